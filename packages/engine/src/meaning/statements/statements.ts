import type { PassageSource } from '#exercise/exercise.ts';
import { flipKorean, type Flip } from '#meaning/statements/flip-statement.ts';
import { isCutFromCondition } from '#meaning/statements/cut-conditions.ts';
import { cleanLine, dropPronouns } from '#meaning/statements/clean-line.ts';
import { isOneOfMany, lacksDoer, lacksStandard, readDoer } from '#meaning/statements/missing-doer.ts';
import { nameOnlyPerson, readOnlyPerson, type OnlyPerson } from '#meaning/statements/only-person.ts';
import { isBare, namesOther } from '#meaning/statements/bare-statement.ts';
import { isPlace } from '#meaning/statements/flip-rival.ts';
import { readNaming } from '#meaning/statements/read-naming.ts';
import { tellsOfOther } from '#meaning/statements/other-person.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { findMainClause, splitClauses } from '#meaning/statements/statement-clauses.ts';
import {
  hasFigureOrName,
  isPlainFact,
  nameSubject,
  readStanding,
} from '#meaning/statements/standing-alone.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { nameAlike, readToldSubject, type ToldSubject } from '#meaning/statements/told-subject.ts';

/** A statement of the passage, as an option for 내용 일치. */
export interface Statement {
  sentence: Sentence;
  text: string;
  /** It names all that it speaks of. */
  isClear: boolean;
  /** It has a figure or a name, or tells of the one whom the passage is about. */
  isChecked: boolean;
  /** It tells of the one whom the passage is about. */
  isOfSubject: boolean;
  /** It is the line of its sentence, not a clause of it. */
  isWhole: boolean;
  /** The text as it is read where no instruction names that one. */
  name: (text: string) => string;
  /** The ways to make it false; none where that cannot be done for sure. */
  flips: readonly Flip[];
}

/** What was so by the 1850s may have been so in the 1840s. */
const bounding = /\b(?:by|until|before|after)(?: the)?(?: early| late| end of| middle of)? \d{4}/iu;

const isBounded = (from: string, { text }: Sentence): boolean => /년대?$/u.test(from) && bounding.test(text);

/** Whether a change of a statement of that sentence is false for sure, and not seen to be so. */
const isSureOf =
  (sentence: Sentence, view: SentenceView, name: string | undefined) =>
  ({ from }: Flip): boolean =>
    !isBounded(from, sentence) && !(isPlace(from) && namesOther(view, name));

const shortestKorean = 12;
const longestKorean = 90;
/** Statements in Korean from the aligned translation, each short and clear by itself, in the order of the text. */
export const listStatements = readPassageOnce(readStatements);

function readStatements(source: PassageSource, analysis: PassageAnalysis): readonly Statement[] {
  const subject = readToldSubject(source);
  const translations = alignTranslations({ analysis, source });
  const passage = translations.join(' ');
  const isOfTheOne = readTopic(subject, /^([가-힣 ]{2,20}?)[은는] /u.exec(passage)?.[1]?.split(' ').at(-1));
  const person = subject === undefined ? readOnlyPerson(source) : undefined;
  const isOfPerson = subject !== undefined && subject.pronoun !== '그것';
  return analysis.sentences.flatMap((sentence): Statement[] => {
    const translated = translations[sentence.index]?.trim() ?? '';
    const translation = person ? nameOnlyPerson(translated, sentence, source, person) : translated;
    // 그 모델은 in the life of a model is she, or somebody she drew.
    const told = isOfPerson ? translation : nameSubject(translation, source, analysis);
    const line = subject ? nameOwner(nameAlike(told, sentence.text, subject), sentence, subject) : told;
    const doubtful = subject && tellsOfOther(analysis, sentence, subject) ? subject.pronoun : undefined;
    const view = viewSentence(analysis, sentence);
    const isSure = isSureOf(sentence, view, subject?.name);
    const read = (clause: string): Statement[] => {
      // 그 광경은 of a second half is what the first half's doer saw.
      const isCut = clause !== line;
      const clean = (told: string) => cleanLine(told, sentence, isOfPerson || isCut);
      const drop = (told: string) => (subject ? dropPronouns(told, subject) : told);
      const text = drop(clean(drop(clause)));
      const isOwned = subject?.korean !== undefined && text.startsWith(`${subject.korean}의 `);
      const about = { isOfTheOne: isOwned || isOfTheOne(clause), isOfPerson };
      const standing = readStanding(text, { source, analysis, sentence }, about);
      if (!isFit(text) || moods.test(line) || standing === 'open') return [];
      const isLost = subject && isCut && hasLostItsDoer(clause, text, subject);
      if (isLost || isAboutAnother(text, subject, person)) return [];
      if (doubtful !== undefined && (clause.includes(`${doubtful}는`) || clause.includes(`${doubtful}의`)))
        return [];
      const isOfSubject =
        subject !== undefined && isAbout(text, { clause: clean(clause), sentence }, subject);
      const isChecked = isOfSubject || hasFigureOrName(text, view);
      // What the text ends on without a figure or a name is its moral, but for what happened last.
      const isLast = sentence.index === analysis.sentences.length - 1;
      if ((standing === 'known' || isLast) && !isChecked && !happened.test(text)) return [];
      if (isCutFromCondition(text, line, sentence.text) || (isCut && hasLostItsObject(text, sentence)))
        return [];
      if (lacksStandard(text) || isOneOfMany(text, passage) || (!isChecked && vague.test(text))) return [];
      if (isBare(text, view, { isOfPerson: isOfPerson || !!person, isCut, name: subject?.name })) return [];
      const isLeftOut = lacksDoer(text, sentence.text, view);
      if (isLeftOut && !(subject && pronounForms[subject.pronoun].test(readDoer(view) ?? ''))) return [];
      return [
        {
          sentence,
          text,
          isClear: standing === 'clear',
          isChecked,
          isOfSubject,
          isWhole: !isCut,
          name: readNaming(clause, text, { isLeftOut, lines: translations }, subject),
          flips: flipKorean(text, passage, { lines: translations, subject: subject?.name }).filter(isSure),
        },
      ];
    };
    const { first, second } = splitClauses(line) ?? {};
    const halves = second === undefined || first === undefined ? [] : [first, second].flatMap(read);
    if (halves.length === 2 && halves.every(isFullHalf)) return halves;
    return [line, first ?? [], findMainClause(line) ?? []].flat().flatMap(read).slice(0, 1);
  });
}

