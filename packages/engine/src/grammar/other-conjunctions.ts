import type { GrammarSpot } from '#grammar/spot.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const concessive = ['although', 'though', 'even though'];
const concessivePrepositions = ['despite', 'in spite of'];

/**
 * Other conjunctions and prepositions that are right in place of the right one; undefined where it is not
 * certain which are, because the clause may tell of the time as well as of a contrast or cause.
 */
export function listOtherConjunctions(
  analysis: PassageAnalysis,
  spot: Pick<GrammarSpot, 'category' | 'original' | 'corrupted' | 'firstToken' | 'sentence'>,
): readonly string[] | undefined {
  if (spot.category !== '접속사와 전치사') return [];
  const lower = spot.original.toLowerCase();
  const isClauseOfTime = spot.corrupted.toLowerCase() === 'during';
  if (isClauseOfTime) return lower === 'while' ? readWhile(analysis, spot) : undefined;
  if (lower === 'whereas') return ['while'];
  if (/^(?:thanks|due|owing) to$/u.test(lower)) return ['because of'];
  const group = [concessive, concessivePrepositions].find((words) => words.includes(lower)) ?? [];
  return group.filter((word) => word !== lower);
}

/** ", while others stayed" sets two against each other; "while it was raining" tells the time. */
function readWhile(
  { tokens, sentences }: PassageAnalysis,
  { firstToken, sentence }: Pick<GrammarSpot, 'firstToken' | 'sentence'>,
): string[] | undefined {
  const rest = tokens.slice(firstToken + 1, sentences[sentence]?.endToken);
  const comma = rest.findIndex(({ tag }) => tag === ',');
  const isTime = hasProgressive(comma < 0 ? rest : rest.slice(0, comma));
  const isSetOff = tokens[firstToken - 1]?.tag === ',';
  if (isTime === isSetOff) return undefined;
  return isTime ? ['when', 'as'] : ['whereas'];
}

const hasProgressive = (clause: readonly Token[]): boolean =>
  clause.some(({ tag }, index) => tag === 'VBG' && clause[index - 1]?.lemma === 'be');
