import type { SentenceView } from '#grammar/sentence-view.ts';

const always = /^(?:without|despite|about|against|besides|upon)$/u;

/** Words whose preposition is as often followed by what happens as by a thing. */
const governors: ReadonlyMap<string, RegExp> = new Map([
  [
    'to',
    /^(?:object|objection|lead|contribute|use|used|due|thanks|owe|owing|oppose|opposed|opposition|resistance|amount|addition|response|prior|alternative|forward|react|reaction)$/u,
  ],
  ['from', /^(?:result|arise|stem|come|benefit|suffer|prevent|stop|keep|protect|profit)$/u],
  ['in', /^(?:result|end|succeed|interested)$/u],
  ['on', /^(?:depend|dependent|rely|insist|count|bet|base|based)$/u],
  ['for', /^(?:reason|blame|criticize|thank|responsible|evidence|account|wait)$/u],
  ['by', /^(?:cause|explain|produce|create|trigger|threaten|mean|begin|end|start)$/u],
  [
    'of',
    /^(?:risk|danger|chance|possibility|probability|likelihood|idea|thought|prospect|problem|fear|hope|result|case|because|instead|spite|favor|think|dream|conceive|approve|tire|tired|aware|afraid|sick|sure|certain|memory|way|consequence|effect|cost|benefit|advantage|odds|habit|practice|question)$/u,
  ],
]);

/**
 * "objected to a woman becoming a judge", "the risk of children drowning": the -ing form behind the noun that ends at
 * `head` may be a gerund with its own subject, and no participle.
 */
export function maySubjectGerund(view: SentenceView, head: number): boolean {
  let first = head;
  while (/^(?:NN.*|JJ.?|DT|PRP\$?|CD|POS)$/u.test(view.at(first - 1).tag)) first -= 1;
  const preposition = view.at(first - 1).lower;
  if (always.test(preposition)) return true;
  const { lower, lemma } = view.at(first - 2);
  const words = governors.get(preposition);
  return words !== undefined && (words.test(lemma) || words.test(lower));
}
