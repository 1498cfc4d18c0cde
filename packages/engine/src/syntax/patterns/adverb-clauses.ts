import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subjectPronouns,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { neverReduced } from '#grammar/verb-lists.ts';
import { lacksObject } from '#grammar/detectors/voice.ts';
import { toPastParticiple } from '#passage/inflect.ts';
import { drawClause, type ClauseDraft } from '#syntax/patterns/draw-pattern.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const adverbClauses: ReadonlyMap<string, string> = new Map([
  ['because', '이유'],
  ['although', '양보'],
  ['though', '양보'],
  ['unless', '조건'],
  ['whereas', '대조'],
  ['until', '시간'],
  ['before', '시간'],
  ['after', '시간'],
  ['whenever', '시간'],
]);
/** Verbs after which if asks a question: ask if, know if. */
const askingVerbs =
  /^(?:ask|wonder|know|see|check|decide|tell|say|determine|doubt|find|learn|question|test|remember|care)$/u;

/** Adverbial clauses whose meaning the conjunction settles. */
export function findAdverbClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 3; index += 1) {
    const draft = readAdverbClause(view, index);
    if (draft === undefined) continue;
    patterns.push(...drawClause(view, '부사절', draft));
  }
  return patterns;
}

/** "after a day spent awake": a participle behind its noun, no verb. */
function isReduced(view: SentenceView, verb: number): boolean {
  const token = view.at(verb);
  if (token.tag !== 'VBD' || toPastParticiple(token.lemma) !== token.lower) return false;
  return (
    !neverReduced.has(token.lemma) &&
    view.at(verb - 1).tag.startsWith('NN') &&
    (lacksObject(view, verb + 1) || view.at(verb + 1).tag === 'JJ')
  );
}

