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

const get = <T>(path: string, as: TestUser | undefined = owner) => api.call<T>('GET', path, { as });
const post = <T>(path: string, body: unknown, as: TestUser | undefined = owner) =>
  api.call<T>('POST', path, { as, body });
const add = (fields: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) =>
  post<Passage[]>('/passage', {
    PASSAGES: [{ PS_TITLE: '비 오는 날', PS_TEXT: english, ...fields }],
    RIGHTS_CONFIRMED: true,
    ...rest,
  });
async function addOne(fields: Record<string, unknown> = {}): Promise<Passage> {
  const [made] = (await add(fields)).data;
  if (!made) throw new Error('nothing was added');
  return made;
}
interface List {
  items: { PS_IDX: number; PS_TITLE: string; HAS_TRANSLATION: boolean }[];
  total: number;
}

describe('a new account', () => {
  test('holds the sample book of 24 passages in four units, and a place for its own', async () => {
    const { data } = await get<Category[]>('/passageCategory', await api.join());
    const book = data.find(({ PC_NM }) => PC_NM === '샘플 교재');
    expect(book).toMatchObject({ PASSAGE_COUNT: 24, PC_PARENT_IDX: null });
    const units = data.filter(({ PC_PARENT_IDX }) => PC_PARENT_IDX === book?.PC_IDX);
    expect(units.map(({ PASSAGE_COUNT }) => PASSAGE_COUNT)).toEqual([6, 6, 6, 6]);
    expect(data.map(({ PC_NM }) => PC_NM)).toEqual(expect.arrayContaining(['내 교재', '내 지문']));
  });

  test('finds a translation line for every sentence of a sample', async () => {
    const { data } = await get<List>('/passage?size=1');
    const { data: passage } = await get<Passage>(`/passage/${data.items[0]?.PS_IDX}`);
    expect(passage.PS_TRANSLATIONS).toHaveLength(passage.PS_SENTENCES.length);
    expect(passage.PS_TOPIC).not.toBe('');
    expect(passage.PS_WORD_COUNT).toBeGreaterThan(110);
  });
});

describe('adding passages', () => {
  test('stores text, borders and word count in the default unit', async () => {
    const made = await addOne();
    expect(made).toMatchObject({ PS_TEXT: english, PS_WORD_COUNT: 15, VERSION: 1, PS_TRANSLATIONS: [] });
    expect(made.PS_SENTENCES.map(({ start, end }) => english.slice(start, end))).toEqual([
      'It rained all day.',
      'We stayed at home and read old books by the fire.',
    ]);
    const { data } = await get<Category[]>('/passageCategory');
    expect(data.find(({ PC_IDX }) => PC_IDX === made.PC_IDX)?.PC_NM).toBe('내 지문');
  });

  test.each([
    ['empty', '', '지문을 넣어 주세요.'],
    ['blank', ' \n\t ', '지문을 넣어 주세요.'],
    [
      'too long',
      'Word '.repeat(1063).slice(0, 5312),
      '지문은 5,000자까지 넣을 수 있어요. 지금은 5,312자예요.',
    ],
    ['Korean only', '오늘은 비가 왔어요. 집에 있었어요.', '영어 문장이 없어요. 영어 지문을 넣어 주세요.'],
    ['emoji only', '😀😀😀 🎉', '영어 문장이 없어요. 영어 지문을 넣어 주세요.'],
    ['two words', 'Hello there', '영어 단어가 5개보다 적어요. 한 문장 넘게 넣어 주세요.'],
  ])('refuses a text that is %s, in words', async (_name, PS_TEXT, message) => {
    const answer = await add({ PS_TEXT });
    expect(answer).toMatchObject({ status: 422, code: '422' });
    expect(answer.data).toMatchObject({ issues: [{ path: 'PASSAGES.0.PS_TEXT', message }] });
  });

  test.each([
    ['lone surrogates', `\ud800 ${english} \udc00`, `\ufffd ${english} \ufffd`],
    ['NUL and control characters', `${english}\u0000\u0007`, english],
    ['Windows line ends', `${english}\r\n${english}`, `${english}\n${english}`],
    ['HTML', `<script>alert(1)</script> ${english}`, `<script>alert(1)</script> ${english}`],
    ['emoji among words', `😀 ${english}`, `😀 ${english}`],
    [
      'no sentence end',
      'a text of many words that never comes to any end',
      'a text of many words that never comes to any end',
    ],
  ])('keeps a text with %s as text', async (_name, PS_TEXT, stored) => {
    const answer = await add({ PS_TEXT });
    expect(answer.status).toBe(200);
    expect(answer.data[0]?.PS_TEXT).toBe(stored);
    expect(answer.data[0]?.PS_SENTENCES.length).toBeGreaterThan(0);
  });

  test('a paste of a megabyte is too large, not an error', async () => {
    expect((await add({ PS_TEXT: 'a'.repeat(1_100_000) })).status).toBe(413);
    expect((await add({ PS_TEXT: 'a '.repeat(450_000) })).status).toBe(422);
  });

  test('takes the teacher’s own borders, and refuses ones that do not fit', async () => {
    const whole = [{ start: 0, end: english.length }];
    expect((await addOne({ PS_SENTENCES: whole })).PS_SENTENCES).toEqual(whole);
    const wrong = await add({ PS_SENTENCES: [{ start: 0, end: english.length + 1 }] });
    expect(wrong.data).toMatchObject({ issues: [{ path: 'PASSAGES.0.PS_SENTENCES' }] });
  });

  test('refuses more lines of translation than sentences', async () => {
    const answer = await add({ PS_TRANSLATIONS: ['비가 왔다.', '집에 있었다.', '남는 줄'] });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.data)).toContain('이 지문은 2문장이에요.');
  });

  test('needs the confirmation of rights and refuses unknown fields', async () => {
    expect((await add({}, { RIGHTS_CONFIRMED: false })).status).toBe(422);
    expect((await add({ UM_IDX: 1 })).status).toBe(422);
    expect((await post('/passage', {})).status).toBe(422);
  });

  test('into somebody else’s unit is 404', async () => {
    const { data } = await get<Category[]>('/passageCategory', other);
    expect((await add({}, { PC_IDX: data[0]?.PC_IDX })).status).toBe(404);
  });
});

