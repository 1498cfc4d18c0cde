import type { Band, LexiconEntry, PartOfSpeech } from '#entry.ts';
import { findAuthoredEntry } from '#glossary.ts';
import {
  endsInConsonant,
  getActionNoun,
  getAdjectiveStem,
  getVerbStem,
  toActing,
  toAdverb,
  toDone,
  toNegative,
  toNominal,
  toPossible,
} from '#korean-endings.ts';

/** One way in which a word is made of another: how to find the base and what becomes of its gloss. */
interface DerivationRule {
  pos: PartOfSpeech;
  basePos: PartOfSpeech;
  pattern: RegExp;
  /** Spellings the base may have, in order. */
  bases: (stem: string) => string[];
  turn: (gloss: string) => string | undefined;
  /** Whether a word made of this base is more likely something else. */
  isAmbiguous?: (base: string, word: string) => boolean;
}

/** Words whose parts do not tell their meaning. */
const opaqueWords = new Set(
  `invaluable infamous indifferent inflammable intense intent inverse impassive impart imprudent untoward unwitting unbecoming
  recover remark represent recount reform relay resort resent reserve resign repress restrain rebound relate release retire return
  remove reply repose recite refuse regard reward reverse remain report require request resolve respond result retail retain retort
  retreat reveal revive review revolve refrain refresh reclaim recall remind repair repeat replace research resist restore retrieve
  hardly lately nearly shortly barely scarcely likely lively friendly lonely lovely costly deadly early only directly presently
  awfully pretty business witness harness fitness wilderness highness likeness goodness forgiveness
  careless regardless nevertheless nonetheless priceless helpless needless restless
  countless breathless
  counter number matter corner letter offer order cover better butter chapter character master minister monster quarter semester
  manner dinner summer winter shower tower temper wonder
  moment element document instrument department apartment garment segment cement comment compliment complement
  station nation ration billion million mullion fraction fiction section portion motion notion option action function position condition mission passion session
  speechless fashionable carer competence confidence incidence conference inference mortality
  mislead mistake misfit oversee overlook overcome overtake overthrow overhear override overrun overturn overhaul overlap`.split(
    /\s+/u,
  ),
);

const adjectiveTurn = (turn: (stem: string) => string) => (gloss: string) => {
  const stem = getAdjectiveStem(gloss);
  return stem === undefined ? undefined : turn(stem);
};
const verbTurn = (turn: (stem: string) => string) => (gloss: string) => {
  const stem = getVerbStem(gloss);
  return stem === undefined ? undefined : turn(stem);
};
const nounTurn = (consonant: string, vowel: string) => (gloss: string) =>
  /^[가-힣]{2,}$/u.test(gloss) ? gloss + (endsInConsonant(gloss) ? consonant : vowel) : undefined;

const plain = (stem: string) => [stem];
const unDouble = (stem: string) => (/([bdgklmnprt])\1$/u.test(stem) ? [stem.slice(0, -1)] : []);
/** "robed" is of robe: rob would double its consonant. */
const keepsSilentE = (stem: string) => /^[^aeiou]*[aeiou][bdgklmnprtz]$/u.test(stem);
const verbBases = (stem: string) => [
  ...unDouble(stem),
  `${stem}e`,
  ...(keepsSilentE(stem) ? [] : [stem]),
  ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
];
const adverbBases = (stem: string) => [
  stem,
  ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : []),
  `${stem}le`,
  ...(stem.endsWith('al') ? [stem.slice(0, -2)] : []),
  `${stem}l`,
];
const nessBases = (stem: string) => [stem, ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [])];
const tionBases = (stem: string) => [
  `${stem}te`,
  `${stem}e`,
  stem,
  `${stem}t`,
  ...(stem.endsWith('iza') ? [`${stem.slice(0, -1)}e`] : []),
  ...(stem.endsWith('a') ? [stem.slice(0, -1), `${stem.slice(0, -1)}e`] : []),
];

