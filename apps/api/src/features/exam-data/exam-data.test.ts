import type { ExamDetail, Passage } from '@jadoo/contract';
import { makeExercise, sampleBook } from '@jadoo/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '#features/operator/operator.service.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

const short = 'It rained all day. We stayed at home and read old books by the fire.';
let api: TestApp;
let owner: TestUser;
let other: TestUser;
let samples: number[];
let shortIdx: number;

const call = <T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  as: TestUser | undefined = owner,
) => api.call<T>(method, path, { as, ...(body === undefined ? {} : { body }) });
/** Titles of the samples that carry a 글의 순서, which most tests order. */
const orderTitles = sampleBook.units
  .flatMap(({ passages }) => passages)
  .filter(({ source }) => !('refused' in makeExercise('order', source, {}, 7)))
  .map(({ title }) => title);
/** The sample passages of a user, those that carry a 글의 순서 first. */
async function listSamples(as: TestUser): Promise<number[]> {
  const { items } = (
    await call<{ items: { PS_IDX: number; PS_TITLE: string }[] }>('GET', '/passage?size=24', undefined, as)
  ).data;
  const carriesOrder = (title: string) => (orderTitles.some((own) => title.endsWith(own)) ? 0 : 1);
  return items
    .toSorted((a, b) => carriesOrder(a.PS_TITLE) - carriesOrder(b.PS_TITLE))
    .map(({ PS_IDX }) => PS_IDX);
}
async function addShort(as: TestUser): Promise<number> {
  const body = { PASSAGES: [{ PS_TITLE: '짧은 글', PS_TEXT: short }], RIGHTS_CONFIRMED: true };
  const [made] = (await call<Passage[]>('POST', '/passage', body, as)).data;
  if (!made) throw new Error('nothing was added');
  return made.PS_IDX;
}

beforeAll(async () => {
  api = await createTestApp();
  owner = await api.join();
  other = await api.join();
  samples = await listSamples(owner);
  shortIdx = await addShort(owner);
});
afterAll(async () => {
  expect(await audit(api.database.db)).toEqual([]);
  await api.close();
});

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;
const order = (fields: Record<string, unknown> = {}) => ({
  PS_IDXS: samples.slice(0, 2),
  KINDS: [{ KIND: 'order' }],
  ED_TITLE: '1학기 중간',
  ED_TOOL: 'transform',
  EXPECTED_TOTAL: 60,
  SEED: 7,
  ...fields,
});
interface Made {
  ED_IDX: number;
  STATUS: string;
  UM_POINT: number;
}
const make = (fields: Record<string, unknown> = {}, as: TestUser | undefined = owner, key = newKey()) =>
  api.call<Made>('POST', '/examData', { as, body: order(fields), headers: { 'idempotency-key': key } });
const getBalance = async (as: TestUser = owner) =>
  (await call<{ UM_POINT: number }>('POST', '/DropsMain', { UM_IDX: String(as.userIdx) }, as)).data.UM_POINT;

interface Status {
  STATUS: string;
  PROGRESS: number;
  MADE_COUNT: number;
  REFUSED_COUNT: number;
  REFUND_POINT: number;
}
/** Every event of the status stream; it ends when the paper is finished. */
async function follow(idx: number, as: TestUser = owner): Promise<Status[]> {
  const answer = await api.call<Buffer>('GET', `/statusExamData/${idx}`, {
    as,
    headers: { accept: 'text/event-stream' },
  });
  const lines = answer.data
    .toString('utf8')
    .split('\n')
    .filter((line) => line.startsWith('data: '));
  return lines.map((line) => JSON.parse(line.slice(6)) as Status);
}
async function makeAndGet(fields: Record<string, unknown> = {}, as: TestUser = owner): Promise<ExamDetail> {
  const { data } = await make(fields, as);
  await follow(data.ED_IDX, as);
  return (await call<ExamDetail>('GET', `/examData/${data.ED_IDX}`, undefined, as)).data;
}

