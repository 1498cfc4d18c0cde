import type { PassageSource } from '#exercise/exercise.ts';
import { flipKorean, type Flip } from '#meaning/flip-statement.ts';
import { isCutFromCondition } from '#meaning/cut-conditions.ts';
import { toPresent, toStatement } from '#meaning/korean-forms.ts';
import { dropOpeningWords } from '#meaning/opening-words.ts';
import { tellsOfOther } from '#meaning/other-person.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { hasFigureOrName, isPlainFact, nameSubject, readStanding } from '#meaning/standing-alone.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { nameAlike, readToldSubject, type Subject, type ToldSubject } from '#meaning/told-subject.ts';
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
  // 보관할 수 있고 끓일 수 있는 국수를 만들었다: both tell of the noodles only.
  if (/[있없](?:고|지만|으며)$/u.test(clause) && /[있없](?:는|을|던) /u.test(rest)) return undefined;
  // 하겠지만 is a guess.
  if (linked !== undefined && isTense(last) && last !== '겠') return `${clause.slice(0, -linked.length)}다.`;
  // 올라가지만, 자라는데: the present of the clause itself, whatever the rest tells.
  const present = /[가-힣](?:지만|는데)$/u.test(clause) ? finishPresent(clause) : undefined;
  if (present !== undefined) return present;
  if (verbsInI.test(clause) || endsInTense(rest)) return undefined;
  if (/이(?:고|며|지만)$/u.test(clause)) return `${clause.replace(/(?:고|며|지만)$/u, '')}다.`;
  return /되(?:고|며|지만)$/u.test(clause) ? `${clause.replace(/되(?:고|며|지만)$/u, '')}된다.` : undefined;
}

/** 잃고 육지로 올라가지만 → 올라간다, 물에 사는데 → 산다; undefined where a verb cannot be told from a quality. */
function finishPresent(clause: string): string | undefined {
  const stem = clause.replace(/(?:지만|는데)$/u, '');
  if (/(?:[있없겠]|이|아니)$/u.test(stem) || isTense(stem.at(-1))) return undefined;
  // 의심하지만 has an object, and is no quality as 심하지만 is.
  if (/[을를] \S+하$/u.test(stem)) return `${stem.slice(0, -1)}한다.`;
  const verb = clause.endsWith('는데')
    ? toStatement(`${stem}는`)
    : toPresent(stem, /[을를] \S+$/u.test(stem));
  return verb === undefined ? undefined : `${verb}.`;
}

/** Statements in Korean from the aligned translation, each short and clear by itself, in the order of the text. */
export const listStatements = readPassageOnce(readStatements);

function readStatements(source: PassageSource, analysis: PassageAnalysis): readonly Statement[] {
  const subject = readToldSubject(source);
  const translations = alignTranslations({ analysis, source });
  const passage = translations.join(' ');
  const names = /^([가-힣 ]{2,20}?)[은는] /u.exec(passage)?.[1]?.split(' ') ?? [];
  const isOfTheOne = (clause: string): boolean =>
    subject !== undefined &&
    // 그 책은 is of the book.
    clause
      .split(' ')
      .some(
        (word) =>
          /[은는]$/u.test(word) &&
          [subject.pronoun, names.at(-1), subject.korean?.split(' ').at(-1)].includes(word.slice(0, -1)),
      );
  return analysis.sentences.flatMap((sentence): Statement[] => {
    const told = nameSubject(translations[sentence.index]?.trim() ?? '', source, analysis);
    const line = subject ? nameOwner(nameAlike(told, subject), sentence, subject) : told;
    const doubtful = subject && tellsOfOther(analysis, sentence, subject) ? subject.pronoun : undefined;
    return splitClauses(line, isOfTheOne).flatMap((clause): Statement[] => {
      const text = clean(subject ? dropPronouns(clause, subject) : clause, sentence);
      const isOwned = subject?.korean !== undefined && text.startsWith(`${subject.korean}의 `);
      const standing = readStanding(
        text,
        { source, analysis, sentence },
        {
          isOfTheOne: isOwned || isOfTheOne(clause),
          isOfPerson: subject !== undefined && subject.pronoun !== '그것',
        },
      );
      if (!isFit(text) || isAboutAnother(text, subject) || standing === 'open') return [];
      if (doubtful !== undefined && (clause.includes(`${doubtful}는`) || clause.includes(`${doubtful}의`)))
        return [];
      const isOfSubject =
        subject !== undefined && (text !== clean(clause, sentence) || sentence.text.includes(subject.name));
      const isChecked = isOfSubject || hasFigureOrName(text, viewSentence(analysis, sentence));
      // What the text ends on without a figure or a name is its moral.
      const isLast = sentence.index === analysis.sentences.length - 1;
      if ((standing === 'known' || isLast) && !isChecked) return [];
      if (isCutFromCondition(text, line, sentence.text)) return [];
      const flips = flipKorean(text, passage, { lines: translations, subject: subject?.name }).filter(
        ({ from }) => (!from.endsWith('년') && !from.endsWith('년대')) || !bounding.test(sentence.text),
      );
      return [{ sentence, text, isClear: standing === 'clear', isChecked, flips }];
    });
  });
}

