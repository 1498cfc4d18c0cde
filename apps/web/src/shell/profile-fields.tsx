import type { InputOf, updateProfile } from '@jadoo/contract';
import { Controller, useFormContext } from 'react-hook-form';
import { jobs } from '#text/jobs.ts';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { TextField } from '#ui/text-field.tsx';

type ProfileValues = Pick<
  InputOf<typeof updateProfile, 'body'>,
  'UM_NM' | 'UM_PHONE' | 'UM_JOB' | 'UM_SCHOOL'
>;

interface ProfileFieldsProps {
  email: string;
  emailHint: string;
}

/** Who somebody is, as signing up and 내 정보 수정 ask for it; stands in the form's provider. */
export function ProfileFields({ email, emailHint }: ProfileFieldsProps) {
  const { control, formState, register } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label="이름"
        isRequired
        autoComplete="name"
        error={errors.UM_NM?.message}
        {...register('UM_NM')}
      />
      <TextField label="이메일" readOnly value={email} hint={emailHint} />
      <TextField
        label="휴대폰"
        isRequired
        type="tel"
        autoComplete="tel"
        placeholder="010-1234-5678"
        error={errors.UM_PHONE?.message}
        {...register('UM_PHONE')}
      />
      <Controller
        control={control}
        name="UM_JOB"
        render={({ field }) => (
          <ChoiceGroup
            label="직업"
            isRequired
            name="UM_JOB"
            options={jobs}
            value={field.value}
            onChange={field.onChange}
            error={errors.UM_JOB?.message}
          />
        )}
      />
      <TextField
        label="소속 (선택)"
        autoComplete="organization"
        placeholder="학교나 학원 이름"
        error={errors.UM_SCHOOL?.message}
        {...register('UM_SCHOOL')}
      />
    </>
  );
}
