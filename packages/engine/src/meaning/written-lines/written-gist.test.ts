import { describe, expect, test } from 'vitest';

import type { Exercise, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { listGistWords } from '#meaning/written-lines/gist-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { sampleBook } from '#sample-book.ts';

const sources: PassageSource[] = sampleBook.units.flatMap(({ passages }) =>
  passages.map(({ source }) => source),
);
const written: KindOptions = { mode: 'written' };
const make = (source: PassageSource, options: KindOptions = written, seed = 1) =>
  makeExercise('gist', source, options, seed);
const made = sources.flatMap((source) => {
  const exercise = make(source);
  return 'refused' in exercise ? [] : [{ source, exercise }];
});
const bankOf = ({ body }: Exercise): string[] =>
  body.flatMap((block) => (block.type === 'word-bank' ? block.words : []));

const trees: PassageSource = {
  id: 'trees',
  text: 'Many towns cut down old trees to make room for cars. A tree protects the children who play under it. In summer it cools the street. A high fence would never do so much.',
  translations: [
    '많은 도시가 차를 위한 자리를 만들려고 오래된 나무를 베어 낸다.',
    '나무는 그 아래에서 노는 아이들을 보호한다.',
    '여름에 그것은 거리를 식혀 준다.',
    '높은 울타리는 결코 그만큼 해내지 못할 것이다.',
  ],
  gist: '나무는 아이들을 보호하고 거리를 식히며 높이뛰기와는 관계가 없다.',
};

describe('요지 to be written', () => {
  test('can be asked of most passages with a 요지 and a translation', () => {
    expect(made.length).toBeGreaterThanOrEqual(sources.length * 0.75);
  });

  test('the answer is the line of the teacher, two to four words of the passage are given, and each is explained', () => {
    for (const { source, exercise } of made) {
      const answer = exercise.answer.type === 'text' ? exercise.answer.text : '';
      expect(answer.replace(/\.$/u, '')).toBe(source.gist?.trim().replace(/\.$/u, ''));
      const words = bankOf(exercise);
      expect(words.length).toBeGreaterThanOrEqual(2);
      expect(words.length).toBeLessThanOrEqual(4);
      const { tokens } = analysePassageOnce(source);
      for (const word of words) {
        expect(tokens.some(({ lemma, lower }) => lemma === word || lower === word)).toBe(true);
        expect(exercise.explanation.join(' ')).toContain(`${word}(`);
      }
      expect(exercise.points).toBe(2 + words.length);
      expect(exercise.options).toEqual([]);
    }
  });

  test('the condition leaves room for the answer', () => {
    for (const { source, exercise } of made) {
      const most = Number(/(\d+)자 이내/u.exec(JSON.stringify(exercise.body))?.[1]);
      expect(most).toBeGreaterThan(source.gist?.length ?? Infinity);
    }
  });

  test('a word is given whose meaning its own sentence and the 요지 have, but not where another word only begins alike', () => {
    const words = listGistWords(trees, analysePassageOnce(trees)).map(({ token, meaning }) => [
      token.lemma,
      meaning,
    ]);
    expect(words).toEqual(expect.arrayContaining([['protect', '보호하다']]));
    expect(words.map(([lemma]) => lemma)).not.toContain('high');
  });

  test('a word is not given for what another word of its sentence means', () => {
    const source: PassageSource = {
      id: 'schedules',
      text: 'Every team has its schedule. Managers follow one schedule and fail to understand another.',
      translations: [
        '모든 팀에는 일정이 있다.',
        '관리자는 하나의 일정을 따르고 다른 일정을 이해하지 못한다.',
      ],
      gist: '관리자는 팀의 일정을 이해해야 한다.',
    };
    const words = listGistWords(source, analysePassageOnce(source)).map(({ word }) => word);
    expect(words).toContain('manager');
    expect(words).not.toContain('follow');
  });

  test('a word is not given whose meaning the 요지 has of another word that the English lines name', () => {
    const source: PassageSource = {
      id: 'fever',
      text: 'A fever helps the body against an infection. The extra heat slows the germs of the infection.',
      translations: ['열은 감염에 맞서는 몸을 돕는다.', '추가된 열은 감염을 일으킨 세균의 증식을 늦춘다.'],
      gist: '열은 감염에 맞서는 몸의 방어이며 세균을 늦춘다.',
    };
    const list = (topic: string): string[] => {
      const asked = { ...source, id: topic, topic };
      return listGistWords(asked, analysePassageOnce(asked)).map(({ word }) => word);
    };
    expect(list('how a fever helps')).not.toContain('heat');
    expect(list('how a fever helps')).toContain('infection');
    expect(list('the use of heat')).toContain('heat');
  });

  test('what only takes up what was said is not given', () => {
    const source: PassageSource = {
      id: 'silence',
      text: 'The music falls silent, and in this sense a silence is never empty. Listeners fill a silence with music.',
      translations: [
        '음악이 조용해지며, 이런 의미에서 침묵은 결코 비어 있지 않다.',
        '듣는 사람들은 침묵을 음악으로 채운다.',
      ],
      gist: '음악에서 침묵의 의미는 듣는 사람이 채운다.',
    };
    const words = listGistWords(source, analysePassageOnce(source)).map(({ word }) => word);
    expect(words).toContain('silence');
    expect(words).not.toContain('sense');
  });

  test('of several uses that is quoted which stands beside the same word as in the 요지', () => {
    const source: PassageSource = {
      id: 'women',
      text: 'She was the first African woman who planted trees and received the prize. Village women planted trees with her.',
      translations: [
        '그녀는 나무를 심고 상을 받은 최초의 아프리카 여성이었다.',
        '마을 여성들은 그녀와 함께 나무를 심었다.',
      ],
      gist: '그녀는 마을 여성들과 함께 나무를 심어 상을 받았다.',
    };
    const found = listGistWords(source, analysePassageOnce(source)).find(({ word }) => word === 'woman');
    expect(found?.token.sentence).toBe(1);
  });

  test('a participle that is an adjective of its own is given as the passage has it', () => {
    const source: PassageSource = {
      id: 'bus',
      text: 'The bus left the girl in a strange village. A woman took her to the bakery. There the girl felt that she was no longer lost.',
      translations: [
        '버스는 소녀를 낯선 마을에 내려 주었다.',
        '한 여자가 그녀를 빵집으로 데려갔다.',
        '그곳에서 소녀는 자신이 더 이상 길을 잃은 것이 아니라고 느꼈다.',
      ],
      gist: '길을 잃은 소녀는 빵집에서 도움을 받았다.',
    };
    const words = listGistWords(source, analysePassageOnce(source));
    expect(words.map(({ word, meaning }) => [word, meaning])).toContainEqual(['lost', '길을 잃은']);
  });

  test('a locked word is given, a re-roll gives others until none are left, and then refuses', () => {
    const [{ source, exercise } = {}] = made.filter(({ exercise: one }) => one.candidates.length > 3);
    if (source === undefined || exercise === undefined) throw new Error('no passage with four words');
    const unused = exercise.candidates.find(({ isUsed }) => !isUsed);
    const locked = make(source, { ...written, lockedSpots: [unused?.id ?? ''] });
    expect('refused' in locked ? [] : locked.candidates.filter(({ isUsed }) => isUsed)).toContainEqual({
      ...unused,
      isUsed: true,
    });
    const seen = new Set<string>();
    for (;;) {
      const next = make(source, { ...written, excludedSignatures: [...seen] });
      if ('refused' in next) {
        expect(next.reason).toContain('다른 요지 문항이 없어요');
        break;
      }
      expect(seen.has(next.signature)).toBe(false);
      seen.add(next.signature);
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  test('the harder it is wished, the fewer words are given', () => {
    const [{ source } = {}] = made.filter(({ exercise }) => exercise.candidates.length > 3);
    if (source === undefined) throw new Error('no passage with four words');
    const count = (difficulty: 'low' | 'middle' | 'high'): number => {
      const exercise = make(source, { ...written, difficulty });
      return 'refused' in exercise ? 0 : bankOf(exercise).length;
    };
    expect([count('low'), count('middle'), count('high')]).toEqual([4, 3, 2]);
  });

  test('a 요지 that is no Korean sentence is refused with what to do', () => {
    const refused = make({ ...trees, gist: 'Trees are useful' });
    expect('refused' in refused ? refused.reason : '').toContain('한국어');
  });
});
