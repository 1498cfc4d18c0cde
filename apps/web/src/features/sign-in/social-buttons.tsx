import type { OauthCode } from '@jadoo/contract';
import { getStartLoginUrl } from '#request/start-login.ts';
import { runtimeConfig } from '#session/runtime-config.ts';

const shape =
  'relative flex h-13 w-full items-center justify-center rounded-md px-12 text-[1.1875rem] font-bold transition-[filter,background-color] duration-150';

function NaverMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className="absolute left-5">
      <path d="M12.2 9.6 5.6 0H0v18h5.800V8.400L12.4 18H18V0h-5.800z" fill="#fff" />
    </svg>
  );
}

function GoogleMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true" className="absolute left-5">
      <path
        fill="#EA4335"
        d="M24 9.500c3.54 0 6.71 1.22 9.21 3.600l6.85-6.850C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.220l7.98 6.190C12.43 13.72 17.74 9.5 24 9.500z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.550c0-1.57-.15-3.09-.38-4.550H24v9.020h12.940c-.58 2.96-2.26 5.48-4.78 7.180l7.73 6c4.51-4.18 7.09-10.36 7.09-17.650z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.590c-.48-1.45-.76-2.99-.76-4.590s.27-3.14.76-4.590l-7.98-6.190C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.780l7.97-6.190z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.810l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.910l-7.98 6.190C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

const looks: Record<OauthCode, string> = {
  naver: 'bg-naver text-white hover:brightness-95',
  google: 'border border-[#747775] bg-white text-[#1f1f1f] hover:bg-desk',
};

function SocialLink({ provider, next }: { provider: OauthCode; next: string | null }) {
  return (
    // A navigation of the browser, not of the router: the server answers with the way to the provider.
    <a
      href={getStartLoginUrl(runtimeConfig.API_BASE, provider, next)}
      className={`${shape} ${looks[provider]}`}
    >
      {provider === 'naver' ? <NaverMark /> : <GoogleMark />}
      {provider === 'naver' ? '네이버로 시작하기' : 'Google 계정으로 로그인'}
    </a>
  );
}

/** The two ways to sign in; afterwards the user comes to `next`. */
export function SocialButtons({ next = null }: { next?: string | null }) {
  return (
    <div className="flex w-full flex-col gap-3">
      <SocialLink provider="naver" next={next} />
      <SocialLink provider="google" next={next} />
    </div>
  );
}
