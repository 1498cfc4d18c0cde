import { countWords, getTooLongMessage, passageMaxChars, type Category, type Passage } from '@jadoo/contract';
import { useState } from 'react';
import { CategorySelect } from '#features/passages/category-select.tsx';
import { PassageLines } from '#features/passages/passage-lines.tsx';
import { PassageTranslations } from '#features/passages/passage-translations.tsx';
import { FeasibleKinds } from '#features/passages/feasible-kinds.tsx';
import { toAnalysisInput } from '#features/passages/passage-form.ts';
import { usePassageForm } from '#features/passages/use-passage-form.ts';
import { askConfirm } from '#shell/dialog-stores.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

const tabs = [
  { value: 'text', label: '지문' },
  { value: 'translation', label: '문장·해석' },
  { value: 'lines', label: '주제·요지' },
  { value: 'kinds', label: '만들 수 있는 유형' },
] as const;

interface PassageEditorProps {
  passage: Passage;
  categories: readonly Category[];
  onMake: (passage: Passage) => void;
  onClose: () => void;
}

/** Reads and edits one passage. */
export function PassageEditor({ passage, categories, onMake, onClose }: PassageEditorProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('text');
  const { form, stored, isDirty, problem, newer, change, save, ...versions } = usePassageForm(passage);
  const isTooLong = form.text.length > passageMaxChars;

  const handleClose = async () => {
    if (isDirty) {
      const isSure = await askConfirm({
        message: '고친 내용을 저장하지 않고 닫을까요?',
        okText: '닫기',
        cancelText: '계속 쓰기',
      });
      if (!isSure) return;
    }
    onClose();
  };

  const handleMake = async () => {
    const saved = isDirty ? await save() : stored;
    if (saved) onMake(saved);
  };

  return (
    <Dialog
      title="지문 보기"
      width="xl"
      hasCloseButton
      onClose={() => void handleClose()}
      actions={
        <div className="flex w-full flex-wrap items-center justify-end gap-2">
          <p role="alert" className="mr-auto min-w-0 text-sm font-medium text-danger">
            {problem}
          </p>
          <Button variant="secondary" onClick={handleMake}>
            이 지문으로 만들기
          </Button>
          <Button onClick={() => save()} disabled={!isDirty || isTooLong}>
            {isDirty ? '저장하기' : '저장됨'}
          </Button>
        </div>
      }
    >
      {newer ? (
        <Notice text="다른 곳에서 이 지문을 먼저 고쳤어요. 여기에 쓴 내용은 그대로 있어요. 어떤 내용을 남길까요?">
          <Button size="sm" variant="secondary" onClick={() => versions.takeNewer(newer)}>
            다른 곳의 내용 보기
          </Button>
          <Button size="sm" onClick={() => save(newer.VERSION)}>
            여기 내용으로 저장하기
          </Button>
        </Notice>
      ) : (
        versions.offered && (
          <Notice text="지난번에 저장하지 못한 내용이 있어요.">
            <Button size="sm" variant="secondary" onClick={() => versions.settleOffered(false)}>
              버리기
            </Button>
            <Button size="sm" onClick={() => versions.settleOffered(true)}>
              이어서 고치기
            </Button>
          </Notice>
        )
      )}
      <div className="mb-5 grid gap-4 sm:grid-cols-[1fr_280px]">
        <TextField
          label="제목"
          isRequired
          value={form.title}
          maxLength={100}
          onChange={(event) => change({ title: event.target.value })}
        />
        <CategorySelect
          label="교재·단원"
          categories={categories}
          value={form.categoryIdx}
          emptyLabel="교재나 단원을 골라 주세요"
          onChange={(categoryIdx) => categoryIdx !== null && change({ categoryIdx })}
        />
      </div>
      <Tabs label="지문 내용" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'text' && (
          <div className="flex flex-col gap-4">
            <TextArea
              label="영어 지문"
              isLabelHidden
              lang="en"
              rows={13}
              className="book text-[17px]"
              value={form.text}
              error={isTooLong ? getTooLongMessage(form.text.length) : undefined}
              hint={`${formatCount(countWords(form.text))}단어 · ${formatCount(form.text.length)} / ${formatCount(passageMaxChars)}자`}
              onChange={(event) => change({ text: event.target.value })}
            />
            <TextField
              label="태그"
              hint="쉼표로 나눠 적어요. 예: 3월 모의고사, 고2"
              value={form.tags}
              onChange={(event) => change({ tags: event.target.value })}
            />
          </div>
        )}
        {tab === 'translation' && <PassageTranslations form={form} onChange={change} />}
        {tab === 'lines' && <PassageLines form={form} onChange={change} />}
        {tab === 'kinds' && <FeasibleKinds input={toAnalysisInput(form)} />}
      </Tabs>
    </Dialog>
  );
}
