import { zodResolver } from '@hookform/resolvers/zod';
import { updateProfile, type InputOf, type Profile } from '@jadoo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { profileQuery } from '#features/profile/profile-query.ts';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { setUser } from '#session/user-store.ts';
import { jobs } from '#text/jobs.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

type Form = InputOf<typeof updateProfile, 'body'>;

/** 내 정보 수정 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const { UM_NM, UM_PHONE, UM_JOB, UM_SCHOOL, MARKETING } = profile;
  const form = useForm<Form>({
    resolver: zodResolver(updateProfile.body),
    defaultValues: { UM_NM, UM_PHONE, UM_JOB, UM_SCHOOL, MARKETING },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    setFailure('');
    try {
      const saved = await callForData(updateProfile, { body });
      queries.setQueryData(profileQuery.queryKey, saved);
      setUser({ UM_NM: saved.UM_NM });
      showToast('내 정보를 고쳤어요.', 'success');
      await navigate('/userinfo');
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <TextField
        label="이름"
        isRequired
        autoComplete="name"
        error={errors.UM_NM?.message}
        {...form.register('UM_NM')}
      />
      <TextField label="이메일" readOnly value={profile.UM_EMAIL} hint="로그인에 쓰는 계정의 이메일이에요." />
      <TextField
        label="휴대폰"
        isRequired
        type="tel"
        autoComplete="tel"
        error={errors.UM_PHONE?.message}
        {...form.register('UM_PHONE')}
      />
      <Controller
        control={form.control}
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
        error={errors.UM_SCHOOL?.message}
        {...form.register('UM_SCHOOL')}
      />
      <Checkbox label="새 유형과 이벤트 소식을 받을게요 (선택)" {...form.register('MARKETING')} />
      {failure && (
        <p role="alert" className="rounded-md bg-danger-tint px-4 py-3 font-medium text-danger">
          {failure}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <LinkButton to="/userinfo" variant="secondary">
          취소
        </LinkButton>
        <Button type="submit" isBusy={isSubmitting}>
          저장하기
        </Button>
      </div>
    </form>
  );
}
