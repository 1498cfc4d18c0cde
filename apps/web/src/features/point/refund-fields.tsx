import { banks, refundAccount, type InputOf, type refundPointOrder } from '@jadoo/contract';
import { NativeSelect } from '#ui/native-select.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The account as it is typed in. */
export type RefundAccount = Record<'BANK' | 'ACCOUNT_NO' | 'HOLDER', string>;
export const emptyAccount: RefundAccount = { BANK: '', ACCOUNT_NO: '', HOLDER: '' };

const bankOptions = [
  { value: '', label: '은행을 골라 주세요' },
  ...banks.map(({ code, name }) => ({ value: code, label: name })),
];

export type AccountErrors = Partial<Record<keyof RefundAccount, string>>;

type SentAccount = NonNullable<InputOf<typeof refundPointOrder, 'body'>['ACCOUNT']>;

/** The account as the server takes it, or what is wrong with it by field. */
export function readAccount(account: RefundAccount): { sent?: SentAccount; errors: AccountErrors } {
  const parsed = refundAccount.safeParse(account);
  if (parsed.success) return { sent: parsed.data, errors: {} };
  const errors: AccountErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] as keyof RefundAccount;
    errors[name] ??= message;
  }
  return { errors };
}

interface AccountFieldsProps {
  account: RefundAccount;
  errors: AccountErrors;
  onChange: (account: RefundAccount) => void;
}

/** The bank account into which a deposit goes back. */
export function AccountFields({ account, errors, onChange }: AccountFieldsProps) {
  return (
    <>
      <NativeSelect
        label="환불받을 은행"
        isRequired
        options={bankOptions}
        value={account.BANK}
        error={errors.BANK}
        onChange={(BANK) => onChange({ ...account, BANK })}
      />
      <TextField
        label="계좌번호"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={account.ACCOUNT_NO}
        error={errors.ACCOUNT_NO}
        onChange={({ target }) =>
          onChange({ ...account, ACCOUNT_NO: target.value.replaceAll(/\D/gu, '').slice(0, 20) })
        }
      />
      <TextField
        label="예금주"
        isRequired
        maxLength={60}
        value={account.HOLDER}
        error={errors.HOLDER}
        onChange={({ target }) => onChange({ ...account, HOLDER: target.value })}
      />
    </>
  );
}
