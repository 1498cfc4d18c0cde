import { describe, expect, test } from 'vitest';

import type { Exercise, Inline, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { makeContentMatch } from '#exercise/kinds/content-match.ts';
import { changeNumber } from '#meaning/flip-number.ts';
import { flipKorean } from '#meaning/flip-statement.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';

const sources: PassageSource[] = sampleBook.units.flatMap((unit) =>
  unit.passages.map(({ source }) => source),
);

function make(source: PassageSource, seed: number, options: KindOptions = {}): MakeResult {
  const analysis = analysePassageOnce(source);
  return makeContentMatch({ source, analysis, options, seed, random: createRandom(seed) });
}

function makeAll(seed: number): Exercise[] {
  return sources.flatMap((source) => {
    const result = make(source, seed);
    return 'refused' in result ? [] : [result];
  });
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => ('text' in inline ? inline.text : '')).join('');
const optionsOf = ({ options }: Exercise): string[] => options.map(textOf);
const numberOf = ({ answer }: Exercise): number => (answer.type === 'option' ? answer.number : 0);
const linesOf = ({ passageId }: Exercise): readonly string[] =>
  sources.find(({ id }) => id === passageId)?.translations ?? [];

const story: PassageSource = {
  id: 'kim',
  text: 'Mina Park was born in 1961 in Busan. She studied music in Seoul for four years. In 1985 she moved to Paris. Her first album sold 30,000 copies. Mina taught children in the summer. She returned to Korea in 1999.',
  translations: [
    'Mina Park은 1961년에 부산에서 태어났다.',
    '그녀는 서울에서 4년 동안 음악을 공부했다.',
    '그녀는 1985년에 파리로 옮겨 갔다.',
    '그녀의 첫 앨범은 30,000장이 팔렸다.',
    'Mina는 여름에 아이들을 가르쳤다.',
    '그녀는 1999년에 한국으로 돌아왔다.',
  ],
};

test('no option hangs on the sentence before: two years later, in photographs it looked friendly', () => {
  const pairs = [
    ['Garrett Morgan was born in 1877 in Kentucky.', 'Garrett Morgan은 1877년에 켄터키에서 태어났다.'],
    ['He left school at fourteen and moved to Ohio.', '그는 열네 살에 학교를 떠나 오하이오로 옮겨 갔다.'],
    [
      'In 1907 he opened a shop, and two years later he added another one.',
      '1907년에 그는 가게를 열었고, 2년 뒤에는 다른 가게를 더했다.',
    ],
    [
      'The shop was small, and in photographs it looked friendly.',
      '그 가게는 작았고, 사진에서는 아주 다정해 보였다.',
    ],
    ['In 1916 he rescued workers from a tunnel.', '1916년에 그는 터널에서 일꾼들을 구조했다.'],
    ['He sold his signal in 1923.', '그는 1923년에 자신의 신호기를 팔았다.'],
    ['He started a newspaper and his readers liked it.', '그는 신문을 창간했고, 독자들은 그것을 좋아했다.'],
  ] as const;
  const source = {
    id: 'm',
    text: pairs.map(([en]) => en).join(' '),
    translations: pairs.map(([, ko]) => ko),
  };
  let made = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const result = make(source, seed);
    if ('refused' in result) continue;
    made += 1;
    expect(optionsOf(result).join(' ')).not.toMatch(/뒤에는 다른 가게|사진에서는/u);
  }
  expect(made).toBe(20);
});

/** Without its last syllables, which a clause cut off from its sentence has of its own. */
const stemOf = (option: string): string => option.replace(/.{2}\.$/u, '');

describe('내용 불일치', () => {
  test.each([1, 2, 3])(
    'four options are of the translation and in its order, one is not (seed %i)',
    (seed) => {
      for (const exercise of makeAll(seed)) {
        const options = optionsOf(exercise);
        expect(new Set(options).size).toBe(5);
        // The instruction names the person of a life, so that no option repeats it.
        const lines = linesOf(exercise).join(' ').replaceAll('그녀는 ', '');
        const wrong = numberOf(exercise) - 1;
        expect(lines).not.toContain(options[wrong]);
        const kept = options
          .filter((_, index) => index !== wrong)
          .map((option) => lines.indexOf(stemOf(option)));
        expect(kept.every((place) => place >= 0)).toBe(true);
        expect(kept).toEqual([...kept].sort((a, b) => a - b));
      }
    },
  );

  test('texts about one person name the person in the instruction and leave the pronouns out', () => {
    const result = make(story, 3);
    if ('refused' in result) throw new Error(result.reason);
    expect(textOf(result.instruction)).toBe('Mina Park에 관한 다음 글의 내용과 일치하지 않는 것은?');
    for (const option of optionsOf(result)) expect(option).not.toMatch(/(?:^| )그녀는 /u);
    expect(result.explanation[numberOf(result) - 1]).toMatch(/^정답 .+되어야 한다\.$/u);
  });

  test('exactly one option of a made text is false, at every seed', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const result = make(story, seed);
      if ('refused' in result) throw new Error(result.reason);
      const right = (story.translations ?? []).map((line) => line.replace(/^그녀[는의] /u, ''));
      expect(optionsOf(result).filter((option) => !right.includes(option))).toHaveLength(1);
    }
  });

  test('every option is explained by its sentence', () => {
    for (const exercise of makeAll(4)) {
      expect(exercise.explanation).toHaveLength(5);
      const source = sources.find(({ id }) => id === exercise.passageId);
      for (const line of exercise.explanation) {
        expect(source?.text).toContain(/“(.+)”/u.exec(line)?.[1] ?? 'no quotation');
      }
    }
  });

  test('same seed, same exercise; re-rolling gives another false option or other lines', () => {
    expect(makeAll(5)).toEqual(makeAll(5));
    const shown: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const result = make(story, 1, { excludedSignatures: shown });
      if ('refused' in result) throw new Error(result.reason);
      expect(shown).not.toContain(result.signature);
      shown.push(result.signature);
    }
  });

  test.each([
    ['no translation', { ...story, translations: [] }, /해석이 없어요/u],
    ['a line too few', { ...story, translations: ['하나다.'] }, /줄 수/u],
    ['an argument', sources[2] ?? story, /주장/u],
  ])('%s is refused', (_, source, reason) => {
    const result = make(source, 1);
    expect('refused' in result && result.reason).toMatch(reason);
  });
});

