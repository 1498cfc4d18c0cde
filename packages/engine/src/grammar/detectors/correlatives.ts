import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isVerb } from '#grammar/sentence-view.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';

const base = { isAnswer: true, isFiller: true, value: 2 } as const;

const partners: ReadonlyMap<string, { right: string; wrong: string }> = new Map([
  ['both', { right: 'and', wrong: 'or' }],
  ['either', { right: 'or', wrong: 'and' }],
  ['neither', { right: 'nor', wrong: 'and' }],
]);

const maxDistance = 9;

/** both A and B, either A or B: the second word of the pair → another conjunction */
const correlative: GrammarDetector = {
  rule: 'correlative-conjunction',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const partner = partners.get(token.lower);
      if (!partner || view.at(index + 1).lower === 'of' || view.at(index + 1).tag === 'NNS') return [];
      const joint = findPartner(view, index, partner.right);
      if (joint === undefined) return [];
      return [
        {
          ...base,
          first: joint,
          end: joint + 1,
          corrupted: partner.wrong,
          because: `앞의 ${withParticle(token.lower, '과')} 짝을 이루는 상관접속사이므로`,
          form: '접속사',
          ...listOtherPair(view, index, joint),
          evidence: [index],
          // "either wet and cold or hot": another partner would do as well.
          isAnswer: !view.tokens.slice(joint + 1).some(({ lower }) => lower === partner.right),
        },
      ];
    }),
};

/** "either the money and the room" can be mended at the first word, too: both. */
function listOtherPair(view: SentenceView, first: number, joint: number): Partial<SpotDraft> {
  const { lower } = view.at(first);
  const verb = view.at(readNounPhrase(view, joint + 1)?.end ?? joint);
  const isPlural = verb.tag === 'VBP' || verb.lower === 'were';
  if (lower === 'either' && verb.tag !== 'VBZ' && verb.lower !== 'was') return { alsoRight: 'either → both' };
  return lower === 'both' && !isPlural ? { alsoRight: 'both → either' } : {};
}

/** between A and B */
const betweenAnd: GrammarDetector = {
  rule: 'correlative-between',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'between') return [];
      const first = readNounPhrase(view, index + 1);
      if (!first || view.at(first.end).lower !== 'and' || view.at(first.head).tag === 'NNS') return [];
      if (!readNounPhrase(view, first.end + 1)) return [];
      return [
        {
          ...base,
          first: first.end,
          end: first.end + 1,
          corrupted: 'to',
          because: "앞의 between과 짝을 이루어 'A와 B 사이에'라는 뜻을 나타내므로",
          form: '접속사',
          // "between 9 to 5"
          ...(view.at(first.head).tag === 'CD' ? { alsoRight: 'between → from' } : {}),
          evidence: [index],
        },
      ];
    }),
};

/** The partner, when neither a verb nor another conjunction parts it from the first word. */
function findPartner(view: SentenceView, index: number, right: string): number | undefined {
  for (let next = index + 2; next <= index + maxDistance; next += 1) {
    const token = view.at(next);
    if (token.lower === right) return next;
    if (
      token.tag === 'CC' ||
      token.tag === ':' ||
      token.tag === '' ||
      (isVerb(token) && /^(?:VBZ|VBP|VBD|MD)$/u.test(token.tag))
    )
      return undefined;
  }
  return undefined;
}

export const correlativeDetectors: readonly GrammarDetector[] = [correlative, betweenAnd];
