import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { readPeople, readPhrase } from '#cohesion/noun-phrase.ts';
import { isOfPeople, isOfPerson } from '#cohesion/persons.ts';
import { canNameStatement, findShellTest, givesName } from '#cohesion/shell-nouns.ts';
import { isTheSame } from '#cohesion/same-pointer.ts';
import { areSeveral, isToldElsewhere, pointToSuch, takesStatement } from '#cohesion/taken-statements.ts';
import {
  areFamily,
  areOneThing,
  emptyWords,
  findNounAfter,
  isBodily,
  isNoun,
  textBetween,
  timeNouns,
} from '#cohesion/words.ts';

/** What a study, a survey or a row of figures gives. */
const outcomes = new Set(
  'finding result figure number statistic datum experiment study test trial survey'.split(' '),
);
const givesOutcome = ({ tokens }: CueSentence): boolean =>
  tokens.some(
    ({ lemma, text }) =>
      /^(?:study|survey|report|research|experiment|test|trial|demonstration|poll|percent|find|show)$/u.test(
        lemma,
      ) || text === '%',
  );

const demonstratives = new Set(['this', 'these', 'that', 'those', 'such']);

/** "this", "these", "such" + noun, or a bare "This" as the first word, point to what was just said. */
export function findDemonstrative(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const reach = 14;
  const tokens = sentences[at]?.tokens ?? [];
  if (at === 0) return undefined;
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    const next = tokens[position + 1];
    if (isNamedSo(tokens, position)) return pointTo(analysis, sentences, at, token.text, undefined);
    const isSame = isTheSame(tokens, position);
    if (!next || !(isSame || demonstratives.has(token.lower)) || isOtherUse(tokens, position, next)) continue;
    const from = next.lower === 'a' || next.lower === 'an' ? position + 1 : position;
    const found = findNounAfter(tokens, from) ?? (isVerbForNoun(tokens, position) ? next : undefined);
    const noun = found && agrees(token, next, found) ? found : undefined;
    // "For the same reason" sets two things side by side, whatever reason was spoken of.
    if (isSame && noun?.lemma === 'reason') continue;
    if (noun && !timeNouns.has(noun.lemma) && !(isSame && emptyWords.has(noun.lemma))) {
      // A noun of the same sentence before the pointer may be what it points to.
      if (tokens.slice(0, position).some((earlier) => isOwnMention(earlier, noun))) continue;
      if (isSame && addsQuality(sentences.slice(0, at), tokens.slice(position + 1, tokens.indexOf(noun))))
        continue;
      if (saysContrary(sentences[at - 1]?.tokens ?? [], noun)) continue;
      return pointTo(
        analysis,
        sentences,
        at,
        textBetween(analysis, isSame ? (tokens[position - 1] ?? token) : token, noun),
        noun,
      );
    }
    const verb = next.tag === 'RB' ? tokens[position + 2] : next;
    if (position === 0 && /^(?:VB[DPZ]?|MD)$/u.test(verb?.tag ?? '') && !namesThing(tokens))
      return pointTo(analysis, sentences, at, token.text, undefined);
  }
  return undefined;
}

/** "This kept people away", "none of this guarantees success": what stands between the pointer and its noun is a verb. */
const agrees = ({ lower }: Token, next: Token, found: Token): boolean =>
  found === next || !/^th(?:is|at)$/u.test(lower) || (found.tag !== 'NNS' && next.tag !== 'NNS');

/** "The robes all look the same, and this sameness …": the noun itself, or a quality or deed of its family. */
const isOwnMention = (earlier: Token, noun: Token): boolean =>
  isNoun(earlier)
    ? earlier.lemma === noun.lemma
    : /^(?:JJ|VB)/u.test(earlier.tag) && areFamily(earlier, noun);

