import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const complements = /^(?:to|from|into|with|as|against|for|onto|upon)$/u;
const stops = /^(?:[,.;:]|that|which|who|because|when|if|although|while|whereas|but|so|since|and|or)$/u;
/** "the willingness to cooperate", "access to water": the noun takes the words, not the verb. */
const takesTo =
  /^(?:willingness|unwillingness|reluctance|ability|capacity|right|attempt|need|desire|tendency|opportunity|power|duty|access|approach|attitude|response|resistance|way|time|chance|effort|freedom)$/u;
/** With other verbs "with" tells by what means. */
const takesWith =
  /^(?:connect|link|combine|associate|fill|replace|compare|provide|supply|integrate|separate|share|equip|confuse|unite)$/u;
/** Easy to build, difficult to build; but different from, similar to. */
const takesVerb =
  /^(?:easy|difficult|hard|simple|possible|impossible|safe|dangerous|willing|unwilling|reluctant|eager|able|unable|likely|unlikely)$/u;
const onlyWithVerb = /^(?:(?:un)?(?:able|likely|willing)|reluctant|eager|ready)$/u;
const bound = /^(?:to|of|for|from|with|in|at|about|on|by|against|among|between|than|that)$/u;
/** "dependence on rain", "difference from others": with the contrary another preposition may stand. */
const ofNouns = /^(?:to|on|for|from|against|with|towards?|about)$/u;
/** "common in cities", "rare among birds" tell where, which any quality may have behind it. */
const where = /^(?:in|among|between)$/u;
/** They tell when and by what means, behind any verb. */
const loose = /^(?:through|during|after|before|by|without|despite|until|throughout)$/u;
const takesIn = /^(?:interested|indifferent|uninterested|confident|involved|absent|present)$/u;

/** The places in which a word of a summary stands, the nearest first: "vt+to" before "vt"; empty where it is not sure. */
export function listPlaces({ tokens }: PassageAnalysis, { token, pos }: BlankWord): readonly string[] {
  if (pos === 'v') return listVerbPlaces(tokens, token);
  // "the power to govern" is another matter than "the power of praise".
  const next = tokens[token.index + 1]?.lower ?? '';
  if (pos === 'n' && isBesideNoun(tokens, token)) return [];
  if (pos === 'n') return [ofNouns.test(next) ? `n+${next}` : 'n'];
  if (pos !== 'adj') return [pos];
  // "the likely damage" is another matter than "likely to rise".
  if (onlyWithVerb.test(token.lower) && next !== 'to') return [];
  if (!bound.test(next) || takesVerb.test(token.lower)) return [pos];
  const isPlain = where.test(next) && !takesIn.test(token.lower);
  return [`${pos}+${next}`, ...(isPlain ? [pos] : [])];
}

/** "fan fiction", "lets parts of a system change freely": half of a compound, or no noun at all; but "the home advantage". */
function isBesideNoun(tokens: readonly Token[], { index }: Token): boolean {
  const [opening, before, next] = [tokens[index - 2], tokens[index - 1], tokens[index + 1]];
  if (before?.tag.startsWith('NN') !== true) return false;
  return index < 2 || !/^(?:DT|PRP\$)$/u.test(opening?.tag ?? '') || next?.tag.startsWith('RB') === true;
}

