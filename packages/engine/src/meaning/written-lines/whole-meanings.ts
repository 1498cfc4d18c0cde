import { splitSyllable } from '#syllables.ts';

const leastSyllables = 2;
const noFinal = 0;
const afterNoun =
  /^(?:들?(?:은|는|이|가|을|를|의|에|에서|에게|에게서|로|으로|와|과|도|만|보다|까지|부터|처럼|이나|나|이다|인|일|이며|이고|이자|마다|뿐)?)$/u;
const afterStem = /^[으은는을고게지다어아여기면며음임던]/u;
/** 즐거움 is none of 즐거운, nor 가능성 of 가능한. */
const opensNoun = /^[성움음함임]/u;
const opensParticle =
  /^[물품]?(?:$|들|은|는|이|가|을|를|의|에|로|으로|와|과|도|만|보다|까지|부터|처럼|나|라|란|인|일|였|마다|뿐|조차|밖|하|한|할|해|했|되|된|될|됐)/u;

/**
 * Whether a 요지 has a meaning as a whole: 표면 stands in 표면은 but not in 표면적은, 제한 not alone in 시간제한, 늦은 in no
 * 늦추고, 살다 in no 살피다 and 서 있다 in no 서로.
 */
export function isWhole(said: string, meaning: string): boolean {
  if (said.length < leastSyllables || !said.startsWith(meaning.slice(0, 1))) return false;
  if (countWords(said) < countWords(meaning) || isVerbForm(said, meaning)) return false;
  if (said.startsWith(meaning)) return afterNoun.test(said.slice(meaning.length));
  if (!meaning.endsWith('다') && opensNoun.test(said.slice(meaning.length - 1))) return false;
  const isShortStem = meaning.length === leastSyllables;
  return said.length <= meaning.length + 1 && (!isShortStem || afterStem.test(said.slice(1)));
}

const countWords = (text: string): number => text.split(' ').length;

/** 알려 주는 is of no week: 는 behind a vowel is as often the ending of a verb. */
const isVerbForm = (said: string, meaning: string): boolean =>
  meaning.length === 1 && said === `${meaning}는` && splitSyllable(meaning)?.final === noFinal;

/** Whether a translation has it so: 투표 of a sentence with 투표용지 is no ballot, but 발명품 are inventions. */
export const standsIn = (used: string, meaning: string): boolean =>
  used !== '' &&
  (meaning.endsWith('다') || !used.startsWith(meaning) || opensParticle.test(used.slice(meaning.length)));
