import { expect, test } from 'vitest';

import { makeExercise } from '#exercise/registry.ts';

const text =
  'The owl lives in old barns. Many farmers believe that the owl is blind at noon. Yet the owl does not lose its sight in the sun. Its eyes close a little. The barns give it shade.';

test('the comma that the adverb needs stands behind the blank, and the change leads back to the passage', () => {
  const made = makeExercise('blank', { id: 'owl', text }, { focus: ['연결어'] }, 1);
  if ('refused' in made) throw new Error(made.reason);
  const [paragraph] = made.body;
  const inlines = paragraph?.type === 'paragraph' ? paragraph.inlines : [];
  const printed = inlines.map((inline) => ('text' in inline ? inline.text : '____')).join('');
  expect(printed).toContain('at noon. ____, the owl does not');
  const start = text.indexOf('Yet');
  expect(made.changes).toEqual([{ start, end: start + 3, original: 'Yet', shown: ',' }]);
  const number = made.answer.type === 'option' ? made.answer.number : 0;
  expect(made.options[number - 1]).toEqual([{ type: 'text', text: 'However' }]);
  expect(made.explanation.join(' ')).toContain('‘However(그러나)’');
});
