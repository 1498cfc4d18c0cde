import type { PassageAnalysis } from '#passage/analysis.ts';
import { getConcept, getValence } from '#wording/concepts.ts';
import type { Swap } from '#wording/swap.ts';

/** Pairs of which the second word would not be written where the first one stands, or can be meant otherwise there. */
const ofOtherPlaces = new Set(
  `ruler/subject subject/ruler short/tall capture/free,liberate,release catch/release,throw release/catch throw/catch efficiency/waste lower/lift fresh/rotten
  indifferent/curious dismiss/hire,appoint,employ employ/dismiss,fire uneven/level record/delete,erase erase/record impartial/partial plant/uproot
  common/unique shallow/profound disappear/remain survival/extinction share/withhold delay/haste imitate/originate immigrant/emigrant
  accept/decline,offer refuse/offer logic/emotion laugh/cry movement/stillness motion/stillness activity/inactivity environmental/genetic
  genetic/environmental good/evil,poor late/punctual gifted/untalented plain/ornate offensive/defensive polished/rough raw/cooked rough/polished
  weak/potent,mighty solid/fluid apart/together practically/theoretically seriously/playfully truly/falsely roughly/gently proudly/humbly
  absorption/emission attraction/repulsion celebration/mourning concentration/dilution,dispersion credit/debit division/multiplication,unity,union
  expression/repression,suppression express/repress offense/defense promotion/demotion ease/hardship density/sparseness harmony/clash add/deduct
  advance/recede clean/dirty coincide/clash divide/multiply multiply/divide enter/exit honor/humiliate launch/abort occupy/vacate resist/yield
  break/fix produce/consume grow/decline experimental/theoretical theoretical/experimental harmless/deadly deadly/harmless smooth/roughen violate/observe deeply/superficially lose/acquire effect/cause solid/hollow hollow/solid reader/writer writer/reader`
    .split(/\s+/u)
    .flatMap((row): string[] => {
      const [word = '', others = ''] = row.split('/');
      return others.split(',').map((other) => `${word}/${other}`);
    }),
);

/** Whether the opposite may be planted for the word: beside it, in a box of two, it may stand all the same. */
export const canBePlanted = (analysis: PassageAnalysis, swap: Swap): boolean =>
  !ofOtherPlaces.has(`${swap.token.lemma}/${swap.lemma}`) &&
  !clashesWithNoun(analysis, swap) &&
  !clashesWithMeasure(analysis, swap);

/** "only a big part", "is better endangered", "wants to be sad" */
function clashesWithMeasure({ tokens }: PassageAnalysis, { token, lemma, pos }: Swap): boolean {
  const before = [3, 2, 1].map((back) => tokens[token.index - back]?.lower ?? '').join(' ');
  return /(?:better|best|well|(?:want|wish|hope|like|try|tries)s? to be)$/u.test(before)
    ? getValence(getConcept(lemma, pos)) < 0
    : /(?:only|just) an?$/u.test(before) && muchOf.test(lemma);
}

const muchOf = /^(?:big|large|huge|great|long|high|major|vast|substantial|considerable)$/u;

/** "wonderful damage" is found without reading. */
function clashesWithNoun({ tokens }: PassageAnalysis, { token, lemma, pos }: Swap): boolean {
  const noun = tokens[token.index + 1];
  if (pos !== 'adj' || !noun?.tag.startsWith('NN')) return false;
  return getValence(getConcept(lemma, pos)) * getValence(getConcept(noun.lemma, 'n')) < 0;
}
