import { findNounClass } from '@jadoo/lexicon';

import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

/** Whether its own sentence holds the word so fast that no contrary can stand there. */
export function isBound({ tokens }: PassageAnalysis, { token, pos }: BlankWord): boolean {
  if (pos === 'n')
    return (
      isMadeBetterOrWorse(tokens, token) ||
      isInNounPair(tokens, token) ||
      isJoined(tokens, token) ||
      isExplained(tokens, token)
    );
  if (pos === 'adj')
    return (
      isJoined(tokens, token) ||
      isSetQuality(tokens, token) ||
      isOfThing(tokens, token) ||
      isOfDuty(tokens, token) ||
      isTaught(tokens, token)
    );
  if (pos === 'adv') return token.lower === 'well' && tokens[token.index - 1]?.tag === 'MD';
  if (pos !== 'v') return false;
  return (
    areDoneTogether(tokens, token) ||
    isNoDeed(tokens, token) ||
    isMendingIll(tokens, token) ||
    isFollowedUp(tokens, token) ||
    isEnd(tokens, token) ||
    isOneOfMeans(tokens, token) ||
    isMakingWork(tokens, token) ||
    isBecoming(tokens, token) ||
    isCompleted(tokens, token)
  );
}

const mending =
  /^(?:improve|enhance|advance|boost|accept|admit|gain|strengthen|weaken|reinforce|undermine|fix|repair|solve|correct|cure|heal|undo)$/u;

/** One does not improve inefficiency or enhance ignorance: of what is made better or worse there is no contrary. */
function isMadeBetterOrWorse(tokens: readonly Token[], { index }: Token): boolean {
  const before = tokens.slice(0, index);
  const verb = before.findLast(
    ({ tag }, at) => !/^(?:DT|JJ[RS]?|PRP\$|POS)$/u.test(tag) && before[at + 1]?.tag !== 'POS',
  );
  return mending.test(verb?.lemma ?? '');
}

const ills =
  /^(?:illness|disease|problem|sickness|pain|injury|crisis|damage|poverty|conflict|disorder|symptom|leak|crack|hole|fault|flaw|mistake|error|wrong)$/u;

/** "improve the illness" is said by those who heal it and by those who feed it. */
function isMendingIll(tokens: readonly Token[], { lemma, index }: Token): boolean {
  const object = tokens.slice(index + 1).find(({ tag }) => !/^(?:DT|JJ[RS]?|PRP\$|POS|RB)$/u.test(tag));
  return /^(?:improve|worsen|enhance|repair|restore)$/u.test(lemma) && ills.test(object?.lemma ?? '');
}

/** "the burden of proof": two bare nouns that "of" binds are one phrase. */
function isInNounPair(tokens: readonly Token[], { index }: Token): boolean {
  const isNoun = (at: number): boolean => /^NNS?$/u.test(tokens[at]?.tag ?? '');
  return tokens[index + 1]?.lower === 'of' && isNoun(index + 2);
}

/** "freedom and pleasure", "cheap and safe": what is joined to a good thing is no bad one. */
function isJoined(tokens: readonly Token[], { index, tag }: Token): boolean {
  const kind = tag.slice(0, 2);
  const isLike = (token: Token | undefined): boolean => token?.tag.startsWith(kind) === true;
  const rest = tokens.slice(index + 1);
  const [next, ...behind] = rest;
  const joined = behind.find(
    (one) => !/^(?:RB|DT|PRP\$)/u.test(one.tag) && (kind === 'JJ' || one.tag !== 'JJ'),
  );
  if (next?.lower === 'and' && isLike(joined)) return true;
  const before = tokens.slice(0, index).reverse();
  const [nearest, former] = before.filter(
    (one) => !/^(?:RB|DT|PRP\$|,)/u.test(one.tag) && (kind === 'JJ' || one.tag !== 'JJ'),
  );
  if (isListed(tokens, index, isLike)) return true;
  return nearest?.lower === 'and' && isLike(former);
}

/** "fear, shame, and anger": what stands in the middle of a list is of one kind with the rest. */
function isListed(
  tokens: readonly Token[],
  index: number,
  isLike: (token: Token | undefined) => boolean,
): boolean {
  const isComma = (at: number): boolean => tokens[at]?.text === ',';
  return isComma(index - 1) && isComma(index + 1) && isLike(tokens[index - 2]);
}

