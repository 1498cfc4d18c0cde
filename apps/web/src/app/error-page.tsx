import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { PageError } from '#app/page-error.ts';
import { reloadPage } from '#session/navigation.ts';
import { isChunkFailure } from '#telemetry/chunk-load.ts';
import { recordEvent } from '#telemetry/tag-events.ts';
import { toLocalDateText } from '#text/local-date.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const missingText = '주소가 바뀌었거나 삭제된 페이지예요. 아래 버튼을 눌러 주세요.';

function getBrokenText(error: unknown): string {
  return isChunkFailure(error) && !navigator.onLine
    ? '인터넷에 다시 연결한 뒤 시도해 주세요.'
    : '잠시 뒤에 다시 시도해 주세요.';
}

/** Shown in place of a screen that is not there or that broke. A bot gets the bare number instead. */
export function ErrorPage() {
  const error = useRouteError();
  const isMissing = error instanceof PageError;
  const isBot = useIsBot();

  useEffect(() => {
    if (isBot !== false) return;
    recordEvent('error_page', { date: toLocalDateText(new Date()), path: location.pathname });
    document.title = isMissing ? '페이지를 찾을 수 없어요 | 자두' : '문제가 생겼어요 | 자두';
    if (isMissing) console.warn(error.message);
  }, [error, isBot, isMissing]);

  if (isBot === undefined) return null;
  if (isBot) return <p>404 Not Found</p>;
  return (
    <section className="flex min-h-[60dvh] flex-col items-center justify-center gap-3 px-4 py-20 text-center">
      <p className="numbers text-4xl font-bold text-plum" aria-hidden="true">
        {isMissing ? '404' : '앗'}
      </p>
      <h1 className="text-2xl">{isMissing ? '페이지를 찾을 수 없어요' : '화면을 열지 못했어요'}</h1>
      <p className="text-ink-soft">{isMissing ? missingText : getBrokenText(error)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {!isMissing && (
          <Button size="lg" variant="secondary" onClick={reloadPage}>
            다시 시도하기
          </Button>
        )}
        <LinkButton to="/" size="lg">
          홈으로 가기
        </LinkButton>
      </div>
    </section>
  );
}

/** The same where no layout is left to hold it. */
export function FramelessErrorPage() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}

/** Whether the browser is a bot; undefined until the list of bots has loaded. */
function useIsBot(): boolean | undefined {
  const [isBot, setIsBot] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    import('isbot')
      .then((bots) => {
        if (!isGone) setIsBot(bots.isbot(navigator.userAgent));
      })
      // Without the list everybody counts as a person.
      .catch(() => {
        if (!isGone) setIsBot(false);
      });
    return () => {
      isGone = true;
    };
  }, []);
  return isBot;
}
