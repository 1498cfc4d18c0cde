import { expect, test } from 'vitest';

import { explainForm, nameForm } from '#meaning/written-lines/form-reasons.ts';
import { analyseLine } from '#passage/analysis-cache.ts';

const explain = (line: string, word: string): string | undefined => {
  const { tokens } = analyseLine(line);
  const token = tokens.find(({ text }) => text === word);
  return token && explainForm(tokens, token);
};

test.each([
  ['Towns can plant trees to protect children.', 'protect', '앞의 to에 이어지므로 동사원형으로 쓴다'],
  ['Trees can protect children.', 'protect', '조동사 뒤이므로 동사원형으로 쓴다'],
  ['Towns help by growing tall trees.', 'growing', '전치사 by 뒤이므로 동명사로 쓴다'],
  [
    'Children are protected by trees.',
    'protected',
    '주어가 그 일을 당하는 쪽이므로 be동사 뒤에 과거분사로 쓴다',
  ],
  ['how the tree protects the town', 'protects', '주어 tree에 맞춰 3인칭 단수 현재형으로 쓴다'],
  ['Children need a tree.', 'tree', '앞의 a에 맞춰 단수형으로 쓴다'],
  ['Children need several trees.', 'trees', '앞의 several에 맞춰 복수형으로 쓴다'],
  ['These are features that one language demands.', 'language', '앞의 one에 맞춰 단수형으로 쓴다'],
])('the words beside it say why: %s', (line, word, reason) => {
  expect(explain(line, word)).toBe(reason);
});

test.each([
  ['the effect of trees on towns', 'trees'],
  ['the shade of the trees', 'trees'],
  ['the benefit of models for struggling learners', 'struggling'],
  ['Many useful words lack exact borders.', 'borders'],
  ['Towns help by planting trees.', 'planting'],
  ['Children were protected, and trees grew.', 'grew'],
])('where another form could stand there is no reason: %s', (line, word) => {
  expect(explain(line, word)).toBeUndefined();
});

test('a condition never has to choose between past and participle', () => {
  expect(nameForm('NNS')).toBe('복수형으로');
  expect(nameForm('VBD')).toBeUndefined();
  expect(nameForm('VBN')).toBeUndefined();
});
