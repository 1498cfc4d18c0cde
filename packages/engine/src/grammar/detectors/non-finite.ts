import type { Token } from '#passage/analysis.ts';
import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  quote,
  skipAdverbs,
  startsNounPhrase,
  subjectPronouns,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { mayBeComplement } from '#grammar/other-subjects.ts';
import type { Subject } from '#grammar/subject.ts';
import { readSubject } from '#grammar/subject.ts';
import { toIng, toPast, toPastParticiple, toThirdPerson } from '#passage/inflect.ts';
import { isOwnParticiple } from '#grammar/participle-places.ts';
import { doubleObjectVerbs } from '#grammar/verb-lists.ts';
import { lacksObject, previousWord } from '#grammar/detectors/voice.ts';

const markers =
  /^(?:that|which|who|whom|whose|what|how|why|where|when|whether|if|because|although|though|unless|whereas|while|since|until|as|than|before|after|once|so)$/u;

/** Every finite verb after `from` has its own conjunction or relative, so that none can serve the main clause. */
export function hasOnlyMarkedVerbs(view: SentenceView, from: number, to = view.length): boolean {
  let open = 0;
  for (let index = from; index < to; index += 1) {
    const token = view.at(index);
    // What follows is a sentence of its own.
    if (token.lower === ';' || token.lower === ':') return true;
    if (/^[–—-]$/u.test(token.lower)) return false;
    if (token.tag === 'CC' && opensVerb(view, index)) return false;
    if (markers.test(token.lower)) open += 1;
    else if (isFinite(token)) {
      if (open === 0) return false;
      open -= 1;
    }
  }
  return true;
}

/** "and" before a finite verb, or before a new clause. */
function opensVerb(view: SentenceView, conjunction: number): boolean {
  const next = skipAdverbs(view, conjunction + 1);
  if (isFinite(view.at(next)) || view.at(next).tag === 'VB') return true;
  const subject = readSubject(view, next);
  return subject !== undefined || view.at(conjunction - 1).tag === ',';
}

/** The main verb of a sentence that has only one main clause → V-ing. */
const mainVerb: GrammarDetector = {
  rule: 'finite-main-verb',
  category: '정동사와 준동사',
  find: (view) => {
    const start = findMainStart(view);
    if (start === undefined) return [];
    const subject = readSubject(view, start);
    if (!subject || subject.type === 'pronoun' || !isLong(subject) || mayBeComplement(view, subject))
      return [];
    return draftGerund(view, subject.verb, quoteSubject(view, subject), subject.head);
  },
};

/** A noun with its prepositional phrases; clauses and participles after it are left out. */
const quoteSubject = (view: SentenceView, { first, head, verb, type }: Subject): string => {
  let end = first + 1;
  const isOver = (index: number): boolean => {
    const { tag } = view.at(index);
    if (tag === ',') return true;
    if (type !== 'noun' || index <= head) return false;
    // "one of the most respected dictionaries": it describes the noun behind it.
    const isInside = /^(?:IN|DT|PRP\$|JJS?|POS)$/u.test(view.at(previousWord(view, index)).tag);
    const isParticiple = /^(?:VBN|VBG|VBD)$/u.test(tag) && !isInside;
    // "Group singing seems", "Group singing, however, seems": the head of the compound.
    const isLast = view.at(index + 1).tag === ',' || skipAdverbs(view, index + 1) === verb;
    if (tag === 'VBG' && index === head + 1 && isLast) return false;
    // "The desk she bought": a clause of its own begins.
    const isContact = tag === 'PRP' && subjectPronouns.test(view.at(index).lower);
    return (
      isParticiple || isContact || /^(?:TO|WDT|WP|WRB|WP\$)$/u.test(tag) || view.at(index).lower === 'that'
    );
  };
  while (end < verb && !isOver(end)) end += 1;
  // "the team from the US, Japan and the UK asked": the list goes on.
  const isList =
    view.at(end).tag === ',' &&
    /^(?:NN|DT)/u.test(view.at(end + 1).tag) &&
    view.tokens.slice(end, verb).some(({ tag }) => tag === 'CC');
  // "Time in which we wait": the preposition belongs to what was left out.
  const isLeftOver = ({ tag }: Token): boolean => tag === ',' || (tag === 'IN' && end < verb);
  // "What slows us down", "What made them alike": the last word goes with the verb of the clause.
  const isParticle = ({ lower }: Token): boolean =>
    type === 'what' && /^(?:down|up|out|off|away|back|apart|together|alike|most|best)$/u.test(lower);
  // "What makes a life go well, it seems, is": so does an adverb before the remark.
  const isWhole = type === 'what' && view.at(end).tag === ',' && isAdverb(view.at(end - 1));
  while (
    !isWhole &&
    !isParticle(view.at(end - 1)) &&
    (isAdverb(view.at(end - 1)) || isLeftOver(view.at(end - 1)))
  )
    end -= 1;
  return quote(view, first, end) + (isList ? ' …' : '');
};

