import {
  isAdverb,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  subordinators,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import { findPatterns } from '#syntax/patterns/find-patterns.ts';
import { glueLoose, hasLoose, opensInverted } from '#syntax/glue-loose.ts';
import { glueThat } from '#syntax/glue-openers.ts';
import { partsRelative } from '#syntax/ends-relative.ts';
import { findDoubt, measureFreedom } from '#syntax/fixed-order.ts';
import { joinWhole } from '#syntax/join-units.ts';
import { fixPhrases, hasFloat, listOtherOrders } from '#syntax/other-orders.ts';
import { cutsPhrase } from '#syntax/unit-borders.ts';
import { areUnlike, hasLoosePhrase, looseAdverbial } from '#syntax/word-order-task.ts';
import { areTorn } from '#syntax/torn-units.ts';
import { hasTwins } from '#syntax/twin-nouns.ts';
import { countUnitWords, cutUnits, type Unit } from '#syntax/units.ts';

const leastWords = 5;
const mostWords = 16;
const leastUnits = 4;
/** Helpers stay apart from their verb where there would be fewer. */
const enoughUnits = 5;
const longestUnit = 7;

/** A clause that can be left out whole, tokens `[first, end)`, with the units it is made of. */
export interface BlankableClause {
  view: SentenceView;
  first: number;
  end: number;
  /** Korean name of the clause. */
  name: string;
  units: string[];
  /** The same words in another order that is right too. */
  accepted: string[];
  words: number;
  /** Why grammar alone does not fix the order. */
  doubt: string | undefined;
  freedom: number;
  /** What the clause is with the word that opens it, where a word does. */
  role?: string;
}

/** Clauses of a sentence of five to sixteen words whose borders are certain. */
export function findBlankableClauses(view: SentenceView): BlankableClause[] {
  if (!/\.$/u.test(view.sentence.text) || /[“”"()[\]…]|(?:^|\s)[‘']\p{L}/u.test(view.sentence.text))
    return [];
  const spans = [...listPatternClauses(view), ...listTailClauses(view)];
  const seen = new Set<string>();
  return spans.flatMap(({ first, end, name, role }) => {
    // Behind "how easily" or a relative nothing can stand in front.
    const isAsked = view.at(first - 1).tag.startsWith('W') || isDegreeOf(view, first - 2);
    const loose = glueLoose(view, cutUnits(view, first, end));
    // Behind a conjunction no phrase is told to go in front.
    const canTell = !isAsked && role === undefined;
    const fixed = fixPhrases(view, loose, canTell);
    const units = glueManner(
      view,
      joinConjunctions(view, glueThat(view, joinWhole(view, fixed, enoughUnits))),
    );
    const words = units.reduce((sum, unit) => sum + countUnitWords(view, unit), 0);
    const texts = units.map((unit) => textOf(view, unit.first, unit.end));
    const key = `${first}-${end}`;
    const orders = listOtherOrders(view, units, texts);
    // "If in two ways, a statement can be understood": behind a conjunction no phrase goes in front.
    const accepted =
      orders && isAsked ? [] : orders?.filter((text) => role === undefined || !opensPhrase(text));
    const isFit =
      words >= leastWords &&
      words <= mostWords &&
      units.length >= leastUnits &&
      units.every((unit) => countUnitWords(view, unit) <= longestUnit) &&
      !texts.some((text) => /^(?:and|or|but)$|[,;:–—]/u.test(text) || looseAdverbial.test(text)) &&
      areUnlike(texts) &&
      !hasTwins(view, units) &&
      first > 0 &&
      !opensInverted(view, first) &&
      !hasStrayVerb(view, first, end) &&
      !hasSecondVerb(view, first, end) &&
      !(role === undefined && lacksVerb(view, first, end)) &&
      (name === '주절' || name === '대등절' || !swallowsVerb(view, first, end)) &&
      !hasLoose(view, units) &&
      !hasLoosePhrase(view, units) &&
      !hasFloat(view, units, canTell) &&
      !partsRelative(view, units) &&
      !cutsPhrase(view, units) &&
      !units.some((unit) => endsInOpener(view, unit)) &&
      !misreadsThat(view, first, end) &&
      !areTorn(view, units) &&
      !seen.has(key);
    seen.add(key);
    // "if, until it has been shown to be safe, it is forbidden": too much for one clause.
    const isTwofold = role?.includes('부사절') === true && accepted !== undefined && accepted.length > 0;
    if (!isFit || accepted === undefined || isTwofold) return [];
    const named = role === undefined ? {} : { role };
    const [doubt, freedom] = [findDoubt(view, units, accepted), measureFreedom(view, units, accepted)];
    return [{ view, first, end, name, units: texts, accepted, words, doubt, freedom, ...named }];
  });
}

const opensPhrase = (text: string): boolean =>
  /^(?:in|on|at|for|by|from|with|during|under|over|through|across|within|among|inside|outside|near) /iu.test(
    text,
  );

/** "understood | the ideas better", "take | maturity into account": before the object they would be right, too. */
const glueManner = (view: SentenceView, units: readonly Unit[]): Unit[] =>
  units.reduce<Unit[]>((glued, unit) => {
    const last = glued.at(-1);
    const isManner =
      /^(?:better|more|less|further|into (?:account|consideration))$/u.test(
        textOf(view, unit.first, unit.end),
      ) &&
      last?.type === 'noun' &&
      /^(?:verb|infinitive)$/u.test(glued.at(-2)?.type ?? '');
    return isManner ? [...glued.slice(0, -1), { ...last, end: unit.end }] : [...glued, unit];
  }, []);

/** "how unlikely | that | particular meeting was": no conjunction. */
const misreadsThat = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens
    .slice(first, end)
    .some(
      ({ lower }, at) =>
        lower === 'how' &&
        view.at(first + at + 2).lower === 'that' &&
        view.at(first + at + 3).tag.startsWith('JJ'),
    );

/** "the other eggs out soon after | it hatches": the last word opens what follows. */
const endsInOpener = (view: SentenceView, { first, end, type }: Unit): boolean =>
  end - first > 1 &&
  type !== 'marker' &&
  subordinators.has(view.at(end - 1).lower) &&
  /^(?:PRP|DT|NN.*|EX)$/u.test(view.at(end).tag);

/** "expel the algae | and turn | white": a conjunction stays with what it joins. */
const joinConjunctions = (view: SentenceView, units: readonly Unit[]): Unit[] =>
  units.reduce<Unit[]>((joined, unit) => {
    const last = joined.at(-1);
    const isJoint = last && (view.at(last.first).tag === 'CC' || view.at(last.first).lower === 'yet');
    if (last?.end !== unit.first || last.end - last.first > 1 || !isJoint) return [...joined, { ...unit }];
    return [...joined.slice(0, -1), { ...unit, first: last.first }];
  }, []);

type Span = Pick<BlankableClause, 'first' | 'end' | 'name' | 'role'>;

/** Clauses behind a conjunction or relative that stays on the paper. */
function listPatternClauses(view: SentenceView): Span[] {
  return findPatterns(view).flatMap(({ category, first, end, role, isWhole }): Span[] => {
    if (
      !isWhole ||
      !/절$/u.test(category) ||
      !/^(?:[,.;]|)$/u.test(view.at(end).text) ||
      role.includes('생략')
    )
      return [];
    const isDegree = isDegreeOf(view, first);
    if (isDegree && isNoun(view.at(first + 2))) return [];
    const opener =
      isDegree ||
      /^(?:so|even)$/u.test(view.at(first).lower) ||
      (view.at(first).tag === 'IN' && /^(?:which|whom)$/u.test(view.at(first + 1).lower))
        ? 2
        : 1;
    const isWhat = view.at(first).lower === 'what';
    return [{ first: isWhat ? first : first + opener, end, name: category, role }];
  });
}

/** "how much the school had changed them", "how many people came" */
const isDegreeOf = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'how' && /^(?:JJ|RB|DT)/u.test(view.at(index + 1).tag);

/** The main clause at the end of a sentence, behind a comma or semicolon and perhaps a conjunction. */
function listTailClauses(view: SentenceView): Span[] {
  const end = view.length - 1;
  const spans: Span[] = [];
  for (let index = end - leastWords; index > 2; index -= 1) {
    const before = view.at(index - 1);
    const isOpen = /^[,;]$/u.test(before.text) || (before.tag === 'CC' && view.at(index - 2).text === ',');
    if (!isOpen || view.tokens.slice(index, end).some(({ text }) => text === ',')) continue;
    const isJoined = before.text !== ',' || /^(?:yet|so)$/u.test(view.at(index).lower);
    if (!isJoined && (isComplete(view, index) || isCompleteBehindPhrase(view, index))) continue;
    // "…, whose value was fixed": no main clause.
    if (/^W/u.test(view.at(index).tag) || /^W/u.test(view.at(index + 1).tag)) continue;
    // "and yet" stays together.
    if (before.tag === 'CC' && view.at(index).lower === 'yet') continue;
    if (view.at(index).tag === 'CC' || (before.tag === 'CC' && endsList(view, index - 2))) continue;
    const subject = readSubject(view, skipAdverbs(view, index));
    if (!subject || subject.verb - index > 6 || !isFinite(view.at(subject.verb))) continue;
    const isEqual = before.tag === 'CC' || before.text === ';' || view.at(index).lower === 'yet';
    spans.push({ first: index, end, name: isEqual ? '대등절' : '주절' });
  }
  return spans;
}

/** "He sold lapis, a stone mined in the hills": behind a whole clause a comma alone opens no other one. */
const isComplete = (view: SentenceView, index: number): boolean =>
  opensMain(view, 0) && view.tokens.slice(0, index).some(isFinite);

/** Whether a subject seems to stand at `first`; no "The more", "Every time he came". */
const opensMain = (view: SentenceView, first: number): boolean =>
  /^(?:DT|PRP\$?|NN.*|JJ.?|CD|EX)$/u.test(view.at(first).tag) &&
  !/^(?:JJR|RBR)$/u.test(view.at(first + 1).tag) &&
  !timeOpener.test(`${view.at(first).lower} ${view.at(first + 1).lower}`);

/** "For years, the painters had to buy lapis, a stone mined in the hills" */
function isCompleteBehindPhrase(view: SentenceView, index: number): boolean {
  const comma = view.tokens.findIndex(({ text }) => text === ',');
  const opensPhrase = view.at(0).tag === 'IN' && !subordinators.has(view.at(0).lower);
  return opensPhrase && opensMain(view, comma + 1) && view.tokens.slice(comma + 1, index).some(isFinite);
}

/** "Every time he came, …", "Long before they built it, …" */
const timeOpener =
  /^(?:every|each|the) (?:time|day|year|moment|minute|week|month)$|^\w+ (?:before|after|when|while|if|though)$/u;

const longestItem = 4;

/** "each bird, eye, or snake must": before the comma stands an item of a list, no clause. */
function endsList(view: SentenceView, comma: number): boolean {
  let first = comma;
  while (first > 0 && view.at(first - 1).text !== ',') first -= 1;
  const item = view.tokens.slice(first, comma);
  return first > 0 && item.length <= longestItem && !item.some(isVerb);
}

const bareLicence = /^(?:do|let|make|help|see|hear|watch|feel|have|than|but|except|and|or|not)$/u;
const licenceReach = 5;

/** A bare verb that nothing asks for is a finite one that was read wrongly: the clause ended before it. */
function hasStrayVerb(view: SentenceView, first: number, end: number): boolean {
  return view.tokens.slice(first, end).some(({ tag }, offset) => {
    const at = first + offset;
    const before = view.tokens.slice(Math.max(0, at - licenceReach), at);
    // "who compared apologies found that": no participle has a clause behind it.
    if (tag === 'VBN' && isNoun(view.at(at - 1)) && view.at(at + 1).lower === 'that') return true;
    // "it was a shoe never risked proving us wrong"
    if (tag === 'VBN' && isAdverb(view.at(at - 1)) && isNoun(view.at(at - 2))) return true;
    return (
      tag === 'VB' && !before.some((token) => /^(?:MD|TO)$/u.test(token.tag) || bareLicence.test(token.lemma))
    );
  });
}

const innerOpeners =
  /^(?:that|which|who|whom|whose|what|where|when|how|why|whether|if|because|until|once|after|before|as|than|since|while|although|though)$/u;

/** "Blocking it so that the water can return costs little": no verb is left for the rest, so that the clause ended before. */
function swallowsVerb(view: SentenceView, first: number, end: number): boolean {
  const isVerbOfRest = ({ tag }: Token, index: number): boolean =>
    (index < first || index >= end) &&
    // "the ditches": no verb, whatever its tag.
    !/^(?:the|an?)$/u.test(view.at(index - 1).lower) &&
    (/^(?:VBZ|VBP|VBD|MD)$/u.test(tag) || (tag === 'VB' && isOrder(view, index)));
  return !view.tokens.some(isVerbOfRest);
}

/** "Remember that …", "please tell us": no auxiliary asks for the bare form. */
const isOrder = (view: SentenceView, index: number): boolean =>
  !/^(?:MD|TO)$/u.test(view.at(index - (isAdverb(view.at(index - 1)) ? 2 : 1)).tag);

/** "but an equality that people know to be unequal": every finite verb stands in a clause of its own. */
const lacksVerb = (view: SentenceView, first: number, end: number): boolean => {
  const inside = view.tokens.slice(first, end);
  const openers = inside.filter(
    ({ lower, tag }, at) =>
      (/^W/u.test(tag) || (lower === 'that' && tag === 'IN')) && view.at(first + at + 1).tag !== 'TO',
  );
  return inside.filter(isFinite).length <= openers.length;
};

/** "who compared apologies found that": a finite verb that no word inside opens a clause for belongs outside. */
function hasSecondVerb(view: SentenceView, first: number, end: number): boolean {
  // Behind a relative the verb comes first, whatever its tag says.
  let openings = /^VB[NP]?$/u.test(view.at(first).tag) && !isFinite(view.at(first)) ? 0 : 1;
  for (const token of view.tokens.slice(first, end)) {
    const at = token.index - view.sentence.firstToken;
    // "knows what to expect"
    if (innerOpeners.test(token.lower) && view.at(at + 1).tag !== 'TO') openings += 1;
    const before = view.at(at - 1);
    if (isFinite(token) && before.tag !== 'CC') openings -= 1;
    if (openings < 0) return true;
  }
  return false;
}
