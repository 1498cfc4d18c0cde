import type { ExamDetail, OwnMeaning, Passage } from '@jadoo/contract';
import { type Exercise, readMeanings, type WordMeaning } from '@jadoo/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

const text =
  'The fungi feed the roots of old trees. They soften the decaying wood and release nutrients. ' +
  'In return, the trees provide sugar that the fungi cannot produce. Scientists call this exchange a partnership.';
let api: TestApp;
let owner: TestUser;
let other: TestUser;

beforeAll(async () => {
  api = await createTestApp();
  owner = await api.join();
  other = await api.join();
});
afterAll(() => api.close());

const call = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, as = owner }: { body?: unknown; as?: TestUser } = {},
) => api.call<T>(method, path, { as, ...(body === undefined ? {} : { body }) });
const list = async (as: TestUser = owner) =>
  (await call<{ items: OwnMeaning[]; total: number }>('GET', '/ownMeaning', { as })).data;

let keys = 0;
async function makePaper(kind: string, as: TestUser = owner, OPTIONS = {}): Promise<ExamDetail> {
  const passages = { PASSAGES: [{ PS_TITLE: '숲', PS_TEXT: text }], RIGHTS_CONFIRMED: true };
  const [passage] = (await call<Passage[]>('POST', '/passage', { body: passages, as })).data;
  const { data } = await api.call<{ ED_IDX: number }>('POST', '/examData', {
    as,
    body: {
      PS_IDXS: [passage?.PS_IDX],
      KINDS: [{ KIND: kind, OPTIONS }],
      ED_TITLE: '숲',
      ED_TOOL: 'basic',
      EXPECTED_TOTAL: 10,
      SEED: 7,
    },
    headers: { 'idempotency-key': `own-${(keys += 1)}` },
  });
  await api.call('GET', `/statusExamData/${data.ED_IDX}`, { as, headers: { accept: 'text/event-stream' } });
  return (await call<ExamDetail>('GET', `/examData/${data.ED_IDX}`, { as })).data;
}

const readPaper = ({ EXERCISES }: ExamDetail): WordMeaning[] =>
  (EXERCISES as Exercise[]).flatMap(readMeanings);

/** Writes another meaning into the row of a word and stores the paper. */
async function rewrite(exam: ExamDetail, word: string, meaning: string, as: TestUser = owner) {
  const EXERCISES = structuredClone(exam.EXERCISES);
  const table = EXERCISES[0]?.body.find((block) => block.type === 'table');
  const row = table?.rows.find(([, cell]) => cell?.[0]?.type === 'text' && cell[0].text === word);
  if (!row?.[3]) throw new Error(`no row of ${word}`);
  row[3] = [{ type: 'text', text: meaning }];
  return call<ExamDetail>('PUT', `/examData/${exam.ED_IDX}`, {
    body: { VERSION: exam.VERSION, EXERCISES },
    as,
  });
}

describe('a meaning written in the editor', () => {
  test('wins in the next list and test of its teacher, and in nobody else’s', async () => {
    const exam = await makePaper('vocabulary-list');
    expect((await rewrite(exam, 'nutrient', '나무의 양분')).status).toBe(200);
    expect(await list()).toMatchObject({
      total: 1,
      items: [{ WORD: 'nutrient', PART: '명', MEANING: '나무의 양분' }],
    });
    const own = { word: 'nutrient', part: '명', meaning: '나무의 양분' };
    expect(readPaper(await makePaper('vocabulary-list'))).toContainEqual(own);
    expect(readPaper(await makePaper('word-test'))).toContainEqual(own);
    expect(readPaper(await makePaper('vocabulary-list', other))).not.toContainEqual(own);
    expect(await list(other)).toEqual({ items: [], page: 1, size: 20, total: 0 });
  });

  test('is forgotten when it is written back to what it was', async () => {
    const exam = await makePaper('vocabulary-list', other);
    const [tree] = readPaper(exam).filter(({ word }) => word === 'fungus' || word === 'nutrient');
    const own = await rewrite(exam, tree?.word ?? '', '나만의 뜻', other);
    expect(await list(other)).toMatchObject({
      total: 1,
      items: [{ WORD: tree?.word, MEANING: '나만의 뜻' }],
    });
    await rewrite(own.data, tree?.word ?? '', tree?.meaning ?? '', other);
    expect(await list(other)).toMatchObject({ total: 0, items: [] });
  });

  test('wins in a re-roll too, and a later one takes its place', async () => {
    const exam = await makePaper('word-test', owner, { count: 5 });
    const [listed] = (await list()).items;
    await rewrite(await makePaper('vocabulary-list'), 'nutrient', '땅속 양분');
    expect(await list()).toMatchObject({
      total: 1,
      items: [{ OM_IDX: listed?.OM_IDX, MEANING: '땅속 양분' }],
    });
    const again = await call<ExamDetail>('POST', `/examData/${exam.ED_IDX}/reroll`, {
      body: { EXERCISE_ID: exam.EXERCISES[0]?.id, VERSION: 1, LOCKED_SPOTS: ['word:nutrient'] },
    });
    expect(readPaper(again.data)).toContainEqual({ word: 'nutrient', part: '명', meaning: '땅속 양분' });
  });

  test('is not remembered from an edit that is refused, or from one that changes no meaning', async () => {
    const before = await list();
    const exam = await makePaper('vocabulary-list');
    expect((await rewrite({ ...exam, VERSION: 9 }, 'nutrient', '늦은 뜻')).status).toBe(409);
    await rewrite(exam, 'nutrient', '뜻'.repeat(101));
    const body = { VERSION: 2, EXERCISES: [] };
    expect((await call('PUT', `/examData/${exam.ED_IDX}`, { body })).status).toBe(200);
    expect(await list()).toEqual(before);
  });
});

describe('own meanings', () => {
  test('are seen and forgotten by nobody but their teacher', async () => {
    const [listed] = (await list()).items;
    const path = `/ownMeaning/${listed?.OM_IDX ?? 0}`;
    expect((await call('DELETE', path, { as: other })).status).toBe(404);
    await call('DELETE', '/ownMeaning', { as: other });
    expect((await list()).total).toBe(1);
    for (const [method, where] of [
      ['GET', '/ownMeaning'],
      ['DELETE', '/ownMeaning'],
      ['DELETE', path],
    ] as const)
      expect((await api.call(method, where)).code).toBe('301');
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await list()).total).toBe(0);
  });

  test('are forgotten all at once, and the glossary speaks again', async () => {
    await rewrite(await makePaper('vocabulary-list'), 'nutrient', '땅속 양분');
    expect((await call('DELETE', '/ownMeaning')).status).toBe(200);
    expect(await list()).toMatchObject({ total: 0 });
    const known = readPaper(await makePaper('vocabulary-list')).find(({ word }) => word === 'nutrient');
    expect(known?.meaning).not.toBe('땅속 양분');
  });

  test('with a wrong number or a wrong page are 422', async () => {
    expect((await call('DELETE', '/ownMeaning/first')).status).toBe(422);
    expect((await call('GET', '/ownMeaning?page=0')).status).toBe(422);
    expect((await call('GET', '/ownMeaning?word=root')).status).toBe(422);
  });
});
