import { findConnective, findMedialConnective, type Connective } from '#cohesion/connectives.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

/** How the words around two places of the text relate them. */
export interface Link {
  direction: 'contrast' | 'accord' | 'none';
  /** The words that say so; empty where nothing does. */
  words: string;
  sentences: 0 | 1;
}

const contrastWords =
  /^(?:but|yet|whereas|while|although|though|however|unlike|despite|instead|rather|than|conversely|nevertheless|nonetheless)$/u;
const accordWords = /^(?:because|since|so|therefore|thus|hence|thereby|consequently|;)$/u;
const contrastRelations = new Set(['역접', '대체']);
const accordRelations = new Set(['결과', '예시', '유사', '첨가', '재진술']);

/** The link between two tokens of one sentence or of neighbouring ones, by the connectives between them; none over more. */
export function findLink(analysis: PassageAnalysis, left: Token, right: Token): Link {
  const [first, second] = left.index < right.index ? [left, right] : [right, left];
  if (second.sentence - first.sentence > 1) return { direction: 'none', words: '', sentences: 1 };
  return first.sentence === second.sentence
    ? findInnerLink(analysis, first, second)
    : findOuterLink(analysis, first, second);
}

function findInnerLink(analysis: PassageAnalysis, first: Token, second: Token): Link {
  const between = analysis.tokens.slice(first.index + 1, second.index);
  const head = findHeadWord(analysis, first);
  // "While A, B": the word that opens the sentence relates its halves.
  const hasComma = between.some(({ lower }) => lower === ',');
  const isHeadContrast =
    head !== undefined &&
    /^(?:while|although|though|whereas|despite|unlike)$/u.test(head.lower) &&
    !isDuring(analysis, head);
  if (isHeadContrast && hasComma && head.index <= first.index)
    return { direction: 'contrast', words: head.text, sentences: 0 };
  const contrast = between.find(
    (token) => contrastWords.test(token.lower) && turns(analysis, token, second) && !isOfOne(between, token),
  );
  if (contrast !== undefined) return { direction: 'contrast', words: contrast.text, sentences: 0 };
  const isHeadAccord = head !== undefined && /^(?:because|since|if|when|as|once)$/u.test(head.lower);
  if (isHeadAccord && hasComma) return { direction: 'accord', words: head.text, sentences: 0 };
  // "so that the exits stay free": an aim.
  const accord = between.find(
    ({ lower, index }) => accordWords.test(lower) && analysis.tokens[index + 1]?.lower !== 'that',
  );
  if (accord !== undefined) return { direction: 'accord', words: accord.text, sentences: 0 };
  return { direction: 'none', words: '', sentences: 0 };
}

/** Whether a word of contrast before `second` sets it against what stands before the word. */
function turns(analysis: PassageAnalysis, token: Token, second: Token): boolean {
  if ([isCounting, isNotYet, isDegree, isDuring].some((test) => test(analysis, token))) return false;
  // "support fell, but so did turnout"
  if (token.lower === 'but' && analysis.tokens[token.index + 1]?.lower === 'so') return false;
  if (isExcept(analysis, token) || isBetweenQualities(analysis, token, second)) return false;
  const after = analysis.tokens.slice(token.index + 1, second.index);
  // "The errors, instead of canceling out, lean": behind the comma the sentence goes on as if nothing had stood between.
  const isAside = /^(?:of|than)$/u.test(after[0]?.lower ?? '') && /^(?:instead|rather)$/u.test(token.lower);
  const isEndOfAside = token.lower === 'than' && analysis.tokens[token.index - 1]?.lower === 'rather';
  return !((isAside || isEndOfAside) && after.some(({ lower }) => lower === ','));
}

/** "has little choice but to trust", "nothing but noise": no turn, but an exception. */
const isExcept = ({ tokens }: PassageAnalysis, { index, lower }: Token): boolean =>
  lower === 'but' &&
  /^(?:choice|option|alternative|nothing|anything|everything|none|nobody|all|last)$/u.test(
    tokens[index - 1]?.lower ?? '',
  );

