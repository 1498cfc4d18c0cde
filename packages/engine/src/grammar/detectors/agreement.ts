import type { Token } from '#passage/analysis.ts';
import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  hasWord,
  isAdjective,
  isAdverb,
  isFinite,
  isNoun,
  isSureFinite,
  quote,
  skipAdverbs,
  textOf,
} from '#grammar/sentence-view.ts';
import { goesWithVerb } from '#grammar/adverbs.ts';
import { followsPlace, isTakenUp } from '#grammar/antecedents.ts';
import { readStress } from '#grammar/cleft.ts';
import { readNounPhrase, type GrammaticalNumber } from '#grammar/noun-phrase.ts';
import { isMisread } from '#grammar/other-subjects.ts';
import { readSubject, type Subject } from '#grammar/subject.ts';
import { toThirdPerson } from '#passage/inflect.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { ambiguousHeads, subjunctiveGovernors } from '#grammar/verb-lists.ts';
import { readOnce } from '#read-once.ts';

const flips: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['are', 'is'],
  ['was', 'were'],
  ['were', 'was'],
  ['has', 'have'],
  ['have', 'has'],
  ['does', 'do'],
  ['do', 'does'],
]);

const unrealWords = new Set([
  'if',
  'though',
  'wish',
  'wishes',
  'wished',
  'unless',
  'suppose',
  'lest',
  'whether',
]);

/** "Ada Hill, the young curator of a museum, was": the phrase between commas only explains the subject. */
export const isApposition = (view: SentenceView, { first, verb }: Subject): boolean =>
  view.at(first - 1).text === ',' &&
  isNoun(view.at(first - 2)) &&
  view.tokens.slice(first, verb).some(({ text }) => text === ',');

/** The number that the form of a finite verb shows. */
export function numberOfVerb(token: Token): GrammaticalNumber | undefined {
  if (/^(?:is|was|has|does)$/u.test(token.lower) || token.tag === 'VBZ') return 'singular';
  return /^(?:are|were|have|do)$/u.test(token.lower) || token.tag === 'VBP' ? 'plural' : undefined;
}

/** The same verb in the other number; undefined where both might be right. */
export function flipNumber(view: SentenceView, index: number): string | undefined {
  const token = view.at(index);
  if (token.text.startsWith("'") || token.text.startsWith('’')) return undefined;
  const known = flips.get(token.lower);
  if (known !== undefined) return known;
  if (!token.isSure || !/^[a-z]+$/u.test(token.lower)) return undefined;
  if (token.tag === 'VBZ') return token.lemma === token.lower ? undefined : token.lemma;
  return token.tag === 'VBP' ? toThirdPerson(token.lower) : undefined;
}

/** "if it were", "insists that he go": the other number might be right. */
export function allowsOtherNumber(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  if (/^(?:were|was)$/u.test(token.lower)) return hasWord(view, unrealWords);
  return numberOfVerb(token) === 'singular' && hasWord(view, subjunctiveGovernors, 0, index);
}

export const numberNames = { singular: '단수', plural: '복수' } as const;

/** "a door that shut": the form without -s may be a past. */
const isPast = (form: string): boolean => getVerbForms(form).isPast && !flips.has(form);

/** The draft for a verb that must agree with `subject`. */
export function draftAgreement(
  view: SentenceView,
  verb: number,
  number: GrammaticalNumber,
  subject: string,
  fields: Partial<SpotDraft>,
): SpotDraft[] {
  const corrupted = flipNumber(view, verb);
  if (corrupted === undefined || numberOfVerb(view.at(verb)) !== number) return [];
  return [
    {
      first: verb,
      end: verb + 1,
      corrupted,
      because: `주어가 ${withParticle(subject, '으로')} ${numberNames[number]}이므로`,
      form: `${numberNames[number]} 동사`,
      evidence: [],
      isAnswer: true,
      isFiller: true,
      value: 3,
      ...fields,
      ...(allowsOtherNumber(view, verb) || isPast(corrupted) ? { isAnswer: false } : {}),
    },
  ];
}

/** Places where a clause with its subject may begin. */
function listClauseStarts(view: SentenceView): number[] {
  const starts: number[] = [];
  for (let index = 0; index < view.length; index += 1) {
    const before = view.at(index - 1);
    const isStart =
      index === 0 ||
      /^(?:,|:|''|``|CC|-LRB-)$/u.test(before.tag) ||
      /^(?:that|because|although|though|whereas|while|if|when|unless|since|as|than|where|how|why|whether|once|until|before|after|what)$/u.test(
        before.lower,
      );
    // "from that day on painting was dead"
    const isPointing = before.lower === 'that' && view.at(index - 2).tag === 'IN' && index > 2;
    if (isStart && !isPointing && !isRole(view, index - 1) && !/^(?:,|:|''|``)$/u.test(view.at(index).tag))
      starts.push(skipAdverbs(view, index));
  }
  return [...new Set(starts)];
}

