import type { PassageSource } from '#exercise/exercise.ts';
import { flipKorean, type Flip } from '#meaning/flip-statement.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { hasFigureOrName, isPlainFact, nameSubject, readStanding } from '#meaning/standing-alone.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { splitSyllable } from '#syllables.ts';

/** A statement of the passage, as an option for 내용 일치. */
export interface Statement {
  sentence: Sentence;
  text: string;
  /** It names all that it speaks of. */
  isClear: boolean;
  /** It has a figure or a name, or tells of the one whom the passage is about. */
  isChecked: boolean;
  /** The ways to make it false; none where that cannot be done for sure. */
  flips: readonly Flip[];
}

/** What was so by the 1850s may have been so in the 1840s. */
const bounding = /\b(?:by|until|before|after)(?: the)?(?: early| late| end of| middle of)? \d{4}/iu;

const shortestKorean = 12;
const longestKorean = 80;
/** What ties a sentence to the one before it, without which it is as true. */
const openings =
  /^(?:그러나|그렇지만|하지만|또한|게다가|더욱이|따라서|그러므로|그래서|그리하여|예를 들어|예를 들면|물론|사실|그리고|마찬가지로|그러자|그러다가?|그러던 중|그러고 나서|그런 다음|이렇게 하여|그런데|그러던|한편|반면에|결국|이처럼|즉|그 결과|그럼에도 불구하고|그럼에도|그와 (?:대조적으로|달리|반대로)|이와 (?:대조적으로|달리|반대로)|이상하게도|놀랍게도|보아하니|첫째|둘째|셋째|그 (?:뒤|후|이후)로?|이후|그때부터|(?:그 )?당시에?|이튿날|이듬해에?|얼마 (?:지나지 않아|안 가|뒤|후)|곧|(?:\d+|한|두|세|네|몇|[가-힣]{1,2}) ?(?:년|달|개월|주|일|시간) (?:뒤|후)에?),? /u;
/** ㅄ and ㅆ: 없고, 했고. */
const tenseFinals = new Set([18, 20]);

/** 섞이고, 움직이고: verbs that end like 이다, whose last syllable before 이 tells. */
const verbsInI = /(?:[보쓰섞쌓놓모높줄붙끓들먹죽속녹벌숙꼬덮깎볶묶꺾엮직울설덕짝삭]|거리)이(?:고|며|지만)$/u;

/** Whether a syllable has the final of a past: 했. */
const isTense = (syllable = ''): boolean => tenseFinals.has(splitSyllable(syllable)?.final ?? 0);

const endsInTense = (word: string): boolean => isTense(/([가-힣])다\.$/u.exec(word)?.[1]);

/**
 * The clause as a sentence: 했고 → 했다, 이며 → 이다; undefined where that is not sure. 되고 has the tense of the verb
 * that ends the sentence.
 */
function finishClause(clause: string, rest: string): string | undefined {
  const [, last = '', linked] = /([가-힣])(고|지만|는데|으며)$/u.exec(clause) ?? [];
  // 하겠지만 is a guess.
  if (linked !== undefined && isTense(last) && last !== '겠') return `${clause.slice(0, -linked.length)}다.`;
  if (verbsInI.test(clause) || endsInTense(rest)) return undefined;
  if (/이(?:고|며|지만)$/u.test(clause)) return `${clause.replace(/(?:고|며|지만)$/u, '')}다.`;
  return /되(?:고|며|지만)$/u.test(clause) ? `${clause.replace(/되(?:고|며|지만)$/u, '')}된다.` : undefined;
}

/** Statements in Korean from the aligned translation, each short and clear by itself, in the order of the text. */
export const listStatements = readPassageOnce(readStatements);

function readStatements(source: PassageSource, analysis: PassageAnalysis): readonly Statement[] {
  const subject = readSubject(source.text);
  const translations = alignTranslations({ analysis, source });
  const passage = translations.join(' ');
  const names = /^([가-힣 ]{2,20}?)[은는] /u.exec(passage)?.[1]?.split(' ') ?? [];
  const isOfTheOne = (clause: string): boolean =>
    subject !== undefined &&
    clause.split(' ').some((word) => [subject.pronoun, names.at(-1)].includes(word.replace(/[은는]$/u, '')));
  return analysis.sentences.flatMap((sentence): Statement[] => {
    const line = nameSubject(translations[sentence.index]?.trim() ?? '', source, analysis);
    return splitClauses(line, isOfTheOne).flatMap((clause): Statement[] => {
      const text = clean(subject ? dropPronouns(clause, subject) : clause, sentence);
      const standing = readStanding(text, { source, analysis, sentence });
      if (!isFit(text) || isAboutAnother(text, subject) || standing === 'open') return [];
      const isOfSubject =
        subject !== undefined && (text !== clean(clause, sentence) || sentence.text.includes(subject.name));
      const isChecked = isOfSubject || hasFigureOrName(text, viewSentence(analysis, sentence));
      if (standing === 'known' && !isChecked) return [];
      const flips = flipKorean(text, passage).filter(
        ({ from }) => (!from.endsWith('년') && !from.endsWith('년대')) || !bounding.test(sentence.text),
      );
      return [{ sentence, text, isClear: standing === 'clear', isChecked, flips }];
    });
  });
}

