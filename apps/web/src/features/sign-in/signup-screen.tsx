import { zodResolver } from '@hookform/resolvers/zod';
import { join } from '@jadoo/contract';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Agreements } from '#features/sign-in/agreements.tsx';
import { dropPendingJoin, type PendingJoin } from '#features/sign-in/join-ticket.ts';
import { SignBox } from '#features/sign-in/sign-box.tsx';
import { signupSchema, toJoinBody, type SignupForm } from '#features/sign-in/signup-form.ts';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { toLocalPath } from '#session/local-path.ts';
import { storeSession } from '#session/store-session.ts';
import { ProfileFields } from '#shell/profile-fields.tsx';
import { recordEvent } from '#telemetry/tag-events.ts';
import { formatPoints } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { FormAlert } from '#ui/form-alert.tsx';
import { TextField } from '#ui/text-field.tsx';

/** 회원 가입: agreements and profile, then the welcome with the bonus. */
export function SignupScreen({ pending }: { pending: PendingJoin }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const [welcome, setWelcome] = useState<{ point: number; next: string }>();
  const form = useForm<SignupForm>({
    resolver: zodResolver(signupSchema),
    defaultValues: {
      age: false,
      terms: false,
      privacy: false,
      marketing: false,
      UM_NM: pending.UM_NM,
      UM_PHONE: '',
      UM_SCHOOL: '',
      REFERRAL_CODE: '',
    },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setFailure('');
    try {
      const member = await callForData(join, { body: toJoinBody(values, pending.JOIN_TICKET) });
      dropPendingJoin();
      storeSession(member.USER, member.TOKENS);
      recordEvent('sign_up', { method: pending.UM_OAUTH_CD });
      setWelcome({ point: member.USER.UM_POINT, next: toLocalPath(member.NEXT) });
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  });

  if (welcome) {
    return (
      <SignBox
        title="가입을 마쳤어요"
        text={
          welcome.point > 0
            ? `가입 보너스를 더해 지금 ${formatPoints(welcome.point)}가 있어요. 샘플 교재로 바로 만들어 보세요.`
            : '다시 만나 반가워요. 가입 보너스는 전에 받아서 드리지 않았어요.'
        }
      >
        <Button size="lg" isWide onClick={() => navigate(welcome.next, { replace: true })}>
          시작하기
        </Button>
      </SignBox>
    );
  }
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mx-auto flex max-w-flow flex-col gap-6 px-5 py-12"
      >
        <div>
          <h1 className="text-2xl">회원 가입</h1>
          <p className="mt-1 text-ink-soft">몇 가지만 적으면 바로 쓸 수 있어요.</p>
        </div>
        <Agreements form={form} />
        <ProfileFields
          email={pending.UM_EMAIL}
          emailHint={`${pending.UM_OAUTH_CD === 'naver' ? '네이버' : 'Google'} 계정의 이메일이에요.`}
        />
        <TextField
          label="추천 코드 (선택)"
          hint="추천 코드를 적으면 두 분 모두 1,000P를 받아요."
          error={errors.REFERRAL_CODE?.message}
          {...form.register('REFERRAL_CODE')}
        />
        <FormAlert message={failure} />
        <Button type="submit" size="lg" isWide isBusy={isSubmitting}>
          가입하기
        </Button>
      </form>
    </FormProvider>
  );
}
