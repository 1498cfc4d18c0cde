import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { listKeyWords, type KeyWord } from '#passage/key-words.ts';

function findWord(lemma: string, text: string, translation?: string): KeyWord {
  const source = { id: text, text, ...(translation === undefined ? {} : { translations: [translation] }) };
  const word = listKeyWords(source, analysePassage(source), { min: 1, max: 4 }).find(
    (one) => one.lemma === lemma,
  );
  if (word === undefined) throw new Error(`${lemma} is not listed`);
  return word;
}

describe('a word whose meaning the translation tells', () => {
  test.each([
    ['cure', 'Two cures for the shortage were proposed.', '부족을 없앨 두 가지 해결책이 나왔다.', '해결책'],
    [
      'proportion',
      'A proportion of the voters stayed home.',
      '유권자의 일부, 곧 적은 부분이 집에 남았다.',
      '부분',
    ],
    ['suspend', 'They suspend the lamps above the hall.', '그들은 등을 홀 위에 매단다.', '매달'],
  ])('%s is sure and shows that meaning first', (lemma, text, line, sense) => {
    const word = findWord(lemma, text, line);
    expect(word.isDoubtful).toBe(false);
    expect(word.senses[0]).toContain(sense);
  });
});

test('a word that the lines tell alone is given in the senses of all its places', () => {
  const text = 'They raise sheep on the island. They raised most of the cash themselves.';
  const translations = ['그들은 섬에서 양을 기른다.', '그들은 그 돈의 대부분을 스스로 모았다.'];
  const source = { id: 'raise', text, translations };
  const words = listKeyWords(source, analysePassage(source), { min: 1, max: 4 });
  expect(words.find(({ lemma }) => lemma === 'raise')?.used).toEqual(['기르다', '(돈을) 모으다']);
});

test('one sense printed in two ways is given once, as fully as it was told', () => {
  const text = 'No one may watch how they mark a vote. Each vote is counted at night. The last vote decides.';
  const translations = [
    '아무도 그들이 표를 찍는 것을 보아서는 안 된다.',
    '투표가 끝나면 표는 밤에 센다.',
    '마지막 투표가 결정한다.',
  ];
  const source = { id: 'vote', text, translations };
  const words = listKeyWords(source, analysePassage(source), { min: 1, max: 4 });
  expect(words.find(({ lemma }) => lemma === 'vote')?.used).toHaveLength(1);
});

test('a word that the translation calls by none of its meanings is doubtful', () => {
  const word = findWord('treason', 'The duke was tried for treason.', '공작은 나라를 판 죄로 재판을 받았다.');
  expect([word.isDoubtful, word.isUntold]).toEqual([true, true]);
});

test('a sentence that the translation has turned tells no other use of the verb than the text has', () => {
  const word = findWord('double', 'It would have doubled the price.', '가격이 두 배가 되었을 것이다.');
  expect(word.senses[0]).toBe('두 배로 늘리다');
});

test('the translation of another word does not tell the sense that the words around speak against', () => {
  const line = '그렇게 불리한 거래 옆에서 그것은 싸게 사는 물건처럼 보인다.';
  const word = findWord('bargain', 'Beside such a poor deal it looks like a bargain.', line);
  expect(word.senses[0]).toBe('싸게 산 물건');
});

describe('nothing is listed as the name of a thing', () => {
  test.each([
    ['drier', 'In winter the room becomes warmer and drier.', '겨울이면 방은 더 따뜻하고 건조해진다.'],
    ['cooler', 'The attic stays much cooler at night.', '다락은 밤에 훨씬 더 시원하다.'],
    ['firm', 'The starch returns to a firm and ordered form.', '녹말은 단단하고 가지런한 형태로 돌아간다.'],
  ])('that may be a quality: %s', (lemma, text, line) => {
    expect(() => findWord(lemma, text, line)).toThrow('not listed');
  });
});

test('a thing is named by the translation, where its name has other meanings', () => {
  const line = '납작한 돌 둘이 그것을 붙든다.';
  expect(findWord('gutter', 'The gutter holds it between two flat stones.', line).isDoubtful).toBe(true);
});

