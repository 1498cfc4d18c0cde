import { getPointReceipt } from '@jadoo/contract';
import { call } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { openAlert } from '#shell/dialog-stores.ts';
import { openReceipt } from '#shell/receipt-popup.ts';
import { setLoading } from '#shell/simple-stores.ts';
import { escapeHtml } from '#text/escape-html.ts';

const blockedText = '영수증 창을 열지 못했어요. 이 사이트의 팝업을 허용한 뒤 다시 눌러 주세요.';

/** Opens the receipt of an order in its window, or says in the alert why it did not. */
export async function showReceipt(orderId: string): Promise<void> {
  setLoading(true);
  try {
    const answer = await call(getPointReceipt, { params: { orderId } });
    if (answer.code !== '200') {
      openAlert(escapeHtml(answer.message));
      return;
    }
    if (!openReceipt(answer.data.RECEIPT_URL)) openAlert(blockedText);
  } catch (error) {
    openAlert(escapeHtml(getErrorMessage(error)));
  } finally {
    setLoading(false);
  }
}

/** Opens the receipt of a charge in its window. */
export function ReceiptButton({ orderId }: { orderId: string }) {
  return (
    <button
      type="button"
      className="ml-2 min-h-8 font-semibold text-plum underline underline-offset-2 hover:text-plum-dark"
      onClick={() => void showReceipt(orderId)}
    >
      영수증
    </button>
  );
}
