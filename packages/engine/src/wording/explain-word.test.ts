import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { explainEvidence, explainPair, explainPoint, explainResemblance } from '#wording/explain-word.ts';
import { findWordSpots } from '#wording/word-spots.ts';

function explain(text: string, word: string, line = ''): string {
  const analysis = analysePassage({ id: 't', text });
  const swap = findWordSpots(analysis)
    .find(({ token }) => token.text === word)
    ?.rivals.map((rival) => rival.swap)
    .find(({ source }) => source === 'confusable');
  return swap === undefined ? '' : explainResemblance(analysis, swap, line);
}

/** What the explanation of a look-alike quotes. */
const quote = (text: string, word: string): string | undefined =>
  /며, (?:‘(.*?)’)?/u.exec(explain(text, word))?.[1];

describe('a look-alike is explained by the clause in which it stands', () => {
  test.each([
    [
      'The old baker kept the recipe in a small box.',
      'recipe',
      'The old baker kept the recipe in a small box',
    ],
    [
      'The letter from the college arrived in the spring.',
      'college',
      'The letter from the college arrived in the spring',
    ],
  ])('%s', (text, word, clause) => {
    expect(quote(text, word)).toBe(clause);
  });

  test('or by the translation of its sentence', () => {
    const text = 'The old baker kept the recipe in a small box.';
    const line = '늙은 제빵사는 조리법을 작은 상자에 보관했다.';
    expect(explain(text, 'recipe', line)).toContain(
      '이 문장은 ‘늙은 제빵사는 조리법을 작은 상자에 보관했다’라는 뜻이므로 ‘영수증’이 아니라 ‘요리법, 제조법’을 뜻하는',
    );
  });
});

test('what goes on beside a word is told without saying that both mean the same', () => {
  const analysis = analysePassage({ id: 't', text: 'Great fires came. Firemen tried to save the trees.' });
  const [fires, save] = ['fires', 'save'].map((word) => analysis.tokens.find(({ text }) => text === word));
  if (!fires || !save) throw new Error('no word');
  const swap = {
    token: save,
    pos: 'v',
    lemma: 'ruin',
    form: 'ruin',
    meaning: '구하다, 저장하다',
    otherMeaning: '(건물을) 무너뜨리다, 망치다',
    source: 'antonym',
    isFull: false,
  } as const;
  const reason = { token: fires, link: { words: '', direction: 'accord', sentences: 0 }, weight: 1 } as const;
  const told = explainEvidence(
    analysis,
    swap,
    [{ ...reason, sense: 'echo' }],
    '소방관은 나무를 구하려 했다.',
  );
  expect(told).toBe(
    '앞 문장의 ‘Great fires came’과 내용이 이어지므로 ‘망치다’가 아니라 ‘구하다’를 뜻하는 말이 와야 한다.',
  );
});

test.each([
  ['바다가 따뜻해지면서 물이 불어난다', '따뜻해지다'],
  ['햇볕이 바다를 따뜻하게 한다', '따뜻하게 하다'],
])('of several meanings the one that is told most fully is named: %s', (point, told) => {
  const { tokens } = analysePassage({ id: 't', text: 'The sea warms.' });
  const [, , token] = tokens;
  if (token === undefined) throw new Error('no word');
  const meanings = { meaning: '따뜻하게 하다, 따뜻해지다', otherMeaning: '식다' };
  const swap = { token, pos: 'v', lemma: 'cool', form: 'cools', source: 'antonym', isFull: true } as const;
  expect(explainPoint(point, { ...swap, ...meanings })).toContain(`‘식다’가 아니라 ‘${told}’를 뜻하는`);
});

test('of several senses of the other word none is named', () => {
  const { tokens } = analysePassage({ id: 't', text: 'The judge is impartial.' });
  const token = tokens.find(({ text }) => text === 'impartial');
  if (token === undefined) throw new Error('no word');
  const meanings = { meaning: '공정한', otherMeaning: '부분적인, 불완전한; 편파적인' };
  const swap = {
    token,
    pos: 'adj',
    lemma: 'partial',
    form: 'partial',
    source: 'antonym',
    isFull: true,
  } as const;
  expect(explainPoint('판사는 공정하다', { ...swap, ...meanings })).toMatch(/이므로, ‘공정한’을 뜻하는/u);
});

test.each([
  ['The old system is newer.', 'newer', '새로운; 처음인, 낯선', '더 새로운; 더 낯선'],
  ['The latest system is old.', 'latest', '최근의', '가장 최근의'],
  ['The early system is older.', 'older', '고대의', '고대의'],
])('only a quality has more or less of it: %s', (text, word, meaning, told) => {
  const { tokens } = analysePassage({ id: 't', text });
  const token = tokens.find((one) => one.text === word);
  if (token === undefined) throw new Error('no word');
  const swap = { token, pos: 'adj', lemma: 'old', form: 'older', source: 'antonym', isFull: true } as const;
  expect(explainPair({ ...swap, meaning, otherMeaning: '큰' })).toContain(`‘${word}(${told})’`);
});
