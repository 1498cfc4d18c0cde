import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listWordBlanks } from '#meaning/blanks/word-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

function list(text: string, gist = '', translations?: string[]) {
  const source = { id: text, text, gist, ...(translations && { translations }) };
  const analysis = analysePassageOnce(source);
  const context: KindContext = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  return listWordBlanks(context).map((blank) => ({ ...blank, word: text.slice(blank.start, blank.end) }));
}

const opening =
  'Officials are asked for advice every day. Some of them answer in numbers. Others refuse to answer at all. People remember the one case that went wrong.';
const gist = '한 번의 잘못을 벌하면 의심을 숨기게 되고 법은 두려움을 줄일 수 있다';

describe('a word of the point', () => {
  test.each([
    ['hide', 'If we punish them for a single error, they will soon hide their doubts.'],
    ['reduce', 'A law can therefore reduce the fear of strangers.'],
  ])('is asked where the 요지 names it: %s', (word, end) => {
    expect(list(`${opening} ${end}`, gist).map((blank) => blank.word)).toContain(word);
  });

  test('is told as drawn from all that was said where a conclusion closes the passage', () => {
    const found = list(`${opening} A law can therefore reduce the fear of strangers.`, gist);
    const [first, second] = found.find(({ word }) => word === 'reduce')?.explanation ?? [];
    expect(first).toBe('앞에서 말한 내용 전체에서 이끌어 낸 결론이다.');
    expect(second).toContain('‘reduce(');
  });

  test('is glossed as the translation has it', () => {
    const translations = ['가.', '나.', '다.', '라.', '그러므로 법은 낯선 이에 대한 두려움을 줄일 수 있다.'];
    const found = list(`${opening} A law can therefore reduce the fear of strangers.`, gist, translations);
    const text = found.find(({ word }) => word === 'reduce')?.explanation.join(' ');
    expect(text).toContain('두려움을 줄일 수 있다’라는 뜻이 되어야 하므로');
  });

  test('has four wrong words, of which the contrary is called one', () => {
    const found = list(`${opening} A law can therefore reduce the fear of strangers.`, gist);
    const wrong = found.find(({ word }) => word === 'reduce')?.wrong ?? [];
    expect(new Set(wrong.map(({ text }) => text)).size).toBe(4);
    expect(wrong.map(({ why }) => why)).toContain(
      '넣으면 문장은 이루어지지만 글에서 이끌어 낼 수 있는 내용이 아니다.',
    );
  });

  test('is called the contrary of a wrong one where it is', () => {
    const found = list(
      `${opening} A plan like that can therefore reduce the fear of strangers.`,
      '법은 두려움을 줄일 수 있다',
    );
    const wrong = found.find(({ word }) => word === 'reduce')?.wrong ?? [];
    expect(wrong.find(({ text }) => text === 'increase')).toMatchObject({
      meaning: '늘리다, 증가시키다',
      why: '‘reduce’와 반대되는 말로, 글의 내용과 어긋난다.',
    });
  });
});

describe('no blank is', () => {
  test('an adjective that stands for people', () => {
    const text =
      'It was late. The rich write letters. Nobody keeps them. The poor appear only when they have troubled the rich.';
    expect(list(text, '가난한 사람들이 중요하다').map(({ word }) => word)).not.toContain('poor');
  });

  test('a word that stands elsewhere in the passage', () => {
    const text = `${opening} Rules remove doubt. A law can therefore remove the fear of strangers.`;
    expect(list(text, gist).map(({ word }) => word)).not.toContain('remove');
  });
});