/** Whether a statement tells of the one whom the passage is about, named or not. */
const isAbout = (
  text: string,
  { clause, sentence }: { clause: string; sentence: Sentence },
  subject: ToldSubject,
): boolean =>
  text !== clause ||
  sentence.text.includes(subject.name) ||
  tellsOf(text, subject) ||
  (subject.pronoun !== '그것' && /^(?:.*, )?(?:s?he|her|his)\b/iu.test(sentence.text));

/** A half with a figure or a name of its own makes an option by itself. */
const isFullHalf = ({ text, isClear, isChecked }: Statement): boolean =>
  isClear && isChecked && /\d|\p{Lu}/u.test(text) && text.split(' ').length >= minWords;
const minWords = 5;

/** Whether a statement has the one whom the passage is about in it: 그녀의 코치, Ederle은. */
const tellsOf = (text: string, { name, korean, pronoun }: ToldSubject): boolean =>
  new RegExp(`(?:^|\\s)${pronoun}(?:는|은|가|이|의|를|을|에게|와|과|만|도)(?=\\s)`, 'u').test(text) ||
  [name, korean ?? name].some((one) => text.includes(one.split(' ').at(-1) ?? one));

/** Whether a clause has for its topic the one whom the passage is about; 그 책은 is of the book. */
const readTopic =
  (subject: ToldSubject | undefined, known: string | undefined) =>
  (clause: string): boolean =>
    subject !== undefined &&
    clause
      .split(' ')
      .some(
        (word) =>
          /[은는]$/u.test(word) &&
          [
            subject.pronoun,
            known,
            subject.korean?.split(' ').at(-1),
            subject.name.split(' ').at(-1),
          ].includes(word.slice(0, -1)),
      );

/** 그 이름은 → 투아타라의 이름은 where the sentence begins with "Its". */
const nameOwner = (line: string, { text }: Sentence, { pronoun, korean }: ToldSubject): string =>
  korean !== undefined && pronoun === '그것' && /^Its\b/u.test(text)
    ? line.replace(/^그 (?=[가-힣])/u, `${korean}의 `)
    : line;

const personal = /(?:^|\s)(그(?:녀)?)(?:는|가|의|에게|를|만이|와|도|보다|로부터)(?=\s)/gu;

/**
 * 그가 죽자 in a text about a woman is said of somebody else, whom an option would have to name; and that 한 여성은 is
 * she, or what she is called, is no statement where the instruction names her.
 */
