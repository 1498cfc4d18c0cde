import { login } from '@jadoo/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { SignBox } from '#features/sign-in/sign-box.tsx';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { storeSession } from '#session/store-session.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Shows whose account a one-time link opens and signs in only after a press. */
export function TicketScreen({ ticket }: { ticket: string }) {
  const navigate = useNavigate();
  const [maskedName, setMaskedName] = useState('');
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const abort = new AbortController();
    callForData(login, { query: { ticket }, signal: abort.signal })
      .then((result) => {
        if (result.STATUS === 'confirm') setMaskedName(result.MASKED_NAME);
        else setFailure('이 링크로는 로그인할 수 없어요.');
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setFailure(getErrorMessage(error));
      });
    return () => {
      abort.abort();
    };
  }, [ticket]);

  const signIn = async () => {
    try {
      const result = await callForData(login, { query: { ticket, confirm: 'true' } });
      if (result.STATUS !== 'member') throw new TypeError('a confirmed link signs a member in');
      storeSession(result.USER, result.TOKENS);
      await navigate('/', { replace: true });
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };

  if (failure) {
    return (
      <SignBox title="링크를 쓸 수 없어요" text={failure}>
        <LinkButton to="/login" size="lg" isWide>
          로그인하기
        </LinkButton>
      </SignBox>
    );
  }
  if (!maskedName) {
    return (
      <div role="status" className="flex flex-col items-center gap-4 py-32 text-plum">
        <Spinner sizePx={32} />
        <p className="font-semibold">로딩</p>
      </div>
    );
  }
  return (
    <SignBox
      title={`${maskedName} 님의 계정이에요`}
      text="내 계정이 맞을 때만 로그인해 주세요. 이 링크는 한 번만 쓸 수 있어요."
    >
      <div className="flex flex-col gap-3">
        <Button size="lg" isWide onClick={signIn}>
          이 계정으로 로그인
        </Button>
        <LinkButton to="/login" size="lg" variant="secondary" isWide>
          내 계정이 아니에요
        </LinkButton>
      </div>
    </SignBox>
  );
}
