import { findEntries } from '@jadoo/lexicon';
import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isSureParticiple } from '#grammar/clause-roles.ts';
import { isOfReturn, standsAsAdverb } from '#grammar/adverbs.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { transitiveVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { previousWord } from '#grammar/detectors/voice.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isStop,
  isVerb,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** Adverbs whose adjective may stand in the same place, or that have no adjective of that meaning. */
const keptAdverbs = new Set(
  `only early likely lively daily weekly monthly yearly friendly hardly nearly lately mostly highly shortly family ugly apply reply supply
  rely july italy assembly simply mainly merely namely possibly probably scarcely barely partly wholly fully firstly secondly thirdly
  lastly finally duly newly overly especially godly elderly lonely lovely costly deadly orderly timely bodily worldly homely silly
  jolly belly bully ally fly comply multiply imply butterfly anomaly fairly really largely hardly presumably supposedly allegedly reportedly
  reputedly`.split(/\s+/u),
);

/** They keep their meaning without -ly after a verb, or say something else there. */
const flatAdverbs = new Set(
  `deeply closely widely directly slowly quickly loudly cheaply clearly easily wrongly rightly sharply tightly firmly softly thinly freely
  safely evenly dearly wildly proudly steeply lightly fairly highly justly prettily brightly roughly plainly flatly cleanly
  thickly heavily soundly`.split(/\s+/u),
);

/** Adjective of an adverb in -ly where the pair is regular and known. */
export function toAdjective(adverb: string): string | undefined {
  if (!adverb.endsWith('ly') || adverb.length < 6 || keptAdverbs.has(adverb)) return undefined;
  const stem = adverb.slice(0, -2);
  const candidates = adverb.endsWith('ically')
    ? [adverb.slice(0, -4), adverb.slice(0, -2)]
    : adverb.endsWith('ily')
      ? [`${adverb.slice(0, -3)}y`]
      : [stem, `${stem}e`, `${stem}le`];
  const looksAdjectival = (word: string) =>
    findEntries(word).length === 0 && /(?:al|ive|ous|ic|ful|less|able|ible|ent|ant|ate|ar|id)$/u.test(word);
  return candidates.find(isListedAdjective) ?? candidates.find(looksAdjectival);
}

/** Adverb of an adjective, if it is in use and can be nothing but an adverb. */
export function toAdverb(adjective: string): string | undefined {
  const adverb = formAdverb(adjective);
  return adverb === undefined || notAdverbsOnly.test(adverb) || isListedAdjective(adverb)
    ? undefined
    : adverb;
}

const isListedAdjective = (word: string): boolean => findEntries(word).some(({ pos }) => pos === 'adj');

/** Adjectives as well that the lexicon gives as adverbs alone, or words that nobody uses. */
const notAdverbsOnly = /^(?:weakly|poorly|sorrily|drunkly)$/u;

function formAdverb(adjective: string): string | undefined {
  if (
    /(?:ly|ed|ing|own|[^h]ile|[ns]ior|erior)$/u.test(adjective) ||
    /^(?:blue|red|green|white|black|brown|gr[ae]y|pink|purple|yellow|available|valuable|unavailable)$/u.test(
      adjective,
    ) ||
    /^(?:good|fast|hard|late|long|far|early|difficult|big|small|little|old|young|tall|alive|alone|afraid|aware|awake|asleep|worth|able|unable|other|due|same|such|last|next|first|own|well|ill|better|worse|much|many|more|less|few|dead|ready|sure|minor|major|straight|empty|ancient|stationary|welcome|unwelcome|worthwhile|commonplace|widespread|online|upset|content|fun|wooden|golden)$/u.test(
      adjective,
    )
  )
    return undefined;
  // "unread", "unmade": what has not been done is done in no way.
  if (/^un.{3}/u.test(adjective) && getVerbForms(adjective.slice(2)).isParticiple) return undefined;
  if (adjective === 'true') return 'truly';
  if (adjective === 'whole') return 'wholly';
  if (adjective.endsWith('ic')) return `${adjective}ally`;
  if (/[^aeiou]le$/u.test(adjective)) return `${adjective.slice(0, -1)}y`;
  if (/[^aeiou]y$/u.test(adjective)) return adjective.length > 4 ? `${adjective.slice(0, -1)}ily` : undefined;
  if (adjective.endsWith('ll')) return `${adjective}y`;
  return `${adjective}ly`;
}

