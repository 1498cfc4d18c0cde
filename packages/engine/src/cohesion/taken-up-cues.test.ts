import { describe, expect, test } from 'vitest';
import { explainLink } from '#cohesion/explain-cue.ts';
import { listCues } from '#cohesion/list-cues.ts';
import { compareOrders, fails } from '#cohesion/measure-faults.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { linkSentences, readStrongLinks } from '#test-fixtures/link-sentences.ts';

describe('words that take up what was just said', () => {
  test.each([
    [
      'The mind takes the nearest path.',
      'A rule closes that path and sends us elsewhere.',
      'demonstrative',
      'that path',
      'path',
    ],
    [
      'In one experiment, pupils took photos.',
      'A second experiment changed the picture.',
      'comparison',
      'A second experiment',
      'experiment',
    ],
    [
      'She founded the Green Belt Movement.',
      'Soon her movement had planted many trees.',
      'name',
      'her movement',
      'Green Belt Movement',
    ],
    [
      'The Arctic Seed Vault stands in the ice.',
      'Nobody lives near the vault.',
      'name',
      'the vault',
      'Arctic Seed Vault',
    ],
  ])('%s %s', (first, second, type, words, antecedent) => {
    expect(readStrongLinks(first, second)).toContainEqual({ type, words, antecedent });
  });

  test.each([
    ['its own clause is meant', 'Rain fell.', 'When she saw the flood, she was afraid, and he told us this.'],
    ['it points forward', 'Rain fell.', 'The rule reads like this: nobody may leave.'],
    ['the clause after "that"', 'Water is heavy.', 'He showed that water boils.'],
    ['its own mention', 'The path was long.', 'He left the path and then found that path again.'],
    ['no noun of its own', 'Paint fades.', 'Aware of this, experts keep old works in the dark.'],
    ['no noun of its own', 'Hunger sharpens taste.', 'Cooks have always known this.'],
    ['no noun of its own', 'Rain fell.', 'This surprised the farmers.'],
    [
      'no study was named',
      'A psychologist asked students to sing.',
      'In another study, children were tested.',
    ],
    ['no study was told of', 'Birds sing.', 'A second experiment changed the picture.'],
    ['they are said to be which', 'Pupils copied a list.', 'Those merely reading remembered more.'],
    ['they are said to be which', 'Ducks slept in a row.', 'Those at either end kept an eye open.'],
    ['a first study', 'A psychologist asked students to sing.', 'A study of birds began.'],
    ['the movement was named in small letters', 'A movement began.', 'The Green Belt Movement failed.'],
    ['the phrase says itself which', 'She led the Green Belt Movement.', 'The movement of the sea is slow.'],
    ['two halves of one sentence', 'Men drill holes.', 'The deeper they drill, the older the air becomes.'],
    ['two halves of one sentence', 'Words changed.', 'The shorter the message, the more room it leaves.'],
    ['another reason', 'Drivers had less reason to slow down.', 'For the same reason, banks pay less.'],
    ['two things are named in the sentence', 'Prices rose.', 'Neither the quality nor the size had changed.'],
    ['two things are named in the sentence', 'Prices rose.', 'Both the quality and the size had changed.'],
  ])('no link: %s', (_, first, second) => {
    expect(
      readStrongLinks(first, second).filter(({ type }) => /^(?:demonstrative|comparison|name)$/u.test(type)),
    ).toEqual([]);
  });
});

test.each([
  [
    'The cooks had waited for years.',
    'Most were tired.',
    '(B)의 ‘Most’는 (A)의 ‘cooks’ 가운데 대부분을 가리킨다',
  ],
  [
    'The cooks had waited for years.',
    'Some were tired.',
    '(B)의 ‘Some’은 (A)의 ‘cooks’ 가운데 일부를 가리킨다',
  ],
])('%s %s: a part is told as a part', (first, second, told) => {
  const [link] = linkSentences(first, second);
  expect(link && explainLink(link, '(A)', '(B)')).toBe(told);
});

test('"First" is told as the first of several things', () => {
  const [link] = linkSentences(
    'Public fountains offer benefits.',
    'First, they give clean water to everyone.',
  );
  expect(link && explainLink(link, '(A)', '(B)')).toBe(
    '(B)의 연결어 ‘First’는 (A)에서 꺼낸 이야기를 차례로 펼치는 말 가운데 첫째를 이끈다',
  );
});

