import { zodResolver } from '@hookform/resolvers/zod';
import { inquiryInput, type Inquiry } from '@jadoo/contract';
import { useEffect, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { AttachmentField } from '#features/inquiry/attachment-field.tsx';
import { useInquiryActions } from '#features/inquiry/inquiry-api.ts';
import {
  findInquiryDraft,
  removeInquiryDraft,
  saveInquiryDraft,
  type InquiryDraft,
} from '#features/inquiry/inquiry-draft.ts';
import { categoryOptions } from '#features/inquiry/inquiry-labels.ts';
import { useAttachments } from '#features/inquiry/use-attachments.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { FormAlert } from '#ui/form-alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

const fields = inquiryInput.omit({ FILE_IDXS: true });

const toDraft = (inquiry: Inquiry | null): InquiryDraft => ({
  PI_CATEGORY: inquiry?.PI_CATEGORY ?? 'making',
  PI_TITLE: inquiry?.PI_TITLE ?? '',
  PI_CONTENT: inquiry?.PI_CONTENT ?? '',
  files: inquiry?.FILES ?? [],
});
const isSame = (a: InquiryDraft, b: InquiryDraft): boolean =>
  a.PI_CATEGORY === b.PI_CATEGORY &&
  a.PI_TITLE === b.PI_TITLE &&
  a.PI_CONTENT === b.PI_CONTENT &&
  a.files.map(({ PF_IDX }) => PF_IDX).join() === b.files.map(({ PF_IDX }) => PF_IDX).join();

interface InquiryFormProps {
  /** The inquiry that is changed; null for a new one. */
  inquiry: Inquiry | null;
  onSaved: (inquiryIdx: number) => unknown;
}

/** Writes an inquiry. Whatever is typed stays in this browser until it was sent or thrown away. */
export function InquiryForm({ inquiry, onSaved }: InquiryFormProps) {
  const inquiryIdx = inquiry?.PI_IDX ?? null;
  const [stored] = useState(() => toDraft(inquiry));
  const [resumed, setResumed] = useState(() => findInquiryDraft(inquiryIdx));
  const { save } = useInquiryActions();
  const [failure, setFailure] = useState('');
  const [isSent, setIsSent] = useState(false);
  const attachments = useAttachments((resumed ?? stored).files);
  const form = useForm({ resolver: zodResolver(fields), defaultValues: pickFields(resumed ?? stored) });
  const { errors, isSubmitting } = form.formState;
  const written = useWatch({ control: form.control });
  const draft: InquiryDraft = { ...stored, ...written, files: [...attachments.files] };
  const isChanged = !isSame(draft, stored);

  useEffect(() => {
    if (isSent) return;
    if (isChanged) saveInquiryDraft(inquiryIdx, draft);
    else removeInquiryDraft(inquiryIdx);
  });
  useLeaveGuard({
    isActive: attachments.isSending,
    isUnloadGuarded: attachments.isSending,
    message: '파일을 올리고 있어요. 지금 나가면 올리던 파일은 붙지 않아요.',
  });

  const handleStartOver = () => {
    form.reset(pickFields(stored));
    attachments.replace(stored.files);
    setResumed(null);
  };
  const submit = form.handleSubmit(async (body) => {
    setFailure('');
    if (attachments.isSending || attachments.hasFailed) {
      setFailure(
        attachments.isSending
          ? '파일을 다 올린 뒤 보낼 수 있어요.'
          : '올리지 못한 파일을 다시 올리거나 빼 주세요.',
      );
      return;
    }
    try {
      const FILE_IDXS = attachments.files.map(({ PF_IDX }) => PF_IDX);
      const saved = await save(inquiryIdx, { ...body, FILE_IDXS });
      showToast(
        inquiry ? '문의를 고쳤어요.' : '문의를 남겼어요. 답변이 오면 목록에서 볼 수 있어요.',
        'success',
      );
      setIsSent(true);
      removeInquiryDraft(inquiryIdx);
      await onSaved(saved.PI_IDX);
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {resumed && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-plum-tint py-2 pr-2 pl-4">
          <p className="text-sm">쓰던 내용을 불러왔어요.</p>
          <Button variant="quiet" size="sm" onClick={handleStartOver}>
            {inquiry ? '처음 내용으로' : '새로 쓰기'}
          </Button>
        </div>
      )}
      <Controller
        control={form.control}
        name="PI_CATEGORY"
        render={({ field }) => (
          <NativeSelect
            label="분류"
            isRequired
            options={categoryOptions}
            value={field.value}
            onChange={field.onChange}
            error={errors.PI_CATEGORY?.message}
          />
        )}
      />
      <TextField
        label="제목"
        isRequired
        maxLength={100}
        error={errors.PI_TITLE?.message}
        {...form.register('PI_TITLE')}
      />
      <TextArea
        label="내용"
        isRequired
        rows={10}
        maxLength={5000}
        placeholder="언제, 어느 화면에서, 무엇을 하다가 생긴 일인지 적어 주시면 더 빨리 도와드릴 수 있어요."
        hint={`${formatCount(draft.PI_CONTENT.length)} / 5,000자`}
        error={errors.PI_CONTENT?.message}
        {...form.register('PI_CONTENT')}
      />
      <AttachmentField attachments={attachments} />
      <FormAlert message={failure} />
      <div className="flex justify-end gap-2">
        <LinkButton
          to={inquiryIdx === null ? '/personalInquiry/list' : `/personalInquiry/list?inquiry=${inquiryIdx}`}
          variant="secondary"
        >
          취소
        </LinkButton>
        <Button type="submit" isBusy={isSubmitting}>
          {inquiry ? '고치기' : '문의 남기기'}
        </Button>
      </div>
    </form>
  );
}

function pickFields({ PI_CATEGORY, PI_TITLE, PI_CONTENT }: InquiryDraft) {
  return { PI_CATEGORY, PI_TITLE, PI_CONTENT };
}
