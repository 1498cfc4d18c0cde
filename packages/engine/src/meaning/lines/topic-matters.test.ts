import { describe, expect, test } from 'vitest';

import { readTopicMatters } from '#meaning/lines/topic-matters.ts';

const read = (topic: string): string =>
  readTopicMatters(topic)
    .map(({ text, sort }) => `${text} (${sort})`)
    .join('; ');

describe('the matters of a topic', () => {
  test.each([
    [
      'the effect of mental practice on sports performance',
      'mental practice (thing); sports performance (thing)',
    ],
    ['the benefits of reading aloud to older students', 'reading aloud to older students (deed)'],
    ['the need for parents to answer questions', 'answering questions (deed)'],
    ['the reason people see faces in clouds', 'seeing faces in clouds (deed)'],
    ['the reason stores sell products at a loss', 'stores (thing)'],
    ['the tendency of good deeds to excuse bad ones', 'good deeds (thing)'],
    ['the role of souvenirs in preserving memories', 'souvenirs (thing); preserving memories (deed)'],
  ])('%s', (topic, matters) => {
    expect(read(topic)).toBe(matters);
  });

  test.each([
    'the effect of the same situation on its parts',
    'the advantage of designing for people who have difficulty',
    'what the night sky reveals',
  ])('are none where they are not whole, or name nothing: %s', (topic) => {
    expect(read(topic)).toBe('');
  });
});