const rules: readonly DerivationRule[] = [
  { pos: 'adv', basePos: 'adj', pattern: /^(.{3,})ly$/u, bases: adverbBases, turn: adjectiveTurn(toAdverb) },
  { pos: 'n', basePos: 'adj', pattern: /^(.{3,})ness$/u, bases: nessBases, turn: adjectiveTurn(toNominal) },
  {
    pos: 'n',
    basePos: 'adj',
    pattern: /^(.{2,}(?:bil|iv|ar|os))ity$/u,
    bases: (stem) => [stem, `${stem}e`, ...(stem.endsWith('bil') ? [`${stem.slice(0, -2)}le`] : [])],
    turn: adjectiveTurn(toNominal),
  },
  {
    pos: 'adj',
    basePos: 'adj',
    pattern: /^(?:un|in|im|ir|il|dis|non-?)(.{4,})$/u,
    bases: plain,
    turn: adjectiveTurn(toNegative),
  },
  {
    pos: 'adv',
    basePos: 'adv',
    pattern: /^(?:un|in|im|ir)(.{6,})$/u,
    bases: plain,
    turn: (gloss) => (gloss.endsWith('하게') ? `${gloss.slice(0, -1)}지 않게` : undefined),
  },
  {
    pos: 'v',
    basePos: 'v',
    pattern: /^re-?(.{4,})$/u,
    bases: plain,
    turn: (gloss) => (getVerbStem(gloss) === undefined ? undefined : `다시 ${gloss}`),
  },
  {
    pos: 'v',
    basePos: 'v',
    pattern: /^mis(.{4,})$/u,
    bases: plain,
    turn: (gloss) => (getVerbStem(gloss) === undefined ? undefined : `잘못 ${gloss}`),
  },
  {
    pos: 'v',
    basePos: 'v',
    pattern: /^over-?(.{4,})$/u,
    bases: plain,
    turn: (gloss) => (getVerbStem(gloss) === undefined ? undefined : `지나치게 ${gloss}`),
  },
  {
    pos: 'n',
    basePos: 'v',
    pattern: /^(.{3,})(?:er|or)$/u,
    bases: verbBases,
    turn: verbTurn((stem) => `${toActing(stem)} 사람[것]`),
    // "the fainter stars": a comparative.
    isAmbiguous: (base, word) => word.endsWith('er') && findAuthoredEntry(base, 'adj') !== undefined,
  },
  { pos: 'n', basePos: 'v', pattern: /^(.{3,}?)(?:t?ion|ition)$/u, bases: tionBases, turn: getActionNoun },
  {
    pos: 'n',
    basePos: 'v',
    pattern: /^(.{3,})(?:ment|ance|ence)$/u,
    bases: (stem) => [stem, `${stem}e`],
    turn: getActionNoun,
  },
  {
    pos: 'adj',
    basePos: 'n',
    pattern: /^(.{3,})less$/u,
    bases: nessBases,
    turn: nounTurn('이 없는', '가 없는'),
  },
  { pos: 'adj', basePos: 'v', pattern: /^(.{3,})[ai]ble$/u, bases: verbBases, turn: verbTurn(toPossible) },
  { pos: 'adj', basePos: 'v', pattern: /^(.{2,})ing$/u, bases: verbBases, turn: verbTurn(toActing) },
  { pos: 'adj', basePos: 'v', pattern: /^(.{2,})ed$/u, bases: verbBases, turn: toDone },
  { pos: 'n', basePos: 'v', pattern: /^(.{3,})ing$/u, bases: verbBases, turn: getActionNoun },
];

/**
 * Makes an entry for a word without one out of its base word (quiet → quietness). Senses that the
 * rules cannot turn for sure are left out, and without any sense left there is no entry.
 */
export function deriveEntry(lemma: string, pos: PartOfSpeech): LexiconEntry | undefined {
  const word = lemma.toLowerCase();
  if (opaqueWords.has(word) || !/^[a-z-]+$/u.test(word)) return undefined;
  for (const rule of rules) {
    if (rule.pos !== pos) continue;
    const found = applyRule(rule, word);
    if (found !== undefined) return found;
  }
  return undefined;
}

function applyRule(rule: DerivationRule, word: string): LexiconEntry | undefined {
  const stem = rule.pattern.exec(word)?.[1];
  if (stem === undefined) return undefined;
  for (const candidate of rule.bases(stem)) {
    const base = candidate.length < 3 ? undefined : findAuthoredEntry(candidate, rule.basePos);
    if (base === undefined || rule.isAmbiguous?.(base.lemma, word) === true) continue;
    const senses = turnSenses(base.senses, rule);
    if (senses.length === 0) continue;
    const band = Math.min(4, base.band + (base.band === 1 ? 1 : 0)) as Band;
    return { lemma: word, pos: rule.pos, senses, band, rank: base.rank, flags: [], base: base.lemma };
  }
  return undefined;
}

/**
 * The senses of the derived word. The first sense of the base must be among them, since a word whose
 * main sense is missing misleads; further senses of a verb seldom pass on to its nouns and adjectives.
 */
function turnSenses(senses: readonly string[], { basePos, pos, turn }: DerivationRule): string[] {
  const taken = basePos === 'adj' || pos === 'v' ? senses.slice(0, 2) : senses.slice(0, 1);
  const turned = taken.map((sense) =>
    sense
      .split(', ')
      .filter((gloss) => !/[~()…]/u.test(gloss))
      .flatMap((gloss) => turn(gloss) ?? []),
  );
  if (turned[0]?.length === 0) return [];
  return turned.filter((glosses) => glosses.length > 0).map((glosses) => [...new Set(glosses)].join(', '));
}
