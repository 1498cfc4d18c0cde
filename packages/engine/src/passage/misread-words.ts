import { findEntry, type LexiconEntry } from '@jadoo/lexicon';
import lemmatize from 'wink-lemmatizer';

import type { Token } from '#passage/analysis.ts';

const prepositionForms = /^(?:regarding|concerning)$/u;

/** "the square and", "steadily track the sun": a slot that only a noun or a verb can fill, whatever the tag. */
export function findMisread(tokens: readonly Token[], token: Token): LexiconEntry | undefined {
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  if (after?.sentence !== token.sentence) return undefined;
  if (token.lower === 'further' && !/^(?:NN|JJ|CD)/u.test(after.tag)) return findEntry('further', 'adv');
  if (before?.sentence !== token.sentence) {
    // "Warning the typists made no difference"
    const isGerund = token.tag === 'NN' && token.lower.endsWith('ing') && /^(?:DT|PRP\$)$/u.test(after.tag);
    if (isGerund) return findEntry(lemmatize.verb(token.lower), 'v');
    return prepositionForms.test(token.lower) ? findEntry(token.lower, 'prep') : undefined;
  }
  if (prepositionForms.test(token.lower) && !/^(?:VB|MD)/u.test(before.tag))
    return findEntry(token.lower, 'prep');
  // "in the far north"
  const isNamed = before.lower === 'the' || tokens[before.index - 1]?.lower === 'the';
  if (/^(?:north|south|east|west)$/u.test(token.lower) && isNamed && !after.tag.startsWith('NN'))
    return findEntry(token.lower, 'n');
  const form = findMisreadForm(before, token, after);
  if (form !== undefined) return form;
  // "a tense and silent dinner": two adjectives.
  const isJoined = after.tag === 'CC' && tokens[after.index + 1]?.tag === 'JJ';
  const isNounSlot =
    /^(?:DT|PRP\$|NN)$/u.test(before.tag) && /^(?:CC|[.,]|IN)$/u.test(after.tag) && !isJoined;
  if (token.tag === 'JJ' && isNounSlot) {
    const [noun, adjective] = [findEntry(token.lemma, 'n'), findEntry(token.lemma, 'adj')];
    return noun !== undefined && adjective !== undefined && noun.band <= adjective.band ? noun : undefined;
  }
  const noun = findMisreadNoun(tokens, before, token, after);
  if (noun !== undefined) return noun;
  // "too close together", "he was right about it"
  if (token.tag === 'VB' && /^(?:too|very|so)$/u.test(before.lower)) return findEntry(token.lower, 'adj');
  if (token.lower === 'right' && before.lemma === 'be') return findEntry('right', 'adj');
  // "the last wolf had been shot"
  if (token.lower === 'shot' && before.lemma === 'be') return findEntry('shoot', 'v');
  const isVerbal = /^(?:NNS?|JJ)$/u.test(token.tag) && standsAsVerb(tokens, before, token, after);
  return isVerbal ? findEntry(lemmatize.verb(token.lower), 'v') : undefined;
}

/** "to lay the blame", "already past seventy", "and left school", "in its place, trusting that it works" */
function findMisreadForm(before: Token, token: Token, after: Token): LexiconEntry | undefined {
  switch (token.lower) {
    case 'lay':
      return /^(?:TO|MD)$/u.test(before.tag) ? findEntry('lay', 'v') : undefined;
    case 'past':
      return after.tag === 'CD' && !/^(?:DT|PRP\$)$/u.test(before.tag)
        ? findEntry('past', 'prep')
        : undefined;
    case 'left':
      return token.tag.startsWith('VB') &&
        after.tag.startsWith('NN') &&
        !/^(?:DT|PRP\$|JJ|IN|POS|NNS?)$/u.test(before.tag)
        ? findEntry('leave', 'v')
        : undefined;
    default: {
      const opensClause = token.tag === 'JJ' && before.text === ',' && after.lower === 'that';
      return opensClause && token.lower.endsWith('ing')
        ? findEntry(lemmatize.verb(token.lower), 'v')
        : undefined;
    }
  }
}

