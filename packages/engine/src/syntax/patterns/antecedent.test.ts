import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { findPatterns } from '#syntax/patterns/find-patterns.ts';

function listRoles(text: string): string {
  const analysis = analysePassage({ id: 'p', text });
  return analysis.sentences
    .flatMap((sentence) => findPatterns(viewSentence(analysis, sentence)))
    .map(({ role }) => role)
    .join('\n');
}

describe('the antecedent of an added clause', () => {
  it.each([
    ['The harbor wall, which protects the boats, is very old.', '(선행사: The harbor wall)'],
    ['He moved to Dublin, where he opened a small bakery.', '(선행사: Dublin)'],
    ['She was born in Salem, Oregon, where her father built boats.', '(선행사: Salem, Oregon)'],
  ])('is named where it is sure: %s', (text, note) => {
    expect(listRoles(text)).toContain(note);
  });

  it.each([
    ['The roof of a barn, which can be seen from afar, is red.', '선행사: a barn'],
    ['The houses, on the other hand, which look so old, are new.', '선행사: the other hand'],
    ['She taught at a school in Dublin, where she met her husband.', '선행사: Dublin'],
    ['We know the share of the differences within a town that can be explained.', '선행사: a town'],
  ])('is not guessed: %s', (text, note) => {
    expect(listRoles(text)).not.toContain(note);
  });
});

it('it is the latter that stresses and inverts nothing', () => {
  const roles = listRoles('Since it is the latter that makes our plans, we wait.');
  expect(roles).toContain('「It ~ that」 강조 구문 (강조하는 말: the latter)');
  expect(roles).not.toContain('도치');
});

it('a clause that is chosen over another ends before it', () => {
  const roles = listRoles('We often choose what is easy to explain over what is easy to do.');
  expect(roles).toContain('동사 choose의 목적어');
  expect(roles).toContain('전치사 over의 목적어');
});