describe('one passage', () => {
  test('is nobody’s but its owner’s', async () => {
    const { PS_IDX } = await addOne();
    const body = { PS_TITLE: '훔친 지문', PS_TEXT: english, VERSION: 1 };
    expect((await get(`/passage/${PS_IDX}`, other)).status).toBe(404);
    expect((await api.call('PUT', `/passage/${PS_IDX}`, { as: other, body })).status).toBe(404);
    expect((await api.call('DELETE', `/passage/${PS_IDX}`, { as: other })).status).toBe(404);
    expect((await post(`/passage/${PS_IDX}/restore`, undefined, other)).status).toBe(404);
    expect((await api.call('GET', `/passage/${PS_IDX}`)).code).toBe('301');
    expect((await get<Passage>(`/passage/${PS_IDX}`)).data.PS_TITLE).toBe('비 오는 날');
  });

  test('is changed by the one who knows its version, and by nobody after', async () => {
    const { PS_IDX } = await addOne();
    const put = (PS_TITLE: string, VERSION: number) =>
      api.call<Passage>('PUT', `/passage/${PS_IDX}`, {
        as: owner,
        body: { PS_TITLE, PS_TEXT: english, VERSION },
      });
    expect((await put('새 제목', 1)).data).toMatchObject({ PS_TITLE: '새 제목', VERSION: 2 });
    expect(await put('늦은 제목', 1)).toMatchObject({ status: 409, reason: 'stale' });
    const both = await Promise.all([put('가', 2), put('나', 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('keeps the translation of sentences that a change leaves alone', async () => {
    const { PS_IDX } = await addOne({ PS_TRANSLATIONS: ['비가 왔다.', '집에 있었다.'] });
    const PS_TEXT = `The sky was grey. ${english}`;
    const body = { PS_TITLE: '비', PS_TEXT, VERSION: 1 };
    const { data } = await api.call<Passage>('PUT', `/passage/${PS_IDX}`, { as: owner, body });
    expect(data.PS_TRANSLATIONS).toEqual(['', '비가 왔다.', '집에 있었다.']);
  });

  test('goes into the bin and comes back', async () => {
    const { PS_IDX, PC_IDX } = await addOne({ PS_TITLE: '버릴 지문' });
    expect((await api.call('DELETE', `/passage/${PS_IDX}`, { as: owner })).status).toBe(200);
    expect((await get(`/passage/${PS_IDX}`)).status).toBe(404);
    expect((await api.call('DELETE', `/passage/${PS_IDX}`, { as: owner })).status).toBe(404);
    const bin = await get<List>(`/passage?trash=true&q=${encodeURIComponent('버릴')}`);
    expect(bin.data.items.map((item) => item.PS_IDX)).toEqual([PS_IDX]);
    const back = await post<Passage>(`/passage/${PS_IDX}/restore`, undefined);
    expect(back.data).toMatchObject({ PS_IDX, PC_IDX });
    expect((await get(`/passage/${PS_IDX}`)).status).toBe(200);
  });

  test.each(['0', '-1', '1.5', 'x', '99999999999999999'])('with the number %s is refused', async (number) => {
    expect((await get(`/passage/${number}`)).status).toBe(422);
  });
});

describe('searching', () => {
  test('finds text and title literally, also with signs that mean something to the database', async () => {
    const marked = await addOne({ PS_TITLE: '100% _정답_' });
    const find = async (q: string) =>
      (await get<List>(`/passage?q=${encodeURIComponent(q)}`)).data.items.map((item) => item.PS_IDX);
    expect(await find('100%')).toEqual([marked.PS_IDX]);
    expect(await find('_정답_')).toEqual([marked.PS_IDX]);
    expect(await find('%_%_%')).toEqual([]);
    expect(await find("'; DROP TABLE passage; --")).toEqual([]);
    expect(await find('zzz\u0000')).toEqual([]);
    expect(await find('OLD BOOKS')).toContain(marked.PS_IDX);
  });

  test('by tag takes whole tags only', async () => {
    const tagged = await addOne({ PS_TAGS: ['모의고사', ' 2학기 '] });
    const find = async (tag: string) =>
      (await get<List>(`/passage?tag=${encodeURIComponent(tag)}`)).data.items.map((item) => item.PS_IDX);
    expect(await find('2학기')).toEqual([tagged.PS_IDX]);
    expect(await find('모의')).toEqual([]);
  });

  test('pages, and finds nothing of other people', async () => {
    const first = await get<List>('/passage?size=10&page=1');
    const second = await get<List>('/passage?size=10&page=2');
    expect(first.data.items).toHaveLength(10);
    expect(
      first.data.items.some(({ PS_IDX }) => second.data.items.some((item) => item.PS_IDX === PS_IDX)),
    ).toBe(false);
    expect((await get<List>(`/passage?q=${encodeURIComponent('비 오는 날')}`, other)).data.total).toBe(0);
    expect((await get<List>('/passage?page=1000000')).data.items).toEqual([]);
    expect((await get('/passage?size=101')).status).toBe(422);
    expect((await get('/passage?unknown=1')).status).toBe(422);
  });
});

describe('books and units', () => {
  test('hold units, count passages, take new names and orders', async () => {
    const book = await post<Category>('/passageCategory', { PC_NM: ' 2학기 교재 ', PC_PARENT_IDX: null });
    const unit = await post<Category>('/passageCategory', { PC_NM: '1과', PC_PARENT_IDX: book.data.PC_IDX });
    expect(book.data).toMatchObject({ PC_NM: '2학기 교재', PASSAGE_COUNT: 0 });
    await add({}, { PC_IDX: unit.data.PC_IDX });
    const renamed = await api.call<Category>('PUT', `/passageCategory/${book.data.PC_IDX}`, {
      as: owner,
      body: { PC_NM: '새 교재', PC_ORDER: 7 },
    });
    expect(renamed.data).toMatchObject({ PC_NM: '새 교재', PC_ORDER: 7, PASSAGE_COUNT: 1 });
    const listed = await get<List>(`/passage?PC_IDX=${book.data.PC_IDX}`);
    expect(listed.data.total).toBe(1);
  });

  test('take their passages into the bin, and one that returns brings its place along', async () => {
    const book = await post<Category>('/passageCategory', { PC_NM: '지울 교재', PC_PARENT_IDX: null });
    const unit = await post<Category>('/passageCategory', {
      PC_NM: '지울 단원',
      PC_PARENT_IDX: book.data.PC_IDX,
    });
    const made = (await add({}, { PC_IDX: unit.data.PC_IDX })).data[0];
    expect((await api.call('DELETE', `/passageCategory/${book.data.PC_IDX}`, { as: owner })).status).toBe(
      200,
    );
    expect((await get(`/passage/${made?.PS_IDX}`)).status).toBe(404);
    await post(`/passage/${made?.PS_IDX}/restore`, undefined);
    const { data } = await get<Category[]>('/passageCategory');
    const names = data.map(({ PC_NM }) => PC_NM);
    expect(names).toEqual(expect.arrayContaining(['지울 교재', '지울 단원']));
  });

  test('units have no units, names are needed, strangers see nothing', async () => {
    const book = await post<Category>('/passageCategory', { PC_NM: '교재', PC_PARENT_IDX: null });
    const unit = await post<Category>('/passageCategory', { PC_NM: '단원', PC_PARENT_IDX: book.data.PC_IDX });
    expect((await post('/passageCategory', { PC_NM: '손자', PC_PARENT_IDX: unit.data.PC_IDX })).status).toBe(
      422,
    );
    expect((await post('/passageCategory', { PC_NM: ' ', PC_PARENT_IDX: null })).status).toBe(422);
    expect(
      (await post('/passageCategory', { PC_NM: '남의 것', PC_PARENT_IDX: book.data.PC_IDX }, other)).status,
    ).toBe(404);
    const path = `/passageCategory/${book.data.PC_IDX}`;
    expect((await api.call('PUT', path, { as: other, body: { PC_NM: '남의 것' } })).status).toBe(404);
    expect((await api.call('DELETE', path, { as: other })).status).toBe(404);
    expect((await api.call('GET', '/passageCategory')).code).toBe('301');
  });
});

describe('analysis', () => {
  test('tells sentences, words and for every kind whether it can be made', async () => {
    const answer = await post<{
      SENTENCES: unknown[];
      WORD_COUNT: number;
      KINDS: { IS_FEASIBLE: boolean; REASON: string }[];
    }>('/passageAnalysis', { PS_TEXT: english });
    expect(answer.data).toMatchObject({ WORD_COUNT: 15 });
    expect(answer.data.SENTENCES).toHaveLength(2);
    expect(answer.data.KINDS).toHaveLength(25);
    for (const { IS_FEASIBLE, REASON } of answer.data.KINDS) expect(REASON === '').toBe(IS_FEASIBLE);
  });

  test('goes by the translations and lines beside the text, as long as they fit it', async () => {
    const text = `${english} The ferry stops for a month, and nobody on the island minds the silence.`;
    const listFeasible = async (body: object) =>
      (
        await post<{ KINDS: { KIND: string; IS_FEASIBLE: boolean }[] }>('/passageAnalysis', {
          PS_TEXT: text,
          ...body,
        })
      ).data.KINDS.flatMap(({ KIND, IS_FEASIBLE }) => (IS_FEASIBLE ? [KIND] : []));
    const { SENTENCES } = (await post<{ SENTENCES: unknown[] }>('/passageAnalysis', { PS_TEXT: text })).data;
    const PS_TRANSLATIONS = [
      '하루 종일 비가 왔다.',
      '우리는 집에 머물며 난로 옆에서 오래된 책을 읽었다.',
      '연락선은 한 달 동안 멈추고, 섬의 아무도 그 고요함을 꺼리지 않는다.',
    ];
    expect(SENTENCES).toHaveLength(PS_TRANSLATIONS.length);
    expect(await listFeasible({})).not.toContain('conditional-writing');
    expect(await listFeasible({ PS_SENTENCES: SENTENCES, PS_TRANSLATIONS })).toContain('conditional-writing');
    expect(await listFeasible({ PS_SENTENCES: [{ start: 0, end: 90_000 }], PS_TRANSLATIONS })).not.toContain(
      'conditional-writing',
    );
  });

  test('refuses what is no passage, and strangers', async () => {
    expect((await post('/passageAnalysis', { PS_TEXT: '한글뿐이에요.' })).status).toBe(422);
    expect((await api.call('POST', '/passageAnalysis', { body: { PS_TEXT: english } })).code).toBe('301');
  });
});
