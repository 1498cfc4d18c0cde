import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { agreementNames, type SignupForm } from '#features/sign-in/signup-form.ts';
import { showTerms, type TermsType } from '#shell/simple-stores.ts';
import { Checkbox } from '#ui/checkbox.tsx';

type Name = (typeof agreementNames)[number];

const lines: Record<Name, { text: string; terms?: TermsType }> = {
  age: { text: '[필수] 만 14세 이상이에요' },
  terms: { text: '[필수] 이용약관', terms: 'terms' },
  privacy: { text: '[필수] 개인정보 수집·이용', terms: 'privacy' },
  marketing: { text: '[선택] 마케팅 정보 수신', terms: 'marketing' },
};

/** 약관 동의: all at once or one by one, each with its text. */
export function Agreements({ form }: { form: UseFormReturn<SignupForm> }) {
  const values = useWatch({ control: form.control, name: [...agreementNames] });
  const errors = form.formState.errors;
  const firstError = agreementNames.map((name) => errors[name]?.message).find(Boolean);
  return (
    <fieldset className="rounded-lg border border-line bg-paper p-5">
      <legend className="sr-only">약관 동의</legend>
      <Checkbox
        label={<b>모두 동의하기</b>}
        checked={values.every(Boolean)}
        onChange={({ target }) => {
          for (const name of agreementNames) {
            form.setValue(name, target.checked, { shouldValidate: form.formState.isSubmitted });
          }
        }}
      />
      <ul className="mt-3 flex flex-col gap-1 border-t border-line pt-3">
        {agreementNames.map((name) => {
          const { text, terms } = lines[name];
          return (
            <li key={name} className="flex items-center justify-between gap-3">
              <Checkbox
                label={text}
                aria-invalid={errors[name] ? true : undefined}
                {...form.register(name)}
              />
              {terms && (
                <button
                  type="button"
                  className="h-8 shrink-0 rounded-sm px-2 text-sm text-ink-soft underline hover:text-ink"
                  aria-label={`${text} 보기`}
                  onClick={() => {
                    showTerms(terms);
                  }}
                >
                  보기
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {firstError && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {firstError}
        </p>
      )}
    </fieldset>
  );
}
