import { getLogo, logoMaxBytes, removeLogo, uploadLogo } from '@jadoo/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { upload } from '#request/upload.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';

const queryKey = ['userLogo'];

/** The logo that stands at the head of one's papers: shown, changed, removed. */
export function LogoCard() {
  const client = useQueryClient();
  const { data, error } = useQuery({ queryKey, queryFn: () => callForData(getLogo) });
  const [failure, setFailure] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const shown = failure || (error ? getErrorMessage(error) : '');

  const attempt = async (work: () => Promise<string>) => {
    setFailure('');
    try {
      showToast(await work(), 'success');
    } catch (reason) {
      setFailure(getErrorMessage(reason));
    }
  };
  const handleFile = (file: File) => {
    if (file.size > logoMaxBytes) {
      setFailure('그림은 1 MB까지 올릴 수 있어요.');
      return Promise.resolve();
    }
    return attempt(async () => {
      client.setQueryData(queryKey, await upload(uploadLogo, file));
      return '로고를 바꿨어요.';
    });
  };
  const handleRemove = () =>
    attempt(async () => {
      await callForData(removeLogo);
      client.setQueryData(queryKey, { IMAGE_URL: null });
      return '로고를 지웠어요.';
    });

  return (
    <Card aria-labelledby="logo-heading" className="flex flex-col gap-4">
      <div>
        <h2 id="logo-heading" className="text-lg">
          시험지 로고
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          학원·워크북 시험지의 머리에 들어가요. PNG나 JPG, 1 MB까지 올릴 수 있어요.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <div className="flex h-20 w-44 items-center justify-center rounded-md border border-line bg-paper p-2">
          {data?.IMAGE_URL && <img src={data.IMAGE_URL} alt="지금 로고" className="max-h-full max-w-full" />}
          {data?.IMAGE_URL === null && <span className="text-sm text-ink-faint">로고가 없어요</span>}
          {!data && !error && <Skeleton className="h-full w-full" />}
        </div>
        <LogoButtons
          hasLogo={Boolean(data?.IMAGE_URL)}
          onChoose={() => input.current?.click()}
          onRemove={handleRemove}
        />
        <input
          ref={input}
          type="file"
          hidden
          accept=".png,.jpg,.jpeg"
          aria-label="로고 그림"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void handleFile(file);
            event.target.value = '';
          }}
        />
      </div>
      {shown && (
        <p role="alert" className="text-sm font-medium text-danger">
          {shown}
        </p>
      )}
    </Card>
  );
}

interface LogoButtonsProps {
  hasLogo: boolean;
  onChoose: () => void;
  onRemove: () => Promise<void>;
}

function LogoButtons({ hasLogo, onChoose, onRemove }: LogoButtonsProps) {
  return (
    <div className="flex gap-2">
      <Button variant="secondary" size="sm" onClick={onChoose}>
        {hasLogo ? '바꾸기' : '그림 고르기'}
      </Button>
      {hasLogo && (
        <Button variant="quiet-danger" size="sm" onClick={onRemove}>
          지우기
        </Button>
      )}
    </div>
  );
}
