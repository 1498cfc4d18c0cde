import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  subordinators,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { areConstituents } from '#syntax/constituents.ts';
import type { Token } from '#passage/analysis.ts';
import { takesBehindObject, takesPreposition } from '#syntax/governed-prepositions.ts';
import { isBareTime } from '#syntax/time-units.ts';
import { endsWithMark, type Unit } from '#syntax/units.ts';

type Test = (view: SentenceView, units: readonly Unit[], accepted: readonly string[]) => boolean;

/** What lets the units stand in another order, or makes one of them no phrase. */
const doubts: readonly [string, Test][] = [
  ['constituent', (view, units) => !areConstituents(view, units)],
  ['adjuncts', hasAdjunctPair],
  ['float', hasFloatingPhrase],
  ['clause', hasUntoldClause],
  ['participle', hasParticiple],
  ['aim', hasUntoldAim],
  ['identity', isIdentity],
  ['pronouns', hasRivalPronouns],
  ['relative', hasBareRelative],
  ['report', isReport],
  ['adverb', hasLoneAdverb],
];

/** Why the order of the units is not fixed by grammar; undefined where it is. */
export const findDoubt = (
  view: SentenceView,
  units: readonly Unit[],
  accepted: readonly string[],
): string | undefined => doubts.find(([, test]) => test(view, units, accepted))?.[0];

/** How much the Korean line has to settle: joints, phrases and orders that are told. */
export const measureFreedom = (
  view: SentenceView,
  units: readonly Unit[],
  accepted: readonly string[],
): number =>
  accepted.length +
  units.filter((unit) => isPhrase(view, unit)).length / 2 +
  units.filter((unit) => view.at(unit.first).tag === 'CC').length / 2;

const isLone = ({ first, end }: Unit): boolean => end - first === 1;

/** A phrase of preposition that nothing before it asks for. */
function isPhrase(view: SentenceView, { type, first }: Unit): boolean {
  const { lower } = view.at(first);
  return type === 'preposition' && !/^(?:of|than|as|like)$/u.test(lower) && !isGoverned(view, first);
}

function isGoverned(view: SentenceView, at: number): boolean {
  const { lower } = view.at(at);
  const verb = findVerb(view, at);
  return (
    takesPreposition(view.at(at - 1).lemma, lower) ||
    (verb !== undefined && (takesBehindObject(verb.lemma, lower) || takesPreposition(verb.lemma, lower)))
  );
}

/** The full verb before a word, participles before a noun left out. */
const findVerb = (view: SentenceView, at: number): Token | undefined =>
  view.tokens
    .slice(0, at)
    .findLast(
      (token, index) =>
        isVerb(token) && !isBe(token) && !(/^VB[NG]$/u.test(token.tag) && isNoun(view.at(index + 1))),
    );

const isAdverbial = (view: SentenceView, unit: Unit): boolean =>
  isPhrase(view, unit) ||
  isBareTime(view, unit) ||
  (unit.type === 'other' && view.tokens.slice(unit.first, unit.end).every((token) => isAdverb(token)));

const isAim = (view: SentenceView, { type, first }: Unit): boolean =>
  type === 'infinitive' && !/^(?:JJ.?)$/u.test(view.at(first - 1).tag);

/** "adopted | in wartime | to save fuel", "with tape | to the post": of two adjuncts side by side either may come first. */
function hasAdjunctPair(view: SentenceView, units: readonly Unit[]): boolean {
  return units.some((unit, index) => {
    const next = units[index + 1];
    if (next === undefined || endsWithMark(view, unit)) return false;
    const [left, right] = [isAdverbial(view, unit), isAdverbial(view, next)];
    return (left && (right || isAim(view, next))) || (endsInPhrase(view, unit) && (right || isAim(view, next)));
  });
}

/** "hammered in the yard | with a stone": the verb has its phrase already. */
const endsInPhrase = (view: SentenceView, { type, first, end }: Unit): boolean =>
  /^(?:verb|auxiliary|infinitive)$/u.test(type) &&
  isNoun(view.at(end - 1)) &&
  view.tokens
    .slice(first + 1, end)
    .some(({ tag, lower }, offset) => tag === 'IN' && lower !== 'of' && !isGoverned(view, first + 1 + offset));

