import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeExercise, sampleBook } from '@jadoo/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callEngine, startEngine } from './test-command-line.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paper-command-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const passage = sampleBook.units[0]?.passages[0]?.source;
if (!passage) throw new Error('the sample book is empty');
const original = makeExercise('original', passage, {}, 1);

function prepare(input: unknown, options: string[]) {
  const [from, out] = [join(folder, 'in.json'), join(folder, 'out.pdf')];
  rmSync(out, { force: true });
  writeFileSync(from, JSON.stringify(input));
  return { args: ['paper', '--in', from, '--out', out, ...options], out };
}

async function run(input: unknown, ...options: string[]) {
  const { args, out } = prepare(input, options);
  return { ...(await callEngine(...args)), out };
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
  ])('takes %s and writes a PDF', async (_, input) => {
    const { status, stdout, out } = await run(
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

  test('is a command of the program', () => {
    const { args, out } = prepare([original], ['--format', 'pdf']);
    expect(startEngine(...args)).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
  }, 120_000);

  test('writes GIFT for what Moodle can take, and says so when there is nothing', async () => {
    const sources = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
    const made = sources
      .map((source) => makeExercise('order', source, {}, 1))
      .find((result) => !('refused' in result));
    const { status, out } = await run([made], '--format', 'gift');
    expect(status).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(/^::.*order.*::\[html\]/u);
    expect(await run([original], '--format', 'gift')).toMatchObject({
      status: 1,
      stderr: '문제가 하나도 없어요.\n',
    });
  });

  const styles = ['exam-b4', 'academy-a4', 'workbook-a4'];
  test.each(
    styles.flatMap((style) => ['student', 'teacher', 'answers'].map((copy) => [style, copy] as const)),
  )(
    'writes %s, %s copy, as pages and as both kinds of document',
    async (style, copy) => {
      const [source = passage] = sampleBook.units.flatMap((unit) => unit.passages.map((each) => each.source));
      const made = makeExercise('grammar-error', source, {}, 1);
      const starts = { pdf: '%PDF-', hwpx: 'PK', docx: 'PK' };
      for (const [format, start] of Object.entries(starts)) {
        const options = ['--style', style, '--copy', copy, '--format', format, '--answer-sheet'];
        const { status, out } = await run([original, made], ...options);
        expect(status).toBe(0);
        expect(readFileSync(out).subarray(0, start.length).toString()).toBe(start);
      }
    },
    120_000,
  );

  test('says in Korean that there is nothing to print', async () => {
    expect(await run([])).toMatchObject({ status: 1, stderr: '문제가 하나도 없어요.\n' });
  });

  test('shows how it is used when an option is unknown or wrong', async () => {
    for (const options of [['--style', 'a3'], ['--copy', 'boss'], ['--nothing']]) {
      const { status, stderr } = await run([original], ...options);
      expect(status).toBe(2);
      expect(stderr).toContain('사용법');
    }
  });

  test('refuses what is not an exercise', async () => {
    const { status, stderr } = await run([{ kind: 'order' }]);
    expect(status).toBe(1);
    expect(stderr).toContain('입력을 읽을 수 없어요');
  });
});
