import { createPrintTicket, type PrintTarget } from '@jadoo/contract';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { showToast } from '#ui/toast.tsx';

export type PrintPath = '/print/preview' | '/print/passage' | '/print/category';

/** Opens a print view in a new window with a fresh ticket in the fragment, which never reaches a server log. */
export async function openPrintView(path: PrintPath, target: PrintTarget): Promise<void> {
  // The window must open within the click, before the ticket is there, or the browser blocks it.
  const view = open('', '_blank');
  try {
    const { TICKET } = await callForData(createPrintTicket, { body: target });
    const address = `${path}#${TICKET}`;
    if (view) view.location.replace(address);
    else location.assign(address);
  } catch (error) {
    view?.close();
    showToast(getErrorMessage(error), 'error');
  }
}