/** Something other than an adverb parts subject and verb. */
const isLong = ({ type, hasClause, hasPreposition }: Subject): boolean =>
  type !== 'noun' || hasClause || hasPreposition;

/** Their past form may well stand without an object: "the work stopped". All others may be participles then. */
const aloneVerbs: ReadonlySet<string> = new Set(
  `turn die appear disappear wonder refuse learn seem happen end start look listen have want suffer work decide try follow pass point serve
  think flow stay laugh jump watch object realize perish argue last climb survive care lean manage stand persist win stumble differ
  occur remain stop depend tend belong move finish attempt live pay talk walk wait arrive agree disagree hope wish plan fail succeed
  struggle travel return change improve expand increase decrease drop rise fall lie sit sleep dream smile cry react respond reply
  apologize compete participate cooperate vote vary matter count insist hesitate continue complain exist emerge arise flourish thrive
  graduate retire sail march rush race hurry escape retreat gaze glance stare`.split(/\s+/u),
);

/** "A number mentioned early", "the samples obtained so far": a past form that wants an object may be a participle. */
export function mayBeReduced(view: SentenceView, verb: number): boolean {
  const token = view.at(verb);
  const next = view.at(verb + 1);
  const isSameForm = token.tag === 'VBD' && toPastParticiple(token.lemma) === token.lower;
  const isEarly = next.tag === 'JJ' && !isNoun(view.at(verb + 2));
  // "handed out two kinds of cards": the object stands behind the particle.
  const isParted = /^(?:out|off|up|over|down)$/u.test(next.lower) && startsNounPhrase(view.at(verb + 2));
  const isBare = (lacksObject(view, verb + 1) && next.lower !== 'that' && !isParted) || isEarly;
  return isSameForm && isBare && (next.lower === 'by' || !aloneVerbs.has(token.lemma));
}

