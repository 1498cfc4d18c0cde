import { withParticle } from '#korean.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { readToldSenses } from '#passage/told-sense.ts';
import { findGround, findQuote, showQuote, type QuotedSpan } from '#wording/quote-clause.ts';
import type { Reason } from '#wording/reason.ts';
import { findSaidAgain } from '#wording/said-again.ts';
import type { Swap } from '#wording/swap.ts';

const quote = (analysis: PassageAnalysis, token: Token, word?: Token): string =>
  showQuote(analysis, findQuote(analysis, token, word));

function locate(word: Token, clue: Token): string {
  if (word.sentence === clue.sentence) return '같은 문장';
  const isNext = Math.abs(clue.sentence - word.sentence) === 1;
  if (clue.sentence < word.sentence) return isNext ? '앞 문장' : '글 앞부분';
  return isNext ? '뒤 문장' : '글 뒷부분';
}

/** "don’t", of which the text is cut in two tokens. */
function showNegator({ tokens, text }: PassageAnalysis, negator: Token | undefined): string {
  if (negator === undefined || !/^n[’']t$/u.test(negator.lower)) return negator?.text ?? '';
  return text.slice(tokens[negator.index - 1]?.start ?? negator.start, negator.end);
}

/** "in order to" is one aim. */
function showAim({ tokens, text }: PassageAnalysis, aim: Token | undefined): string {
  const [before, after] = aim === undefined ? [] : [tokens[aim.index - 1], tokens[aim.index + 1]];
  const isOrder = aim?.lower === 'order' && before?.lower === 'in' && after?.lower === 'to';
  return `‘${isOrder ? text.slice(before.start, after.end) : (aim?.text ?? '')}’`;
}

/** By the translation of the sentence, in which other words may have the further meanings. */
const tellByLine = (swap: Swap, line: string): string => {
  const [meaning = ''] = swap.meaning.split(';');
  return tellFitting({ ...swap, meaning }, line);
};

/**
 * "‘망치다’가 아니라 ‘구하다’를 뜻하는 말이 와야 한다": of several meanings the one that `said` tells. Which of its
 * senses the other word would have here nothing tells, so of several none is named.
 */
function tellFitting(
  { token, meaning, otherMeaning }: Pick<Swap, 'token' | 'meaning' | 'otherMeaning'>,
  said: string,
): string {
  const own = pickMeaning(meaning, (part) => readToldSenses([part], said).length, said);
  const other = pickMeaning(otherMeaning, (part) => (readVoice(part) === readVoice(own) ? 1 : 0), '');
  const right = meanAsUsed(token, own);
  return otherMeaning.includes(';') ? wantRight(right) : wantMeaning(right, meanAsUsed(token, other));
}

const wantRight = (right: string): string => `${withParticle(`‘${right}’`, '을')} 뜻하는 말이 와야 한다`;

/** ‘느린’이 아니라 ‘빠른’을 뜻하는 말이 와야 한다 */
const wantMeaning = (right: string, wrong: string): string =>
  `${withParticle(`‘${wrong}’`, '이')} 아니라 ${wantRight(right)}`;

/** "better" is 더 좋은, "largest" 가장 큰, "faintest" (기억이) 가장 희미한; "newer" is 더 새로운 and never 더 처음인. */
function meanAsUsed({ tag }: Token, meaning: string): string {
  const degree = /^(?:JJ|RB)R$/u.test(tag) ? '더 ' : /^(?:JJ|RB)S$/u.test(tag) ? '가장 ' : '';
  const senses = meaning.split('; ').map((sense) => splitMeanings(sense).filter(isQuality).join(', '));
  const qualities = senses.filter((sense) => sense !== '').join('; ');
  return degree === '' || qualities === ''
    ? meaning
    : qualities.replaceAll(/(?<=^|[,;] )(\([^)]*\) ?)?(?!더 |가장 )(?=[가-힣~])/gu, `$1${degree}`);
}

/** 처음인 and 초기의 have no more or less. */
const isQuality = (meaning: string): boolean => !/(?:[^적]인|(?<!최근)의)$/u.test(meaning);

/** Whether a verb tells what becomes so or what makes it so, as far as its ending shows: 증가하다, 늘리다. */
const readVoice = (meaning: string): string =>
  /(?:[되지]다|증가하다|변화하다)$/u.test(meaning) ? 'becomes' : /다$/u.test(meaning) ? 'makes' : '';

/** The meaning that fits best, without remarks: "(노동)조합" is a narrow meaning of "union". */
function pickMeaning(senses: string, weigh: (part: string) => number, said: string): string {
  const parts = senses.split(/[;,]/u).map((part) => part.trim());
  const rank = (part: string) => weigh(part) * 100 + countShared(said, part) - (part.includes('(') ? 50 : 0);
  const [told = ''] = parts.toSorted((a, b) => rank(b) - rank(a));
  return told.replace(/\([^)]*\)/gu, '').trim();
}

