import type { Category, FoundPassage, NewPassage, Passage } from '@jadoo/contract';
import { useState } from 'react';
import { CategorySelect } from '#features/passages/category-select.tsx';
import { FoundPassageCard } from '#features/passages/found-passage-card.tsx';
import { ImportField } from '#features/passages/import-field.tsx';
import { usePassageActions } from '#features/passages/passage-api.ts';
import { RightsNotice } from '#features/passages/rights-notice.tsx';
import { useFoundPassages } from '#features/passages/use-found-passages.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { askConfirm } from '#shell/dialog-stores.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { showFirstProblem } from '#ui/show-problem.ts';
import { TextArea } from '#ui/text-area.tsx';

const maxAtOnce = 50;
const modes = [
  { value: 'auto', label: '번호나 빈 줄에서 나누기' },
  { value: 'blank-lines', label: '빈 줄에서만 나누기' },
  { value: 'whole', label: '나누지 않기' },
] as const;

const toNewPassage = ({ title, text, footnotes }: FoundPassage): NewPassage => ({
  PS_TITLE: title.trim(),
  PS_TEXT: text,
  ...(footnotes.length > 0 && { PS_FOOTNOTES: footnotes }),
});

interface AddPassagesDialogProps {
  categories: readonly Category[];
  categoryIdx: number | null;
  onSaved: (passages: Passage[]) => void;
  onClose: () => void;
}

/** Takes pasted text, shows live which passages are in it, and saves them. */
export function AddPassagesDialog({ categories, categoryIdx, onSaved, onClose }: AddPassagesDialogProps) {
  const input = useFoundPassages();
  const { add } = usePassageActions();
  const [place, setPlace] = useState(categoryIdx);
  const [hasRights, setHasRights] = useState(false);
  const [errors, setErrors] = useState<{ rights?: string; form?: string }>({});
  const { found } = input;
  const problemCount = found.filter(({ problem, title }) => problem !== '' || title.trim() === '').length;

  const handleClose = async () => {
    if (input.pasted.trim() !== '') {
      const isSure = await askConfirm({
        message: '넣은 지문을 저장하지 않고 닫을까요?',
        okText: '닫기',
        cancelText: '계속 쓰기',
      });
      if (!isSure) return;
    }
    onClose();
  };

  const findProblem = (): typeof errors => {
    if (found.length === 0) return { form: '지문을 넣어 주세요.' };
    if (problemCount > 0) return { form: '빨간색으로 표시한 지문을 고치거나 빼 주세요.' };
    return hasRights ? {} : { rights: '직접 작성했거나 이용 허락을 받은 지문인지 확인해 주세요.' };
  };

  const handleSave = async () => {
    const problem = findProblem();
    setErrors(problem);
    if (problem.form || problem.rights) {
      showFirstProblem();
      return;
    }
    const saved: Passage[] = [];
    try {
      for (let at = 0; at < found.length; at += maxAtOnce) {
        saved.push(...(await add(place, found.slice(at, at + maxAtOnce).map(toNewPassage))));
      }
      onSaved(saved);
      onClose();
    } catch (error) {
      input.removeFirst(saved.length);
      const done = saved.length > 0 ? `앞의 ${formatCount(saved.length)}개는 저장했어요. ` : '';
      setErrors({ form: done + getErrorMessage(error) });
    }
  };

  return (
    <Dialog
      title="지문 추가하기"
      width="xl"
      onClose={() => void handleClose()}
      actions={
        <>
          <Button variant="secondary" onClick={handleClose}>
            취소
          </Button>
          <Button onClick={handleSave} disabled={found.length === 0}>
            {found.length > 0 ? `${formatCount(found.length)}개 저장하기` : '저장하기'}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <TextArea
            label="지문 붙여 넣기"
            lang="en"
            rows={12}
            className="book"
            value={input.pasted}
            autoFocus
            placeholder={'18. Dear residents, …\n\n19. Many of us believe that …'}
            hint={`여러 개를 한꺼번에 넣어도 돼요. ${formatCount(input.pasted.length)}자`}
            onChange={(event) => input.setPasted(event.target.value)}
          />
          <ImportField onText={input.takeFile} />
          <div className="grid gap-4 sm:grid-cols-2">
            <NativeSelect label="나누는 방법" options={modes} value={input.mode} onChange={input.setMode} />
            <CategorySelect categories={categories} value={place} onChange={setPlace} />
          </div>
        </div>
        <FoundList input={input} />
      </div>
      <div className="mt-5 border-t border-line pt-4">
        <RightsNotice
          isConfirmed={hasRights}
          error={errors.rights ?? ''}
          onChange={(isConfirmed) => {
            setHasRights(isConfirmed);
            setErrors({});
          }}
        />
        {errors.form && (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {errors.form}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function FoundList({ input }: { input: ReturnType<typeof useFoundPassages> }) {
  const { found } = input;
  const unusable = found.filter(({ problem }) => problem !== '').length;
  return (
    <section aria-label="찾은 지문" className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm" aria-live="polite">
          {found.length > 0 ? `지문 ${formatCount(found.length)}개를 찾았어요` : '찾은 지문'}
        </h3>
        {unusable > 0 && unusable < found.length && (
          <Button variant="quiet" size="sm" onClick={input.removeUnusable}>
            저장할 수 없는 {formatCount(unusable)}개 빼기
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <p className="flex flex-1 items-center justify-center rounded-md border border-dashed border-line-strong px-6 py-12 text-center text-sm text-ink-soft">
          지문을 붙여 넣거나 파일에서 불러오면
          <br />
          여기에서 나뉜 모습을 볼 수 있어요.
        </p>
      ) : (
        <ol className="flex max-h-110 flex-col gap-2 overflow-y-auto pr-1">
          {found.map((passage, at) => (
            <FoundPassageCard
              key={at}
              passage={passage}
              number={at + 1}
              isFirst={at === 0}
              onTitle={(title) => input.setTitle(at, title)}
              onJoin={() => input.joinWithAbove(at)}
              onRemove={() => input.remove(at)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
