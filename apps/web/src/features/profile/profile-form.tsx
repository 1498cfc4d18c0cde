import { zodResolver } from '@hookform/resolvers/zod';
import { profileInput, updateProfile, type InputOf, type Profile } from '@jadoo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { profileQuery } from '#features/profile/profile-query.ts';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { setUser } from '#session/user-store.ts';
import { ProfileFields } from '#shell/profile-fields.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormAlert } from '#ui/form-alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toast.tsx';

type Form = InputOf<typeof updateProfile, 'body'>;

/** 내 정보 수정 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [failure, setFailure] = useState('');
  const { UM_NM, UM_PHONE, UM_JOB, UM_SCHOOL, MARKETING } = profile;
  const form = useForm<Form>({
    resolver: zodResolver(profileInput),
    defaultValues: { UM_NM, UM_PHONE, UM_JOB, UM_SCHOOL, MARKETING },
  });
  const { isSubmitting } = form.formState;

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
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <ProfileFields email={profile.UM_EMAIL} emailHint="로그인에 쓰는 계정의 이메일이에요." />
        <Checkbox label="새 유형과 이벤트 소식을 받을게요 (선택)" {...form.register('MARKETING')} />
        <FormAlert message={failure} />
        <div className="flex justify-end gap-2">
          <LinkButton to="/userinfo" variant="secondary">
            취소
          </LinkButton>
          <Button type="submit" isBusy={isSubmitting}>
            저장하기
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