/** "The same calm events": which events were calm nobody has said, so that any may be meant. */
const addsQuality = (before: readonly CueSentence[], qualities: readonly Token[]): boolean =>
  qualities.some(
    (quality) =>
      quality.tag === 'JJ' &&
      !before.some(({ tokens }) => tokens.some(({ lemma }) => lemma === quality.lemma)),
  );

const contrary = /^(?:un|in|im|ir|il|dis)/u;
const stemLength = 5;

/** "They become visible. … This invisibility": what says the contrary is not what is meant. */
function saysContrary(before: readonly Token[], { lemma }: Token): boolean {
  const bare = lemma.replace(contrary, '');
  if (bare === lemma || bare.length < stemLength) return false;
  return (
    before.some((token) => token.lemma.startsWith(bare.slice(0, stemLength))) &&
    !before.some((token) => token.lemma.startsWith(lemma.slice(0, stemLength)))
  );
}

/** "Psychologists call this learned helplessness": what is called so is "this" alone. */
function isNamedSo(tokens: readonly Token[], position: number): boolean {
  if (tokens[position]?.lower !== 'this' || !naming.test(tokens[position - 1]?.lemma ?? '')) return false;
  const rest = tokens.slice(position + 1);
  const [noun, next] = rest;
  // "Psychologists call this situation pluralistic ignorance"
  if (noun && isNoun(noun) && canNameStatement(noun) && /^(?:JJ|NN|VBN)/u.test(next?.tag ?? '')) return false;
  const end = rest.findIndex(({ tag }) => !/^(?:NN|JJ|RB|VBN|VBG|POS|HYPH)/u.test(tag));
  // "Scholars call this advantage a dividend" names it behind its noun.
  return end === 0 || !/^(?:DT|PRP\$|CD|``|“)/u.test(rest[end]?.tag ?? '');
}

const naming = /^(?:call|name|label|term|dub|christen|nickname)$/u;

/** "This is The Towers" shows a thing; "This is why …" takes up what was said. */
const namesThing = ([, verb, next]: readonly Token[]): boolean =>
  verb?.lemma === 'be' && next !== undefined && /^(?:DT|NNP|CD)/u.test(next.tag);

/** "These fears" where something else was feared long before: worth telling, but no proof. */
const sharedStrength = 1;

/** "A dirt track", "each label", no "third partner". */
function standsForKind(tokens: readonly Token[], noun: Token): boolean {
  const at = tokens.indexOf(noun);
  const ahead = tokens.slice(Math.max(0, at - kindReach), at);
  return (
    ahead.some(({ lower }) => /^(?:an?|any|each|every)$/u.test(lower)) &&
    !ahead.some(
      ({ tag, lower }) => tag === 'JJR' || /^(?:second|third|fourth|last|further|new)$/u.test(lower),
    )
  );
}

const kindReach = 3;
const ordinal = /\b(?:first|second|third|other|last|latter|former)\b/iu;
const counted = /\b(?:two|three|four|five)\b/u;