describe('a word is doubtful', () => {
  test.each([
    ['kindly', 'The guides spoke kindly.', '안내인들은 아이들을 생각해서 말했다.'],
    ['modest', 'The village paid a modest fee.', '마을은 얼마 안 되는 요금을 냈다.'],
  ])('where the translation has none of its meanings: %s', (lemma, text, line) => {
    expect(findWord(lemma, text, line).isDoubtful).toBe(true);
    expect(findWord(lemma, text, '').lemma).toBe(lemma);
  });

  test('at the head of a sentence where it may be a noun or a verb', () => {
    const word = findWord('notice', 'Notice, however, that it rains.', '그러나 비가 온다는 것에 주목하라.');
    expect(word.isDoubtful).toBe(true);
  });

  test('where it may be the participle of a passive', () => {
    const text = 'The effect should not be exaggerated.';
    expect(findWord('exaggerated', text, '그 효과는 과장되어서는 안 된다.').isDoubtful).toBe(true);
    const modifier = findWord(
      'exaggerated',
      'She gave an exaggerated account.',
      '그녀는 과장된 설명을 했다.',
    );
    expect(modifier.isDoubtful).toBe(false);
  });

  test('where it has many more senses than the glossary prints and no translation', () => {
    expect(findWord('sheet', 'She took a sheet from the drawer.').isDoubtful).toBe(true);
    expect(findWord('glacier', 'The glacier melted slowly.').isDoubtful).toBe(false);
  });
});

test('an own meaning of the teacher is never doubtful', () => {
  const source = {
    id: 'own',
    text: 'She took a sheet from the drawer.',
    ownMeanings: { sheet: '악보 한 장' },
  };
  const words = listKeyWords(source, analysePassage(source), { min: 1, max: 4 });
  expect(words.find(({ lemma }) => lemma === 'sheet')).toMatchObject({
    senses: ['악보 한 장'],
    isDoubtful: false,
  });
});

test('a noun is doubtful where the line has its meaning from another word, or as a deed', () => {
  const line = '한 손은 높이를 정하고 다른 손은 크기를 조절한다.';
  const told = findWord(
    'strength',
    'The strength of its force is not the same.',
    '그 힘의 세기는 같지 않다.',
  );
  expect(told.isDoubtful).toBe(true);
  const text = 'One hand sets the pitch, while the other controls how loud it is.';
  const source = { id: 'controls', text, translations: [line] };
  const control = listKeyWords(source, analysePassage(source), { min: 1, max: 4 }).find(
    ({ lemma }) => lemma === 'control',
  );
  expect(control?.posLabel === '명' && control.isDoubtful !== true).toBe(false);
});

function listUses(text: string, translations: string[]): Map<string, readonly string[] | undefined> {
  const source = { id: text, text, translations };
  const words = listKeyWords(source, analysePassage(source), { min: 1, max: 4 });
  return new Map(words.map(({ lemma, used }) => [lemma, used]));
}

describe('a word of several places', () => {
  test('has the meaning of the place where the translation tells it', () => {
    const uses = listUses('They examined the lock. The guard examined every bag.', [
      '그들은 자물쇠를 들여다보았다.',
      '경비원은 모든 가방을 조사했다.',
    ]);
    expect(uses.get('examine')).toEqual(['조사하다']);
  });

  test('has no second sense by a passive of the first', () => {
    const uses = listUses('They could measure distance. The winds measured were strong.', [
      '그들은 거리를 측정할 수 있었다.',
      '측정된 바람은 강했다.',
    ]);
    expect(uses.get('measure')).toEqual(['측정하다']);
  });
});

test('a Korean homonym is printed with the meaning beside it', () => {
  const uses = listUses('She worked under the guidance of a poet.', ['그녀는 한 시인의 지도 아래 일했다.']);
  expect(uses.get('guidance')).toEqual(['지도, 안내']);
});

test('a noun of one meaning is sure where the translation has a part of its name', () => {
  const line = '그들은 낡은 저택으로 이사했다.';
  expect(findWord('mansion', 'They moved into an old mansion.', line)).toMatchObject({
    isDoubtful: false,
    isUntold: false,
  });
});

test('a phrase with be is no row where another verb stands for it', () => {
  const uses = listUses('We had grown used to the noise and seemed similar to it.', [
    '우리는 그 소음에 익숙해졌고 그것과 비슷해 보였다.',
  ]);
  expect([...uses.keys()]).toEqual(expect.arrayContaining(['grow used to']));
  expect([...uses.keys()].filter((lemma) => lemma.startsWith('be '))).toEqual([]);
});
