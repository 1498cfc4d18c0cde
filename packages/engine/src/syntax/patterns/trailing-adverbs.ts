import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isNoun, isVerb } from '#grammar/sentence-view.ts';

const beforeVerbs =
  /^(?:also|often|usually|always|thus|still|now|then|never|rarely|seldom|soon|just|even|only|already|almost|nearly|probably|certainly|simply|hardly|generally|typically|frequently|merely|actually|therefore|hence|sometimes|currently|finally|eventually|suddenly|gradually|really|not|once|long|ever)$/u;

/** "spies at last | lured a few" */
const fixedAdverbial =
  /^(?:at (?:last|first|once|times|least)|in (?:return|addition|particular|turn|fact|time|general|part|effect|practice|short)|of course|for (?:once|example|instance)|by (?:now|then)|so far|as (?:well|usual))$/u;

/** An adverb that may go with either verb, but not "two months later". */
const isFree = (view: SentenceView, index: number): boolean =>
  /^(?:later|afterwards?|again|instead|far|otherwise)$/u.test(view.at(index).lower) &&
  !/^(?:hour|day|week|month|year|decade|century|generation)$/u.test(view.at(index - 1).lemma);

/** "those who say it openly | are", "teachers in the north gradually | moved": only behind a verb is it doubtful. */
function hasOwnVerb(view: SentenceView, noun: number): boolean {
  for (let at = noun; at >= 0 && !/^[,;:]$/u.test(view.at(at).text); at -= 1)
    if (isVerb(view.at(at))) return true;
  return false;
}

/**
 * Where the words before a verb end without the adverbs that belong to it: "books on my desk | often are",
 * but "books written long ago | are". Undefined where an adverb may belong to either: "those who speak slowly are".
 */
export function trimAdverbs(view: SentenceView, verb: number): number | undefined {
  let end = verb;
  // "a price tag that stands still | is"
  const isStill = view.at(verb - 1).lower === 'still';
  if (isStill && /^(?:stand|lie|sit|keep|hold|stay|remain)$/u.test(view.at(verb - 2).lemma)) return undefined;
  while (isAdverb(view.at(end - 1)) && beforeVerbs.test(view.at(end - 1).lower)) end -= 1;
  const last = view.at(end - 1);
  if (fixedAdverbial.test(`${view.at(end - 2).lower} ${last.lower}`)) return undefined;
  // "sailors with their own maps later relied"
  if (end === verb && isFree(view, end - 1)) return undefined;
  // "mentioned most often | was"
  if (end < verb && /^(?:most|more|very|quite|so|too|less|least)$/u.test(last.lower)) return undefined;
  // "practicing slowly | also gives": one of the two surely belongs to the verb.
  if (end < verb || !isAdverb(last) || !last.lower.endsWith('ly')) return end;
  return isNoun(view.at(end - 2)) && !hasOwnVerb(view, end - 2) ? end - 1 : undefined;
}