/** 그 이름은 → 투아타라의 이름은 where the sentence begins with "Its". */
const nameOwner = (line: string, { text }: Sentence, { pronoun, korean }: ToldSubject): string =>
  korean !== undefined && pronoun === '그것' && /^Its\b/u.test(text)
    ? line.replace(/^그 (?=[가-힣])/u, `${korean}의 `)
    : line;

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
  const finished = isOfNounBehind(second) ? undefined : finishClause(first, second);
  const goesOn = isOfSubject(first) && !hasTopic(second) && !hasDoer(second);
  // 종이로 돈을 벌었고 전기를 몰랐던 필드는: what only describes whoever is named behind it is no clause of its own.
  const isHeadless = describing.test(second) && !/\S[은는이가] /u.test(first);
  // 말이 있으며, 단어가 있다는 말을 듣는다: both are only heard, but somebody's birth is told.
  const isHeard =
    !/태어났(?:고|으며)$/u.test(first) &&
    !/^(?:이는|이를|그것은|그것을) /u.test(second) &&
    reporting.test(second) &&
    !hasTopic(second) &&
    !goesOn;
  if (finished === undefined || isHeard || isHeadless) return [text];
  // 그 학위는, 이 과정은: what the clause before has named.
  const isOpen = /^[그이저] /u.test(dropOpeningWords(second)) || !(hasTopic(second) || goesOn);
  return [finished, ...(isOpen ? [] : splitClauses(second, (clause) => goesOn || isOfSubject(clause)))];
}

/** 동전만 받았고 새로 만들어야 했을 자판기에 있었다: before what is somewhere or something, both may tell of that noun. */
const isOfNounBehind = (second: string): boolean =>
  !hasTopic(second) &&
  !hasDoer(second) &&
  !/^이[는것]|(?:사람|것|곳)[은도] /u.test(second) &&
  /(?:[가-힣]에 있었?다|[이였]다|이었다)\.$/u.test(second) &&
  second
    .split(' ')
    .slice(0, -1)
    .some((word) => isAdnominal(word.at(-1)) || word.endsWith('는') || word.endsWith('던'));

/** Words in 이 that are no doers. */
const adverbsInI = /(?:없|많|높|깊|같|길|굳|특|일일|나란|낱낱|일찍|틈틈|끊임없)이$/u;

/** Whether a clause has a doer of its own: 왕비가 은컵을 주었다. */
const hasDoer = (clause: string): boolean =>
  clause.split(' ').some(
    (word, index, words) =>
      /[가-힣]{2,}[이가]$/u.test(word) &&
      !adverbsInI.test(word) &&
      // 사육자가 되었다: what somebody becomes.
      !/^(?:[되된됐]|아니)/u.test(words[index + 1] ?? ''),
  );

const adnominal =
  /[다라려]는$|(?:하|되|가|오|보|지|들|나|치|르|이|만드|다루|이루|꾸|나누|배우|싸우|세우|태우|키우|외우|채우|추|시키|지키|가리키|삼키|일으키|그리|버리|올리|내리|돌리|울리|열리|팔리|걸리|살리|알리|늘리|빌리|때리|누리|달리|불리|흘리|벌리|기다리|보내|지내|끝내|꺼내|러내|타내|해내|견디|느끼|남기|맡기|옮기|즐기|숨기|여기)는$|[가-힣]은$(?<=같은|많은|높은|낮은|좋은|작은|적은|깊은|젊은|얻은|받은|넓은|짧은|찾은|잃은)/u;