/** How much of a meaning a line has, from its beginning: of ‘데워지면서’ more of ‘데워지다’ than of ‘데우다’. */
function countShared(line: string, meaning: string): number {
  const bare = line.replace(/\s/gu, '');
  let length = meaning.length;
  while (length > 0 && !bare.includes(meaning.replace(/\s/gu, '').slice(0, length))) length -= 1;
  // One syllable is chance.
  return length > 1 ? length : 0;
}

/** What a tied clause is to that of the word, as it stands before the meaning that follows from it. */
const tieEndings: Readonly<
  Partial<Record<Reason['sense'], (place: string, link: string, told: string) => string>>
> = {
  cause: (place) => `${withParticle(place, '이')} 그 까닭이므로`,
  effect: (place) => `${withParticle(place, '이')} 그 결과이므로`,
  turn: (place, link) => `연결어 ‘${link}’에 의해 ${withParticle(place, '과')} 대조를 이루어야 하므로`,
  condition: (place, _link, told) => `${withParticle(place, '과')} 이어져 ${told}`,
  outcome: (place, _link, told) => `${withParticle(place, '과')} 이어져 ${told}`,
  degree: (place, link) => `${withParticle(place, '과')} ‘${link}’로 이어져 그럴 만한 정도를 나타내므로`,
  means: (place) => `${withParticle(place, '을')} 방법으로 하여 이루어지는 일이므로`,
};

/** One clause in Korean, to be followed by a comma or a full stop. */
function explainClue(analysis: PassageAnalysis, swap: Swap, clue: Reason, line: string): string {
  const word = swap.token;
  const quoted = showQuote(analysis, readQuote(analysis, word, clue));
  const place = `${locate(word, clue.token)}의 ${quoted}`;
  const told =
    line === '' ? '하나의 내용을 이루므로' : `‘${line.replace(/\.$/u, '')}’라는 뜻이 되어야 하므로`;
  const tie = tieEndings[clue.sense]?.(place, clue.link.words, told);
  const meant = tellByLine(swap, line);
  if (tie !== undefined) return `${tie} ${meant}`;
  const link = clue.link.words === '' ? '' : `연결어 ‘${clue.link.words}’에 의해 `;
  switch (clue.sense) {
    case 'contrast':
      return `${link}${withParticle(place, '과')} 대조를 이루어야 하므로 ${meant}`;
    case 'denied':
      if (clue.helper?.lower === 'too') return `${place}에서 ‘too’로 지나침을 문제 삼고 있으므로 ${meant}`;
      return `${place}에서 ‘${showNegator(analysis, clue.helper)}’로 반대되는 내용을 부정하고 있으므로 ${meant}`;
    case 'company':
      return `${withParticle(place, '과')} 뜻이 어울리는 말이 와야 한다`;
    case 'partner':
      return `반대되는 말은 같은 문장의 ${withParticle(`‘${clue.token.text}’`, '과')} 이어지면 뜻이 통하지 않는다`;
    case 'echo':
      return `${withParticle(place, '과')} 내용이 이어지므로 ${meant}`;
    case 'figures':
      return `같은 문장에서 수치가 ‘${clue.token.text}’에서 ${withParticle(`‘${clue.helper?.text ?? ''}’`, '으로')} 바뀌었으므로 ${meant}`;
    case 'remedy':
      return `같은 문장의 ${withParticle(showAim(analysis, clue.helper), '으로')} 보아 바람직하지 않은 ${withParticle(`‘${clue.token.text}’`, '을')} 줄이거나 없애려는 내용이므로 ${meant}`;
    case 'care':
      return `같은 문장의 ${withParticle(showAim(analysis, clue.helper), '으로')} 보아 바람직한 ${withParticle(`‘${clue.token.text}’`, '을')} 지키거나 늘리려는 내용이므로 ${meant}`;
    default:
      return clue.link.direction === 'accord'
        ? `${link}${withParticle(place, '과')} 뜻이 통해야 한다`
        : `${withParticle(place, '과')} 같은 흐름으로 이어져야 한다`;
  }
}

