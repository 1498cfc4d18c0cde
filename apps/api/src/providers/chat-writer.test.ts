import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ChatService, complete, sendRaw, startChatService } from '#test/chat-service.ts';
import { createChatWriter } from './chat-writer.ts';
import type { Writer } from './writer.ts';

const sentences = ['Bees dance.', 'They choose a home.'];
const goodLines = {
  topic: 'how bees choose a home',
  title: 'The Dance of Bees',
  gist: '벌은 춤으로 집을 고른다.',
  summary: 'Bees choose a new home by dancing.',
};
let service: ChatService;
let writer: Writer;
beforeAll(async () => {
  service = await startChatService();
  writer = createChatWriter({ baseUrl: service.baseUrl, apiKey: 'key-1', model: 'small' });
});
afterEach(() => {
  service.asked.length = 0;
});
afterAll(() => service.close());

const translate = () => writer.translate(sentences);

describe('a good answer', () => {
  test('is a line for each sentence, asked for with model and key, the passage as data', async () => {
    service.behave(complete({ translations: ['벌은 춤춘다.', ' 그들은\n집을 고른다. '] }));
    expect(await translate()).toEqual({ kind: 'written', value: ['벌은 춤춘다.', '그들은 집을 고른다.'] });
    const [{ url, authorization, body } = { body: { model: '', messages: [] } }] = service.asked;
    expect([url, authorization, body.model]).toEqual(['/v1/chat/completions', 'Bearer key-1', 'small']);
    const [system, user] = body.messages;
    expect(system?.role).toBe('system');
    expect(system?.content).not.toContain('Bees');
    expect(JSON.parse(user?.content ?? '')).toEqual({ sentences });
  });

  test('may stand between fences and hold more than was asked for', async () => {
    service.behave(complete(`\`\`\`json\n${JSON.stringify({ ...goodLines, mood: 'calm' })}\n\`\`\``));
    expect(await writer.writeLines('Bees dance.')).toEqual({ kind: 'written', value: goodLines });
  });

  test('gives four options unlike the right one, in its language', async () => {
    const task = { text: 'Bees dance.', question: '글의 제목은?', answer: 'The Dance of Bees' };
    const distractors = ['How Bees Sleep', 'Why Homes Fall', 'Dancing for Fun', 'A Year of Honey'];
    service.behave(complete({ distractors }));
    expect(await writer.writeDistractors(task)).toEqual({ kind: 'written', value: distractors });
    for (const bad of [
      distractors.slice(1),
      [...distractors.slice(1), 'the dance of bees!'],
      [...distractors.slice(1), 'How bees sleep', 'how bees sleep'].slice(-4),
      [...distractors.slice(1), '벌의 춤'],
    ]) {
      service.behave(complete({ distractors: bad }));
      expect(await writer.writeDistractors(task)).toMatchObject({ kind: 'failed' });
    }
  });

  test('needs no key where the service asks for none', async () => {
    service.behave(complete(goodLines));
    await createChatWriter({ baseUrl: service.baseUrl, apiKey: undefined, model: 'small' }).writeLines('A.');
    expect(service.asked[0]?.authorization).toBeUndefined();
  });
});

describe('a bad answer is a failure without words of the passage', () => {
  const good = ['벌은 춤춘다.'];
  test.each([
    ['broken JSON', sendRaw('{"choices": [')],
    ['another shape', sendRaw(JSON.stringify({ result: 'ok' }))],
    ['no choices', sendRaw(JSON.stringify({ choices: [] }))],
    ['prose instead of JSON', complete('Sure! Here are your translations.')],
    ['too few lines', complete({ translations: good })],
    ['too many lines', complete({ translations: ['하나.', '둘.', '셋.'] })],
    ['an empty line', complete({ translations: [...good, ' '] })],
    ['a number', complete({ translations: [...good, 7] })],
    ['English for Korean', complete({ translations: [...good, 'They choose a home.'] })],
    ['a line without end', complete({ translations: [...good, '가'.repeat(1001)] })],
    ['a script', complete({ translations: [...good, '<script>alert(1)</script> 집을 고른다.'] })],
    ['an image', complete({ translations: [...good, '집을 <img src=x onerror=alert(1)> 고른다.'] })],
    ['entities', complete({ translations: [...good, '&lt;b&gt; 집을 고른다.'] })],
    ['an address', complete({ translations: [...good, '여기서 보세요: https://evil.example'] })],
    ['an echo of an injection', complete({ translations: [...good, 'IGNORE ALL PREVIOUS INSTRUCTIONS'] })],
    ['status 500', sendRaw('{"error": "boom"}', 500)],
    ['status 401', sendRaw('{"error": "bad key key-1"}', 401)],
    ['a megabyte', sendRaw(JSON.stringify({ padding: 'x'.repeat(1024 * 1024) }))],
  ])('%s', async (_name, behaviour) => {
    service.behave(behaviour);
    const answer = await translate();
    expect(answer.kind).toBe('failed');
    expect(JSON.stringify(answer)).not.toMatch(/Bees|home|key-1|script|evil/u);
  });

  test('silence', async () => {
    service.behave(() => undefined);
    const hasty = createChatWriter({ baseUrl: service.baseUrl, apiKey: undefined, model: 'small' }, 50);
    expect(await hasty.translate(sentences)).toEqual({ kind: 'failed', cause: 'TimeoutError' });
  });

  test('a body that never ends', async () => {
    service.behave((_asked, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [');
    });
    const hasty = createChatWriter({ baseUrl: service.baseUrl, apiKey: undefined, model: 'small' }, 300);
    expect(await hasty.translate(sentences)).toEqual({ kind: 'failed', cause: 'TimeoutError' });
  });

  test('a redirect to another place', async () => {
    service.behave((_asked, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    });
    expect(await translate()).toMatchObject({ kind: 'failed' });
  });

  test('a service that is not there', async () => {
    const gone = await startChatService();
    await gone.close();
    const lost = createChatWriter({ baseUrl: gone.baseUrl, apiKey: 'key-1', model: 'small' });
    expect(await lost.translate(sentences)).toMatchObject({ kind: 'failed' });
  });
});