const linking =
  /^(?:be|become|seem|remain|stay|appear|feel|look|sound|grow|get|turn|prove|keep|make|find|smell|taste)$/u;
const moneyed =
  /^(?:people|person|family|household|man|woman|child|parent|student|farmer|worker|citizen|country|nation|region|area|city|town|village|neighborhood|community|patient|tenant|migrant|buyer|customer|home)$/u;

/** "as soon as possible", "a certain bird", "a poor guide", "lobbied hard": there the word has no such contrary. */
function isSetQuality(tokens: readonly Token[], { lemma, lower, index }: Token): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  const isAttributive = /^(?:NN|JJ)/u.test(after?.tag ?? '');
  if (lower === 'possible' && before?.lower === 'as') return true;
  if (lower === 'certain' && isAttributive) return true;
  if (lower === 'total' && isAttributive) return true;
  if (lemma === 'poor' && isAttributive)
    return !moneyed.test(tokens.slice(index + 1).find(({ tag }) => tag.startsWith('NN'))?.lemma ?? '');
  return !isAttributive && before?.tag.startsWith('VB') === true && !linking.test(before.lemma);
}

/** "empty bottles", "the ancient Greeks", "central Africa": what kind of thing is told of is seldom the point, and its contrary another thing. */
function isOfThing(tokens: readonly Token[], { index }: Token): boolean {
  const rest = tokens.slice(index + 1);
  const end = rest.findIndex(({ tag }) => !/^(?:NN|JJ|CD)/u.test(tag));
  const head = rest.slice(0, end < 0 ? rest.length : end).at(-1);
  if (head?.tag.startsWith('NN') !== true) return false;
  return (
    head.tag.startsWith('NNP') || /^(?:nature|land|thing|stuff|place)$/u.test(findNounClass(head.lemma) ?? '')
  );
}

/** "fair reporting should give", "clear signs must be read": what ought to be is said of nothing bad. */
function isOfDuty(tokens: readonly Token[], { index }: Token): boolean {
  const rest = tokens.slice(index + 1);
  const head = rest.findIndex(({ tag }) => !/^(?:NN|JJ|CC)/u.test(tag));
  return head > 0 && /^(?:should|must|ought)$/u.test(rest[head]?.lower ?? '');
}

/** "knowledge about safe eating": who knows what is safe knows what is not. */
function isTaught(tokens: readonly Token[], { index }: Token): boolean {
  const [opening, before] = tokens.slice(Math.max(0, index - 2), index);
  return (
    /^(?:about|of|on)$/u.test(before?.lower ?? '') &&
    /^(?:knowledge|information|awareness|advice|lesson|understanding|learn|teach|know)$/u.test(
      opening?.lemma ?? '',
    )
  );
}

/** "are repaired and strengthened": two deeds done to one thing at once. */
function areDoneTogether(tokens: readonly Token[], { index, tag }: Token): boolean {
  const isAnd = (at: number): boolean => tokens[at]?.lower === 'and';
  return (
    tag === 'VBN' &&
    ((isAnd(index + 1) && tokens[index + 2]?.tag === tag) ||
      (isAnd(index - 1) && tokens[index - 2]?.tag === tag))
  );
}

const naming =
  /^(?:concept|idea|notion|sense|term|word|kind|type|form|example|feeling|illusion|impression)$/u;

/** "concepts of harm", "a lasting solution is to plant trees": what is named or explained so has no contrary there. */
function isExplained(tokens: readonly Token[], { index }: Token): boolean {
  const [before, opening] = [tokens[index - 1], tokens[index - 2]];
  const [next, then] = tokens.slice(index + 1);
  return (
    (before?.lower === 'of' && naming.test(opening?.lemma ?? '')) ||
    (next?.lemma === 'be' && then?.lower === 'to')
  );
}

const particles = /^(?:back|up|out|away|down|off|over)$/u;

