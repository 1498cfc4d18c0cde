import type { Category, Passage } from '@jadoo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

const english = 'It rained all day. We stayed at home and read old books by the fire.';
let api: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  api = await createTestApp();
  owner = await api.join();
  other = await api.join();
}, 60_000);
afterAll(() => api.close());

interface List {
  items: { PS_IDX: number; PC_IDX: number; PS_EXCERPT: string }[];
  total: number;
}
const get = async <T>(path: string, as = owner) => (await api.call<T>('GET', path, { as })).data;
const post = <T>(path: string, body: unknown, as = owner) => api.call<T>('POST', path, { as, body });
const addCategory = async (PC_NM: string, PC_PARENT_IDX: number | null) =>
  (await post<Category>('/passageCategory', { PC_NM, PC_PARENT_IDX })).data.PC_IDX;
async function addPassages(PC_IDX: number, texts: string[]): Promise<number[]> {
  const PASSAGES = texts.map((PS_TEXT, at) => ({ PS_TITLE: `${at + 1}번`, PS_TEXT }));
  const { data } = await post<Passage[]>('/passage', { PC_IDX, PASSAGES, RIGHTS_CONFIRMED: true });
  return data.map(({ PS_IDX }) => PS_IDX);
}
const listUnits = async (book: number) =>
  (await get<Category[]>('/passageCategory'))
    .filter(({ PC_PARENT_IDX }) => PC_PARENT_IDX === book)
    .map(({ PC_NM }) => PC_NM);

describe('the order of books and units', () => {
  test('is the one that the teacher gives', async () => {
    const book = await addCategory('순서 교재', null);
    const units = [await addCategory('1과', book), await addCategory('2과', book)];
    units.push(await addCategory('3과', book));
    const PC_IDXS = [units[2], units[0], units[1]];
    expect((await post('/passageCategory/order', { PC_PARENT_IDX: book, PC_IDXS })).status).toBe(200);
    expect(await listUnits(book)).toEqual(['3과', '1과', '2과']);

    const isBook = ({ PC_PARENT_IDX }: Category) => PC_PARENT_IDX === null;
    const books = (await get<Category[]>('/passageCategory')).filter(isBook).map(({ PC_IDX }) => PC_IDX);
    const answer = await post<Category[]>('/passageCategory/order', {
      PC_PARENT_IDX: null,
      PC_IDXS: books.toReversed(),
    });
    expect(answer.data.filter(isBook).map(({ PC_IDX }) => PC_IDX)).toEqual(books.toReversed());
  });

  test('is refused when it names not all of them, one twice, or somebody else’s', async () => {
    const book = await addCategory('교재', null);
    const [first, second] = [await addCategory('1과', book), await addCategory('2과', book)];
    const order = (PC_IDXS: number[], as = owner) =>
      post('/passageCategory/order', { PC_PARENT_IDX: book, PC_IDXS }, as);
    for (const wrong of [[second], [second, second], [second, first, book]])
      expect(await order(wrong)).toMatchObject({ status: 409, reason: 'stale' });
    expect((await order([second, first], other)).status).toBe(404);
    expect((await order([])).status).toBe(422);
    expect(await listUnits(book)).toEqual(['1과', '2과']);
  });
});

describe('many passages at once', () => {
  test('move to another unit, go into the bin and come back, with their places', async () => {
    const [book, target] = [await addCategory('여기', null), await addCategory('저기', null)];
    const PS_IDXS = await addPassages(book, [english, `${english} Then it stopped.`]);
    const bulk = async (body: object) => (await post<{ COUNT: number }>('/passageBulk', body)).data.COUNT;
    const count = async (idx: number) => (await get<List>(`/passage?PC_IDX=${idx}`)).total;

    expect(await bulk({ WHAT: 'move', PS_IDXS, PC_IDX: target })).toBe(2);
    expect([await count(book), await count(target)]).toEqual([0, 2]);
    expect(await bulk({ WHAT: 'remove', PS_IDXS })).toBe(2);
    expect(await bulk({ WHAT: 'remove', PS_IDXS })).toBe(0);
    expect(await count(target)).toBe(0);
    await api.call('DELETE', `/passageCategory/${target}`, { as: owner });
    expect(await bulk({ WHAT: 'restore', PS_IDXS })).toBe(2);
    expect(await count(target)).toBe(2);
  });

  test('are changed by their owner only, and into one’s own units only', async () => {
    const mine = await addCategory('내 것', null);
    const PS_IDXS = await addPassages(mine, [english]);
    for (const WHAT of ['remove', 'restore'])
      expect((await post<{ COUNT: number }>('/passageBulk', { WHAT, PS_IDXS }, other)).data.COUNT).toBe(0);
    expect((await post('/passageBulk', { WHAT: 'move', PS_IDXS, PC_IDX: mine }, other)).status).toBe(404);
    expect((await post('/passageBulk', { WHAT: 'move', PS_IDXS })).status).toBe(422);
    expect((await get<List>(`/passage?PC_IDX=${mine}`)).total).toBe(1);
  });
});

test('a search shows the words it has found, also when they stand far back in the text', async () => {
  const book = await addCategory('찾기', null);
  const far = `${'The rain went on and on that day. '.repeat(8)}Then a lighthouse appeared before us.`;
  await addPassages(book, [far]);
  const excerpt = async (query: string) =>
    (await get<List>(`/passage?PC_IDX=${book}${query}`)).items[0]?.PS_EXCERPT;
  expect(await excerpt('')).toMatch(/^The rain went on/u);
  expect(await excerpt('&q=Rain')).toMatch(/^The rain went on/u);
  expect(await excerpt('&q=LIGHTHOUSE')).toMatch(/^…[a-z. A-Z]* a lighthouse appeared/u);
});
