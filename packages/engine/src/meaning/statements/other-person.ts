import type { Subject } from '#meaning/statements/told-subject.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';

/** "In 1948 a friend, James Moor, took", "Moor was": who begins a sentence. */
const doer =
  /^(?:In \d{4},? |[A-Z][^,]{3,40}, )?(?:[Aa] friend, )?(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*)(?=,| (?:[a-z]+ed|was|had|is|took|made|gave|found|began|told|saw|became)\b)/u;
const pronoun = /^(?:He|She|His|Her)\b/u;

/** Whether somebody else begins the sentence, or the one before a "he": who he is cannot be told. */
export function tellsOfOther(
  { text, sentences }: PassageAnalysis,
  sentence: Sentence,
  { name }: Subject,
): boolean {
  const own = name.split(' ').at(-1) ?? name;
  const begins = (one: Sentence | undefined): boolean => {
    const other = doer.exec(one?.text ?? '')?.[1];
    if (other === undefined || other.includes(own)) return false;
    // A first name or a surname that stands behind it somewhere tells a person.
    return new RegExp(`\\p{Lu}[\\p{L}’-]+ ${other.split(' ').at(-1) ?? other}\\b`, 'u').test(text);
  };
  return begins(sentence) || (pronoun.test(sentence.text) && begins(sentences[sentence.index - 1]));
}