describe('kinds and quotes', () => {
  test('list every kind with its price, and packages of ready kinds only', async () => {
    const { data } = await call<{
      KINDS: { KIND: string; PRICE: number; IS_READY: boolean }[];
      PACKAGES: { KINDS: string[] }[];
    }>('GET', '/examKind');
    expect(data.KINDS).toHaveLength(25);
    expect(data.KINDS.find(({ KIND }) => KIND === 'order')).toMatchObject({ PRICE: 30, IS_READY: true });
    const ready = data.KINDS.filter(({ IS_READY }) => IS_READY).map(({ KIND }) => KIND);
    for (const { KINDS } of data.PACKAGES) expect(ready).toEqual(expect.arrayContaining(KINDS));
    expect((await api.call('GET', '/examKind')).code).toBe('301');
  });

  test('say what can be set for each kind', async () => {
    const { data } = await call<{ KINDS: { KIND: string; OPTIONS: Record<string, unknown> }[] }>(
      'GET',
      '/examKind',
    );
    const optionsOf = (kind: string) => data.KINDS.find(({ KIND }) => KIND === kind)?.OPTIONS;
    expect(optionsOf('grammar-choice')).toMatchObject({
      COUNT: { MIN: 6, MAX: 10, INITIAL: 8, UNIT: '곳' },
      FOCUSES: expect.arrayContaining(['관계사', '수 일치']) as unknown,
    });
    expect(optionsOf('word-test')).toMatchObject({
      MODES: ['en-ko', 'ko-en', 'first-letter', 'choice'],
      HAS_BANDS: true,
    });
    expect(optionsOf('order')).toEqual({
      COUNT: null,
      DIFFICULTIES: [],
      FOCUSES: [],
      MODES: [],
      LAYOUTS: [],
      HAS_BANDS: false,
    });
  });

  test.each([
    ['order', { difficulty: 'low' }, 'KINDS.0.OPTIONS.difficulty'],
    ['grammar-choice', { count: 11 }, 'KINDS.0.OPTIONS.count'],
    ['grammar-choice', { focus: ['관계사', '없는 것'] }, 'KINDS.0.OPTIONS.focus'],
    ['word-test', { minBand: 4, maxBand: 1 }, 'KINDS.0.OPTIONS.maxBand'],
    ['word-test', { mode: 'aloud' }, 'KINDS.0.OPTIONS.mode'],
    ['word-test', { lockedSpots: ['word:a'] }, 'KINDS.0.OPTIONS'],
  ])('options that %s does not have are 422 and cost nothing: %j', async (KIND, OPTIONS, path) => {
    const before = await getBalance();
    const selection = { PS_IDXS: samples.slice(0, 1), KINDS: [{ KIND, OPTIONS }] };
    const quoted = await call<{ issues: { path: string }[] }>('POST', '/examQuote', selection);
    expect(quoted.status).toBe(422);
    expect(quoted.data.issues.map((issue) => issue.path)).toEqual([path]);
    expect((await make({ ...selection, EXPECTED_TOTAL: 30 })).status).toBe(422);
    expect(await getBalance()).toBe(before);
  });

  test('options reach the engine and stay with the paper for re-rolls', async () => {
    const exam = await makeAndGet({
      PS_IDXS: samples.slice(0, 1),
      KINDS: [{ KIND: 'word-test', OPTIONS: { count: 6, mode: 'ko-en' } }],
      EXPECTED_TOTAL: 10,
    });
    const countItems = ({ EXERCISES: [exercise] }: ExamDetail) =>
      exercise?.answer.type === 'list' ? exercise.answer.items.length : 0;
    expect(countItems(exam)).toBe(6);
    const again = await call<ExamDetail>('POST', `/examData/${exam.ED_IDX}/reroll`, {
      EXERCISE_ID: exam.EXERCISES[0]?.id,
      VERSION: 1,
    });
    expect(countItems(again.data)).toBe(6);
    expect(again.data.EXERCISES[0]?.signature).toMatch(/^ko-en:/u);
  });

  test('a quote adds up and touches nothing', async () => {
    const before = await getBalance();
    const { data } = await call('POST', '/examQuote', {
      PS_IDXS: samples.slice(0, 3),
      KINDS: [{ KIND: 'order' }],
    });
    expect(data).toEqual({
      LINES: [{ KIND: 'order', NAME: '글의 순서', COUNT: 3, PRICE: 30, AMOUNT: 90 }],
      TOTAL: 90,
      BALANCE_BEFORE: before,
      BALANCE_AFTER: before - 90,
      WARNINGS: [],
    });
    expect(await getBalance()).toBe(before);
  });

  test('a quote warns of kinds that give each other’s answers away', async () => {
    const KINDS = [{ KIND: 'order' }, { KIND: 'insertion' }];
    const { data } = await call<{ WARNINGS: string[] }>('POST', '/examQuote', {
      PS_IDXS: samples.slice(0, 1),
      KINDS,
    });
    expect(data.WARNINGS).toEqual(['글의 순서, 문장 삽입은 서로 답의 단서가 돼요.']);
  });

  test('a quote for somebody else’s passage is 404, a wrong one 422', async () => {
    const quote = (body: unknown, as?: TestUser) => call('POST', '/examQuote', body, as);
    expect((await quote({ PS_IDXS: samples.slice(0, 1), KINDS: [{ KIND: 'order' }] }, other)).status).toBe(
      404,
    );
    expect((await quote({ PS_IDXS: [], KINDS: [{ KIND: 'order' }] })).status).toBe(422);
    expect((await quote({ PS_IDXS: [1, 1], KINDS: [{ KIND: 'order' }] })).status).toBe(422);
    expect((await quote({ PS_IDXS: [1], KINDS: [{ KIND: 'magic' }] })).status).toBe(422);
    expect((await api.call('POST', '/examQuote', { body: {} })).code).toBe('301');
  });
});

