import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { areOfOneChange, isOfChange } from '#wording/changed-things.ts';
import { listSenseKeys } from '#meaning/same-sense.ts';
import { isFamily, type Concept } from '#wording/concepts.ts';

const reachTokens = 6;

/** They stand beside anything and name nothing by which two clauses could be told to speak of one matter. */
const generalNouns =
  /^(?:use|number|amount|rate|level|share|part|kind|sort|type|way|thing|something|everything|anything|nothing|people|person|one|time|year|month|week|day|world|country|place|case|example|fact|point|lot|percent|half)$/u;

/** Whether two words stand beside a noun that both clauses name: "smashed windows", "the windows were smashed". */
export function areOfOneThing(analysis: PassageAnalysis, left: Token, right: Token): boolean {
  if ([left, right].every(isOfChange)) return areOfOneChange(analysis, left, right);
  const own = listNouns(analysis, left, right);
  const other = listNouns(analysis, right, left);
  return own.some((one) => other.some((two) => one.index !== two.index && isFamily(one.lemma, two.lemma)));
}

function listNouns(analysis: PassageAnalysis, word: Token, other: Token): Token[] {
  return [...walkClause(analysis, word, -1), ...walkClause(analysis, word, 1)].filter(
    (token) => token.index !== other.index && /^NNS?$/u.test(token.tag) && !generalNouns.test(token.lemma),
  );
}

/** The words on one side, up to a mark that ends a clause or to a verb of which the word is no part. */
function walkClause({ tokens }: PassageAnalysis, { index, sentence, tag }: Token, step: 1 | -1): Token[] {
  const found: Token[] = [];
  let isOwnVerb = !tag.startsWith('NN');
  for (let at = index + step; Math.abs(at - index) <= reachTokens; at += step) {
    const token = tokens[at];
    if (token?.sentence !== sentence || /^[;:—–]$/u.test(token.text)) break;
    const isVerb = /^(?:VB|MD)/u.test(token.tag);
    if (isVerb && (!isOwnVerb || !/^(?:be|have|do|will|can|may|must|shall)$/u.test(token.lemma))) break;
    if (/^NN/u.test(token.tag)) isOwnVerb = false;
    found.push(token);
  }
  return found;
}

/** Whether two adjectives describe one noun, or a pronoun of the sentence that stands for it: "the legs are equal, so they make them equal". */
export function describeOneThing(analysis: PassageAnalysis, left: Token, right: Token): boolean {
  const [own, other] = [findDescribed(analysis, left), findDescribed(analysis, right)];
  if (own === undefined || other === undefined || own.index === other.index) return false;
  if ([own, other].some(({ tag }) => tag === 'PRP'))
    return (
      own.sentence === other.sentence && [own, other].every(({ lower }) => !/^(?:i|we|you)$/u.test(lower))
    );
  return isFamily(own.lemma, other.lemma) && !generalNouns.test(own.lemma);
}

const predicateReach = 5;

/** The noun behind an adjective, else the noun or pronoun of which it is said. */
function findDescribed({ tokens }: PassageAnalysis, { index, sentence }: Token): Token | undefined {
  let at = index + 1;
  const isJoint = (one: number) =>
    tokens[one]?.tag === 'CC' && tokens[one + 1]?.tag.startsWith('JJ') === true;
  while (/^(?:JJ|NN|VBN|VBG)/u.test(tokens[at]?.tag ?? '') || isJoint(at)) at += 1;
  const head = tokens[at - 1];
  if (at > index + 1 && head?.tag.startsWith('NN') === true) return head;
  return tokens
    .slice(Math.max(0, index - predicateReach), index)
    .findLast((token) => token.sentence === sentence && /^(?:NNS?|PRP)$/u.test(token.tag));
}

