import { SignBox } from '#features/sign-in/sign-box.tsx';
import { SocialButtons } from '#features/sign-in/social-buttons.tsx';

/** /auth: the stored sign-in was cleared on the way here. */
export function AuthPage() {
  return (
    <SignBox title="다시 로그인해 주세요" text="이 브라우저에 남아 있던 로그인 정보를 지웠어요.">
      <SocialButtons />
    </SignBox>
  );
}