/** Adverb that modifies a verb, participle or predicative adjective → adjective. */
export const modifyingAdverb: GrammarDetector = {
  rule: 'adverb-modifying',
  category: '형용사와 부사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'RB' || !token.isSure) return [];
      const corrupted = toAdjective(token.lower);
      if (corrupted === undefined) return [];
      const target = readTarget(view, index);
      const next = view.at(index + 1);
      if (target === undefined || isOfReturn(view, target.index)) return [];
      if (isAdverbialPair(corrupted, next.lower) || standsAsAdverb(corrupted, next)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          because: `${target.name} ${withParticle(nameTarget(view, target.index), '을')} 꾸미므로`,
          form: '부사',
          evidence: [target.index],
          isAnswer: target.isSafe,
        },
      ];
    }),
};

/** "won't" is one word on the page. */
const nameTarget = (view: SentenceView, index: number): string =>
  textOf(view, index, /^n['’]t$/u.test(view.at(index + 1).lower) ? index + 2 : index + 1);

const adverbialAdjectives: ReadonlyMap<string, RegExp> = new Map([
  ['of', /^(?:independent|regardless|irrespective|exclusive|free|clear|short)$/u],
  ['from', /^(?:separate|independent|free)$/u],
  [
    'to',
    /^(?:prior|contrary|according|due|subsequent|previous|relative|parallel|opposite|proportional|proportionate|preparatory|preliminary|antecedent|equal|counter|similar)$/u,
  ],
  ['with', /^(?:consistent|concurrent|simultaneous|parallel|level)$/u],
]);

/** "exist independent of others": an adjective that stands as an adverb with its preposition. */
const isAdverbialPair = (adjective: string, preposition: string): boolean =>
  adverbialAdjectives.get(preposition)?.test(adjective) ?? false;

/** "Trying to hide it rarely works": they go with the verb behind them. */
const frequencyAdverbs =
  /^(?:rarely|usually|seldom|frequently|generally|normally|typically|occasionally|regularly|constantly|eventually|inevitably|necessarily|apparently|clearly|certainly|actually|ultimately|commonly|ordinarily|invariably|customarily|traditionally|historically|currently|greatly|significantly|dramatically|considerably|substantially|surely|presumably|obviously|evidently|naturally|undoubtedly|directly|immediately|suddenly|quickly|soon|gradually)$/u;

/** How often, and not how: "answering quickly is a sign". */
const tellsHowOften = (adverb: string): boolean =>
  frequencyAdverbs.test(adverb) &&
  !/^(?:directly|immediately|suddenly|quickly|soon|gradually|greatly|significantly|dramatically|considerably|substantially)$/u.test(
    adverb,
  );

const sentenceAdverbs =
  /^(?:actually|apparently|certainly|clearly|evidently|obviously|presumably|surely|ultimately|undoubtedly)$/u;

const participialPrepositions =
  /^(?:according|including|following|regarding|concerning|considering|owing|depending|judging|during)$/u;

interface Target {
  index: number;
  name: string;
  isSafe: boolean;
}

/** The word that the adverb at `index` modifies; only where an adjective could not stand is it an answer. */
function readTarget(view: SentenceView, index: number): Target | undefined {
  const before = view.at(index - 1);
  const after = view.at(index + 1);
  const next = index + 1;
  const isAfterAuxiliary =
    before.tag === 'MD' || (isVerb(before) && /^(?:have|do)$/u.test(before.lemma)) || before.tag === 'TO';
  if (isAfterAuxiliary && isVerb(after)) {
    const complement = view.at(next + 1);
    // "could easily have admitted"
    if (isHave(after) && complement.tag === 'VBN') return { index: next + 1, name: '동사', isSafe: true };
    const isForm = isVerb(complement) || /ed$/u.test(complement.lower);
    if (isBe(after) && isAdjective(complement) && !isForm)
      return { index: next + 1, name: '형용사', isSafe: false };
    return { index: isBe(after) && isForm ? next + 1 : next, name: '동사', isSafe: true };
  }
  const hasNoun = isNoun(view.at(index + 2)) || view.at(index + 2).tag === ',';
  // "was calm(ly) stretching": the adjective may be the complement, with a participle behind it.
  if (isBe(before) && after.tag === 'VBG') return undefined;
  if (isBe(before) && after.tag === 'VBN' && after.isSure)
    return { index: next, name: '뒤의 분사', isSafe: !hasNoun };
  // "was actually cruel": the whole clause is stressed.
  if (isBe(before) && isAdjective(after) && sentenceAdverbs.test(view.at(index).lower)) return undefined;
  // "is usually easier": how often, not how easy.
  if (isBe(before) && isAdjective(after) && after.isSure)
    return tellsHowOften(view.at(index).lower)
      ? { index: index - 1, name: '동사', isSafe: !hasNoun }
      : { index: next, name: isDone(view, next) ? '뒤의 분사' : '형용사', isSafe: !hasNoun };
  // "master them surprisingly late": an adverb of the same form.
  if (
    /^(?:late|early|fast|hard|far|long|high|low|deep|close|straight|well)$/u.test(after.lower) &&
    !isNoun(view.at(index + 2))
  )
    return undefined;
  const isSubject =
    /^(?:i|he|she|it|we|they|who|that|which)$/u.test(before.lower) ||
    (isNoun(before) && before.tag !== 'NNP');
  // "Applying a rule wisely took years", "If applying a rule wisely took years"
  const gerund = subordinators.has(view.at(0).lower) ? 1 : 0;
  const isAfterGerund =
    /^[A-Za-z][a-z]+ing$/u.test(view.at(gerund).text) &&
    !participialPrepositions.test(view.at(gerund).lower) &&
    isFinite(after) &&
    view.at(gerund).lower !== 'having' &&
    !view.tokens.slice(gerund + 1, index).some((one) => one.tag === ',' || isFinite(one));
  if (isAfterGerund)
    return tellsHowOften(view.at(index).lower)
      ? { index: next, name: '동사', isSafe: true }
      : { index: gerund, name: '동명사', isSafe: true };
  // "that answering quickly is a sign": what is done so.
  const isGerund = isNoun(before) && /[a-z]{3}ing$/u.test(before.lower) && view.at(index - 2).tag !== 'DT';
  if (isGerund && isFinite(after) && !tellsHowOften(view.at(index).lower)) return undefined;
  if (isSubject && isFinite(after) && after.isSure && !endsClause(view, index))
    return { index: findActor(view, next), name: nameVerb(view, next), isSafe: true };
  if (/^(?:VBG|VBN)$/u.test(after.tag) && after.isSure && /^(?:,|IN|CC)$/u.test(before.tag)) {
    return {
      index: next,
      name: '뒤의',
      isSafe: /^(?:DT|PRP\$|IN)$/u.test(view.at(index + 2).tag),
    };
  }
  // "how easily certain theories explained it": the noun phrase begins behind the adverb.
  const isOpening = isStop(before) || before.tag === 'WRB' || subordinators.has(before.lower);
  if (/^(?:JJ|VBN)$/u.test(after.tag) && after.isSure && hasNoun && !isOpening)
    return { index: next, name: after.tag === 'VBN' ? '뒤의 분사' : '형용사', isSafe: false };
  return readTrailing(view, index);
}

/** "apparently do not keep": the verb that the auxiliary goes with. */
const findActor = (view: SentenceView, verb: number): number =>
  view.at(verb).lemma === 'do' ? Math.max(verb, readVerbGroup(view, verb).main) : verb;

/** "A woman who followed each guideline faithfully would find": the adverb may go with the verb before. */
function endsClause(view: SentenceView, adverb: number): boolean {
  // "To produce it honestly is harder": an object.
  if (view.at(adverb - 1).lower === 'it' && /^VB[GN]?$/u.test(view.at(adverb - 2).tag)) return true;
  if (!isNoun(view.at(adverb - 1)) || frequencyAdverbs.test(view.at(adverb).lower)) return false;
  const subject = listSubjects(view).find(({ verb }) => verb === adverb + 1);
  return subject?.head !== adverb - 1;
}

/** "is roughly balanced by evaporation" */
const isDone = (view: SentenceView, index: number): boolean =>
  view.at(index).lower.endsWith('ed') && view.at(index + 1).lower === 'by';

const resultVerbs =
  /^(?:die|arrive|stand|lie|come|go|turn|grow|run|fall|stay|keep|prove|remain|return|sit|leave|escape|live|wake|be|seem|become|look|feel|sound|appear|taste|smell|make|find|consider|get|hold|paint|set|drive|render|think|believe|call|play|open|shine|burn|break|cut|rest|act|watch|wait|buy|sell|emerge|continue|judge|deem|rate|count|declare|pronounce|presume|guess)$/u;

/** "did exactly that", "asked precisely why": the adverb goes with what follows. */
const isFocused = (view: SentenceView, adverb: number): boolean =>
  /^(?:exactly|precisely|partly|mainly|purely|solely|primarily|chiefly|merely|simply|especially|particularly|immediately|shortly|directly)$/u.test(
    view.at(adverb).lower,
  ) &&
  /^(?:that|this|what|where|when|how|why|who|which|as|like|because|if|to|after|before|above|below|over|under|behind|in|at|on|between)$/u.test(
    view.at(adverb + 1).lower,
  );

/** "responded correctly." after a verb, "performed the task correctly." after its object */
function readTrailing(view: SentenceView, index: number): Target | undefined {
  const after = view.at(index + 1);
  if (!(isStop(after) || /^(?:IN|CC|TO|WRB)$/u.test(after.tag)) || flatAdverbs.has(view.at(index).lower))
    return undefined;
  if (isFocused(view, index)) return undefined;
  let verb = index - 1;
  if (isNoun(view.at(verb))) {
    if (!isStop(after)) return undefined;
    while (isNoun(view.at(verb)) || /^(?:JJ|DT|PRP\$|CD)$/u.test(view.at(verb).tag)) verb -= 1;
  }
  const governor = view.at(verb);
  if (!isVerb(governor) || governor.tag === 'MD' || resultVerbs.test(governor.lemma)) return undefined;
  // "The same fate has overtaken awfully and terribly": the words themselves are its object.
  if (governor.tag === 'VBN' && isHave(view.at(previousWord(view, verb))) && verb === index - 1)
    if (transitiveVerbs.has(governor.lemma) || after.tag === 'CC') return undefined;
  // "stared helpless at it": how one is while one does it.
  const isState = verb === index - 1 && mannersOfLooking.test(toAdjective(view.at(index).lower) ?? '');
  return { index: verb, name: nameVerb(view, verb), isSafe: governor.isSure && !isState };
}

/** "one leading smoothly to the next", "concerned solely with": without an auxiliary such a form is no finite verb. */
function nameVerb(view: SentenceView, verb: number): string {
  const { tag } = view.at(verb);
  const before = view.at(previousWord(view, verb));
  const isGroup = isVerb(before) && /^(?:be|have|get)$/u.test(before.lemma);
  // "a lump of it, rubbed over the page, could": a participle that looks like the past tense.
  // "took it over, changed the rules slightly, and named it": or a verb after all.
  if (tag === 'VBD' && isSureParticiple(view, verb)) return '앞의';
  if (isGroup || !/^(?:VBG|VBN)$/u.test(tag)) return '동사';
  if (tag === 'VBN' || isNoun(before) || /^(?:PRP|CD|DT)$/u.test(before.tag)) return '분사';
  return before.tag === 'IN' ? '동명사' : '준동사';
}

const linkingVerbs = /^(?:seem|become|remain|look|feel|sound|get|grow|stay|prove)$/u;

/** Their adverbs go with feel, look and sound as well. */
const doubtfulAfterSense =
  /^(?:strong|deep|different|similar|keen|acute|bad|intense|sharp|close|careful|direct|quick|slow|equal)$/u;

const statesGrownInto =
  /^(?:impatient|restless|anxious|angry|suspicious|weary|nervous|uneasy|curious|dependent|skeptical|confident|reluctant|desperate|jealous|familiar|conscious|hungry)$/u;
const mannersOfLooking =
  /^(?:sad|happy|angry|nervous|anxious|uneasy|calm|hungry|proud|curious|suspicious|eager|desperate|helpless|hopeful|impatient|silent|harmless)$/u;

/** The verb may be an action as well: "grew thick(ly)", "looking uneasy (uneasily)", "stayed quiet(ly)". */
function mayBeAdverb(verb: string, adjective: string): boolean {
  if (verb === 'grow') return !statesGrownInto.test(adjective);
  if (verb === 'look') return mannersOfLooking.test(adjective);
  return /^(?:stay|remain)$/u.test(verb) && /^(?:quiet|calm|silent|safe|comfortable|firm)$/u.test(adjective);
}

/** Adjective after a linking verb → adverb. */
export const linkingComplement: GrammarDetector = {
  rule: 'adjective-complement',
  category: '형용사와 부사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'JJ' || !token.isSure) return [];
      let verb = index - 1;
      while (isAdverb(view.at(verb)) || view.at(verb).lower === 'so' || view.at(verb).lower === 'more')
        verb -= 1;
      const governor = view.at(verb);
      const after = view.at(index + 1);
      const isBare = isMadeTo(view, verb);
      if (
        !(isVerb(governor) || isBare) ||
        !linkingVerbs.test(governor.lemma) ||
        isNoun(after) ||
        isAdjective(after) ||
        after.tag === ','
      )
        return [];
      if (
        /^(?:look|feel|sound|remain|get|grow|stay|prove)$/u.test(governor.lemma) &&
        (doubtfulAfterSense.test(token.lower) ||
          !(isStop(after) || after.tag === 'CC' || after.lower === 'to' || after.lower === 'that'))
      )
        return [];
      const corrupted = toAdverb(token.lower);
      if (corrupted === undefined || mayBeAdverb(governor.lemma, token.lower)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          because: isBare
            ? `목적격 보어인 원형부정사 ${governor.text}의 보어 자리이므로`
            : `동사 ${governor.text} 뒤에서 주어의 상태를 설명하는 보어 자리이므로`,
          form: '형용사',
          evidence: [verb],
        },
      ];
    }),
};

/** Verbs that say how something looks or stays, as a bare infinitive behind an object. */
export const bareLinking = /^(?:look|sound|feel|seem|appear|taste|smell|stay|remain|become|grow|turn)$/u;

/** "makes the margin look", "make music sound": a bare infinitive behind its object, which may look like a noun. */
function isMadeTo(view: SentenceView, verb: number): boolean {
  const object = view.at(verb - 1);
  if (!/^(?:VB|VBP|NN)$/u.test(view.at(verb).tag) || !bareLinking.test(view.at(verb).lower)) return false;
  if (!isNoun(object) && !/^(?:it|them|us|him|her|me|you)$/u.test(object.lower)) return false;
  let governor = verb - (isNoun(object) ? 1 : 2);
  while (isNoun(view.at(governor)) || /^(?:JJ|DT|PRP\$|POS)$/u.test(view.at(governor).tag)) governor -= 1;
  return isVerb(view.at(governor)) && /^(?:make|let)$/u.test(view.at(governor).lemma);
}

export const adjectiveAdverbDetectors: readonly GrammarDetector[] = [modifyingAdverb, linkingComplement];
