import { useEffect, useState } from 'react';
import { AmountChoice, type Choice } from '#features/point/amount-choice.tsx';
import { getBonusPoints, readOwnAmount, type PointProducts } from '#features/point/charge-amount.ts';
import { ChargeSummary } from '#features/point/charge-summary.tsx';
import { ChargeTerms } from '#features/point/charge-terms.tsx';
import { useCharge } from '#features/point/use-charge.ts';
import { agreementId, methodsId, usePaymentWidgets } from '#features/point/use-payment-widgets.ts';
import { usePoint } from '#session/user-store.ts';
import { formatWon } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

const usualAmount = 30_000;

function getFirstChoice({ PRODUCTS }: PointProducts): Choice {
  return PRODUCTS.find(({ AMOUNT }) => AMOUNT === usualAmount)?.AMOUNT ?? PRODUCTS[0]?.AMOUNT ?? 'own';
}

function useAmount(products: PointProducts) {
  const [choice, setChoice] = useState<Choice>(() => getFirstChoice(products));
  const [ownText, setOwnText] = useState('');
  const own = readOwnAmount(ownText, products);
  const amount = choice === 'own' ? own.amount : choice;
  const bonus = amount === null ? 0 : getBonusPoints(amount, products.BONUS_TIERS);
  return { choice, setChoice, ownText, setOwnText, ownError: own.error, amount, bonus };
}

/** Chooses an amount and a method and opens the payment window. */
export function ChargeForm({ products, next }: { products: PointProducts; next: string | null }) {
  const point = usePoint();
  const { choice, setChoice, ownText, setOwnText, ownError, amount, bonus } = useAmount(products);
  const [isAgreed, setIsAgreed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { widgets, isBroken, retry } = usePaymentWidgets(products, amount ?? products.MIN_AMOUNT);
  const { isBusy, problem, pay, clearProblem } = useCharge(widgets, next);

  useEffect(() => {
    if (amount === null || !widgets) return;
    widgets.setAmount({ currency: 'KRW', value: amount }).catch((error: unknown) => {
      console.error('결제 금액을 바꾸지 못했어요.', error);
    });
  }, [widgets, amount]);

  const shownOwnError = isTried || ownText !== '' ? ownError : undefined;
  const submit = () => {
    setIsTried(true);
    if (amount === null || !isAgreed) return;
    void pay(amount);
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card>
        <AmountChoice
          products={products}
          choice={choice}
          ownText={ownText}
          ownError={shownOwnError}
          ownBonus={choice === 'own' ? bonus : 0}
          onChoose={(value) => {
            setChoice(value);
            clearProblem();
          }}
          onType={setOwnText}
        />
      </Card>
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg">결제 방법</h2>
        {isBroken && (
          <ErrorState message="결제 방법을 불러오지 못했어요. 인터넷 연결을 확인해 주세요." onRetry={retry} />
        )}
        {/* As high as what the payment service will show, so that nothing below moves when it comes. */}
        <div className={isBroken ? 'hidden' : 'relative flex min-h-78 flex-col gap-3'}>
          {!widgets && (
            <div className="absolute inset-0">
              <ListSkeleton rows={4} />
            </div>
          )}
          <div id={methodsId} />
          <div id={agreementId} />
        </div>
      </Card>
      <ChargeTerms />
      <Card className="flex flex-col gap-5">
        <ChargeSummary amount={amount ?? 0} bonus={bonus} point={point} />
        <div>
          <Checkbox
            label="[필수] 유의사항과 환불 규정을 확인했고 결제에 동의해요"
            checked={isAgreed}
            aria-invalid={isTried && !isAgreed ? true : undefined}
            aria-describedby={isTried && !isAgreed ? 'charge-consent-error' : undefined}
            onChange={(event) => setIsAgreed(event.target.checked)}
          />
          {isTried && !isAgreed && (
            <p id="charge-consent-error" role="alert" className="mt-1 text-sm font-medium text-danger">
              결제하려면 동의해 주세요.
            </p>
          )}
        </div>
        {problem && (
          <p role="alert" className="font-medium text-danger">
            {problem}
          </p>
        )}
        <Button type="submit" size="lg" isWide isBusy={isBusy} disabled={!widgets}>
          <span className="numbers">{amount === null ? '결제하기' : `${formatWon(amount)} 결제하기`}</span>
        </Button>
      </Card>
    </form>
  );
}