/** Whether the later word is a noun that takes up what the earlier one says: "they trust … This trust". */
export function isTakenUp(analysis: PassageAnalysis, left: Token, right: Token, isKin: boolean): boolean {
  const [first, second] = left.index < right.index ? [left, right] : [right, left];
  if (!second.tag.startsWith('NN') || second.sentence - first.sentence > 1) return false;
  const determiner = findDeterminer(analysis, second);
  if (/^(?:this|that|these|those|such)$/u.test(determiner)) return true;
  if (determiner !== 'the') return false;
  // Another word takes up what was said only where its sentence begins with it.
  if (!isKin)
    return (
      analysis.tokens[analysis.sentences[second.sentence]?.firstToken ?? 0]?.lower === 'the' &&
      isEarly(analysis, second)
    );
  return (
    !first.tag.startsWith('NN') || !/^(?:the|this|that|these|those)$/u.test(findDeterminer(analysis, first))
  );
}

const earlyTokens = 3;

const isEarly = ({ sentences }: PassageAnalysis, { index, sentence }: Token): boolean =>
  index - (sentences[sentence]?.firstToken ?? 0) < earlyTokens;

function findDeterminer({ tokens }: PassageAnalysis, { index }: Token): string {
  let before = index - 1;
  while (/^(?:JJ|RB|VBN|CD)/u.test(tokens[before]?.tag ?? '') && tokens[before]?.lower !== 'such')
    before -= 1;
  const found = tokens[before];
  return found?.tag === 'DT' || found?.lower === 'such' ? found.lower : '';
}

/**
 * The same noun or verb, or another made from the word, in the next sentence or well apart in the same one; an adverb
 * only where "and" sets it beside itself: "partly from the shade and partly from the water". What grows and shrinks
 * comes back with anything.
 */
export function isRepeated({ tokens }: PassageAnalysis, left: Token, right: Token): boolean {
  if ([left, right].every(isOfChange)) return false;
  const [one, two] = [left.tag.slice(0, 2), right.tag.slice(0, 2)];
  const second = left.index < right.index ? right : left;
  const distance = Math.abs(left.index - right.index);
  if (Math.abs(left.sentence - right.sentence) > 1) return false;
  // "traps warm air, and yet the habit lives on, warming nobody"
  const isTurned = tokens
    .slice(Math.min(left.index, right.index) + 1, second.index)
    .some((token) => token.sentence === second.sentence && turning.test(token.lower));
  if (isTurned) return false;
  const isOther = left.sentence !== right.sentence;
  // "the effort that success requires. Those who dreamed of a successful career", "stand large buildings. They were built"
  if (
    isOther &&
    left.lemma !== right.lemma &&
    (two === 'JJ' || (one !== 'JJ' && [left, right].some(isPlural)))
  )
    return false;
  if (left.lemma !== right.lemma)
    return /^(?:NN(?:VB|JJ)|(?:VB|JJ)NN)$/u.test(`${one}${two}`) && ![left, right].some(isRelational);
  if (one !== two) return false;
  // A noun that comes back only once may speak of another thing: "as quietly as the sea … far out at sea".
  if (one === 'NN' && (areOfOthers(tokens, left, right) || countUses(tokens, left) < leastUses)) return false;
  if (one === 'RB') return left.sentence === right.sentence && tokens[second.index - 1]?.lower === 'and';
  // "A cucumber loses water. Everything that went into it is lost": who does it twice must be told.
  if (
    one === 'VB' &&
    isOther &&
    (left.tag !== 'VB' || right.tag !== 'VB' || tokens[second.index + 1]?.tag !== 'PRP')
  )
    return false;
  return /^(?:NN|VB)$/u.test(one) && distance >= reachTokens;
}

const isPlural = ({ tag }: Token): boolean => tag === 'NNS';

/** "natural", "economic": such an adjective only says that something has to do with its noun. */
const isRelational = ({ tag, lemma }: Token): boolean =>
  tag.startsWith('JJ') && /(?:al|ic|ar|ary|ive)$/u.test(lemma);

const turning = /^(?:but|yet|whereas|although|though|unlike|instead)$/u;

const leastUses = 3;

