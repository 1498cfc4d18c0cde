import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast.tsx';

/** One's own referral code. */
export function ReferralCard({ code }: { code: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast('추천 코드를 복사했어요.', 'success');
    } catch (error) {
      console.warn('복사하지 못했어요.', error);
      showToast('복사하지 못했어요. 코드를 직접 선택해 주세요.', 'error');
    }
  };
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h2 className="text-base">추천 코드</h2>
        <p className="text-sm text-ink-soft">동료 선생님이 이 코드로 가입하면 두 분 모두 1,000P를 받아요.</p>
      </div>
      <p className="flex items-center gap-3">
        <code className="numbers text-lg font-bold tracking-wide select-all">{code}</code>
        <Button variant="secondary" size="sm" onClick={copy}>
          복사
        </Button>
      </p>
    </Card>
  );
}
