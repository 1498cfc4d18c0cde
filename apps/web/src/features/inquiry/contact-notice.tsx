import { runtimeConfig } from '#session/runtime-config.ts';
import { Card } from '#ui/card.tsx';

/** How to reach the people behind the product while the inquiry form is not open. */
export function ContactNotice() {
  const email = runtimeConfig.BUSINESS['EMAIL'] ?? '';
  return (
    <Card className="flex flex-col gap-2 py-10 text-center">
      <p className="text-lg font-semibold">문의 게시판을 준비하고 있어요.</p>
      <p className="text-ink-soft">
        {email ? (
          <>
            궁금한 점은{' '}
            <a href={`mailto:${email}`} className="font-semibold text-plum underline">
              {email}
            </a>
            로 보내 주세요.
          </>
        ) : (
          '열리는 대로 이 화면에서 문의하고 답변을 볼 수 있어요.'
        )}
      </p>
    </Card>
  );
}