function draftGerund(view: SentenceView, verb: number, subject: string, head: number): SpotDraft[] {
  const token = view.at(verb);
  if (token.tag === 'MD' || !isSureFinite(token) || mayBeReduced(view, verb) || /^(?:'|’)/u.test(token.text))
    return [];
  const isOnly = hasOnlyMarkedVerbs(view, verb + 1);
  // "A fisher who began in waters already emptied of fish regards": what may be a participle, before another verb.
  if (!isOnly && token.tag === 'VBD' && toPastParticiple(token.lemma) === token.lower) return [];
  // With an auxiliary the -ing form would be two words away from a real mistake of learners.
  const next = view.at(verb + 1);
  const isAuxiliary = (isHave(token) || token.lemma === 'do') && isVerb(view.at(skipAdverbs(view, verb + 1)));
  if (isAuxiliary || (token.lemma === 'do' && next.lower === 'not')) return [];
  return [
    {
      first: verb,
      end: verb + 1,
      corrupted: toIng(token.lemma),
      because: `주어(${subject})에 대한 문장의 동사가 필요하므로`,
      form: '정동사',
      alsoRight: '시제가 알맞은 다른 정동사',
      evidence: [head],
      isAnswer: isOnly,
      isFiller: true,
      value: 3,
    },
  ];
}

/** Where the main clause begins: after an introductory phrase or clause with its comma. */
function findMainStart(view: SentenceView): number | undefined {
  let start = /^(?:CC|''|``)$/u.test(view.at(0).tag) || /^(?:today|now)$/u.test(view.at(0).lower) ? 1 : 0;
  const first = view.at(start);
  const isIntroduction =
    first.tag === 'IN' ||
    subordinators.has(first.lower) ||
    (first.tag === 'RB' && view.at(start + 1).tag === ',');
  if (!isIntroduction) return start;
  for (let index = start + 1; index < view.length; index += 1) {
    if (view.at(index).tag !== ',') continue;
    start = index + 1;
    const subject = readSubject(view, start);
    return subject && isIntroductionOnly(view, index) ? start : undefined;
  }
  return undefined;
}

/** "In most infections," or "When a frost destroys the crop,": not the first item of a list. */
function isIntroductionOnly(view: SentenceView, comma: number): boolean {
  return view.at(comma - 1).tag !== 'CC' && !isVerb(view.at(comma - 1));
}

/** that/because/although + subject + verb → V-ing. */
const clauseVerb: GrammarDetector = {
  rule: 'finite-clause-verb',
  category: '정동사와 준동사',
  find: (view) =>
    listSubjects(view).flatMap((subject) => {
      const marker = view.at(subject.first - 1);
      // "the birds that nest on the roof": a relative clause whose verb looks like a noun.
      if (marker.lower === 'that' && isNoun(view.at(subject.first - 2))) return [];
      if (
        !/^(?:that|because|although|whereas)$/u.test(marker.lower) ||
        subject.type === 'gerund' ||
        subject.type === 'what'
      )
        return [];
      if (!isLong(subject) || subject.type === 'pronoun' || (marker.lower === 'that' && marker.tag === 'DT'))
        return [];
      const drafts = draftGerund(view, subject.verb, quoteSubject(view, subject), subject.head);
      return drafts.map((one) => ({
        ...one,
        because: `접속사 ${withParticle(marker.lower, '이')} 이끄는 절에서 주어(${quoteSubject(view, subject)})에 대한 동사가 필요하므로`,
      }));
    }),
};

/** "the man led to the village": a past form without object may be read as a passive participle. */
export function mayBePassive(view: SentenceView, verb: number, corrupted: string): boolean {
  const { lemma } = view.at(verb);
  if (corrupted !== toPastParticiple(lemma)) return false;
  return !/^(?:DT|PRP\$|PRP)$/u.test(view.at(verb + 1).tag) || doubleObjectVerbs.has(lemma);
}

/** Participles that have become prepositions. */
const prepositional =
  /^(?:including|excluding|following|regarding|concerning|according|depending|considering|involving)$/u;

/** A noun phrase as subject, with a participle after its head and the finite verb later. */
const participleModifier: GrammarDetector = {
  rule: 'nonfinite-after-noun',
  category: '정동사와 준동사',
  find: (view) =>
    listSubjects(view).flatMap((subject) => {
      const participle = subject.head + 1;
      const token = view.at(participle);
      if (
        subject.type !== 'noun' ||
        !(isNoun(view.at(subject.head)) || view.at(subject.head).lower === 'those') ||
        prepositional.test(token.lower) ||
        token.tag !== 'VBG' ||
        !token.isSure ||
        isBe(token) ||
        isHave(token)
      )
        return [];
      if (
        subject.verb - participle < 2 ||
        subject.number === undefined ||
        !isSureFinite(view.at(subject.verb))
      )
        return [];
      if (
        /^(?:IN|CC)$/u.test(view.at(subject.first - 1).tag) &&
        view.at(subject.first - 1).lower !== 'that' &&
        !subordinators.has(view.at(subject.first - 1).lower)
      )
        return [];
      const corrupted =
        view.at(subject.verb).tag === 'VBD'
          ? toPast(token.lemma)
          : subject.number === 'plural'
            ? token.lemma
            : toThirdPerson(token.lemma);
      if (corrupted === token.lower) return [];
      const head = textOf(view, subject.first, subject.head + 1);
      return [
        {
          first: participle,
          end: participle + 1,
          corrupted,
          because: `이 절의 동사는 ${view.at(subject.verb).text}이고 ${withParticle(token.text, '은')} 앞의 명사(${head})를 꾸미므로`,
          form: '현재분사',
          alsoRight: `that ${corrupted}`,
          evidence: [subject.head, subject.verb],
          isAnswer: !mayBePassive(view, participle, corrupted) && !/^(?:sit|stand)$/u.test(token.lemma),
          isFiller: true,
          value: 3,
        },
      ];
    }),
};

/** "Recognizing an idea is one thing" → base form. */
const gerundSubjectForm: GrammarDetector = {
  rule: 'gerund-subject-form',
  category: 'to부정사와 동명사',
  find: (view) => {
    const start = view.at(0).tag === 'CC' ? 1 : 0;
    const subject = readSubject(view, start);
    if (subject?.type !== 'gerund' || subject.verb - subject.head < 2 || !isSureFinite(view.at(subject.verb)))
      return [];
    // "Cutting wood is slow": so is cut wood.
    if (isOwnParticiple(view.at(start).lemma) && !/^(?:DT|PRP|PRP\$)$/u.test(view.at(start + 1).tag))
      return [];
    return [
      {
        first: start,
        end: start + 1,
        corrupted: view.at(start).lemma,
        because: `뒤에 문장의 동사 ${withParticle(view.at(subject.verb).text, '이')} 있고 이 자리는 주어이므로`,
        form: '동명사',
        alsoRight: `to ${view.at(start).lemma}`,
        evidence: [subject.verb],
        isAnswer: true,
        isFiller: true,
        value: 3,
      },
    ];
  },
};

export const nonFiniteDetectors: readonly GrammarDetector[] = [
  mainVerb,
  clauseVerb,
  participleModifier,
  gerundSubjectForm,
];
