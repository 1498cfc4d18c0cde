import { findEntry } from '@jadoo/lexicon';

import { personNouns } from '#grammar/verb-lists.ts';
import type { Token } from '#passage/analysis.ts';

const personSuffix = /(?:er|or|ist|ian|ee|ent|ant|man|woman)$/u;
const koreanPerson = /(?:자|가|원|사|인|사람|꾼|생|이용객|관광객|관객|팬|주민|시민|국민|동료|부모)$/u;

/** Things whose Korean name ends like that of a person. */
const koreanThing =
  /(?:숫자|글자|문자|상자|의자|액자|요인|원인|디자인|국가|대가|평가|증가|휴가|회사|역사|행사|검사|정원|공원|자원|병원|지원|인생|발생)$/u;

/** Whether a noun names a person: by the list, or by its ending and its Korean meaning together. */
export function isPerson({ lemma, tag }: Token): boolean {
  if (/^(?:people|those|everyone|someone|anyone)$/u.test(lemma) || personNouns.has(lemma)) return true;
  const meanings = tag.startsWith('NN') ? findEntry(lemma, 'n')?.senses[0]?.split(/, ?/u) : undefined;
  return (
    personSuffix.test(lemma) &&
    meanings?.some((meaning) => koreanPerson.test(meaning) && !koreanThing.test(meaning)) === true
  );
}