/** A word of the same family that the noun after "this" may take up. */
function readNamed(
  analysis: PassageAnalysis,
  { index, tokens }: CueSentence,
  found: Token | undefined,
  { at, words, noun, isOwn }: { at: number; words: string; noun: Token | undefined; isOwn: boolean },
): Antecedent | undefined {
  const people = noun?.lower === 'people' && index === at - 1 ? readPeople(tokens) : undefined;
  if (people !== undefined && /^(?:these|those)\b/iu.test(words))
    return { words: people, fit: 1, strength: 3 };
  if (!found || !noun) return undefined;
  // "These markers" are none of what is marked, and "these plants" none of what is planted.
  if (!isNoun(found)) return readDeed(found, words, noun, index === at - 1);
  // "The best choice" is one by itself, and no other "this choice".
  const isSingled = tokens
    .slice(Math.max(0, tokens.indexOf(found) - 2), tokens.indexOf(found))
    .some(({ tag }) => tag === 'JJS');
  if (isSingled) return { words: '', fit: 1, strength: 0 };
  // "This second claim" is the one that was set beside the first.
  if (ordinal.test(words)) return { words: '', fit: 1, strength: index === at - 1 ? 2 : 0 };
  const phrase = readPhrase(analysis, tokens, found);
  // "These two children" are two of "the children", told of one by one.
  const count = counted.exec(words)?.[0];
  if (count !== undefined && !phrase.words.toLowerCase().includes(count))
    return { words: '', fit: 1, strength: index === at - 1 ? 2 : 0 };
  if (areSeveral(phrase.head) === areSeveral(noun)) return { words: phrase.words, fit: 1, strength: 3 };
  const isSuch = /\bsuch\b/iu.test(words);
  // "Such a model" may be one of the models, but not of those in "the cost of coffee at meetings"; "that laboratory" is none of "twenty laboratories".
  if (!areSeveral(noun)) {
    const isPassing = isSuch && tokens[tokens.indexOf(found) - 1]?.tag === 'IN';
    return { words: isPassing ? '' : found.text, fit: 1, strength: isPassing ? 2 : isSuch ? 3 : 0 };
  }
  // "Such tracks" are what "a track" is one of, and "such partners" more than "a third partner".
  if (isSuch && standsForKind(tokens, found)) return { words: found.text, fit: 1, strength: 3 };
  // "These lenses" are more than "a lens", though the sentence may tell of them.
  return { words: '', fit: 1, strength: index === at - 1 && !isOwn ? 2 : 0 };
}

const agent = /(?:er|or)$/u;

/** "This preference" takes up "prefer"; "such irregular production" and "such findings" more than the verb says. */
function readDeed(verb: Token, words: string, noun: Token, isNear: boolean): Antecedent | undefined {
  if (agent.test(noun.lemma) || isBodily(noun)) return undefined;
  const isBare = words.split(' ').length === 2 && !outcomes.has(noun.lemma);
  return isBare ? { words: verb.text, fit: 1, strength: 3 } : { words: '', fit: 1, strength: isNear ? 2 : 0 };
}

/** "No theory could talk us out of them": none that "this view" could take up. */
const isDenied = (tokens: readonly Token[], noun: Token): boolean =>
  tokens
    .slice(Math.max(0, tokens.indexOf(noun) - kindReach), tokens.indexOf(noun))
    .some(({ lower }) => lower === 'no');

/** "These findings" may be those of any study told of. */
const listOutcomes = (
  sentences: readonly CueSentence[],
  at: number,
  named: ReadonlyMap<number, Antecedent>,
): [number, Antecedent][] =>
  sentences
    .filter((sentence) => sentence.index !== at && !named.has(sentence.index) && givesOutcome(sentence))
    .map(({ index }) => [index, { words: '', fit: 1, strength: 0 }]);

/** "This reason" is what was said, and named neither by "another reason" nor by a reasonable idea; "this way" is not "all the way", these calls are nothing called so, historians are no histories. */
const isNamedBy = (token: Token, noun: Token | undefined): boolean =>
  noun !== undefined &&
  !/^(?:reason|way)$/u.test(noun.lemma) &&
  !(naming.test(token.lemma) && token.tag.startsWith('VB')) &&
  areFamily(token, noun) &&
  (token.lemma === noun.lemma || !isNoun(token) || namesSomebody(token) === namesSomebody(noun));

/** "This view" of "a proposal", but not of explanation in general. */
function isOtherName(tokens: readonly Token[], token: Token, noun: Token | undefined): boolean {
  if (noun === undefined || !areOneThing(token, noun)) return false;
  const ahead = tokens.slice(0, tokens.indexOf(token)).findLast(({ tag }) => !/^(?:JJ|NN|VBN)/u.test(tag));
  return /^(?:DT|PRP\$|POS)$/u.test(ahead?.tag ?? '');
}

