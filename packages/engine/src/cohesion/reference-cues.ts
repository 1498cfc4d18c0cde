import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { personNouns } from '#cohesion/connectives.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { findNounAfter, isExplained, isNoun, textBetween } from '#cohesion/words.ts';

const pronounSets: readonly ReadonlySet<string>[] = [
  new Set(['he', 'him', 'his']),
  new Set(['she', 'her', 'hers']),
  new Set(['it', 'its']),
  new Set(['they', 'them', 'their']),
];

const isPerson = (pronoun: string): boolean => pronoun === 'he' || pronoun === 'she';

const masculine = new Set('man boy father brother son husband king prince actor'.split(' '));

const feminine = new Set('woman girl mother sister daughter wife queen actress duchess'.split(' '));

/** The first pronoun near the head of a sentence, unless its own sentence explains it. */
export function findPronoun(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const reach = 9;
  const tokens = sentences[at]?.tokens ?? [];
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    const set = pronounSets.find((forms) => forms.has(token.lower));
    const [pronoun] = set ?? [];
    if (!set || pronoun === undefined) continue;
    // "Deep in its valley, the town …": a possessive further in may point forward.
    if (/^(?:its|their|his|her)$/u.test(token.lower) && position > 1) return undefined;
    // A fitting noun before the pronoun in its own sentence may be what it stands for.
    if (tokens.slice(0, position).some((earlier) => fitsPronoun(earlier, pronoun))) return undefined;
    if (token.lower === 'it' && isDummyIt(tokens, position)) return undefined;
    const antecedents = new Map(
      sentences.flatMap((sentence): [number, Antecedent][] => {
        const found = sentence.index === at ? undefined : findAntecedent(sentence, pronoun, set);
        return found ? [[sentence.index, found]] : [];
      }),
    );
    const near = antecedents.get(at - 1);
    if (!near) return undefined;
    return { type: 'pronoun', words: token.text, relation: '', antecedents, lost: 2, far: 2 };
  }
  return undefined;
}

/** From the word that asks to the head of its subject. */
const subjectReach = 4;

/** A subject is what a pronoun means; another noun that fits may be, and the pronoun itself goes on. */
function findAntecedent(
  { tokens, subjects }: CueSentence,
  pronoun: string,
  set: ReadonlySet<string>,
): Antecedent | undefined {
  const fitting = tokens.filter((token) => fitsPronoun(token, pronoun));
  const subject = subjects.find((token) => fitting.includes(token));
  if (subject && pronoun === 'it' && isAsked(tokens, subject)) return { words: '', fit: 1, strength: 0 };
  if (subject) return { words: subject.text, fit: 1, strength: 2 };
  if (tokens.some(({ lower }) => set.has(lower))) return { words: '', fit: 1, strength: 0 };
  const [only] = fitting;
  if (!only) return undefined;
  const isAlone = fitting.every(({ lemma }) => lemma === only.lemma);
  // "I was a lawyer": the noun of a person need not be the one who is meant, a lone name is.
  if (isPerson(pronoun)) return { words: only.text, fit: 1, strength: isAlone && only.tag === 'NNP' ? 2 : 0 };
  return { words: '', fit: isAlone ? 0.75 : 0.5, strength: 0 };
}

/** "how a lock works": what is then called "it" may be the whole question. */
const isAsked = (tokens: readonly Token[], subject: Token): boolean =>
  tokens
    .slice(0, tokens.indexOf(subject))
    .slice(-subjectReach)
    .some(({ lower }) => /^(?:how|why|whether|what)$/u.test(lower));

/** "It is easy to …", "It seems that …": no antecedent. */
function isDummyIt(tokens: readonly Token[], position: number): boolean {
  const window = tokens.slice(position + 1, position + 14).map((token) => token.lower);
  return ['that', 'to', 'when', 'who'].some((word) => window.includes(word));
}

function fitsPronoun(token: Token, pronoun: string): boolean {
  if (!isNoun(token)) return false;
  if (isPerson(pronoun)) {
    const other = pronoun === 'he' ? feminine : masculine;
    return !other.has(token.lemma) && (token.tag === 'NNP' || personNouns.has(token.lemma));
  }
  if (pronoun === 'they') return token.tag === 'NNS' || token.tag === 'NNPS';
  return token.tag === 'NN' && !personNouns.has(token.lemma);
}