/** "a famous but distant inn, while …": such a turn is over with its noun. */
const isBetweenQualities = ({ tokens }: PassageAnalysis, { index, lower }: Token, second: Token): boolean =>
  lower === 'but' &&
  tokens[index - 1]?.tag.startsWith('JJ') === true &&
  tokens[index + 1]?.tag.startsWith('JJ') === true &&
  tokens.slice(index, second.index).some((token) => /^[,;]$/u.test(token.text));

/** "silence is not a lack but a tool": of the subject both are said. */
function isOfOne(between: readonly Token[], { index, lower }: Token): boolean {
  if (lower !== 'but') return false;
  const before = between.filter((token) => token.index < index);
  const not = before.findLastIndex((token) => /^(?:not|n't|n’t)$/u.test(token.lower));
  return not > 0 && before[not - 1]?.lemma === 'be' && !before.some(({ text }) => /^[,;:]$/u.test(text));
}

/** "however confident she sounds": of degree, no turn. */
function isDegree({ tokens }: PassageAnalysis, { index, lower }: Token): boolean {
  return lower === 'however' && /^(?:JJ|RB)/u.test(tokens[index + 1]?.tag ?? '');
}

/** "kept it there while the water was warmed", "while walking", "for a while": of time, no turn. */
function isDuring({ tokens, sentences }: PassageAnalysis, { index, lower, sentence }: Token): boolean {
  if (lower !== 'while') return false;
  const before = tokens[index - 1];
  if (/^(?:a|the|little|long)$/u.test(before?.lower ?? '') || tokens[index + 1]?.tag === 'VBG') return true;
  const isHead = sentences[sentence]?.firstToken === index;
  if (isHead || /^[,;:—–]$/u.test(before?.text ?? '')) return false;
  const after = tokens.slice(index + 1, index + clauseReach);
  return after.some(({ lemma }, at) => lemma === 'be' && after.slice(at + 1, at + 3).some(isParticiple));
}

const clauseReach = 8;

const isParticiple = ({ tag }: Token): boolean => /^VB[GN]$/u.test(tag);

/** "not yet connected", "has yet to come", "yet another": of time or number, no turn. */
function isNotYet({ tokens }: PassageAnalysis, { index, lower }: Token): boolean {
  if (lower !== 'yet') return false;
  const before = tokens.slice(Math.max(0, index - 4), index);
  const next = tokens[index + 1]?.lower ?? '';
  return (
    /^(?:to|another|more|again)$/u.test(next) ||
    (!before.some(({ text }) => /^[,;:.]$/u.test(text)) &&
      before.some((one) => /^(?:not|n't|n’t|never|no|none|nobody)$/u.test(one.lower)))
  );
}

/** "more than 100 people", "nothing more than a rule" */
function isCounting(analysis: PassageAnalysis, token: Token): boolean {
  if (token.lower !== 'than') return false;
  const after = analysis.tokens[token.index + 1];
  const before = analysis.tokens[token.index - 2];
  return after?.tag === 'CD' || before?.lower === 'nothing' || before?.lower === 'no';
}

function findHeadWord(analysis: PassageAnalysis, { sentence }: Token): Token | undefined {
  const tokens = analysis.sentences[sentence];
  return analysis.tokens
    .slice(tokens?.firstToken ?? 0, (tokens?.firstToken ?? 0) + 3)
    .find(({ lower }) => contrastWords.test(lower) || accordWords.test(lower));
}

function findOuterLink(analysis: PassageAnalysis, first: Token, second: Token): Link {
  const text = analysis.sentences[second.sentence]?.text ?? '';
  const lower = text.toLowerCase();
  const opening = findConnective(lower);
  const connective = opening ?? findJoining(analysis, second, lower);
  // A turn inside either sentence after the first word or before the second leaves the relation open.
  const turns = analysis.tokens
    .slice(first.index + 1, second.index)
    .filter((token) => /^(?:but|whereas|while|although|though|unlike|despite)$/u.test(token.lower));
  const isOpeningTurn = opening !== undefined && contrastRelations.has(opening.relation) ? 1 : 0;
  if (turns.length > isOpeningTurn) return { direction: 'none', words: '', sentences: 1 };
  const fact = /^(?:In|in) (?:reality|practice|truth)\b/u.exec(text)?.[0];
  if (fact !== undefined) return { direction: 'contrast', words: fact, sentences: 1 };
  if (connective === undefined) return { direction: 'none', words: '', sentences: 1 };
  const words = opening
    ? text.slice(text.search(/[A-Za-z]/u)).slice(0, opening.words.length)
    : connective.words;
  if (contrastRelations.has(connective.relation)) return { direction: 'contrast', words, sentences: 1 };
  if (accordRelations.has(connective.relation)) return { direction: 'accord', words, sentences: 1 };
  return { direction: 'none', words: '', sentences: 1 };
}

/** "Sam, however, …", "When it rains, however, …"; behind the verb "however" may turn against anything. */
function findJoining(
  { tokens, sentences }: PassageAnalysis,
  { sentence }: Token,
  text: string,
): Connective | undefined {
  const { firstToken = 0, endToken = 0 } = sentences[sentence] ?? {};
  const found = findMedialConnective(text);
  if (found === undefined || !contrastRelations.has(found.relation)) return found;
  const border = (tokens[firstToken]?.start ?? 0) + text.indexOf(found.words);
  const head = tokens.slice(firstToken, endToken).filter(({ start }) => start < border);
  const isClause = /^(?:when|if|as|where|once|unless|since|because|what)$/u.test(head[0]?.lower ?? '');
  return isClause || !head.some(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag)) ? found : undefined;
}

const negators =
  /^(?:not|n't|n’t|never|no|without|hardly|rarely|seldom|scarcely|nor|neither|nothing|nobody|none|cannot|little|few|less|fewer|least)$/u;
const preventers =
  /^(?:avoid|prevent|reduce|overcome|escape|remove|lack|lose|eliminate|stop|resist|deny|fail|instead|rather|free|refuse|ignore|forget|reject|decrease|loss|absence|beyond|against|too)$/u;

const nounNegators = /^(?:without|against|beyond)$/u;

/** Whether a new subject or a finite verb stands between. */
const isPastPhrase = ({ tokens }: PassageAnalysis, from: Token, to: Token): boolean =>
  tokens.slice(from.index + 1, to.index).some(({ tag }) => /^(?:PRP|MD|VB[DPZ])$/u.test(tag));

/** The word that turns the meaning of a token round, if any stands before it in its clause. */
export function findNegator(analysis: PassageAnalysis, token: Token): Token | undefined {
  const reach = 5;
  for (let index = token.index - 1; index >= Math.max(0, token.index - reach); index -= 1) {
    const before = analysis.tokens[index];
    if (before === undefined || before.sentence !== token.sentence) return undefined;
    if (
      /^(?:[,.;:!?—–]|but|that|which|who|because|when|and|or|while|where|if|as|than|to)$/u.test(before.lower)
    ) {
      // "fail to", "refuse to" and "not to" reach over the infinitive; "not rare or strange" over the conjunction.
      if (before.lower !== 'to' && before.lower !== 'or') return undefined;
    }
    // "without a cover it may turn soft": what stands behind the phrase is not denied.
    if (nounNegators.test(before.lower) && isPastPhrase(analysis, before, token)) return undefined;
    if (negators.test(before.lower)) return before;
    if (preventers.test(before.lemma) && index >= token.index - 4) return before;
  }
  return undefined;
}

/** "not", "never", "no": the sentence says the contrary, as against words that only hold something off. */
export function isPlainNegator({ lower }: Token): boolean {
  return /^(?:not|n't|n’t|never|no|cannot|without|neither|nor)$/u.test(lower);
}
