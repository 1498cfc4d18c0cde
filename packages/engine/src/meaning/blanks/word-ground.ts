import { findNounClass } from '@jadoo/lexicon';

import { isTelling } from '#meaning/blanks/backing.ts';
import { quoteClue } from '#meaning/blanks/explain-blank.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { getConcept, relate } from '#wording/concepts.ts';
import type { Clue } from '#wording/evidence.ts';
import { findLink } from '#wording/links.ts';
import { getWordClass } from '#wording/word-class.ts';

/** What another clause of the passage says of a word: its contrary across a turn, or the same. */
export interface Ground extends Clue {
  sense: 'contrast' | 'same';
}

const weights = { contrast: 3, family: 2, synonym: 1.5 } as const;
const worthOfShared = 0.4;
const mostShared = 3;

/** The clause of the passage that says most for the word; undefined where none can be quoted. */
export function findGround(analysis: PassageAnalysis, word: Token): Ground | undefined {
  const shared = countShared(analysis, word);
  return analysis.tokens
    .filter((token) => token.index !== word.index && isTelling(token) && !token.tag.startsWith('NNP'))
    .filter(({ sentence }) => !/\?/u.test(analysis.sentences[sentence]?.text ?? '?'))
    .flatMap((token): Ground[] => {
      const found = readBond(analysis, word, token);
      if (found === undefined) return [];
      const kin = Math.min(mostShared, shared.get(token.sentence) ?? 0);
      // Farther off, and of nothing that the sentence names, the same may be said of another matter.
      const isBeside = Math.abs(token.sentence - word.sentence) <= 1;
      if (kin === 0 && !isBeside) return [];
      return [{ ...found, weight: found.weight + worthOfShared * kin }];
    })
    .sort((left, right) => right.weight - left.weight)
    .find(({ token, sense }) => {
      const quoted = quoteClue(analysis, word, token);
      return quoted !== undefined && !(sense === 'same' && negation.test(quoted));
    });
}

const negation = /\b(?:no|not|never|nobody|none|nothing|neither|hardly|rarely|seldom|cannot)\b|n[’']t\b/iu;

function readBond(analysis: PassageAnalysis, word: Token, token: Token): Ground | undefined {
  const [own, other] = [getWordClass(word), getWordClass(token)];
  if (own === undefined || other === undefined) return undefined;
  const link = findLink(analysis, word, token);
  const relation = relate(getConcept(word.lemma, own), getConcept(token.lemma, other));
  // Two deeds that are opposed may be done to different things.
  if (relation === 'antonym')
    return own !== 'v' && link.direction === 'contrast' && !/^than$/iu.test(link.words)
      ? { token, link, sense: 'contrast', weight: weights.contrast }
      : undefined;
  // What stands in one sentence with the word says another thing of it.
  if (word.sentence === token.sentence || (relation !== 'family' && relation !== 'synonym')) return undefined;
  // "a building" says nothing of what is built.
  if (other === 'n' && isConcrete(token.lemma)) return undefined;
  // "simple" and "have simply accepted", "the young" and "little room": only a word of the same class takes another one up.
  if (relation === 'synonym' ? own !== other || own === 'adj' : other === 'adv' || own === 'adj')
    return undefined;
  return { token, link, sense: 'same', weight: weights[relation] };
}

const isConcrete = (lemma: string): boolean =>
  /^(?:people|nature|land|thing|stuff|place)$/u.test(findNounClass(lemma) ?? '');

/** By sentence how many telling words it has in common with the sentence of the word. */
function countShared({ tokens, sentences }: PassageAnalysis, word: Token): ReadonlyMap<number, number> {
  const { firstToken = 0, endToken = 0 } = sentences[word.sentence] ?? {};
  const own = new Set(
    tokens
      .slice(firstToken, endToken)
      .filter((token) => token !== word && isTelling(token))
      .map(({ lemma }) => lemma),
  );
  const found = new Map<number, Set<string>>();
  for (const token of tokens)
    if (own.has(token.lemma)) {
      const known = found.get(token.sentence) ?? new Set();
      found.set(token.sentence, known.add(token.lemma));
    }
  return new Map([...found].map(([sentence, lemmas]) => [sentence, lemmas.size]));
}
