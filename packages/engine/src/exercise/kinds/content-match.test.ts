import { describe, expect, test } from 'vitest';

import type { Exercise, Inline, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { makeContentMatch } from '#exercise/kinds/content-match.ts';
import { changeNumber } from '#meaning/flip-number.ts';
import { flipKorean } from '#meaning/flip-statement.ts';
import { listStatements, readSubject } from '#meaning/statements.ts';
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
  text: 'Mina Park was born in 1961 in Busan. She studied music in Seoul for four years. In 1985 the artist moved to Paris. Her first album sold 30,000 copies. Mina taught children in the summer. She returned to Korea in 1999.',
  translations: [
    'Mina Park은 1961년에 부산에서 태어났다.',
    '그녀는 서울에서 4년 동안 음악을 공부했다.',
    '그 예술가는 1985년에 파리로 옮겨 갔다.',
    '첫 번째 앨범은 30,000장이 팔렸다.',
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
        const lines = linesOf(exercise).join(' ');
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
      const right = (story.translations ?? []).map((line) => line.replace(/^(?:그녀는|그) /u, ''));
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
    ['그는 1961년에 태어났다.', '그는 1951년에 태어났다.'],
    ['물병 두 개를 들고 왔다.', '물병 네 개를 들고 왔다.'],
    ['인구가 더 빠르게 늘었다.', '인구가 더 느리게 늘었다.'],
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
    ['모든 학생이 왔다.', '일부 학생이 왔다.'],
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
  ])('%s stays', (text) => {
    expect(flipKorean(text, text)).toEqual([]);
  });

  test.each([
    ['1985', '1975'],
    ['4', '6'],
    ['30', '50'],
    ['30,000', '50,000'],
    ['17', '32'],
  ])('%s becomes %s', (from, to) => {
    expect(changeNumber(from)).toBe(to);
  });
});

describe('statements that stand alone', () => {
  const readAll = (lines: readonly (readonly [en: string, ko: string])[]): string[] => {
    const source = {
      id: 's',
      text: lines.map(([en]) => en).join(' '),
      translations: lines.map(([, ko]) => ko),
    };
    return listStatements(source, analysePassageOnce(source)).map(({ text }) => text);
  };

  test('a clause ends as its verb does, or is left out', () => {
    const texts = readAll([
      [
        'The powder mixes with milk, and the cup gets warm.',
        '가루는 우유와 잘 섞이고, 컵은 천천히 따뜻해진다.',
      ],
      [
        'The gate moves slowly, and the bell rings at noon.',
        '성문은 아주 천천히 움직이며, 종은 정오에 울린다.',
      ],
      ['The snow piles up, and the road stays open.', '눈은 길가에 높이 쌓이지만, 도로는 계속 열려 있다.'],
      [
        'The tower is a museum, and the park is free.',
        '그 탑은 오래된 박물관이고, 공원은 누구에게나 무료이다.',
      ],
    ]);
    expect(texts.join(' ')).not.toMatch(/섞이다|움직이다|쌓이다/u);
    expect(texts).toContain('탑은 오래된 박물관이다.');
  });

  test('in a text about a woman nothing is said of a man without his name', () => {
    const texts = readAll([
      ['Ines Hall was born in 1901 in Leeds.', 'Ines Hall은 1901년에 리즈에서 태어났다.'],
      ['Her uncle was a baker, and he died early.', '그가 일찍 죽자 가족은 빵집을 팔아야만 했다.'],
      ['She moved to York in 1920.', '그녀는 1920년에 요크로 옮겨 갔다.'],
      ['A critic praised her, and he was right.', '그는 나중에 자신의 말이 옳았음을 알았다.'],
      ['He bought her first picture.', '그의 첫 그림은 런던에서 비싸게 팔렸다.'],
      ['She taught her students for years.', '그녀는 여러 해 동안 학생들을 가르쳤다.'],
    ]);
    expect(texts).toEqual([
      'Ines Hall은 1901년에 리즈에서 태어났다.',
      '1920년에 요크로 옮겨 갔다.',
      '여러 해 동안 학생들을 가르쳤다.',
    ]);
  });

  test('nothing points out of the statement', () => {
    const texts = readAll([
      ['The box changed all that.', '상자는 그 모든 것을 바꾸어 놓았다.'],
      ['Glue solves this problem.', '아교는 이 문제를 쉽게 해결해 준다.'],
      ['Only he was not there.', '거기에 없던 사람은 그만이 아니었다.'],
      ['The harbor has two old lamps.', '항구에는 오래된 등불 두 개가 있다.'],
    ]);
    expect(texts).toEqual(['항구에는 오래된 등불 두 개가 있다.']);
  });

  test.each([
    ['The last train was late. It was cold. It rained and it snowed.', undefined],
    ['The next bus was full. It left early, and its driver sang. It never came back.', undefined],
    ['The first snow was light. It fell at noon. It lay for days, and its edges froze.', undefined],
    ['The honey badger is small. It digs. Its skin is loose, and it fears nothing.', 'honey badger'],
    ['A tea bowl was found. It was gray. Its rim was thin, and it had a crack.', 'tea bowl'],
    ['Ines Hall was born in Leeds. She taught. Her class loved her, and she wrote.', 'Ines Hall'],
  ])('%s is about %s', (text, name) => {
    expect(readSubject(text)?.name).toBe(name);
  });
});
