import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface PaymentNoticeProps {
  title: string;
  children: ReactNode;
  /** The ways on; points history and home when left out. */
  actions?: ReactNode;
}

/** Says plainly where a payment stands, with the way on. */
export function PaymentNotice({ title, children, actions }: PaymentNoticeProps) {
  return (
    <Card className="flex flex-col items-center gap-3 py-12 text-center">
      <h1 className="text-2xl">{title}</h1>
      <div className="w-full max-w-100 text-balance text-ink-soft">{children}</div>
      {/* One under the other on a phone, the way on first. */}
      <div className="mt-4 flex w-full max-w-100 flex-col-reverse justify-center gap-2 sm:w-auto sm:max-w-none sm:flex-row">
        {actions ?? (
          <>
            <LinkButton to="/point/list" variant="secondary">
              포인트 내역
            </LinkButton>
            <LinkButton to="/">홈으로 가기</LinkButton>
          </>
        )}
      </div>
    </Card>
  );
}

/** Ways on after a payment that did not come about. */
export function RetryActions({ chargePath }: { chargePath: string }) {
  return (
    <>
      <LinkButton to="/point/list" variant="secondary">
        포인트 내역
      </LinkButton>
      <LinkButton to={chargePath}>다시 충전하기</LinkButton>
    </>
  );
}
