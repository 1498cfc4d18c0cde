import { minNamed, type Cue, type Link, type SentenceRange } from '#cohesion/cue.ts';
import { findLinks } from '#cohesion/list-cues.ts';
import { areFamily, emptyWords, isContent } from '#cohesion/words.ts';
import { isNamed, turns, type Fault } from '#cohesion/measure-faults.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** A link that a wrong order of the blocks breaks, and the parts that it ties. */
export interface Ruling {
  link: Link;
  /** The part that is taken up. */
  part: number;
  block: number;
  /** It rules the order out alone. */
  isFirm: boolean;
}

/** "This arrangement" and "therefore" may take up more than one statement, and "he" be met again past a block: it takes two of the kind to rule out an order. */
export const areEnough = (rulings: readonly Ruling[]): boolean =>
  rulings.some(({ isFirm }) => isFirm) || new Set(rulings.map(({ block }) => block)).size > 1;

/** They take up all that was said, wherever it was. */
const takesStatement = ({ type, relation }: Pick<Cue, 'type' | 'relation'>): boolean =>
  type === 'demonstrative' || (type === 'connective' && /^(?:결과|이어받음)$/u.test(relation));

const isFirmLink = (link: Link): boolean => link.antecedent !== '' || !takesStatement(link);

/** The parts of a passage, and the links of each block that are told. */
interface Tied {
  parts: readonly SentenceRange[];
  evidence: readonly (readonly Link[])[];
}

/** The link by which words can rule out an order: what it takes up stands elsewhere there, and no other part could be meant. */
export function findRuling(
  analysis: PassageAnalysis,
  { parts, evidence }: Tied,
  fault: Fault,
  order: readonly number[],
): Ruling | undefined {
  const { sentence, cue, isLost } = fault;
  if (turns(cue) || adds(cue)) return undefined;
  const isFar = cue.type === 'pronoun' && !isLost;
  const isOfCue = ({ words, type, strength }: Link): boolean =>
    words === cue.words && type === cue.type && strength >= minNamed;
  const block = parts.findIndex(({ first, end }) => sentence >= first && sentence < end);
  const told = evidence[block - 1]?.find(isOfCue);
  if (told && block > 1) {
    const mayFollowGiven =
      order[0] === block && takesStatement(cue) && !isNamed(cue) && !goesOn(analysis, parts, block);
    return mayFollowGiven
      ? undefined
      : { link: told, part: block - 1, block, isFirm: !isFar && isFirmLink(told) };
  }
  if (isFar) return undefined;
  for (let part = block - 1; part >= 1; part -= 1) {
    const range = parts[part];
    if (!range || order.indexOf(part) < order.indexOf(block)) continue;
    const link = findLinks(analysis, range, sentence).find((one) => isOfCue(one) && one.antecedent !== '');
    if (link) return { link, part, block, isFirm: true };
  }
  return undefined;
}

/** "For example", "also", "in fact": many a claim may stand before them. */
const adds = ({ type, relation }: Cue): boolean =>
  type === 'connective' && /^(?:예시|첨가|실제|강조|뒷받침)$/u.test(relation);

/** The head of the block has a word of the part before it that the given text has not. */
function goesOn(analysis: PassageAnalysis, parts: readonly SentenceRange[], block: number): boolean {
  const [given, before, own] = [parts[0], parts[block - 1], parts[block]].map((part) =>
    analysis.tokens.filter(({ sentence }) => part && sentence >= part.first && sentence < part.end),
  );
  return (own ?? []).some(
    (token) =>
      token.sentence === parts[block]?.first &&
      isContent(token) &&
      !emptyWords.has(token.lemma) &&
      before?.some((other) => areFamily(other, token)) === true &&
      !given?.some((other) => areFamily(other, token)),
  );
}
