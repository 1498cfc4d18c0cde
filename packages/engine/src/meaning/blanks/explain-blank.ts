import { isFinite, viewSentence } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { withParticle } from '#korean.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Clue } from '#wording/evidence.ts';

/** More words are no quotation that one reads. */
const mostWords = 30;

const clauseWords =
  /^(?:but|yet|so|and|or|while|whereas|although|though|because|since|for|unless|if|when|as|until)$/u;

/** A clause ends at such a mark, and at a comma before a word that opens another; "and" and "or" may only end a list. */
function endsClause(analysis: PassageAnalysis, index: number): boolean {
  const { text = '', sentence: number = -1 } = analysis.tokens[index] ?? {};
  const next = analysis.tokens[index + 1]?.lower ?? '';
  const sentence = analysis.sentences[number];
  if (/^[;:–—]$/u.test(text)) return true;
  if (text !== ',' || sentence === undefined || !clauseWords.test(next)) return false;
  return (
    !/^(?:and|or)$/u.test(next) ||
    readSubject(viewSentence(analysis, sentence), index + 2 - sentence.firstToken) !== undefined
  );
}

/** The clause of the clue as it stands, its verb with it; the whole sentence where the clause has none; nothing where that is too long. */
function readClause(analysis: PassageAnalysis, clue: Token): string | undefined {
  const { tokens, sentences } = analysis;
  const sentence = sentences[clue.sentence];
  if (sentence === undefined) return undefined;
  let first = clue.index;
  while (first > sentence.firstToken && !endsClause(analysis, first - 1)) first -= 1;
  let end = clue.index + 1;
  while (end < sentence.endToken && !endsClause(analysis, end)) end += 1;
  // Its "but" joins the clause to what is not quoted.
  if (tokens[first]?.tag === 'CC') first += 1;
  const clause = show(analysis, first, end);
  if (tokens.slice(first, end).some(isFinite) && isShort(clause)) return clause;
  const whole = show(analysis, sentence.firstToken, sentence.endToken);
  return isShort(whole) ? whole : undefined;
}

const isShort = (text: string): boolean => text !== '' && text.split(' ').length <= mostWords;

/** "What this picture left", "who set out": half of a sentence tells nothing by itself. */
const hasOpenHead = (text: string): boolean =>
  /^(?:what|who|whoever|which|that|those who|how|whether)\b/iu.test(text);

/** Of the sentence of the blank the clause on one side of it, between the clue's own commas; nothing where that is no clause or runs into the blank. */
function readSide(analysis: PassageAnalysis, word: Token, clue: Token): string | undefined {
  const { tokens, sentences } = analysis;
  const sentence = sentences[clue.sentence];
  if (sentence === undefined) return undefined;
  const isBefore = clue.index < word.index;
  const isBorder = (index: number, isInner: boolean) =>
    index === word.index ||
    endsClause(analysis, index) ||
    isTurn(tokens[index]) ||
    (isInner && tokens[index]?.text === ',');
  let first = clue.index;
  while (first > sentence.firstToken && !isBorder(first - 1, !isBefore)) first -= 1;
  let end = clue.index + 1;
  while (end < sentence.endToken && !isBorder(end, isBefore) && !(isBefore && opensClause(tokens[end])))
    end += 1;
  // What hangs on the blank is no evidence.
  if (first - 1 === word.index || end === word.index) return undefined;
  while (end > clue.index + 1 && isLoose(tokens[end - 1])) end -= 1;
  while (first < clue.index && /^(?:CC|POS|,)$/u.test(tokens[first]?.tag ?? '')) first += 1;
  const text = show(analysis, first, end);
  const isClause = tokens.slice(first, end).some(isFinite) && !hasOpenHead(text);
  return isClause && isShort(text) ? text : undefined;
}

/** "to be true [if the claim were false]": the clause of the blank is no evidence for it. */
const opensClause = (token: Token | undefined): boolean =>
  /^(?:if|when|because|since|unless|until|as|that|which|who|where|so)$/u.test(token?.lower ?? '') &&
  token?.tag !== 'DT';

const isTurn = (token: Token | undefined): boolean =>
  /^(?:but|yet|while|whereas|although|though)$/u.test(token?.lower ?? '');

const isLoose = (token: Token | undefined): boolean =>
  token === undefined || /^(?:DT|IN|TO|CC|PRP\$|POS|MD|W|,)/u.test(token.tag) || token.lemma === 'be';

function show({ tokens, text }: PassageAnalysis, first: number, end: number): string {
  const [from, to] = [tokens[first]?.start, tokens[end - 1]?.end];
  const all = from === undefined || to === undefined ? '' : text.slice(from, to).replace(/\s+/gu, ' ');
  return all.replace(/^[\s,"“”]+|[\s.,"“”]+$/gu, '');
}

/** The words of the passage on which a clue rests; nothing where they cannot be quoted whole. */
export function quoteClue(analysis: PassageAnalysis, word: Token, clue: Token): string | undefined {
  const quoted =
    word.sentence === clue.sentence ? readSide(analysis, word, clue) : readClause(analysis, clue);
  // Quotation marks that open and do not close, or the other way round.
  return quoted === undefined || /["“”()]/u.test(quoted) ? undefined : quoted;
}

function locate(word: Token, clue: Token): string {
  if (word.sentence === clue.sentence) return '같은 문장';
  const isNext = Math.abs(clue.sentence - word.sentence) === 1;
  if (clue.sentence < word.sentence) return isNext ? '앞 문장' : '글 앞부분';
  return isNext ? '뒤 문장' : '글 뒷부분';
}

/** One sentence of Korean: what the passage says that decides for the blank; nothing where that cannot be quoted. */
export function explainClue(
  analysis: PassageAnalysis,
  word: Token,
  { token, sense, link, helper }: Clue,
): string | undefined {
  const quoted = quoteClue(analysis, word, token);
  if (quoted === undefined) return undefined;
  const place = `${locate(word, token)}의 ‘${quoted}’`;
  const connective = link.words === '' ? '' : `${withParticle(`연결어 ‘${link.words}’`, '으로')} 이어진 `;
  switch (sense) {
    case 'contrast':
      return `${connective}${withParticle(place, '과')} 대조를 이루어야 한다.`;
    case 'denied':
      return `${place}에서 반대되는 내용을 부정하고 있으므로 이와 뜻이 통해야 한다.`;
    case 'remedy':
      return `같은 문장의 ‘${helper?.text ?? ''}’로 보아 바람직하지 않은 ${withParticle(`‘${token.text}’`, '을')} 줄이거나 없애려는 내용이어야 한다.`;
    case 'care':
      return `같은 문장의 ‘${helper?.text ?? ''}’로 보아 바람직한 ${withParticle(`‘${token.text}’`, '을')} 지키거나 늘리려는 내용이어야 한다.`;
    case 'company':
      return `${withParticle(place, '과')} 뜻이 어울리는 말이 와야 한다.`;
    case 'same':
      return `${place}에 나온 ${withParticle(`‘${token.text}’`, '과')} 뜻이 통하는 말이어야 한다.`;
  }
}
