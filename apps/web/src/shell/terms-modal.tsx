import { lazy, Suspense } from 'react';
import { hideTerms, useTermsStore, type TermsType } from '#shell/simple-stores.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { legalTitles } from '#text/legal/titles.ts';

const LegalText = lazy(async () => ({ default: (await import('#shell/legal-text.tsx')).LegalText }));

/** The terms modal: one of the texts of the law. */
export function TermsModal() {
  const type: TermsType = useTermsStore((state) => state.type);
  return (
    <Dialog
      title={legalTitles[type]}
      width="lg"
      isLight
      isTextOnly
      onClose={hideTerms}
      actions={<Button onClick={hideTerms}>닫기</Button>}
    >
      <Suspense fallback={<ListSkeleton rows={6} />}>
        <LegalText type={type} />
      </Suspense>
    </Dialog>
  );
}
