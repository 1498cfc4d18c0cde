import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const reach = 6;
const reachToNoun = 10;
const stops = /^(?:[,.;:]|because|when|if|although|while|whereas|but|so|since)$/u;
/** Who makes, uses or decides something has an end in view. */
const making =
  /^(?:intend|mean|aim|suppose|invent|design|create|build|develop|introduce|found|establish|use|adopt|organize|launch|pass|plan|write|make|work|fight|cooperate)$/u;
const helping = /^(?:help|allow|enable|let)$/u;
/** Things made for an end. */
const means =
  /^(?:law|rule|regulation|policy|treaty|agreement|device|tool|machine|method|technique|system|program|measure|invention|remedy|medicine)$/u;

/** "competition for advantage": nobody seeks its contrary. */
const seeking =
  /^(?:compete|competition|struggle|search|desire|demand|need|hope|fight|race|quest|longing|long|strive|wish|ask|call|rivalry)$/u;

/** "invented to reduce hostility", "a law that protects", "help them learn", "too slow to notice": the contrary defeats its own sentence. */
export function isOfPurpose(summary: PassageAnalysis, { index, tag }: Token): boolean {
  const { tokens } = summary;
  if (tag.startsWith('NN')) {
    const governor = tokens.slice(0, index).findLast(({ tag: own }) => !/^(?:DT|JJ|PRP\$)/u.test(own));
    if (governor?.lower === 'for') return seeking.test(tokens[governor.index - 1]?.lemma ?? '');
    return governor?.tag.startsWith('VB') === true && isOfPurpose(summary, governor);
  }
  if (!tag.startsWith('VB')) return false;
  const before = takeClause(tokens.slice(Math.max(0, index - reach), index));
  if (tag === 'VB' && before.some(({ lemma }) => helping.test(lemma))) return true;
  const isInfinitive = tokens[index - 1]?.lower === 'to';
  const isEnd = before.some(
    ({ lemma, lower, tag: own }, at) =>
      lower === 'too' ||
      (own.startsWith('VB') && making.test(lemma)) ||
      (lower === 'order' && before[at - 1]?.lower === 'in'),
  );
  return (isInfinitive && isEnd) || isOfMeans(tokens, index);
}

function isOfMeans(tokens: readonly Token[], index: number): boolean {
  const before = takeClause(tokens.slice(Math.max(0, index - reachToNoun), index));
  const at = before.findLastIndex(({ lower }) => /^(?:that|which)$/u.test(lower));
  const isOfClause = at >= 0 && !before.slice(at + 1).some(({ tag }) => /^(?:NN|PRP|VB[DPZ])/u.test(tag));
  return (
    isOfClause && before.slice(0, at).some(({ lemma, tag }) => tag.startsWith('NN') && means.test(lemma))
  );
}

/** What stands before a word in its own part of the sentence. */
function takeClause(tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(tokens.findLastIndex(({ lower }) => stops.test(lower)) + 1);
}
