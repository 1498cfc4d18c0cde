import { findEntry } from '@jadoo/lexicon';

import { listLineWords } from '#meaning/lines/line-words.ts';
import { toIng } from '#passage/inflect.ts';

/** The right topic under another heading: the limits of its matter in place of the value of it. */
export interface ReheadedTopic {
  /** Tells the headings apart. */
  heading: string;
  text: string;
  /** Korean noun phrase. */
  label: string;
  /** Passages seldom touch it. */
  isWeak: boolean;
}

interface Heading {
  heading: string;
  /** What the topic speaks of, in named groups. */
  pattern: RegExp;
  /** Words by which the teacher's lines would speak of it too. */
  said: RegExp;
  /** Words by which the passage would. */
  told?: RegExp;
  /** Words by which a sentence of it that names the matter would. */
  near?: RegExp;
  text: string;
  label: string;
  isWeak?: boolean;
}

const described = String.raw`^(?:the |an? )?(?:[a-z-]+ ){0,2}`;
/** No clause, no other matter. */
const word = String.raw`(?!(?:that|which|who|what|how|why|whether|its|their|one|and|not)\b)[a-z’'-]+`;
const matter = String.raw`(?!the |an? (?:longer|better|more) )(?<x>${word}(?: ${word})*)$`;
const plain = String.raw`(?!(?:that|which|who|what|how|why|whether|its|their|one|of|on|in|for|to|as|by)\b)[a-z’'-]+`;
const thing = String.raw`(?<x>${plain}(?: ${plain})*)`;

