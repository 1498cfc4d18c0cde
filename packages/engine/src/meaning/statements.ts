import type { PassageSource } from '#exercise/exercise.ts';
import { flipKorean, type Flip } from '#meaning/flip-statement.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { hasFigureOrName, isPlainFact, nameSubject, readStanding } from '#meaning/standing-alone.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

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

const shortestKorean = 12;
const longestKorean = 80;
const openings =
  /^(?:그러나|그렇지만|하지만|또한|게다가|더욱이|따라서|그러므로|그래서|예를 들어|예를 들면|물론|사실|그리고|마찬가지로|그렇다면|그러자|그러고 나서|이렇게 하여|그런데|한편|반면에|결국|이처럼|즉|그 결과|첫째|둘째|셋째|이제는|이제),? /u;
const hangulStart = 0xac00;
const finalsPerSyllable = 28;
/** ㅄ and ㅆ: 없고, 했고. */
const tenseFinals = new Set([18, 20]);

/** 섞이고, 움직이고: verbs that end like 이다, whose last syllable before 이 tells. */
const verbsInI = /(?:[보쓰섞쌓놓모높줄붙끓들먹죽속녹벌숙꼬덮깎볶묶꺾엮직울설덕짝삭]|거리)이(?:고|며|지만)$/u;

const endsInTense = (word: string): boolean =>
  tenseFinals.has(
    (((/([가-힣])다\.$/u.exec(word)?.[1] ?? '').codePointAt(0) ?? 0) - hangulStart) % finalsPerSyllable,
  );

/**
 * The clause as a sentence: 했고 → 했다, 이며 → 이다; undefined where that is not sure. 되고 has the tense of the verb
 * that ends the sentence.
 */
function finishClause(clause: string, rest: string): string | undefined {
  const [, last = '', linked] = /([가-힣])(고|지만|는데|으며)$/u.exec(clause) ?? [];
  const isTense = tenseFinals.has(((last.codePointAt(0) ?? 0) - hangulStart) % finalsPerSyllable);
  // 하겠지만 is a guess.
  if (linked !== undefined && isTense && last !== '겠') return `${clause.slice(0, -linked.length)}다.`;
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
  return analysis.sentences.flatMap((sentence): Statement[] => {
    const line = nameSubject(translations[sentence.index] ?? '', source, analysis);
    return splitClauses(line).flatMap((clause): Statement[] => {
      const text = clean(subject ? dropPronouns(clause, subject) : clause);
      const standing = readStanding(text, { source, analysis, sentence });
      if (!isFit(text) || isAboutAnother(text, subject) || standing === 'open') return [];
      const isOfSubject =
        subject !== undefined && (text !== clean(clause) || sentence.text.includes(subject.name));
      const isChecked = isOfSubject || hasFigureOrName(text, viewSentence(analysis, sentence));
      if (standing === 'known' && !isChecked) return [];
      return [{ sentence, text, isClear: standing === 'clear', isChecked, flips: flipKorean(text, passage) }];
    });
  });
}

/** The sentence whole where it is short, else its clauses that can stand alone. */
function splitClauses(line: string): string[] {
  const text = line.trim();
  const parts = text.split(/(?<=[고며데만나]), /u);
  const [first = '', ...rest] = parts;
  const second = rest.join(', ');
  const finished = finishClause(first, second);
  if (rest.length === 0 || finished === undefined) return [text];
  return [finished, ...(hasTopic(second) ? [second] : [])];
}

const adnominal =
  /(?:하|되|있|없|않|가|오|보|지|들|나|치|르|리|이)는$|[가-힣]은$(?<=같은|많은|높은|낮은|좋은|작은|적은|깊은|젊은|얻은|받은|넓은|짧은|찾은|잃은)/u;

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
/** A passage that goes on with he, she or it so often is about what opens it. */
const minPronouns = 3;

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
  return name === undefined || !most || most.uses < minPronouns ? undefined : { name, pronoun: most.pronoun };
}

const personal = /(?:^|\s)(그(?:녀)?)(?:는|가|의|에게|를|만이)(?=\s)/gu;

/** 그가 죽자 in a text about a woman is said of somebody else, whom an option would have to name. */
const isAboutAnother = (text: string, subject: Subject | undefined): boolean =>
  [...text.matchAll(personal)].some(([, pronoun]) => pronoun !== subject?.pronoun);

/** 그녀는 1912년에 책을 냈다 → 1912년에 책을 냈다: the instruction names whom it is about. */
const dropPronouns = (text: string, { pronoun }: Subject): string =>
  text
    .replace(new RegExp(`(?:^|(?<=\\s))${pronoun}[는은] `, 'gu'), '')
    .replace(new RegExp(`(?:^|(?<=\\s))${pronoun}의 (?=첫|어머니|아버지|집|남편|아내|작품|책)`, 'gu'), '');

const clean = (text: string): string =>
  text
    .replace(openings, '')
    .replace(/^[^,]{2,24}에 따르면,? /u, '')
    .replace(/^그 (?!위|안|밖|뒤|옆|앞|아래|중|때|후)(?=[가-힣A-Za-z]{2,})/u, '')
    .trim();

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