const namesSomebody = (token: Token): boolean => isOfPerson(token) || isOfPeople(token);

/** With a noun of the same family before it the pointer is sure; else the whole sentence before is meant. */
function pointTo(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
  words: string,
  noun: Token | undefined,
): Cue | undefined {
  const findNamed = ({ index, tokens, content }: CueSentence): Token | undefined =>
    index === at
      ? undefined
      : content.findLast(
          (token) => (isNamedBy(token, noun) || isOtherName(tokens, token, noun)) && !isDenied(tokens, token),
        );
  const isOfOthers = ({ tokens }: CueSentence, found: Token): boolean =>
    isNoun(found) && tokens[tokens.indexOf(found) + 1]?.lower === 'of';
  const own = sentences[at]?.tokens ?? [];
  // "Demanding antibiotics, on which these drugs have no effect": its own sentence says which.
  const isOwn = noun !== undefined && own.slice(0, own.indexOf(noun)).some(areSeveral);
  const isNamedPlainly = sentences.slice(0, at).some((sentence) => {
    const found = findNamed(sentence);
    return found !== undefined && !isOfOthers(sentence, found);
  });
  const named = sentences.flatMap((sentence): [number, Antecedent][] => {
    const { index } = sentence;
    const found = findNamed(sentence);
    // "Built like the kitchens of trains": "these kitchens" are those that the text told of before.
    if (found && isNamedPlainly && isOfOthers(sentence, found)) return [];
    // "Those works" past a sentence are not a work named further back.
    if (found && index < at - 1 && isNoun(found) && noun?.tag === 'NNS' && found.tag === 'NN')
      return [[index, { words: '', fit: 1, strength: 0 }]];
    const meant = readNamed(analysis, sentence, found, { at, words, noun, isOwn });
    return meant ? [[index, meant]] : [];
  });
  const type = 'demonstrative';
  if (noun && outcomes.has(noun.lemma)) {
    named.push(...listOutcomes(sentences, at, new Map(named)));
    named.sort(([one], [other]) => one - other);
  }
  const [nearest, meant] = named.findLast(([index]) => index < at) ?? [];
  if (nearest !== undefined && nearest >= at - 2)
    return {
      type,
      words,
      relation: '',
      antecedents: new Map(named),
      // A study of which no word tells may be any work spoken of.
      lost: meant?.strength === 0 ? 0.5 : 2,
      far: nearest === at - 1 && meant?.strength !== 0 ? 1 : 0,
    };
  // "The same haste" is that of its own sentence as well.
  if (/^the same\b/iu.test(words)) return undefined;
  if (noun && isToldElsewhere(sentences, at, words)) return undefined;
  const isNamedNow = givesName(sentences[at]?.text ?? '');
  const tellsSuch = noun && findShellTest(noun);
  if (tellsSuch && !isNamedNow) return pointToSuch(sentences, at, words, tellsSuch);
  const isAbstract = isNamedNow || takesStatement(noun, words, sentences[at - 1]);
  const weight = isAbstract ? 1 : 0.5;
  const antecedents = new Map(named.map(([index, found]) => [index, { ...found, strength: 0 }]));
  // "Such talk" may be the talk that was named before all this.
  antecedents.set(at - 1, {
    words: '',
    fit: 1,
    strength: isAbstract ? (nearest === undefined ? 2 : sharedStrength) : 0,
  });
  // "This pattern" past the example of it may be the one that was named.
  return { type, words, relation: '', antecedents, lost: weight, far: nearest === undefined ? weight : 0.25 };
}

/** "this wish tends": a word taken for a verb between the pointer and the verb is a noun. */
const isVerbForNoun = (tokens: readonly Token[], position: number): boolean =>
  tokens[position]?.tag === 'DT' &&
  /^VBP?$/u.test(tokens[position + 1]?.tag ?? '') &&
  /^(?:VBZ|VBD|MD)$/u.test(tokens[position + 2]?.tag ?? '');