/** "Expressions that we heard as children are …": as after the verb of a relative clause opens no clause. */
function isRole(view: SentenceView, as: number): boolean {
  if (view.at(as).lower !== 'as') return false;
  const before = view.tokens.slice(0, as);
  // "To treat a letter as a window into the soul is": the infinitive is the subject.
  if (before.some(({ tag }) => tag === 'TO') && !before.some(isFinite)) return true;
  let verbs = 0;
  for (let back = as - 1; back >= 0 && view.at(back).tag !== ','; back -= 1) {
    if (isFinite(view.at(back))) verbs += 1;
    if (/^(?:that|which|who)$/u.test(view.at(back).lower) && isNoun(view.at(back - 1))) return verbs === 1;
    if (view.at(back).lower === 'what') return verbs === 1;
  }
  return false;
}

/** Subjects with their verbs, each verb once. */
export const listSubjects = readOnce(readSubjects);

function readSubjects(view: SentenceView): readonly Subject[] {
  const byVerb = new Map<number, Subject>();
  for (const start of listClauseStarts(view)) {
    const subject = readSubject(view, start);
    if (subject && !byVerb.has(subject.verb) && !isMisread(view, subject)) byVerb.set(subject.verb, subject);
  }
  return [...byVerb.values()];
}

/** "cats, dogs and the price of oranges": the phrase before may belong to the subject. */
function isJoined(view: SentenceView, start: number): boolean {
  return view.at(start - 1).tag === 'CC' && (isNoun(view.at(start - 2)) || view.at(start - 2).tag === ',');
}

const minDistance = 3;

const longSubject: GrammarDetector = {
  rule: 'agreement-long-subject',
  category: '수 일치',
  find: (view) =>
    listSubjects(view).flatMap((subject) => {
      const isFar = subject.verb - subject.head >= minDistance;
      if (subject.type !== 'noun' || subject.number === undefined || !isFar) return [];
      if (!subject.hasPreposition && !subject.hasClause) return [];
      if (!isSureFinite(view.at(subject.verb)) || isJoined(view, subject.first)) return [];
      // "one of those who know" and "some of the work" are left alone.
      if (/^(?:of|than)$/u.test(view.at(subject.first - 1).lower) || isApposition(view, subject)) return [];
      return draftAgreement(
        view,
        subject.verb,
        subject.number,
        quote(view, findPhraseStart(view, subject.first), findNameEnd(view, subject)),
        { evidence: [subject.head] },
      );
    }),
};

/** "A loss spread over generations", "The one run by his son", "Opening at night": what may be a participle or gerund is quoted with all that follows it. */
function findNameEnd(view: SentenceView, { first, head, verb }: Subject): number {
  const { lower } = view.at(head);
  const mayBeVerb =
    ((isNoun(view.at(head - 1)) || view.at(head - 1).lower === 'one') && getVerbForms(lower).isParticiple) ||
    (head === first && /.{3}ing$/u.test(lower));
  // "copying, when it is done with care, is"
  if (!mayBeVerb || view.at(head + 1).tag === ',') return head + 1;
  let end = verb;
  while (isAdverb(view.at(end - 1)) || view.at(end - 1).tag === ',') end -= 1;
  return end;
}

/** "The grey and orange crusts": two qualities of one noun. */
function findPhraseStart(view: SentenceView, first: number): number {
  const isShared = isAdjective(view.at(first - 2));
  if (view.at(first - 1).tag !== 'CC' || !isShared) return first;
  return /^(?:DT|PRP\$)$/u.test(view.at(first - 3).tag) ? first - 3 : first - 2;
}

const gerundSubject: GrammarDetector = {
  rule: 'agreement-gerund-subject',
  category: '수 일치',
  find: (view) =>
    listSubjects(view).flatMap((subject) => {
      if (subject.type !== 'gerund' || subject.verb - subject.head < minDistance) return [];
      // Only at the very beginning is it certainly a subject.
      if (subject.first !== 0 && !/^(?:that|but|because|,)$/u.test(view.at(subject.first - 1).lower))
        return [];
      if (subject.first !== 0 && view.at(subject.first - 1).tag === ',') return [];
      const comma = view.tokens.findIndex(({ tag }, index) => index > subject.first && tag === ',');
      let end = comma > 0 && comma < subject.verb ? comma : subject.verb;
      while (goesWithVerb(view.at(end - 1))) end -= 1;
      const phrase = quote(view, subject.first, end);
      return draftAgreement(view, subject.verb, 'singular', phrase, {
        evidence: [subject.head],
        because: `동명사구(${phrase})가 주어이고 동명사구 주어는 단수로 취급하므로`,
      });
    }),
};