/** "crows remember faces", "modern concrete often begins", "ten thousand won" */
function findMisreadNoun(
  tokens: readonly Token[],
  before: Token,
  token: Token,
  after: Token,
): LexiconEntry | undefined {
  const isObject =
    token.tag === 'VBZ' && /^VB[DP]?$/u.test(before.tag) && /^(?:[.,]|IN|CC)$/u.test(after.tag);
  const isSubject =
    token.tag === 'JJ' && /^(?:DT|JJ)$/u.test(before.tag) && /^(?:RB|VBZ|VBP|MD)$/u.test(after.tag);
  if (token.tag === 'VB' && before.tag === 'TO' && isAim(tokens, before, token, after))
    return findEntry(token.lower, 'n');
  if (token.lower === 'won' && /^(?:thousand|million|billion|\d.*)$/u.test(before.lower))
    return findEntry('won', 'n');
  // "Yet scans of healthy subjects"
  const isHead =
    token.tag === 'VBZ' && !token.isSure && after.lower === 'of' && !/^(?:NN|PRP|W|EX)/u.test(before.tag);
  // "carried them to sheds packed with ice"
  const isGoal = token.tag === 'VBZ' && before.tag === 'TO';
  // "it matters which tap it comes from"
  const isAsked =
    token.tag.startsWith('VB') && /^(?:which|whose)$/u.test(before.lower) && after.tag === 'PRP';
  if (isObject || isHead || isGoal || isAsked) return findEntry(token.lemma, 'n');
  const noun = isSubject ? findEntry(token.lower, 'n') : undefined;
  const adjective = noun === undefined ? undefined : findEntry(token.lower, 'adj');
  return noun !== undefined && adjective !== undefined && noun.band <= adjective.band ? noun : undefined;
}

/** "a response to humor,", "owing it to chance alone", "go back to cash." but not "come back to help." */
function isAim(tokens: readonly Token[], to: Token, { lower }: Token, after: Token): boolean {
  if (after.lower === 'alone') return true;
  if (!/^[.,]$/u.test(after.tag)) return false;
  const head = tokens[to.index - 1]?.lemma ?? '';
  if (head === 'back') return (findEntry(lower, 'n')?.band ?? 4) < (findEntry(lower, 'v')?.band ?? 4);
  return /^(?:response|reaction|access|exposure|approach|threat|contribution|resistance)$/u.test(head);
}

/** A slot that only a verb can fill, although the word is tagged as a noun or adjective. */
function standsAsVerb(tokens: readonly Token[], before: Token, token: Token, after: Token): boolean {
  const hasObject = /^(?:DT|PRP\$)$/u.test(after.tag);
  // "twisted itself to pieces"
  if (token.tag === 'JJ' && followsDo(tokens, token)) return true;
  if (token.tag === 'JJ') return token.lower.endsWith('ed') && (hasObject || after.tag === 'PRP');
  // "by publishing a list"
  if (token.lower.endsWith('ing')) return standsAsGerund(before, token, after);
  // "track the sun"; "who claim to know", "swallow the fruit and deposit the seeds", "has cast doubt"
  if (/^(?:RB|WDT|WP|PRP|MD|TO)$/u.test(before.tag) && hasObject) return true;
  if (
    !token.isSure &&
    (before.lower === 'who' || (before.lower === 'that' && /^(?:TO|DT)$/u.test(after.tag)))
  )
    return true;
  // "urban birds use higher notes"
  const isFiniteNext = /^(?:VB[ZPD]|MD)$/u.test(after.tag);
  if (!token.isSure && token.tag === 'NN' && before.tag === 'NNS' && before.isSure && !isFiniteNext)
    return true;
  if (!token.isSure && before.tag === 'CC' && (hasObject || movesTo(token, after))) return true;
  if (before.lemma === 'have' && sameForms.test(token.lower)) return true;
  // "feel the spray, and notice small plants"
  if (token.tag === 'NN' && before.tag === 'CC' && tokens[before.index - 1]?.text === ',')
    if (after.tag === 'JJ' && tokens[after.index + 1]?.tag === 'NNS') return true;
  // "can no more count on"
  if (before.lower === 'more' && after.lower === 'on') return true;
  return token.tag === 'NNS' && standsAsThirdPerson(tokens, before, token, after);
}

/** "does not only separate people" */
function followsDo(tokens: readonly Token[], token: Token): boolean {
  let at = token.index - 1;
  while (tokens[at]?.sentence === token.sentence && tokens[at]?.tag === 'RB') at -= 1;
  return at < token.index - 1 && tokens[at]?.lemma === 'do';
}