const isAboutAnother = (
  text: string,
  subject: ToldSubject | undefined,
  person: OnlyPerson | undefined,
): boolean =>
  ((subject ?? person) !== undefined &&
    /(?:^|[가-힣] )한 (?:\S+ )?(?:여[성자인]|남[성자]|사람|소[년녀])[은는] |이름은 \S+(?: \S+)?[이였었]+[다고]/u.test(
      text,
    )) ||
  (subject !== undefined && namesNobody(text, subject)) ||
  [...text.matchAll(personal)].some(
    ([, pronoun]) => pronoun !== (person && text.includes(person.called) ? person : subject)?.pronoun,
  );

/** 다행히 is how the writer sees it, and of nobody nothing is told. */
const moods = /(?:다행|불행)(?:히|하게|스럽게)도?(?= )|(?:아무|누구)도 /u;

/** 살레는 그를 세웠다: whom? */
const namesNobody = (text: string, { pronoun, name, korean }: ToldSubject): boolean =>
  [name, korean ?? name]
    .map((one) => one.split(' ').at(-1) ?? one)
    .some((called) =>
      new RegExp(`${called}(?:은|는|이|가) (?:.* )?${pronoun}(?:를|에게|와|과|의) `, 'u').test(text),
    ) && !/자신/u.test(text);

/** What one is refused, or finishes, another clause has told. */
const incomplete = /^(?:[^을를]*(?:이유로|년에|살에) )(?:거부되었다|거절되었다|거절당했다|졸업했다)\.$/u;

/**
 * Of a clause cut from its sentence: 그는 Henson을 고용했다 has another for its doer, 회원 대부분은 are of a club that
 * the other clause names.
 */
const hasLostItsDoer = (clause: string, text: string, { pronoun, name }: ToldSubject): boolean => {
  const isDropped = text !== clause && clause.includes(`${pronoun}는 `);
  const own = name.split(' ').at(-1) ?? name;
  return (
    incomplete.test(text) ||
    (isDropped && new RegExp(`${own}(?:을|를|에게|의) `, 'u').test(text)) ||
    (pronoun !== '그것' &&
      /^(?:[가-힣]+ )?(?:회원|직원|학생|동료|선수|단원|관객)(?:들| 대부분)?[은이] /u.test(text))
  );
};

/** 1937년에 가게에 들여놓았다: of what "and put them in his stores" is said, the other clause tells. */
const hasLostItsObject = (text: string, sentence: Sentence): boolean =>
  /\b(?:and|but) (?:\w+ )?\w+ (?:them|it)\b/u.test(sentence.text) && !/[을를] /u.test(text);

/** 좋아하게 되었다; not 증거였다, 값진 것이었다. */
const happened = /(?<!이|있|없|아니)(?:[았었했갔왔졌렸냈났겼췄]다|게 되었다)\.$/u;
/** 다르게 생각했다: how? */
const empty = /(?:^|\s)(?:다르게|달리|마찬가지로) \S+[았었했였겼꼈]\S*다\.$/u;
/** 무언가가 사라졌다 says nothing. */
const vague = /(?<=^|\s)(?:무언가|뭔가|무엇인가|어떤 것)[이가을를에도]?(?= )|[가-힣]처럼(?= )/u;
const pronounForms = { 그녀: /^she$/u, 그: /^he$/u, 그것: /^it$/u } as const;

const isFit = (text: string): boolean =>
  text.length >= shortestKorean &&
  !empty.test(text) &&
  !/^\S+ ?(?:년|세기|달|개월|주|일|시간|분) (?:뒤|후|전|만에|안에|사이)/u.test(text) &&
  text.length <= longestKorean &&
  // 5년 뒤에 세상을 떠났다: after what?
  (!/(?:\d|몇 |여러 |[한두세네] )(?:년|해|달|개월|주|일) (?:뒤|후)에 /u.test(text) ||
    /\d{4}년|겠다고/u.test(text)) &&
  /다\.$/u.test(text) &&
  !/[“”"?:;()!]/u.test(text) &&
  // 겨우 스무 살이었다: when? 말하지도 못했다: what else did he not do?
  // 자신의 이름은: whose?
  !/^(?:겨우|불과|고작|당시) |지도 (?:못했|않았)다|^자신의 \S+[은는이가] /u.test(text) &&
  isPlainFact(text) &&
  // 저희 회원이, 도와주십시오: the writer of a letter speaks, and no option does.
  !/(?:^| )(?:저희|저[는가도의를]|제[가 ]|귀하[께의가는를]|당신|여러분)|니다\.$/u.test(text) &&
  // 똑같은 두 개를: two of what?
  !/[은는한된운던진] (?:한|두|세|네|다섯|여섯|\d+) ?(?:개|명|마리|권|점|대)[을를이가] /u.test(text) &&
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