/** What is said, found or reasoned may hold the clause. */
const embedding = /[다라]고 |다는 |는지|것(?:을|으로|이)|음을 |때문/u;

/** 몰랐던 Arne Holm은 */
const describing = /던 (?:\S+ ){0,2}\S+[은는이가] /u;

const reporting = /[다라]고 |다는 |는지/u;

/** Where the first clause ends: at a comma, or behind 했고 where nothing holds the clause. */
function findBorder(text: string): number | undefined {
  const isHeld = embedding.test(text);
  const border = [...text.matchAll(/([가-힣])[고며데만나](,?) /gu)].find(
    ([whole, last, comma]) => comma !== '' || (!isHeld && isTense(last) && whole.startsWith('고', 1)),
  );
  return border && border.index + border[0].length;
}

/** The sentence whole where nothing is sure to end before it does, else its clauses that can stand alone. */
function splitClauses(text: string, isOfSubject: (clause: string) => boolean): string[] {
  const border = findBorder(text);
  if (border === undefined) return [text];
  const first = text.slice(0, border).replace(/,? $/u, '');
  const second = text.slice(border);
  const finished = finishClause(first, second);
  const goesOn = isOfSubject(first) && !hasTopic(second) && !hasDoer(second);
  // 종이로 돈을 벌었고 전기를 몰랐던 필드는: what only describes whoever is named behind it is no clause of its own.
  const isHeadless = describing.test(second) && !/\S[은는이가] /u.test(first);
  // 말이 있으며, 단어가 있다는 말을 듣는다: both are only heard.
  const isHeard = reporting.test(second) && !hasTopic(second) && !goesOn;
  if (finished === undefined || isHeard || isHeadless) return [text];
  // 그 학위는, 이 과정은: what the clause before has named.
  const isOpen = /^[그이저] /u.test(second.replace(openings, '')) || !(hasTopic(second) || goesOn);
  return [finished, ...(isOpen ? [] : splitClauses(second, (clause) => goesOn || isOfSubject(clause)))];
}

/** Words in 이 that are no doers. */
const adverbsInI = /(?:없|많|높|깊|같|길|굳|특|일일|나란|낱낱|일찍|틈틈|끊임없)이$/u;

/** Whether a clause has a doer of its own: 왕비가 은컵을 주었다. */
const hasDoer = (clause: string): boolean =>
  clause.split(' ').some((word) => /[가-힣]{2,}[이가]$/u.test(word) && !adverbsInI.test(word));

const adnominal =
  /(?:하|되|있|없|않|가|오|보|지|들|나|치|르|이)는$|[가-힣]은$(?<=같은|많은|높은|낮은|좋은|작은|적은|깊은|젊은|얻은|받은|넓은|짧은|찾은|잃은)/u;

/** Whether a clause names what it speaks of near its beginning. */
function hasTopic(clause: string): boolean {
  const words = clause.split(' ').slice(0, 4);
  return words.some(
    (word) =>
      /[가-힣A-Za-z]{2,}[은는]$/u.test(word) &&
      !adnominal.test(word) &&
      !/(?:에서|에게|에|로|까지)는$/u.test(word),
  );
}

const named =
  /^(?:The |In \d{4},? |On [^,]{4,20}, )?(\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)+)(?=,? (?:is|was|were|are|has|had|lives?|grew|crosses|stands|born|the|an?)\b)/u;
const common =
  /^(?:The|An?) (?!(?:last|first|next|only|same|other|best|most)\b)([a-z]+(?: [a-z]+)?) (?=(?:is|was|are|lives?|grows?|comes?|originated|can be found)\b)/u;
/** A passage that goes on with he, she or it so often, and in so many sentences, is about what opens it. */
const minPronouns = 3;
const minShareOfSubject = 0.6;
const pronounForms = { 그녀: 'she|her', 그: 'he|his|him', 그것: 'its?' } as const;

/** The one person or thing that a passage is about. */
interface Subject {
  /** As the first sentence names it: Elena Brandt was born …. */
  name: string;
  pronoun: '그녀' | '그' | '그것';
}