const headings: readonly Heading[] = [
  {
    heading: 'limits',
    pattern: new RegExp(
      `${described}(?:value|importance|benefits?|advantages?|usefulness|functions?|power|role|use|appeal) of ${matter}`,
      'u',
    ),
    said: /\b(?:limit|fail|cannot|weakness|problem|trouble|cost|unintended)|한계/iu,
    told: /\b(?:limit(?:s|ed|ations?)?|drawbacks?|weaknesses|disadvantages?|shortcomings?|of course|admittedly|to be sure|not to say|does not mean|exceptions?|critics)\b/iu,
    near: /\b(?:cannot|can['’]t|fails?|failed|(?:is|are|was|were|be|being|been) (?:[a-z]+ )?(?:wrong|false|unreliable|inaccurate|mistaken|flawed|dangerous|harmful|useless))\b/iu,
    text: 'the limits of {x}',
    label: '한계',
  },
  {
    heading: 'remedy',
    pattern: new RegExp(
      `^(?:the |an? )?(?:(?!different)[a-z-]+ )?(?<y>effects?|influence|impact) of ${thing} (?<z>on [a-z’' -]+)$`,
      'u',
    ),
    // Advice on what has an effect is a way to limit it, and nobody limits a good one.
    said: /\b(?:reduc|limit|avoid|prevent|protect|guard|resist|weaken|overcom|improv|help|better\b|ways?\b)|야 한다|것이 [가-힣]+다$|필요|주의|방법|막[을는]|줄[이일]|좋|나은|낫|돕|도움|만족|신뢰|활기|높[이여]|키[우운]|향상|창의/imu,
    told: /\b(?:protection|protect (?:our|your|them)sel(?:f|ves)|should|must|remedy|remedies|solutions?|advice|guard against|resist|avoid)\b/iu,
    text: 'ways to limit the {y} of {x} {z}',
    label: '영향을 줄이는 방법',
    // Of a good effect nobody asks how to limit it.
    isWeak: true,
  },
  {
    heading: 'outcome',
    pattern: new RegExp(
      `${described}(?:roots?|causes?|origins?|reasons?|sources?|motives?) (?:of|for|behind) ${matter}`,
      'u',
    ),
    said: /\b(?:consequence|result|effect|outcome)/iu,
    text: 'the consequences of {x}',
    label: '결과',
  },
  {
    heading: 'remedy',
    pattern: /^the tendency (?<x>(?:of [a-z]+(?: [a-z]+)? )?to [a-z’' -]+)$/u,
    said: /\b(?:reduc|limit|avoid|prevent|overcom|ways?\b)/iu,
    text: 'ways to overcome the tendency {x}',
    label: '극복하는 방법',
  },
  {
    heading: 'benefits',
    pattern: /^the tendency to (?<y>[a-z]+) (?<z>[a-z’' -]+)$/u,
    said: /\b(?:benefit|advantage|useful|help)/iu,
    text: 'the benefits of {y} {z}',
    label: '이점',
  },
  {
    heading: 'culture',
    pattern: /^the tendency (?<x>(?:of [a-z]+(?: [a-z]+)? )?to [a-z’' -]+)$/u,
    said: /\b(?:cultur|countr|societ|nation)|문화/iu,
    text: 'cultural differences in the tendency {x}',
    label: '문화에 따른 차이',
    isWeak: true,
  },
  {
    heading: 'hesitation',
    pattern:
      /^(?:the |an? )?(?:[a-z]+ )?reasons? (?:why )?(?<x>(?:[a-z]+ )?(?:people|children|students|readers|voters|patients|shoppers|consumers|viewers|athletes|fans|animals|birds)) (?!do\b|are\b|can\b|have\b|were\b|will\b|feel\b|fear\b|fail\b|find\b|often\b|tend\b)(?<z>[a-z]+[^s] [a-z’' -]+)$/u,
    said: /\b(?:hesitat|reluctan|refus|avoid)\b/iu,
    text: 'the reasons why {x} hesitate to {z}',
    label: '꺼리는 까닭',
  },
  {
    heading: 'influence',
    pattern:
      /^the (?:[a-z]+ )?(?:difference|gap|distinction|contrast|similarity)s? between (?!the\b)(?<x>[a-z]+) and (?<z>[a-z]+)(?: and .*)?$/u,
    said: /\b(?:influenc|effect|affect)/iu,
    text: 'the influence of {x} on {z}',
    label: '하나가 다른 하나에 미치는 영향',
  },
  {
    heading: 'strengths',
    pattern: new RegExp(
      `${described}(?:limits?|limitations|weakness(?:es)?|drawbacks|problems) (?:of|with) ${matter}`,
      'u',
    ),
    said: /\b(?:strength|advantage|benefit|useful|value)/iu,
    text: 'the strengths of {x}',
    label: '장점',
  },
];

/** The topic of a passage under headings which its lines do not have. */
export function reheadTopic(topic: string, lines: string, passage = ''): ReheadedTopic[] {
  return headings.flatMap(({ heading, pattern, said, told, near, text, label, isWeak = false }) => {
    const { x: found = '', y = '', z = '' } = pattern.exec(topic)?.groups ?? {};
    // "The importance of seats to a town", but "the limits of seats"; "in coming to like" goes together.
    const x =
      heading === 'limits' ? found.replace(/^(?![a-z]+ing )(.+?)(?<! in [a-z]+ing) to .*$/u, '$1') : found;
    const isOfTwo = /^(?:the )?[a-z-]+ and /u.test(topic);
    if (
      (x === '' && y === '') ||
      // "From preserving food to creating flavor" goes together.
      (heading === 'limits' && / from .* to /u.test(found)) ||
      isOfTwo ||
      said.test(lines) ||
      told?.test(passage) === true ||
      (near !== undefined && isToldNear(near, x, passage)) ||
      (/^(?:limits|strengths|outcome|misconceptions)$/u.test(heading) && isUnfinished(x))
    )
      return [];
    const act = heading === 'benefits' ? toIng(y) : y;
    return [{ heading, text: text.replace('{x}', x).replace('{y}', act).replace('{z}', z), label, isWeak }];
  });
}

/** "Memory is unreliable": said shortly behind a word of the matter. */
function isToldNear(near: RegExp, matter: string, passage: string): boolean {
  const own = listLineWords(matter.split(/ (?:in|for|as|to|on) /u)[0] ?? '');
  return [...passage.matchAll(new RegExp(near.source, 'giu'))].some(({ index }) => {
    const [before = ''] = passage
      .slice(0, index)
      .split(/[.?!;] /u)
      .slice(-1);
    return listLineWords(before.trim().split(' ').slice(-wordsBefore).join(' ')).some((word) =>
      own.includes(word),
    );
  });
}
const wordsBefore = 4;

/** "Car parts designed", "fields by spiders": without what they were named for such phrases are cut off. */
const isUnfinished = (phrase: string): boolean => {
  const last = phrase.split(' ').at(-1) ?? '';
  return (
    / by (?![a-z]+ing$)/u.test(phrase) ||
    (phrase.includes(' ') && participle.test(last) && findEntry(last, 'n') === undefined)
  );
};

const participle = /(?:ed|made|built|given|taken|meant|grown|written|sold|worn|known)$/u;
