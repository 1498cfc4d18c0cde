import { isNoun, textOf, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { isPlainWord, isSpoken } from '#meaning/lines/plain-phrases.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';

/** What one has, gives or seeks: protection against rain, varied practice. */
export interface PlainThing {
  quote: string;
  sort: 'aim' | 'good';
}

/** What one has, gives or seeks in dealing with something. */
const aims =
  /^(?:protection|reliance|confidence|contact|trade|competition|pressure|demand|access|resistance|investment|respect|control|trust|cooperation|communication|exposure|support|training|attention|sensitivity|opposition|loyalty|dependence|agreement|harmony|balance|feedback|practice|experience|help|relief|shelter|harm|damage|information|advice|treatment|preference|sympathy|curiosity|evidence|responsibility|freedom|conflict|friendship|distance)$/u;
/** What is worth having, where a word before it says of what sort it is. */
export const goods =
  /^(?:diversity|aid|sleep|knowledge|skill|skills|talent|training|practice|education|technology|memory|attention|trust|honesty|health|safety|communication|cooperation|creativity|curiosity|literature|medicine|nutrition|exercise|feedback|equipment|transport|labor|investment|tourism|agriculture|architecture|engineering|justice|privacy|freedom|discipline|patience|courage|confidence|motivation|conversation|observation|measurement|planning|maintenance|advertising|farming|travel|hygiene|teamwork|support|insurance|shelter|ventilation|lighting)$/u;
/** What nobody wants. */
export const ills =
  /^(?:injur(?:y|ies)|diseases?|errors?|mistakes?|collisions?|accidents?|conflicts?|loss(?:es)?|damage|pain|anxiety|stress|wars?|floods?|droughts?|shortages?|failures?|pollution|infections?|crimes?|debts?|poverty|hunger|disasters?|crisis|crises|illness(?:es)?|waste|tumors?|epidemics?|famines?|deaths?|headaches?|fires?|strikes?|riots?|misunderstandings?|delays?|traffic|noise|corruption|inequality|loneliness|boredom|fatigue|exhaustion|emergenc(?:y|ies))$/u;
const mostWords = 4;

/** The things of a sentence that can be read by themselves. */
export function listPlainThings(
  analysis: PassageAnalysis,
  sentence: Sentence,
  known: ReadonlySet<string>,
): PlainThing[] {
  if (isSpoken(sentence)) return [];
  const view = viewSentence(analysis, sentence);
  return view.tokens.flatMap((token, at): PlainThing[] => {
    const told = readTold(view, at, known);
    if (told !== undefined) return [told];
    if (token.tag !== 'NN' || !isAim(view, at)) return [];
    const first = startOf(view, at);
    const end = endOf(view, at + 2);
    if (end === undefined || view.at(first).tag === 'DT') return [];
    const isPlain = view.tokens.slice(first, end).every((word) => isPlainWord(word, known));
    return isPlain ? [{ quote: textOf(view, first, end).toLowerCase(), sort: 'aim' }] : [];
  });
}

/** Genetic diversity, preventable injuries: a noun with what describes it, and no more. */
function readTold(view: SentenceView, at: number, known: ReadonlySet<string>): PlainThing | undefined {
  const { lower, tag, lemma } = view.at(at);
  if (!goods.test(lower) || !isNoun(view.at(at)) || known.has(lower) || known.has(lemma)) return undefined;
  const first = startOf(view, at);
  const next = view.at(at + 1);
  const isWhole =
    !/^(?:POS|NN|CC)/u.test(next.tag) && !/^(?:of|that|who|which|-|in|as|by|to)$/u.test(next.lower);
  const isBare =
    view.at(first).tag !== 'DT' &&
    (/^(?:IN|VB|VBZ|VBP|VBD|VBG|TO|,|MD|RB)$/u.test(view.at(first - 1).tag) || first === 0);
  const words = view.tokens.slice(first, at + 1);
  const isFit = words.every(
    (word) =>
      isPlainWord(word, known) &&
      !/^NNPS?$/u.test(word.tag) &&
      !degrees.test(word.lower) &&
      word.lower !== 'no' &&
      !isKin(word.lower, known),
  );
  const isCounted = tag === 'NN' && !massNouns.test(lower);
  return isWhole && isBare && isFit && !isCounted && words.length > 1 && words.length < mostWords
    ? { quote: textOf(view, first, at + 1).toLowerCase(), sort: 'good' }
    : undefined;
}

/** "Varied practice" says nearly what "trying various sports" says. */
const isKin = (word: string, known: ReadonlySet<string>): boolean =>
  word.length > leastOfKin &&
  [...known].some((other) => other.slice(0, leastOfKin) === word.slice(0, leastOfKin));

const leastOfKin = 4;

/** Adjectives that say how much, or which of several. */
export const degrees =
  /^(?:more|most|less|least|much|many|few|fewer|several|enough|great|greater|good|better|best|poor|poorer|worse|further|different|various|certain|own|new|other|large|big|small|full|real|sheer|mere|usual|recent|earlier|modern|whole|entire|main|major|little|such)$/u;
/** Of what is counted the singular needs an article. */
const massNouns =
  /^(?:skill|talent|damage|pain|anxiety|stress|pollution|poverty|hunger|illness|waste|traffic|noise|corruption|inequality|loneliness|boredom|fatigue|exhaustion|diversity|aid|sleep|knowledge|training|practice|education|technology|memory|attention|trust|honesty|health|safety|communication|cooperation|creativity|curiosity|literature|medicine|nutrition|exercise|feedback|equipment|transport|labor|investment|tourism|agriculture|architecture|engineering|justice|privacy|freedom|discipline|patience|courage|confidence|motivation|conversation|observation|measurement|planning|maintenance|advertising|farming|travel|hygiene|teamwork|support|insurance|shelter|ventilation|lighting)$/u;

const isAim = (view: SentenceView, at: number): boolean =>
  aims.test(view.at(at).lemma) &&
  /^(?:against|for|between|over|with|among|on|to|from|in)$/u.test(view.at(at + 1).lower);

function startOf(view: SentenceView, at: number): number {
  let first = at;
  while (/^(?:JJ|NN|VBG|VBN)$/u.test(view.at(first - 1).tag)) first -= 1;
  return view.at(first - 1).tag === 'DT' ? first - 1 : first;
}

/** Behind the noun of the phrase, where nothing more is told of it. */
function endOf(view: SentenceView, from: number): number | undefined {
  let end = from;
  if (/^(?:the|an?)$/u.test(view.at(end).lower)) end += 1;
  while (/^(?:JJ|NNS?|VBG|VBN)$/u.test(view.at(end).tag)) end += 1;
  const next = view.at(end);
  const isWhole =
    !/^(?:POS|NNPS?|CC)$/u.test(next.tag) && !/^(?:of|that|who|which|-|as|by|to)$/u.test(next.lower);
  return end > from && end - from <= mostWords && isNoun(view.at(end - 1)) && isWhole ? end : undefined;
}
