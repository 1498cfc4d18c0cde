import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#env.ts';
import { getPageSettings } from '#plugins/page-settings.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';
import { type ChatService, complete, sendRaw, startChatService } from '#test/chat-service.ts';

const text = 'Bees dance. They choose a home.';
const bodies = {
  translation: { SENTENCES: ['Bees dance.', 'They choose a home.'] },
  lines: { PS_TEXT: text },
  distractors: { PS_TEXT: text, QUESTION: '글의 제목은?', ANSWER: 'The Dance of Bees' },
};
const names = ['translation', 'lines', 'distractors'] as const;
const makeEnv = (settings: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'jadoo-writer-')), ...settings });

let service: ChatService;
let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await startChatService();
  api = await createTestApp({ env: makeEnv({ AI_BASE_URL: `${service.baseUrl}/`, AI_MODEL: 'small' }) });
  user = await api.join();
});
afterAll(async () => {
  await api.close();
  await service.close();
});

const ask = (name: (typeof names)[number], body: unknown = bodies[name], as: TestUser | undefined = user) =>
  api.call('POST', `/passageSuggestion/${name}`, { as, body });
const getBalance = async () =>
  (await api.call('POST', '/DropsMain', { as: user, body: { UM_IDX: String(user.userIdx) } })).data;

describe('a suggestion', () => {
  test('is a translation of each sentence, and costs nothing', async () => {
    const before = await getBalance();
    service.behave(complete({ translations: ['벌은 춤춘다.', '그들은 집을 고른다.'] }));
    expect((await ask('translation')).data).toEqual({
      TRANSLATIONS: ['벌은 춤춘다.', '그들은 집을 고른다.'],
    });
    expect(await getBalance()).toEqual(before);
  });

  test('is the four lines of a passage', async () => {
    service.behave(
      complete({
        topic: 'bees and homes',
        title: 'Bees',
        gist: '벌은 집을 고른다.',
        summary: 'Bees choose.',
      }),
    );
    expect((await ask('lines')).data).toEqual({
      TOPIC: 'bees and homes',
      TITLE: 'Bees',
      GIST: '벌은 집을 고른다.',
      SUMMARY: 'Bees choose.',
    });
  });

  test('is four wrong options', async () => {
    const distractors = ['How Bees Sleep', 'Why Homes Fall', 'Dancing for Fun', 'A Year of Honey'];
    service.behave(complete({ distractors }));
    expect((await ask('distractors')).data).toEqual({ DISTRACTORS: distractors });
  });

  test.each(names)('of %s is not there without a token or from wrong input', async (name) => {
    expect((await api.call('POST', `/passageSuggestion/${name}`, { body: bodies[name] })).code).toBe('301');
    const asker = await api.join();
    for (const body of [
      {},
      { ...bodies[name], MODEL: 'large' },
      { ...bodies[name], ...(name === 'translation' ? { SENTENCES: [] } : { PS_TEXT: ' ' }) },
      {
        ...bodies[name],
        ...(name === 'translation' ? { SENTENCES: ['a'.repeat(5001)] } : { PS_TEXT: 'a'.repeat(5001) }),
      },
    ])
      expect((await ask(name, body, asker)).status).toBe(422);
  });

  test('that is broken, malicious or missing is 503 with a sentence, and the log holds nothing of it', async () => {
    const asker = await api.join();
    for (const behaviour of [
      sendRaw('{'),
      sendRaw('{}', 500),
      complete({ translations: ['<script>alert(1)</script> 벌', '집을 고른다.'] }),
    ]) {
      service.behave(behaviour);
      expect(await ask('translation', bodies.translation, asker)).toMatchObject({
        status: 503,
        reason: 'provider-unavailable',
        message: '쓸 만한 제안을 받지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
      });
    }
    const told = api.log.filter(({ msg }) => msg === 'no suggestion').map(({ cause }) => cause);
    expect(told).toHaveLength(3);
    expect(JSON.stringify(api.log)).not.toMatch(/Bees dance|alert\(1\)/u);
  });

  test('comes ten times a minute for one user', async () => {
    const asker = await api.join();
    service.behave(complete({ translations: ['벌은 춤춘다.', '그들은 집을 고른다.'] }));
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1)
      statuses.push((await ask('translation', bodies.translation, asker)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});

describe('without a configured service', () => {
  test('nobody gets suggestions, and the page does not offer them', async () => {
    expect(getPageSettings(makeEnv({}))).toMatchObject({ HAS_WRITER: false, BUSINESS: {} });
    expect(
      getPageSettings(makeEnv({ AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'small' })).HAS_WRITER,
    ).toBe(true);
    const named = { AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'small' };
    expect(getPageSettings(makeEnv(named)).BUSINESS).toHaveProperty('WRITER', 'ai.example');
    const shown = { ...named, AI_SERVICE_NAME: '가나다 AI(미국)' };
    expect(getPageSettings(makeEnv(shown)).BUSINESS).toHaveProperty('WRITER', '가나다 AI(미국)');
    const plain = await createTestApp();
    const somebody = await plain.join();
    for (const name of names)
      expect(
        await plain.call('POST', `/passageSuggestion/${name}`, { as: somebody, body: bodies[name] }),
      ).toMatchObject({ status: 409, reason: 'unsupported' });
    await plain.close();
  }, 60_000);

  test('half of the settings stop the process', () => {
    expect(() => makeEnv({ AI_MODEL: 'small' })).toThrow(/AI_BASE_URL/u);
    expect(() => makeEnv({ AI_API_KEY: 'key' })).toThrow(/AI_/u);
    expect(() => makeEnv({ AI_BASE_URL: 'nowhere', AI_MODEL: 'small' })).toThrow(/AI_BASE_URL/u);
  });
});
