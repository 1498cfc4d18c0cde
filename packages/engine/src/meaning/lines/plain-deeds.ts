import { isFinite, isVerb, textOf, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { closePhrase, isSpoken, neverTold } from '#meaning/lines/plain-phrases.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';

/** What somebody does, without who does it. */
export interface PlainDeed {
  /** As it stands in the passage. */
  quote: string;
  verb: Token;
  /** It is said as an aim or a means: to mend a roof, by mending it. */
  isAim: boolean;
  /** Its sentence calls it hard. */
  isHard: boolean;
  /** What follows the verb. */
  rest: string;
}

const leastWords = 3;
const mostWords = 9;
/** "Strike a deal" says too little. */
const leastTelling = 2;
/** What lasted so long was one case. */
const spans = /\b(?:years|months|decades|centuries)\b/u;
const hard = /\b(?:difficult|difficulty|hard|harder|struggle[sd]?|fail(?:s|ed)?|cannot|unable)\b/iu;
/** What one does not do on purpose. */
const undone =
  /^(?:be|have|become|remain|like|love|hate|want|need|wish|lack|contain|belong|fail|die|fall|suffer|lie|last|stay|arise|stem|drift|rise|grow|occur|come|go|cost|share|suspect|trust|forget|notice|doubt|lose|receive|begin|start|stop|continue|try|use|weigh|resemble|stand|put|place|lay|set|keep|leave)$/u;

/** The deeds of a sentence that can be read by themselves: what one does to something. */
export function listPlainDeeds(
  analysis: PassageAnalysis,
  sentence: Sentence,
  known: ReadonlySet<string>,
): PlainDeed[] {
  if (isSpoken(sentence)) return [];
  const view = viewSentence(analysis, sentence);
  return view.tokens.flatMap((token, first) => {
    if (
      !isVerb(token) ||
      token.tag === 'MD' ||
      neverTold.test(token.lemma) ||
      undone.test(token.lemma) ||
      !isDone(view, first)
    )
      return [];
    if (!startsObject(view, first + 1)) return [];
    const end = closePhrase(view, first + 1, { known });
    if (end !== undefined && spans.test(textOf(view, first, end))) return [];
    const length = end === undefined ? 0 : end - first;
    if (end === undefined || length < leastWords || length > mostWords) return [];
    return listLineWords(textOf(view, first + 1, end)).length >= leastTelling
      ? [
          {
            quote: textOf(view, first, end),
            verb: token,
            isHard: hard.test(sentence.text),
            isAim: token.tag === 'VB' ? view.at(first - 1).tag === 'TO' : view.at(first - 1).lower === 'by',
            rest: textOf(view, first + 1, end),
          },
        ]
      : [];
  });
}

/** A roof, up a roof. */
const startsObject = (view: SentenceView, at: number): boolean =>
  /^(?:DT|JJ|NNS?)$/u.test(view.at(view.at(at).tag === 'RP' ? at + 1 : at).tag);

/** "To mend a roof", "by mending a roof", "people mend a roof". */
function isDone(view: SentenceView, at: number): boolean {
  const { tag, isSure } = view.at(at);
  const before = view.at(at - 1);
  // "The details he lets slip": he lets them do it.
  if (tag === 'VB' && before.tag !== 'TO') return before.tag === 'MD' && isPerson(view.at(at - 2));
  if (tag === 'VB') return isAimed(view, at - 2);
  if (tag === 'VBG')
    return before.tag === 'IN' && /^(?:by|of|for|in|from|without|about)$/u.test(before.lower);
  return isSure && isFinite(view.at(at)) && isPerson(before);
}

const isPerson = ({ lower }: Token): boolean => /^(?:we|they|people|who|you|he|she)$/u.test(lower);

/** "Hard enough to throw", "had come to swallow", "seems to", "has to": no aim of anybody. */
const isAimed = (view: SentenceView, at: number): boolean =>
  !/^(?:enough|come|seem|appear|tend|happen|have|be|use|prove|turn|out|likely|go|cause|lead|rise|continue|suppose)$/u.test(
    view.at(at).lemma,
  );
