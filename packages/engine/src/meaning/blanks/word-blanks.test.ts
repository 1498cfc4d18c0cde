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
const gist = '한 번의 잘못을 벌하면 법에 대한 신뢰가 사라진다';
const end = 'A law therefore draws its power from trust.';

describe('a word of the point', () => {
  test('is asked where the 요지 names it', () => {
    expect(list(`${opening} ${end}`, gist).map((blank) => blank.word)).toContain('trust');
  });

  test('is told as drawn from all that was said where a conclusion closes the passage', () => {
    const found = list(`${opening} ${end}`, gist);
    const [first, second] = found.find(({ word }) => word === 'trust')?.explanation ?? [];
    expect(first).toBe('앞에서 말한 내용 전체에서 이끌어 낸 결론이다.');
    expect(second).toContain('‘trust(');
  });

  test('is glossed as the translation has it', () => {
    const translations = ['가.', '나.', '다.', '라.', '그러므로 법의 힘은 신뢰에서 나온다.'];
    const found = list(`${opening} ${end}`, gist, translations);
    const text = found.find(({ word }) => word === 'trust')?.explanation.join(' ');
    expect(text).toContain('법의 힘은 신뢰에서 나온다’라는 뜻이 되어야 하므로');
  });

  test('has four wrong words, of which the contrary is called one', () => {
    const found = list(`${opening} ${end}`, gist);
    const wrong = found.find(({ word }) => word === 'trust')?.wrong ?? [];
    expect(new Set(wrong.map(({ text }) => text)).size).toBe(4);
    expect(wrong.map(({ why }) => why)).toContain('넣으면 문장은 이루어지지만 글의 요지와 통하지 않는다.');
    expect(wrong.find(({ text }) => text === 'distrust')).toMatchObject({
      meaning: '불신',
      why: '‘trust’와 반대되는 말로, 글의 내용과 어긋난다.',
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
    const text = `${opening} Rules need trust. ${end}`;
    expect(list(text, gist).map(({ word }) => word)).not.toContain('trust');
  });
});
