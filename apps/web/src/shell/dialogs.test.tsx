import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  askConfirm,
  askInMessageBox,
  openAlert,
  openConfirm,
  openMessageBox,
  useAlertStore,
  useConfirmStore,
  useMessageBoxStore,
} from '#shell/dialog-stores.ts';
import { Dialogs } from '#shell/dialogs.tsx';
import { sanitiseHtml } from '#shell/safe-html.tsx';
import { installDialog } from '#test/dialog.ts';

beforeAll(installDialog);
afterEach(cleanup);
const isLocked = () => document.documentElement.classList.contains('is-scroll-locked');

describe('the alert', () => {
  it('shows its message with one button, locks scrolling, and calls back after it has closed', async () => {
    render(<Dialogs />);
    const onOk = vi.fn(() => {
      expect(useAlertStore.getState().isVisible).toBe(false);
    });
    act(() => {
      openAlert('저장했어요.<br><b>확인해 주세요.</b>', onOk);
    });
    expect(screen.getByText('확인해 주세요.').tagName).toBe('B');
    expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(1);
    expect(isLocked()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '확인', hidden: true }));
    expect(onOk).toHaveBeenCalledTimes(1);
    expect(isLocked()).toBe(false);
    expect(screen.queryByText('확인해 주세요.')).toBeNull();
  });

  it('gives focus back to where it was', async () => {
    render(
      <>
        <button type="button">열기</button>
        <Dialogs />
      </>,
    );
    screen.getByText('열기').focus();
    act(() => {
      openAlert('안녕하세요.');
    });
    expect(document.activeElement?.textContent).toBe('확인');
    await userEvent.click(screen.getByText('확인'));
    expect(document.activeElement?.textContent).toBe('열기');
  });
});

describe.each([
  ['confirm dialog', openConfirm, useConfirmStore],
  ['message box', openMessageBox, useMessageBoxStore],
])('the %s', (_, open, store) => {
  it('has 취소 and 확인 by default and no title', () => {
    render(<Dialogs />);
    act(() => {
      open({ message: '지울까요?' });
    });
    expect(screen.getAllByRole('button', { hidden: true }).map((button) => button.textContent)).toEqual([
      '취소',
      '확인',
    ]);
    expect(screen.queryByRole('heading', { hidden: true })).toBeNull();
    act(() => {
      store.setState({ isVisible: false });
    });
  });

  it('takes its own words and runs the callback of the pressed button, after closing', async () => {
    render(<Dialogs />);
    const onOk = vi.fn();
    const onCancel = vi.fn(() => {
      expect(store.getState().isVisible).toBe(false);
      expect(isLocked()).toBe(false);
    });
    act(() => {
      open({
        title: '삭제',
        message: '지울까요?',
        okText: '삭제하기',
        cancelText: '그만두기',
        onOk,
        onCancel,
      });
    });
    expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('삭제');
    await userEvent.click(screen.getByText('그만두기'));
    await vi.waitFor(() => {
      expect(onCancel).toHaveBeenCalledTimes(1);
    });
    expect(onOk).not.toHaveBeenCalled();
    expect(store.getState()).toMatchObject({ okText: '확인', cancelText: '취소', title: '' });
  });

  it('counts Esc as cancelling', () => {
    render(<Dialogs />);
    const onCancel = vi.fn();
    act(() => {
      open({ message: '지울까요?', onCancel });
    });
    act(() => {
      document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('지울까요?')).toBeNull();
  });
});

it('an asked question resolves with the answer', async () => {
  render(<Dialogs />);
  let asked: Promise<boolean> | undefined;
  act(() => {
    asked = askConfirm({ message: '만들까요?' });
  });
  await userEvent.click(screen.getByText('확인'));
  expect(await asked).toBe(true);
  act(() => {
    asked = askConfirm({ message: '만들까요?' });
  });
  await userEvent.click(screen.getByText('취소'));
  expect(await asked).toBe(false);
});

it('the message box asks under its title and resolves with the answer, Esc counting as 취소', async () => {
  render(<Dialogs />);
  const ask = async (press: () => Promise<void>) => {
    let asked: Promise<boolean> | undefined;
    act(() => {
      asked = askInMessageBox({ title: '나갈까요?', message: '저장하지 않았어요.', okText: '나가기' });
    });
    expect(screen.getByRole('alertdialog', { name: '나갈까요?' }).textContent).toContain(
      '저장하지 않았어요.',
    );
    await press();
    expect(screen.queryByText('저장하지 않았어요.')).toBeNull();
    return asked;
  };
  expect(await ask(() => userEvent.click(screen.getByText('나가기')))).toBe(true);
  expect(await ask(() => userEvent.click(screen.getByText('취소')))).toBe(false);
  const escape = () => {
    act(() => {
      screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    return Promise.resolve();
  };
  expect(await ask(escape)).toBe(false);
});

it('a callback may open the next dialog', async () => {
  render(<Dialogs />);
  act(() => {
    openAlert('하나', () => {
      openAlert('둘');
    });
  });
  await userEvent.click(screen.getByText('확인'));
  expect(screen.getByText('둘')).toBeDefined();
  await userEvent.click(screen.getByText('확인'));
});

it.each([
  ['<b>굵게</b><br><a href="/data">링크</a>', '<b>굵게</b><br><a href="/data">링크</a>'],
  ['<script>alert(1)</script>글', '글'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)" onclick="x()">a</a>', '<a>a</a>'],
  ['<p style="color:red" class="x" data-x="1" aria-label="y">글</p>', '<p>글</p>'],
  ['<svg><a href="javascript:alert(1)">x</a></svg>', ''],
  ['<iframe srcdoc="<script>1</script>"></iframe>', ''],
])('cleans %s', (html, clean) => {
  // Without trusted types in the test browser the result is a plain string.
  expect(sanitiseHtml(html) as unknown).toBe(clean);
});
