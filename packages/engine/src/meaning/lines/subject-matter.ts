import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { hasFinalConsonant } from '#korean.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';

/** What an expository passage is about, in the words of the teacher's own lines. */
interface SubjectMatter {
  /** Of the 주제: food packaging, taking photographs; empty where it names none surely. */
  english: string;
  /** Of the 요지: 청소 물고기의 협력, 도로를 넓히는 일; empty where it names none surely. */
  korean: string;
}

const longestKorean = 20;
const mostKoreanWords = 5;
const mostEnglishWords = 4;
const mostPast = 0.8;

/** The matter of a passage that argues or explains; of a story or of one thing with a name such lines would be empty. */
export const readSubjectMatter = readPassageOnce((source, analysis): SubjectMatter => {
  if (isOfOneThing(source, analysis)) return { english: '', korean: '' };
  return {
    english: readEnglish(source),
    korean: readKorean(source) || readDoing(source.gist ?? ''),
  };
});

const listLemmas = (word: string): string[] => [word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y')];

/** Tells of what was once, or of somebody or something with a name. */
function isOfOneThing({ topic, gist }: PassageSource, { tokens }: PassageAnalysis): boolean {
  const finite = tokens.filter(({ tag }) => /^VB[DPZ]$/u.test(tag));
  const past = finite.filter(({ tag }) => tag === 'VBD').length;
  const isNamed = /[a-z,’'] \p{Lu}/u.test(topic ?? '') || /[A-Za-z\d]/u.test(gist ?? '');
  return isNamed || past > mostPast * finite.length;
}

/** What a line says of its matter: the role of …, the dangers of …. */
const headings =
  /^(?:the |an? )?(?:[a-z-]+ ){0,3}?(?:benefits?|advantages?|importance|value|effects?|influences?|impacts?|roles?|functions?|success|failure|difficulty|usefulness|power|rise|nature|costs?|limits?|dangers?|risks?|purposes?|origins?|puzzle|dilemma|attraction|principle|problems?|process|necessity|need|meaning|use|reliability|price|strengths?|weakness|weaknesses|paradox|lack|conditions|causes) (?:of|for|with) (.+)$/u;
/** The mistake behind the idea of …, the perceived length of …. */
const inside =
  / (?:idea|method|length|survival|development|spread|history|use|effects?|influence|importance|value|benefits?|role) of (.+)$/u;
/** The difference between tolerance and indifference. */
const pairs =
  /^the (?:[a-z-]+ )?(?:differences?|connection|relationship|link|conflict|gap|contrast|distinction|balance|similarity|confusion|tension) between ([a-z-]+(?: [a-z-]+)? and [a-z-]+(?: [a-z-]+)?)(?: in .+)?$/u;
/** Where the matter ends and what it bears on begins. */
const tail =
  /,| (?:on|as|for|among|because|caused|to|in|by|that|which|who|when|how|from|compared|with|without|over|behind|across|through|than|rather|beyond|even|at|before|after|if|is|are) /u;
const unfit = /^(?:its|their|each|every|what|how|why|some|many|being|having|one|two)\b|’s\b|'s\b/u;

function readEnglish({ topic = '' }: PassageSource): string {
  const pair = pairs.exec(topic)?.[1];
  if (pair !== undefined) return /\b(?:the|an?|its?) /u.test(pair) ? '' : pair;
  const found = (headings.exec(topic) ?? inside.exec(topic))?.[1]?.split(tail)[0] ?? '';
  const phrase = found.replace(/^the (?=\S+ing\b|\S+s$)/u, '');
  if (phrase === '' || unfit.test(phrase) || phrase.split(' ').length > mostEnglishWords) return '';
  const words = phrase.split(' ');
  const [first = ''] = words;
  const head = words.at(-1) ?? '';
  // One thing among others has no general name: the crowd, a price of zero.
  if (/^(?:the|an?|this|that|\d+)$/u.test(first) || words.includes('of')) return '';
  const isDoing = first.endsWith('ing') && words.length > 1;
  // Expecting to teach, learning from mistakes: the half of it says nothing.
  if (words.length === 1 && first.endsWith('ing') && topic.includes(`${first} `)) return '';
  if (!isDoing && (!isGeneral(head) || listLemmas(head).some(isNoMatter))) return '';
  return phrase;
}

/** Older females, skilled workers: of whom? */
const isNoMatter = (lemma: string): boolean =>
  isHollowNoun(lemma) ||
  findNounClass(lemma) === 'people' ||
  /^(?:female|male|adult|individual|member|one|other)$/u.test(lemma);

const isGeneral = (noun: string): boolean =>
  /[^s]s$/u.test(noun) || uncounted.test(noun) || findEntry(noun, 'n')?.flags.includes('u') === true;
/** Abstract nouns that stand without an article. */
const uncounted =
  /(?:tion|sion|ness|ity|ance|ence|ment|ing|ship|ism|dom|age|ure|cy|logy|work|luck|noise|light|wood|play|traffic|speech|food|debt|sleep|silence|shame|grief|trust|praise|chance)$/u;

/** Who acts is no matter. */
const agents =
  /(?:^| )(?:우리|누구|아이|어린이|청소년|교사|부모|사회|기업|정부|국가|학교|도시|과학|동물|식물|[가-힣]*(?:[^문의전박모상탁글]자|작가|화가|전문가|역사가|복원가|음악가|예술가|기업가|정치가|건축가|번역가|평론가|발명가|투자가|직원|회원|의원|연구원|구성원|공무원|학생|선생|들|이들|사람|인간|수리공))$/u;

function readKorean(source: PassageSource): string {
  const { gist = '', translations = [] } = source;
  const words = gist.split(' ');
  const end = findFirstTopicEnd(words);
  const before = words.slice(0, Math.max(0, end - 1));
  const phrase = words
    .slice(0, end)
    .join(' ')
    .replace(/(?:에?[은는]|이란|란)$/u, '');
  if (phrase === '' || end > mostKoreanWords || phrase.length > longestKorean) return '';
  if (before.some((word) => clauseEnd.test(word))) return '';
  // 정보를 담은 글, 도로를 넓히는 것: the word only describes.
  if (/[을를]$/u.test(before.at(-1) ?? '')) return '';
  const head = phrase.split(' ').at(-1) ?? '';
  const last = before.at(-1) ?? '';
  const isNoun =
    /[의적한된던은는할될인운]$/u.test(last) ||
    /^[가-힣]{3,}은$/u.test(words[end - 1] ?? '') ||
    isSaidAsNoun(head, translations) ||
    [head, last].some((word) => word !== '' && isMeaning(word, source));
  return !isNoun || noMatter.test(phrase) || agents.test(phrase) ? '' : phrase;
}

const clauseEnd = /(?:면|고|서|며|지만|도록|때|데|거나|으로|로|에서|,)$/u;
const noMatter =
  /(?:^| )(?:것|수|때|데|점|경우|이유|결과|연구|예상|생각)$|(?:만|으로|로|에게|에서)$|(?:^| )한 /u;

/** 알맞은 is no noun: the translation has none of its forms with the particle of one. */
const isSaidAsNoun = (head: string, translations: readonly string[]): boolean =>
  new RegExp(`(?<![가-힣])${head}(?:[이가을를의과와에도만] |으로 |로 )`, 'u').test(translations.join(' '));

/** A noun of the passage or its lines means it. */
function isMeaning(head: string, { text, topic = '' }: PassageSource): boolean {
  const words = new Set(`${topic} ${text}`.toLowerCase().match(/[a-z]+/gu));
  return [...words].some((word) =>
    [word, word.replace(/s$/u, '')].some((lemma) =>
      findEntry(lemma, 'n')?.senses.some((sense) => sense.split(', ').includes(head)),
    ),
  );
}

/** 도로를 넓히면 …, 시간을 예측하려면 …, 길을 막는 것은 …: what the first clause of a 요지 supposes to be done. */
const supposed = /^((?:\S+ ){1,4})(\S*[가-힣])(?<![이라다으지않])면,? /u;
const named = /^((?:\S+ ){1,4})(\S*[가-힣]는) 것(?:은|만으로는) /u;

function readDoing(gist: string): string {
  const [, before = '', verb = ''] = named.exec(gist) ?? supposed.exec(gist) ?? [];
  if (verb === '' || /[은는면고며] |[A-Za-z\d,]/u.test(before)) return '';
  const stem = verb.replace(/[는려]$/u, '');
  const phrase = `${before}${stem}는 일`;
  // 만들면: the ㄹ of the stem would have to go.
  return phrase.length > longestKorean || (!verb.endsWith('는') && hasFinalConsonant(stem)) ? '' : phrase;
}
