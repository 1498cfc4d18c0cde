import { findAntonyms, findEntry, findPoles, type Pole } from '@jadoo/lexicon';

import { readOnce } from '#read-once.ts';
import type { WordClass } from '#wording/word-class.ts';

/** A word of the dictionary as this part compares it. */
export interface Concept {
  lemma: string;
  pos: WordClass;
}

const maxConcepts = 20_000;
const conceptsByClass = new Map<WordClass, Map<string, Concept>>();

/** The word, the same object each time, so that what is found of it can be kept with it. */
export function getConcept(lemma: string, pos: WordClass): Concept {
  const concepts = conceptsByClass.get(pos) ?? new Map<string, Concept>();
  const known = concepts.get(lemma);
  if (known !== undefined) return known;
  if (concepts.size >= maxConcepts) concepts.clear();
  const concept = { lemma, pos };
  conceptsByClass.set(pos, concepts.set(lemma, concept));
  return concept;
}

/** How two words relate: `family` is the same word or one of its derivations, `same` the same side of a scale. */
export type Relation = 'family' | 'synonym' | 'same' | 'opposite' | 'antonym';

const suffix =
  /^(?:|e|de|se|te|ce|y|ly|ingly|edly|ily|ally|ness|iness|ity|ty|th|er|or|ing|ed|al|ial|ical|ion|tion|sion|ation|ment|ance|ence|ant|ent|ive|ative|able|ible|ful|fully|less|ous|ic|ist|ism|ize|ise|cy|ure|ability|ibility|ency|ancy|iate|ate)$/u;
const minStem = 4;

/** rare – rarely, decide – decision: the same stem with endings that change no more than the part of speech. */
export function isFamily(left: string, right: string): boolean {
  if (left === right) return true;
  if (left.slice(0, 3) !== right.slice(0, 3)) return false;
  // An answer makes nobody responsible.
  if (left.startsWith('respon') && left.includes('sib') !== right.includes('sib')) return false;
  let shared = 3;
  while (shared < left.length && left.charAt(shared) === right.charAt(shared)) shared += 1;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  const isPrefix = shared === short.length && shared >= 3;
  if (!isPrefix && (shared < minStem || short.length - shared > 2)) return false;
  if (isPrefix && shared < minStem && !/^(?:ly|ness|th|er|ity)$/u.test(long.slice(shared))) return false;
  // harmful and harmless, careful and careless are no kin.
  const endings = [left.slice(shared), right.slice(shared)];
  if (endings.some((one) => /^less/u.test(one))) return false;
  return endings.every((one) => suffix.test(one));
}

/** The scale that only tells praise from blame; its words need not mean the same. */
const valenceAxis = '호의–비난';

/** Scales whose words of one side say nearly the same. */
const narrowScales = new Set(
  '증가–감소 강함–약함 쉬움–어려움 통합–분리 기억–망각 성공–실패 밝음–어두움 젖음–마름 조용–시끄러움 빠름–느림 풍부–부족 평등–불평등 믿음–의심 안전–위험 김–짧음 획득–상실 정확–부정확 용기–두려움 기쁨–슬픔 자연–인공 건강–질병'.split(
    ' ',
  ),
);

/** Of another part of speech a word on one of these is no more than a neighbour: "a careful reader", "an error". */
const judgingScales = new Set('믿음–의심 안전–위험 정확–부정확 자연–인공 건강–질병'.split(' '));

/** Whether two words stand on one side of a scale on which that means nearly the same, or mean the same in Korean. */
export function sharesNarrowScale(left: Concept, right: Concept): boolean {
  const others = getPoles(right);
  return (
    (left.pos === right.pos && relateByMeaning(left, right) !== undefined) ||
    getPoles(left).some(
      (pole) =>
        narrowScales.has(pole.axis) &&
        (left.pos === right.pos || !judgingScales.has(pole.axis)) &&
        others.some((one) => one.axis === pole.axis && one.side === pole.side),
    )
  );
}

/** The scales of a word: its own, else those of its base word, else the other side of its full opposites. */
const getPoles = readOnce(readPoles);

function readPoles({ lemma, pos }: Concept): readonly Pole[] {
  const own = findPoles(lemma, pos);
  if (own.length > 0) return own;
  const base = listBases(lemma, pos)
    .map((one) => findPoles(one, 'adj'))
    .find((poles) => poles.length > 0);
  if (base !== undefined) return base;
  const opposites = findAntonyms(lemma, pos).filter(({ strength }) => strength === 'full');
  return opposites.flatMap(({ word }) =>
    findPoles(word, pos).map(({ axis, side }): Pole => ({ axis, side: side === 1 ? -1 : 1 })),
  );
}