/** "memorable | in themselves", "Before him | botanists", "| from the balcony | and watching them fall" */
function hasFloatingPhrase(view: SentenceView, units: readonly Unit[], accepted: readonly string[]): boolean {
  return units.some((unit, index) => {
    if (!isPhrase(view, unit) || endsWithMark(view, unit)) return false;
    const [before, next] = [units[index - 1], units[index + 1]];
    if (before === undefined) return accepted.length === 0;
    // "seems more natural | to us | than …"
    const isFelt = isAdjective(view.at(unit.first - 1)) && view.at(unit.first + 1).tag === 'PRP';
    if (isFelt || view.at(unit.end).lower === 'than') return true;
    if (/^(?:in|before|after|behind|without|within|for|among|around|beside|like)$/u.test(view.at(unit.first).lower))
      if (view.at(unit.first + 1).tag === 'PRP') return true;
    if (/sel(?:f|ves)$/u.test(view.at(unit.first + 1).lower)) return true;
    const isEnd = next === undefined || view.at(next.first).tag === 'CC';
    if (!isEnd || accepted.length > 0) return false;
    return before.type === 'noun' && next !== undefined
      ? !/^(?:to|into|onto|by|off)$/u.test(view.at(unit.first).lower)
      : floating.test(view.at(unit.first).lower) && !settles(view, unit.first);
  });
}

const floating =
  /^(?:with|without|in|on|at|during|after|before|under|among|between|despite|because|within|throughout|inside|near|behind|since|until|beneath|amid)$/u;
const settling =
  /^(?:put|place|set|lay|keep|hide|leave|live|stay|lie|sit|stand|sleep|rest|hang|lean|land|fall|remain|end|begin|start|arrive|store|bury|plant|find|found|stick|fix|press|step|look|stare|knock|spend|root|rooted|hold|wrap|cover|fill|share|meet|agree|depend|write|print|move|go|come)$/u;

/** "put the glasses | in his pocket": the verb wants a place. */
const settles = (view: SentenceView, at: number): boolean => {
  const verb = findVerb(view, at);
  const isBare = isBe(view.at(at - 1));
  return isBare || (verb !== undefined && settling.test(verb.lemma) && /^(?:in|on|at|with|under|behind|inside|near|among|between|for)$/u.test(view.at(at).lower));
};

const told =
  /^(?:because|when|whenever|while|if|although|though|unless|before|after|until|once|since|as|whereas|where|wherever)$/u;

const momentNoun =
  /^(?:moment|time|day|year|age|period|season|hour|night|morning|point|stage|century|case|situation|minute|week|month|decade)$/u;
const asking =
  /^(?:ask|wonder|know|learn|see|tell|decide|guess|remember|forget|discover|explain|show|reveal|determine|understand|inquire|be|find|notice|mark|record)$/u;

/** An adverb clause whose other place is not told, or whose subject could change places with another. */
function hasUntoldClause(view: SentenceView, units: readonly Unit[], accepted: readonly string[]): boolean {
  return units.some((unit, index) => {
    const before = units[index - 1];
    const opener = view.at(unit.first);
    const isClosed = before !== undefined && endsWithMark(view, before);
    const words = textOf(view, unit.first, unit.end).toLowerCase();
    const isLimit = /^(?:to the extent|on condition|as (?:long|soon|far)|(?:even|just) (?:if|when|because|as|though|before|after)|by the time|now that|provided that)\b/u.test(words);
    if (unit.type !== 'marker' && !isLimit && !isLone(unit)) return false;
    if (!told.test(opener.lower) && !isLimit) return false;
    // "the day when", "the town where", "asked where he was"
    const last = view.at(unit.first - 1);
    if (/^(?:when|where)$/u.test(opener.lower) && index > 0) {
      const isNamed = opener.lower === 'where' ? isNoun(last) : momentNoun.test(last.lemma);
      if (isNamed || (isVerb(last) && asking.test(last.lemma)) || last.tag === 'IN' || last.tag === 'CC') return false;
    }
    // "feel as though it were over": nothing can stand in front.
    if (/^as (?:if|though)\b/u.test(words)) return false;
    if (opener.lower === 'as' && !isLimit && !isFinite(view.at(unit.first + 2)) && !isFinite(view.at(unit.first + 3))) return false;
    if (isLone(unit) && /^(?:because|when|while|if|although|though|since|before|after|until|once)$/u.test(opener.lower))
      return !isClosed || view.at(unit.end).tag === 'PRP';
    return before !== undefined && !isClosed && accepted.length === 0;
  });
}

