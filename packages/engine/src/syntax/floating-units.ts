import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  subordinators,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { takesBehindObject, takesPreposition } from '#syntax/governed-prepositions.ts';
import { isBareTime } from '#syntax/time-units.ts';
import { endsWithMark, type Unit } from '#syntax/units.ts';

/** Whether the unit is one word. */
export const isLone = ({ first, end }: Unit): boolean => end - first === 1;

/** A phrase of preposition that nothing before it asks for. */
export function isPhrase(view: SentenceView, { type, first }: Unit): boolean {
  const { lower } = view.at(first);
  return type === 'preposition' && !/^(?:of|than|as|like)$/u.test(lower) && !isGoverned(view, first);
}

function isGoverned(view: SentenceView, at: number): boolean {
  const { lower } = view.at(at);
  const verb = findVerb(view, at);
  return (
    takesPreposition(view.at(at - 1).lemma, lower) ||
    (verb !== undefined && (takesBehindObject(verb.lemma, lower) || takesPreposition(verb.lemma, lower)))
  );
}

/** The full verb of the same clause before a word, participles before a noun left out. */
function findVerb(view: SentenceView, at: number): Token | undefined {
  const before = view.tokens.slice(0, at);
  const opener = before.findLastIndex(
    ({ lower, tag }) => /^W/u.test(tag) || (lower === 'that' && tag === 'IN') || subordinators.has(lower),
  );
  return before.findLast(
    (token, index) =>
      index > opener &&
      isVerb(token) &&
      !isBe(token) &&
      !(/^VB[NG]$/u.test(token.tag) && isNoun(view.at(index + 1))),
  );
}

/** "only a few times", "all winter" */
const span =
  /^(?:only |just |nearly |almost |about )?(?:all|a few|several|many|two|three) (?:times|days?|nights?|mornings?|summer|winter|years?|months?|weeks?|hours?|minutes?),?$/iu;

const isAdverbial = (view: SentenceView, unit: Unit): boolean =>
  isPhrase(view, unit) ||
  isBareTime(view, unit) ||
  span.test(textOf(view, unit.first, unit.end)) ||
  (unit.type === 'other' && view.tokens.slice(unit.first, unit.end).every((token) => isAdverb(token)));

const isAim = (view: SentenceView, { type, first }: Unit): boolean =>
  type === 'infinitive' && !/^(?:JJ.?)$/u.test(view.at(first - 1).tag);

/** "adopted | in wartime | to save fuel", "with tape | to the post": of two adjuncts side by side either may come first. */
export function hasAdjunctPair(view: SentenceView, units: readonly Unit[]): boolean {
  return units.some((unit, index) => {
    const next = units[index + 1];
    if (next === undefined || endsWithMark(view, unit)) return false;
    const [left, right] = [isAdverbial(view, unit), isAdverbial(view, next)];
    return (
      (left && (right || isAim(view, next))) || (endsInPhrase(view, unit) && (right || isAim(view, next)))
    );
  });
}

/** "is, | on this view, | a habit": an aside may stand elsewhere. */
export const hasAside = (view: SentenceView, units: readonly Unit[]): boolean =>
  units.some((unit, index) => {
    const before = units[index - 1];
    const isSetOff = before !== undefined && endsWithMark(view, before) && endsWithMark(view, unit);
    return isSetOff && (isAdverbial(view, unit) || unit.type === 'other');
  });

/** "hammered in the yard | with a stone": the verb has its phrase already. */
const endsInPhrase = (view: SentenceView, { type, first, end }: Unit): boolean =>
  /^(?:verb|auxiliary|infinitive)$/u.test(type) &&
  isNoun(view.at(end - 1)) &&
  view.tokens
    .slice(first + 1, end)
    .some(
      ({ tag, lower }, offset) => tag === 'IN' && lower !== 'of' && !isGoverned(view, first + 1 + offset),
    );

const floating =
  /^(?:with|without|in|on|at|during|after|before|under|among|between|despite|because|within|throughout|inside|near|behind|since|until|beneath|amid)$/u;

const withTaker =
  /^(?:cover|fill|share|meet|agree|begin|start|end|wrap|mix|live|decorate|load|pack|line|replace)$/u;
const settling =
  /^(?:put|place|set|lay|keep|hide|leave|live|stay|lie|sit|stand|sleep|rest|hang|lean|land|fall|remain|end|begin|start|arrive|store|bury|plant|find|found|stick|fix|press|step|look|stare|knock|spend|root|rooted|hold|wrap|cover|fill|share|meet|agree|depend|write|print|move|go|come)$/u;

