import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

/** The engine knows no Node types on purpose; this test alone runs a program. */
interface ChildProcess {
  spawnSync: (
    command: string,
    args: readonly string[],
    options?: { input: string; encoding: 'utf8' },
  ) => { stdout: string; error?: Error };
}
const moduleName: string = 'node:child_process';
const { spawnSync } = (await import(moduleName)) as ChildProcess;

const parser = 'link-parser';
const hasParser = spawnSync(parser, ['--version']).error === undefined;

/** The parser knows these well; it cannot tell -ing from -ed, passives or infinitives. */
const judged = new Set(['수 일치', '접속사와 전치사', '형용사와 부사', '접속사', '관계사']);
const maxWords = 22;

/** Words that the best parse must leave out, and its cost; undefined when the parser gives up. */
interface Cost {
  unused: number;
  disjuncts: number;
}

function parseAll(sentences: readonly string[]): (Cost | undefined)[] {
  const input = sentences.map((sentence) => `${sentence}\n`).join('');
  const { stdout } = spawnSync(parser, ['en', '-graphics=0', '-echo=1', '-timeout=2', '-limit=100'], {
    input,
    encoding: 'utf8',
  });
  const blocks = stdout.split(/^(?=linkparser> |Found |No complete)/mu).join('');
  let position = 0;
  return sentences.map((sentence) => {
    const start = blocks.indexOf(sentence, position);
    if (start < 0) return undefined;
    position = start + sentence.length;
    const next = sentences[sentences.indexOf(sentence) + 1];
    const end = next === undefined ? blocks.length : blocks.indexOf(next, position);
    const match = /UNUSED=(\d+) DIS= ?(-?[\d.]+)/u.exec(blocks.slice(position, end < 0 ? undefined : end));
    return match ? { unused: Number(match[1]), disjuncts: Number(match[2]) } : undefined;
  });
}

interface Pair {
  spot: GrammarSpot;
  right: string;
  wrong: string;
}

function listPairs(): Pair[] {
  return sampleBook.units
    .flatMap(({ passages }) => passages)
    .flatMap(({ source }) => {
      const analysis = analysePassage(source);
      return findGrammarSpots(analysis).flatMap((spot) => {
        const sentence = analysis.sentences[spot.sentence];
        if (!sentence || !spot.isAnswer || !judged.has(spot.category)) return [];
        if (sentence.endToken - sentence.firstToken > maxWords || /["“”;:–—]/u.test(sentence.text)) return [];
        const { start, end } = sentence;
        const right = source.text.slice(start, end);
        const wrong =
          source.text.slice(start, spot.start) + spot.corrupted + source.text.slice(spot.end, end);
        return [{ spot, right, wrong }];
      });
    });
}

describe.skipIf(!hasParser)('cross-check with link-grammar', () => {
  test('the parser seldom likes a wrong form better than the right one', { timeout: 120_000 }, () => {
    const pairs = listPairs();
    const costs = parseAll(pairs.flatMap(({ right, wrong }) => [right, wrong]));
    const compared = pairs.flatMap(({ spot, wrong }, index) => {
      const before = costs[2 * index];
      const after = costs[2 * index + 1];
      if (!before || !after || before.unused > 0) return [];
      const isBetter = after.unused === 0 && after.disjuncts < before.disjuncts;
      return [{ rule: spot.rule, wrong, isBetter }];
    });
    const contradictions = compared.filter(({ isBetter }) => isBetter);
    expect(compared.length).toBeGreaterThan(30);
    // The parser is a second judge, not the last one: it takes “because of a fever makes us” for English.
    expect(
      contradictions.length,
      contradictions.map(({ rule, wrong }) => `${rule}: ${wrong}`).join('\n'),
    ).toBeLessThanOrEqual(compared.length * 0.08);
  });
});