const perceives =
  /^(?:see|hear|watch|feel|find|catch|keep|leave|notice|spend|remember|stop|prevent|observe|imagine|have|get|set|waste|there)$/u;

/** "joined the orchestra | hoping …": without a comma the participle could open the sentence. */
function hasParticiple(view: SentenceView, units: readonly Unit[]): boolean {
  return units.some(({ first }, index) => {
    const before = units[index - 1];
    if (before === undefined || endsWithMark(view, before)) return false;
    const at = isAdverb(view.at(first)) ? first + 1 : first;
    if (view.at(at).tag !== 'VBG' || isNoun(view.at(at + 1)) && before.type === 'verb') return false;
    if (!/^(?:noun|preposition|pronoun|other|adjective)$/u.test(before.type) && !isNoun(view.at(before.end - 1)))
      return false;
    const verbs = view.tokens.slice(0, first).filter(isVerb);
    const isSubject = verbs.length === 0;
    return !isSubject && !verbs.some(({ lemma }) => perceives.test(lemma)) && !isBe(verbs.at(-1) ?? view.at(-1));
  });
}

const takesInfinitive =
  /^(?:ask|want|tell|teach|help|allow|force|expect|encourage|enable|cause|lead|persuade|order|urge|invite|advise|require|permit|train|warn|remind|get|let|believe|know|say|consider|prove|wish|choose|tempt|push|drive|there|beg|suppose|mean|intend|design|schedule|prepare|determine|bind|bear|make|see|hear|hope|convince|trust|forbid|motivate|compel|prompt|press|inspire|oblige|think|judge|seem|appear|it)$/u;
const namesAction =
  /^(?:way|reason|chance|time|right|ability|power|freedom|desire|decision|effort|attempt|tendency|opportunity|permission|plan|room|nothing|something|anything|thing|first|last|place|skill|courage|patience|willingness|wish|promise|duty|failure|refusal|license|strength|authority|temptation|pressure|evidence|one|woman|question|means|capacity|urge|invitation|demand|offer|proposal|campaign|motive|cause|ground|grounds|incentive|obligation|habit)$/u;

/** "used kites | to examine | the air": what something is done for could open the sentence. */
function hasUntoldAim(view: SentenceView, units: readonly Unit[], accepted: readonly string[]): boolean {
  if (accepted.length > 0) return false;
  return units.some(({ type, first }, index) => {
    const before = units[index - 1];
    if (type !== 'infinitive' || before === undefined) return false;
    const last = view.at(first - 1);
    const isObject = isNoun(last) || /^(?:PRP|VBN)$/u.test(last.tag) || last.text === ',';
    const words = view.tokens.slice(Math.max(0, first - 8), first);
    const isSubject = !words.some(isVerb);
    return (
      isObject &&
      !isSubject &&
      !namesAction.test(last.lemma) &&
      !(last.tag === 'VBN' && !isBe(view.at(first - 2))) &&
      // "had no equation | to set against it"
      !/^(?:no|little|enough)$/u.test(view.at(before.first).lower) &&
      !words.some(({ lemma }) => takesInfinitive.test(lemma) || /^(?:too|enough)$/u.test(lemma)) &&
      !view.tokens.slice(before.first, first).some(({ lemma }) => namesAction.test(lemma))
    );
  });
}

/** "The X | is | the Y", "the first thing | is | where …": the two sides of be can change places. */
function isIdentity(view: SentenceView, units: readonly Unit[], accepted: readonly string[]): boolean {
  if (accepted.length > 0) return false;
  // "to strengthen the parts | seemed | the natural thing"
  const opener = units[0];
  const isAct = opener?.type === 'infinitive' && !units.slice(0, -1).some((unit) => endsWithMark(view, unit));
  if (isAct && view.tokens.some(({ lower, tag }) => lower === 'the' && tag === 'DT')) return true;
  return units.some((unit, index) => {
    const [before, next] = [units[index - 1], units[index + 1]];
    const subject = units.slice(0, index).findLast(({ type }) => type !== 'auxiliary');
    const isLink = unit.type !== 'infinitive' &&
      view.tokens.slice(unit.first, unit.end).every((token) => isBe(token) || isAdverb(token) || token.tag === 'MD') &&
      view.tokens.slice(unit.first, unit.end).some(isBe) &&
      before &&
      next;
    if (!isLink || /^(?:it|there|he|she|they|we|i|you)$/u.test(view.at(subject?.first ?? 0).lower)) return false;
    const { lower, tag } = view.at(next.first);
    if (endsWithMark(view, unit)) return true;
    return (
      /^(?:the|that|what|where|how|why|whether|this|these|those|it|to|who|because|one|only|not)$/u.test(lower) ||
      /^(?:PRP.?|NNP|NNS?|TO)$/u.test(tag)
    );
  });
}

