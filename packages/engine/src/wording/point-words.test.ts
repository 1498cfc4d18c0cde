import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { listPointSpots } from '#wording/point-words.ts';
import { findWordSpots } from '#wording/word-spots.ts';

const potters: PassageSource = {
  id: 'potters',
  text: 'The potters of the valley fire their bowls in a common kiln. Each of them brings wood on Monday and clay on Tuesday. What keeps the kiln burning is cooperation. A stranger once offered to buy it from them. They answered that nobody owned the fire.',
  gist: '골짜기의 가마는 도공들의 협력 덕분에 유지된다.',
};

const list = (changes: Partial<PassageSource> = {}): string[] => {
  const source = { ...potters, ...changes };
  const analysis = analysePassage(source);
  return listPointSpots(source, analysis, findWordSpots(analysis)).map(({ spot }) => spot.token.text);
};

describe('words that carry the point', () => {
  test('are nouns that the 요지 names', () => {
    expect(list()).toEqual(['cooperation']);
  });

  test.each([
    ['The organized groups of the town grow fast.', '조직의 빠른 성장이 마을을 바꾼다.', []],
    ['Should the plan fail, the failure is theirs.', '실패는 마을을 바꾼다.', []],
    ['The failure of the plan is theirs.', '실패는 마을을 바꾼다.', ['failure']],
  ])('are named by the 요지 as what they are: %s', (sentence, gist, words) => {
    const text = `The potters of the valley fire their bowls in a common kiln. ${sentence} The lamps are put out at ten.`;
    expect(list({ text, gist })).toEqual(words);
  });

  test('are none that is the one or the other beside anything', () => {
    const text =
      'The potters of the valley fire their bowls in a common kiln. Good potters of the valley often work together. The lamps are put out at ten.';
    expect(list({ text, gist: '골짜기의 좋은 도공들은 함께 일한다.' })).toEqual([]);
  });

  test('are none without a 요지, or where it names something else', () => {
    expect(list({ gist: '' })).toEqual([]);
    expect(list({ gist: '가마의 주인은 아무도 아니다.' })).toEqual([]);
    expect(list({ gist: '협력의 힘' })).toEqual([]);
  });

  test('are none where the passage asks for them or denies them', () => {
    const ask = potters.text.replace('is cooperation.', 'is something else. Is it cooperation?');
    expect(list({ text: ask })).toEqual([]);
    const deny = potters.text.replace(
      'What keeps the kiln burning is cooperation.',
      'There is no cooperation.',
    );
    expect(list({ text: deny })).toEqual([]);
  });

  test.each([
    ['supporters', []],
    ['advocates', []],
    ['neighbors', ['opponent']],
  ])('are none whose opposite is spoken of elsewhere: %s', (people, words) => {
    const text = `The club meets in an old mill on the river. Anyone may bring a paper and read it out. Its ${people} come from three villages. A careful reader thanks the opponent. The lamps are put out at ten.`;
    expect(list({ text, gist: '우리는 상대에게 고마워해야 한다.' })).toEqual(words);
  });

  test.each([
    '협력보다 경쟁이 가마를 지킨다.',
    '사람들은 복종을 협력으로 착각한다.',
    '중요한 것은 협력이 아니라 불이다.',
  ])('are none where the 요지 sets them aside: %s', (gist) => {
    expect(list({ gist })).toEqual([]);
  });

  test.each([
    '경쟁보다 협력이 가마를 지킨다.',
    '협력은 규칙이 아니라 습관이다.',
    '다투지 않고 협력해야 불이 꺼지지 않는다.',
  ])('stay where it sets something else aside: %s', (gist) => {
    expect(list({ gist })).toEqual(['cooperation']);
  });

  describe('other than nouns', () => {
    const villagers: PassageSource = {
      id: 'villagers',
      text: 'The old mill stands by the river. Children who carry water every day grow strong. The baker sells bread at noon. He has a strong horse. Nobody locks the door.',
      gist: '매일 물을 나르는 아이들은 튼튼하게 자란다.',
      translations: [
        '낡은 방앗간이 강가에 서 있다.',
        '매일 물을 나르는 아이들은 튼튼하게 자란다.',
        '빵집 주인은 정오에 빵을 판다.',
        '그에게는 튼튼한 말이 있다.',
        '아무도 문을 잠그지 않는다.',
      ],
    };
    const analysis = analysePassage(villagers);
    const listOf = (source: PassageSource) =>
      listPointSpots(source, analysis, findWordSpots(analysis)).map(({ spot }) => spot.token);

    test('count in the sentence that tells the 요지 again alone', () => {
      expect(listOf(villagers).map(({ lower, sentence }) => [lower, sentence])).toEqual([['strong', 1]]);
    });

    test('count nowhere where the 요지 tells only how something is done', () => {
      const gist = '매일 물을 나르는 아이들은 튼튼히 자란다.';
      expect(listOf({ ...villagers, gist })).toEqual([]);
    });

    test('count nowhere without a translation', () => {
      expect(listOf({ ...villagers, translations: [] })).toEqual([]);
    });
  });

  test('give 어휘 no answer where no sentence nearby does', () => {
    const text = `Nothing in this village seems useful at first. ${potters.text} Wind and rain may increase every winter. Visitors refused to sit in so ordinary a place.`;
    expect(makeExercise('word-error', { ...potters, text }, {}, 1)).toMatchObject({ refused: true });
  });
});
