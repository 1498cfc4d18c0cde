import { listNotices, type OutputOf } from '@jadoo/contract';
import { useEffect, useState } from 'react';
import { callForData } from '#request/call.ts';
import { hideNoticeToday } from '#shell/notice-rules.ts';
import { Dialog } from '#ui/dialog.tsx';

type Notice = OutputOf<typeof listNotices>[number];

/** The first notice that is valid now: picture, title, 오늘 하루 보지 않기 and 닫기. */
export function NoticePopup({ onClose }: { onClose: () => void }) {
  const [notice, setNotice] = useState<Notice>();
  useEffect(() => {
    const abort = new AbortController();
    callForData(listNotices, { signal: abort.signal })
      .then(([first]) => {
        if (first) setNotice(first);
      })
      .catch((error: unknown) => {
        // A screen works without its notice.
        if (!abort.signal.aborted) console.warn('공지를 불러오지 못했어요.', error);
      });
    return () => {
      abort.abort();
    };
  }, []);
  if (!notice) return null;
  const hideToday = () => {
    hideNoticeToday();
    onClose();
  };
  return (
    <Dialog label={notice.POPUP_TITLE} width="sm" onClose={onClose} className="[&>div]:p-0">
      <img src={notice.POPUP_IMAGE_URL} alt={notice.POPUP_TITLE} className="block h-auto w-full" />
      <p className="px-5 py-3 font-semibold">{notice.POPUP_TITLE}</p>
      <div className="flex justify-between border-t border-line text-sm">
        <button
          type="button"
          className="h-12 px-5 text-ink-soft hover:text-ink focus-visible:-outline-offset-4"
          onClick={hideToday}
        >
          오늘 하루 보지 않기
        </button>
        <button
          type="button"
          data-autofocus
          className="h-12 px-5 font-semibold hover:text-plum focus-visible:-outline-offset-4"
          onClick={onClose}
        >
          닫기
        </button>
      </div>
    </Dialog>
  );
}