/** "put the glasses | in his pocket": the verb wants a place. */
const settles = (view: SentenceView, at: number): boolean => {
  const [verb, { lower }] = [findVerb(view, at), view.at(at)];
  if (isBe(view.at(at - 1))) return true;
  if (lower === 'with') return verb !== undefined && withTaker.test(verb.lemma);
  return (
    verb !== undefined &&
    settling.test(verb.lemma) &&
    /^(?:in|on|at|under|behind|inside|near|among|between)$/u.test(lower)
  );
};

/** "memorable | in themselves", "Before him | botanists", "| from the balcony | and watching them fall" */
export function hasFloatingPhrase(
  view: SentenceView,
  units: readonly Unit[],
  accepted: readonly string[],
): boolean {
  return units.some((unit, index) => {
    if (!isPhrase(view, unit) || endsWithMark(view, unit)) return false;
    const [before, next] = [units[index - 1], units[index + 1]];
    if (before === undefined) return accepted.length === 0;
    // "seems more natural | to us | than …"
    const isFelt = isAdjective(view.at(unit.first - 1)) && view.at(unit.first + 1).tag === 'PRP';
    if (isFelt || view.at(unit.end).lower === 'than') return true;
    if (
      /^(?:in|before|after|behind|without|within|for|among|around|beside|like)$/u.test(
        view.at(unit.first).lower,
      )
    )
      if (view.at(unit.first + 1).tag === 'PRP') return true;
    if (/sel(?:f|ves)$/u.test(view.at(unit.first + 1).lower)) return true;
    const isLed = view.at(unit.first).lower === 'with' && next?.type === 'marker';
    const isEnd = next === undefined || view.at(next.first).tag === 'CC' || isLed;
    if (!isEnd || accepted.length > 0) return false;
    return before.type === 'noun' && next !== undefined
      ? !/^(?:to|into|onto|by|off)$/u.test(view.at(unit.first).lower)
      : floating.test(view.at(unit.first).lower) && !settles(view, unit.first);
  });
}

const degree = /^(?:so|too|as|very|more|less|most|enough|almost|not|how|exactly|only|just|even)$/u;

/** "one day | she", "quietly | in the dark": an adverb or a time alone without its comma. */
export function hasLoneAdverb(
  view: SentenceView,
  units: readonly Unit[],
  accepted: readonly string[],
): boolean {
  return units.some((unit, index) => {
    const { first, end } = unit;
    if (endsWithMark(view, unit) && index === 0) return false;
    if (index === 0 && /^(?:first|then|now|once|later|only then did)$/iu.test(textOf(view, first, end)))
      return true;
    // "which | she | had designed | herself"
    const isStress =
      isLone(unit) && /sel(?:f|ves)$/u.test(view.at(first).lower) && index === units.length - 1;
    if (isStress && view.tokens.slice(Math.max(0, first - 5), first).some(({ tag }) => /^W/u.test(tag)))
      return true;
    // "were not | all | left poorer"
    if (isLone(unit) && /^(?:all|both|each)$/u.test(view.at(first).lower))
      return isVerb(view.at(first - 1)) || view.at(first - 1).lower === 'not';
    // "repeated the work | the next day at noon"
    const inner = view.tokens.findIndex(({ tag }, at) => tag === 'IN' && at > first && at < end);
    if (inner > 0 && index > 0 && isBareTime(view, { first, end: inner })) return true;
    if (isBareTime(view, unit)) return accepted.length === 0 && !isFinite(view.at(end));
    const words = view.tokens.slice(first, end).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    // "burns half | as much fuel"
    if (view.at(first).lower === 'as' && /^(?:half|twice|times)$/u.test(view.at(first - 1).lower))
      return true;
    // "pushes | hard | against the shell"
    const isFlat =
      isLone(unit) &&
      /^(?:hard|fast|straight|high|low|deep|late|early|long|far|first|last|better|best)$/u.test(
        view.at(first).lower,
      );
    if (isFlat && isVerb(view.at(first - 1)) && !isBe(view.at(first - 1))) return true;
    const isAdverbs = words.length > 0 && words.every(isAdverb);
    return (
      isAdverbs &&
      !subordinators.has(view.at(first).lower) &&
      !degree.test(view.at(end - 1).lower) &&
      !isBe(view.at(first - 1))
    );
  });
}
