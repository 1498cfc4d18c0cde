import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { isExplained, isNoun, textBetween } from '#cohesion/words.ts';

const isFinite = ({ tag }: Token): boolean => /^(?:VB[DPZ]|MD)$/u.test(tag);
const endsClause = (token: Token | undefined): boolean => /^[,.;!?]/u.test(token?.tag ?? '.');

/** "Aware of this, …", "Poets have always known this": all that was just said. */
export function findBareThis(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const position = tokens.findIndex(({ lower }) => lower === 'this');
  const [before, token] = [tokens[position - 1], tokens[position]];
  if (at === 0 || !before || !token || !endsClause(tokens[position + 1])) return undefined;
  if (!/^(?:IN|VB)/u.test(before.tag) || before.lower === 'like') return undefined;
  // After a clause of its own the sentence may mean that.
  const head = tokens.slice(0, position);
  const isLate = head.some(({ tag }, place) => /^[,:;]/u.test(tag) && head.slice(0, place).some(isFinite));
  if (isLate) return undefined;
  return {
    type: 'demonstrative',
    words: token.text,
    relation: '',
    antecedents: new Map([[at - 1, { words: '', fit: 1, strength: 2 }]]),
    lost: 1,
    far: 1,
  };
}

const soReach = 12;
const trying = /^(?:have|be|do|begin|start|try|fail|refuse|continue|manage|hope|seem)$/u;
const closesDoSo = /^(?:only|again|too|for|in|at|by|on|because|when|with|and|but|to)$/u;

/** "Few keepers had done so": what was done is told just before. */
export function findDoSo(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const position = tokens.findIndex(
    ({ lemma }, place) => place < soReach && lemma === 'do' && tokens[place + 1]?.lower === 'so',
  );
  const [verb, so, after] = tokens.slice(position, position + 3);
  // "Rarely does so great a harm", "they did so well" measure.
  if (at === 0 || position < 1 || !verb || !so || !(endsClause(after) || closesDoSo.test(after?.lower ?? '')))
    return undefined;
  // Its own sentence may tell what is done.
  const head = tokens.slice(0, position);
  if (head.some(({ tag, lemma }) => /^VB/u.test(tag) && !trying.test(lemma))) return undefined;
  return {
    type: 'demonstrative',
    words: textBetween(analysis, verb, so),
    relation: '',
    antecedents: new Map([[at - 1, { words: '', fit: 1, strength: 2 }]]),
    lost: 1,
    far: 1,
  };
}

/** A determiner right before a singular noun. */
interface Phrase {
  /** Of the determiner in its sentence. */
  position: number;
  determiner: Token;
  noun: Token;
}

const listPhrases = (tokens: readonly Token[], determiners: RegExp): Phrase[] =>
  tokens.flatMap((determiner, position): Phrase[] => {
    const noun = tokens[position + 1];
    return noun?.tag === 'NN' && determiners.test(determiner.lower) ? [{ position, determiner, noun }] : [];
  });

/** The sentences in which a word is met, those after it included. */
const listMentions = (sentences: readonly CueSentence[], isMention: (token: Token) => boolean): number[] =>
  sentences.filter(({ tokens }) => tokens.some(isMention)).map(({ index }) => index);

const thatReach = 2;

/** "A rule closes that path": the noun was named just before. */
export function findThatNoun(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const phrase = listPhrases(tokens, /^that$/u).find(({ position }) => {
    const after = tokens[position + 2];
    // "He showed that water boils": a clause goes on after its subject.
    const isClosed = endsClause(after) || (after?.tag === 'CC' && tokens[position + 3]?.tag.startsWith('VB'));
    return tokens[position - 1]?.tag.startsWith('VB') && isClosed;
  });
  if (!phrase) return undefined;
  const { position, determiner, noun } = phrase;
  // A mention in its own sentence explains it.
  if (tokens.slice(0, position).some(({ lemma }) => lemma === noun.lemma)) return undefined;
  const named = listMentions(sentences, (token) => isNoun(token) && token.lemma === noun.lemma);
  const nearest = named.findLast((index) => index < at);
  if (nearest === undefined || nearest < at - thatReach) return undefined;
  const antecedents = new Map(
    named
      .filter((index) => index !== at)
      .map((index): [number, Antecedent] => [index, { words: noun.text, fit: 1, strength: 3 }]),
  );
  const words = textBetween(analysis, determiner, noun);
  return { type: 'demonstrative', words, relation: '', antecedents, lost: 2, far: 0 };
}

