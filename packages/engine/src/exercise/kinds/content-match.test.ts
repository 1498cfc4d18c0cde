import { describe, expect, test } from 'vitest';

import type { Exercise, Inline, KindOptions, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { makeContentMatch } from '#exercise/kinds/content-match.ts';
import { changeNumber } from '#meaning/statements/flip-number.ts';
import { flipKorean } from '#meaning/statements/flip-statement.ts';
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

function makeAll(seed: number, options: KindOptions = {}): Exercise[] {
  return sources.flatMap((source) => {
    const result = make(source, seed, options);
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
    expect(optionsOf(result).join(' ')).not.toMatch(/(?:^|\. )(?:2년 뒤에는|사진에서는)/u);
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
        const bare = (line: string): string => line.replaceAll(/(?:그녀는|마리아 미첼은|미첼은) /gu, '');
        const lines = bare(linesOf(exercise).join(' '));
        const wrong = numberOf(exercise) - 1;
        expect(lines).not.toContain(options[wrong]);
        const kept = options
          .filter((_, index) => index !== wrong)
          .map((option) => lines.indexOf(stemOf(bare(option))));
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

  test('the false option is never the only one that denies something', () => {
    const denying = /(?:않|없|못하|못했|아니)[가-힣]*다\.$/u;
    const made = [1, 2, 3, 4, 5, 6].flatMap((seed) => makeAll(seed, { difficulty: 'high' }));
    const denied = made.filter((one) => denying.test(optionsOf(one)[numberOf(one) - 1] ?? ''));
    expect(made.length).toBeGreaterThan(0);
    for (const one of denied)
      expect(optionsOf(one).filter((option) => denying.test(option)).length).toBeGreaterThan(1);
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
    ['누구나 참가할 수 있다.', '누구나 참가할 수 없다.'],
    ['새는 노래하지 않는다.', '새는 노래한다.'],
    ['12월에 축제가 열린다.', '3월에 축제가 열린다.'],
    ['비율은 27.2%이다.', '비율은 37.2%이다.'],
    ['90대까지 그림을 그렸다.', '70대까지 그림을 그렸다.'],
    ['암컷은 마른 잎을 먹는다.', '수컷은 마른 잎을 먹는다.'],
    ['그는 독일에서 자랐다.', '그는 러시아에서 자랐다.'],
    ['그는 화학을 공부했다.', '그는 물리학을 공부했다.'],
    ['그녀는 학교에서 교사로 일했다.', '그녀는 학교에서 간호사로 일했다.'],
    ['그녀는 1890년에 의사 Karl Holm과 결혼했다.', '그녀는 1890년에 간호사 Karl Holm과 결혼했다.'],
    ['그는 97세에 은퇴했다.', '그는 82세에 은퇴했다.'],
    ['그녀는 작은딸과 함께 갔다.', '그녀는 큰딸과 함께 갔다.'],
    ['그는 시골에서 태어났다.', '그는 도시에서 태어났다.'],
    ['그는 결승에서 이겼다.', '그는 결승에서 졌다.'],
    ['왕은 결혼을 허락했다.', '왕은 결혼을 금지했다.'],
    ['그는 학회 회장직을 두 번 거절했다.', '그는 학회 회장직을 두 번 수락했다.'],
    ['왕은 상인의 청을 들어주었다.', '왕은 상인의 청을 거절했다.'],
    ['의회는 새 법안을 승인했다.', '의회는 새 법안을 거부했다.'],
    ['그는 곧 시민권을 얻었다.', '그는 곧 시민권을 잃었다.'],
    ['대부분의 회사가 참여했다.', '극소수의 회사가 참여했다.'],
    ['1920년대 초까지 말이 짐을 날랐다.', '1910년대 초까지 말이 짐을 날랐다.'],
    ['호수는 민물의 5분의 1을 담고 있다.', '호수는 민물의 7분의 1을 담고 있다.'],
    ['세 가지 방법이 있다.', '다섯 가지 방법이 있다.'],
    ['그 탑은 1230년대에 지어졌다.', '그 탑은 1220년대에 지어졌다.'],
    ['그녀는 상을 받은 최초의 여성이 되었다.', '그녀는 상을 받은 두 번째 여성이 되었다.'],
    ['상자는 나무로 만든 것이다.', '상자는 구리로 만든 것이다.'],
    ['그는 결핵으로 사망했다.', '그는 콜레라로 사망했다.'],
    ['그는 대학을 졸업하기 전에 결혼했다.', '그는 대학을 졸업한 뒤에 결혼했다.'],
    ['배에는 서른네 마리가 있었다.', '배에는 쉰네 마리가 있었다.'],
    ['그녀는 열여섯 살에 떠났다.', '그녀는 스물여섯 살에 떠났다.'],
    ['연어는 상류로 갔다.', '연어는 하류로 갔다.'],
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
    // What has no contrary with its noun, a fly, a will, a calling of a subject or of the topic, what is denied of all, an end in view, a birthday, a regnal number, a coast, and a size by comparison.
    '그는 의사를 밝혔다.',
    '그는 큰 교훈을 얻었다.',
    '그는 파리를 잡았다.',
    '그는 왕의 승인을 받았다.',
    '그는 상대를 이겼다.',
    '그는 음악 교사로 일하며 산다.',
    '조각가 Ines Hall은 그 마을로 갔다.',
    '배는 모든 바다를 항해했다.',
    '그는 돈을 벌기 위해 직장을 얻었다.',
    '그는 100번째 생일을 맞았다.',
    '왕 George 3세가 그를 도왔다.',
    '두 해안이 이어져 있다.',
    '홈은 보리알만큼 두꺼운 것이 있다.',
    '그는 다시는 출전하지 않았다.',
    '배는 먼저 떠난 적이 있다.',
    '눈이 먼 새가 노래를 부르곤 한다.',
    '수는 줄기는커녕 늘었다.',
    '책은 대부분의 노동자가 버는 것보다 비쌌다.',
    '그녀는 하버드에서 일하려고 미국으로 갔다.',
    '그녀는 프랑스어를 알고 유럽으로 떠났다.',
    '빅토리아 시대의 영국은 부자였다.',
    '그는 대학에서 토목 공학을 공부했다.',
    '그녀는 미국에서 가게를 연 아프리카계 미국인 여성이었다.',
    '오빠가 놀리자 오빠가 틀렸음을 알았다.',
    // A reason, what it is told beside, and what nobody has found yet.
    '그는 누구보다 더 많은 별을 찾았다며 메달을 받았다.',
    '발을 다쳐서 무거운 짐을 진 것은 말이다.',
    '서늘한 산과 뜨거운 들이 맞닿아 있는 것이다.',
    '104번 원소의 이름이 그 도시이다.',
  ])('%s stays', (text) => {
    expect(flipKorean(text, text)).toEqual([]);
  });

  test.each([
    '1850년대에 소식은 배보다 빨리 갈 수 없었다.',
    '1920년에 마을은 전기를 쓰지 않았다.',
    '회원 40명은 표를 얻지 못했다.',
    '소식은 런던에서 빨리 갈 수 없었다.',
  ])('%s is as true of another figure or place', (text) => {
    expect(flipKorean(text, text).map((flip) => flip.text)).not.toContainEqual(
      expect.stringMatching(/1840|1910|60명|베를린|파리|로마/u),
    );
  });

  test.each([
    ['정부는 계획을 발표했다.', /않/u],
    ['탑은 실수 덕분에 인기를 얻었다.', /잃/u],
    ['많은 도시에서 외국인, 대부분의 여성은 배제되었다.', /극소수/u],
    ['그녀는 의회 의원인 아버지에게서 배웠다.', /어머니/u],
    ['그가 최초의 결정을 키워 냈을 때 성공이 찾아왔다.', /실패/u],
    ['종이 열두 시를 쳤다.', /서른/u],
    ['그녀는 열한 명의 자녀를 낳았다.', /서른/u],
    ['손님은 1페니만 내면 신문을 읽을 수 있었다.', /없/u],
    ['그는 미국으로 건너가 브린모어 대학에서 일했다.', /캐나다|브라질/u],
  ])('%s has no such contrary', (text, absurd) => {
    expect(
      flipKorean(text, text)
        .map((flip) => flip.text)
        .join(' '),
    ).not.toMatch(absurd);
  });

  test('nobody approves to grade', () => {
    const flips = flipKorean('그녀는 점수를 매기기를 거부했다.').map(({ text }) => text);
    expect(flips.join(' ')).not.toMatch(/승인|받아들/u);
  });

  test('a birth is moved to a place that the text names, which is worth as much as another year', () => {
    const flips = flipKorean('그는 1890년에 런던에서 태어났다.', '그는 런던에서 태어났다. 그는 로마로 갔다.');
    expect(flips.map(({ text }) => text)).toContain('그는 1890년에 로마에서 태어났다.');
    const worth = (word: string) => flips.find(({ to }) => to.includes(word))?.worth ?? 0;
    expect(worth('로마')).toBe(worth('1880'));
    expect(worth('1880')).toBeGreaterThan(0);
  });

  test.each([
    ['1985', '1975'],
    ['4', '6'],
    ['30', '50'],
    ['30,000', '50,000'],
    ['414,825', '614,825'],
    ['17', '32'],
    ['1.68', '1.93'],
  ])('%s becomes %s', (from, to) => {
    expect(changeNumber(from)).toBe(to);
  });
});
