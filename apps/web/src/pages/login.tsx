import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { SamplePaper } from '#features/sign-in/sample-paper.tsx';
import { SocialButtons } from '#features/sign-in/social-buttons.tsx';
import { PlumMark } from '#shell/logo.tsx';
import { useScrollReveal } from '#shell/use-scroll-reveal.ts';

/** /login */
export function LoginPage() {
  const [search] = useSearchParams();
  const container = useRef<HTMLDivElement>(null);
  useScrollReveal(container);
  return (
    <div
      ref={container}
      className="mx-auto grid max-w-page items-center gap-12 px-4 py-14 sm:px-6 lg:min-h-[calc(100dvh-240px)] lg:grid-cols-[1fr_1.05fr] lg:gap-20"
    >
      <section className="mx-auto w-full max-w-105">
        <PlumMark sizePx={48} />
        <h1 className="mt-5 text-3xl">
          영어 지문을 넣으면
          <br />
          시험지가 나와요
        </h1>
        <p className="mt-3 text-lg text-ink-soft">
          수능·내신형 문항과 학습지를 정답, 해설까지 만들어 인쇄해 보세요. 지금 가입하면 3,000P를 드려요.
        </p>
        <div className="mt-9">
          <SocialButtons next={search.get('next')} />
        </div>
      </section>
      <div className="reveal hidden sm:block" aria-hidden="true">
        <SamplePaper />
      </div>
    </div>
  );
}