const countUses = (tokens: readonly Token[], { lemma }: Token): number =>
  tokens.filter((token) => token.lemma === lemma && token.tag.startsWith('NN')).length;

/** "the cost of shipping", "the cost of construction" */
function areOfOthers(tokens: readonly Token[], left: Token, right: Token): boolean {
  const [own, other] = [left, right].map(({ index }) => {
    if (tokens[index + 1]?.lower !== 'of') return undefined;
    return tokens.slice(index + 2, index + reachTokens).find(({ tag }) => /^(?:NN|VBG|PRP$)/u.test(tag))
      ?.lemma;
  });
  return own !== undefined && other !== undefined && !isFamily(own, other);
}

/** "the cost of making it equals the cost of buying it": only like can be measured by like. */
export function areCompared({ tokens }: PassageAnalysis, left: Token, right: Token): boolean {
  if (left.sentence !== right.sentence || left.lemma !== right.lemma || !left.tag.startsWith('NN'))
    return false;
  if (weighedAgainst.test(left.lemma)) return false;
  const between = tokens.slice(Math.min(left.index, right.index) + 1, Math.max(left.index, right.index));
  return (
    between.length <= 2 * reachTokens &&
    between.some(({ lemma }) => /^(?:equal|exceed|outweigh|match|than)$/u.test(lemma))
  );
}

/** A cost may well be more than the benefit. */
export const weighedAgainst =
  /^(?:cost|benefit|gain|loss|profit|advantage|disadvantage|risk|reward|harm|supply|demand|pro|con|strength|weakness)$/u;

const appositionTokens = 8;

/** "admits the faults and acknowledges the merits", "lost 6m visitors, a 4% fall": two of a kind, joined. */
export function areSetSideBySide({ tokens }: PassageAnalysis, left: Token, right: Token): boolean {
  if (left.sentence !== right.sentence) return false;
  const [first, second] = left.index < right.index ? [left, right] : [right, left];
  const between = tokens.slice(first.index + 1, second.index);
  const isApposition =
    second.tag.startsWith('NN') &&
    between.length <= appositionTokens &&
    between.some((token, at) => token.lower === ',' && /^(?:a|an)$/u.test(between[at + 1]?.lower ?? '')) &&
    !between.some(({ tag }) => tag.startsWith('VB'));
  const joint = tokens[second.index - 1]?.lower ?? '';
  // "disease and illness" may be two things.
  const areDeeds = first.tag === second.tag && !first.tag.startsWith('NN');
  return isApposition || (areDeeds && /^(?:and|or)$/u.test(joint));
}

/** Whether two words are one word or plainly one made from the other: "admire", "admiration", but not "ready", "reader". */
export function isDerived(left: Concept, right: Concept): boolean {
  if (!isFamily(left.lemma, right.lemma)) return false;
  if (left.lemma === right.lemma) return left.pos === right.pos || isNounOfVerb(left, right);
  return [
    [left, right],
    [right, left],
  ].every(([one, two]) => one === undefined || two === undefined || keepsMeaning(one, two));
}

/** "an answer", "to answer"; who plants is not told by the plants. */
const isNounOfVerb = (left: Concept, right: Concept): boolean =>
  [left.pos, right.pos].every((pos) => pos === 'n' || pos === 'v') &&
  listSenseKeys(left.lemma, left.pos).some((key) => listSenseKeys(right.lemma, right.pos).includes(key));

/** They name a body of people and no longer what is done. */
const institution =
  /^(?:organization|institution|corporation|association|administration|government|union|settlement)$/u;

/** Endings that change the meaning with the part of speech: who reads is no more ready than what is read. */
function keepsMeaning({ lemma, pos }: Concept, base: Concept): boolean {
  if (institution.test(lemma)) return false;
  if (lemma.endsWith('ness')) return base.pos === 'adj' || base.pos === 'adv';
  if (/[ai]ble$/u.test(lemma)) return base.pos !== 'v';
  return pos !== 'adv' && !(pos === 'n' && /[eo]r$/u.test(lemma));
}
