import { describe, expect, test } from 'vitest';
import adjectives from '#grammar/detector-sentences/adjectives.json' with { type: 'json' };
import agreement from '#grammar/detector-sentences/agreement.json' with { type: 'json' };
import complements from '#grammar/detector-sentences/complements.json' with { type: 'json' };
import conjunctions from '#grammar/detector-sentences/conjunctions.json' with { type: 'json' };
import pronouns from '#grammar/detector-sentences/pronouns.json' with { type: 'json' };
import relatives from '#grammar/detector-sentences/relatives.json' with { type: 'json' };
import tense from '#grammar/detector-sentences/tense.json' with { type: 'json' };
import verbForms from '#grammar/detector-sentences/verb-forms.json' with { type: 'json' };
import voice from '#grammar/detector-sentences/voice.json' with { type: 'json' };
import { findGrammarSpots, grammarDetectors } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/**
 * Own sentences by rule: `{right > wrong}` is certainly wrong, `{right ~ wrong}` only fills up. In the
 * negatives, which look alike, no rule of the family may offer anything as wrong; `ownNegatives` are
 * for one rule alone.
 */
interface Family {
  positives: Readonly<Record<string, readonly string[]>>;
  ownNegatives: Readonly<Record<string, readonly string[]>>;
  negatives: readonly string[];
}

const families: readonly Family[] = [
  adjectives,
  agreement,
  complements,
  conjunctions,
  pronouns,
  relatives,
  tense,
  verbForms,
  voice,
];
const rows = families.flatMap(({ positives, ownNegatives, negatives }) =>
  Object.entries(positives).map(([rule, lines]) => ({
    rule,
    lines,
    silent: [...(ownNegatives[rule] ?? []), ...negatives],
  })),
);
const leastSentences = 10;
const marked = /\{([^{}]*?) ([>~]) ([^{}]*?)\}/gu;

const findSpots = (text: string, rule: string): GrammarSpot[] =>
  findGrammarSpots(analysePassage({ id: 'x', text })).filter((spot) => spot.rule === rule);

/** The sentence with the spots of the rule marked in it, as far as their words are marked in the row. */
function mark(line: string, rule: string): string {
  const text = line.replace(marked, '$1');
  const wanted = new Set([...line.matchAll(marked)].map(([, original = '']) => original));
  let shown = '';
  let position = 0;
  for (const { start, end, original, corrupted, isAnswer } of findSpots(text, rule)) {
    if (!wanted.has(original)) continue;
    shown += `${text.slice(position, start)}{${original} ${isAnswer ? '>' : '~'} ${corrupted}}`;
    position = end;
  }
  return shown + text.slice(position);
}

describe('own sentences of the detectors', () => {
  test.each(rows)('$rule finds its places and their wrong forms', ({ rule, lines }) => {
    expect(lines.length).toBeGreaterThanOrEqual(leastSentences);
    expect(lines.map((line) => mark(line, rule))).toEqual(lines);
  });

  test.each(rows)('$rule offers nothing as wrong where both forms may be right', ({ rule, silent }) => {
    expect(silent.length).toBeGreaterThanOrEqual(leastSentences);
    const offered = silent.flatMap((line) =>
      findSpots(line, rule)
        .filter(({ isAnswer }) => isAnswer)
        .map(({ original, corrupted }) => `${line} ${original} > ${corrupted}`),
    );
    expect(offered).toEqual([]);
  });

  test('every detector has such sentences', () => {
    expect(rows.map(({ rule }) => rule).sort()).toEqual(grammarDetectors.map(({ rule }) => rule).sort());
  });
});
