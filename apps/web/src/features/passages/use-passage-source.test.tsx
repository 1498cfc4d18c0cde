import { createPassages } from '@jadoo/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usePassageSource } from '#features/passages/use-passage-source.ts';
import { findDraft } from '#session/temp-save.ts';
import { answer } from '#test/api.ts';
import { makePassage } from '#test/factories.ts';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const text = 'Bees dance in the dark hive, and they choose a home together.';

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  forgetEverything();
  signIn();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function openSource() {
  const client = new QueryClient();
  return renderHook(() => usePassageSource(null), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result;
}

describe('the passage of 빠른 제작', () => {
  it('that was pasted is there again after the screen was left', async () => {
    const source = openSource();
    act(() => source.current.setPasted(text));
    await waitFor(() => expect(findDraft('quick-text')?.path).toBe('/quick'));
    cleanup();
    expect(openSource().current.pasted).toBe(text);
  });

  it('is saved once with the rights confirmed under its first words, and then is no draft any more', async () => {
    let count = 0;
    const titles: unknown[] = [];
    server.use(
      answer(createPassages, async (request) => {
        count += 1;
        const { PASSAGES } = createPassages.body.parse(await request.json());
        titles.push(...PASSAGES.map(({ PS_TITLE }) => PS_TITLE));
        return { data: [makePassage()] };
      }),
    );
    const source = openSource();
    act(() => source.current.setPasted(text));
    await waitFor(() => expect(findDraft('quick-text')).toBeDefined());
    await act(() => source.current.ensureSaved());
    expect([count, source.current.errors.rights]).toEqual([
      0,
      '직접 작성했거나 이용 허락을 받은 지문인지 확인해 주세요.',
    ]);
    act(() => source.current.setHasRights(true));
    await act(() => source.current.ensureSaved());
    await act(() => source.current.ensureSaved());
    expect(count).toBe(1);
    expect(titles).toEqual(['Bees dance in the dark hive']);
    expect(findDraft('quick-text')).toBeUndefined();
  });
});
