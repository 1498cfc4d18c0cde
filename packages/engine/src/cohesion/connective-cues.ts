import { findConnective, findMedialConnective, type Connective } from '#cohesion/connectives.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';

const medialReach = 90;
/** Too common to count elsewhere; at the head of a sentence it goes on with the one before. */
const and: Connective = { words: 'and', relation: '첨가', strength: 2 };

const whole = (strength: number): Antecedent => ({ words: '', fit: 1, strength });

/** A connective asks for what stood before it; which words these are cannot be read from it. */
export function findConnectiveCue(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const text = sentences[at]?.text ?? '';
  const lower = text.toLowerCase();
  const opening = findConnective(lower);
  // Late in a sentence, or after a clause of its own, it joins what the sentence itself says.
  const head = lower.slice(0, medialReach).split(/[;:—–]/u, 1)[0] ?? '';
  const found = opening ?? findMedialConnective(head) ?? (/^and\b/u.test(lower) ? and : undefined);
  if (!found || at === 0) return undefined;
  const isTime = found.relation === '시간 순서' || found.relation === '동시';
  const weight = found.strength >= 3 ? 1.25 : isTime ? 1 : 0.75;
  const start = text.length - text.replace(/^[“"‘'(\s]+/u, '').length;
  return {
    type: 'connective',
    words: (opening ?? found === and) ? text.slice(start, start + found.words.length) : found.words,
    relation: relate(found),
    antecedents: new Map([[at - 1, whole(found.strength)]]),
    lost: weight,
    far: weight,
  };
}

const finer: readonly (readonly [RegExp, string])[] = [
  [/^after all$/u, '뒷받침'],
  [/^(?:of course|granted|to be sure|admittedly)$/u, '양보'],
  [/^(?:by contrast|in contrast|on the other hand)$/u, '대조'],
  // It tells how things are, whether it goes on or turns.
  [/^in fact$/u, '실제'],
];

/** What an explanation calls the relation, finer than the list of connectives. */
const relate = ({ words, relation }: Connective): string =>
  finer.find(([pattern]) => pattern.test(words))?.[1] ?? relation;

const steps: readonly [later: RegExp, earlier: RegExp][] = [
  [/^(?:second|secondly)\b/u, /^(?:first|firstly|first of all|to begin with)\b/u],
  [/^(?:third|thirdly)\b/u, /^(?:second|secondly)\b/u],
  [/^(?:on the other hand|on the other)\b/u, /\bon (?:the )?one hand\b/u],
];

/** "Secondly" after "Firstly". */
export function findSequence(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const text = sentences[at]?.text ?? '';
  for (const [later, earlier] of steps) {
    const words = later.exec(text.toLowerCase())?.[0];
    if (words === undefined) continue;
    const found = sentences.flatMap((sentence): [number, Antecedent][] => {
      const match = earlier.exec(sentence.text.toLowerCase());
      if (!match || sentence.index >= at) return [];
      const named = sentence.text.slice(match.index, match.index + match[0].length);
      return [[sentence.index, { words: named, fit: 1, strength: 3 }]];
    });
    if (found.length === 0) continue;
    return {
      type: 'repetition',
      words: text.slice(0, words.length),
      relation: '',
      antecedents: new Map(found),
      lost: 3,
      far: 0.5,
    };
  }
  return undefined;
}

/** A question is answered by what follows it. */
export function findQuestion(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const sentence = sentences[at];
  const asked = sentences[at - 1];
  if (!sentence || !asked || !isQuestion(asked.text) || sentence.text.endsWith('?')) return undefined;
  const asking = sentences.filter(({ text, index }) => index !== at && isQuestion(text));
  return {
    type: 'question',
    words: sentence.text.split(' ').slice(0, 4).join(' '),
    relation: '',
    antecedents: new Map(asking.map(({ index }) => [index, whole(2)])),
    lost: 2,
    far: 2,
  };
}

/** "What if he had taken the other path?" wants no answer. */
const isQuestion = (text: string): boolean => text.endsWith('?') && !/^what if\b/iu.test(text);
