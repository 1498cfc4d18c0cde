// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getProofLabel } from '#features/exam-data/editor/exercise-view.ts';

describe('how sure the answer of 순서 and 삽입 is', () => {
  it.each([
    ['order', 'low', '강함'],
    ['order', 'middle', '강함'],
    ['insertion', 'low', '강함'],
    ['order', 'high', '보통'],
    ['insertion', 'high', '보통'],
  ] as const)('%s of difficulty %s is told as %s', (kind, difficulty, label) => {
    expect(getProofLabel({ kind, difficulty })).toBe(label);
  });

  it.each(['irrelevant', 'blank', 'grammar-error'] as const)('%s tells nothing of the kind', (kind) => {
    expect(getProofLabel({ kind, difficulty: 'low' })).toBeNull();
  });
});
