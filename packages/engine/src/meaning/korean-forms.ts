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
const finals = { none: 0, n: 4, l: 8, b: 17 };
const pastFinal = 20;
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

/** The vowel of the stem behind that of the linked form or the past: 줄여 줄이, 봐 보, 줘 주, 가 가, 내 내; 졌 지, 왔 오. */
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
  if (last.vowel === vowels.u && last.initial === silentInitial)
    return `${endWith(stem, () => ({ vowel: vowels.weo })) ?? ''}야`;
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

/** Stems that are no verbs, with the syllables before them. */
const qualities =
  /(?:아니|[있없같많적크작높낮깊얕좋싫쉽길짧넓좁굵얇]|[나기바예]쁘|[아슬고]프|어렵|드물|다르|빠르|느리|무겁|가볍|아름답|새롭|해롭|이롭|[중주]요하|필요하|가능하|당연하|분명하|위험하|안전하|유용하|단순하|복잡하|다양하|비슷하|동일하|완벽하|충분하|부족하|정확하|흔하|귀하|약하|강하|심하|유리하|불리하|적절하|적합하)$/u;
/** 필요하지 않, 많지 않: as the quality itself. */
const deniedQualities =
  /(?:(?:있|없|필요|중요|분명|충분|쉽|어렵|많|적|크|작|높|좋|같|다르|[나기바예]쁘|[아슬고]프)(?:하)?)지 (?:않|못하)$/u;
/** 보이, 줄이, 쌓이: verbs that end like 이다. */
const verbsInI = /(?:[보쓰섞쌓놓모높줄붙끓들먹죽속녹벌숙꼬덮깎볶묶꺾엮직울설덕짝삭기트]|거리|움직|망설)이$/u;

const isCopula = (stem: string): boolean => /이$/u.test(stem) && !verbsInI.test(stem);

/** 사용하 → 사용한다, 만들 → 만든다, 먹 → 먹는다, 많 → 많다; a verb must be known by its object where it could be a quality. */
export function toPresent(stem: string, isDeed: boolean): string | undefined {
  const last = splitSyllable(stem.at(-1));
  if (last === undefined || last.final === pastFinal) return /[있]$/u.test(stem) ? `${stem}다` : undefined;
  if (qualities.test(stem) || isCopula(stem) || deniedQualities.test(stem)) return `${stem}다`;
  if (!isDeed && !/(?:되|지|않|나|가|오)$/u.test(stem)) return undefined;
  if (last.final === finals.none || last.final === finals.l)
    return `${endWith(stem, () => ({ final: finals.n })) ?? ''}다`;
  return `${stem}는다`;
}

/** Stems in ㄹ that lose it before ㄴ다. */
const lostRieul: ReadonlyMap<string, string> = new Map(
  ['들', '끌', '밀', '풀', '열', '걸', '놀', '떨', '덜', '물', '알', '돌', '달'].map((stem) => [
    endWith(stem, () => ({ final: finals.n })) ?? '',
    stem,
  ]),
);
const alwaysRieul = /(?:든|끈|흔든|만든|머문|내민)$/u;

/** 사용한 → 사용하, 만든 → 만들, 먹는 → 먹: the stem before 다 of a verb in the present; undefined where it is not sure. */
export function toVerbStem(present: string): string | undefined {
  const form = /^(.*[가-힣])다$/u.exec(present)?.[1];
  const last = splitSyllable(form?.at(-1));
  if (form === undefined || last === undefined) return undefined;
  if (/[가-힣]는$/u.test(form) && splitSyllable(form.at(-2))?.final !== finals.none) return form.slice(0, -1);
  if (last.final !== finals.n) return undefined;
  const word = form.split(' ').at(-1) ?? '';
  if (/^[산판간]$/u.test(word)) return undefined;
  const rieul = lostRieul.get(form.at(-1) ?? '');
  if (rieul !== undefined && (word.length === 1 || alwaysRieul.test(form))) return form.slice(0, -1) + rieul;
  return endWith(form, () => ({ final: finals.none }));
}

/** 늘렸다 → 늘린다, 얻었다 → 얻는다, 했다 → 한다; undefined for what is no past, or whose stem is not sure. */
export function fromPast(past: string): string | undefined {
  const form = /^(.*[가-힣])다$/u.exec(past)?.[1];
  const last = splitSyllable(form?.at(-1));
  if (
    form === undefined ||
    last?.final !== pastFinal ||
    /(?:[있겠랐렀웠]|[가-힣]이었|[가-힣]{2}였)$/u.test(form)
  )
    return undefined;
  const isLink = last.initial === silentInitial && (last.vowel === vowels.a || last.vowel === vowels.eo);
  if (isLink) {
    const stem = form.slice(0, -1);
    const final = splitSyllable(stem.at(-1))?.final;
    // 들었다 may come from 들다 or 듣다, 지었다 from 짓다.
    if (final === undefined || final === finals.l || /[지이]$/u.test(stem)) return undefined;
    return toPresent(stem, true);
  }
  const vowel = /[했]$/u.test(form) ? vowels.a : stemVowels.get(last.vowel);
  if (vowel === undefined) return undefined;
  const stem = endWith(form, () => ({ vowel, final: finals.none }));
  return stem === undefined
    ? undefined
    : toPresent(stem, !/하$/u.test(stem) || /[을를] (?:[가-힣]+ )?\S+$/u.test(stem));
}

/** 중요하다 → 중요하; undefined for what is no quality. */
export function toQualityStem(present: string): string | undefined {
  const stem = present.replace(/다$/u, '');
  return qualities.test(stem) && !/[있없]$/u.test(stem) ? stem : undefined;
}

/** 했다, 늘어났다: a past, unlike 있다 and 하겠다. */
export const isPastForm = (form: string): boolean => {
  const last = /^(?:.*)([가-힣])다$/u.exec(form)?.[1];
  return splitSyllable(last)?.final === pastFinal && !/[있겠]$/u.test(last ?? '');
};

/** 제시하지 않을 → 제시하지 않는다, 유지해 줄 → 유지해 준다. */
export function fromFuture(prospective: string): string | undefined {
  if (/[가-힣]을$/u.test(prospective) && splitSyllable(prospective.at(-2))?.final !== finals.none)
    return /[있없]을$/u.test(prospective)
      ? `${prospective.slice(0, -1)}다`
      : toPresent(prospective.slice(0, -1), true);
  const stem =
    splitSyllable(prospective.at(-1))?.final === finals.l
      ? endWith(prospective, () => ({ final: finals.none }))
      : undefined;
  return stem === undefined || /[드여노우만]$/u.test(stem)
    ? undefined
    : toPresent(stem, !/[이하]$/u.test(stem) || /[을를] (?:[가-힣]+ )?\S+$/u.test(stem));
}

/** Whether a stem ends in ㄹ. */
export const isRieul = (stem: string): boolean => splitSyllable(stem.at(-1))?.final === finals.l;

/** 쉬우 → 쉽, 어려우 → 어렵: the stem of a quality in ㅂ before an ending that softened it. */
export const unsoften = (stem: string): string =>
  stem.replace(
    /(쉬|려|로|벼|거|러|까|다)우$/u,
    (_, before: string) => endWith(before, () => ({ final: finals.b })) ?? before,
  );
