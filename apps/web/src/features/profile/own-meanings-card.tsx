import { useState } from 'react';
import { OwnMeaningsDialog } from '#features/profile/own-meanings-dialog.tsx';
import { useOwnMeanings } from '#features/profile/own-meanings-query.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** How many meanings the teacher wrote over those of the glossary; nothing while there are none. */
export function OwnMeaningsCard() {
  const { data } = useOwnMeanings(1);
  const [isOpen, setIsOpen] = useState(false);
  const count = data?.total ?? 0;
  if (count === 0 && !isOpen) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="numbers text-base">내가 고친 뜻 {formatCount(count)}개</h2>
        <p className="text-sm text-ink-soft">핵심 어휘와 단어 시험을 만들 때 이 뜻을 먼저 써요.</p>
      </div>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        고친 뜻 보기
      </Button>
      {isOpen && <OwnMeaningsDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}