/** "by publishing a list", "Before offering people more", "began building bridges" */
function standsAsGerund(before: Token, token: Token, after: Token): boolean {
  if (/^(?:DT|PRP\$|JJ)$/u.test(before.tag)) return false;
  if (/^(?:recommend|suggest)$/u.test(before.lemma)) return after.tag.startsWith('NN');
  if (/^(?:begin|start|stop|keep|avoid|finish|enjoy)$/u.test(before.lemma))
    return /^(?:NNS|DT)$/u.test(after.tag);
  if (before.lower === 'by' && after.lower === 'of') return true;
  if (/^(?:by|before|after|without|while|when)$/u.test(before.lower) && /^(?:NNS|PRP)$/u.test(after.tag))
    return !token.isSure;
  return !token.isSure && /^(?:DT|PRP\$)$/u.test(after.tag);
}

/** "publish once a year and return to stories" */
const movesTo = ({ lower }: Token, after: Token): boolean =>
  after.lower === 'to' && /^(?:return|move|turn|travel|walk|talk|look|refer|respond|switch)$/u.test(lower);

/** A verb stands between the word and the last word before it that begins a clause. */
function hasVerbBefore(tokens: readonly Token[], { index, sentence }: Token, starts: RegExp): boolean {
  for (let at = index - 1; tokens[at]?.sentence === sentence; at -= 1) {
    const { tag = '', lower = '' } = tokens[at] ?? {};
    if (starts.test(lower)) return false;
    if (/^(?:VB[DPZ]?|MD)$/u.test(tag)) return !startsRelative(tokens, at);
  }
  return false;
}

/** A verb stands between the word and the end of its sentence. */
const hasVerbAfter = (tokens: readonly Token[], { index, sentence }: Token): boolean =>
  tokens
    .slice(index + 1)
    .some((other) => other.sentence === sentence && /^(?:VB[DPZ]?|MD)$/u.test(other.tag));

const clauseOpeners = /^(?:that|because|if|when|while|although|though|whether|since|why|how)$/u;
/** A clause may start behind these, a further part of the same clause as well. */
const clauseStarts = /^(?:that|because|if|when|while|although|though|whether|since|why|how|and|but|,|:)$/u;

/** "the nurse who remembers", "a field that has": the verb of a clause inside the subject. */
const startsRelative = (tokens: readonly Token[], at: number): boolean =>
  /^(?:WP|WDT)$/u.test(tokens[at - 1]?.tag ?? '');

const sameForms = /^(?:cast|cut|hit|set|put|shut|cost|hurt|spread|split|read|burst)$/u;
const sayingVerbs =
  /^(?:state|show|report|claim|note|mean|hope|fear|find|estimate|demand|promise|signal|record|reason|view|point)s$/u;

/** "the site states that", "it spans 91 countries", "cash strikes many people", "the habit forces people to" */
function standsAsThirdPerson(tokens: readonly Token[], before: Token, token: Token, after: Token): boolean {
  if (after.lower === 'that') return before.tag.startsWith('NN') && sayingVerbs.test(token.lower);
  if (after.tag === 'CD') return !/^(?:IN|DT)$/u.test(before.tag) && tokens[after.index + 1]?.text !== '%';
  // "What matters, they say", "the brain stores whatever is repeated"
  if (before.lower === 'what') return after.tag === ',';
  if (/^(?:what|whatever|how|why|whether)$/u.test(after.lower)) return before.tag === 'NN';
  if (after.lower === 'people') return tokens[after.index + 1]?.tag === 'TO';
  // "which normally traps invaders", "absorbs water and swells into a gel"
  if (before.tag === 'RB') return /^(?:WDT|WP|PRP)$/u.test(tokens[before.index - 1]?.tag ?? '');
  if (before.tag === 'CC') return after.lower === 'into';
  // "which finger moves first"
  if (/^(?:which|whose)$/u.test(tokens[before.index - 1]?.lower ?? ''))
    return /^(?:RB|JJ|DT|PRP\$|IN|TO)/u.test(after.tag);
  // "her late husband offers a kind of comfort", "an apology repairs the damage", "a cut damages morale."
  if (before.tag !== 'NN') return false;
  if (/^(?:many|most|several|us|them|me|him)$/u.test(after.lower)) return true;
  if (/^(?:DT|PRP\$)$/u.test(after.tag) || after.lower === 'only')
    return !hasVerbBefore(tokens, token, clauseStarts);
  const isAlone = !hasVerbBefore(tokens, token, clauseOpeners) && !hasVerbAfter(tokens, token);
  return /^(?:NN|JJ|IN|RB)/u.test(after.tag) && isAlone;
}
