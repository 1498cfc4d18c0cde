import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { canNameStatement, lasting } from '#cohesion/shell-nouns.ts';
import { areFamily, emptyWords, findNounAfter, isNoun, textBetween, timeNouns } from '#cohesion/words.ts';

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
    const isSame = token.lower === 'same' && tokens[position - 1]?.lower === 'the' && !comparesSame(tokens);
    if (!next || !(isSame || demonstratives.has(token.lower)) || isOtherUse(tokens, position, next)) continue;
    const from = next.lower === 'a' || next.lower === 'an' ? position + 1 : position;
    const noun = findNounAfter(tokens, from) ?? (isVerbForNoun(tokens, position) ? next : undefined);
    // "For the same reason" sets two things side by side, whatever reason was spoken of.
    if (isSame && noun?.lemma === 'reason') continue;
    if (noun && !timeNouns.has(noun.lemma) && !(isSame && emptyWords.has(noun.lemma))) {
      // A noun of the same sentence before the pointer may be what it points to.
      if (tokens.slice(0, position).some((earlier) => isNoun(earlier) && earlier.lemma === noun.lemma))
        continue;
      return pointTo(
        sentences,
        at,
        textBetween(analysis, isSame ? (tokens[position - 1] ?? token) : token, noun),
        noun,
      );
    }
    const verb = next.tag === 'RB' ? tokens[position + 2] : next;
    if (position === 0 && /^(?:VB|MD)/u.test(verb?.tag ?? '') && !namesThing(tokens))
      return pointTo(sentences, at, token.text, undefined);
  }
  return undefined;
}

/** "This is The Towers" shows a thing; "This is why …" takes up what was said. */
const namesThing = ([, verb, next]: readonly Token[]): boolean =>
  verb?.lemma === 'be' && next !== undefined && /^(?:DT|NNP|CD)/u.test(next.tag);

const similar =
  /^(?:(?:an? )?(?:very |much |strikingly |equally )?similar|much the same|the same is true|something similar)\b(?! (?:to|in)\b)/iu;

/** "Similar patterns can be seen today": something like them was told of. */
export function findSimilar(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const text = sentences[at]?.text ?? '';
  const words = similar.exec(text)?.[0];
  // "Similar shapes have similar uses", "a rule similar to that of chess" say themselves what is alike.
  if (at === 0 || words === undefined || /\b(?:to that of|to those of|similar .*\bsimilar)\b/iu.test(text))
    return undefined;
  return {
    type: 'connective',
    words,
    relation: '유사',
    antecedents: new Map([[at - 1, { words: '', fit: 1, strength: 3 }]]),
    lost: 1,
    far: 0.5,
  };
}

const parts = /^(?:some|most|both|each|none|few|all|many)$/u;
const opinions =
  /^(?:say|argue|believe|think|claim|feel|agree|know|may|might|would|hold|maintain|insist|contend|worry|fear|hope|object|protest)$/u;

/** "Most in the city do", "Only one escaped": a part of what was just named. "Many think so" is said of anyone. */
export function findPart(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const start = tokens[0]?.lower === 'only' ? 1 : 0;
  const [word, next] = [tokens[start], tokens[start + 1]];
  const isPart = start === 1 ? word?.lower === 'one' : parts.test(word?.lower ?? '');
  if (at === 0 || !word || !next || !isPart || opinions.test(next.lemma)) return undefined;
  const whole =
    start === 1 && isNoun(next)
      ? sentences[at - 1]?.tokens.find(({ tag, lemma }) => tag === 'NNS' && lemma === next.lemma)
      : undefined;
  if (!whole && !/^(?:VB[PDZ]|MD)$/u.test(next.tag) && next.lower !== 'in') return undefined;
  // Any sentence with a plural subject could be meant by "Each"; "Most in the city" says itself of whom.
  const subjectsOf = (index: number): readonly Token[] =>
    next.lower === 'in' ? [] : (sentences[index]?.subjects.filter(({ tag }) => tag === 'NNS') ?? []);
  const near = subjectsOf(at - 1);
  const named =
    whole ??
    (near.length === 1 ? near.find((subject) => isOnlyPlural(sentences[at - 1], subject)) : undefined);
  const antecedents = new Map(
    sentences.flatMap(({ index }): [number, Antecedent][] =>
      index !== at && subjectsOf(index).length > 0 ? [[index, { words: '', fit: 1, strength: 0 }]] : [],
    ),
  );
  antecedents.set(at - 1, { words: named?.text ?? '', fit: 1, strength: 2 });
  const words = tokens
    .slice(0, whole ? start + 2 : start + 1)
    .map(({ text }) => text)
    .join(' ');
  // "Only one room" may come after more words of the rooms.
  return { type: 'demonstrative', words, relation: '', antecedents, lost: 1, far: whole ? 0.5 : 1 };
}

