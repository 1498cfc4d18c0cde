import { findEntry } from '@jadoo/lexicon';

import { findPointSentences } from '#meaning/point-sentences.ts';
import { readAskedForm, type AskedForm } from '#meaning/written-lines/asked-forms.ts';
import { areKin, readHint } from '#meaning/written-lines/letter-hints.ts';
import type { Lined } from '#meaning/written-lines/lined.ts';
import { weighSentences } from '#meaning/written-lines/point-worths.ts';
import { readWorth, type Worth } from '#meaning/written-lines/written-worth.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findSetTokens } from '#passage/set-phrases.ts';
import { getWordClass } from '#wording/word-class.ts';

/** A word of the teacher's line that students can find in the passage. */
export interface LineWord extends AskedForm, Worth {
  /** Its place in the line. */
  token: Token;
  /** The first letters that tell it from every other word of the passage. */
  hint: string;
}

/** What stands in such a line of any passage. */
const emptyInLines = new Set(
  `way reason effect importance problem advantage disadvantage process life lesson answer question role kind part lot number amount example case use cause result benefit need help make let keep get go
  come see find show say hold put bring run stand lie call mean work become matter good bad new much many more most less least own such only even well also still too now again once away
  then here there truly fact idea time year place thing people person other another however therefore moreover nevertheless furthermore
  otherwise meanwhile instead indeed likewise whenever especially particularly seem appear remain happen have do be take give always often
  sometimes rather really actually usually probably simply mainly largely merely suggest indicate reveal already almost enough same different certain general first last next few
  little great large small long short able possible like look know think want day name type sort form second third back together apart alone else moment piece pair whole according tell main various
  several not ever never while both each
  very young old hour minute decade century hypothesis aspect action attempt level degree study research researcher finding experiment recommend argue claim
  half relatively slightly sharply partly nearly fully highly greatly widely purely entirely completely increasingly extremely`.split(
    /\s+/u,
  ),
);

/** The line as the taggers read it best: the capitals of a title are taken for names. */
export function analyseWritten(kind: Lined['kind'], line: string, passage: PassageAnalysis): PassageAnalysis {
  if (kind !== 'title') return analyseLine(line);
  const names = new Set(passage.tokens.flatMap(({ tag, text }) => (tag.startsWith('NNP') ? [text] : [])));
  return analyseLine(
    line.replace(/\p{Lu}\p{Ll}*/gu, (word) => (names.has(word) || word === 'I' ? word : word.toLowerCase())),
  );
}

/** The words of a line that can be asked, in their order. */
export function listLineWords(lined: Lined): LineWord[] {
  const { source, passage, line } = lined;
  const points = new Set(findPointSentences(source, passage).map(({ index }) => index));
  const pointWorths = weighSentences(source, passage);
  return line.tokens.flatMap((token): LineWord[] => {
    const form = isAskable(line, token) ? readAskedForm(passage, line, { token, pointWorths }) : undefined;
    if (form === undefined || !isOwnWord(lined, token, form)) return [];
    const hint = readHint(passage, line.tokens, token, form);
    if (hint === undefined) return [];
    const worth = readWorth(lined, token, form, points);
    return worth === undefined ? [] : [{ ...form, ...worth, token, hint }];
  });
}

const leastLetters = 4;

/** A whole word in small letters but for the first, that no other word of the line betrays. */
function isAskable(line: PassageAnalysis, { index, lemma, lower, text, tag }: Token): boolean {
  const [before, next] = [line.tokens[index - 1], line.tokens[index + 1]];
  const isTorn = /^['’-]/u.test(next?.text ?? '') || /-$/u.test(before?.text ?? '');
  const isGivenAway = line.tokens.some(
    (other) =>
      other.index !== index &&
      getWordClass(other) !== undefined &&
      (areKin(other.lower, lower) || areKin(other.lemma, lemma)),
  );
  // "Animals such as dolphins": any student knows what dolphins are.
  const isKind = next?.lower === 'such' && line.tokens[index + 2]?.lower === 'as';
  // "The largest lake in the world" says no more than the largest.
  const isOfAll = lower === 'world' && /^(?:in|of)$/u.test(line.tokens[index - 2]?.lower ?? '');
  return (
    text.length >= leastLetters &&
    !isKind &&
    !isOfAll &&
    /^\p{L}\p{Ll}+$/u.test(text) &&
    !tag.startsWith('NNP') &&
    !isTorn &&
    !isGivenAway
  );
}

/** No empty word, and of a phrase ("table tennis") only its last word where the passage has the whole. */
function isOwnWord({ passage, line }: Lined, token: Token, { pos, uses }: AskedForm): boolean {
  const { index, lemma, lower } = token;
  if (emptyInLines.has(lemma) || emptyInLines.has(lower) || findEntry(lemma, pos) === undefined) return false;
  if (!findSetTokens(line).has(index)) return true;
  const isBehind = uses.some((use) => passage.tokens[use.index - 1]?.lemma === line.tokens[index - 1]?.lemma);
  return pos === 'n' && isBehind;
}
