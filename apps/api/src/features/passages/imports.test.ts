import type { ImportedPassage } from '@jadoo/contract';
import { AlignmentType, Document, Packer, Paragraph, TextRun } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createImportPool } from '#jobs/import-pool.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';
import { makeForm } from '#test/form.ts';
import { makePdf } from '#test/small-pdf.ts';

interface Imported {
  PASSAGES: ImportedPassage[];
  TEXT: string;
  ARE_LINES_WHOLE: boolean;
}

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await createTestApp();
  user = await api.join();
}, 60_000);
afterAll(() => api.close());

const send = (name: string, content: Buffer | string, as: TestUser | undefined = user) => {
  const { body, headers } = makeForm({ name, content });
  return api.call<Imported>('POST', '/passageImport', { as, body, headers });
};
const bees = 'Bees dance to tell the others where they have found the best flowers of the morning.';
const ants = 'Ants walk in long lines because each of them follows the scent that the one before has left.';
const makeDocx = () =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun('2학기 기말고사')] }),
            new Paragraph({ children: [new TextRun('18. '), new TextRun(bees)] }),
            new Paragraph('* scent: 냄새'),
            new Paragraph(`19. ${ants}`),
            new Paragraph('20. 한국어로만 쓴 글이에요.'),
          ],
        },
      ],
    }),
  );
const makeHwpx = () => {
  const p = (text: string) => `<hp:p><hp:run><hp:t>${text}</hp:t></hp:run></hp:p>`;
  return Buffer.from(
    zipSync({
      mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
      'Contents/section0.xml': strToU8(
        `<hs:sec xmlns:hs="s" xmlns:hp="p">${p(`18. ${bees}`)}${p(`19. ${ants}`)}</hs:sec>`,
      ),
    }),
  );
};
const breakLine = (text: string, at: number): [string, string] => {
  const end = text.indexOf(' ', at);
  return [text.slice(0, end), text.slice(end + 1)];
};
const place = (y: number, text: string) =>
  breakLine(text, 45).map((line, at) => ({ x: 60, y: y - at * 14, text: line }));
const pdf = makePdf([[...place(760, `18. ${bees}`), ...place(700, `19. ${ants}`)]]);

describe('a file', () => {
  test('of Word gives its passages with titles, footnotes, problems and warnings, and saves nothing', async () => {
    const before = await api.call('GET', '/passage', { as: user });
    const { status, data } = await send('시험.docx', await makeDocx());
    expect(status).toBe(200);
    expect(data.ARE_LINES_WHOLE).toBe(true);
    expect(data.PASSAGES).toEqual([
      {
        ...{ PS_TITLE: '18번', PS_TEXT: bees, PROBLEM: '' },
        PS_FOOTNOTES: [{ word: 'scent', meaning: '냄새' }],
        WARNINGS: ['40단어보다 짧아서 만들 수 있는 유형이 적어요.'],
      },
      expect.objectContaining({ PS_TITLE: '19번', PS_TEXT: ants, PROBLEM: '' }),
      expect.objectContaining({ PROBLEM: '영어 문장이 없어요. 영어 지문을 넣어 주세요.', WARNINGS: [] }),
    ]);
    expect((await api.call('GET', '/passage', { as: user })).data).toEqual(before.data);
  });

  test.each<[string, () => Buffer | string]>([
    ['Hangul', makeHwpx],
    ['PDF', () => pdf],
    ['text', () => `18. ${bees}\r\n\r\n19. ${ants}`],
  ])('of %s gives the same passages, whatever its name is', async (_name, make) => {
    const { data } = await send('이름.bin', make());
    expect(data.PASSAGES.map(({ PS_TITLE, PS_TEXT }) => [PS_TITLE, PS_TEXT])).toEqual([
      ['18번', bees],
      ['19번', ants],
    ]);
    expect(data.TEXT).toContain('19. Ants walk');
  });

  const hwp = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    Buffer.from('HWP Document File'),
  ]);
  test.each<[string, Buffer | string, number, string]>([
    ['a picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 415, 'TXT, DOCX, HWPX, PDF'],
    ['an old Hangul file', hwp, 415, 'HWPX'],
    ['a scanned PDF', makePdf([[]]), 422, '스캔한 그림'],
    ['a locked PDF', makePdf([[]], true), 422, '암호'],
    ['a broken PDF', '%PDF-1.7 nothing', 422, '깨져서'],
    ['a broken package', Buffer.from('PK\u0003\u0004 nothing'), 422, '깨져서'],
    ['nothing but numbers', '1 2 3', 422, '글자가 없는'],
  ])('that is %s is refused with what to do', async (_name, content, status, words) => {
    const answer = await send('글.pdf', content);
    expect(answer.status).toBe(status);
    expect(answer.message).toContain(words);
  });

  test('may be 20 MB and not a byte more', async () => {
    const line = `${bees}\n`;
    const large = Buffer.alloc(20 * 1024 * 1024 + 1, line);
    expect(await send('큰.txt', large.subarray(0, -1))).toMatchObject({
      status: 413,
      message: '글이 너무 길어요. 나누어서 올려 주세요.',
    });
    expect(await send('큰.txt', large)).toMatchObject({
      status: 413,
      message: '파일은 20 MB까지 올릴 수 있어요.',
    });
  });

  test('needs a sign-in', async () => {
    const { body, headers } = makeForm({ name: 'a.txt', content: bees });
    expect(await api.call('POST', '/passageImport', { body, headers })).toMatchObject({ code: '301' });
  });
});

describe('a file that hangs or eats memory', () => {
  test('costs its own thread only: the next one is read', async () => {
    const quick = createImportPool({ timeoutMs: 1, memoryLimitMb: 512 });
    expect(await quick.read(Buffer.from(bees))).toEqual({ problem: 'timed-out' });
    await quick.close();
    const pool = createImportPool({ timeoutMs: 60_000, memoryLimitMb: 64 });
    const deep = zipSync({
      'word/document.xml': strToU8(`<d xmlns:w="w">${'<w:p><w:t>aa</w:t></w:p>'.repeat(1_500_000)}</d>`),
    });
    expect(await pool.read(deep)).toEqual({ problem: 'bomb' });
    expect(await pool.read(Buffer.from(bees))).toMatchObject({ text: bees });
    await pool.close();
  });
});
