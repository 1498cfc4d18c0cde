import { irregularVerbs } from '@jadoo/lexicon';
import lemmatize from 'wink-lemmatizer';

import { readWordOnce } from '#read-once.ts';

/** What forms of a verb a word can be. */
export interface VerbForms {
  isBase: boolean;
  isPast: boolean;
  isParticiple: boolean;
}

const pastForms = new Map<string, string>();
const participleForms = new Map<string, string>();
for (const { base, past, participle } of irregularVerbs.values()) {
  for (const form of past) pastForms.set(form, pastForms.get(form) ?? base);
  for (const form of participle) participleForms.set(form, participleForms.get(form) ?? base);
}
// "found", "lay", "wound" and "ground" are far more often the past of the first verb than a base form.
const seldomBase = new Set([
  'found',
  'lay',
  'wound',
  'ground',
  'felt',
  'left',
  'saw',
  'bore',
  'fell',
  'rose',
  'thought',
  'shot',
  'bit',
  'lit',
  'spoke',
]);

/** Base form of an irregular past form or participle. */
export function getIrregularVerbBase(form: string, tag: string): string | undefined {
  return tag === 'VBN'
    ? (participleForms.get(form) ?? pastForms.get(form))
    : (pastForms.get(form) ?? participleForms.get(form));
}

/** Looks at the form alone; most regular forms in -ed are both past and participle. */
export const getVerbForms = readWordOnce((lower: string): VerbForms => {
  const isIrregularPast = pastForms.has(lower);
  const isIrregularParticiple = participleForms.has(lower);
  const isRegular =
    !isIrregularPast && !isIrregularParticiple && lower.endsWith('ed') && lemmatize.verb(lower) !== lower;
  return {
    isBase: isBaseForm(lower, isIrregularPast || isIrregularParticiple || isRegular),
    isPast: isIrregularPast || isRegular,
    isParticiple: isIrregularParticiple || isRegular,
  };
});

function isBaseForm(lower: string, isPastForm: boolean): boolean {
  if (irregularVerbs.has(lower)) return !seldomBase.has(lower);
  if (isPastForm || !/^[a-z]+$/u.test(lower)) return false;
  return lemmatize.verb(lower) === lower && lemmatize.verb(`${lower}ing`) !== `${lower}ing`
    ? true
    : isBaseOfRegular(lower);
}

/** The lemmatizer knows "making" and "stopping" rather than "makeing" and "stoping". */
function isBaseOfRegular(lower: string): boolean {
  if (lower.endsWith('e')) return lemmatize.verb(`${lower.slice(0, -1)}ing`) === lower;
  const last = lower.at(-1) ?? '';
  return lemmatize.verb(`${lower}${last}ing`) === lower;
}
