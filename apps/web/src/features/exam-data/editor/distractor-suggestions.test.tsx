import { suggestDistractors } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ExerciseDialog } from '#features/exam-data/editor/exercise-dialog.tsx';
import type { Exercise } from '#features/exam-data/editor/marked-text.ts';
import { runtimeConfig } from '#session/runtime-config.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { makeExercise } from '#test/factories.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const distractors = ['How Bees Sleep', 'Why Homes Fall', 'Dancing for Fun', 'A Year of Honey'];
const onSave = vi.fn<(exercise: Exercise) => void>();
let asked: unknown[] = [];

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  asked = [];
  onSave.mockClear();
  forgetEverything();
  signIn();
  runtimeConfig.HAS_WRITER = true;
  server.use(
    answer(suggestDistractors, async (request) => {
      asked.push(await request.json());
      return { data: { DISTRACTORS: distractors } };
    }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  runtimeConfig.HAS_WRITER = false;
});
afterAll(() => {
  server.close();
});

function open(fields: Partial<Exercise>) {
  renderScreen(
    '/here',
    '/here',
    <ExerciseDialog
      exercise={makeExercise({ answer: { type: 'option', number: 2 }, ...fields })}
      title="고치기"
      passageText="Bees dance."
      onSave={onSave}
      onClose={() => undefined}
    />,
  );
}
const textOf = (inlines: Exercise['options'][number]) =>
  inlines.map((inline) => ('text' in inline ? inline.text : '')).join('');

it('takes four wrong options over around the right one, and stores them on saving only', async () => {
  open({ kind: 'title' });
  await userEvent.click(await screen.findByRole('button', { name: '제안 받기' }));
  await screen.findByRole('region', { name: '오답 제안' });
  expect(asked).toEqual([{ PS_TEXT: 'Bees dance.', QUESTION: '어법상 틀린 것은?', ANSWER: '나' }]);
  await userEvent.click(screen.getByRole('button', { name: '오답 네 개 바꾸기' }));
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '고치기' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  const saved = onSave.mock.calls[0]?.[0].options.map(textOf);
  expect(saved).toEqual(['How Bees Sleep', '나', 'Why Homes Fall', 'Dancing for Fun', 'A Year of Honey']);
});

it('offers nothing for kinds whose options stand in the passage, or where nobody writes', async () => {
  open({ kind: 'grammar-error' });
  await screen.findByRole('button', { name: '고치기' });
  expect(screen.queryByRole('button', { name: '제안 받기' })).toBeNull();
  cleanup();
  runtimeConfig.HAS_WRITER = false;
  open({ kind: 'title' });
  await screen.findByRole('button', { name: '고치기' });
  expect(screen.queryByRole('button', { name: '제안 받기' })).toBeNull();
});
