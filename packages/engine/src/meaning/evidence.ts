import { findAntonyms } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { areSynonyms, namesSense } from '#meaning/same-sense.ts';

/** A word elsewhere in the passage by which a blank can be inferred. */
export interface Evidence {
  /** 3 tells it plainly, 1 hints at it. */
  strength: number;
  token: Token;
  /** Korean clause ending in -므로. */
  reason: string;
}

const stemLength = 6;
const nearSentences = 2;
const maxEvidence = 3;

/** What in the passage points to the word, strongest first. */
export function findEvidence(analysis: PassageAnalysis, source: PassageSource, word: BlankWord): Evidence[] {
  const fromLine = findInLines(source, word);
  const found = analysis.tokens.flatMap((token) => {
    const evidence = weigh(analysis, word, token);
    return evidence ? [evidence] : [];
  });
  const sorted = found.sort((a, b) => b.strength - a.strength || b.token.index - a.token.index);
  return [...fromLine, ...sorted].sort((a, b) => b.strength - a.strength).slice(0, maxEvidence);
}

/** The teacher's gist names what the word means: then the word carries the point. */
function findInLines({ gist, topic, title, summary }: PassageSource, word: BlankWord): Evidence[] {
  // A verb of the gist says how, not what: other verbs could do.
  if (word.pos === 'v') return [];
  const line = gist?.trim().replace(/[.\s]+$/u, '') ?? '';
  const english = [topic, title, summary].join(' ').toLowerCase();
  const isNamed = line.endsWith('다') && namesSense(line, word.token.lemma, word.pos);
  if (!isNamed && !new RegExp(String.raw`\b${word.token.lemma}`, 'u').test(english)) return [];
  return [{ strength: 2.2, token: word.token, reason: '글 전체의 내용으로 보아' }];
}

const quote = (token: Token): string => `‘${token.text}’`;

function weigh(analysis: PassageAnalysis, word: BlankWord, token: Token): Evidence | undefined {
  const { token: blank, pos } = word;
  if (
    token === blank ||
    !/^(?:NN|VB|JJ|RB)/u.test(token.tag) ||
    token.tag.startsWith('NNP') ||
    token.text.length < 4 ||
    /^(?:be|do|have|make|take|give|come|become|seem|keep|people|thing)$/u.test(token.lemma)
  )
    return undefined;
  const distance = Math.abs(token.sentence - blank.sentence);
  const where = distance === 0 ? '같은 문장' : token.sentence < blank.sentence ? '앞부분' : '뒷부분';
  const say = (strength: number, tail: string): Evidence => ({
    strength,
    token,
    reason: `글의 ${where}에 있는 ${withParticle(quote(token), '과')} ${tail}`,
  });
  const isOpposite = findAntonyms(blank.lemma, pos).some((antonym) => antonym.word === token.lemma);
  if (isOpposite && distance <= 1 && hasContrast(analysis, blank, token))
    return say(3, '뜻이 대조되는 말이 와야 하므로');
  if (isFamily(blank.lemma, token.lemma)) return say(distance === 0 ? 1 : 2.5, '같은 내용을 가리켜야 하므로');
  if (distance > 0 && isPartOfSpeech(token, pos) && areSynonyms(blank.lemma, token.lemma, pos, 1))
    return say(distance <= nearSentences ? 2.5 : 2, '뜻이 통해야 하므로');
  const isOppositeOfKin = word.opposites.some(
    ({ lemma }) => lemma !== token.lemma && isFamily(lemma, token.lemma),
  );
  return isOppositeOfKin && distance <= 1 && hasContrast(analysis, blank, token)
    ? say(2.5, '뜻이 대조되는 말이 와야 하므로')
    : undefined;
}

const tagOf: Readonly<Partial<Record<string, RegExp>>> = { n: /^NN/u, v: /^VB/u, adj: /^JJ/u, adv: /^RB/u };
const isPartOfSpeech = (token: Token, pos: string): boolean => tagOf[pos]?.test(token.tag) === true;

const isFamily = (left: string, right: string): boolean =>
  left !== right &&
  left.length >= stemLength &&
  right.length >= stemLength - 1 &&
  left.slice(0, stemLength - 1) === right.slice(0, stemLength - 1) &&
  sharesEnough(left, right);

const sharesEnough = (left: string, right: string): boolean => {
  let shared = 0;
  while (shared < Math.min(left.length, right.length) && left[shared] === right[shared]) shared += 1;
  return shared >= Math.max(stemLength - 1, Math.ceil(0.6 * Math.min(left.length, right.length)));
};

const contrastWords =
  /^(?:but|yet|however|while|whereas|although|though|instead|rather|not|n't|never|nor|than|unlike|despite|less|more|only)$/u;

/** Between the two words, or where the later sentence opens, stands a word of contrast. */
function hasContrast(analysis: PassageAnalysis, left: Token, right: Token): boolean {
  const from = Math.min(left.index, right.index);
  const to = Math.max(left.index, right.index);
  return analysis.tokens.slice(Math.max(0, from - 4), to).some(({ lower }) => contrastWords.test(lower));
}