/** Whom or what a passage is about; undefined where its first sentence does not tell. */
export function readSubject(text: string): Subject | undefined {
  const later = text.replace(/^.*?[.!?] /u, '');
  const count = (pattern: RegExp): number => later.match(pattern)?.length ?? 0;
  const pronouns: { pronoun: Subject['pronoun']; uses: number }[] = [
    { pronoun: '그녀', uses: count(/\b(?:she|her)\b/giu) },
    { pronoun: '그', uses: count(/\b(?:he|his)\b/giu) },
    { pronoun: '그것', uses: count(/\bits?\b/giu) },
  ];
  const [most] = pronouns.sort((a, b) => b.uses - a.uses);
  const name = named.exec(text)?.[1] ?? common.exec(text)?.[1];
  if (name === undefined || !most || most.uses < minPronouns) return undefined;
  const told = new RegExp(`\\b(?:${name.split(' ').at(-1) ?? name}|${pronounForms[most.pronoun]})\\b`, 'iu');
  const sentences = text.split(/[.!?]["”’']? /u);
  const isOfIt =
    sentences.filter((sentence) => told.test(sentence)).length >= minShareOfSubject * sentences.length;
  return isOfIt ? { name, pronoun: most.pronoun } : undefined;
}

const personal = /(?:^|\s)(그(?:녀)?)(?:는|가|의|에게|를|만이)(?=\s)/gu;

/** 그가 죽자 in a text about a woman is said of somebody else, whom an option would have to name. */
const isAboutAnother = (text: string, subject: Subject | undefined): boolean =>
  [...text.matchAll(personal)].some(([, pronoun]) => pronoun !== subject?.pronoun);

const adnominalFinals = new Set([4, 8]);

/** 돌아온, 돌아올: what describes the next word ends in ㄴ or ㄹ. */
const isAdnominal = (syllable = ''): boolean =>
  adnominalFinals.has(splitSyllable(syllable)?.final ?? 0) && /[가-힣]/u.test(syllable);

/** 그녀는 1912년에 책을 냈다 → 1912년에 책을 냈다: the instruction names whom it is about; 돌아온 그녀는 stays. */
const dropPronouns = (text: string, { pronoun }: Subject): string =>
  text
    .replace(new RegExp(`(?:^|(?<=([가-힣\\d,])\\s))${pronoun}[는은] `, 'gu'), (whole, before?: string) =>
      isAdnominal(before) ? whole : '',
    )
    .replace(new RegExp(`(?:^|(?<=\\s))${pronoun}의 (?=첫|어머니|아버지|집|남편|아내|작품|책)`, 'gu'), '');

/** "Despite its title", "in that week" */
const owned = /^(?:\S+ ){0,5}(?:its|their|this|that|these|those|such|whose)\b/iu;

/** 그 다리는 is 다리는, but of "its owner" one would ask whose. */
function clean(text: string, sentence: Sentence): string {
  // 그 주인인 박 씨는: the name will do.
  const free = text
    .replace(openings, '')
    .replace(openings, '')
    .replace(/^그 \S+인 (?=\S)/u, '')
    .trim();
  return owned.test(sentence.text)
    ? free
    : free.replace(/^그 (?!위|안|밖|뒤|옆|앞|아래|중|때|후)(?=[가-힣A-Za-z]{2,})/u, '');
}

const isFit = (text: string): boolean =>
  text.length >= shortestKorean &&
  !/^\S+ ?(?:년|달|개월|주|일|시간|분) (?:뒤|후|전|만에|안에|사이)/u.test(text) &&
  text.length <= longestKorean &&
  /다\.$/u.test(text) &&
  !/[“”"?:;()!]/u.test(text) &&
  isPlainFact(text) &&
  text.indexOf('다. ') < 0;

const minFactShare = 0.5;
const minFacts = 3;

/** Facts can be true or false; opinions and reasoning cannot be asked so. */
export function isFactual({ tokens, sentences }: PassageAnalysis): boolean {
  const finite = tokens.filter(({ tag }) => /^VB[DPZ]$/u.test(tag));
  const past = finite.filter(({ tag }) => tag === 'VBD').length;
  const concrete = sentences.filter(({ firstToken, endToken }) =>
    tokens
      .slice(firstToken, endToken)
      .some(
        ({ tag, text, index }) =>
          tag === 'CD' || /\d/u.test(text) || (tag.startsWith('NNP') && index > firstToken),
      ),
  ).length;
  return (
    (past >= minFactShare * finite.length && past >= minFacts) || concrete >= minFactShare * sentences.length
  );
}