describe('statements made false', () => {
  test.each([
    ['고기잡이는 1990년에 금지되었다.', '금지되었다', '허용되었다'],
    ['상인들은 새 시장에 대한 반대를 이끌었다.', '반대를', '찬성을'],
    ['주민의 62퍼센트가 새 다리를 원했다.', '62퍼센트', '32퍼센트'],
    ['약 3천만 명이 그 섬을 떠났다.', '3천만', '5천만'],
  ])('%s: the explanation names %s and %s whole', (text, from, to) => {
    expect(flipKorean(text, text)).toContainEqual(expect.objectContaining({ from, to }));
  });

  test.each([
    ['그는 1961년에 태어났다.', '그는 1951년에 태어났다.'],
    ['물병 두 개를 들고 왔다.', '물병 네 개를 들고 왔다.'],
    ['인구가 더 빠르게 늘었다.', '인구가 더 느리게 늘었다.'],
    ['두꺼운 줄이 더 오래 견딘다.', '두꺼운 줄이 더 짧게 견딘다.'],
    ['정부는 계획을 발표했다.', '정부는 계획을 발표하지 않았다.'],
    ['누구나 참가할 수 있다.', '누구나 참가할 수 없다.'],
    ['새는 노래하지 않는다.', '새는 노래한다.'],
    ['12월에 축제가 열린다.', '3월에 축제가 열린다.'],
    ['비율은 27.2%이다.', '비율은 37.2%이다.'],
    ['암컷은 잎에 알을 낳는다.', '수컷은 잎에 알을 낳는다.'],
    ['그는 독일에서 자랐다.', '그는 미국에서 자랐다.'],
    ['대부분의 회사가 참여했다.', '극소수의 회사가 참여했다.'],
    ['1920년대 초까지 말이 짐을 날랐다.', '1910년대 초까지 말이 짐을 날랐다.'],
    ['세 가지 방법이 있다.', '다섯 가지 방법이 있다.'],
    ['그는 지금 살고 있었다.', '그는 지금 살고 있지 않았다.'],
    ['축제는 크게 성공했다.', '축제는 크게 실패했다.'],
  ])('%s → %s', (text, flipped) => {
    expect(flipKorean(text, text).map((flip) => flip.text)).toContain(flipped);
  });

  test.each([
    '아무도 그것을 생각하지 않았다.',
    '두 번째 종류는 남았다.',
    '강이 선이었던 적은 드물다.',
    '우리는 노력해야 한다.',
    '거의 절반인 45.6%가 겪는다.',
    '독일과 프랑스에서 흔하다.',
    '소금과 설탕, 그 두 가지가 남는다.',
    '이 세 가지를 섞는다.',
    '위 네 가지 가운데서 고른다.',
    '거의 모든 학생이 온다.',
    '그 모든 짐이 남는다.',
    '모든 학생이 왔다.',
    '칭찬받은 학생들은 달랐다.',
    '그들은 성공의 비결을 안다.',
    '대부분의 새와 달리 헤엄을 친다.',
    '새는 날지 못한다.',
    '여성은 참가하도록 허용된 적이 있다.',
    '런던의 그림은 참모습과 멀다.',
    '선수는 더 오래된 방식으로 뛰었다.',
  ])('%s stays', (text) => {
    expect(flipKorean(text, text)).toEqual([]);
  });

  test.each([
    '1850년대에 소식은 배보다 빨리 갈 수 없었다.',
    '1920년에 마을은 전기를 쓰지 않았다.',
    '회원 40명은 표를 얻지 못했다.',
  ])('%s is as true of another figure', (text) => {
    expect(flipKorean(text, text).map((flip) => flip.text)).not.toContainEqual(
      expect.stringMatching(/1840|1910|60명/u),
    );
  });

  test.each([
    ['1985', '1975'],
    ['4', '6'],
    ['30', '50'],
    ['30,000', '50,000'],
    ['414,825', '614,825'],
    ['17', '32'],
  ])('%s becomes %s', (from, to) => {
    expect(changeNumber(from)).toBe(to);
  });
});
