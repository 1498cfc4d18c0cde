import { isAdverb, isFinite, isVerb, type SentenceView } from '#grammar/sentence-view.ts';

/** Adverbs that stand before their verb; ago, alone and the like belong to the noun. */
const leadingAdverb =
  /^(?:usual|general|typical|rare|frequent|eventual|final|probab|certain|clear|gradual|sudden|quick|slow|simp|actual|real|near|large|most|common|normal|occasional|constant|immediate|regular|increasing|steady|apparent|reported|reputed|initial|current|original|sad|tru|easi|silent|steadi|mere|hard|bare|scarce|tempora|readi|willing|natural|consistent|inevitab|ultimate|necessari|tradition|presumab|repeated|pub|recent|private|secret|quiet)\w*ly$|^(?:later|often|never|always|thus|also|still|then|even|just|now|soon|already|seldom|not|ever|accordingly|sometimes|almost|therefore)$/u;

/** Adverbs that tell how or how often something is done, and so belong to a verb that ends right before them. */
const mannerAdverb =
  /^(?:frequent|sudden|quick|slow|constant|immediate|regular|steadi|silent|hard|easi|direct|open|careful|reckless|private|public)ly$/u;

/** Where the verb begins with the adverbs that stand before it. */
export function beginOfVerb(view: SentenceView, verb: number): number {
  let first = verb;
  while (isAdverb(view.at(first - 1)) && leadingAdverb.test(view.at(first - 1).lower)) first -= 1;
  // "a word used constantly loses its force"
  if (isVerb(view.at(first - 1)) && mannerAdverb.test(view.at(first).lower)) return verb;
  // "shops that face the street all close"
  if (/^(?:all|both|each)$/u.test(view.at(first - 1).lower) && /^(?:NN|VBN)/u.test(view.at(first - 2).tag))
    first -= 1;
  // "the costs that followed far exceeded"
  if (view.at(first - 1).lower === 'far' && /^(?:exceed|surpass|out\p{L}{3,})/u.test(view.at(first).lemma))
    first -= 1;
  // "the maps of the sky once guided"
  if (view.at(first - 1).lower === 'once' && !/^(?:IN|CC)$/u.test(view.at(first - 2).tag)) first -= 1;
  // "the machine at first refused"
  if (
    /^(?:no longer|not only|at first|at last)$/u.test(
      `${view.at(first - 2).lower} ${view.at(first - 1).lower}`,
    )
  )
    first -= 2;
  // "a chair designed for all in fact suits nobody"
  if (
    /^(?:in fact|in effect|in truth|in practice|in theory|of course)$/u.test(
      `${view.at(first - 2).lower} ${view.at(first - 1).lower}`,
    )
  )
    first -= 2;
  // "nobody who arrived later could"
  if (/^(?:later|soon|now)$/u.test(view.at(first).lower) && isFinite(view.at(first - 1))) return verb;
  // "we pull out so eagerly": the adverb belongs to the verb before.
  const isDoSo = view.at(first - 1).lower === 'so' && view.at(first - 2).lemma === 'do';
  // "mentioned most often was", "two years later found"
  const isTime = /^(?:minute|hour|day|week|month|year|decade|century)$/u.test(view.at(first - 1).lemma);
  if (isTime && view.at(first).lower === 'later') return verb;
  if (!isDoSo && /^(?:so|very|too|as|most|more|less)$/u.test(view.at(first - 1).lower)) return verb;
  return first;
}
