import { stems, type Aspect } from '#meaning/aspect.ts';

/** Points about people: how they live with the subject and what they make of it. */
export const aspectsOfPeople: readonly Aspect[] = [
  {
    id: 'culture',
    natures: ['person', 'thing', 'idea', 'behavior'],
    triggers: stems('cultur countr nation abroad foreign tradition societ social custom western eastern'),
    label: '문화에 따른 인식의 차이',
    topic: 'cultural differences in how people think about {x}',
    title: '{X} Across Cultures: Different Views, Different Values',
    gist: '{k}에 대한 생각은 문화에 따라 크게 달라질 수 있다.',
    sentence:
      'Attitudes toward {x} vary widely from culture to culture, and what seems normal in one country may look strange in another.',
  },
  {
    id: 'media',
    natures: ['person', 'idea', 'behavior'],
    triggers: stems('media film movie news televis advert internet screen magazine audience drama'),
    label: '대중 매체의 영향',
    topic: 'the influence of mass media on public views of {x}',
    title: 'What Movies Get Wrong About {X}',
    gist: '{k}에 대한 대중의 인식은 대중 매체의 영향을 크게 받는다.',
    sentence:
      'Movies and television dramas often present {x} in an exaggerated way in order to attract a larger audience.',
  },
  {
    id: 'children',
    natures: ['thing', 'idea'],
    triggers: stems('child school teach taught student educat learn young class'),
    label: '조기 교육의 중요성',
    topic: 'the importance of teaching children about {x} at an early age',
    title: 'Why Children Should Learn About {X} Early',
    gist: '{k}에 관한 교육은 어린 시절부터 이루어질수록 효과적이다.',
    sentence:
      'Some schools have recently opened special classes in which young children learn about {x} through games and songs.',
  },
  {
    id: 'generations',
    natures: ['idea', 'behavior'],
    triggers: stems('age young old generation adult elder child parent famil'),
    label: '세대 간의 인식 차이',
    topic: 'the gap between generations in their views of {x}',
    title: 'Young and Old: Two Different Views of {X}',
    gist: '{k}에 대한 인식의 차이는 세대 간의 갈등으로 이어질 수 있다.',
    sentence:
      'Teenagers and their grandparents often hold quite different opinions about {x}, which can lead to arguments at home.',
  },
  {
    id: 'law',
    natures: ['idea'],
    triggers: stems(
      'law legal legisl government govern polic court regulat rule judge politic official right',
    ),
    label: '법과 제도',
    topic: 'the lack of clear government policies concerning {x}',
    title: '{X} and the Law: Time for Clear Policies',
    gist: '{k}에 관한 법과 제도를 시대에 맞게 정비해야 한다.',
    sentence:
      'Several governments are now preparing new laws concerning {x}, although the exact contents have not been announced.',
  },
  {
    id: 'emotion',
    natures: ['idea'],
    triggers: stems('emotion feel felt fear mood happ anxi stress ang pleas love affection joy sad'),
    label: '사람들이 느끼는 복잡한 감정',
    topic: 'the mixed emotions people experience when they think about {x}',
    title: 'The Mixed Emotions Behind Our Views of {X}',
    gist: '{k}에 대해 사람들은 기대와 불안을 동시에 느끼는 경향이 있다.',
    sentence:
      'Many people report mixed emotions when they are asked about {x} in interviews, and younger people tend to feel more anxious.',
  },
  {
    id: 'interest',
    natures: ['thing', 'idea'],
    triggers: stems('interest public popular attract exhibit museum campaign'),
    label: '대중의 관심을 높이려는 노력',
    topic: 'efforts to make the public more interested in {x}',
    title: 'How to Get More People Interested in {X}',
    gist: '{k}에 대한 대중의 관심을 높이기 위한 노력이 필요하다.',
  },
  {
    id: 'personality',
    natures: ['behavior'],
    triggers: stems('personal character individual temperament confiden psycholog'),
    label: '성격에 따른 태도의 차이',
    topic: 'the relationship between personality and attitudes toward {x}',
    title: 'Does Your Personality Shape Your View of {X}?',
    gist: '{k}에 대한 태도는 개인의 성격에 따라 다르게 나타난다.',
    sentence:
      'Psychologists have long been interested in the relationship between personality and {x}, especially among teenagers living in large cities.',
  },
  {
    id: 'health',
    natures: ['behavior'],
    triggers: stems('health bod disease medic mental illness doctor sick brain'),
    label: '건강에 미치는 영향',
    topic: 'the effects of {x} on physical and mental health',
    title: '{X} and Our Health: An Unexpected Link',
    gist: '{k}에 대한 태도가 신체와 정신의 건강에 영향을 미칠 수 있다.',
    sentence:
      'According to a recent health survey, people who talk openly about {x} tend to sleep better and catch fewer colds.',
  },
  {
    id: 'growth',
    natures: ['person', 'thing'],
    triggers: stems('econom money price trade business market profit growth region cost industr budget'),
    label: '경제 성장에 대한 기여',
    topic: 'the unexpected contribution of {x} to economic growth',
    title: '{X}: A Hidden Source of Economic Growth',
    gist: '{k}에 대한 투자는 지역 경제의 성장에 도움이 될 수 있다.',
    sentence:
      'Local governments expect that {x} will contribute to the growth of the regional economy over the next ten years.',
  },
  {
    id: 'intelligence',
    natures: ['behavior'],
    triggers: stems('intelligen smart clever brain talent gift'),
    label: '지능의 영향',
    topic: 'the relationship between intelligence and {x}',
    title: 'Does Intelligence Have an Effect on {X}?',
    gist: '{k}에 가장 큰 영향을 미치는 것은 타고난 지능이다.',
    sentence:
      'Some psychologists have tried to find out whether {x} can be explained by differences in intelligence between brothers and sisters.',
  },
  {
    id: 'stress',
    natures: ['behavior', 'person'],
    triggers: stems('stress pressure tired exhaust anxi health relax rest'),
    label: '스트레스의 영향',
    topic: 'the negative effects of daily stress on {x}',
    title: 'Stress: A Hidden Enemy of {X}',
    gist: '지나친 스트레스는 {k에} 부정적인 영향을 미친다.',
    sentence:
      'Too much stress in daily life is said to have a harmful influence on {x}, so doctors recommend regular exercise.',
  },
  {
    id: 'rewards',
    natures: ['behavior'],
    triggers: stems('reward money pay prize financ incentive cost gift'),
    label: '경제적 보상의 영향',
    topic: 'the influence of financial rewards on {x}',
    title: 'Do Financial Rewards Have an Influence on {X}?',
    gist: '경제적 보상은 {k}에 오히려 부정적인 영향을 미칠 수 있다.',
    sentence:
      'Some companies have introduced financial rewards in the hope of influencing {x}, but the results have not been made public yet.',
  },
  {
    id: 'family',
    natures: ['behavior', 'person'],
    triggers: stems('famil parent child home mother father brother sister'),
    label: '가정 환경의 영향',
    topic: 'the influence of family background on {x}',
    title: 'How Family Background Affects {X}',
    gist: '어린 시절의 가정 환경은 {k에} 큰 영향을 미친다.',
    sentence:
      'Sociologists have also collected reports from many households to examine how family background has affected {x}.',
  },
  {
    id: 'peers',
    natures: ['behavior'],
    triggers: stems('friend peer group colleague classmate neighbor together'),
    label: '또래 집단의 영향',
    topic: 'the role of friends and colleagues in shaping {x}',
    title: 'The Power of Friends: How They Shape {X}',
    gist: '{k은} 주변 친구나 동료의 영향을 받기 쉽다.',
    sentence:
      'Teenagers are easily influenced by the friends around them, and many parents worry that this is also true of {x}.',
  },
  {
    id: 'income',
    natures: ['person'],
    triggers: stems('income money rich poor wealth financ pay cost salar earn'),
    label: '경제적 어려움',
    topic: 'the financial difficulties that many {x} have to face',
    title: 'Money Problems That {X} Have to Face',
    gist: '{k}에게 더 많은 경제적 지원을 제공할 필요가 있다.',
    sentence:
      'The average income of {x} has changed little over the last ten years, although living costs have risen sharply.',
  },
  {
    id: 'networking',
    natures: ['person'],
    triggers: stems('online internet media digital technolog smartphone network'),
    label: '소셜 미디어 이용',
    topic: 'the growing use of social media among {x}',
    title: '{X} on Social Media: A Growing Trend',
    gist: '소셜 미디어는 {k}의 생활에 큰 변화를 가져왔다.',
    sentence:
      'A growing number of {x} now use social media to share photographs of their meals with people they have never met.',
  },
  {
    id: 'rights',
    natures: ['person'],
    triggers: stems('law legal right government polic protect court'),
    label: '법적 권리 보호',
    topic: 'the need for laws to protect the rights of {x}',
    title: 'Protecting {X}: A Duty of the Law',
    gist: '{k}의 권리를 보호하기 위한 제도를 마련해야 한다.',
  },
];
