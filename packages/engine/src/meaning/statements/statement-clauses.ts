import { toObligation, toPresent, toStatement } from '#meaning/korean-forms.ts';
import { dropOpeningWords } from '#meaning/statements/opening-words.ts';
import { joinSyllable, splitSyllable } from '#syllables.ts';

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
  if (endsInTense(rest)) return clause.endsWith('고') && isListed(rest) ? undefined : finishPast(clause);
  if (verbsInI.test(clause)) return undefined;
  if (/이(?:고|며|지만)$/u.test(clause)) return `${clause.replace(/(?:고|며|지만)$/u, '')}다.`;
  return /되(?:고|며|지만)$/u.test(clause) ? `${clause.replace(/되(?:고|며|지만)$/u, '')}된다.` : undefined;
}

/** What links a deed to the next one: 완성하여, 태어나. */
const linking =
  /(?:(?<!(?:까지|도|만) )하여|되어|태어나|만들어|받아|찾아|얻어|맡아|팔아|모아|배워|세워|키워|옮겨|남겨|넘겨|보내|써)$/u;

/** Whether the clause has its tense from the deed behind it: 완성하여, 글을 쓰고. */
const isLinked = (clause: string): boolean =>
  linking.test(clause) || (/[을를] \S+고$/u.test(clause) && !isTense(clause.at(-2)));

/** 설거지를 하고, 전화를 걸고, 상자를 나르는 일로: the deeds of a list may all describe one noun. */
function isListed(rest: string): boolean {
  const [, verb = ''] = /[을를] (\S+)/u.exec(rest) ?? [];
  return /[는던]$/u.test(verb) || isAdnominal(verb.at(-1)) || /[을를] \S+고, /u.test(rest);
}

/** 완성하여, 완성하고 → 완성했다, beside another deed of the past; undefined where the form is not sure. */
function finishPast(clause: string): string | undefined {
  if (!isLinked(clause) || verbsInI.test(clause)) return undefined;
  const linked = linking.test(clause) ? clause : toObligation(clause.slice(0, -1))?.slice(0, -1);
  const last = splitSyllable(linked?.at(-1));
  return linked === undefined || last?.final !== 0
    ? undefined
    : `${linked.slice(0, -1)}${joinSyllable({ ...last, final: pastFinal })}다.`.replace(
        /하였다\.$/u,
        '했다.',
      );
}

const pastFinal = 20;

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

const adnominalFinals = new Set([4, 8]);

/** 돌아온, 돌아올: what describes the next word ends in ㄴ or ㄹ. */
export const isAdnominal = (syllable = ''): boolean =>
  adnominalFinals.has(splitSyllable(syllable)?.final ?? 0) && /[가-힣]/u.test(syllable);

/** What is said, found or reasoned may hold the clause. */
const embedding = /[다라]고 |다는 |는지|것(?:을|으로|이)|음을 |때문/u;

/** 몰랐던 Arne Holm은 */
const describing = /던 (?:\S+ ){0,2}\S+[은는이가] /u;

const reporting = /[다라]고 |다는 |는지/u;

/** Where the first clause ends: at a comma, or behind 했고 and 태어나 where nothing holds the clause. */
function findBorder(text: string, from: number): number | undefined {
  const isHeld = embedding.test(text);
  const border = [...text.matchAll(/([가-힣])([고며데만나여아어워겨내써])(,?) /gu)].find(
    ({ index, 0: whole, 1: last, 2: end = '', 3: comma }) => {
      const clause = text.slice(0, index + 2);
      if (index < from) return false;
      if (comma !== '') return /[고며데만나]/u.test(end) || linking.test(clause);
      return !isHeld && ((isTense(last) && end === '고') || (whole === '어나 ' && clause.endsWith('태어나')));
    },
  );
  return border && border.index + border[0].length;
}

/** 1838년 리즈에서 태어난 홀은 공장에서 일했다: both the birth and the rest are told of her, whom one names once. */
const born = /^((?:\S+ )*?\d{4}년(?:에|경)? (?:\S+ )*?)태어난 ((?:\S+ ){0,5}?\S+[은는]) /u;

/** The clauses of a sentence that can stand alone, and a birth that it tells by the way. */
export function splitClauses(text: string, isOfSubject: (clause: string) => boolean): string[] {
  const [whole = '', birth = '', who = ''] = born.exec(text) ?? [];
  return whole !== '' && isOfSubject(who)
    ? [`${who} ${birth}태어났다.`, ...splitAtBorder(text.slice(whole.length), () => true)]
    : splitAtBorder(text, isOfSubject);
}

/** The sentence whole where nothing is sure to end before it does, else its clauses that can stand alone. */
function splitAtBorder(text: string, isOfSubject: (clause: string) => boolean, from = 0): string[] {
  const border = findBorder(text, from);
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
  // 완성하여 goes on with whom it names, or is left with it.
  if (isLinked(first) && !goesOn) return splitAtBorder(text, isOfSubject, border);
  if (finished === undefined || isHeard || isHeadless) return [text];
  // 그 학위는, 이 과정은: what the clause before has named.
  const isOpen = /^[그이저] |(?:^|\s)그것/u.test(dropOpeningWords(second)) || !(hasTopic(second) || goesOn);
  return [finished, ...(isOpen ? [] : splitAtBorder(second, (clause) => goesOn || isOfSubject(clause)))];
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
