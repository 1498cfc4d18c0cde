import { findNounClass } from '@jadoo/lexicon';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import { isOfPerson, readNameRun } from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { findNounAfter, textBetween } from '#cohesion/words.ts';

const pointsThere = /^(?:there(?=,| (?:he|she|it|they|we|a|an|the)\b)|(?:to get|on the way|once) there\b)/iu;
/** Who built a clinic may be there. */
const toPlace = /^(?:in|at|to|into|reach|near|on|enter|for|join|build|found|open|establish)$/u;

/** "There, she opened a shop": the place was named just before. */
export function findThere(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const sentence = sentences[at];
  const words = pointsThere.exec(sentence?.text ?? '')?.[0];
  if (!sentence || words === undefined || at === 0) return undefined;
  const places = sentences.flatMap((other): [number, Antecedent][] => {
    const named = other.index === at ? undefined : readPlace(analysis, other);
    return named === undefined ? [] : [[other.index, { words: named, fit: 1, strength: 2 }]];
  });
  if (!places.some(([index]) => index === at - 1)) return undefined;
  return { type: 'demonstrative', words, relation: '', antecedents: new Map(places), lost: 2, far: 1 };
}

const houses =
  /^(?:school|college|university|laboratory|lab|hospital|museum|institute|station|factory|academy|church|center|centre|clinic|studio|library|house|farm|shop|office|camp|theater|theatre|garden|observatory|park|zoo)$/u;
const isHouse = (token: Token | undefined): boolean => token !== undefined && houses.test(token.lower);

/** "had to move to a slum": where one moves is a place, whatever it is called. */
const isGoal = (verb: Token | undefined, { lower }: Token, noun: Token): boolean =>
  /^(?:move|flee|escape|retire|settle)$/u.test(verb?.lemma ?? '') &&
  /^(?:to|into|in)$/u.test(lower) &&
  !isOfPerson(noun);

const graduates = /^(?:degree|doctorate|diploma|graduate)$/u;

/** The last place that a sentence names after a word such as "in" or "reach"; a degree comes from the place where one was. */
function readPlace(analysis: PassageAnalysis, { tokens }: CueSentence): string | undefined {
  return tokens
    .flatMap((token, at): string[] => {
      const isFrom = token.lower === 'from' && tokens.slice(0, at).some(({ lemma }) => graduates.test(lemma));
      if (!isFrom && !toPlace.test(token.lemma)) return [];
      // "At a high school in Missouri": who was there was at the school.
      if (token.lower === 'in' && isHouse(tokens[at - 1])) return [];
      const next = tokens[at + 1];
      const start = next?.lower === 'the' ? at + 2 : at + 1;
      if (tokens[start]?.tag.startsWith('NNP')) {
        const [first, last] = readNameRun(tokens, start);
        // "in the Brazilian countryside"
        if (next?.lower === 'the' && tokens[last + 1]?.tag.startsWith('NN')) return [];
        // "The University of Chicago"
        const isLong = tokens[last + 1]?.lower === 'of' && tokens[last + 2]?.tag.startsWith('NNP') === true;
        const end = isLong ? readNameRun(tokens, last + 2)[1] : last;
        const [from, to] = [tokens[first], tokens[end]];
        return from && to ? [textBetween(analysis, from, to)] : [];
      }
      const noun = /^(?:an?|the|his|her|its|their)$/u.test(next?.lower ?? '')
        ? findNounAfter(tokens, at + 1)
        : undefined;
      // Who falls to the ground is nowhere else.
      const isPlace =
        noun &&
        !/^(?:ground|floor|earth)$/u.test(noun.lemma) &&
        (/^(?:place|land)$/u.test(findNounClass(noun.lemma) ?? '') || isGoal(tokens[at - 1], token, noun));
      return isPlace && next ? [textBetween(analysis, next, noun)] : [];
    })
    .at(-1);
}
