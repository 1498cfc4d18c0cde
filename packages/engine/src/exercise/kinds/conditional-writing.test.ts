import { describe, expect, it } from 'vitest';

import type { Exercise, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { inflect } from '#passage/inflect.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const first = passages[0] as PassageSource;

function make(source: PassageSource, options: KindOptions = {}, seed = 1): Exercise {
  const result = makeExercise('conditional-writing', source, options, seed);
  if ('refused' in result) throw new Error(result.reason);
  return result;
}
const textOf = ({ answer }: Exercise) => (answer.type === 'text' ? answer.text : '');
const bankOf = ({ body }: Exercise) =>
  body.flatMap((block) => (block.type === 'word-bank' ? block.words : []));
const conditionsOf = ({ body }: Exercise) =>
  body.flatMap((block) =>
    block.type === 'box'
      ? block.paragraphs.map((run) => run.map((one) => ('text' in one ? one.text : '')).join(''))
      : [],
  );

/** The sample passages whose translation leads to a sentence. */
const made = passages.filter((source) => !('refused' in makeExercise('conditional-writing', source, {}, 1)));

describe('조건 영작', () => {
  it('asks a sentence of most sample passages, and refuses where no line is close to its sentence', () => {
    expect(made.length).toBeGreaterThanOrEqual(18);
    const loose = {
      id: 'p',
      text: 'The old farmers sold their land because the new factory polluted the river.',
      translations: ['공장 하나가 들어서면서 마을의 삶은 완전히 달라지고 말았다.'],
    };
    const result = makeExercise('conditional-writing', loose, {}, 1);
    expect('refused' in result ? result.reason : '').toContain('해석을 문장에 더 가깝게 고치면');
  });

  it('asks the line of its own sentence', () => {
    for (const source of made) {
      const exercise = make(source);
      const index = analysePassage(source).sentences.findIndex(({ text }) => text === textOf(exercise));
      expect(index).toBeGreaterThanOrEqual(0);
      expect(exercise.body[0]).toMatchObject({
        inlines: [{ type: 'text', text: source.translations[index] }],
      });
    }
  });

  it('gives four to nine words of the answer, in their dictionary form or as they stand', () => {
    for (const source of made) {
      const exercise = make(source);
      const { tokens } = analysePassage(source);
      const { start: from, end: to } = exercise.sourceSpans[0] ?? { start: 0, end: 0 };
      const own = tokens.filter(({ start }) => start >= from && start < to);
      const known = new Set(own.flatMap(({ lemma, text, lower }) => [lemma, text, lower]));
      const bank = bankOf(exercise);
      expect(bank.length).toBeGreaterThanOrEqual(4);
      expect(bank.length).toBeLessThanOrEqual(9);
      expect(new Set(bank).size).toBe(bank.length);
      for (const part of bank.flatMap((word) => word.split(/ (?:~ )?/u))) expect(known).toContain(part);
    }
  });

  it.each([
    [
      'Lighting them at night cost the small town a large sum of money.',
      '밤에 등을 켜는 데 그 작은 마을은 큰돈을 썼다.',
    ],
    [
      'The tired guards watched him through a narrow window of the tower.',
      '지친 경비병들은 탑의 좁은 창문으로 왕자를 지켜보았다.',
    ],
    [
      'The baker found more than one way of keeping the bread fresh.',
      '제빵사는 빵을 신선하게 유지하는 방법을 하나 이상 찾아냈다.',
    ],
  ])('asks no sentence whose Korean line leads to other words: %s', (text, translation) => {
    expect(
      makeExercise('conditional-writing', { id: 'p', text, translations: [translation] }, {}, 1),
    ).toHaveProperty('refused');
  });

  it.each([
    [
      'Lighting them at night cost the small town a large sum of money.',
      '밤에 그것들을 켜는 데 그 작은 마을은 많은 액수의 돈을 들였다.',
    ],
    [
      'The tired guards watched him through a narrow window of the tower.',
      '지친 경비병들은 탑의 좁은 창문으로 그를 지켜보았다.',
    ],
    [
      'The baker found more than one way of keeping the bread fresh.',
      '제빵사는 빵을 신선하게 유지하는 방법을 둘 이상 찾아냈다.',
    ],
  ])('asks one whose Korean line has the same: %s', (text, translation) => {
    expect(textOf(make({ id: 'p', text, translations: [translation] }))).toBe(text);
  });

  it('names no passive where a state is meant', () => {
    for (const [text, line] of [
      [
        'A small town without a harbor is bound to lose its young sailors.',
        '항구가 없는 작은 마을은 젊은 선원들을 잃기 마련이다.',
      ],
      [
        'The tired farmers were determined to keep the old mill for their children.',
        '지친 농부들은 아이들을 위해 오래된 방앗간을 지키기로 결심했다.',
      ],
      [
        'The young doctors are prepared to leave the hospital before the winter.',
        '젊은 의사들은 겨울 전에 병원을 떠날 준비가 되어 있다.',
      ],
    ] as const)
      expect(conditionsOf(make({ id: 'p', text, translations: [line] })).join(' ')).not.toContain('수동태');
  });

  it.each([
    [
      'The patient wheelwright carved a small bridge for the old violin.',
      'wheelwright',
      '인내심 있는 수레바퀴 장인이 낡은 바이올린을 위해 작은 다리를 조각했다.',
    ],
    [
      'The tired ringmaster opened the heavy gate for the hungry horses.',
      'ringmaster',
      '지친 곡마단장이 배고픈 말들을 위해 무거운 문을 열었다.',
    ],
    [
      'A young glassblower taught the visitors a simple trick with fire.',
      'glassblower',
      '젊은 유리 직공이 방문객들에게 불로 하는 간단한 재주를 가르쳤다.',
    ],
  ])('gives a noun that no student can know: %s', (text, noun, line) => {
    const source = { id: 'p', text, translations: [line] };
    for (const seed of [1, 2, 3]) expect(bankOf(make(source, {}, seed))).toContain(noun);
  });

  it('states the number of words, give or take one, and exactly on a hard sheet', () => {
    for (const source of made) {
      const exercise = make(source);
      const [, least, most] = /(\d+)~(\d+)단어로/u.exec(conditionsOf(exercise).join('\n')) ?? [];
      const count = textOf(exercise).split(' ').length;
      expect([Number(least), Number(most)]).toEqual([count - 1, count + 1]);
    }
    const hard = make(first, { difficulty: 'high' });
    expect(conditionsOf(hard)[1]).toContain(` ${textOf(hard).split(' ').length}단어로`);
  });

  it('tells every change of form and how to mark', () => {
    for (const source of made.slice(0, 10)) {
      const exercise = make(source);
      const shown = textOf(exercise)
        .toLowerCase()
        .replaceAll(/[^\p{L}-]+/gu, ' ');
      for (const word of bankOf(exercise))
        if (!` ${shown} `.includes(` ${word.toLowerCase()} `))
          expect(exercise.explanation[0]).toContain(`${word} → `);
      expect(exercise.explanation.at(-1)).toMatch(/^채점 기준\(한 문장 5점\)/u);
    }
  });

  it('gives no word from which its form in the answer cannot be made by rule', () => {
    for (const source of made) {
      const { tokens } = analysePassage(source);
      for (const seed of [1, 2, 3]) {
        const exercise = make(source, {}, seed);
        const { start: from, end: to } = exercise.sourceSpans[0] ?? { start: 0, end: 0 };
        const own = tokens.filter(({ start }) => start >= from && start < to);
        for (const word of bankOf(exercise)) {
          const [first = ''] = word.split(' ');
          const isRegular = own.some(
            ({ lemma, lower, tag }) => lemma === first && inflect(first, tag) === lower,
          );
          expect(isRegular || textOf(exercise).toLowerCase().includes(word.toLowerCase())).toBe(true);
        }
        if (!/\bgood\b/iu.test(textOf(exercise))) expect(bankOf(exercise)).not.toContain('good');
      }
    }
    expect(conditionsOf(make(first))[0]).toContain('필요하면 어형을 바꿀 것');
  });

  it('accepts the answer with another opening where no condition names the first word', () => {
    const text =
      'Nobody knew why. The old farmers sold their land because the new factory polluted the river.';
    const translations = ['아무도 이유를 몰랐다.', '그 늙은 농부들은 새 공장이 강을 오염시켜서 땅을 팔았다.'];
    const farmers = { id: 'p', text, translations };
    const acceptedOf = ({ answer }: Exercise) => (answer.type === 'text' ? answer.accepted : []);
    expect(acceptedOf(make(farmers, { difficulty: 'high' }))).toEqual([
      'Because the new factory polluted the river, the old farmers sold their land.',
    ]);
    const easy = make(farmers, { difficulty: 'low' });
    expect(conditionsOf(easy).join(' ')).toContain('첫 단어는 The일 것');
    expect(acceptedOf(easy)).toEqual([]);
  });

  it('names the first word on easy sheets and no construction on hard ones', () => {
    const easy = make(first, { difficulty: 'low' });
    expect(conditionsOf(easy).join('\n')).toMatch(
      new RegExp(`첫 단어는 ${textOf(easy).split(' ')[0] ?? '?'}일 것`, 'u'),
    );
    for (const source of made.slice(0, 6)) {
      const [, , ...others] = conditionsOf(make(source, { difficulty: 'high' }));
      expect(others.filter((line) => !/과거완료|첫 단어/u.test(line))).toEqual([]);
    }
  });

  it('gives no noun as a verb and no verb of an idiom', () => {
    const lines = [
      [
        "The old ferryman will answer your question without a moment's thought.",
        '그 늙은 뱃사공은 잠깐도 생각하지 않고 당신의 질문에 대답할 것이다.',
      ],
      [
        'The young captain gets around the problem because the harbor has two different gates.',
        '그 항구에는 두 개의 다른 문이 있기 때문에 그 젊은 선장은 그 문제를 피해 간다.',
      ],
    ] as const;
    for (const [text, line] of lines)
      for (const seed of [1, 2, 3, 4]) {
        const bank = bankOf(make({ id: 'p', text, translations: [line] }, {}, seed));
        expect(bank).not.toContain('think');
        expect(bank).not.toContain('get');
      }
  });

  it('asks for the past perfect where the answer has one', () => {
    const withLine = (text: string): string =>
      conditionsOf(
        make({ id: 'p', text, translations: ['그 젊은 선장은 새벽 전에 부서진 항구의 문을 조용히 고쳤다.'] }),
      ).join('\n');
    expect(withLine('The young captain had quietly repaired the broken harbor gates before dawn.')).toContain(
      '과거완료 시제를 사용할 것',
    );
    expect(withLine('The young captain quietly repaired the broken harbor gates before dawn.')).not.toContain(
      '과거완료',
    );
  });

  it('refuses without a translation', () => {
    const result = makeExercise('conditional-writing', { id: 'p', text: first.text }, {}, 1);
    expect('refused' in result ? result.reason : '').toContain('우리말 해석이 필요해요');
  });

  it('takes a locked sentence', () => {
    const wide = made.find((source) => make(source).candidates.length > 1) ?? first;
    const spare = make(wide).candidates.find(({ isUsed }) => !isUsed);
    expect(spare).toBeDefined();
    expect(make(wide, { lockedSpots: [spare?.id ?? ''] }).sourceSpans).toEqual([
      { start: spare?.start, end: spare?.end },
    ]);
  });
});
