// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readMakerDraft } from '#features/making/read-maker-draft.ts';
import { getResultMessage, groupRefusals } from '#features/making/maker-messages.ts';
import type { Kinds } from '#features/making/making-api.ts';
import { getQuickPackages } from '#features/making/quick-packages.ts';
import { suggestTitle } from '#features/making/tools.ts';
import { makeKind } from '#test/factories.ts';

const kind = (KIND: Kinds['KINDS'][number]['KIND'], PRICE: number, IS_READY = true) =>
  makeKind({ KIND, TOOL: PRICE === 30 ? 'transform' : 'basic', NAME: KIND, PRICE, IS_READY });
const kinds: Kinds = {
  KINDS: [kind('word-test', 10), kind('order', 30), kind('insertion', 30), kind('blank', 30, false)],
  PACKAGES: [
    { ID: 'words', NAME: '단어·해석', KINDS: ['word-test'] },
    { ID: 'full', NAME: '변형 풀세트', KINDS: ['order', 'insertion', 'blank'] },
  ],
};

describe('quick packages', () => {
  it('cost what their ready kinds cost', () => {
    expect(getQuickPackages(kinds, null).map(({ price, style }) => [price, style])).toEqual([
      [10, 'workbook-a4'],
      [60, 'exam-b4'],
    ]);
  });

  it('leave out what this passage cannot carry, with the reason', () => {
    const [, full] = getQuickPackages(kinds, [
      { KIND: 'order', IS_FEASIBLE: false, REASON: '단서가 없어요.' },
    ]);
    expect(full).toMatchObject({ price: 30, leftOut: [{ name: 'order', reason: '단서가 없어요.' }] });
    expect(full?.kinds.map(({ KIND }) => KIND)).toEqual(['insertion']);
  });
});

describe('the words of a result', () => {
  const base = { PROGRESS: 100, MADE_COUNT: 0, REFUSED_COUNT: 0, REFUND_POINT: 0 };
  it('are those of the product', () => {
    expect(getResultMessage({ ...base, STATUS: 'failed' })).toBe(
      '자료를 만들지 못했어요. 포인트는 돌려드렸어요.',
    );
    expect(getResultMessage({ ...base, STATUS: 'done', MADE_COUNT: 3 })).toBe('자료 3개를 모두 만들었어요.');
  });

  it('put equal reasons together and add up what came back', () => {
    const refusal = (PS_IDX: number) => ({
      PS_IDX,
      PS_TITLE: `${PS_IDX}과`,
      KIND: 'order' as const,
      REASON: '짧아요.',
      REFUND_POINT: 30,
    });
    expect(groupRefusals([refusal(1), refusal(2)])).toEqual([
      { kind: 'order', reason: '짧아요.', titles: ['1과', '2과'], refund: 60 },
    ]);
  });

  it('suggest a title from the first passage', () => {
    expect(suggestTitle(['3과 본문', '4과', '5과'], '변형 문제')).toBe('3과 본문 외 2개 변형 문제');
    expect(suggestTitle(['3과 본문'], '학습지')).toBe('3과 본문 학습지');
  });
});

describe('a stored draft', () => {
  it('of another form is not taken up', () => {
    expect(readMakerDraft({ step: 9 })).toBeNull();
    expect(readMakerDraft(null)).toBeNull();
  });
});
