import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BusyOverlays } from '#shell/busy-overlays.tsx';
import { hideDownload, setDownloadProgress, showDownload } from '#shell/download-store.ts';
import { setLoading } from '#shell/simple-stores.ts';

afterEach(cleanup);
const isLocked = () => document.documentElement.classList.contains('is-scroll-locked');

it('the loading overlay covers the page under the word 로딩 and locks scrolling', () => {
  render(<BusyOverlays />);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => {
    setLoading(true);
  });
  expect(screen.getByRole('status').textContent).toBe('로딩');
  expect(screen.getByRole('status').className).toContain('fixed inset-0');
  expect(isLocked()).toBe(true);
  act(() => {
    setLoading(false);
  });
  expect(screen.queryByRole('status')).toBeNull();
  expect(isLocked()).toBe(false);
});

it('the download overlay shows how much has come', () => {
  render(<BusyOverlays />);
  act(() => {
    showDownload();
  });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  act(() => {
    setDownloadProgress(42);
  });
  expect(screen.getByRole('status').textContent).toContain('42%');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
  act(() => {
    hideDownload();
  });
  expect(screen.queryByRole('status')).toBeNull();
});
