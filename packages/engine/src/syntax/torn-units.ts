import { isAdjective, isFinite, isNoun, isVerb, textOf, type SentenceView } from '#grammar/sentence-view.ts';
import type { Unit } from '#syntax/units.ts';

/** Whether the units of a clause run across its structure: part of one phrase stands with part of another. */
export const areTorn = (view: SentenceView, units: readonly Unit[]): boolean =>
  units.some((unit, index) => {
    const words = textOf(view, unit.first, unit.end).toLowerCase();
    const next = units[index + 1];
    return (
      // "what they ought to find out | first | what it costs" might stand before the verb.
      words === 'first' ||
      runsOverThan(view, unit) ||
      // "already doing | well may lose"
      (/^(?:well|better) /u.test(words) && isVerb(view.at(unit.first + 1))) ||
      // "make | the difficult look | easy"
      (/^(?:the|a|an) .*\b(?:look|seem|feel|appear|sound)$/u.test(words) &&
        next !== undefined &&
        isAdjective(view.at(next.first))) ||
      (words === 'that' && !opensClause(view, unit, units)) ||
      (next !== undefined && (tearsPair(view, unit, next) || tearsPath(view, unit, next))) ||
      tearsParticle(view, unit, units[index - 1])
    );
  });

/** "watched over than any team on foot", "much more than mark | a page" */
function runsOverThan(view: SentenceView, { first, end }: Unit): boolean {
  const than = view.tokens.findIndex(({ lower }, at) => lower === 'than' && at > first && at < end);
  if (than < 0) return false;
  const isMeasure = than === first + 1 && /^(?:more|less|fewer|rather|other)$/u.test(view.at(first).lower);
  return !isMeasure || isVerb(view.at(than + 1));
}

/** "to change | that | world": without a verb behind it the word only points. */
const opensClause = (view: SentenceView, { end }: Unit, units: readonly Unit[]): boolean =>
  view.tokens.slice(end, units.at(-1)?.end).some(isFinite);

/** "each drop down | the cheek": the way goes with what follows. */
const tearsPath = (view: SentenceView, { end }: Unit, { first }: Unit): boolean =>
  /^(?:down|up|along|across|over|through|around|off|past)$/u.test(view.at(end - 1).lower) &&
  isNoun(view.at(end - 2)) &&
  /^(?:DT|PRP\$)$/u.test(view.at(first).tag);

/** "carry | it | out in seconds": the particle goes with the verb. */
const tearsParticle = (view: SentenceView, { first, end }: Unit, before: Unit | undefined): boolean =>
  before !== undefined &&
  end > first + 1 &&
  /^(?:out|up|off|down|away|back|over)$/u.test(view.at(first).lower) &&
  /^(?:IN|JJ)$/u.test(view.at(first + 1).tag) &&
  view.at(before.end - 1).tag === 'PRP';

/** "was full of fast | and delicate patterns" */
const tearsPair = (view: SentenceView, { end }: Unit, { first }: Unit): boolean =>
  (isAdjective(view.at(end - 1)) || (view.at(end - 1).tag === 'RB' && view.at(end - 2).tag === 'IN')) &&
  view.at(first).tag === 'CC' &&
  isAdjective(view.at(first + 1)) &&
  isNoun(view.at(first + 2));