function readAdverbClause(view: SentenceView, index: number): ClauseDraft | undefined {
  const { lower } = view.at(index);
  const before = view.at(index - 1);
  const subject = readSubject(view, skipAdverbs(view, index + 1));
  if (!subject || !isSureFinite(view.at(subject.verb)) || isReduced(view, subject.verb)) return undefined;
  // "arguments that begin with ‘if we allow this’": quoted words.
  if (index > 1 && /^["“‘']/u.test(before.text) && !/^[,.:;]$/u.test(view.at(index - 2).text))
    return undefined;
  // "Until recently it was", "before now": a time, no clause.
  if (/^(?:recently|lately|now|then|today|yesterday)$/u.test(view.at(index + 1).lower)) return undefined;
  // "Before you stand two boxes": the boxes stand.
  if (/^(?:stand|lie|sit)$/u.test(view.at(subject.verb).lemma) && startsNounPhrase(view.at(subject.verb + 1)))
    return undefined;
  // "after two failed attempts"
  if (view.at(subject.head).tag === 'CD' && /^(?:NN.*|JJ)$/u.test(view.at(subject.verb + 1).tag))
    return undefined;
  // "hate it when": what is hated.
  if (before.lower === 'it' && /^(?:hate|like|love|prefer|appreciate)$/u.test(view.at(index - 2).lemma))
    return undefined;
  if (isBe(before) || (isAdverb(before) && isBe(view.at(index - 2)))) return undefined;
  // "The question worth asking before a purchase is …": the verb belongs to the sentence.
  const opensLate = index > 0 && /^(?:before|after|until)$/u.test(lower) && before.text !== ',';
  if (opensLate && !view.tokens.slice(0, index).some(isFinite)) return undefined;
  if (opensLate && lacksMainVerb(view, index)) return undefined;
  if (lower === 'that') {
    if (isSoThat(view, index))
      return { ...adverbial(index, '「so ~ that …」 구문의 접속사 that', '결과'), value: 3 };
    const isPurpose =
      before.lower === 'so' && view.at(subject.verb).tag === 'MD' && view.at(index - 2).text !== ',';
    return isPurpose ? adverbial(index - 1, '접속사 so that', '목적', 2) : undefined;
  }
  if (lower === 'though' || lower === 'if') {
    if (/^(?:as|only|what)$/u.test(before.lower) || view.at(index + 1).lower === 'only') return undefined;
    // "true though it may be": the quality belongs to the clause.
    if (lower === 'though' && /^JJ/u.test(before.tag)) return undefined;
    if (before.lower === 'even') return adverbial(index - 1, `접속사 even ${lower}`, '양보', 2);
  }
  const meaning = adverbClauses.get(lower) ?? readCondition(view, index);
  if (meaning === undefined || /^(?:not|only|just|long|soon|shortly|even|and|but|or)$/u.test(before.lower))
    return undefined;
  const mood = lower === 'if' ? nameMood(view, subject.first, subject.verb) : '';
  return { ...adverbial(index, `접속사 ${lower}`, meaning), note: mood };
}

/** "If every messenger were obeyed": only forms that no real condition has. */
function nameMood(view: SentenceView, first: number, verb: number): string {
  const outside = view.tokens.filter(
    ({ lower }, at) => (at < first || at > verb) && /^(?:would|could|might)$/u.test(lower),
  );
  const isUnreal = outside.some(({ index }) => {
    const at = view.tokens.findIndex((token) => token.index === index);
    return view.at(skipAdverbs(view, at + 1)).lower === 'have';
  });
  if (view.at(verb).lower === 'were' && outside.length > 0 && !isUnreal)
    return readSubject(view, first)?.number === 'singular' ? ' (가정법 과거)' : '';
  // "If it sold dinners, buyers would be confused" where the passage speaks of the present.
  if (view.at(verb).tag === 'VBD' && !isBe(view.at(verb)) && outside.length > 0 && !isUnreal)
    return speaksOfNow(view) ? ' (가정법 과거)' : '';
  const isPerfect = view.at(verb).lower === 'had' && view.at(skipAdverbs(view, verb + 1)).tag === 'VBN';
  return isPerfect && isUnreal ? ' (가정법 과거완료)' : '';
}

const mostPast = 0.2;

/** In a tale "if the bell rang, they would come" tells what used to happen. */
function speaksOfNow({ analysis, sentence }: SentenceView): boolean {
  const verbs = analysis.tokens.filter((token) => token.sentence !== sentence.index && isSureFinite(token));
  const past = verbs.filter(({ tag }) => tag === 'VBD').length;
  return verbs.length > 0 && past <= mostPast * verbs.length;
}

const adverbial = (first: number, word: string, meaning: string, opener = 1): ClauseDraft => ({
  first,
  opener,
  word,
  clause: `${meaning}의 부사절`,
  note: '',
  value: 2,
});

const timeNouns =
  /^(?:day|time|year|moment|period|age|era|century|season|summer|winter|spring|autumn|morning|evening|night|afternoon|week|weekend|month|hour|minute|second|decade|date|point|stage|phase|case|example|instance|situation|occasion|yesterday|today|tomorrow)$/u;

/** "the days when", "ask when", "the 1920s, when": a relative or a question. */
const mayDescribe = (view: SentenceView, index: number): boolean =>
  isVerb(view.at(index - 1)) ||
  /^(?:,|IN|CC|CD|NNP|NNPS|DT|\W+)$/u.test(view.at(index - 1).tag) ||
  view.tokens
    .slice(Math.max(0, index - 10), index)
    .some(({ lemma }) => timeNouns.test(lemma) || askingVerbs.test(lemma)) ||
  /^(?:just|only|even|especially|particularly|not|except)$/u.test(view.at(index - 1).lower);

/** When at the head of a sentence can only be adverbial; if wherever no verb of asking stands before it. */
function readCondition(view: SentenceView, index: number): string | undefined {
  const { lower } = view.at(index);
  // "agree on exactly when each would use it": what they agree on.
  if (isAdverb(view.at(index - 1)) && view.at(index - 2).tag === 'IN') return undefined;
  if (lower === 'when') return index === 0 || !mayDescribe(view, index) ? '시간' : undefined;
  if (lower !== 'if') return undefined;
  return view.tokens.slice(0, index).some(({ lemma }) => askingVerbs.test(lemma)) ? undefined : '조건';
}

/** so + adjective or adverb within a few words before; "so many things, insisted that" is an object. */
function isSoThat(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 6); back -= 1) {
    if (view.at(back).text === ',' || view.at(back).lower === 'as' || isFinite(view.at(back))) return false;
    if (view.at(back).lower === 'so' && /^(?:JJ|RB)/u.test(view.at(back + 1).tag))
      // "went so far as to say that"
      return !(view.at(back + 2).lower === 'as' && view.at(back + 3).tag === 'TO');
  }
  return false;
}

/** "a speaker who stops before the last word makes": the verb belongs to the noun with the relative clause. */
function lacksMainVerb(view: SentenceView, index: number): boolean {
  const start = view.tokens.findLastIndex(({ text }, at) => at < index && /^[,;:]$/u.test(text)) + 1;
  // "while a pause of the same length after a chord is": the clause of the conjunction has no other verb.
  const opener = view.tokens.findLastIndex(
    ({ lower }, at) => at < index && /^(?:while|whereas|because|although|though|if|when|since)$/u.test(lower),
  );
  if (opener >= start && index - opener > 1 && !view.tokens.slice(opener, index).some(isFinite)) return true;
  const before = view.tokens.slice(start, index);
  // ", deaths after surgery fell"; but ", two years before Jeong died".
  const last = view.at(index - 1);
  if ((isNoun(last) || last.tag === 'CD') && !timeNouns.test(last.lemma) && !before.some(isFinite))
    return true;
  const relatives = before.filter(
    ({ tag, lower }, at) =>
      /^W/u.test(tag) ||
      lower === 'that' ||
      // "nothing he had drawn before that age was"
      (subjectPronouns.test(lower) && isNoun(view.at(start + at - 1))),
  ).length;
  return relatives > 0 && before.filter(isFinite).length <= relatives;
}
