import { useEffect } from 'react';
import { create } from 'zustand';

export type HeaderType = 'headerType01';

interface HeaderState {
  isVisible: boolean;
  type: HeaderType;
  showBackButton: boolean;
  backButtonText: string;
  step: number;
  onBackClick?: (() => void) | undefined;
}

/** A header bar that no screen has changed. */
export const initialHeader: Omit<HeaderState, 'isVisible'> = {
  type: 'headerType01',
  showBackButton: false,
  backButtonText: '돌아가기',
  step: 0,
  onBackClick: undefined,
};

/** Holds what the header bar shows. */
export const useHeaderStore = create<HeaderState>()(() => ({ isVisible: true, ...initialHeader }));

/** Changes parts of the header bar. */
export function setHeader(header: Partial<HeaderState>): void {
  useHeaderStore.setState(header);
}

/** Shows the header bar. */
export function showHeader(): void {
  useHeaderStore.setState({ isVisible: true });
}

/** Hides the header bar. */
export function hideHeader(): void {
  useHeaderStore.setState({ isVisible: false });
}

/** Back to the first state: headerType01, no back button, text 돌아가기, no handler, step 0. */
export function resetHeader(): void {
  useHeaderStore.setState(initialHeader);
}

/** Sets the header bar as long as a screen is open. Pass stable handlers. */
export function useHeader(header: {
  step?: number;
  onBackClick?: () => void;
  backButtonText?: string;
  showBackButton?: boolean;
  isVisible?: boolean;
}): void {
  const {
    isVisible = true,
    step = 0,
    onBackClick,
    backButtonText = initialHeader.backButtonText,
    showBackButton = !!onBackClick,
  } = header;
  useEffect(() => {
    setHeader({ step, onBackClick, backButtonText, showBackButton });
    return resetHeader;
  }, [step, onBackClick, backButtonText, showBackButton]);
  useEffect(() => {
    if (isVisible) return;
    hideHeader();
    return showHeader;
  }, [isVisible]);
}