const whatSubject: GrammarDetector = {
  rule: 'agreement-what-subject',
  category: '수 일치',
  find: (view) => {
    const subject = readSubject(view, 0);
    if (subject?.type !== 'what' || subject.verb - subject.head < minDistance) return [];
    const next = view.at(skipAdverbs(view, subject.verb + 1));
    // "What we need are teachers": a plural complement may decide.
    const isSafe = /^(?:that|a|an|to)$/u.test(next.lower) || next.tag.startsWith('JJ') || next.tag === 'VBN';
    if (!isSafe) return [];
    // "What they report, however, depends": without the remark before the verb.
    const isParted = view.at(subject.verb - 1).tag === ',';
    let end = isParted ? view.tokens.findIndex(({ tag }) => tag === ',') : subject.verb;
    while (!isParted && goesWithVerb(view.at(end - 1))) end -= 1;
    return draftAgreement(view, subject.verb, 'singular', quote(view, 0, subject.verb), {
      evidence: [subject.head],
      because: `what이 이끄는 명사절(${quote(view, 0, end)})이 주어이고 이를 단수로 취급하므로`,
    });
  },
};

const relativeVerb: GrammarDetector = {
  rule: 'agreement-relative-verb',
  category: '수 일치',
  find: (view) => {
    const drafts: SpotDraft[] = [];
    view.tokens.forEach((token, index) => {
      if (!/^(?:who|that|which)$/u.test(token.lower)) return;
      const verb = skipAdverbs(view, index + 1);
      const antecedent = view.at(index - 1);
      if (!isNoun(antecedent) && !/^(?:those|these)$/u.test(antecedent.lower)) return;
      if (!isSureFinite(view.at(verb))) return;
      const stress = readStress(view, index);
      if (stress === 'doubtful' || followsPlace(view, index) || isTakenUp(view, index)) return;
      const { number, isOnly, agrees } = readAntecedent(view, index - 1);
      if (number === undefined || !agrees) return;
      const name = isOnly ? `${numberNames[number]}인 ${antecedent.text}` : `${numberNames[number]} 명사(구)`;
      drafts.push(
        ...draftAgreement(view, verb, number, antecedent.text, {
          evidence: [index - 1],
          because:
            stress === 'stressed'
              ? `「It is … ${token.lower}」 강조 구문에서 강조된 주어가 ${numberNames[number]}인 ${antecedent.text}이므로`
              : `관계대명사 ${token.lower}의 선행사가 ${name}이므로`,
          value: verb - index > 1 ? 3 : 2,
          isAnswer: isOnly,
        }),
      );
    });
    return drafts;
  },
};

/** Number of the antecedent that ends at `head`; another noun before it may be meant after a preposition. */
function readAntecedent(
  view: SentenceView,
  head: number,
): { number: GrammaticalNumber | undefined; isOnly: boolean; agrees: boolean } {
  let first = head;
  while (/^(?:JJ|JJR|JJS|NN|NNS|DT|PRP\$|CD|VBN|VBG|POS)$/u.test(view.at(first - 1).tag)) first -= 1;
  const before = view.at(first - 1);
  const { lower } = view.at(head);
  if (before.lower === 'of' || /^(?:CC|NNP|NNPS|,|PDT)$/u.test(before.tag))
    return { number: undefined, isOnly: false, agrees: false };
  const isOnly = before.tag !== 'IN' || !isNoun(view.at(first - 2));
  const isPlural = view.at(head).tag === 'NNS' || lower === 'people';
  // "numbers on shirts that remind": both are plural, so either may be meant.
  const agrees = isOnly || (view.at(first - 2).tag === 'NNS') === isPlural;
  if (lower === 'people') return { number: 'plural', isOnly, agrees };
  const phrase = readNounPhrase(view, first);
  const isSure = phrase?.head === head && !ambiguousHeads.has(lower);
  return { number: isSure ? phrase.number : undefined, isOnly, agrees };
}

/** One of the reasons … is */
const oneOf: GrammarDetector = {
  rule: 'agreement-one-of',
  category: '수 일치',
  find: (view) => {
    const drafts: SpotDraft[] = [];
    view.tokens.forEach((token, index) => {
      if (!/^(?:one|each)$/u.test(token.lower) || view.at(index + 1).lower !== 'of') return;
      if (index > 0 && !/^(?:,|CC|IN)$/u.test(view.at(index - 1).tag)) return;
      const phrase = readNounPhrase(view, index + 2);
      if (!phrase || view.at(phrase.head).tag !== 'NNS') return;
      const subject = readSubject(view, index);
      const verb = subject?.verb;
      if (verb === undefined || numberOfVerb(view.at(verb)) !== 'singular' || !isSureFinite(view.at(verb)))
        return;
      if (/^(?:that|who|which)$/u.test(view.at(phrase.end).lower)) return;
      drafts.push(
        ...draftAgreement(
          view,
          verb,
          'singular',
          `${token.lower} of ${textOf(view, phrase.first, phrase.end)}`,
          { evidence: [index] },
        ),
      );
    });
    return drafts;
  },
};

export const agreementDetectors: readonly GrammarDetector[] = [
  longSubject,
  oneOf,
  gerundSubject,
  whatSubject,
  relativeVerb,
];
