import { refundAccount, type InputOf, type refundPointOrder } from '@jadoo/contract';
import { NativeSelect } from '#ui/native-select.tsx';
import { TextField } from '#ui/text-field.tsx';

export type RefundAccount = NonNullable<InputOf<typeof refundPointOrder, 'body'>['ACCOUNT']>;
export const emptyAccount: RefundAccount = { BANK: '', ACCOUNT_NO: '', HOLDER: '' };

/** Banks by the provider's codes. */
const banks: readonly { value: string; label: string }[] = [
  { value: '', label: '은행을 골라 주세요' },
  { value: '04', label: 'KB국민은행' },
  { value: '88', label: '신한은행' },
  { value: '20', label: '우리은행' },
  { value: '81', label: '하나은행' },
  { value: '11', label: 'NH농협은행' },
  { value: '03', label: 'IBK기업은행' },
  { value: '90', label: '카카오뱅크' },
  { value: '92', label: '토스뱅크' },
  { value: '89', label: '케이뱅크' },
  { value: '71', label: '우체국' },
  { value: '45', label: '새마을금고' },
  { value: '48', label: '신협' },
  { value: '12', label: '단위농협' },
  { value: '07', label: 'Sh수협은행' },
  { value: '23', label: 'SC제일은행' },
  { value: '27', label: '씨티은행' },
  { value: '02', label: 'KDB산업은행' },
  { value: '31', label: 'iM뱅크(대구)' },
  { value: '32', label: '부산은행' },
  { value: '34', label: '광주은행' },
  { value: '35', label: '제주은행' },
  { value: '37', label: '전북은행' },
  { value: '39', label: '경남은행' },
  { value: '50', label: '저축은행' },
  { value: '64', label: '산림조합' },
];

export type AccountErrors = Partial<Record<keyof RefundAccount, string>>;

/** What is wrong with the account, by field; empty when the server takes it. */
export function checkAccount(account: RefundAccount): AccountErrors {
  const parsed = refundAccount.safeParse(account);
  if (parsed.success) return {};
  const errors: AccountErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] as keyof RefundAccount;
    errors[name] ??= message;
  }
  return errors;
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
        options={banks}
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
