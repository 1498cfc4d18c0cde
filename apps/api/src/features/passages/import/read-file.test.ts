import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { makePdf, type PdfPiece } from '#test/small-pdf.ts';
import { readFile } from './read-file.ts';

const read = async (content: Uint8Array | string): Promise<string> =>
  (await readFile(typeof content === 'string' ? Buffer.from(content) : content)).text;
const getProblem = async (content: Uint8Array | string): Promise<unknown> =>
  read(content).then(
    (text) => `read: ${text.slice(0, 60)}`,
    (error: unknown) => (error as { problem?: unknown }).problem ?? error,
  );
const passage = '18번 Bees dance. 똠방각하';

describe('a text file', () => {
  test.each([
    ['UTF-8', Buffer.from(passage)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${passage}`)],
    ['UTF-16 LE', iconv.encode(passage, 'utf-16le', { addBOM: true })],
    ['UTF-16 BE', iconv.encode(passage, 'utf-16be', { addBOM: true })],
    ['CP949, with syllables that EUC-KR lacks', iconv.encode(passage, 'cp949')],
  ])('in %s is read', async (_name, content) => {
    expect(await read(content)).toBe(passage);
  });

  test('that is no text is refused', async () => {
    expect(await getProblem(Buffer.from([0, 1, 2, 3, 250, 251]))).toBe('unsupported');
    expect(await getProblem('GIF89a\u0001\u0000')).toBe('unsupported');
    expect(await getProblem(' \n 123')).toBe('no-text');
    expect(await getProblem('')).toBe('no-text');
    expect(await getProblem('word '.repeat(250_000))).toBe('too-long');
  });
});

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const makeDocx = (body: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document ${w}><w:body>${body}</w:body></w:document>`),
    ...more,
  });
const p = (...runs: string[]): string => `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`;
const t = (text: string): string => `<w:t xml:space="preserve">${text}</w:t>`;

describe('a Word document', () => {
  test('gives its paragraphs one a line, with breaks and tabs, and empty ones as blank lines', async () => {
    const body = [
      p(t('18. Bees '), t('dance.'), '<w:br/>', t('They &amp; we.')),
      p(),
      p(t('a'), '<w:tab/>', t('b')),
    ];
    expect(await read(makeDocx(body.join('')))).toBe('18. Bees dance.\nThey & we.\n\na b');
    expect(await readFile(makeDocx(p(t('a'))))).toMatchObject({ areLinesWhole: true });
  });

  test('gives neither deleted text nor tab stops nor a shape twice', async () => {
    const shape = (text: string) => `<w:txbxContent>${p(t(text))}</w:txbxContent>`;
    const body =
      `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:del><w:r>${t('gone')}</w:r></w:del>` +
      `<w:r><w:instrText>PAGE</w:instrText>${t('kept')}</w:r></w:p>` +
      `<w:p><w:r><mc:AlternateContent xmlns:mc="x"><mc:Choice>${shape('box')}</mc:Choice>` +
      `<mc:Fallback>${shape('box')}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(await read(makeDocx(body))).toBe('kept\nbox\n');
  });

  test('gives the cells of a table', async () => {
    const cell = (text: string) => `<w:tc>${p(t(text))}</w:tc>`;
    expect(await read(makeDocx(`<w:tbl><w:tr>${cell('one')}${cell('two')}</w:tr></w:tbl>`))).toBe('one\ntwo');
  });

  test('cannot make the reader follow or multiply entities', async () => {
    const doctype = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const make = (entity: string) =>
      zipSync({
        'word/document.xml': strToU8(`${doctype}<w:document ${w}>${p(t(entity))}</w:document>`),
      });
    expect(await getProblem(make('&f;'))).toBe('broken');
    expect(await getProblem(make('&a;'))).toBe('broken');
  });

  test('that is broken, too deep or not one is refused', async () => {
    expect(await getProblem(makeDocx('<w:p>'))).toBe('broken');
    expect(await getProblem(makeDocx('<w:p>'.repeat(600) + '</w:p>'.repeat(600)))).toBe('broken');
    expect(await getProblem(makeDocx(p(t('a'))).slice(0, 200))).toBe('broken');
    expect(await getProblem(zipSync({ 'photo.png': strToU8('x') }))).toBe('unsupported');
    expect(await getProblem(makeDocx(p()))).toBe('no-text');
  });

  /** The sizes that a package claims stand in its list of entries, at its end. */
  const claimSize = (file: Uint8Array, name: string, sizeBytes: number): Uint8Array => {
    const bytes = Buffer.from(file);
    const entry = bytes.lastIndexOf(name) - 46;
    bytes.writeUInt32LE(sizeBytes, entry + 24);
    return bytes;
  };

  test('that would unpack to more than any document is not unpacked', async () => {
    const file = makeDocx(p(t('a')), { 'word/media/image1.png': strToU8('x') });
    expect(await getProblem(claimSize(file, 'word/media/image1.png', 160 * 1024 * 1024))).toBe('bomb');
    const many = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`f${at}`, new Uint8Array()]));
    expect(await getProblem(zipSync(many, { level: 0 }))).toBe('bomb');
  });

  test('that unpacks to more than it claims is cut there, and refused', async () => {
    const file = makeDocx(p(t('a'.repeat(5_000_000))));
    expect(await getProblem(claimSize(file, 'word/document.xml', 1000))).toBe('broken');
  });
});

const hp =
  'xmlns:hp="http://www.hancom.co.kr/hwpml/2011/paragraph" xmlns:hs="http://www.hancom.co.kr/hwpml/2011/section"';
const section = (body: string): Uint8Array => strToU8(`<hs:sec ${hp}>${body}</hs:sec>`);
const hpP = (text: string): string => `<hp:p><hp:run><hp:t>${text}</hp:t></hp:run></hp:p>`;
const makeHwpx = (sections: Record<string, string>, manifest = ''): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/hwp+zip'), { level: 0 }],
    'META-INF/manifest.xml': strToU8(`<m>${manifest}</m>`),
    ...Object.fromEntries(
      Object.entries(sections).map(([name, body]) => [`Contents/${name}.xml`, section(body)]),
    ),
  });

describe('a Hangul document', () => {
  test('gives its paragraphs, all sections in order, with breaks and tabs', async () => {
    const file = makeHwpx({
      section10: hpP('last'),
      section2: hpP('second'),
      section0: hpP('18. Bees<hp:lineBreak/>dance<hp:tab width="4000"/>here.') + hpP(''),
    });
    expect(await read(file)).toBe('18. Bees\ndance here.\n\nsecond\nlast');
  });

  test('leaves heads, feet, notes of editors and formulas out, and reads tables and boxes', async () => {
    const head = `<hp:header><hp:subList>${hpP('head')}</hp:subList></hp:header>`;
    const note = `<hp:hiddenComment><hp:subList>${hpP('note')}</hp:subList></hp:hiddenComment>`;
    const table = `<hp:tbl><hp:tr><hp:tc><hp:subList>${hpP('cell')}</hp:subList></hp:tc></hp:tr></hp:tbl>`;
    const formula = '<hp:equation><hp:script>x over y</hp:script></hp:equation>';
    const file = makeHwpx({
      section0: `<hp:p><hp:run><hp:ctrl>${head}${note}</hp:ctrl>${table}${formula}<hp:t>text</hp:t></hp:run></hp:p>`,
    });
    expect(await read(file)).toBe('cell\ntext');
  });

  test('behind a password, without sections, or of the old format is refused by name', async () => {
    expect(await getProblem(makeHwpx({ section0: 'x' }, '<odf:encryption-data xmlns:odf="x"/>'))).toBe(
      'password',
    );
    expect(await getProblem(makeHwpx({}))).toBe('broken');
    const compound = (text: string | Buffer) =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(text)]);
    expect(await getProblem(compound('HWP Document File'))).toBe('old-hangul');
    expect(await getProblem(compound(Buffer.from('WordDocument', 'utf16le')))).toBe('old-word');
    expect(await getProblem(compound(Buffer.from('EncryptedPackage', 'utf16le')))).toBe('password');
    expect(await getProblem(compound('something'))).toBe('unsupported');
  });
});

/** Lines below one another from `y` down. */
const column = (x: number, y: number, lines: readonly string[], step = 14): PdfPiece[] =>
  lines.map((text, at) => ({ x, y: y - at * step, text }));

describe('a PDF', () => {
  test('gives its lines, and blank lines where the page shows a gap', async () => {
    const pdf = makePdf([
      [
        ...column(70, 750, ['18. Bees dance to tell', 'where the food is.']),
        ...column(70, 690, ['19. Ants walk', 'in long lines.']),
      ],
    ]);
    expect(await read(pdf)).toBe(
      '18. Bees dance to tell\nwhere the food is.\n\n19. Ants walk\nin long lines.',
    );
  });

  test('of two columns is read column by column, its title first', async () => {
    const title = { x: 150, y: 790, text: 'The second mock examination of this long year', size: 14 };
    const left = column(50, 740, ['18. one one one one one', 'two two two', 'three three', 'four four']);
    const right = column(320, 740, ['19. five five five five', 'six six six', 'seven seven', 'eight eight']);
    const text = await read(makePdf([[title, ...right, ...left]]));
    expect(text.split('\n').filter(Boolean)).toEqual([
      title.text,
      ...left.map((piece) => piece.text),
      ...right.map((piece) => piece.text),
    ]);
  });

  test('loses its running heads and page numbers, but no number inside the text', async () => {
    const page = (number: number, lines: string[]): PdfPiece[] => [
      { x: 60, y: 815, text: `Unit 3 Reading ${number}` },
      ...column(60, 700, lines),
      { x: 290, y: 25, text: `- ${number} -` },
    ];
    const pdf = makePdf([
      page(1, ['There were once', '24', 'bees.']),
      page(2, ['They danced', 'all night.']),
    ]);
    expect(await read(pdf)).toBe('There were once\n24\nbees.\nThey danced\nall night.');
  });

  test('puts words together that a line has parted, and keeps a hyphen that the text has elsewhere', async () => {
    const pdf = makePdf([
      column(60, 700, ['This exam-', 'ple is a well-', 'known one, as well-known', 'as any.']),
    ]);
    expect(await read(pdf)).toBe('This example is a well-known one, as well-known\nas any.');
  });

  test('without text, broken or cut short is refused by name', async () => {
    expect(await getProblem(makePdf([[], []]))).toBe('no-text');
    expect(await getProblem('%PDF-1.7\nnothing')).toBe('broken');
  });

  test('behind a password is refused by name', async () => {
    expect(await getProblem(makePdf([column(60, 700, ['a'])], true))).toBe('password');
  });
});
