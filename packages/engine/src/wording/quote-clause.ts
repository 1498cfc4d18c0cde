import { countWords, isBe, isFinite, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { readOnce } from '#read-once.ts';
import { cutUnits, endsWithMark, type Unit } from '#syntax/units.ts';

/** Tokens `[first, end)` of the passage. */
export interface QuotedSpan {
  first: number;
  end: number;
}

/** From this number of words on a clause is quoted in part. */
const maxWords = 13;
/** A stretch between two commas that is shorter says too little by itself. */
const leastWords = 3;

/** What stands beyond such a word says something else. */
const clauseOpener =
  /^(?:while|whereas|although|though|because|unless|if|when|which|who|whose|where|how|why|what)$/u;
const relative = /^(?:that|which|who|whose|whom|where)$/u;
/** Of these the explanation speaks itself, or they only link. */
const dropped = /^(?:and|or|but|yet|so|although|though|while|whereas|that|than|however)$/u;

const subordinator = /^(?:although|though|while|whereas)$/u;

/** The clause around a token, or the phrase of it that tells most, without the word `hidden`. */
export function findQuote(analysis: PassageAnalysis, token: Token, hidden?: Token): QuotedSpan {
  const sentence = analysis.sentences[token.sentence];
  if (sentence === undefined) return { first: token.index, end: token.index + 1 };
  const view = viewSentence(analysis, sentence);
  const start = sentence.firstToken;
  const units = listUnits(view);
  const findUnit = (index: number) =>
    units.findIndex(({ first, end }) => first <= index - start && index - start < end);
  const own = findUnit(token.index);
  const clause = startBehind(findClause(view, units, own), own, hidden ? findUnit(hidden.index) : -1);
  const part = narrow(view, units, own, clause);
  const [first, last] = [units[part.first], units[part.end - 1]];
  const span = { first: start + (first?.first ?? 0), end: start + (last?.end ?? view.length) };
  return trim(analysis, token, hide(analysis.tokens, takeRelative(analysis, span), token, hidden));
}

/** "a large share of the fish | that people catch", "more happiness | than a long one": what tells which and how much. */
function takeRelative({ tokens, sentences }: PassageAnalysis, { first, end }: QuotedSpan): QuotedSpan {
  const { endToken = end } = sentences[tokens[first]?.sentence ?? -1] ?? {};
  const opener = tokens[end]?.lower ?? '';
  const isOfNoun = /^(?:that|who|which)$/u.test(opener) && tokens[end - 1]?.tag.startsWith('NN') === true;
  if (!isOfNoun && opener !== 'than') return { first, end };
  const length = tokens.slice(end, endToken).findIndex(({ text }) => /^[.,;:!?—–]$/u.test(text));
  return length < 0 || end + length - first > longestWhole ? { first, end } : { first, end: end + length };
}

/** A short sentence is quoted whole, a longer one only where a part of it tells too little. */
const longestWhole = 26;
const longestFilled = 42;

/** What is quoted as the ground for a word: another sentence whole where it is short, else the clause around `token`. */
export function findGround(analysis: PassageAnalysis, token: Token, word: Token): QuotedSpan {
  const sentence = analysis.sentences[token.sentence];
  const part = findQuote(analysis, token, word);
  if (sentence === undefined || token.sentence === word.sentence || /["“”]/u.test(sentence.text)) return part;
  const length = sentence.endToken - sentence.firstToken;
  return length <= longestWhole || (length <= longestFilled && isThinQuote(analysis, part))
    ? trim(analysis, token, { first: sentence.firstToken, end: sentence.endToken })
    : part;
}

const leastQuoted = 5;

/** "Experts are called", "When experts are asked for a decision": what comes of it stands beyond. */
const isThinQuote = (analysis: PassageAnalysis, { first, end }: QuotedSpan): boolean =>
  end - first < leastQuoted ||
  /^(?:when|whenever|while|if|as|once|unless|before|after|until|since|because)$/u.test(
    analysis.tokens[first]?.lower ?? '',
  ) ||
  !isWholeQuote(analysis, { first, end });

/** Whether a quotation is cut where the sentence pauses, and not "theories are built upon it only after enough facts | have been". */
export function isWholeQuote({ tokens, sentences }: PassageAnalysis, { first, end }: QuotedSpan): boolean {
  const { firstToken = 0, endToken = 0 } = sentences[tokens[first]?.sentence ?? -1] ?? {};
  const isPause = (at: number) => {
    const { text = '.', tag = '', lower = '' } = tokens[at] ?? {};
    return !/[\p{L}\p{N}]/u.test(text) || tag === 'CC' || clauseOpener.test(lower) || dropped.test(lower);
  };
  // "must be able to say that justice | , correctly applied, has missed its mark"
  const said = tokens.slice(first, end).findLastIndex(({ lower, tag }) => lower === 'that' && tag === 'IN');
  const hasVerb = tokens.slice(first + said + 1, end).some(isFinite);
  // "where the benefits will appear": half of what is asked or denied.
  const isHalf = /^(?:where|how|why|what|who|whose|which)$/u.test(tokens[first]?.lower ?? '');
  // "A thick fog, wrote Bullough, | is for most travelers unpleasant": of whom is it said?
  if (first !== firstToken && /^(?:VB[DPZ]?|MD)$/u.test(tokens[first]?.tag ?? '')) return false;
  // "Psychologists, however, | point out": neither.
  const isBehindAside =
    first - 2 > firstToken &&
    tokens[first - 1]?.text === ',' &&
    /^(?:however|therefore|though|too|moreover|instead|thus)$/u.test(tokens[first - 2]?.lower ?? '');
  if (isBehindAside) return false;
  // "at the time was one dull afternoon among many becomes | the day on which …"
  if (/^(?:become|seem|remain|appear|make|keep)$/u.test(tokens[end - 1]?.lemma ?? '')) return false;
  const isBegun = first === firstToken || (!isHalf && (isPause(first - 1) || isPause(first)));
  // "the right to control | how it is sold"
  const isClosed =
    end === endToken || (isPause(end) && !/^(?:VB|VBZ|VBP|VBD|IN)$/u.test(tokens[end - 1]?.tag ?? ''));
  const isMarked = !/[\p{L}\p{N}]/u.test(tokens[end]?.text ?? '.');
  return hasVerb && isBegun && (isClosed || isMarked);
}

/** The units of a sentence, which each word of it that is quoted asks for. */
const listUnits = readOnce((view: SentenceView): readonly Unit[] =>
  cutUnits(view, 0, view.length).flatMap((unit) => splitAtMark(view, unit)),
);

/** "remains stable, such cues": behind a comma a new noun phrase begins another clause. */
function splitAtMark(view: SentenceView, unit: Unit): Unit[] {
  const at = view.tokens.findIndex(
    ({ text }, index) =>
      index > unit.first && index < unit.end - 1 && text === ',' && opensPhrase(view.at(index + 1)),
  );
  return at < 0
    ? [unit]
    : [
        { ...unit, end: at + 1 },
        { ...unit, first: at + 1 },
      ];
}

const opensPhrase = ({ tag, lower }: Token): boolean => /^(?:DT|PRP\$?)$/u.test(tag) || lower === 'such';

/** The quotation as it stands in the passage. */
export const showQuote = ({ text, tokens }: PassageAnalysis, { first, end }: QuotedSpan): string =>
  `‘${text.slice(tokens[first]?.start, tokens[end - 1]?.end).replace(/\s+/gu, ' ')}’`;

/** "only while it points", "in which he", but not "easy but boring". */
function isOpener(view: SentenceView, { type, first, end }: Unit): boolean {
  if (view.at(first).tag === 'CC') return isFinite(view.at(end));
  return type === 'marker' || view.tokens.slice(first, end).some(({ lower }) => clauseOpener.test(lower));
}

/** Whether a new stretch of the sentence begins with this unit. */
function isBorder(view: SentenceView, units: readonly Unit[], at: number): boolean {
  const [before, unit] = [units[at - 1], units[at]];
  return before === undefined || unit === undefined || isClosed(view, before) || isOpener(view, unit);
}

/** A hyphen closes nothing. */
const isClosed = (view: SentenceView, unit: Unit): boolean =>
  endsWithMark(view, unit) && view.at(unit.end - 1).text !== '-';

/** The units between two marks or conjunctions; over a comma where there is next to nothing between. */
function findClause(view: SentenceView, units: readonly Unit[], own: number): QuotedSpan {
  let [first, end] = [own, own + 1];
  while (!isBorder(view, units, first)) first -= 1;
  while (!isBorder(view, units, end)) end += 1;
  // "those who believe that others are misled | tend to": the second verb is not of this clause.
  const second = findSecondVerb(view, units, first, end);
  if (second !== undefined && own < second) end = second;
  else if (second !== undefined) first = goBack(view, units, first);
  end = takeComplement(view, units, first, end);
  // "a handle | that is easy": a relative clause goes with what it describes.
  const opener = units[first];
  const isRelative =
    opener &&
    relative.test(view.at(opener.first).lower) &&
    /^(?:VB|MD|RB)/u.test(view.at(opener.first + 1).tag);
  return fill(view, units, isRelative ? goBack(view, units, first) : first, end);
}

/** "The lesson is | that happiness depends on variety", "is a cost | that nobody sees": where all of it can be quoted. */
function takeComplement(view: SentenceView, units: readonly Unit[], first: number, end: number): number {
  const [holder, last, that] = units.slice(Math.max(0, end - 2), end + 1);
  if (holder === undefined || last === undefined || that === undefined) return end;
  const isPredicate = last.type === 'noun' && isBe(view.at(holder.end - 1));
  if ((last.type !== 'verb' && !isPredicate) || view.at(that.first).lower !== 'that') return end;
  let wider = end + 1;
  while (!isBorder(view, units, wider)) wider += 1;
  return countIn(view, units, first, wider) <= maxWords ? wider : end;
}

function goBack(view: SentenceView, units: readonly Unit[], from: number): number {
  let first = Math.max(0, from - 1);
  while (!isBorder(view, units, first)) first -= 1;
  return first;
}

/** Taken together with what stands before or behind a comma until there is a verb in it. */
function fill(view: SentenceView, units: readonly Unit[], from: number, to: number): QuotedSpan {
  let [first, end] = [from, to];
  const fits = (left: number, right: number) => countIn(view, units, left, right) <= maxWords;
  const isThin = (left: number, right: number) =>
    countIn(view, units, left, right) < leastWords || !hasVerb(view, units, left, right);
  while (isThin(first, end) && first > 0 && fits(first - 1, end)) first -= 1;
  while (first < from && !isBorder(view, units, first)) first -= 1;
  let wider = end;
  while (isThin(first, wider) && wider < units.length && fits(first, wider + 1)) wider += 1;
  if (wider > end && hasVerb(view, units, first, wider)) {
    end = wider;
    while (!isBorder(view, units, end)) end += 1;
  }
  return { first, end };
}

/** A finite verb that follows another one without a conjunction. */
function findSecondVerb(
  view: SentenceView,
  units: readonly Unit[],
  first: number,
  end: number,
): number | undefined {
  const opensVerb = (at: number) => {
    const { type = 'other', first: start = -1, end: stop = 0 } = units[at] ?? {};
    const isVerbal = /^(?:verb|auxiliary)$/u.test(type);
    return isVerbal && view.tokens.slice(start, stop).some(isFinite) && units[at - 1]?.type !== 'auxiliary';
  };
  const verbs = units.flatMap((_, at) => (at >= first && at < end && opensVerb(at) ? [at] : []));
  const [, second] = verbs;
  if (second === undefined) return undefined;
  const isJoined = view.tokens
    .slice(units[verbs[0] ?? 0]?.first, units[second]?.first)
    .some(({ tag }) => tag === 'CC');
  return isJoined ? undefined : second;
}

const hasVerb = (view: SentenceView, units: readonly Unit[], first: number, end: number): boolean =>
  view.tokens
    .slice(units[first]?.first ?? 0, units[end - 1]?.end ?? 0)
    .some(({ tag }) => tag.startsWith('VB'));

const countIn = (view: SentenceView, units: readonly Unit[], first: number, end: number): number =>
  countWords(view, units[first]?.first ?? 0, units[end - 1]?.end ?? 0);

/** A long clause cut to whole phrases around its unit: never behind the verb of an object, nor before the object. */
function narrow(view: SentenceView, units: readonly Unit[], own: number, clause: QuotedSpan): QuotedSpan {
  let [first, end] = [own, own + 1];
  const fits = (from: number, to: number) => countIn(view, units, from, to) <= maxWords;
  const isOpen = (at: number) =>
    /^(?:verb|auxiliary|infinitive|marker|pronoun)$/u.test(units[at]?.type ?? '');
  const isHeld = (at: number) => isOpen(at - 1) || units[at - 1]?.type === 'preposition';
  while (end < clause.end && isOpen(end - 1)) end += 1;
  const hasSubject = (at: number) => units[at]?.type !== 'verb' && units[at]?.type !== 'auxiliary';
  while (first > clause.first && (isHeld(first) || !hasSubject(first) || fits(first - 1, end))) first -= 1;
  while (end < clause.end && (isOpen(end - 1) || isBound(view, units[end]) || fits(first, end + 1))) end += 1;
  return { first, end };
}

/** "one | another", "a new | and challenging one", "easier | to grasp" */
const isBound = (view: SentenceView, unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (view.at(unit.first).lower === 'another' ||
    (view.at(unit.first).tag === 'CC' && /^JJ/u.test(view.at(unit.first - 1).tag)) ||
    (unit.type === 'infinitive' && /^JJ/u.test(view.at(unit.first - 1).tag)));

/** The part of a clause behind the unit of the word that is not to be shown. */
const startBehind = ({ first, end }: QuotedSpan, own: number, hidden: number): QuotedSpan =>
  hidden >= first && hidden < own ? { first: hidden + 1, end } : { first, end };

/** The part of a span on the token's side of the word that is not to be shown, without half of its phrase. */
function hide(
  tokens: readonly Token[],
  { first, end }: QuotedSpan,
  token: Token,
  hidden?: Token,
): QuotedSpan {
  if (hidden === undefined || hidden.index < first || hidden.index >= end) return { first, end };
  if (hidden.index < token.index) return { first: hidden.index + 1, end };
  let stop = hidden.index;
  while (stop > token.index + 1 && /^(?:JJ|DT|PRP\$)/u.test(tokens[stop - 1]?.tag ?? '')) stop -= 1;
  return { first, end: stop };
}

/** Loose ends, marks and conjunctions taken off. */
function trim({ tokens }: PassageAnalysis, token: Token, span: QuotedSpan): QuotedSpan {
  let { first, end } = span;
  const isMark = (at: number) => !/[\p{L}\p{N}$%]/u.test(tokens[at]?.text ?? 'a');
  const starts = (at: number) =>
    isMark(at) ||
    // "So widely are they scattered" begins with how widely.
    (dropped.test(tokens[at]?.lower ?? '') &&
      !(tokens[at]?.lower === 'so' && /^(?:RB|JJ)$/u.test(tokens[at + 1]?.tag ?? '')) &&
      !(tokens[at]?.lower === 'that' && /^VB[ZPD]$/u.test(tokens[at + 1]?.tag ?? ''))) ||
    (tokens[at]?.lower === 'even' && tokens[at + 1]?.lower === 'though') ||
    tokens[at]?.tag === 'POS';
  for (let at = first; at < end; at += 1)
    if (/["“”]/u.test(tokens[at]?.text ?? '')) {
      if (at < token.index) first = at + 1;
      else end = Math.min(end, at);
    }
  // "While it is young, it can be changed" is one sentence; of its second half alone the explanation speaks itself.
  const isWhole = tokens[first - 1]?.sentence !== token.sentence && tokens[end]?.sentence !== token.sentence;
  const opens = isWhole && subordinator.test(tokens[first]?.lower ?? '');
  while (!opens && first < token.index && starts(first)) first += 1;
  while (end > token.index + 1 && (isMark(end - 1) || isDangling(tokens, end - 1))) end -= 1;
  return { first, end };
}

/** "role in today’s", "a slump in well-being": a quotation ends neither before its noun nor within a word. */
const isDangling = (tokens: readonly Token[], index: number): boolean =>
  (/^(?:DT|IN|TO|CC|PRP\$|POS|MD|W)/u.test(tokens[index]?.tag ?? '') &&
    !/^[.!?,;:]$/u.test(tokens[index + 1]?.text ?? '')) ||
  /^(?:am|is|are|was|were|be)$/u.test(tokens[index]?.lower ?? '') ||
  /^(?:rather|so|as|however|thus|therefore)$/u.test(tokens[index]?.lower ?? '') ||
  (tokens[index]?.lemma === 'have' && /^(?:VBN|RB)/u.test(tokens[index + 1]?.tag ?? '')) ||
  (tokens[index]?.tag === 'PRP' && tokens[index - 1]?.tag === 'CC') ||
  /^(?:i|he|she|we|they)$/u.test(tokens[index]?.lower ?? '') ||
  tokens[index + 1]?.text === '-';