describe('making', () => {
  test('spends, makes in the background, tells the progress and stores the paper', async () => {
    const before = await getBalance();
    const { data, status } = await make();
    expect(status).toBe(200);
    expect(data).toMatchObject({ STATUS: 'queued', UM_POINT: before - 60 });
    const events = await follow(data.ED_IDX);
    const shares = events.map(({ PROGRESS }) => PROGRESS);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(events.at(-1)).toEqual({
      STATUS: 'done',
      PROGRESS: 100,
      MADE_COUNT: 2,
      REFUSED_COUNT: 0,
      REFUND_POINT: 0,
    });
    expect((await call('GET', `/statusExamData/${data.ED_IDX}`)).data).toEqual(events.at(-1));
    const exam = (await call<ExamDetail>('GET', `/examData/${data.ED_IDX}`)).data;
    expect(exam.EXERCISES.map(({ kind, passageId }) => [kind, Number(passageId)])).toEqual(
      samples.slice(0, 2).map((idx) => ['order', idx]),
    );
    expect(exam).toMatchObject({ ED_TITLE: '1학기 중간', USED_POINT: 60, REFUND_POINT: 0, VERSION: 1 });
    expect(await getBalance()).toBe(before - 60);
  });

  test('of what cannot be made gives the points back and says why', async () => {
    const before = await getBalance();
    const exam = await makeAndGet({ PS_IDXS: [samples[0], shortIdx] });
    expect(exam).toMatchObject({ STATUS: 'partly', USED_POINT: 60, REFUND_POINT: 30, EXERCISE_COUNT: 1 });
    expect(exam.REFUSALS).toMatchObject([
      { PS_IDX: shortIdx, PS_TITLE: '짧은 글', KIND: 'order', REFUND_POINT: 30 },
    ]);
    expect(exam.REFUSALS[0]?.REASON).toMatch(/요\.$/u);
    expect(await getBalance()).toBe(before - 30);
  });

  test('of nothing fails and costs nothing', async () => {
    const before = await getBalance();
    const exam = await makeAndGet({ PS_IDXS: [shortIdx], EXPECTED_TOTAL: 30 });
    expect(exam).toMatchObject({ STATUS: 'failed', USED_POINT: 30, REFUND_POINT: 30, EXERCISES: [] });
    expect(await getBalance()).toBe(before);
    const { data } = await call<{ items: { PT_KIND: string; PT_TITLE: string }[] }>(
      'GET',
      '/pointList?tab=spend',
    );
    expect(data.items[0]).toMatchObject({ PT_KIND: 'compensation', PT_TITLE: '1학기 중간 만들기 실패' });
  });

  test('with one seed gives the same exercises again', async () => {
    const [first, second] = [await makeAndGet({ SEED: 99 }), await makeAndGet({ SEED: 99 })];
    expect(second.EXERCISES).toEqual(first.EXERCISES);
  });

  test('twice with one key spends once; another body is refused', async () => {
    const before = await getBalance();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => make({}, owner, key)));
    const told = answers.filter(({ status }) => status === 200);
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ data }) => data.ED_IDX)).size).toBe(1);
    expect(await getBalance()).toBe(before - 60);
    expect(await make({ ED_TITLE: '다른 자료' }, owner, key)).toMatchObject({
      status: 409,
      reason: 'key-reused',
    });
    expect(await getBalance()).toBe(before - 60);
    await follow(told[0]?.data.ED_IDX ?? 0);
  });

  test('without a key, with an agreed price that is not the price, or without points is refused', async () => {
    const body = order();
    expect((await api.call('POST', '/examData', { as: owner, body })).status).toBe(422);
    const before = await getBalance();
    expect(await make({ EXPECTED_TOTAL: 59 })).toMatchObject({
      status: 409,
      reason: 'price-changed',
      data: { TOTAL: 60 },
    });
    expect(await getBalance()).toBe(before);
  });

  test('beyond the balance is refused with the missing amount and leaves no paper', async () => {
    const poor = await api.join();
    const own = await listSamples(poor);
    const all = {
      PS_IDXS: own,
      // None of these is ever refused, so nothing comes back meanwhile.
      KINDS: ['original', 'line-translation', 'chunk-reading', 'vocabulary-list'].map((KIND) => ({ KIND })),
      EXPECTED_TOTAL: 24 * 40,
    };
    for (let round = 0; round < 3; round += 1) expect((await make(all, poor)).status).toBe(200);
    const answer = await make(all, poor);
    expect(answer).toMatchObject({ status: 409, reason: 'point-short', data: { MISSING_POINT: 840 } });
    expect(answer.message).toBe('포인트가 840P 부족해요. 충전하고 이어서 만들까요?');
    const { data } = await call<{ total: number; items: { ED_IDX: number }[] }>(
      'GET',
      '/examData',
      undefined,
      poor,
    );
    expect(data.total).toBe(3);
    for (const { ED_IDX } of data.items) await follow(ED_IDX, poor);
  }, 60_000);

  test('from somebody else’s passage is 404 and costs nothing', async () => {
    const before = await getBalance(other);
    expect((await make({}, other)).status).toBe(404);
    expect(await getBalance(other)).toBe(before);
    expect(
      (await api.call('POST', '/examData', { body: order(), headers: { 'idempotency-key': 'x' } })).code,
    ).toBe('301');
  });
});

