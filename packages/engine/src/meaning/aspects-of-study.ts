import { stems, type Aspect } from '#meaning/aspect.ts';

/** Points about the subject as something that is studied, described and paid for. */
export const aspectsOfStudy: readonly Aspect[] = [
  {
    id: 'technology',
    natures: ['thing', 'idea'],
    triggers: stems(
      'technolog computer machine digital internet invent device robot smartphone online engineer',
    ),
    label: '디지털 기술의 영향',
    topic: 'the effects of digital technology on our attitudes toward {x}',
    title: 'How Technology Is Changing Our View of {X}',
    gist: '기술의 발달은 {k}에 대한 사람들의 태도를 바꾸어 놓았다.',
    sentence:
      'Thanks to recent advances in digital technology, anyone can now look up facts about {x} on a smartphone within seconds.',
  },
  {
    id: 'definition',
    natures: ['idea', 'behavior'],
    triggers: stems('defin term meaning concept scholar disagree debate'),
    label: '개념 정의를 둘러싼 이견',
    topic: 'disagreements among scholars over the definition of {x}',
    title: 'Defining {X}: An Endless Debate Among Experts',
    gist: '{k}의 개념을 어떻게 정의할지에 대해서는 학자마다 의견이 다르다.',
    sentence:
      'Scholars still disagree about how {x} should be defined, and new definitions are proposed almost every year.',
  },
  {
    id: 'measurement',
    natures: ['thing', 'idea', 'behavior'],
    triggers: stems('measur data survey statist number calculat amount percent record'),
    label: '객관적인 측정과 평가',
    topic: 'the need for objective ways to collect data on {x}',
    title: 'Can Numbers Tell Us the Truth About {X}?',
    gist: '{k을} 객관적으로 평가할 수 있는 기준을 먼저 마련해야 한다.',
    sentence:
      'Many attempts have been made to collect reliable data on {x}, but the number of surveys carried out so far remains small.',
  },
  {
    id: 'funding',
    natures: ['thing', 'idea'],
    triggers: stems(
      'cost money price econom business profit market budget buy sell pay financ fund trade industr expens',
    ),
    label: '연구에 대한 경제적 지원',
    topic: 'the need for greater financial support for research on {x}',
    title: 'Who Should Pay for Research on {X}?',
    gist: '{k}에 관한 연구에는 더 많은 경제적 지원이 필요하다.',
    sentence:
      'Research on {x} requires a large amount of money, so many universities find it difficult to continue their projects.',
  },
  {
    id: 'art',
    natures: ['thing'],
    triggers: stems('poe novel literat paint art music stor writer author museum creativ'),
    label: '예술 작품 속의 묘사',
    topic: 'the ways in which writers and painters have described {x}',
    title: '{X} in the Eyes of Poets and Painters',
    gist: '{k은} 여러 예술 작품의 소재로 다양하게 활용되어 왔다.',
    sentence:
      'Many poets and painters have chosen {x} as the subject of their works, some of which are now kept in famous museums.',
  },
  {
    id: 'history',
    natures: ['thing', 'idea', 'behavior'],
    triggers: stems('histor century centuries ancient origin past tradition era earl once evol'),
    label: '역사적 변천',
    topic: 'historical changes in public attitudes toward {x}',
    title: 'From Past to Present: Changing Views of {X}',
    gist: '{k}에 대한 관점은 시대의 흐름에 따라 끊임없이 변해 왔다.',
    sentence:
      'The first scholars who wrote about {x} lived several centuries ago, and most of their books have unfortunately been lost.',
  },
  {
    id: 'cooperation',
    natures: ['thing', 'idea'],
    triggers: stems('scien research cooperat collaborat expert team together share'),
    label: '여러 분야 간의 협력',
    topic: 'the benefits of cooperation among experts who study {x}',
    title: 'Studying {X}: A Task for Many Experts',
    gist: '{k}에 관한 연구는 여러 분야의 협력을 통해 이루어져야 한다.',
    sentence:
      'Experts from various fields hold a meeting every spring in order to exchange the latest findings on {x}.',
  },
  {
    id: 'misinformation',
    natures: ['thing', 'idea'],
    triggers: stems('rumor fake inform source false truth fact myth online mislead lie news'),
    label: '잘못된 정보의 확산',
    topic: 'the rapid spread of inaccurate information about {x} online',
    title: 'False Information About {X} and How to Avoid It',
    gist: '{k}에 관한 정보는 출처를 확인한 뒤에 받아들여야 한다.',
    sentence:
      'Inaccurate information about {x} spreads quickly online, so readers are advised to check who wrote each article.',
  },
  {
    id: 'types',
    natures: ['thing', 'idea', 'behavior'],
    triggers: stems('type kind categor classif sort various'),
    label: '유형의 분류',
    topic: 'various ways of classifying {x} and their limits',
    title: 'How Should We Classify {X}?',
    gist: '{k은} 기준에 따라 여러 가지 유형으로 분류될 수 있다.',
    sentence:
      'There are various ways of classifying {x}, and each of them divides the types according to a different standard.',
  },
  {
    id: 'language',
    natures: ['idea', 'behavior'],
    triggers: stems('languag word vocabular express proverb speech speak verb saying'),
    label: '언어 표현의 차이',
    topic: 'common expressions about {x} found in various languages',
    title: 'What Everyday Expressions Tell Us About {X}',
    gist: '{k}에 관한 표현은 언어마다 서로 다른 의미를 담고 있다.',
    sentence:
      'Many languages have proverbs about {x}, and some of these proverbs can still be heard in daily conversation.',
  },
  {
    id: 'jobs',
    natures: ['thing'],
    triggers: stems('job career work profession employ compan labor worker universit'),
    label: '관련 직업의 전망',
    sentence:
      'The number of jobs that deal with {x} is expected to grow, and some universities have opened new courses for them.',
  },
  {
    id: 'books',
    natures: ['thing', 'idea', 'behavior'],
    triggers: stems('book read translat publish writer author librar languag'),
    label: '관련 서적의 인기',
    sentence:
      'Several best-selling books about {x} have been translated into more than ten languages and are read all over the world.',
  },
  {
    id: 'environment',
    natures: ['thing', 'behavior'],
    triggers: stems('environ natur climat surround ecolog setting circumstance condition'),
    label: '주변 환경의 영향',
    topic: 'environmental factors that have an influence on {x}',
    title: 'How Our Surroundings Affect {X}',
    gist: '{k은} 주변 환경의 변화에 따라 큰 영향을 받는다.',
  },
  {
    id: 'future',
    natures: ['thing'],
    triggers: stems('future predict forecast tomorrow someday'),
    label: '미래에 대한 예측',
    topic: 'various predictions about the future of {x}',
    title: 'What Will the Future of {X} Look Like?',
    gist: '앞으로 {k}의 모습이 어떻게 달라질지 예측하기는 어렵다.',
  },
  {
    id: 'ethics',
    natures: ['idea', 'behavior'],
    triggers: stems('ethic moral duty duties conscience virtue rights'),
    label: '연구 윤리',
    topic: 'ethical issues raised by recent studies of {x}',
    title: 'Ethical Questions in the Study of {X}',
    gist: '{k}에 관한 연구는 윤리적 기준을 지키며 이루어져야 한다.',
    sentence:
      'Ethics committees at several universities have published new guidelines for researchers who carry out studies of {x}.',
  },
  {
    id: 'critics',
    natures: ['idea', 'behavior'],
    triggers: stems('critic controvers oppos argu protest accus'),
    label: '전문가들의 비판',
    topic: 'recent criticism of traditional studies of {x}',
    title: 'What Is Missing From Our Studies of {X}?',
    gist: '{k}에 관한 기존의 연구 방법을 비판적으로 검토해야 한다.',
    sentence:
      'Critics have recently pointed out that most traditional studies of {x} were carried out with too few participants.',
  },
];
