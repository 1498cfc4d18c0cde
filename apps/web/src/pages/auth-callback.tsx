import { CallbackScreen } from '#features/sign-in/callback-screen.tsx';

/** /auth/callback/naver */
export function NaverCallbackPage() {
  return <CallbackScreen provider="naver" />;
}

/** /auth/callback/google */
export function GoogleCallbackPage() {
  return <CallbackScreen provider="google" />;
}