/** "such a storm that", "with such force that", "such tools as": the sentence says itself how great or which. */
function isMeasured(tokens: readonly Token[], position: number): boolean {
  const noun = findNounAfter(
    tokens,
    /^an?$/u.test(tokens[position + 1]?.lower ?? '') ? position + 1 : position,
  );
  const after = noun ? tokens.slice(tokens.indexOf(noun) + 1) : [];
  const verb = after.findIndex(({ tag }) => /^(?:VB|MD)/u.test(tag));
  const phrase = after.slice(0, verb < 0 ? after.length : verb);
  return after[0]?.lower === 'as' || phrase.some(({ lower }) => lower === 'that');
}

/** "Those features that served his purpose": which ones, the clause behind them tells. */
function isDefined(tokens: readonly Token[], position: number): boolean {
  const noun = findNounAfter(tokens, position);
  const after = noun && tokens[tokens.indexOf(noun) + 1];
  return /^(?:that|which|who|whose|whom)$/u.test(after?.lower ?? '');
}

/** "That disappointment is universal suggests …", "That firms invest is clear": a clause is the subject, and its verb is followed by another. */
function isSubjectClause(tokens: readonly Token[]): boolean {
  const noun = findNounAfter(tokens, 0);
  if (noun === undefined) return false;
  const rest = tokens.slice(tokens.indexOf(noun) + 1);
  const end = rest.findIndex(({ tag }) => /^(?:CC|IN|W.*|[,.:;])$/u.test(tag));
  const verbs = rest.slice(0, end < 0 ? rest.length : end).filter(({ tag, lower }, at) => {
    // "Almost universal suggests that": taken for a noun.
    const isTaken = tag === 'NNS' && lower.endsWith('s') && rest[at + 1]?.lower === 'that';
    return isTaken || /^(?:VB[DZ]|MD)$/u.test(tag);
  });
  return noun.tag === 'NNS' || verbs.length > 1;
}

/** "that" as a conjunction, "such as", "those who", "those told to leave": no pointer. */
function isOtherUse(tokens: readonly Token[], position: number, next: Token): boolean {
  const token = tokens[position] ?? next;
  // "The irony is that thou …"
  if (token.lower === 'that' && tokens[position - 1]?.lemma === 'be') return true;
  if (token.lower === 'such') return next.lower === 'as' || isMeasured(tokens, position);
  // "Those merely reading": an adverb may come first.
  const said = tokens.slice(position + 1).find(({ tag }) => !tag.startsWith('RB')) ?? next;
  if (
    token.lower === 'those' &&
    (said.lower.endsWith('ing') ||
      isDefined(tokens, position) ||
      /^VB[DN]$/u.test(said.tag) ||
      /^(?:who|which|that|of|with|in|at|on|from|under|whose)$/u.test(said.lower))
  )
    return true;
  if (token.lower === 'that' && position === 0) return isSubjectClause(tokens);
  if (token.lower !== 'that') return false;
  const [before, noun] = [tokens[position - 1], findNounAfter(tokens, position)];
  // "Pointing out that machines made …": what begins there is a clause.
  const opensClause =
    noun?.tag === 'NNS' ||
    (/^(?:out|up|on|so|in|now|except|given)$/u.test(before?.lower ?? '') &&
      /^(?:VB[DPZ]|MD)$/u.test(tokens[tokens.findIndex((one) => one === noun) + 1]?.tag ?? ''));
  // "Beams on the outside that hold up nothing": what stands before it is a noun.
  const followsNoun = tokens[position - 2]?.tag === 'DT' && /^(?:out|in)side$/u.test(before?.lower ?? '');
  return !(
    token.tag === 'DT' &&
    !followsNoun &&
    (isNoun(next) || next.tag === 'JJ') &&
    /^(?:IN|TO)$/u.test(before?.tag ?? '') &&
    !opensClause
  );
}