/** "Engineers saw that firms had failed": each may be one of the firms. */
const isOnlyPlural = (sentence: CueSentence | undefined, { lemma }: Token): boolean =>
  sentence?.tokens.every(
    (token) => !/^NNP?S$/u.test(token.tag) || token.lemma === lemma || timeNouns.has(token.lemma),
  ) === true;

/** A proposal, then "on this view": one thing under two names. */
const otherNames: readonly ReadonlySet<string>[] = [
  'account explanation hypothesis interpretation proposal theory view',
  'problem difficulty trouble obstacle challenge',
  'fear worry anxiety',
  'mistake error',
  'habit custom tradition',
  'journey trip voyage',
  'disease illness',
  'method technique procedure',
  'attempt effort',
  'story tale',
].map((row) => new Set(row.split(' ')));
const areOneThing = (one: Token, other: Token): boolean =>
  isNoun(one) && otherNames.some((names) => names.has(one.lemma) && names.has(other.lemma));

/** "These fears" where something else was feared long before: worth telling, but no proof. */
const sharedStrength = 1;

/** With a noun of the same family before it the pointer is sure; else the whole sentence before is meant. */
function pointTo(sentences: readonly CueSentence[], at: number, words: string, noun: Token | undefined): Cue {
  const isNamedBy = (token: Token): boolean =>
    noun !== undefined && (areFamily(token, noun) || areOneThing(token, noun));
  const findNamed = ({ index, content }: CueSentence): Token | undefined =>
    index === at ? undefined : content.findLast(isNamedBy);
  const isOfOthers = ({ tokens }: CueSentence, found: Token): boolean =>
    isNoun(found) && tokens[tokens.indexOf(found) + 1]?.lower === 'of';
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
    if (found && index < at - 1 && isNoun(found) && noun?.tag === 'NNS' && found.tag === 'NN') return [];
    return found ? [[index, { words: found.text, fit: 1, strength: 3 }]] : [];
  });
  const type = 'demonstrative';
  // "These findings" may be those of any study told of.
  if (noun && outcomes.has(noun.lemma)) {
    const told = sentences.filter((sentence) => sentence.index !== at && givesOutcome(sentence));
    named.push(
      ...told.flatMap(({ index }): [number, Antecedent][] =>
        named.some(([known]) => known === index) ? [] : [[index, { words: '', fit: 1, strength: 0 }]],
      ),
    );
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
  // "this town", "that advisory" may be another word for something named long before.
  // "Such an experiment" may be what the whole text told of, "the same haste" what its own sentence says.
  const isLoose = /^the same\b/iu.test(words) || (/^such\b/iu.test(words) && lasting.test(noun?.lemma ?? ''));
  const isAbstract = (noun === undefined || canNameStatement(noun)) && !isLoose;
  const weight = isAbstract ? 1 : 0.5;
  const antecedents = new Map(named.map(([index, found]) => [index, { ...found, strength: 0 }]));
  // "Such talk" may be the talk that was named before all this.
  antecedents.set(at - 1, {
    words: '',
    fit: 1,
    strength: isAbstract ? (nearest === undefined ? 2 : sharedStrength) : 0,
  });
  return { type, words, relation: '', antecedents, lost: weight, far: weight };
}

/** "the same house as before": the sentence says itself which. */
const comparesSame = (tokens: readonly Token[]): boolean => tokens.some(({ lower }) => lower === 'as');

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

/** "that" as a conjunction, "such as", "those who", "those told to leave": no pointer. */
function isOtherUse(tokens: readonly Token[], position: number, next: Token): boolean {
  const token = tokens[position] ?? next;
  if (token.lower === 'such') return next.lower === 'as' || isMeasured(tokens, position);
  // "Those merely reading": an adverb may come first.
  const said = tokens.slice(position + 1).find(({ tag }) => !tag.startsWith('RB')) ?? next;
  if (
    token.lower === 'those' &&
    (said.lower.endsWith('ing') ||
      /^VB[DN]$/u.test(said.tag) ||
      /^(?:who|which|that|of|with|in|at|on|from|under|whose)$/u.test(said.lower))
  )
    return true;
  return (
    token.lower === 'that' &&
    position > 0 &&
    !(
      token.tag === 'DT' &&
      (isNoun(next) || next.tag === 'JJ') &&
      /^(?:IN|TO)$/u.test(tokens[position - 1]?.tag ?? '')
    )
  );
}