describe('one paper', () => {
  test('is nobody’s but its owner’s', async () => {
    const { ED_IDX } = await makeAndGet();
    const path = `/examData/${ED_IDX}`;
    const foreign = [
      call('GET', path, undefined, other),
      call('GET', `/statusExamData/${ED_IDX}`, undefined, other),
      call('PUT', path, { VERSION: 1, ED_TITLE: '남의 것' }, other),
      call('DELETE', path, undefined, other),
      call('POST', `${path}/duplicate`, undefined, other),
      call('POST', `${path}/restore`, undefined, other),
      call('POST', `${path}/reroll`, { EXERCISE_ID: 'x', VERSION: 1 }, other),
    ];
    for (const answer of await Promise.all(foreign)) expect(answer.status).toBe(404);
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await api.call(method, path)).code).toBe('301');
  });

  test('takes title, layout, order and edits from the one who knows its version', async () => {
    const exam = await makeAndGet();
    const put = (body: unknown) => call<ExamDetail>('PUT', `/examData/${exam.ED_IDX}`, body);
    const LAYOUT = { ...exam.LAYOUT, SCHOOL: '자두고등학교' };
    const turned = exam.EXERCISES.toReversed();
    const edited = await put({ VERSION: 1, ED_TITLE: '고친 제목', LAYOUT, EXERCISES: turned });
    expect(edited.data).toMatchObject({
      ED_TITLE: '고친 제목',
      VERSION: 2,
      LAYOUT: { SCHOOL: '자두고등학교' },
    });
    expect(edited.data.EXERCISES).toEqual(turned);
    expect(await put({ VERSION: 1, ED_TITLE: '늦은 제목' })).toMatchObject({ status: 409, reason: 'stale' });
    const shorter = await put({ VERSION: 2, EXERCISES: turned.slice(0, 1) });
    expect(shorter.data).toMatchObject({ EXERCISE_COUNT: 1, VERSION: 3 });
  });

  test('warns of exercises that give each other’s answers away, until they are apart', async () => {
    const exam = await makeAndGet({
      KINDS: [{ KIND: 'original' }, { KIND: 'grammar-error' }],
      EXPECTED_TOTAL: 80,
    });
    const warning = '원문에 본문이 그대로 있어서 어법의 답이 보여요.';
    expect(exam.WARNINGS).toEqual([warning]);
    const put = (VERSION: number, EXERCISES: unknown) =>
      call<ExamDetail>('PUT', `/examData/${exam.ED_IDX}`, { VERSION, EXERCISES });
    const one = await put(1, exam.EXERCISES.slice(1));
    expect(one.data.WARNINGS).toEqual([`‘${exam.PASSAGES[1]?.PS_TITLE ?? ''}’: ${warning}`]);
    const none = await put(
      2,
      exam.EXERCISES.filter(({ kind }) => kind === 'grammar-error'),
    );
    expect(none.data.WARNINGS).toEqual([]);
  });

  test('takes no forged, doubled or broken exercise', async () => {
    const exam = await makeAndGet();
    const [first, second] = exam.EXERCISES;
    if (!first || !second) throw new Error('two exercises were expected');
    const put = async (...EXERCISES: unknown[]) =>
      (await call('PUT', `/examData/${exam.ED_IDX}`, { VERSION: 1, EXERCISES })).status;
    expect(await put({ ...first, id: '1:order:9' })).toBe(422);
    expect(await put(first, first)).toBe(422);
    expect(await put({ ...first, kind: 'insertion' })).toBe(422);
    expect(await put({ ...first, signature: 'other' })).toBe(422);
    expect(await put({ ...first, options: [...first.options.slice(0, 4), first.options[0]] })).toBe(422);
    expect(await put({ ...first, options: first.options.slice(0, 4) })).toBe(422);
    expect(await put({ ...first, options: [] })).toBe(422);
    expect(await put({ ...first, answer: { type: 'option', number: 6 } })).toBe(422);
    expect(await put({ ...first, answer: { type: 'none' } })).toBe(422);
    expect(await put({ ...first, note: 'unknown' })).toBe(422);
    expect(await put(second, { ...first, answer: { type: 'option', number: 1 }, points: 3 })).toBe(200);
  });

  test('survives strings that the database cannot hold', async () => {
    const exam = await makeAndGet();
    const put = await call<ExamDetail>('PUT', `/examData/${exam.ED_IDX}`, {
      VERSION: 1,
      ED_TITLE: 'a\u0000\ud800b',
    });
    expect(put.data.ED_TITLE).toBe('a\ufffdb');
  });

  test('can be copied for nothing, binned and brought back', async () => {
    const exam = await makeAndGet();
    const before = await getBalance();
    const copy = await call<ExamDetail>('POST', `/examData/${exam.ED_IDX}/duplicate`);
    expect(copy.data).toMatchObject({
      ED_TITLE: '1학기 중간 사본',
      STATUS: 'done',
      USED_POINT: 0,
      VERSION: 1,
    });
    expect(copy.data.EXERCISES).toEqual(exam.EXERCISES);
    expect(await getBalance()).toBe(before);
    const path = `/examData/${copy.data.ED_IDX}`;
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('GET', path)).status).toBe(404);
    const bin = await call<{ items: { ED_IDX: number }[] }>('GET', '/examData?trash=true');
    expect(bin.data.items.map(({ ED_IDX }) => ED_IDX)).toEqual([copy.data.ED_IDX]);
    expect((await call('POST', `${path}/restore`)).status).toBe(200);
    expect((await call('GET', path)).status).toBe(200);
  });

  test('is found by title and tool', async () => {
    const exam = await makeAndGet({ ED_TITLE: '찾을 자료 100%', ED_TOOL: 'quick' });
    const find = async (query: string) =>
      (await call<{ items: { ED_IDX: number }[] }>('GET', `/examData?${query}`)).data.items.map(
        ({ ED_IDX }) => ED_IDX,
      );
    expect(await find(`q=${encodeURIComponent('자료 100%')}`)).toEqual([exam.ED_IDX]);
    expect(await find('tool=quick')).toEqual([exam.ED_IDX]);
    expect(await find('tool=basic')).toEqual([]);
    expect((await find('sort=old'))[0]).toBeLessThan((await find('sort=new'))[0] ?? 0);
    expect((await call('GET', '/examData?sort=best')).status).toBe(422);
  });
});

