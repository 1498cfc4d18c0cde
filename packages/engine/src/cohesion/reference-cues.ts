import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { listSubjects } from '#grammar/agreement.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { personNouns } from '#cohesion/connectives.ts';
import type { Cue } from '#cohesion/cue.ts';
import { findNounAfter, isNoun, textBetween, timeNouns } from '#cohesion/words.ts';

const demonstratives = new Set(['this', 'these', 'that', 'those', 'such']);

const personPronouns = new Set(['he', 'she', 'him', 'her', 'his', 'hers']);

const thirdPronouns = new Set(['it', 'they', 'them', 'their', 'its']);

const masculine = new Set('man boy father brother son husband king prince actor'.split(' '));

const feminine = new Set('woman girl mother sister daughter wife queen actress'.split(' '));

/** "this", "these", "such" + noun, or a bare "This" as the first word, point to what was just said. */
export function findDemonstrative(
  analysis: PassageAnalysis,
  tokens: Token[],
  before: Token[],
): Cue | undefined {
  const reach = 14;
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    const next = tokens[position + 1];
    if (!next || !demonstratives.has(token.lower) || isOtherUse(token, next, position)) continue;
    const noun = findNounAfter(tokens, next.lower === 'a' || next.lower === 'an' ? position + 1 : position);
    if (noun && !timeNouns.has(noun.lemma)) {
      // A noun of the same sentence before the pointer may be what it points to.
      if (tokens.slice(0, position).some((earlier) => isNoun(earlier) && earlier.lemma === noun.lemma))
        continue;
      const antecedent = before.findLast((earlier) => isNoun(earlier) && earlier.lemma === noun.lemma);
      const words = textBetween(analysis, token, noun);
      return {
        type: 'demonstrative',
        strength: antecedent ? 3 : 2,
        words,
        antecedent: antecedent?.text ?? '',
        relation: '',
      };
    }
    if (position === 0 && /^(?:VB|MD)/u.test(next.tag)) {
      return { type: 'demonstrative', strength: 2, words: token.text, antecedent: '', relation: '' };
    }
  }
  return undefined;
}

/** "that" as a conjunction, "such as", "those who": no pointer. */
function isOtherUse(token: Token, next: Token, position: number): boolean {
  if (token.lower === 'such') return next.lower === 'as';
  if (token.lower === 'those' && /^(?:who|which|that|of|with|in|whose)$/u.test(next.lower)) return true;
  return token.lower === 'that' && position > 0 && !(token.tag === 'DT' && isNoun(next));
}

export function findPronoun(analysis: PassageAnalysis, tokens: Token[], before: Token[]): Cue | undefined {
  const reach = 9;
  const head = tokens.slice(0, reach);
  for (const [position, token] of head.entries()) {
    const isPerson = personPronouns.has(token.lower);
    if (!isPerson && !thirdPronouns.has(token.lower)) continue;
    // "Deep in its valley, the town …": a possessive further in may point forward.
    if (/^(?:its|their|his|her)$/u.test(token.lower) && position > 1) return undefined;
    // A fitting noun before the pronoun in its own sentence may be what it stands for.
    if (head.slice(0, position).some((earlier) => fitsPronoun(earlier, token.lower))) return undefined;
    if (token.lower === 'it' && isDummyIt(tokens, position)) return undefined;
    const antecedent =
      findSubjectHead(analysis, before, token.lower) ??
      (isPerson ? before.findLast((earlier) => fitsPronoun(earlier, token.lower)) : undefined);
    if (!antecedent) return undefined;
    return {
      type: 'pronoun',
      strength: 2,
      words: token.text,
      antecedent: antecedent.text,
      relation: '',
    };
  }
  return undefined;
}

/** The first subject of the sentence before that the pronoun fits; other nouns there are seldom meant. */
function findSubjectHead(analysis: PassageAnalysis, before: Token[], pronoun: string): Token | undefined {
  const sentence = analysis.sentences[before.at(-1)?.sentence ?? -1];
  if (!sentence) return undefined;
  const view = viewSentence(analysis, sentence);
  return listSubjects(view)
    .filter(
      ({ first }) =>
        !/^(?:that|which|who|because|if)$/u.test(view.at(first - 1).lower) &&
        !(view.at(first - 1).tag === 'CC' && isNoun(view.at(first - 2))),
    )
    .map(({ head }) => view.at(head))
    .find((token) => fitsPronoun(token, pronoun));
}

/** "It is easy to …", "It seems that …": no antecedent. */
function isDummyIt(tokens: Token[], position: number): boolean {
  const window = tokens.slice(position + 1, position + 14).map((token) => token.lower);
  return (
    window.includes('that') || window.includes('to') || window.includes('when') || window.includes('who')
  );
}

function fitsPronoun(token: Token, pronoun: string): boolean {
  if (personPronouns.has(pronoun)) {
    const other = /^h(?:e|im|is)$/u.test(pronoun) ? feminine : masculine;
    return isNoun(token) && !other.has(token.lemma) && (token.tag === 'NNP' || personNouns.has(token.lemma));
  }
  if (!isNoun(token)) return false;
  if (/^the(?:y|m|ir)$/u.test(pronoun)) return token.tag === 'NNS' || token.tag === 'NNPS';
  return token.tag === 'NN';
}

export function findArticle(analysis: PassageAnalysis, tokens: Token[], before: Token[]): Cue | undefined {
  const reach = 8;
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    if (token.lower !== 'the') continue;
    const noun = findNounAfter(tokens, position);
    if (noun?.tag !== 'NN') continue;
    const words = textBetween(analysis, token, noun);
    for (const [index, earlier] of before.entries()) {
      if (earlier.lower !== 'a' && earlier.lower !== 'an') continue;
      const introduced = findNounAfter(before, index);
      if (introduced?.lemma !== noun.lemma) continue;
      return {
        type: 'article',
        strength: 2,
        words,
        antecedent: textBetween(analysis, earlier, introduced),
        relation: '',
      };
    }
  }
  return undefined;
}

/** A surname alone points back to where the full name stands. */
export function findName(analysis: PassageAnalysis, tokens: Token[], before: Token[]): Cue | undefined {
  for (const token of tokens.slice(0, 8)) {
    if (!token.tag.startsWith('NNP')) continue;
    const previous = tokens[tokens.indexOf(token) - 1];
    if (previous?.tag.startsWith('NNP')) continue;
    const index = before.findIndex(
      (earlier, at) => earlier.text === token.text && before[at - 1]?.tag.startsWith('NNP'),
    );
    const first = before[index - 1];
    const last = before[index];
    if (index > 0 && first && last) {
      return {
        type: 'name',
        strength: 3,
        words: token.text,
        antecedent: textBetween(analysis, first, last),
        relation: '',
      };
    }
  }
  return undefined;
}
