import { useRef } from 'react';
import { CouponForm } from '#features/point/coupon-form.tsx';
import { SamplePaper } from '#features/sign-in/sample-paper.tsx';
import { useScrollReveal } from '#shell/use-scroll-reveal.ts';
import { useUserStore } from '#session/user-store.ts';
import { LinkButton } from '#ui/link-button.tsx';

const benefits = [
  {
    amount: '3,000P',
    title: '가입 보너스',
    text: '가입을 마치면 바로 들어와요. 기본 자료 300개를 만들 수 있어요.',
  },
  {
    amount: '1,000P',
    title: '추천 보너스',
    text: '추천 코드를 적고 가입하면 추천한 분과 가입한 분이 함께 받아요.',
  },
  {
    amount: '무료',
    title: '편집과 출력',
    text: '다시 만들기, 고치기, 내려받기, 인쇄에는 포인트를 쓰지 않아요.',
  },
];

const steps = [
  '네이버나 Google 계정으로 가입해요.',
  '샘플 교재나 내 지문을 골라요.',
  '유형을 고르고 만들기를 눌러요.',
];

const cautions = [
  '쿠폰은 한 사람이 한 번씩, 쿠폰에 정한 기간과 수량 안에서 쓸 수 있습니다.',
  '보너스 포인트는 받은 날부터 1년 동안 쓸 수 있습니다.',
  '보너스 포인트는 환불하거나 다른 사람에게 넘길 수 없습니다.',
  '탈퇴한 날부터 1년 안에 같은 계정으로 다시 가입하면 가입·추천 보너스를 드리지 않습니다.',
  '같은 사람이 여러 계정으로 가입하여 받은 보너스는 회수할 수 있습니다.',
];

/** /event/promotion */
export function PromotionPage() {
  const container = useRef<HTMLDivElement>(null);
  useScrollReveal(container);
  const isKnown = useUserStore(({ user }) => user.UM_IDX !== '');
  const start = isKnown
    ? { to: '/quick', text: '지금 만들어 보기' }
    : { to: '/login', text: '가입하고 시작하기' };
  return (
    <div ref={container}>
      <section className="overflow-hidden bg-plum text-white">
        <div className="mx-auto grid max-w-page items-center gap-12 px-4 pt-16 pb-16 sm:px-6 lg:h-100 lg:grid-cols-2 lg:py-0">
          <div>
            <h1 className="text-3xl sm:text-4xl">
              첫 시험지는
              <br />
              자두가 낼게요
            </h1>
            <p className="mt-4 text-lg">가입하면 3,000P, 첫 자료를 만들기에 넉넉해요.</p>
            <LinkButton to={start.to} variant="secondary" size="lg" className="mt-8">
              {start.text}
            </LinkButton>
          </div>
          <div className="self-start pt-14 text-ink max-lg:hidden" aria-hidden="true">
            <SamplePaper />
          </div>
        </div>
      </section>
      <div className="mx-auto flex max-w-page flex-col gap-16 px-4 py-16 sm:px-6">
        <section>
          <h2 className="mb-6 text-2xl">받는 혜택</h2>
          <ul className="grid gap-4 md:grid-cols-3">
            {benefits.map(({ amount, title, text }) => (
              <li key={title} className="reveal rounded-lg border border-line bg-paper p-6">
                <p className="numbers text-2xl font-bold text-plum">{amount}</p>
                <h3 className="mt-2 text-lg">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="reveal">
          <h2 className="mb-6 text-2xl">참여하는 방법</h2>
          <ol className="grid gap-4 md:grid-cols-3">
            {steps.map((step, at) => (
              <li
                key={step}
                className="flex items-center gap-4 rounded-lg border border-line bg-paper px-6 py-5"
              >
                <span className="numbers inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-plum-tint font-bold text-plum">
                  {at + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <div className="grid items-start gap-10 md:grid-cols-2 md:gap-4">
          <section className="rounded-lg border border-line bg-paper p-6">
            <h2 className="mb-3 text-lg">쿠폰 쓰기</h2>
            {isKnown ? (
              <CouponForm />
            ) : (
              <>
                <p className="text-ink-soft">
                  로그인하면 이 화면에서 쿠폰 번호를 적고 포인트를 받을 수 있어요.
                </p>
                <LinkButton to="/login?next=/event/promotion" variant="secondary" className="mt-4">
                  로그인하고 쿠폰 쓰기
                </LinkButton>
              </>
            )}
          </section>
          <section className="text-sm text-ink-soft md:p-6">
            <h2 className="mb-2 text-base text-ink">기간과 유의 사항</h2>
            <ul className="flex list-disc flex-col gap-1 pl-5">
              <li>이 혜택은 따로 마감을 알릴 때까지 계속합니다.</li>
              {cautions.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  );
}
