import { withdraw } from '@jadoo/contract';
import { useState } from 'react';
import { call } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { endSession } from '#session/end-session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** What else is given up, when something is. */
const warnings = {
  'has-balance': {
    title: '충전한 포인트가 남아 있어요.',
    text: '먼저 포인트 내역에서 환불받을 수 있어요. 환불 없이 탈퇴하면 포인트를 돌려받을 수 없어요.',
    consent: '남은 포인트를 포기할게요.',
  },
  'has-deposit': {
    title: '입금을 기다리는 결제가 있어요.',
    text: '탈퇴한 뒤에는 입금하지 마세요. 입금하면 포인트로 쓸 수 없고 환불에 시간이 걸려요.',
    consent: '이 결제를 포기하고 입금하지 않을게요.',
  },
};

/** 회원 탈퇴: says what is lost, asks twice, and once more when paid points are left. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [warning, setWarning] = useState<keyof typeof warnings>();
  const [isForfeited, setIsForfeited] = useState(false);
  const [failure, setFailure] = useState('');

  const submit = async () => {
    setFailure('');
    try {
      const answer = await call(withdraw, {
        body: { reason, confirm: true, ...(isForfeited && { forfeit: true }) },
      });
      if (answer.code === '200') endSession('asked');
      else if (answer.reason === 'has-balance' || answer.reason === 'has-deposit') setWarning(answer.reason);
      else setFailure(answer.message);
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };

  return (
    <Dialog
      title="정말 탈퇴할까요?"
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            취소
          </Button>
          <Button variant="danger" disabled={!isConfirmed || (warning && !isForfeited)} onClick={submit}>
            탈퇴하기
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          저장한 지문과 만든 자료가 모두 사라지고 되살릴 수 없어요. 남은 보너스 포인트도 사라져요. 결제 기록은
          법에 따라 따로 보관해요.
        </p>
        <TextArea
          label="탈퇴하는 이유 (선택)"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
          }}
        />
        <Checkbox
          label="사라지는 것을 확인했고 탈퇴할게요."
          checked={isConfirmed}
          onChange={(event) => {
            setIsConfirmed(event.target.checked);
          }}
        />
        {warning && (
          <div className="rounded-md bg-amber-tint p-4">
            <p className="font-semibold text-amber">{warnings[warning].title}</p>
            <p className="mt-1 text-sm text-ink-soft">{warnings[warning].text}</p>
            <Checkbox
              className="mt-2"
              label={warnings[warning].consent}
              checked={isForfeited}
              onChange={(event) => {
                setIsForfeited(event.target.checked);
              }}
            />
          </div>
        )}
        {failure && (
          <p role="alert" className="font-medium text-danger">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