/** "this | does not hurt", "it | grows": two bare words that could change places. */
function hasRivalPronouns(view: SentenceView, units: readonly Unit[]): boolean {
  const lone = units.filter(isLone);
  const count = (test: RegExp, among: readonly Unit[]): number =>
    among.filter(({ first }) => test.test(view.at(first).lower) && /^(?:DT|PRP)$/u.test(view.at(first).tag)).length;
  const subjects = lone.filter(({ end }) => isFinite(view.at(skipAdverbs(view, end))));
  return (
    count(/^(?:it|this|that)$/u, lone) > 1 ||
    count(/^(?:they|these|those|them)$/u, lone) > 1 ||
    count(/^(?:he|she|it)$/u, subjects) > 1
  );
}

/** "the registers | she found | were so careless | that": the word could stand in the relative as well. */
function hasBareRelative(view: SentenceView, units: readonly Unit[]): boolean {
  const hasThat = units.some((unit) => isLone(unit) && view.at(unit.first).lower === 'that');
  const isBare = units.some((unit, index) => {
    const before = units[index - 1];
    return (
      before !== undefined &&
      /^(?:i|you|he|she|it|we|they)$/u.test(view.at(unit.first).lower) &&
      isNoun(view.at(unit.first - 1)) &&
      !isBareTime(view, before)
    );
  });
  return hasThat && isBare;
}

/** "a medium, | it | seems, | carries": who says so could open the sentence. */
function isReport(view: SentenceView, units: readonly Unit[]): boolean {
  return units.some(({ first, end }, index) => {
    const before = units[index - 1];
    const words = view.tokens.slice(first, end + 3);
    const comma = words.findIndex(({ text }) => text === ',');
    const isPutIn = before !== undefined && endsWithMark(view, before) && view.at(first).tag === 'PRP';
    return isPutIn && words.slice(0, Math.max(0, comma)).some(isFinite);
  });
}

const degree = /^(?:so|too|as|very|more|less|most|enough|almost|not|how|exactly|only|just|even)$/u;

/** "one day | she", "quietly | in the dark": an adverb or a time alone without its comma. */
function hasLoneAdverb(view: SentenceView, units: readonly Unit[], accepted: readonly string[]): boolean {
  return units.some((unit, index) => {
    const { first, end } = unit;
    if (endsWithMark(view, unit) && index === 0) return false;
    if (index === 0 && /^(?:first|then|now|once|later|only then did)$/iu.test(textOf(view, first, end))) return true;
    // "were not | all | left poorer"
    if (isLone(unit) && /^(?:all|both|each)$/u.test(view.at(first).lower))
      return isVerb(view.at(first - 1)) || view.at(first - 1).lower === 'not';
    if (isBareTime(view, unit)) return accepted.length === 0 && !isFinite(view.at(end));
    const words = view.tokens.slice(first, end).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
    // "burns half | as much fuel"
    if (view.at(first).lower === 'as' && /^(?:half|twice|times)$/u.test(view.at(first - 1).lower)) return true;
    // "pushes | hard | against the shell"
    const isFlat = isLone(unit) && /^(?:hard|fast|straight|high|low|deep|late|early|long|far)$/u.test(view.at(first).lower);
    if (isFlat && isVerb(view.at(first - 1)) && !isBe(view.at(first - 1))) return true;
    const isAdverbs = words.length > 0 && words.every(isAdverb);
    return isAdverbs && !subordinators.has(view.at(first).lower) && !degree.test(view.at(end - 1).lower) && !isBe(view.at(first - 1));
  });
}
