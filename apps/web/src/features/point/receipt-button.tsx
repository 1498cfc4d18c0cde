import { getPointReceipt } from '@jadoo/contract';
import { useState } from 'react';
import { call } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { openAlert } from '#shell/dialog-stores.ts';
import { openReceipt } from '#shell/receipt-popup.ts';
import { setLoading } from '#shell/simple-stores.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

const blockedText = '영수증 창을 열지 못했어요. 이 사이트의 팝업을 허용한 뒤 다시 눌러 주세요.';

interface Receipts {
  RECEIPT_URL: string;
  CASH_RECEIPT_URL: string;
}

function showWindow(url: string): void {
  if (!openReceipt(url)) openAlert(blockedText);
}

/** Opens the receipt, or gives both when there is a 현금영수증 too; says in the alert why there is none. */
async function fetchReceipts(orderId: string): Promise<Receipts | null> {
  setLoading(true);
  try {
    const answer = await call(getPointReceipt, { params: { orderId } });
    if (answer.code !== '200') {
      openAlert(escapeHtml(answer.message));
      return null;
    }
    const { RECEIPT_URL, CASH_RECEIPT_URL } = answer.data;
    if (CASH_RECEIPT_URL !== null) return { RECEIPT_URL, CASH_RECEIPT_URL };
    showWindow(RECEIPT_URL);
  } catch (error) {
    openAlert(escapeHtml(getErrorMessage(error)));
  } finally {
    setLoading(false);
  }
  return null;
}

function ReceiptChoice({ receipts, onClose }: { receipts: Receipts; onClose: () => void }) {
  return (
    <Dialog
      title="영수증 보기"
      width="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>닫기</Button>}
    >
      <div className="flex flex-col gap-2">
        <Button variant="secondary" isWide onClick={() => showWindow(receipts.RECEIPT_URL)}>
          결제 영수증
        </Button>
        <Button variant="secondary" isWide onClick={() => showWindow(receipts.CASH_RECEIPT_URL)}>
          현금영수증
        </Button>
      </div>
    </Dialog>
  );
}

/** Opens the receipt of a charge in its window; with a 현금영수증 the payer chooses which. */
export function ReceiptButton({ orderId, look }: { orderId: string; look: 'link' | 'button' }) {
  const [receipts, setReceipts] = useState<Receipts | null>(null);
  const show = async () => setReceipts(await fetchReceipts(orderId));
  return (
    <>
      {look === 'button' ? (
        <Button variant="secondary" onClick={show}>
          영수증 보기
        </Button>
      ) : (
        <button
          type="button"
          className="ml-2 min-h-8 font-semibold text-plum underline underline-offset-2 hover:text-plum-dark"
          onClick={() => void show()}
        >
          영수증
        </button>
      )}
      {receipts && <ReceiptChoice receipts={receipts} onClose={() => setReceipts(null)} />}
    </>
  );
}
