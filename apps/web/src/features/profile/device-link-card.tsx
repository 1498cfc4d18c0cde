import { createLoginTicket } from '@jadoo/contract';
import { useEffect, useState } from 'react';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';

/** A one-time link with which another device signs in to this account. */
export function DeviceLinkCard() {
  const [link, setLink] = useState<{ url: string; expiresAtMs: number }>();
  const [leftSeconds, setLeftSeconds] = useState(0);

  useEffect(() => {
    if (!link) return;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((link.expiresAtMs - Date.now()) / 1000));
      setLeftSeconds(left);
      if (left === 0) setLink(undefined);
    }, 500);
    return () => {
      clearInterval(timer);
    };
  }, [link]);

  const create = async () => {
    try {
      const { TICKET, EXPIRES_IN } = await callForData(createLoginTicket);
      setLeftSeconds(EXPIRES_IN);
      setLink({
        url: `${location.origin}/auth/${encodeURIComponent(TICKET)}`,
        expiresAtMs: Date.now() + EXPIRES_IN * 1000,
      });
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };

  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-base">다른 기기에서 이어 쓰기</h2>
        <p className="text-sm text-ink-soft">
          {link
            ? `이 주소를 다른 기기에서 열어 주세요. ${leftSeconds}초 남았고 한 번만 쓸 수 있어요.`
            : '한 번만 쓸 수 있는 로그인 주소를 만들어요.'}
        </p>
        {link && <p className="mt-2 text-sm font-semibold break-all text-plum select-all">{link.url}</p>}
      </div>
      <Button variant="secondary" size="sm" onClick={create}>
        {link ? '새로 만들기' : '주소 만들기'}
      </Button>
    </Card>
  );
}
