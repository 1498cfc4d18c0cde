import { stems, type Aspect } from '#meaning/aspect.ts';

/** News of the day in which any subject may be named: only for 무관한 문장. */
export const happenings: readonly Required<Pick<Aspect, 'id' | 'triggers' | 'label' | 'sentence'>>[] = [
  {
    id: 'lectures',
    triggers: stems('volunteer lectur librar resident'),
    label: '무료 강연 소식',
    sentence:
      'Every weekend, volunteers give free lectures about {x} to residents who live near the city library.',
  },
  {
    id: 'documentary',
    triggers: stems('film movie documentar director theater'),
    label: '다큐멘터리 제작 소식',
    sentence:
      'A well-known director is now making a documentary about {x}, which will be shown in theaters next spring.',
  },
  {
    id: 'award',
    triggers: stems('award prize honor'),
    label: '학자의 수상 소식',
    sentence:
      'A scholar who has written several essays on {x} received a national award last month for a lifetime of service.',
  },
  {
    id: 'mobile-game',
    triggers: stems('game mobile compan download user'),
    label: '휴대 전화 게임의 인기',
    sentence:
      'A small company has developed a mobile game based on {x}, and it has been downloaded more than a million times.',
  },
  {
    id: 'tour',
    triggers: stems('tour travel visit guide'),
    label: '안내 프로그램 소개',
    sentence:
      'Visitors who want to learn more about {x} can join a guided program that starts at the city hall every Saturday.',
  },
  {
    id: 'interview',
    triggers: stems('magazine interview professor journal'),
    label: '잡지 인터뷰 소개',
    sentence:
      'The latest issue of a popular magazine carries a long interview with a professor who has studied {x} for thirty years.',
  },
  {
    id: 'song',
    triggers: stems('song music lyric sing'),
    label: '대중가요의 유행',
    sentence:
      'A song about {x} became popular among teenagers last summer, even though its lyrics were written half a century ago.',
  },
  {
    id: 'club',
    triggers: stems('club campus universit student member'),
    label: '대학생 동아리 활동',
    sentence:
      'University students have formed a club to discuss {x}, and its members meet at a café near the campus once a month.',
  },
  {
    id: 'photographs',
    triggers: stems('photo camera picture galler image'),
    label: '사진전 소식',
    sentence:
      'Amateur photographers have recently shown an interest in {x}, and some of their work can be seen at small galleries.',
  },
  {
    id: 'website',
    triggers: stems('website web online internet comment'),
    label: '누리집 개설 소식',
    sentence:
      'A new website about {x} was opened last week, and readers from many cities have already left comments on it.',
  },
];
