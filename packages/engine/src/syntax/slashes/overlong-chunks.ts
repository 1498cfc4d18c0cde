import { isNoun, isSureFinite, type SentenceView } from '#grammar/sentence-view.ts';
import { partsWords } from '#syntax/slashes/find-slashes.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { innerMark } from '#syntax/slashes/sentence-parts.ts';
import { countBetween } from '#syntax/slashes/sure-cuts.ts';

/** Words on either side of a pause that is only for breath. */
const leastSide = 5;
/** They belong to the noun before them, or to what is compared. */
const bound = /^(?:of|to|than|as|like|per|versus|up|out|off|down|over|away|between|among)$/u;

/** What nobody reads in one breath is parted behind a noun near its middle, before a phrase; `most` words are read in one. */
export function splitOverlong(view: SentenceView, chosen: readonly Slash[], most: number): Slash[] {
  const marks = view.tokens.flatMap(({ text }, index) => (innerMark.test(text) ? [index + 1] : []));
  const places = [0, ...chosen.map(({ before }) => before), ...marks, view.length].sort((a, b) => a - b);
  const added = places.flatMap((left, at): Slash[] => {
    const right = places[at + 1] ?? left;
    return countBetween(view, left, right) > most ? [findMiddle(view, left, right)].flat() : [];
  });
  return [...chosen, ...added].sort((a, b) => a.before - b.before);
}

function findMiddle(view: SentenceView, left: number, right: number): Slash[] {
  const distance = (before: number): number =>
    Math.abs(countBetween(view, left, before) - countBetween(view, before, right));
  const slashes = view.tokens.slice(left, right).flatMap((_, offset): Slash[] => {
    const slash: Slash = { before: left + offset, strength: 1, reason: '전치사구 앞' };
    // "people / with a head start finished": the phrase is that of the subject, and the verb would be parted from it.
    const isInSubject = view.tokens.slice(slash.before + 2, right).some(isSureFinite);
    const isPhrase = view.at(slash.before).tag === 'CC' || !isInSubject;
    return isPhrase && opensPhrase(view, slash.before) && !partsWords(view, slash) ? [slash] : [];
  });
  return slashes
    .filter(
      ({ before }) =>
        countBetween(view, left, before) >= leastSide && countBetween(view, before, right) >= leastSide,
    )
    .sort((a, b) => distance(a.before) - distance(b.before))
    .slice(0, 1);
}

/** "a pile of tools / into the fire", "painters carry colors / and work there", "a law / and only then a judge", but no "gap / between". */
function opensPhrase(view: SentenceView, index: number): boolean {
  const [before, word, after] = [view.at(index - 1), view.at(index), view.at(index + 1)];
  if (!isNoun(before) || !before.isSure || /^(?:deal|one|nothing|something|anything)$/u.test(before.lower))
    return false;
  if (word.tag === 'CC') return /^(?:VB[DPZ]?|RB)$/u.test(after.tag);
  return (
    word.tag === 'IN' &&
    !bound.test(word.lower) &&
    !/^(?:IN|TO|RP|RB)$/u.test(after.tag) &&
    !(word.lower === 'in' && after.lower === 'a' && view.at(index + 2).lower === 'row') &&
    !(word.lower === 'at' && view.at(index + 2).lower === 'risk') &&
    !(word.lower === 'at' && after.lower === 'risk')
  );
}
