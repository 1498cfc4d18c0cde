import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEngine, startEngine } from './test-command-line.ts';

let folder = '';

function writeInput(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const passage = {
  id: 'p1',
  level: 'Adv',
  text: 'The engineers examined the damaged bridge with great care. They concluded that the river had slowly destroyed its foundations.',
  translation:
    '기술자들은 손상된 다리를 매우 주의 깊게 조사했다. 그들은 강이 토대를 서서히 파괴했다고 결론지었다.',
};

describe('make', () => {
  it('prints one entry for each passage and kind', async () => {
    const path = writeInput('two.json', { passages: [passage, { id: 2, text: '한국어 지문이에요.' }] });
    const { status, stdout } = await callEngine(
      'make',
      '--in',
      path,
      '--kinds',
      'vocabulary-list,line-translation',
      '--seed',
      '3',
    );
    expect(status).toBe(0);
    const entries = JSON.parse(stdout) as Record<string, unknown>[];
    expect(entries.map(({ passageId, kind }) => [passageId, kind])).toEqual([
      ['p1', 'vocabulary-list'],
      ['p1', 'line-translation'],
      ['2', 'vocabulary-list'],
      ['2', 'line-translation'],
    ]);
    expect(entries[0]).toMatchObject({ seed: 3, options: [], answer: '', changes: [] });
    expect(entries[0]?.body).toContain('번호\t단어\t품사\t뜻');
    expect(entries[1]?.answer).toEqual([
      '기술자들은 손상된 다리를 매우 주의 깊게 조사했다.',
      '그들은 강이 토대를 서서히 파괴했다고 결론지었다.',
    ]);
    expect(entries[2]).toMatchObject({ refused: true, reason: expect.stringContaining('영어') as unknown });
    for (const { ms } of entries) expect(ms).toBeTypeOf('number');
  });
});

describe('analyse', () => {
  it('prints sentences, words with offsets, and what the glossary knows', async () => {
    const path = writeInput('one.json', { passages: [passage] });
    const { status, stdout } = await callEngine('analyse', '--in', path);
    expect(status).toBe(0);
    const [entry] = JSON.parse(stdout) as {
      passageId: string;
      sentences: { start: number; end: number }[];
      tokens: { start: number; end: number; text: string; sure: boolean }[];
      glossed: number;
      unglossed: string[];
    }[];
    expect(entry?.passageId).toBe('p1');
    expect(entry?.sentences).toHaveLength(2);
    for (const { start, end, text } of entry?.tokens ?? []) expect(passage.text.slice(start, end)).toBe(text);
    expect((entry?.glossed ?? 0) + (entry?.unglossed.length ?? 0)).toBe(19);
  });
});

describe('bad input', () => {
  it.each([
    ['no command', []],
    ['no file', ['make']],
    ['a missing file', ['make', '--in', '/no/such/file.json']],
    ['an unknown kind', ['make', '--in', 'x.json', '--kinds', 'riddle']],
    ['an unknown option', ['analyse', '--loud']],
    ['a bad seed', ['make', '--in', 'x.json', '--seed', 'one']],
  ])('%s ends with code 2 and a Korean message, and prints nothing', async (_, args) => {
    const { status, stdout, stderr } = await callEngine(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/[가-힣]/u);
  });

  it.each([
    ['no JSON', 'hello'],
    ['no passages', { passages: [] }],
    ['a passage without text', { passages: [{ id: 'a' }] }],
  ])('a file with %s ends with code 2', async (_, content) => {
    const { status, stderr } = await callEngine('analyse', '--in', writeInput('bad.json', content));
    expect(status).toBe(2);
    expect(stderr).toMatch(/[가-힣]/u);
  });
});

describe('the program', () => {
  it('prints what its command prints', async () => {
    const args = ['analyse', '--in', writeInput('started.json', { passages: [passage] })];
    expect(startEngine(...args)).toEqual(await callEngine(...args));
  }, 120_000);

  it('ends with the code of its command', () => {
    const { status, stdout, stderr } = startEngine('make');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/[가-힣]/u);
  });
});
