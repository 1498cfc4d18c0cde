import { describe, expect, it } from 'vitest';

import type { Exercise, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';
import { findPatterns } from '#syntax/patterns/find-patterns.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const first = passages[0] as PassageSource;

function make(source: PassageSource, options: KindOptions = {}, seed = 1): Exercise {
  const result = makeExercise('sentence-analysis', source, options, seed);
  if ('refused' in result) throw new Error(result.reason);
  return result;
}
const listRows = ({ body }: Exercise) =>
  body.flatMap((block) => (block.type === 'sentence-rows' ? block.rows.map(({ inlines }) => inlines) : []));

/** `text → role` of every construction that is found. */
function analyse(text: string): string[] {
  const analysis = analysePassage({ id: 'p', text });
  return analysis.sentences.flatMap((sentence) => {
    const view = viewSentence(analysis, sentence);
    return findPatterns(view).map(
      ({ first: from, end, role }) => `${text.slice(view.at(from).start, view.at(end - 1).end)} → ${role}`,
    );
  });
}

describe('what is named', () => {
  it('a clause that may go on behind its end is not', () => {
    for (const [text, part] of [
      ['The bill was opposed by members who said it did not go far enough.', 'who said it'],
      [
        'Hunt will test the market before the production of what he hopes will be millions of lamps.',
        'what he',
      ],
    ] as const)
      expect(analyse(text).filter((line) => line.startsWith(part))).toEqual([]);
  });

  it('a verb of opinion makes no passive that the subject undergoes', () => {
    const lines = analyse('The leaves reputedly provide energy and are said to have medicinal qualities.');
    expect(lines.filter((line) => line.includes('수동태'))).toEqual([]);
  });

  it.each([
    [
      'China is the biggest coal importer, having temporarily overtaken Australia.',
      'having temporarily overtaken Australia → 앞 절에 이어지는 분사구문 (완료 분사구문, 주절보다 앞선 일)',
    ],
    [
      'The potential for further development might be the catalyst of change.',
      'The potential for further development → 주어 (핵심 명사: potential, 동사: might be)',
    ],
    [
      'The farmers repaired the old bridge that connects the two villages.',
      'that connects the two villages → 주격 관계대명사 that이 이끄는 절 (선행사: the old bridge)',
    ],
    [
      'She kept the letter that her grandfather wrote.',
      'that her grandfather wrote → 목적격 관계대명사 that이 이끄는 절 (선행사: the letter)',
    ],
    [
      'It survives the bad days on which a heroic plan would collapse.',
      'on which a heroic plan would collapse → 「전치사 + 관계대명사」가 이끄는 절 (선행사: the bad days)',
    ],
    [
      'We believe that the new rule will help small shops.',
      'that the new rule will help small shops → 접속사 that이 이끄는 명사절, 동사 believe의 목적어',
    ],
    [
      'The problem is that nobody reads the report.',
      'that nobody reads the report → 접속사 that이 이끄는 명사절, 동사 is의 주격 보어',
    ],
    [
      'What this example reveals is the value of patience.',
      'What this example reveals → what이 이끄는 명사절, 문장의 주어',
    ],
    [
      'Her hands were shaking so badly that she could hardly hold the flashlight.',
      'that she could hardly hold the flashlight → 「so ~ that …」 구문의 접속사 that이 이끄는 결과의 부사절',
    ],
    [
      'Looking up at the night sky, we assume many things.',
      'Looking up at the night sky → 분사구문 (의미상 주어: we)',
    ],
    [
      'The clear blue line drawn by a mapmaker thus conceals two truths.',
      'drawn by a mapmaker → 과거분사구, 앞의 명사 The clear blue line을 수식 (수동)',
    ],
    [
      'The coach allowed the players to choose their own drills.',
      'to choose their own drills → 목적격 보어로 쓰인 to부정사구 (목적어: the players)',
    ],
    [
      'It is important to listen to other people.',
      'to listen to other people → 진주어로 쓰인 to부정사구 (It은 가주어)',
    ],
    [
      'They refused to sign the agreement.',
      'to sign the agreement → 명사적 용법의 to부정사구, 동사 refused의 목적어',
    ],
    [
      'He lost the ability to trust his friends.',
      'to trust his friends → 형용사적 용법의 to부정사구, 명사 ability를 수식',
    ],
    [
      'To reach the summit, the climbers left before dawn.',
      'To reach the summit → 부사적 용법의 to부정사구 (목적: ~하기 위해)',
    ],
    [
      'Good intentions can be held too cheaply.',
      'can be held → 동사 (조동사가 쓰인 수동태, 주어가 동작(hold)의 대상)',
    ],
    [
      'The consequences of this neglect are serious.',
      'The consequences of this neglect → 주어 (핵심 명사: consequences, 동사: are)',
    ],
  ])('%s', (text, expected) => {
    expect(analyse(text)).toContain(expected);
  });
});

describe('what is left alone', () => {
  it.each([
    ['It was the rain that stopped the game.', /관계대명사/u],
    ['He met one of the few people in the city who speak the language.', /선행사/u],
    ['They asked if the shop was open.', /부사절/u],
    ['He speaks as though he were the owner.', /부사절/u],
    ['She was very interested in old maps.', /수동태/u],
    ['Scientists found wolves, in some cases, living near farms.', /분사구문/u],
    ['Including the driver, five people were in the van.', /분사구문/u],
    ['The children seemed to enjoy the story.', /목적어/u],
  ])('%s', (text, unwanted) => {
    expect(analyse(text).join('\n')).not.toMatch(unwanted);
  });
});

describe('구문 분석', () => {
  it('gives the sentence back without its marks', () => {
    for (const source of passages) {
      const texts = analysePassage(source).sentences.map(({ text }) => text);
      for (const row of listRows(make(source)))
        expect(texts).toContain(row.map((inline) => ('text' in inline ? inline.text : '')).join(''));
    }
  });

  it('underlines one or two parts a sentence and answers each', () => {
    for (const source of passages) {
      const exercise = make(source);
      const rows = exercise.answer.type === 'rows' ? exercise.answer.rows : [];
      listRows(exercise).forEach((row, index) => {
        const marks = row.flatMap((inline) => (inline.type === 'underline' ? [inline.mark ?? ''] : []));
        expect(marks.length === 1 ? marks : marks.join('')).toEqual(marks.length === 1 ? [''] : '①②');
        for (const mark of marks) expect(rows[index]).toContain(mark);
        expect(rows[index]).toMatch(/[가-힣]/u);
      });
      expect(rows).toHaveLength(listRows(exercise).length);
    }
  });

  it('keeps to the wanted points, count and locked spots', () => {
    const source = passages[1] as PassageSource;
    const focused = make(source, { focus: ['관계사절', '명사절'], count: 4 });
    expect(focused.candidates.every(({ category }) => category === '관계사절' || category === '명사절')).toBe(
      true,
    );
    expect(make(source, { count: 4 }).points).toBe(4);
    const spare = make(source, { count: 4 }).candidates.find(({ isUsed }) => !isUsed);
    const locked = make(source, { count: 4, lockedSpots: [spare?.id ?? ''] });
    expect(locked.candidates.find(({ id }) => id === spare?.id)?.isUsed).toBe(true);
    const result = makeExercise('sentence-analysis', first, { focus: ['동명사구'] }, 1);
    expect('refused' in result ? result.reason : '').toContain('문법 요소');
  });
});

describe('what only looks like a construction', () => {
  it.each([
    ['Students who stay up all night before an exam are making a serious mistake.', '부사절'],
    ['They were as likely to find the rule after a night of sleep as after a day spent awake.', '부사절'],
    [
      'If cars could be programmed to help, they argue, existing roads might carry twice as many cars.',
      '분사구문',
    ],
    ['When the world refuses to be ordered, putting two bottles in order gives the mind a rest.', '분사구문'],
    ['Making failure visible, it turns out, does not weaken our respect for great people.', '분사구문'],
    ['Critics point out that no amount of gardening can save the reefs.', '핵심 명사: point'],
    ['Losing it means losing a way of thinking that no other people has discovered.', '전치사 of의 목적어'],
    ['She played the long piece from beginning to end over and over again.', '전치사 from의 목적어'],
    ['A person in a good mood is more inclined to help other people.', '수동태'],
    ['Rituals, then, are not failed attempts to control events but successful attempts to rest.', '수동태'],
    [
      'Rituals are found wherever people face important events that they cannot control.',
      '선행사: people face important events',
    ],
  ])('%s has no %s', (text, role) => {
    expect(analyse(text).filter((line) => line.includes(role))).toEqual([]);
  });

  it('a demonstrative does not stretch the clause before it over the verb of the sentence', () => {
    const found = analyse(
      'Curators who once believed that more information would help visitors are now questioning that assumption.',
    );
    expect(found.filter((line) => /questioning.* →/u.test(line))).toEqual([]);
  });

  it('a relative clause ends before the verb of the sentence, even where that looks like a participle', () => {
    const found = analyse(
      'Psychologists who compared hundreds of apologies found that excuses reduced forgiveness.',
    );
    expect(found.filter((line) => /apologies found/u.test(line))).toEqual([]);
    const plain = analyse('A plain statement of what had gone wrong increased it more than any excuse.');
    expect(plain.filter((line) => line.includes('increased it'))).toEqual([]);
  });

  it('in order belongs to its infinitive, and an adverb before the verb to no gerund', () => {
    expect(
      analyse('Some of the creatures in the deep sea shine in order to hide from hunters.').join(),
    ).toContain('in order to hide');
    expect(analyse('Practicing slowly also gives the player time to listen.').join()).toContain(
      'Practicing slowly → 동명사구',
    );
  });
});
