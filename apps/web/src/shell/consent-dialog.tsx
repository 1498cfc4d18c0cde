import { getConsentVersion, giveConsents, type NeededConsent } from '@jadoo/contract';
import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { setNeededConsents } from '#session/consent-store.ts';
import { showTerms } from '#shell/simple-stores.ts';
import { legalTitles } from '#text/legal/titles.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';

const formId = 'consent-form';

/** Agrees to the texts that changed, one by one; who does not goes to what is theirs. */
export function ConsentDialog({ needed }: { needed: readonly NeededConsent[] }) {
  const navigate = useNavigate();
  const [given, setGiven] = useState<readonly NeededConsent[]>([]);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!needed.every((type) => given.includes(type))) {
      setFailure('모두 동의해야 계속할 수 있어요.');
      return;
    }
    setFailure('');
    setIsBusy(true);
    try {
      const consents = needed.map((TYPE) => ({
        TYPE,
        VERSION: getConsentVersion(TYPE),
        AGREED: true as const,
      }));
      await callForData(giveConsents, { body: { AGREEMENTS: consents } });
      setNeededConsents([]);
    } catch (error) {
      setFailure(getErrorMessage(error));
      setIsBusy(false);
    }
  };

  const postpone = () => void navigate('/myStorage');
  return (
    <Dialog
      title="약관이 바뀌었어요"
      onClose={postpone}
      actions={
        <>
          <Button variant="quiet" onClick={postpone}>
            나중에
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            동의하고 계속하기
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <p className="text-ink-soft">
          자료를 만들거나 충전하려면 바뀐 약관에 동의해 주세요. 동의하지 않아도 보관한 자료를 보고 내려받거나,
          환불과 탈퇴를 신청할 수 있어요.
        </p>
        <ul className="mt-4 flex flex-col gap-1 rounded-lg border border-line px-4 py-3">
          {needed.map((type) => (
            <li key={type} className="flex items-center justify-between gap-3">
              <Checkbox
                label={`[필수] ${legalTitles[type]}`}
                checked={given.includes(type)}
                onChange={({ target }) => {
                  setGiven((types) =>
                    target.checked ? [...types, type] : types.filter((other) => other !== type),
                  );
                }}
              />
              <button
                type="button"
                className="h-8 shrink-0 rounded-sm px-2 text-sm text-ink-soft underline hover:text-ink"
                aria-label={`${legalTitles[type]} 보기`}
                onClick={() => {
                  showTerms(type);
                }}
              >
                보기
              </button>
            </li>
          ))}
        </ul>
        {failure && (
          <p role="alert" className="mt-3 text-sm font-medium text-danger">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