/** What an explanation quotes for a reason: a tied clause whole. */
const readQuote = (analysis: PassageAnalysis, word: Token, { token, span }: Reason): QuotedSpan =>
  span ?? findGround(analysis, token, word);

/** What the explanation quotes for a word: its surest reason. */
export function listQuotes(
  analysis: PassageAnalysis,
  word: Token,
  [surest]: readonly Reason[],
): readonly QuotedSpan[] {
  if (surest === undefined) return [];
  const words = surest.helper === undefined ? [surest.token] : [surest.token, surest.helper];
  return /^(?:partner|figures)$/u.test(surest.sense)
    ? words.map(({ index }) => ({ first: index, end: index + 1 }))
    : surest.span === undefined
      ? words.map((token) => findGround(analysis, token, word))
      : [surest.span];
}

/**
 * Why only the right word fits, by the surest reason alone: a further one would have to be as sure. `line` is
 * the translation of the sentence, empty where there is none.
 */
export function explainEvidence(
  analysis: PassageAnalysis,
  swap: Swap,
  [surest]: readonly Reason[],
  line: string,
): string {
  return surest === undefined ? '' : `${explainClue(analysis, swap, surest, line)}.`;
}

/** Why only the right word fits where a line on the whole passage says what it says; `line` is the translation of the sentence. */
export const explainPoint = (point: string, swap: Swap, line = ''): string =>
  `글 전체가 ‘${point.replace(/\.$/u, '')}’라는 내용이므로, ${tellFitting(swap, `${point} ${line}`)}.`;

/** The same, behind the clause near the word that says it as well, where there is one. */
export function explainPointNear(analysis: PassageAnalysis, point: string, swap: Swap): string {
  const said = findSaidAgain(analysis, swap.token);
  const clue = analysis.tokens[said?.first ?? -1];
  if (said === undefined || clue === undefined) return explainPoint(point, swap);
  const place = `${locate(swap.token, clue)}의 ${showQuote(analysis, said)}`;
  return `${withParticle(place, '과')} 내용이 이어지고 ${explainPoint(point, swap)}`;
}

const show = (form: string, meaning: string) => `‘${form}(${meaning})’`;

/** The meanings of a swap in the degree of its word. */
const readMeanings = ({ token, meaning, otherMeaning }: Swap): [right: string, wrong: string] => [
  meanAsUsed(token, meaning),
  meanAsUsed(token, otherMeaning),
];

/** ‘big(큰)’은 문맥에 맞지 않으므로 ‘small(작은)’으로 고쳐야 한다. */
export function explainCorrection(swap: Swap): string {
  const [meant, meantWrong] = readMeanings(swap);
  const right = show(swap.token.text, meant);
  // The particle follows the meaning in brackets, which is read last.
  const wrong = `${show(swap.form, meantWrong)}${withParticle(meantWrong, '은').slice(meantWrong.length)}`;
  return `${wrong} 문맥에 맞지 않으므로 ${right}${withParticle(meant, '으로').slice(meant.length)} 고쳐야 한다.`;
}

/** Both words of a choice with their meanings, the right one first. */
export function explainPair(swap: Swap): string {
  const [meant, meantWrong] = readMeanings(swap);
  return `${show(swap.token.text, meant)} / ${show(swap.form, meantWrong)}`;
}

/** Both words of a choice, and what of the translation, as it stands there, shows the right one. */
export function explainTranslation(swap: Swap, shown: string): string {
  const alike = swap.source === 'confusable' ? '두 낱말은 철자나 소리가 비슷하지만 뜻이 다르며, ' : '';
  return `${explainPair(swap)} ${alike}우리말 ‘${shown}’에 해당하므로 ${withParticle(`‘${swap.token.text}’`, '이')} 알맞다.`;
}

/** Why a word that another one resembles is right: by the translation of its sentence where there is one, else by the clause it stands in. */
export function explainResemblance(
  analysis: PassageAnalysis,
  { token, meaning, otherMeaning }: Swap,
  line: string,
): string {
  const clause = quote(analysis, token);
  const place = clause === `‘${token.text}’` ? '이 문장' : clause;
  const told = line.replace(/\.$/u, '');
  const ground = told === '' ? `${place}에서는` : `이 문장은 ‘${told}’라는 뜻이므로`;
  return `두 낱말은 철자나 소리가 비슷하지만 뜻이 다르며, ${ground} ${wantMeaning(meaning, otherMeaning)}.`;
}