describe('re-rolling', () => {
  test.each([
    ['word-test', 10],
    ['order', 30],
  ])(
    'of %s is free and never gives what was shown, until there is no other',
    async (KIND, EXPECTED_TOTAL) => {
      let exam = await makeAndGet({ PS_IDXS: samples.slice(0, 1), KINDS: [{ KIND }], EXPECTED_TOTAL });
      const before = await getBalance();
      const [first] = exam.EXERCISES;
      if (!first) throw new Error('an exercise was expected');
      const seen = new Set([first.signature]);
      for (let round = 0; round < 8; round += 1) {
        const body = { EXERCISE_ID: first.id, VERSION: exam.VERSION };
        const answer = await call<ExamDetail>('POST', `/examData/${exam.ED_IDX}/reroll`, body);
        if (answer.status === 409) {
          expect(answer.reason).toBe('no-other');
          break;
        }
        exam = answer.data;
        const [made] = exam.EXERCISES;
        if (!made) throw new Error('an exercise was expected');
        expect(made.id).toBe(first.id);
        expect(seen).not.toContain(made.signature);
        seen.add(made.signature);
      }
      expect(seen.size).toBeGreaterThan(KIND === 'word-test' ? 1 : 0);
      expect(await getBalance()).toBe(before);
    },
    60_000,
  );

  test('keeps to the spots that the teacher has locked', async () => {
    const exam = await makeAndGet({
      PS_IDXS: samples.slice(0, 1),
      KINDS: [{ KIND: 'cloze-word' }],
      EXPECTED_TOTAL: 10,
    });
    const [first] = exam.EXERCISES;
    const LOCKED_SPOTS =
      first?.candidates
        .filter(({ isUsed }) => isUsed)
        .slice(0, 2)
        .map(({ id }) => id) ?? [];
    expect(LOCKED_SPOTS).toHaveLength(2);
    const body = { EXERCISE_ID: first?.id, VERSION: exam.VERSION, LOCKED_SPOTS };
    const { data } = await call<ExamDetail>('POST', `/examData/${exam.ED_IDX}/reroll`, body);
    const used = data.EXERCISES[0]?.candidates.filter(({ isUsed }) => isUsed).map(({ id }) => id);
    expect(used).toEqual(expect.arrayContaining(LOCKED_SPOTS));
  });

  test('of an exercise that is not there, or of an old version, is refused', async () => {
    const exam = await makeAndGet();
    const reroll = (EXERCISE_ID: string, VERSION: number) =>
      call('POST', `/examData/${exam.ED_IDX}/reroll`, { EXERCISE_ID, VERSION });
    expect((await reroll('nothing', 1)).status).toBe(404);
    expect(await reroll(exam.EXERCISES[0]?.id ?? '', 2)).toMatchObject({ status: 409, reason: 'stale' });
  });
});
