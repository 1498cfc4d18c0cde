import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeExercise, sampleBook } from '@jadoo/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paper-command-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const passage = sampleBook.units[0]?.passages[0]?.source;
if (!passage) throw new Error('the sample book is empty');
const original = makeExercise('original', passage, {}, 1);

function run(input: unknown, ...options: string[]) {
  const [from, out] = [join(folder, 'in.json'), join(folder, 'out.pdf')];
  writeFileSync(from, JSON.stringify(input));
  const args = ['--import', 'tsx', 'cli/engine.ts', 'paper', '--in', from, '--out', out, ...options];
  const { status, stdout, stderr } = spawnSync('node', args, { encoding: 'utf8' });
  return { status, stdout, stderr, out };
}

describe('paper', () => {
  test.each([
    ['a list of exercises', [original]],
    [
      'what make prints, refusals among it',
      [
        { kind: 'order', refused: true, reason: '짧아요' },
        { exercise: original, ms: 1 },
      ],
    ],
    ['a titled paper', { title: '1과', exercises: [original] }],
  ])('takes %s and writes a PDF', (_, input) => {
    const { status, stdout, out } = run(
      input,
      '--style',
      'workbook-a4',
      '--copy',
      'student',
      '--format',
      'pdf',
    );
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ pageCount: 1, exercises: 1 });
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('writes GIFT for what Moodle can take, and says so when there is nothing', () => {
    const sources = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
    const made = sources
      .map((source) => makeExercise('order', source, {}, 1))
      .find((result) => !('refused' in result));
    const { status, out } = run([made], '--format', 'gift');
    expect(status).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(/^::.*order.*::\[html\]/u);
    expect(run([original], '--format', 'gift')).toMatchObject({
      status: 1,
      stderr: '문제가 하나도 없어요.\n',
    });
  });

  const styles = ['exam-b4', 'academy-a4', 'workbook-a4'];
  test.each(
    styles.flatMap((style) => ['student', 'teacher', 'answers'].map((copy) => [style, copy] as const)),
  )(
    'writes %s, %s copy, as pages and as both kinds of document',
    (style, copy) => {
      const [source = passage] = sampleBook.units.flatMap((unit) => unit.passages.map((each) => each.source));
      const made = makeExercise('grammar-error', source, {}, 1);
      const starts = { pdf: '%PDF-', hwpx: 'PK', docx: 'PK' };
      for (const [format, start] of Object.entries(starts)) {
        const options = ['--style', style, '--copy', copy, '--format', format, '--answer-sheet'];
        const { status, out } = run([original, made], ...options);
        expect(status).toBe(0);
        expect(readFileSync(out).subarray(0, start.length).toString()).toBe(start);
      }
    },
    120_000,
  );

  test('says in Korean that there is nothing to print', () => {
    expect(run([])).toMatchObject({ status: 1, stderr: '문제가 하나도 없어요.\n' });
  });

  test('shows how it is used when an option is unknown or wrong', () => {
    for (const options of [['--style', 'a3'], ['--copy', 'boss'], ['--nothing']]) {
      const { status, stderr } = run([original], ...options);
      expect(status).toBe(2);
      expect(stderr).toContain('사용법');
    }
  });

  test('refuses what is not an exercise', () => {
    const { status, stderr } = run([{ kind: 'order' }]);
    expect(status).toBe(1);
    expect(stderr).toContain('입력을 읽을 수 없어요');
  });
});
