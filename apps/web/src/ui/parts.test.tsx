import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/button.tsx';
import { getPageGroup } from '#ui/page-group.ts';
import { Pagination } from '#ui/pagination.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast, ToastArea } from '#ui/toast.tsx';

afterEach(cleanup);

it('a button is busy while the promise of its click is open, and takes no second click', async () => {
  let finish = () => {};
  const onClick = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<Button onClick={onClick}>저장하기</Button>);
  const button = screen.getByRole('button');
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => {
    finish();
    await Promise.resolve();
  });
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(button.getAttribute('type')).toBe('button');
});

it('an input is tied to its label, hint and error', () => {
  render(<TextField label="이름" isRequired hint="실명" error="이름을 적어 주세요." />);
  const input = screen.getByLabelText(/이름/u);
  const described = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['실명', '이름을 적어 주세요.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

function ThreeTabs() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs
      label="고르기"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'a', label: '가' },
        { value: 'b', label: '나' },
        { value: 'c', label: '다' },
      ]}
    >
      {`내용 ${value}`}
    </Tabs>
  );
}

it('arrow keys, Home and End move between tabs, round the ends', async () => {
  render(<ThreeTabs />);
  await userEvent.tab();
  for (const [key, shown] of [
    ['{ArrowRight}', 'b'],
    ['{End}', 'c'],
    ['{ArrowRight}', 'a'],
    ['{ArrowLeft}', 'c'],
    ['{Home}', 'a'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(screen.getByRole('tabpanel').textContent).toBe(`내용 ${shown}`);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
  }
});

describe('pages', () => {
  it.each([
    [1, 10, 134, [1, 10], null, 11],
    [10, 10, 134, [1, 10], null, 11],
    [11, 10, 134, [11, 14], 10, null],
    [3, 10, 30, [1, 3], null, null],
    [99, 10, 30, [1, 3], null, null],
    [1, 10, 0, [1, 1], null, null],
  ])('page %d of %d rows each and %d in all', (page, size, total, [first, last], before, after) => {
    const group = getPageGroup(page, size, total);
    expect([group.pages[0], group.pages.at(-1)]).toEqual([first, last]);
    expect(group).toMatchObject({ before, after });
  });

  it('every page lies in exactly the group that shows it, ten at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 100 }), (total, size) => {
        const count = Math.ceil(total / size);
        for (const page of [1, Math.ceil(count / 2), count]) {
          const { pages } = getPageGroup(page, size, total);
          expect(pages).toContain(page);
          expect(pages.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('one page needs no numbers; others can be gone to', async () => {
    const onChange = vi.fn();
    const { rerender } = render(<Pagination page={1} size={10} total={10} onChange={onChange} />);
    expect(screen.queryByRole('navigation')).toBeNull();
    rerender(<Pagination page={2} size={10} total={134} onChange={onChange} />);
    expect(screen.getByRole('button', { name: '2쪽' }).getAttribute('aria-current')).toBe('page');
    await userEvent.click(screen.getByRole('button', { name: '3쪽' }));
    await userEvent.click(screen.getByLabelText('다음 쪽 묶음'));
    expect(onChange.mock.calls).toEqual([[3], [11]]);
  });
});

it('a toast goes away by itself; the same sentence twice is one', () => {
  vi.useFakeTimers();
  render(<ToastArea />);
  act(() => {
    showToast('저장했어요.');
    showToast('저장했어요.');
  });
  expect(screen.getAllByText('저장했어요.')).toHaveLength(1);
  act(() => {
    vi.advanceTimersByTime(4000);
  });
  expect(screen.queryByText('저장했어요.')).toBeNull();
  vi.useRealTimers();
});
