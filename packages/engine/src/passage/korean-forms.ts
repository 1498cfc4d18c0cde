import { joinSyllable, splitSyllable, type Syllable } from '#syllables.ts';

const [a, eo, yeo, o, wa, wae, oe, u, wo, eu, i] = [0, 4, 6, 8, 9, 10, 11, 13, 14, 18, 20];
/** What a vowel becomes where 아 or 어 joins it: 느끼다 느껴, 보다 봐, 주다 줘, 쓰다 써, 되다 돼. */
const joinedVowels: ReadonlyMap<number, readonly number[]> = new Map([
  [i, [yeo]],
  [o, [wa]],
  [u, [wo]],
  [eu, [a, eo]],
  [oe, [wae]],
]);
/** ㄷ, ㅂ, ㅅ and ㄹ are lost or changed in many verbs: 깨닫다 깨달아, 가깝다 가까운, 짓다 지은, 만들다 만드는. */
const changingFinals = new Set([7, 8, 17, 19]);
/** ㄷ becomes ㄹ, and ㅅ goes: 없을 is none of 얻다. */
const changedFinals: ReadonlyMap<number, number> = new Map([
  [7, 8],
  [19, 0],
]);
/** A stem that ends in one of them never stands alone: 두 is none of 두다, but 가 one of 가다. */
const barelyStem: ReadonlySet<number> = new Set([o, u, eu, i]);
const [nieun, rieul, mieum, bieup, ssangSiot] = [4, 8, 16, 17, 20];

/** Whether a word is a form of a verb or an adjective: 길러 of 기르, 나눠 (but not 나는) of 나누, 쓴 (but not 쓰레기) of 쓰. */
export function isFormOf(word: string, stem: string): boolean {
  const head = stem.slice(0, -1);
  if (isDoubledRieul(word, stem)) return true;
  if (!word.startsWith(head)) return false;
  const [found, last] = [splitSyllable(word.charAt(head.length)), splitSyllable(stem.at(-1))];
  if (found === undefined || last?.initial !== found.initial) return false;
  if (found.vowel !== last.vowel && (last.final !== 0 || !isJoined(last, found))) return false;
  const rest = word.slice(stem.length);
  if (word === stem && barelyStem.has(last.vowel)) return false;
  // 높이를 and 높이다 are other words than 높다, 돌리다 than 돌다, 밝히다 than 밝다.
  if (last.final === found.final) return last.final === 0 ? takesEnding(rest) : !/^[이히리]./u.test(rest);
  if (last.final !== 0) return changingFinals.has(last.final) && takesChangedEnding(last, found, rest);
  return closesWith(found.final, rest);
}

const isJoined = (last: Syllable, found: Syllable): boolean =>
  joinedVowels.get(last.vowel)?.includes(found.vowel) === true;

/** 오르다 올라, 부르다 불렀다 */
function isDoubledRieul(word: string, stem: string): boolean {
  if (!stem.endsWith('르')) return false;
  const before = splitSyllable(stem.at(-2));
  if (before === undefined) return false;
  const head = stem.slice(0, -2) + joinSyllable({ ...before, final: rieul });
  return word.startsWith(head) && /^[라러랐렀]/u.test(word.slice(head.length));
}

/** What may follow an open syllable of a stem. */
const takesEnding = (rest: string): boolean =>
  rest === '' || /^[다는고며면지게기던도려어아었았자므니거든더서야져진질졌]/u.test(rest);

/** 들은 and 들어 of 듣다, 지은 of 짓다, 도와 of 돕다, 만드는 and 만든 of 만들다. */
function takesChangedEnding(last: Syllable, found: Syllable, rest: string): boolean {
  if (last.final === rieul)
    return found.final === 0 ? /^[는니오]/u.test(rest) : closesWith(found.final, rest);
  if (last.final === bieup && found.final === 0) return /^[와워우운울움웠왔]/u.test(rest);
  return changedFinals.get(last.final) === found.final && /^[아어은을으았었음]/u.test(rest);
}

/** 느낀, 느낄, 느낌, 느낍니다, 느꼈다. */
function closesWith(final: number, rest: string): boolean {
  if (final === nieun) return rest === '' || /^[다데지]/u.test(rest);
  if (final === rieul) return rest === '' || /^[지수]/u.test(rest);
  if (final === mieum) return rest === '' || /^[을은이과의에]/u.test(rest);
  return final === bieup ? rest.startsWith('니') : final === ssangSiot && rest !== '';
}

/** Modifiers that have lost the ㄹ of their stem: 낯선 of 낯설다, 드문 of 드물다. */
export const losesRieul = /(?:^[먼긴]|거친|낯선|둥근|드문|서툰|힘든)$/u;

/** The stem of a verb or of the modifier that a dictionary of adjectives prints: 무겁 of 무거운, 느리 of 느린. */
export function findStem(word: string): string | undefined {
  const head = word.slice(0, -1);
  if (/[다는은]$/u.test(word)) return head === '' ? undefined : head;
  const [last, before] = [splitSyllable(word.at(-1)), splitSyllable(word.at(-2))];
  if (last && losesRieul.test(word)) return head + joinSyllable({ ...last, final: rieul });
  if (word.endsWith('운') && before?.final === 0)
    return head.slice(0, -1) + joinSyllable({ ...before, final: bieup });
  return last?.final === nieun ? head + joinSyllable({ ...last, final: 0 }) : undefined;
}