describe('what a pronoun and a name take up', () => {
  test('a father who is only mentioned is not the one who is told of', () => {
    const first = 'While his father worked, he hurt one eye with a tool.';
    expect(readStrongLinks(first, 'He won a place at a school.')).toEqual([]);
  });

  test('words set in between have no antecedent', () => {
    expect(
      readStrongLinks('A bridge is opened once.', 'Most builders, as it happens, repair old ones.'),
    ).toEqual([]);
    expect(readStrongLinks('A bridge is opened once.', 'The only ways, it was thought, were two.')).toEqual(
      [],
    );
  });

  test('a name is told with all its first names', () => {
    expect(readStrongLinks('Maria Sibylla Merian was born in May.', 'Merian drew plants.')).toContainEqual({
      type: 'name',
      words: 'Merian',
      antecedent: 'Maria Sibylla Merian',
    });
  });
});

describe('what closes an order', () => {
  const failsIn = (text: string, order: readonly number[]): boolean => {
    const cues = listCues(analysePassage({ id: 'text', text }));
    return fails(compareOrders(cues, order));
  };

  test('a conclusion alone does not: it may sum up what stood earlier', () => {
    expect(
      failsIn('Rain fell. Drivers slow down. Nobody hurries. Safety, in other words, is slow.', [0, 1, 3, 2]),
    ).toBe(false);
  });

  test('a turn alone does not: the words do not say against what it turns', () => {
    expect(
      failsIn('Rain fell. Drivers slow down. Nobody hurries. However, roads are wet.', [0, 3, 1, 2]),
    ).toBe(false);
  });

  test('a brain needs no mention before it', () => {
    expect(failsIn('An arm can bend. A brain steers it. Snow fell. The brain decides.', [0, 3, 1, 2])).toBe(
      false,
    );
  });
});

describe('words that go on from anything tell no place', () => {
  test.each([
    ['The mill closed.', 'The river, after all, had moved.'],
    ['The mill closed.', 'In the meantime, they sold bread.'],
    ['The mayor praised the bridge.', 'Others in the town agree.'],
    ['Few animals dig so deep.', 'The animals came back in spring.'],
    ['He made the first coat.', 'The first warm boots were sold in May.'],
    ['A guard lines up the boys.', 'The line was long.'],
    ['A tower rose.', 'The older the wall, the barer its stones.'],
    ['Rain fell.', 'If the roof leaks, then, we must leave.'],
    ['No school took her.', 'Coleman therefore studied French.'],
    ['Words fail us.', 'The trouble that we have, then, lies in habit.'],
    ['Prices fell.', 'Wages also fell.'],
    ['The joint was open.', 'Moldings had covered it and had thus hidden errors.'],
  ])('%s %s', (first, second) => {
    expect(readStrongLinks(first, second)).toEqual([]);
  });

  test.each([
    ['Two dogs barked.', 'The dogs ran home.', 'article', 'The dogs', 'Two dogs'],
    ['Dogs barked all night.', 'The dogs ran home.', 'repetition', 'The dogs', 'Dogs'],
    ['She does not sing.', 'Nor does she dance.', 'connective', 'Nor', ''],
    ['Small shops close early.', 'Their owners, however, must work.', 'connective', 'however', ''],
    ['Small shops close early.', 'Bakers, for example, go home.', 'connective', 'for example', ''],
  ])('but these do: %s %s', (first, second, type, words, antecedent) => {
    expect(readStrongLinks(first, second)).toContainEqual({ type, words, antecedent });
  });

  const nor = (text: string) =>
    listCues(analysePassage({ id: 'nor', text }))
      .flat()
      .find(({ words }) => words === 'Nor');

  test('"Nor" takes up any sentence that denies, and no other', () => {
    const cue = nor('He cannot swim. Boats are dear. He never sails. Nor does he row.');
    expect([...(cue?.antecedents.keys() ?? [])]).toEqual([0, 2]);
    expect(cue?.relation).toBe('부정');
  });

  test('what is denied in passing is not what "Nor" goes on from', () => {
    const text = 'Two plants share a pot where neither could live alone. Nor was that all.';
    expect(nor(text)?.antecedents.get(0)?.strength).toBe(0);
    expect(nor('The plants cannot live alone. Nor was that all.')?.antecedents.get(0)?.strength).toBe(3);
  });

  test('"Nor" after words that deny nothing ties nothing', () => {
    expect(nor('The lake dried up. Nor was the town better off.')).toBeUndefined();
  });
});
