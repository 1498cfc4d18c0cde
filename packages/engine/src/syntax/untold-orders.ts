import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { isLone } from '#syntax/floating-units.ts';
import { endsWithMark, type Unit } from '#syntax/units.ts';

const momentNoun =
  /^(?:moment|time|day|year|age|period|season|hour|night|morning|point|stage|century|case|situation|minute|week|month|decade)$/u;

const asking =
  /^(?:ask|wonder|know|learn|see|tell|decide|guess|remember|forget|discover|explain|show|reveal|determine|understand|inquire|be|find|notice|mark|record)$/u;

const told =
  /^(?:because|when|whenever|while|if|although|though|unless|before|after|until|once|since|as|whereas|where|wherever|whether)$/u;

/** An adverb clause whose other place is not told, or whose subject could change places with another. */
export function hasUntoldClause(
  view: SentenceView,
  units: readonly Unit[],
  accepted: readonly string[],
): boolean {
  return units.some((unit, index) => {
    const before = units[index - 1];
    const opener = view.at(unit.first);
    const isClosed = before !== undefined && endsWithMark(view, before);
    const words = textOf(view, unit.first, unit.end).toLowerCase();
    const isLimit =
      /^(?:to the extent|on condition|as (?:long|soon|far)|(?:even|just) (?:if|when|because|as|though|before|after)|by the time|now that|provided that)\b/u.test(
        words,
      );
    if (unit.type !== 'marker' && !isLimit && !isLone(unit)) return false;
    if (!told.test(opener.lower) && !isLimit) return false;
    // "the day when", "the town where", "asked where he was"
    const last = view.at(unit.first - 1);
    if (/^(?:when|where)$/u.test(opener.lower) && index > 0) {
      const isNamed = opener.lower === 'where' ? isNoun(last) : momentNoun.test(last.lemma);
      if (isNamed || (isVerb(last) && asking.test(last.lemma)) || last.tag === 'IN' || last.tag === 'CC')
        return false;
    }
    // "fall at one rate | whether it is full or empty"
    if (opener.lower === 'whether') return index > 0 && isNoun(last) && !isClosed;
    // "feel as though it were over": nothing can stand in front.
    if (/^as (?:if|though)\b/u.test(words)) return false;
    if (
      opener.lower === 'as' &&
      !isLimit &&
      !isFinite(view.at(unit.first + 2)) &&
      !isFinite(view.at(unit.first + 3))
    )
      return false;
    if (
      isLone(unit) &&
      /^(?:because|when|while|if|although|though|since|before|after|until|once)$/u.test(opener.lower)
    )
      return !isClosed || view.at(unit.end).tag === 'PRP';
    return before !== undefined && !isClosed && accepted.length === 0;
  });
}

const perceives =
  /^(?:see|hear|watch|feel|find|catch|keep|leave|notice|spend|remember|stop|prevent|observe|imagine|have|get|set|waste|there)$/u;

/** "joined the orchestra | hoping …": without a comma the participle could open the sentence. */
export function hasParticiple(view: SentenceView, units: readonly Unit[]): boolean {
  return units.some(({ first }, index) => {
    const before = units[index - 1];
    if (before === undefined || endsWithMark(view, before)) return false;
    const at = isAdverb(view.at(first)) ? first + 1 : first;
    if (view.at(at).tag !== 'VBG' || (isNoun(view.at(at + 1)) && before.type === 'verb')) return false;
    if (
      !/^(?:noun|preposition|pronoun|other|adjective)$/u.test(before.type) &&
      !isNoun(view.at(before.end - 1))
    )
      return false;
    const verb = view.tokens
      .slice(0, first)
      .findLast((token, index) => isVerb(token) && !(token.tag === 'VBN' && isNoun(view.at(index + 1))));
    return verb !== undefined && !perceives.test(verb.lemma) && !isBe(verb);
  });
}

const takesInfinitive =
  /^(?:ask|want|tell|teach|help|allow|force|expect|encourage|enable|cause|lead|persuade|order|urge|invite|advise|require|permit|train|warn|remind|get|let|believe|know|say|consider|prove|wish|choose|tempt|push|drive|there|beg|suppose|mean|intend|design|schedule|prepare|determine|bind|bear|make|see|hear|hope|convince|trust|forbid|motivate|compel|prompt|press|inspire|oblige|think|judge|seem|appear|it)$/u;

const namesAction =
  /^(?:way|reason|chance|time|right|ability|power|freedom|desire|decision|effort|attempt|tendency|opportunity|permission|plan|room|nothing|something|anything|thing|first|last|place|skill|courage|patience|willingness|wish|promise|duty|failure|refusal|license|strength|authority|temptation|pressure|evidence|one|woman|question|means|capacity|urge|invitation|demand|offer|proposal|campaign|motive|cause|ground|grounds|incentive|obligation|habit)$/u;

/** "used kites | to examine | the air": what something is done for could open the sentence. */
export function hasUntoldAim(
  view: SentenceView,
  units: readonly Unit[],
  accepted: readonly string[],
): boolean {
  if (accepted.length > 0) return false;
  return units.some(({ type, first }, index) => {
    const before = units[index - 1];
    if (type !== 'infinitive' || before === undefined) return false;
    const last = view.at(first - 1);
    const isObject = isNoun(last) || /^(?:PRP|VBN)$/u.test(last.tag) || last.text === ',';
    const words = view.tokens.slice(Math.max(0, first - 8), first);
    // "is kept secret | to protect it"
    const isKept =
      isAdjective(last) && words.some(({ lemma }) => /^(?:keep|leave|stay|remain)$/u.test(lemma));
    if (isKept) return true;
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
