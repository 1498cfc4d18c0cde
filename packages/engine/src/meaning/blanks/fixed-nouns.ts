import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const isQualifier = ({ tag }: Token): boolean => /^(?:JJ|RB|VBN|VBG|CC)/u.test(tag);

/** "the error", "such a long wait", "its accuracy": what was told before fixes what it can be. */
const fixing = /^(?:the|this|that|these|those|such|its|whose|their)$/u;
/** "difficulty of translation", "respect for", "knowledge kept in memory", "a place that": what stands behind it few other words take. */
const binding = /^(?:of|between|among|for|with|against|towards?|about|over|to|that|who|whom|whose|which)$/u;

/** "the value of an answer", "goods whose value": whatever has one has others of their sort, too. */
const ofMeasure =
  /^(?:value|worth|importance|significance|relevance|usefulness|influence|legitimacy|credibility|reliability)$/u;

/** Whether the words around a noun settle what it can be, so that most others make no sense there. */
export function isFixedNoun({ tokens }: PassageAnalysis, { index, tag, lemma }: Token): boolean {
  if (!tag.startsWith('NN') || ofMeasure.test(lemma)) return false;
  const opener = tokens.slice(0, index).findLast((token) => fixing.test(token.lower) || !isQualifier(token));
  const isOwn = tokens[index - 1]?.lower === 'own';
  const [next, after] = [tokens[index + 1], tokens[index + 2]];
  return (
    (opener !== undefined && opener.tag !== 'IN' && fixing.test(opener.lower) && !isOwn) ||
    binding.test(next?.lower ?? '') ||
    (next?.lower === 'in' && /^(?:it|them)$/u.test(after?.lower ?? '')) ||
    isQuality(next) ||
    (next?.tag.startsWith('RB') === true && isQuality(after))
  );
}

/** "knowledge kept in memory", "makes the error so stubborn" */
const isQuality = (token: Token | undefined): boolean => /^(?:JJ|VBN|VBG)/u.test(token?.tag ?? '');
