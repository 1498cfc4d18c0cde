import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { hideDownload, setDownloadProgress, showDownload, useDownloadStore } from '#shell/download-store.ts';
import {
  hideHeader,
  resetHeader,
  setHeader,
  showHeader,
  useHeader,
  useHeaderStore,
} from '#shell/header-store.ts';
import {
  hideTerms,
  setBottomFix,
  setLoading,
  showTerms,
  useBottomFixStore,
  useLoadingStore,
  useTermsStore,
} from '#shell/simple-stores.ts';
import { lockScroll } from '#ui/scroll-lock.ts';

beforeEach(() => {
  resetHeader();
  showHeader();
});

it('the header begins visible, of type headerType01, without back button, at step 0', () => {
  expect(useHeaderStore.getState()).toEqual({
    isVisible: true,
    type: 'headerType01',
    showBackButton: false,
    backButtonText: '돌아가기',
    step: 0,
    onBackClick: undefined,
  });
});

it('resetting the header leaves it shown or hidden as it was', () => {
  const onBackClick = vi.fn();
  setHeader({ step: 3, showBackButton: true, backButtonText: '나가기', onBackClick });
  hideHeader();
  resetHeader();
  expect(useHeaderStore.getState()).toEqual({
    isVisible: false,
    type: 'headerType01',
    showBackButton: false,
    backButtonText: '돌아가기',
    step: 0,
    onBackClick: undefined,
  });
});

it('a screen sets the header and leaves it as it found it', () => {
  const onBackClick = vi.fn();
  const { unmount } = renderHook(() => {
    useHeader({ step: 2, onBackClick });
  });
  expect(useHeaderStore.getState()).toMatchObject({ step: 2, showBackButton: true, onBackClick });
  unmount();
  expect(useHeaderStore.getState()).toMatchObject({ step: 0, showBackButton: false });
});

it('a screen can hide the header bar; leaving it or being ready shows it again', () => {
  const { rerender, unmount } = renderHook(
    ({ isVisible }) => {
      useHeader({ isVisible });
    },
    { initialProps: { isVisible: false } },
  );
  const isShown = () => useHeaderStore.getState().isVisible;
  expect(isShown()).toBe(false);
  rerender({ isVisible: true });
  expect(isShown()).toBe(true);
  rerender({ isVisible: false });
  expect(isShown()).toBe(false);
  unmount();
  expect(isShown()).toBe(true);
});

it('the download overlay starts at 0 whenever it is shown', () => {
  showDownload();
  setDownloadProgress(70);
  hideDownload();
  showDownload();
  expect(useDownloadStore.getState()).toEqual({ isLoading: true, progress: 0 });
});

it.each([0, 1, 99.5, 100])('takes %d as progress', (progress) => {
  setDownloadProgress(progress);
  expect(useDownloadStore.getState().progress).toBe(progress);
});

it.each([-1, -0.001, 100.001, 101, Number.NaN, Infinity])(
  'refuses %d as progress with a warning',
  (progress) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    setDownloadProgress(50);
    setDownloadProgress(progress);
    expect(useDownloadStore.getState().progress).toBe(50);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  },
);

it('the terms modal is of type terms until told otherwise; hiding keeps the type', () => {
  expect(useTermsStore.getState()).toEqual({ isVisible: false, type: 'terms' });
  showTerms('privacy');
  expect(useTermsStore.getState()).toEqual({ isVisible: true, type: 'privacy' });
  hideTerms();
  expect(useTermsStore.getState().isVisible).toBe(false);
});

it('loading and the bottom-fix bar begin hidden', () => {
  expect(useLoadingStore.getState().isLoading).toBe(false);
  expect(useBottomFixStore.getState().isVisible).toBe(false);
  act(() => {
    setLoading(true);
    setBottomFix(true);
  });
  expect(useLoadingStore.getState().isLoading).toBe(true);
  expect(useBottomFixStore.getState().isVisible).toBe(true);
});

it('scrolling stays locked until the last lock is gone, and a lock counts once', () => {
  const isLocked = () => document.documentElement.classList.contains('is-scroll-locked');
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(isLocked()).toBe(true);
  second();
  expect(isLocked()).toBe(false);
});
