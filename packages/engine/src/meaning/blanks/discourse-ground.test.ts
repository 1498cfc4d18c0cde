import { expect, test } from 'vitest';

import { explainByDiscourse } from '#meaning/blanks/discourse-ground.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function read(text: string, word: string) {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  if (token === undefined) throw new Error(`no ${word}`);
  return { analysis, token };
}

test.each([
  [
    'Some maps are old. The reason is simple, because a handle that is easy for weak hands is easy for all.',
    'simple',
    '같은 문장에서 그 까닭을 ‘because a handle that is easy for weak hands is easy for all’라고 밝히고 있다.',
  ],
  [
    'Plants defend themselves. For example, some grow thorns.',
    'defend',
    '뒤 문장에서 그 예로 ‘For example, some grow thorns’라는 내용을 들고 있다.',
  ],
  [
    'Rain fell for weeks. Therefore, the roads were closed.',
    'closed',
    '앞 문장의 ‘Rain fell for weeks’에서 이끌어 낸 결론이다.',
  ],
  [
    'Rain fell for weeks. In other words, the roads were closed.',
    'closed',
    '앞 문장의 ‘Rain fell for weeks’를 다시 말하고 있다.',
  ],
  ['Rain fell for weeks. In fact, the roads were closed.', 'closed', undefined],
  ['The town adopted it, not because it was the best but because all agreed.', 'adopted', undefined],
  ['Plants defend themselves. Imagine a rose.', 'defend', undefined],
])('a connective says how a sentence is borne out: %s', (text, word, explanation) => {
  const { analysis, token } = read(text, word);
  expect(explainByDiscourse(analysis, token, [])).toBe(explanation);
});
