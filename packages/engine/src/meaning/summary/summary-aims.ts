import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

/** What somebody wishes, needs or fails to do is worth doing. */
const wishing =
  /^(?:fail|try|attempt|strive|struggle|want|wish|hope|need|manage|afford|seek|able|unable|failure|inability|claim|promise|pretend|vow|pledge)$/u;
/** What is kept, sought or lost is worth having, and what is avoided or suffered is not. */
const prizing =
  /^(?:need|require|demand|want|seek|pursue|deserve|earn|enjoy|achieve|attain|lose|sacrifice|risk|maintain|preserve|keep|protect|ensure|guarantee|secure|restore|build|win|avoid|prevent|escape|suffer|endure|face|ignore|neglect|overlook|disregard|mistake|relieve|ease|overcome|cure|solve|value|appreciate|respect|honou?r|defend|guard|cherish|invade|violate|admire|celebrate)$/u;
/** What helps is no ill. */
const helping = /^(?:save|help|benefit|allow|enable|protect|support|serve)$/u;
/** They only measure the noun behind "of": a sense of order, a measure of freedom. */
const measuring = /^(?:kind|sort|measure|degree|sense|form|amount|level|deal|lot|loss|lack)$/u;
const stops = /^[,;:.]$/u;
const reachOfNeed = 8;
const reachOfHope = 3;

/** Whether a wish, a need or a use around the word tells which side of it is meant: "we need reliable ways", "fail to grow". */
export function isAimedAt({ tokens }: PassageAnalysis, { token, pos }: BlankWord): boolean {
  if (isNeeded(tokens, token)) return true;
  if (pos === 'v') return isWished(tokens, token) || isMendable(tokens, token) || isDuty(tokens, token);
  if (pos === 'adv') return tokens[token.index - 1]?.lower === 'must';
  if (pos === 'adj') return isPrizedQuality(tokens, token);
  return (
    isPrized(tokens, token) ||
    isMistaken(tokens, token) ||
    isHelping(tokens, token) ||
    isHopedFor(tokens, token)
  );
}

function isNeeded(tokens: readonly Token[], { index }: Token): boolean {
  const before = tokens.slice(Math.max(0, index - reachOfNeed), index);
  const own = before.slice(before.findLastIndex(({ text }) => stops.test(text)) + 1);
  return own.some(({ lemma, tag }) => /^(?:NN|VB)/u.test(tag) && /^(?:need|require)$/u.test(lemma));
}

/** All but adverbs. */
const listBefore = (tokens: readonly Token[], index: number): readonly Token[] =>
  tokens.slice(0, index).filter(({ tag }) => !tag.startsWith('RB'));

function isWished(tokens: readonly Token[], { index }: Token): boolean {
  const before = listBefore(tokens, index);
  return before.at(-1)?.lower === 'to' && wishing.test(before.at(-2)?.lemma ?? '');
}

const mending =
  /^(?:ease|relieve|alleviate|solve|resolve|overcome|repair|restore|improve|maintain|preserve|save|protect|prevent|reduce)$/u;

/** "a problem that can be eased": what can be mended is not what can be made worse. */
function isMendable(tokens: readonly Token[], { lemma, tag, index }: Token): boolean {
  const before = listBefore(tokens, index);
  return (
    tag === 'VBN' &&
    mending.test(lemma) &&
    before.at(-1)?.lower === 'be' &&
    /^(?:can|could|may|might|must|should)$/u.test(before.at(-2)?.lower ?? '')
  );
}

const ills = /^(?:cost|price|risk|danger|waste|damage|burden|harm|error|loss|inequality|problem)$/u;

/** "should reduce the cost": nobody has to raise it. */
function isDuty(tokens: readonly Token[], { index }: Token): boolean {
  const before = listBefore(tokens, index);
  const object = tokens.slice(index + 1).find(({ tag }) => !/^(?:DT|JJ[RS]?|PRP\$|POS)$/u.test(tag));
  return /^(?:must|should)$/u.test(before.at(-1)?.lower ?? '') && ills.test(object?.lemma ?? '');
}

/** "face high costs", "allows the talk to be more lively" */
function isPrizedQuality(tokens: readonly Token[], token: Token): boolean {
  if (/^(?:NN|JJ)/u.test(tokens[token.index + 1]?.tag ?? '')) return isPrized(tokens, token);
  const before = listBefore(tokens, token.index);
  const opening = before.slice(before.findLastIndex(({ text }) => stops.test(text)) + 1);
  const isBeing = /^(?:be|become|remain|stay)$/u.test(opening.at(-1)?.lower ?? '');
  return isBeing && opening.some(({ lemma }) => /^(?:allow|enable|help|let|wait|hope|want)$/u.test(lemma));
}

/** "mistake calm for courage" */
function isMistaken(tokens: readonly Token[], { index }: Token): boolean {
  const before = tokens.slice(0, index).filter(({ tag }) => !isOfNounPhrase(tag));
  return before.at(-1)?.lower === 'for' && before.some(({ lemma }) => lemma === 'mistake');
}

/** "the gains one hopes for" */
function isHopedFor(tokens: readonly Token[], { index }: Token): boolean {
  const behind = tokens.slice(index + 1, index + 1 + reachOfHope);
  const isOfClause = /^(?:PRP|WDT|WP|IN|CD|NN)$/u.test(behind[0]?.tag ?? '') && behind[0]?.lower !== 'of';
  return isOfClause && behind.some(({ lemma }) => /^(?:hope|want|wish|desire|deserve)$/u.test(lemma));
}

/** "avoid a rise", "gave up some freedom", "safety can be maintained". */
function isPrized(tokens: readonly Token[], { index }: Token): boolean {
  const governors = takeGovernors(tokens, index);
  const [verb, particle] = governors.slice(-2);
  if (particle?.tag.startsWith('VB') === true && prizing.test(particle.lemma)) return true;
  if (verb?.lemma === 'give' && particle?.lower === 'up') return true;
  const behind = tokens.slice(index + 1).filter(({ tag }) => !/^(?:RB|MD)/u.test(tag));
  return behind[0]?.lemma === 'be' && behind[1]?.tag === 'VBN' && prizing.test(behind[1].lemma);
}

/** What stands before the whole phrase of a noun: "avoid" of "a visible price rise", "lose" of "a measure of freedom". */
function takeGovernors(tokens: readonly Token[], index: number): readonly Token[] {
  const before = tokens.slice(0, index);
  const at = before.findLastIndex(({ tag }) => !isOfNounPhrase(tag) && !/^NNS?$/u.test(tag));
  const isMeasured = before[at]?.lower === 'of' && measuring.test(before[at - 1]?.lemma ?? '');
  return isMeasured ? takeGovernors(tokens, at - 1) : before.slice(0, at + 1);
}

const isOfNounPhrase = (tag: string): boolean => /^(?:DT|PDT|JJ[RS]?|PRP\$|POS|CD)$/u.test(tag);

/** "its strength has saved lives" */
function isHelping(tokens: readonly Token[], { index }: Token): boolean {
  const verb = tokens.slice(index + 1).find(({ tag, lemma }) => !/^(?:RB|MD)/u.test(tag) && lemma !== 'have');
  return verb !== undefined && /^VB[DPZN]?$/u.test(verb.tag) && helping.test(verb.lemma);
}