const studies = /^(?:study|experiment|survey|trial|test)$/u;
const furtherStudy =
  /^(?:in |to )?(?:a|another) (?:second |third |further |later |follow-up |different )?(?:study|experiment|survey|trial|test)\b/iu;
const isFurther = /\banother\b|\b(?:second|third|further|later|follow-up|different) /iu;
const tellsStudy = ({ lemma, tag }: Token): boolean =>
  tag.startsWith('NN') &&
  /^(?:study|experiment|survey|trial|test|researcher|scientist|psychologist|economist|biologist|participant)$/u.test(
    lemma,
  );

/** "A second experiment" asks for a first one. */
export function findFurtherStudy(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const sentence = sentences[at];
  const words = furtherStudy.exec(sentence?.text ?? '')?.[0].replace(/^(?:in|to) /iu, '');
  if (words === undefined || !isFurther.test(words)) return undefined;
  const told = sentences.flatMap(({ index, tokens }): [number, Antecedent][] => {
    const found = index === at ? undefined : tokens.find(tellsStudy);
    if (!found) return [];
    const isStudy = studies.test(found.lemma);
    return [[index, { words: isStudy ? found.text : '', fit: 1, strength: isStudy ? 2 : 0 }]];
  });
  if (!told.some(([index]) => index < at)) return undefined;
  return { type: 'comparison', words, relation: '', antecedents: new Map(told), lost: 2, far: 0 };
}

const owners = /^(?:the|this|its|her|his|their)$/u;

/** "The movement" after the Green Belt Movement: a part of a name stands for the whole. */
export function findNamedThing(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  for (const { position, determiner, noun } of listPhrases(tokens, owners)) {
    const after = tokens[position + 2];
    if (!/^[a-z]{4,}$/u.test(noun.text) || isExplained(after) || after?.tag.startsWith('NN')) continue;
    const mentions = listMentions(sentences, ({ lower }) => lower === noun.lower);
    const [first = at] = mentions;
    const name = first < at && readNameEndingIn(analysis, sentences[first]?.tokens ?? [], noun.lower);
    if (!name) continue;
    const antecedents = new Map(
      mentions
        .filter((index) => index !== at)
        .map((index): [number, Antecedent] => [
          index,
          { words: index === first ? name : '', fit: 1, strength: index === first ? 2.5 : 0 },
        ]),
    );
    const words = textBetween(analysis, determiner, noun);
    return { type: 'name', words, relation: '', antecedents, lost: 2, far: 0 };
  }
  return undefined;
}

/** The capitalised name of several words that ends in the noun and is its only mention there. */
function readNameEndingIn(
  analysis: PassageAnalysis,
  tokens: readonly Token[],
  noun: string,
): string | undefined {
  const places = tokens.flatMap(({ lower }, place) => (lower === noun ? [place] : []));
  const [last = -1] = places;
  const isCapital = (place: number): boolean => /^[A-Z]/u.test(tokens[place]?.text ?? '');
  let start = last;
  while (isCapital(start - 1) && start > 1) start -= 1;
  const [from, to] = [tokens[start], tokens[last]];
  if (places.length !== 1 || !isCapital(last) || start === last || !from || !to) return undefined;
  return isCapital(last + 1) ? undefined : textBetween(analysis, from, to);
}