/** "a" brought it in, "the" takes it up. */
export function findArticle(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const reach = 16;
  const tokens = sentences[at]?.tokens ?? [];
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    if (token.lower !== 'the') continue;
    const noun = findNounAfter(tokens, position);
    if (noun?.tag !== 'NN' || isExplained(tokens[tokens.indexOf(noun) + 1])) continue;
    const mentions = listMentions(sentences, at, noun);
    const first = mentions[0];
    if (first === undefined || first >= at) continue;
    const introduced = findIntroduced(sentences[first]?.tokens ?? [], noun);
    if (!introduced) continue;
    const antecedents = new Map(
      mentions.map((index): [number, Antecedent] => [index, { words: '', fit: 1, strength: 0 }]),
    );
    antecedents.set(first, { words: textBetween(analysis, ...introduced), fit: 1, strength: 2 });
    return {
      type: 'article',
      words: textBetween(analysis, token, noun),
      relation: '',
      antecedents,
      lost: 2,
      far: 0.25,
    };
  }
  return undefined;
}

const listMentions = (sentences: readonly CueSentence[], at: number, noun: Token): number[] =>
  sentences
    .filter(
      ({ index, tokens }) =>
        index !== at && tokens.some((token) => isNoun(token) && token.lemma === noun.lemma),
    )
    .map(({ index }) => index);

/** The first mention of the noun, when it stands with "a" or "an". */
function findIntroduced(tokens: readonly Token[], noun: Token): [Token, Token] | undefined {
  const mention = tokens.findIndex((token) => isNoun(token) && token.lemma === noun.lemma);
  for (let index = mention - 1; index >= Math.max(0, mention - 4); index -= 1) {
    const token = tokens[index];
    const head = tokens[mention];
    if (token && head && /^an?$/u.test(token.lower) && findNounAfter(tokens, index) === head)
      return [token, head];
  }
  return undefined;
}

const notFirstNames =
  /^(?:the|new|north|south|east|west|northern|southern|eastern|western|united|great|mr|mrs|ms|dr|sir|lady|lord|president|senator|prime|st|mount|lake|in|on|at|if|when|but|and|for)$/u;

/** A surname alone points back to where the full name stands, an abbreviation to where it is spelt out. */
export function findNames(analysis: PassageAnalysis, sentences: readonly CueSentence[], at: number): Cue[] {
  const tokens = sentences[at]?.tokens ?? [];
  const seen = new Set<string>();
  return tokens.flatMap((token, position): Cue[] => {
    const isAlone =
      token.tag.startsWith('NNP') &&
      !tokens[position - 1]?.tag.startsWith('NNP') &&
      !tokens[position + 1]?.tag.startsWith('NNP');
    if (!isAlone || token.text.length < 2 || seen.has(token.text)) return [];
    seen.add(token.text);
    const full = sentences.flatMap((sentence): [number, Antecedent][] => {
      const words = findFullName(analysis, sentence.tokens, token.text);
      return words === undefined ? [] : [[sentence.index, { words, fit: 1, strength: 3 }]];
    });
    const [first] = full[0] ?? [at];
    const isKnown = sentences
      .slice(0, first)
      .some((one) => one.tokens.some(({ text }) => text === token.text));
    if (first >= at || isKnown) return [];
    return [
      { type: 'name', words: token.text, relation: '', antecedents: new Map(full), lost: 3, far: 0.25 },
    ];
  });
}

/** The words of the capitalised name that ends before `end`. */
function listNameWords(tokens: readonly Token[], end: number): readonly Token[] {
  let start = end;
  while (/^[A-Z]/u.test(tokens[start - 1]?.text ?? '')) start -= 1;
  return tokens.slice(start, end);
}

function findFullName(analysis: PassageAnalysis, tokens: readonly Token[], name: string): string | undefined {
  for (const [position, token] of tokens.entries()) {
    if (token.text !== name) continue;
    const previous = tokens[position - 1];
    const isFirstName = previous?.tag === 'NNP' && !notFirstNames.test(previous.lower.replace('.', ''));
    if (previous && isFirstName && !tokens[position + 1]?.tag.startsWith('NNP'))
      return textBetween(analysis, previous, token);
    const closing = tokens[position + 1];
    if (previous?.text === '(' && closing?.text === ')' && /^[A-Z]{2,}$/u.test(name))
      return textBetween(analysis, listNameWords(tokens, position - 1)[0] ?? previous, closing);
  }
  return undefined;
}
