import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import { isOfPeople } from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { findNounAfter, isNoun, textBetween } from '#cohesion/words.ts';

/** "some … others", "one group … another": people are told apart. */
const divisions: readonly RegExp[] = [
  /\b(one (?:group|class|team))\b.*\b(another(?: (?:group|class|team))?|the others?(?: (?:group|class|team))?|the rest|the second)\b/iu,
  /\b(some(?! (?:day|week|month|year|hour|minute|time)s?\b)|half)\b.*\b((?:the )?others|the rest|the other half)\b/iu,
  /\b(?:divided|split|sorted) (?:[a-z]+ ){0,3}(?:into|in) ((?:two|three|four|five|several) (?:groups|classes|teams|halves))\b/iu,
  /\b((?:two|three|four|five|several) (?:groups|classes|teams)) of\b/iu,
];

/** The words by which a sentence tells groups apart. */
function readDivision({ text, tokens }: CueSentence): string | undefined {
  // "Half of the brain sleeps, the other half wakes" divides nobody.
  const isOfGroups = tokens.some(
    (token) => isOfPeople(token) || /^(?:them|groups?|class|team)$/u.test(token.lower),
  );
  if (!isOfGroups || !tokens.some(({ tag }) => tag === 'VBD' || tag === 'VBN')) return undefined;
  for (const pattern of divisions) {
    const [, one, other] = pattern.exec(text) ?? [];
    if (one !== undefined) return other === undefined ? one : `${one} … ${other}`;
  }
  return undefined;
}

const groupWords =
  /\b(?:both groups|(?:the|students in the|people in the|those in the) (?:first|second|third|other|control|latter|former) group)\b/iu;
const those =
  /^(?:in contrast, |by contrast, |surprisingly, |afterward, |as expected, )?(those (?:who (?:had |were |could |had been |did not )?[a-z]+|given|told|shown|asked|made|allowed|left|wearing|using|watching|reading|listening))\b/iu;

/** "Those who talked", "the second group": one part of those who were told apart before; "one group … another" of "three groups". */
export function findGroupPart(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const sentence = sentences[at];
  if (!sentence) return undefined;
  const own = readDivision(sentence);
  const words = own === undefined ? readPart(sentence) : /^one /iu.test(own) ? own : undefined;
  if (words === undefined) return undefined;
  const divided = sentences.flatMap((other): [number, string][] => {
    const named = other.index === at ? undefined : readDivision(other);
    // "One group … another" takes up the groups that were announced, no other parts.
    const isWhole = own === undefined || /^(?:two|three|four|five|several) /iu.test(named ?? '');
    return named === undefined || !isWhole ? [] : [[other.index, named]];
  });
  const nearest = divided.at(-1)?.[0];
  if (nearest === undefined || nearest > at) return undefined;
  const antecedents = new Map(
    divided.map(([index, named]): [number, Antecedent] => [
      index,
      { words: named, fit: 1, strength: index === nearest ? 3 : 1 },
    ]),
  );
  return { type: 'group', words, relation: '', antecedents, lost: 2.5, far: 0 };
}

/** Those who do something are anyone, unless it was done in an experiment. */
function readPart({ text, tokens }: CueSentence): string | undefined {
  const isPast = tokens.some(({ tag }) => tag === 'VBD');
  return groupWords.exec(text)?.[0] ?? (isPast ? those.exec(text)?.[1] : undefined);
}

const partWords = /^(?:some|one|most|many|half|several|few|none|all|each|two|three)$/u;
const kindNouns =
  /^(?:kind|sort|type|form|way|part|amount|number|lot|pair|group|piece|percent|hundred|thousand|million)$/u;

/** "Some of the referees" asks for referees; the very noun was brought in without "the". */
export function findPartOf(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const [word, of, article] = sentences[at]?.tokens ?? [];
  if (
    !word ||
    !partWords.test(word.lower) ||
    of?.lower !== 'of' ||
    !/^(?:the|these|those)$/u.test(article?.lower ?? '')
  )
    return undefined;
  const tokens = sentences[at]?.tokens ?? [];
  const noun = findNounAfter(tokens, 2);
  if (noun?.tag !== 'NNS' || kindNouns.test(noun.lemma)) return undefined;
  // "some of the people who came", "one of the oldest towns in"
  const [after] = tokens.slice(tokens.indexOf(noun) + 1);
  if (tokens.indexOf(noun) !== 3 || !after || !/^(?:VB|MD|,)/u.test(after.tag)) return undefined;
  const named = sentences.flatMap(({ index, text, tokens: others }): [number, Antecedent][] => {
    if (index === at) return [];
    // Questions are as good as named where they are asked.
    if (noun.lemma === 'question' && text.endsWith('?'))
      return [[index, { words: '', fit: 1, strength: 2.5 }]];
    const found = others.findLast((other) => isSameNoun(other, noun));
    return found ? [[index, { words: found.text, fit: 1, strength: 2.5 }]] : [];
  });
  const [first] = named;
  if (!first || first[0] >= at) return undefined;
  const words = textBetween(analysis, word, noun);
  return { type: 'group', words, relation: '', antecedents: new Map(named), lost: 2, far: 0 };
}

const isSameNoun = (one: Token, other: Token): boolean =>
  isNoun(one) && one.tag === 'NNS' && one.lemma === other.lemma;
