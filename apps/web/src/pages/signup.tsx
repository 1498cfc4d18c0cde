import { useState } from 'react';
import { readPendingJoin } from '#features/sign-in/join-ticket.ts';
import { SignBox } from '#features/sign-in/sign-box.tsx';
import { SignupScreen } from '#features/sign-in/signup-screen.tsx';
import { SocialButtons } from '#features/sign-in/social-buttons.tsx';

/** /signup: goes on with what began at the provider. */
export function SignupPage() {
  // Read once: the welcome stays although the begun sign-up is dropped.
  const [pending] = useState(readPendingJoin);
  if (pending) return <SignupScreen pending={pending} />;
  return (
    <SignBox title="먼저 계정을 골라 주세요" text="네이버나 Google 계정으로 시작하면 가입 화면으로 이어져요.">
      <SocialButtons />
    </SignBox>
  );
}