function listVerbPlaces(tokens: readonly Token[], token: Token): readonly string[] {
  const rest = tokens.slice(token.index + 1).filter(({ tag }) => !/^RBR?$/u.test(tag));
  const [after, then] = rest;
  const helper = tokens.slice(Math.max(0, token.index - 3), token.index).findLast(isNoAdverb);
  const isPassive = token.tag === 'VBN' && helper?.lemma === 'be';
  // "threaten birds and release stored carbon": what stands behind a bare word like that may be no deed.
  const [before, opening] = [tokens[token.index - 1], tokens[token.index - 2]];
  const isOfNoun = /^VB[GPZ]?$/u.test(before?.tag ?? '') || (before?.tag === 'NN' && opening?.tag === 'CC');
  // "the view that shared resources are doomed"
  const [next, verb] = tokens.slice(token.index + 1);
  const isOfNounBehind = next?.tag.startsWith('NN') === true && /^(?:VB[DPZ]|MD)$/u.test(verb?.tag ?? '');
  if (token.tag === 'VBD' && (isOfNoun || isOfNounBehind)) return [];
  // "the tools shared by the farms", but no "loved songs" and no "once hunted nearly to extinction".
  if (token.tag === 'VBN' && !isPassive && helper?.lemma !== 'have')
    return after?.lower === 'by' ? ['vt'] : [];
  if (isPassive) return withComplement('vt', tokens, token.index);
  // "helps pupils improve": few verbs have a bare one behind their object.
  if (/^(?:help|let|make|watch|see|hear)$/u.test(token.lemma) && hasBareVerb(rest)) return [];
  if (after === undefined || /^[.,;:]$/u.test(after.text)) return ['vi'];
  if (after.tag === 'TO' || after.lower === 'to') return /^VB$/u.test(then?.tag ?? '') ? ['vi+to'] : [];
  if (/^(?:because|when|if|while|since|although|unless)$/u.test(after.lower)) return ['vi'];
  if (after.tag === 'IN' && after.lower !== 'that')
    return [`vi+${after.lower}`, ...(loose.test(after.lower) ? ['vi'] : [])];
  return /^(?:DT|PDT|PRP\$?|NN\w*|JJ[RS]?|CD|VBG|WP|WRB)$/u.test(after.tag) && after.lower !== 'that'
    ? withComplement('vt', tokens, token.index)
    : [];
}

function hasBareVerb(rest: readonly Token[]): boolean {
  const end = rest.findIndex(({ lower }) => stops.test(lower));
  const own = rest.slice(0, end < 0 ? rest.length : end);
  return own.some(({ tag }, at) => /^VBP?$/u.test(tag) && own[at - 1]?.tag !== 'TO');
}

const isNoAdverb = ({ tag }: Token): boolean => !tag.startsWith('RB');

/** "encourage them to try", "protect it from rain": what stands behind the object belongs to the verb. */
function withComplement(frame: string, tokens: readonly Token[], index: number): readonly string[] {
  const rest = tokens.slice(index + 1);
  // "by helping them to see" has a complement of its own.
  const end = rest.findIndex(
    ({ lower, tag }, at) =>
      lower === 'by' || (stops.test(lower) && !joinsNouns(rest, at)) || /^(?:MD|VB[DPZ])$/u.test(tag),
  );
  const found = rest
    .slice(0, end < 0 ? rest.length : end)
    .find(({ lower }, at) => complements.test(lower) && !takesTo.test(rest[at - 1]?.lemma ?? ''));
  if (found === undefined) return [frame];
  // "are remembered only for": what is done to a thing for something belongs to the verb.
  const isDirect = rest.find(({ tag }) => !tag.startsWith('RB')) === found;
  const isLoose =
    (found.lower === 'for' && !isDirect) ||
    (found.lower === 'with' && !takesWith.test(tokens[index]?.lemma ?? ''));
  return [`${frame}+${found.lower}`, ...(isLoose ? [frame] : [])];
}

/** "protects tin and treated steel from rust" */
function joinsNouns(tokens: readonly Token[], at: number): boolean {
  const [word, next, third] = tokens.slice(at, at + 3);
  // "connect them and shift their courses"
  const isVerb = /^(?:DT|PRP)/u.test(third?.tag ?? '');
  return (
    /^(?:and|or)$/u.test(word?.lower ?? '') &&
    /^(?:NN|JJ|VBN|VBG|DT|PRP\$|CD)/u.test(next?.tag ?? '') &&
    !isVerb
  );
}
