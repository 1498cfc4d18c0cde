import {
  listPrinted,
  type AskedRelation,
  type ConnectiveForm,
} from '#meaning/connectives/asked-connectives.ts';
import type { ConnectivePlace } from '#meaning/connectives/connective-places.ts';
import type { RelationSigns } from '#meaning/connectives/relation-signs.ts';

/** A connective that surely cannot stand in a place. */
export interface ConnectiveRival {
  text: string;
  relation: AskedRelation;
}

type Test = (signs: RelationSigns) => boolean;

/** The turn is so plain that nothing can follow from what stands before. */
const isPlainTurn: Test = (signs) =>
  (signs.isBelief && !signs.isDeniedBefore) ||
  signs.isUnforeseen ||
  (signs.denial === 'plain' && (signs.isOfSame || (signs.isShared && signs.isDeniedAfter)));
const isEven: Test = (signs) => !signs.isTurned;
const isGeneral: Test = (signs) => !signs.isCase;
/** "When the parts are glued, for example, …": whatever opens the sentence may be the case, but where it plainly turns; "a traffic jam" is one. */
const tellsOfCase: Test = (signs) =>
  signs.isOfSome || (signs.isOpenedByCase && (signs.isBetweenCommas || !isPlainTurn(signs)));
const isFree: Test = (signs) => !signs.isDirective && !signs.isSupposed;
/** Between commas "otherwise" would be read as "in other ways". */
const isUnconditional: Test = (signs) => isFree(signs) && !signs.isBetweenCommas;
/** What happened at a time that is named, or denies what people think, says nothing that was said before. */
const isFresh: Test = (signs) =>
  signs.isDated || (signs.isBelief && signs.denial === 'plain' && signs.isDeniedAfter);
/** Between commas "in other words" and "in short" fit nearly every other thought. */
const isUninterrupted: Test = (signs) => isFresh(signs) || !signs.isBetweenCommas;
/** What speaks of the same things again may say the same. */
const isUnrepeated: Test = (signs) => isUninterrupted(signs) && (isFresh(signs) || !signs.isShared);
/** What ends a passage often sums it up. */
const isUnfinished: Test = (signs) => !signs.isLast && isUninterrupted(signs);
const isAffirmed: Test = (signs) => !signs.isDeniedBefore && !signs.isUrged;
const always: Test = () => true;

type Rows = readonly (readonly [AskedRelation, Test])[];

const ofTurn: Rows = [
  ['유사', (signs) => !signs.isAdded],
  ['예시', (signs) => !signs.isBehindVerb && !tellsOfCase(signs)],
  ['재진술', isUnrepeated],
  ['결과', (signs) => isPlainTurn(signs) && !signs.isReason],
  ['조건', isUnconditional],
  ['요약', isUnfinished],
];
/** Of two things that are set side by side the one may still lead to the other. */
const ofContrast: Rows = [
  // Beside one example stands another.
  ['유사', (signs) => !signs.isAdded && !signs.isBehindCase],
  ...ofTurn.filter(([relation]) => !/^(?:유사|결과)$/u.test(relation)),
  ['결과', (signs) => isPlainTurn(signs) && !signs.isReason],
];
/** "In contrast" and "instead" could as well join what a result is told of. */
const ofResult: Rows = [
  ['유사', (signs) => signs.isTakenUp],
  ['조건', isUnconditional],
  ['예시', (signs) => isGeneral(signs) && !signs.isOpenedByCase && !signs.isOfSome],
];
/** What was said once more could as well be set against it. */
const ofRestatement: Rows = [
  ['예시', isGeneral],
  ['유사', (signs) => !signs.isBetweenCommas],
  ['조건', isUnconditional],
];

/** Which relations a careful student can rule out for sure beside each, and what has to be seen for it. */
const rivals: Readonly<Partial<Record<AskedRelation, Rows>>> = {
  역접: ofTurn,
  대조: ofContrast,
  양보: ofTurn,
  결과: ofResult,
  방식: ofResult.filter(([relation]) => relation !== '유사'),
  예시: [
    ['재진술', (signs) => signs.isCase && isUninterrupted(signs)],
    ['조건', isUnconditional],
    ['대체', isAffirmed],
    ['요약', isUnfinished],
  ],
  재진술: ofRestatement,
  요약: ofRestatement,
  유사: [
    ['역접', isEven],
    ['조건', isUnconditional],
    ['대체', isAffirmed],
    ['요약', isUnfinished],
  ],
  첨가: [
    ['조건', isUnconditional],
    ['대체', isAffirmed],
  ],
  // What stands for what is denied may be the sum of it.
  대체: [
    ['유사', always],
    ['예시', isGeneral],
    ['조건', isUnconditional],
  ],
  조건: [
    ['예시', always],
    ['유사', always],
    ['재진술', isUnrepeated],
  ],
};

/** The connectives that surely cannot stand in a place, one of each relation, such as have to be weighed first; `choose` picks among like ones. */
export function listConnectiveRivals(
  place: ConnectivePlace,
  signs: RelationSigns,
  text: string,
  choose: (words: readonly string[]) => string,
): ConnectiveRival[] {
  const lower = text.toLowerCase();
  const rows = rivals[place.relation] ?? [];
  return rows.flatMap(([relation, holds]): ConnectiveRival[] => {
    // What stands in the passage itself would be read as asked or as given.
    const free = listPrinted(relation).filter((words) => !isUsed(lower, words));
    if (free.length === 0 || !holds(signs)) return [];
    return [{ text: print(choose(free), place.form), relation }];
  });
}

const isUsed = (lower: string, words: string): boolean =>
  new RegExp(String.raw`(?:^|[.?!,;] )${words}\b`, 'u').test(lower);

const print = (words: string, form: ConnectiveForm): string =>
  form === 'opening' ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** Whether the text shows the relation of the connective to who reads it. */
export function showsRelation({ relation }: ConnectivePlace, signs: RelationSigns): boolean {
  if (/^(?:역접|대조|양보)$/u.test(relation)) return signs.isTurned;
  if (relation === '대체') return signs.isDeniedBefore;
  if (relation === '예시') return isEven(signs) || signs.isCase;
  // Behind "The same happens to …" a result is that of what was told before.
  if (relation === '결과' && signs.isBehindLike) return false;
  return signs.isTakenUp;
}
