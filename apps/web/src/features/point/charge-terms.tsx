import { showTerms } from '#shell/simple-stores.ts';

/** What the payer must have read, in the words of the rules. */
export function ChargeTerms() {
  return (
    <section aria-labelledby="charge-terms" className="rounded-lg bg-desk-deep p-5 text-sm text-ink-soft">
      <h2 id="charge-terms" className="mb-2 text-base text-ink">
        유의사항
      </h2>
      <ul className="list-disc space-y-1.5 pl-5">
        <li>1P는 1원이며 결제 금액에는 부가가치세가 포함되어 있습니다.</li>
        <li>보너스 포인트를 먼저 사용하며, 먼저 얻은 포인트부터 차감합니다.</li>
        <li>충전한 포인트의 유효 기간은 5년, 보너스 포인트의 유효 기간은 1년입니다.</li>
        <li>결제일부터 7일 안에 보너스까지 전혀 사용하지 않은 충전은 결제 금액 전부를 환불합니다.</li>
        <li>
          7일이 지났거나 일부를 사용한 충전은 사용하지 않은 유상 포인트의 90%를 환불합니다. 보너스 포인트는
          환불하지 않습니다.
        </li>
        <li>가상계좌는 기한 안에 입금해야 충전되며, 기한이 지나면 주문이 취소됩니다.</li>
        <li>미성년자가 법정대리인의 동의 없이 결제한 경우 결제를 취소할 수 있습니다.</li>
      </ul>
      <button
        type="button"
        className="mt-3 min-h-8 font-semibold text-ink underline underline-offset-2 hover:text-plum"
        onClick={() => showTerms('refund')}
      >
        포인트 환불 규정 보기
      </button>
    </section>
  );
}