/** 먹는, 찾는: behind a consonant 는 is no particle. */
const isVerbal = (word: string): boolean =>
  word.endsWith('는') && (splitSyllable(word.at(-2))?.final ?? 0) !== 0;

/** Whether a clause names what it speaks of near its beginning. */
function hasTopic(clause: string): boolean {
  const words = clause.split(' ').slice(0, 4);
  return words.some(
    (word) =>
      /[가-힣A-Za-z]{2,}[은는]$/u.test(word) &&
      !adnominal.test(word) &&
      !isVerbal(word) &&
      !/(?:에서|에게|에|로|까지)는$/u.test(word),
  );
}

const personal = /(?:^|\s)(그(?:녀)?)(?:는|가|의|에게|를|만이)(?=\s)/gu;

/**
 * 그가 죽자 in a text about a woman is said of somebody else, whom an option would have to name; and that 한 여성은 is
 * she, or what she is called, is no statement where the instruction names her.
 */
const isAboutAnother = (text: string, subject: Subject | undefined): boolean =>
  (subject !== undefined &&
    /(?:^|[가-힣] )한 (?:\S+ )?(?:여[성자인]|남[성자]|사람|소[년녀])[은는] |이름은 \S+(?: \S+)?[이였]+다/u.test(
      text,
    )) ||
  [...text.matchAll(personal)].some(([, pronoun]) => pronoun !== subject?.pronoun);

const adnominalFinals = new Set([4, 8]);

/** 돌아온, 돌아올: what describes the next word ends in ㄴ or ㄹ. */
const isAdnominal = (syllable = ''): boolean =>
  adnominalFinals.has(splitSyllable(syllable)?.final ?? 0) && /[가-힣]/u.test(syllable);

/** 그녀는 1912년에 책을 냈다 → 1912년에 책을 냈다: the instruction names whom it is about; 돌아온 그녀는 stays. */
const dropPronouns = (text: string, { pronoun }: Subject): string =>
  text
    // 그은 is what one drew.
    .replace(
      new RegExp(`(?:^|(?<=([가-힣\\d,])\\s))${pronoun}${pronoun === '그것' ? '은' : '는'} `, 'gu'),
      (whole, before?: string) => (isAdnominal(before) ? whole : ''),
    )
    .replace(new RegExp(`(?:^|(?<=\\s))${pronoun}의 (?=첫|어머니|아버지|남편|아내)`, 'gu'), '');

/** "Despite its title", "in that week" */
const owned = /^(?:\S+ ){0,5}(?:its|their|this|that|these|those|such|whose)\b/iu;

const ranked = /최초|최고|유일|처음|가장|첫/u;
const placed = /^(?:그곳에서는?|거기서는?|그때|이때|그해에?|그러는 동안|그 ?사이에?),? /u;

/** 그 다리는 is 다리는, but of "its owner" one would ask whose. */
function clean(text: string, sentence: Sentence): string {
  // 그 주인인 박 씨는: the name will do. Of the first one there, one would ask where.
  const free = (ranked.test(text) ? dropOpeningWords(text) : dropOpeningWords(text).replace(placed, ''))
    .replace(/^그 \S+인 (?=\S)/u, '')
    .trim();
  return owned.test(sentence.text) || /^그 (?:생물|동물|물건|물체|발명품|장치)/u.test(free)
    ? free
    : free.replace(
        /^그 (?!\S+(?:[을를과와에로]|에서|에게) )(?!위|안|밖|뒤|옆|앞|아래|중|때|후)(?=[가-힣A-Za-z]{2,})/u,
        '',
      );
}

const isFit = (text: string): boolean =>
  text.length >= shortestKorean &&
  !/^\S+ ?(?:년|세기|달|개월|주|일|시간|분) (?:뒤|후|전|만에|안에|사이)/u.test(text) &&
  text.length <= longestKorean &&
  /다\.$/u.test(text) &&
  !/[“”"?:;()!]/u.test(text) &&
  // 겨우 스무 살이었다: when? 말하지도 못했다: what else did he not do?
  // 자신의 이름은: whose?
  !/^(?:겨우|불과|고작|당시) |지도 (?:못했|않았)다|^자신의 \S+[은는이가] /u.test(text) &&
  isPlainFact(text) &&
  // 답의 일부는: of what question?
  !/^(?:해?답|대답|해결책|이유|원인|까닭|설명|비결|문제)의 (?:일부|절반|하나)[은는이가] /u.test(text) &&
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
