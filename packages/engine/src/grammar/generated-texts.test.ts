import { describe, expect, test } from 'vitest';
import { makeExercise } from '#exercise/registry.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';

const sentences = sampleBook.units
  .flatMap(({ passages }) => passages)
  .flatMap(({ source }) => source.sentences.map(({ start, end }) => source.text.slice(start, end)));

const groupSize = 25;
/** Many small groups, so that no test is long on a busy machine. */
const groups = Array.from({ length: 20 }, (_, index) => index * groupSize + 1);

/** Sentences of different passages in a new order, as many as a passage has. */
function makeText(seed: number): string {
  const random = createRandom(seed);
  return random
    .shuffle(sentences)
    .slice(0, 6 + random.nextInt(4))
    .join(' ');
}

const bothWays = (pair: string): string[] => [pair, pair.split('/').reverse().join('/')];
/** Either word of a pair is good English in most sentences. */
const freePairs: ReadonlySet<string> = new Set(
  `that/which since/because as/because as/since toward/towards among/amongst while/whilst till/until though/although got/gotten
  learned/learnt burned/burnt dreamed/dreamt spelled/spelt leaned/leant leaped/leapt proved/proven lit/lighted further/farther`
    .split(/\s+/u)
    .flatMap(bothWays),
);
/** "begin to rain", "begin raining" */
const takesBoth =
  /\b(?:beg[aiu]ns?|start(?:s|ed)?|continue[sd]?|like[sd]?|love[sd]?|hate[sd]?|prefer(?:s|red)?|intend(?:s|ed)?|cease[sd]?)\s$/iu;
/** "help them (to) see" */
const helps = /\bhelp(?:s|ed|ing)?(?:\s[\w’-]+){0,4}\s$/iu;
/** "The team is", "The team are" */
const groupOpens =
  /^(?:\w+\s)?(?:data|staff|team|family|committee|audience|crowd|crew|majority|public|media|couple)\s$/iu;
/** "They insist that he go", "that he goes" */
const wishes =
  /\b(?:suggest|insist|demand|recommend|propos|request|requir|urg|advis|essential|vital|important|necessary|crucial)\w* that(?:\s[\w’-]+){1,5}\s$/iu;

type Change = Pick<GrammarSpot, 'original' | 'corrupted' | 'category'>;

/** Whether the wrong form would be allowed in its place, as far as the words before it in the sentence tell. */
function isAllowed(before: string, spot: Change): boolean {
  const pair = `${spot.original}/${spot.corrupted}`.toLowerCase();
  if (freePairs.has(pair)) return true;
  if (takesBoth.test(before) && /^(?:to \w+\/\w+ing|\w+ing\/to \w+)$/u.test(pair)) return true;
  if (helps.test(before) && /^(?:to (\w+)\/\1|(\w+)\/to \2)$/u.test(pair)) return true;
  if (groupOpens.test(before) && spot.category === '수 일치') return true;
  return wishes.test(before) && /^(?:(\w+)\/\1s|(\w+)s\/\2|be\/\w+|\w+\/be)$/u.test(pair);
}

test.each<[string, string, string, Change['category']]>([
  ['It began ', 'to rain', 'raining', 'to부정사와 동명사'],
  ['Maps help people ', 'find', 'to find', '목적격 보어'],
  ['The team ', 'is', 'are', '수 일치'],
  ['They insist that she ', 'leave', 'leaves', '조동사와 시제'],
  ['The book ', 'that', 'which', '관계사'],
])('%s[%s / %s] is known to read both ways', (before, original, corrupted, category) => {
  expect(isAllowed(before, { original, corrupted, category })).toBe(true);
});

describe('grammar kinds on recombined texts', () => {
  test.each(groups)(
    'every exercise changes whole words of the source, apart and in order, to no allowed variant, and says so (from text %i)',
    (from) => {
      const counts = { 'grammar-error': 0, 'grammar-choice': 0, 'grammar-correction': 0 };
      for (let seed = from; seed < from + groupSize; seed += 1) {
        const text = makeText(seed);
        const kind =
          (['grammar-error', 'grammar-choice', 'grammar-correction'] as const)[seed % 3] ?? 'grammar-error';
        const made = makeExercise(kind, { id: `t${seed}`, text }, {}, seed);
        const analysis = analysePassageOnce({ id: `t${seed}`, text });
        for (const spot of findGrammarSpots(analysis).filter(({ isAnswer }) => isAnswer)) {
          const before = text.slice(analysis.sentences[spot.sentence]?.start, spot.start);
          expect(isAllowed(before, spot), `${before}[${spot.original} / ${spot.corrupted}]`).toBe(false);
        }
        if ('refused' in made) continue;
        counts[kind] += 1;
        let position = 0;
        for (const { start, end, original, shown } of made.changes) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(text.slice(start, end)).toBe(original);
          expect(shown.trim()).toBe(shown);
          expect(shown).not.toBe(original);
          expect(text.slice(start - 1, start)).toMatch(/^[\s"“‘'(\-–—]?$/u);
          position = end;
        }
        if (kind === 'grammar-error') expect(made.changes).toHaveLength(1);
        expect(made.explanation.join(' ')).not.toMatch(/undefined|\(과\)|\(을\)|\(를\)/u);
        expect(new Set(made.candidates.map(({ id }) => id)).size).toBe(made.candidates.length);
      }
      expect(
        counts['grammar-error'] + counts['grammar-choice'] + counts['grammar-correction'],
      ).toBeGreaterThan(groupSize * 0.8);
    },
  );
});
