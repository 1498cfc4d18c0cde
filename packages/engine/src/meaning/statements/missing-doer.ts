import { isFinite, type SentenceView } from '#grammar/sentence-view.ts';
import { splitSyllable } from '#syllables.ts';

const personal = /^(?:s?he|it|they|we|i|you|this|these|those|that)$/u;
/** It took her an hour: she does it. */
const taking = /^(?:.*, )?It (?:took|takes|cost|costs) (?:her|him|them|us)\b/u;
/** 낮에는, 사는: no doer. */
const noDoer =
  /(?:에|에서|로|지|기|[려하되오보있없])는$|(?:많|적|작|같|좋|높|낮|깊|짧|길|젊|늦|넓)은$|[년월일]이$/u;

/** The personal pronoun that is the subject of the first verb of an English sentence. */
export function readDoer({ tokens, at }: SentenceView): string | undefined {
  let before = tokens.findIndex(isFinite) - 1;
  while (before > 0 && at(before).tag.startsWith('RB')) before -= 1;
  const { lower } = at(before);
  return personal.test(lower) ? lower : undefined;
}

/** 할머니는, 학생은; 읽는 and 같이 end in no particle. */
function isMarked(word: string): boolean {
  if (!/[가-힣A-Za-z][은는이가]$/u.test(word)) return false;
  const last = splitSyllable(word.at(-2));
  return last === undefined || (last.final === 0) === /[는가]$/u.test(word);
}

/** Whether a Korean statement leaves out who or what an English pronoun stands for. */
export function lacksDoer(text: string, english: string, view: SentenceView): boolean {
  if (readDoer(view) === undefined && !taking.test(english)) return false;
  return !text.split(' ').some((word) => isMarked(word) && !noDoer.test(word));
}

const bearers =
  /(?<=^|[은는며고서자면에만,] )(할머니|할아버지|여자|남자|여성|남성|소년|소녀|아이|노인|여인|학생|선수|관리|상인|의사|군인|농부|사람|남편|아내|아들|딸|형제|자매|새|양|말|개|소|곰|고양이|원숭이|나무|물고기)(?:[은는이가]|에게는)(?= )/gu;

/** 할머니는 where the passage tells of 할머니들: which of them? 양은 would be any sheep. */
export const isOneOfMany = (text: string, passage: string): boolean =>
  [...text.matchAll(bearers)].some(([, noun = '']) => passage.includes(` ${noun}들`));

/** 점점 더, 한 번 더, 더 많은 땅을 and 더 이상 are measured by nothing that another sentence names. */
const comparative =
  /(?<=^|\s)(?<!(?:점점|점차|갈수록|[\d한두세네]+ ?(?:번|개|명|초|분|시간|년)|하나|조금씩) )(?:훨씬 )?더 (?!이상)(?=[가-힣]+(?:게|이|리|히) |\S*[가-힣](?:았|었|였|웠|했|졌|렸|컸|싸|쌌)\S*(?: |$)|\S+다\.)/u;

/** 음식은 더 뜨거웠다: than what? */
export const lacksStandard = (text: string): boolean =>
  comparative.test(text) && !/보다|비해|[할을]수록|때문에 더/u.test(text);
