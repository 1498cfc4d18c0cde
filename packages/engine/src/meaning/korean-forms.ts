import { joinSyllable, splitSyllable, type Syllable } from '#syllables.ts';

/** Vowels and finals by their numbers in the order of Unicode. */
const vowels = {
  a: 0,
  ae: 1,
  eo: 4,
  e: 5,
  yeo: 6,
  o: 8,
  wa: 9,
  wae: 10,
  oe: 11,
  u: 13,
  weo: 14,
  eu: 18,
  i: 20,
};
const finals = { none: 0, n: 4, l: 8 };
const silentInitial = 11;

const endWith = (
  text: string,
  change: (last: Syllable) => Partial<Syllable> | undefined,
): string | undefined => {
  const last = splitSyllable(text.at(-1));
  const changed = last && change(last);
  return last && changed && text.slice(0, -1) + joinSyllable({ ...last, ...changed });
};

/** 인정해야 → 인정할, 줄여야 → 줄일, 살펴보아야 → 살펴볼, 있어야 → 있을; undefined where the stem is not sure. */
export function toProspective(obligation: string): string | undefined {
  const form = /^(.*[가-힣])야$/u.exec(obligation)?.[1];
  const last = splitSyllable(form?.at(-1));
  if (form === undefined || last === undefined || /(?:[라와워]|(?:^|\s)[켜펴])$/u.test(form))
    return undefined;
  const isOpenLink = last.initial === silentInitial && (last.vowel === vowels.a || last.vowel === vowels.eo);
  if (isOpenLink && last.final === finals.none) {
    const stem = form.slice(0, -1);
    const final = splitSyllable(stem.at(-1))?.final;
    // 들어야 may come from 들다 or 듣다.
    if (final === undefined || final === finals.l) return undefined;
    return final === finals.none ? endWith(stem, () => ({ final: finals.l })) : `${stem}을`;
  }
  const vowel = stemVowels.get(last.vowel);
  // 하여 and 되어 are 해 and 돼.
  return vowel === undefined || last.final !== finals.none
    ? undefined
    : endWith(form, () => ({ vowel: /해$/u.test(form) ? vowels.a : vowel, final: finals.l }));
}

/** The vowel of the stem behind that of the linked form: 줄여 줄이, 봐 보, 줘 주, 가 가, 내 내. */
const stemVowels: ReadonlyMap<number, number> = new Map([
  [vowels.yeo, vowels.i],
  [vowels.wa, vowels.o],
  [vowels.weo, vowels.u],
  [vowels.wae, vowels.oe],
  [vowels.a, vowels.a],
  [vowels.ae, vowels.ae],
  [vowels.e, vowels.e],
]);

/** 막 → 막아야, 설명하 → 설명해야, 숨기 → 숨겨야, 보내 → 보내야; undefined where the link is not sure. */
export function toObligation(stem: string): string | undefined {
  const last = splitSyllable(stem.at(-1));
  if (last === undefined) return undefined;
  if (/하$/u.test(stem)) return `${stem.slice(0, -1)}해야`;
  if (last.final !== finals.none)
    return irregular.test(stem) ? undefined : `${stem}${isBright(last) ? '아야' : '어야'}`;
  if (last.vowel === vowels.a || last.vowel === vowels.ae || last.vowel === vowels.e) return `${stem}야`;
  if (last.vowel === vowels.i && last.initial !== silentInitial)
    return `${endWith(stem, () => ({ vowel: vowels.yeo })) ?? ''}야`;
  if (last.vowel === vowels.i) return `${stem.slice(0, -1)}여야`;
  if (last.vowel === vowels.o) return `${stem}아야`;
  return last.vowel === vowels.u || last.vowel === vowels.oe ? `${stem}어야` : undefined;
}

const isBright = ({ vowel }: Syllable): boolean => vowel === vowels.a || vowel === vowels.o;
/** 듣 → 들어, 돕 → 도와, 짓 → 지어. */
const irregular = /(?:[듣걷묻싣깨닫돕굽눕줍춥덥짓낫붓긋잇젓]|닫)$/u;

/** 인정해야 → 인정하, 남겨 두어야 → 남겨 두: the stem behind 야 한다; undefined where it is not sure. */
export function toStem(obligation: string): string | undefined {
  const form = toProspective(obligation);
  if (form === undefined) return undefined;
  return form.endsWith('을') ? form.slice(0, -1) : endWith(form, () => ({ final: finals.none }));
}

/** 가로막는 → 가로막는다, 설명하는 → 설명한다, 만드는 → 만든다; undefined for what is no verb. */
export function toStatement(adnominal: string): string | undefined {
  const stem = /^(.*[가-힣])는$/u.exec(adnominal)?.[1];
  const final = splitSyllable(stem?.at(-1))?.final;
  if (stem === undefined || final === undefined || /[있없다]$/u.test(stem)) return undefined;
  if (final !== finals.none) return `${adnominal}다`;
  return `${endWith(stem, () => ({ final: finals.n })) ?? ''}다`;
}