/** "grows back", "appreciate getting it", "enjoyed with care", "influences referees, who must hurry, to call": what is said further on suits the very word. */
function isCompleted(tokens: readonly Token[], { index }: Token): boolean {
  const rest = tokens.slice(index + 1);
  const [next, then] = rest;
  // "improve learning when" has a noun for its object.
  const isDoing = next?.tag === 'VBG' && /^(?:DT|PRP|NN|JJ|CD|RP|IN|TO)/u.test(then?.tag ?? '');
  if (particles.test(next?.lower ?? '') || isDoing) return true;
  if (next?.lower === 'with' && /^NNS?$/u.test(then?.tag ?? '')) return true;
  return rest.some(
    ({ text }, at) => text === ',' && rest[at + 1]?.lower === 'to' && rest[at + 2]?.tag === 'VB',
  );
}

/** "including the priest", "a fixed learning style" */
function isNoDeed(tokens: readonly Token[], { lower, tag, index }: Token): boolean {
  if (/^(?:including|excluding|following|concerning)$/u.test(lower)) return true;
  return (
    tag === 'VBG' &&
    /^(?:DT|JJ|VBN|PRP\$)$/u.test(tokens[index - 1]?.tag ?? '') &&
    /^NN/u.test(tokens[index + 1]?.tag ?? '')
  );
}

/** "learned to fly abroad and became a pilot": what comes of a deed does not come of its contrary. */
function isFollowedUp(tokens: readonly Token[], { index, tag }: Token): boolean {
  if (tag !== 'VBD') return false;
  const rest = tokens.slice(index + 1);
  const end = rest.findIndex(({ text }) => /^[,.;:]$/u.test(text));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .some(({ lower }, at) => lower === 'and' && rest[at + 1]?.tag === tag);
}

/** "cut the breaks to increase learning": behind a whole deed "to" tells its end. */
function isEnd(tokens: readonly Token[], { index }: Token): boolean {
  const [opening, to] = tokens.slice(Math.max(0, index - 2), index);
  const isWhole =
    /^(?:NN|PRP|RB|CD)/u.test(opening?.tag ?? '') ||
    /^(?:east|west|north|south)$/u.test(opening?.lower ?? '');
  return to?.lower === 'to' && isWhole;
}

/** "by drying out and shrinking": two means of one deed go together. */
function isOneOfMeans(tokens: readonly Token[], { index, tag }: Token): boolean {
  if (tag !== 'VBG') return false;
  const before = tokens.slice(0, index);
  const own = before.slice(before.findLastIndex(({ text }) => /^[,.;:]$/u.test(text)) + 1);
  const by = own.findLastIndex(({ lower }) => lower === 'by');
  const rest = tokens.slice(index + 1);
  const isFirst = rest.some(({ lower }, at) => lower === 'and' && rest[at + 1]?.tag === 'VBG');
  const isSecond = own.at(-1)?.lower === 'and' && own.slice(by + 1).some((one) => one.tag === 'VBG');
  return by >= 0 && (isFirst || isSecond);
}

const works =
  /^(?:art|music|book|novel|story|poem|poetry|song|painting|picture|print|film|style|language|character|symphony|opera|play|dish|recipe|sign|alphabet|sculpture)$/u;

const makingAnything = /^(?:create|generate|produce|build|develop|establish|introduce)$/u;

/** "created music unlike any other": nobody destroys a work that he is known for; nor are there "tools prevented by scholars". */
function isMakingWork(tokens: readonly Token[], { lemma, tag, index }: Token): boolean {
  const isOfNoun = tag === 'VBN' && tokens[index - 1]?.tag.startsWith('NN') === true;
  if (isOfNoun && makingAnything.test(lemma)) return true;
  // "built a house that survived"
  const isLasting = tokens
    .slice(index + 1)
    .some(({ lower }, at, own) => /^(?:that|which)$/u.test(lower) && own[at + 1]?.lemma === 'survive');
  if (isLasting && makingAnything.test(lemma)) return true;
  const rest = tokens.slice(index + 1);
  const object = rest.find(({ tag }, at) => tag.startsWith('NN') && !rest[at + 1]?.tag.startsWith('NN'));
  return /^(?:create|generate|produce)$/u.test(lemma) && works.test(object?.lemma ?? '');
}

/** "rose to become a judge": the end tells which way it went. */
function isBecoming(tokens: readonly Token[], { index }: Token): boolean {
  const rest = tokens.slice(index + 1);
  const end = rest.findIndex(({ text }) => /^[,.;:]$/u.test(text));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .some(({ lower }, at) => lower === 'to' && rest[at + 1]?.lower === 'become');
}
