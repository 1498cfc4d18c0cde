import { findNounClass } from '@jadoo/lexicon';

import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const bringing = /^(?:lead|give|make|become|produce|result|grow|turn|change|bring|pave|revolutionize)$/u;
const enabling = /^(?:lead|allow|enable|help|let|leave|encourage)$/u;
const going = /^(?:start|begin|continue|keep|stop|love|enjoy)$/u;

/** "an idea inspired by a song led to", "made it possible, which in turn gave", "eases worries and leads them to help": what came of it does not come of its contrary; nor does anybody start discarding plants. */
export function isOfResult({ tokens }: PassageAnalysis, { token, pos }: BlankWord): boolean {
  const rest = tokens.slice(token.index + 1);
  const before = tokens[token.index - 1];
  if (token.tag === 'VBG' && going.test(before?.lemma ?? '')) return true;
  if (pos === 'v' && going.test(token.lemma) && rest[0]?.tag === 'VBG') return true;
  if (token.tag === 'VBN' && before?.tag.startsWith('NN') === true)
    return rest.some(({ tag, lemma }) => /^VB[DPZ]$/u.test(tag) && bringing.test(lemma));
  if (pos === 'v' && isJoinedToResult(rest)) return true;
  return (pos === 'v' || pos === 'adj') && hasPastResult(rest);
}

/** "… and leads them to", within the same clause. */
function isJoinedToResult(rest: readonly Token[]): boolean {
  const end = rest.findIndex(({ text }) => /^[.;:]$/u.test(text));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .some(
      ({ lower }, at) =>
        lower === 'and' &&
        /^VB[DPZ]?$/u.test(rest[at + 1]?.tag ?? '') &&
        enabling.test(rest[at + 1]?.lemma ?? ''),
    );
}

/** ", which in turn gave", "so that nobody lost", ", leading to" */
const hasPastResult = (rest: readonly Token[]): boolean =>
  rest.some(({ lower, text }, at) => {
    const behind = rest.slice(at + 1);
    const isPast = behind.find(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag))?.tag === 'VBD';
    if (text === ',' && behind[0]?.lower === 'which') return isPast;
    if (text === ',' && /^(?:leading|allowing|enabling)$/u.test(behind[0]?.lower ?? '')) return true;
    return lower === 'so' && behind[0]?.lower === 'that' && isPast;
  });

/** Of people one says none of these. */
const ofThings =
  /^(?:conceal|exaggerate|reflect|predict|measure|contradict|reveal|express|display|disprove|confirm|worsen|advertise)$/u;
/** And of people only one says these. */
const ofPeople =
  /^(?:comfort|calm|soothe|amuse|entertain|educate|please|delight|annoy|disappoint|frustrate|persuade|convince|inform|deceive)$/u;
const people = /^(?:other|person|people|club|company|animal)$/u;

/** Whether the verb that is to stand in its place goes with its object: one conceals a plan, but no shoppers, and comforts shoppers, but no plan. */
export function suitsObject({ tokens }: PassageAnalysis, { token, pos }: BlankWord, lemma: string): boolean {
  if (pos !== 'v' || !(ofThings.test(lemma) || ofPeople.test(lemma))) return true;
  const rest = tokens.slice(token.index + 1);
  const at = rest.findIndex(({ tag }) => !/^(?:DT|JJ[RS]?|PRP\$|CD|VBN|RB)$/u.test(tag));
  const [head, next] = rest.slice(Math.max(0, at), at + 2);
  if (token.tag === 'VBN' && /^(?:IN|TO|[.,;:])$/u.test(rest[0]?.tag ?? '.')) return true;
  // "those who cannot pay"
  const [first, who] = rest;
  const areThose = first?.lower === 'those' && who?.lower === 'who';
  const isWhole = areThose || (next?.tag !== 'POS' && next?.tag.startsWith('NN') !== true);
  const arePeople =
    areThose ||
    /^(?:them|him|her|us)$/u.test(head?.lower ?? '') ||
    (head?.tag.startsWith('NN') === true &&
      (people.test(head.lemma) || findNounClass(head.lemma) === 'people'));
  return arePeople ? !(isWhole && ofThings.test(lemma)) : !ofPeople.test(lemma);
}
