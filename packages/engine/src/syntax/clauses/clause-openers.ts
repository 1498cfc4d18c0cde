import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import {
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import type { ClauseKind } from '#syntax/clauses/clause-state.ts';

export interface Opener {
  kind: ClauseKind;
  cost: number;
  /** The word may be the subject of its clause. */
  hasGap: boolean;
  /** The noun phrase behind it may be an object or an adverbial that was moved: "how far", "whichever answer". */
  isLoose: boolean;
}

const pure =
  /^(?:because|although|though|unless|whereas|whilst|if|while|when|whenever|where|wherever|whether|lest)$/u;
const timely = /^(?:before|after|since|until|till|as|than|once|for|so|like|yet)$/u;
const timeWord =
  /^(?:day|night|morning|evening|afternoon|week|month|year|term|summer|winter|spring|autumn|decade|century|time|way)$/u;
const nonClause = /^(?:VBG|VBN|IN|TO|JJ|RB)$/u;

/** What a word opens: the readings that push a clause, and whether it may open none. */
export function readOpener(
  view: SentenceView,
  index: number,
): { openers: Opener[]; plainCost: number | undefined } {
  const { lower, tag } = view.at(index);
  const next = view.at(index + 1);
  const none = { openers: [], plainCost: 0 };
  // The word "unless" names itself.
  if (/^["“‘]$/u.test(view.at(index - 1).text) && /^[,."”’]$/u.test(next.text)) return none;
  if (lower === 'that') return readThat(view, index);
  // "planning what to say"
  if (index > 0 && next.tag === 'TO' && /^(?:what|how|when|where|which|who|whom|whether)$/u.test(lower))
    return none;
  if (/^(?:who|whom|which|whoever|whomever)$/u.test(lower)) {
    const kind =
      !lower.endsWith('ever') &&
      (isNoun(view.at(index - 1)) || /^(?:,|IN|TO|CC|DT|CD)$/u.test(view.at(index - 1).tag))
        ? 'relative'
        : 'nominal';
    return {
      openers: [{ kind, cost: 0, hasGap: lower !== 'whom', isLoose: lower === 'which' }],
      plainCost: next.tag === 'TO' ? 0 : undefined,
    };
  }
  if (lower === 'whose')
    return { openers: [{ kind: 'relative', cost: 0, hasGap: false, isLoose: true }], plainCost: undefined };
  if (/^(?:what|whatever|whichever)$/u.test(lower))
    return {
      openers: [{ kind: 'nominal', cost: 0, hasGap: true, isLoose: true }],
      plainCost: next.tag === 'TO' ? 0 : 4,
    };
  if (lower === 'however' && next.text === ',') return none;
  // "the dance says where"
  if (/^(?:where|when|why|how)$/u.test(lower) && /^[.?!;:]$/u.test(next.text)) return none;
  // "Ask them why and they will tell"
  if (/^(?:why|how)$/u.test(lower) && next.tag === 'CC' && view.at(index + 2).tag === 'PRP') return none;
  if (/^(?:how|why|however)$/u.test(lower))
    return {
      openers: [{ kind: 'nominal', cost: 0, hasGap: false, isLoose: true }],
      plainCost: next.tag === 'TO' || lower === 'however' ? 0 : 4,
    };
  if (pure.test(lower)) {
    const isShort = nonClause.test(next.tag) || next.text === ',';
    const kind = lower === 'whether' ? 'nominal' : 'adverbial';
    return {
      openers: [{ kind, cost: 0, hasGap: false, isLoose: false }],
      plainCost: isShort && !/ever$/u.test(lower) ? 0.6 : 5,
    };
  }
  if (timely.test(lower) && /^(?:IN|RB|CC)$/u.test(tag)) return readTimely(view, index);
  return none;
}

function readTimely(view: SentenceView, index: number): { openers: Opener[]; plainCost: number | undefined } {
  const { lower } = view.at(index);
  const next = view.at(index + 1);
  // "trees felled long before were alive"
  if (/^(?:before|after|since|once)$/u.test(lower) && isFinite(next)) return { openers: [], plainCost: 0 };
  // "until then the rooms were dark"
  if (/^(?:until|till|since|before|after)$/u.test(lower) && /^(?:then|now|recently)$/u.test(next.lower))
    return { openers: [], plainCost: 0 };
  // "as much thought as"
  if (lower === 'as' && /^(?:much|many|well|long|soon|often|few|little|far)$/u.test(next.lower))
    return { openers: [], plainCost: 0 };
  // "Once the microscope had come, …"
  if (lower === 'once' && opensBeforeComma(view, index))
    return { openers: [{ kind: 'adverbial', cost: 0, hasGap: false, isLoose: false }], plainCost: 1.5 };
  const isAfterComma = view.at(index - 1).text === ',';
  // ", so a boy born in May learns": with an article behind it, it opens a clause.
  if (
    lower === 'so' &&
    isAfterComma &&
    /^(?:DT|PRP\$)$/u.test(next.tag) &&
    findNounEnd(view, index + 1) > index + 2
  )
    return { openers: [{ kind: 'adverbial', cost: 0, hasGap: false, isLoose: false }], plainCost: 3.5 };
  if (/^(?:for|so|yet)$/u.test(lower) && !isAfterComma) return { openers: [], plainCost: 0 };
  const cost = lower === 'like' ? 1.5 : 0.6;
  // "than one can say", "as they appear"
  const isClause =
    ((/^(?:PRP|EX)$/u.test(view.at(index + 1).tag) || view.at(index + 1).lower === 'one') &&
      isFinite(view.at(skipAdverbs(view, index + 2)))) ||
    opensOwnClause(view, index);
  const opener: Opener = {
    kind: 'adverbial',
    cost: isClause ? 0 : cost,
    hasGap: lower === 'than' || lower === 'as',
    isLoose: false,
  };
  return { openers: [opener], plainCost: next.text === ',' && lower !== 'once' ? 5 : isClause ? 2 : 0 };
}

/** "until the children had spoken": behind a time word a noun phrase with a verb beyond doubt. */
function opensOwnClause(view: SentenceView, index: number): boolean {
  if (!/^(?:before|until|till)$/u.test(view.at(index).lower) || view.at(index + 1).tag !== 'DT') return false;
  const phrase = readNounPhrase(view, index + 1);
  if (!phrase) return false;
  const verb = skipAdverbs(view, skipOfPhrases(view, phrase.end));
  return isSureFinite(view.at(verb)) && view.tokens.slice(0, index).some(isFinite);
}

const findNounEnd = (view: SentenceView, index: number): number => readNounPhrase(view, index)?.end ?? index;

/** At the head of a sentence, before a subject with its verb and a comma. */
function opensBeforeComma(view: SentenceView, index: number): boolean {
  const phrase = index === 0 ? readNounPhrase(view, 1) : undefined;
  return (
    phrase !== undefined &&
    isFinite(view.at(skipAdverbs(view, skipOfPhrases(view, phrase.end)))) &&
    view.tokens.some(({ text }) => text === ',')
  );
}

function readThat(view: SentenceView, index: number): { openers: Opener[]; plainCost: number | undefined } {
  const { tag } = view.at(index);
  const before = view.at(index - 1);
  const isFollowed = isFinite(view.at(skipAdverbs(view, index + 1)));
  const isDemonstrative = tag === 'DT';
  // "That is a question"
  if (index === 0 && isFollowed) return { openers: [], plainCost: 0 };
  // "kept that day free"
  const hasVerb = view.tokens.slice(index).some(isFinite);
  const isObject = isVerb(before) && !isBe(before) && !clauseVerbs.has(before.lemma) && tag === 'IN';
  const kind =
    isNoun(before) || /^(?:those|all|one|something|anything|nothing|everything)$/u.test(before.lower)
      ? 'relative'
      : 'nominal';
  // "those that", "the answer that": behind a noun it opens a clause.
  const isAfterPreposition = before.tag === 'IN' && !isFollowed;
  // "earned better grades that term"
  if (timeWord.test(view.at(view.at(index + 1).lower === 'very' ? index + 2 : index + 1).lower))
    return { openers: [{ kind, cost: 3, hasGap: true, isLoose: false }], plainCost: 0.2 };
  // "those that land on it"
  const isThose = /^(?:those|all|anything|everything|nothing)$/u.test(before.lower);
  // "fear that admitting it is"
  const isReported = isVerb(before) && clauseVerbs.has(before.lemma) && isDemonstrative;
  if (isReported) return { openers: [{ kind, cost: 0.2, hasGap: true, isLoose: false }], plainCost: 1.5 };
  const cost = (isDemonstrative && !isThose) || isAfterPreposition ? 1.5 : 0;
  if (isThose) return { openers: [{ kind, cost: 0, hasGap: true, isLoose: false }], plainCost: 4.5 };
  return {
    openers: [{ kind, cost, hasGap: true, isLoose: false }],
    plainCost: isDemonstrative || isAfterPreposition ? 0 : isObject || !hasVerb ? 1.5 : 4.5,
  };
}