function listBases(lemma: string, pos: WordClass): string[] {
  if (pos === 'adv' && lemma.endsWith('ly'))
    return [
      lemma.slice(0, -2),
      lemma.replace(/ily$/u, 'y'),
      lemma.replace(/ly$/u, 'le'),
      lemma.replace(/ally$/u, ''),
    ];
  return pos === 'n' && lemma.endsWith('ness') ? [lemma.slice(0, -4), lemma.replace(/iness$/u, 'y')] : [];
}

/** 1 for something good, -1 for something bad, 0 for what is neither or both. */
export const getValence = readOnce((concept: Concept): number => {
  const sides = new Set(
    getPoles(concept)
      .filter(({ axis }) => axis === valenceAxis)
      .map(({ side }) => side),
  );
  return sides.size === 1 ? ([...sides][0] ?? 0) : 0;
});

const maxRemembered = 200_000;
let remembered = 0;
let relations = new WeakMap<Concept, Map<Concept, Relation | undefined>>();

/** How `right` relates to `left`; nothing where they have no scale of meaning in common. */
export function relate(left: Concept, right: Concept): Relation | undefined {
  const known = relations.get(left);
  if (known?.has(right) === true) return known.get(right);
  const relation = findRelation(left, right);
  if (remembered >= maxRemembered) {
    relations = new WeakMap();
    remembered = 0;
  }
  remembered += 1;
  const row = relations.get(left) ?? new Map<Concept, Relation | undefined>();
  relations.set(left, row.set(right, relation));
  return relation;
}

function findRelation(left: Concept, right: Concept): Relation | undefined {
  if (isFamily(left.lemma, right.lemma)) return 'family';
  if (isOpposed(left, right) || isOpposed(right, left)) return 'antonym';
  return relateByScales(left, right) ?? relateByAntonyms(left, right) ?? relateByMeaning(left, right);
}

const rootLength = 5;

/** Whether who knows the one word knows the other: "describe", "description". */
export const areKin = (left: string, right: string): boolean =>
  isFamily(left, right) || left.slice(0, rootLength) === right.slice(0, rootLength);

/** What can be accepted is no opposite of what is offered. */
function isOpposed(left: Concept, right: Concept): boolean {
  const isPotential = /[ai]ble$/u.test(right.lemma) && !/[ai]ble$/u.test(left.lemma);
  return findAntonyms(left.lemma, left.pos).some(
    ({ word }) => word === right.lemma || (!isPotential && isFamily(word, right.lemma)),
  );
}

/** Two words whose first Korean meaning is the same, whatever their part of speech (slump, decline). */
function relateByMeaning(left: Concept, right: Concept): Relation | undefined {
  const keys = listMeaningKeys(left);
  return listMeaningKeys(right).some((key) => keys.includes(key)) ? 'synonym' : undefined;
}

const koreanEnding = /(?:스럽게|스러운|적으로|하다|되다|하는|되는|하게|되게|적인|한|된|히)$/u;
const minKeyLength = 2;

const listMeaningKeys = readOnce(({ lemma, pos }: Concept): readonly string[] => {
  const [first = ''] = findEntry(lemma, pos)?.senses ?? [];
  return first
    .split(', ')
    .filter((meaning) => !/[~()…\s]/u.test(meaning))
    .map((meaning) => meaning.replace(koreanEnding, ''))
    .filter((key) => key.length >= minKeyLength);
});

function relateByScales(left: Concept, right: Concept): Relation | undefined {
  const poles = getPoles(left).filter(({ axis }) => axis !== valenceAxis);
  if (poles.length === 0) return undefined;
  const others = getPoles(right);
  const products = new Set(
    poles.flatMap((pole) =>
      others.filter(({ axis }) => axis === pole.axis).map(({ side }) => side * pole.side),
    ),
  );
  if (products.size !== 1) return undefined;
  return products.has(1) ? 'same' : 'opposite';
}

/** Two words with two opposites in common mean about the same. */
function relateByAntonyms(left: Concept, right: Concept): Relation | undefined {
  if (left.pos !== right.pos) return undefined;
  const words = new Set(findAntonyms(left.lemma, left.pos).map(({ word }) => word));
  const shared = findAntonyms(right.lemma, right.pos).filter(({ word }) => words.has(word));
  return shared.length >= 2 ? 'same' : undefined;
}
