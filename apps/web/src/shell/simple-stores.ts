import { create } from 'zustand';

/** Which text the terms modal shows. */
export type TermsType = 'terms' | 'privacy' | 'marketing' | 'refund';

export const useTermsStore = create<{ isVisible: boolean; type: TermsType }>()(() => ({
  isVisible: false,
  type: 'terms',
}));

/** Opens the terms modal with a text. */
export function showTerms(type: TermsType): void {
  useTermsStore.setState({ type, isVisible: true });
}

/** Closes the terms modal. */
export function hideTerms(): void {
  useTermsStore.setState({ isVisible: false });
}

export const useLoadingStore = create<{ isLoading: boolean }>()(() => ({ isLoading: false }));

/** Shows or hides the loading overlay over the whole page. */
export function setLoading(isLoading: boolean): void {
  useLoadingStore.setState({ isLoading });
}

export const useBottomFixStore = create<{ isVisible: boolean }>()(() => ({ isVisible: false }));

/** Shows or hides the bar that is fixed to the foot of the page. */
export function setBottomFix(isVisible: boolean): void {
  useBottomFixStore.setState({ isVisible });
}
