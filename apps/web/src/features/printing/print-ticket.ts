import {
  createPrintTicket,
  getPrintable,
  logPrint,
  sharePrefix,
  type OutputOf,
  type PaperCopy,
} from '@jadoo/contract';
import { getUrl } from '#request/address.ts';
import { call, callForData } from '#request/call.ts';
import { RequestError } from '#request/request-error.ts';
import { send } from '#request/send.ts';
import { runtimeConfig } from '#session/runtime-config.ts';

export type Printable = OutputOf<typeof getPrintable> & { pdf: Blob };
type PrintStatus = 'opened' | 'printed' | 'closed';

/** The ticket in the fragment of the address; empty when there is none. */
export function readTicket(hash: string): string {
  const ticket = hash.replace(/^#/u, '');
  return /^[\w.~=-]{1,1000}$/u.test(ticket) ? ticket : '';
}

/** A link that a teacher sent, and no ticket of one's own. */
export function isShare(ticket: string): boolean {
  return ticket.startsWith(sharePrefix);
}

/** What a ticket opens: its description and its pages. */
export async function loadPrintable(ticket: string): Promise<Printable> {
  const [info, response] = await Promise.all([
    callForData(getPrintable, { query: { ticket } }),
    send(getUrl(runtimeConfig.API_BASE, getPrintable, {}, { ticket }), {
      method: 'GET',
      headers: { Accept: 'application/pdf' },
    }),
  ]);
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.startsWith('application/pdf'))
    throw new RequestError('자료를 열지 못했어요. 잠시 뒤에 다시 시도해 주세요.');
  return { ...info, pdf: await response.blob() };
}

/** A ticket for another copy or form of the same; only for who is signed in and owns it. */
export async function switchTicket(ticket: string, copy: PaperCopy, form: 'A' | 'B'): Promise<string> {
  const body = { WHAT: 'switch' as const, TICKET: ticket, COPY: copy, FORM: form };
  return (await callForData(createPrintTicket, { body })).TICKET;
}

/** Whether a ticket was refused, so that asking again cannot help. */
export function isTicketRefused(error: unknown): boolean {
  return error instanceof RequestError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Reports what happens to a print; a failure must not disturb printing. */
export function reportPrint(ticket: string, status: PrintStatus): void {
  if (status === 'closed') {
    // The page is on its way out: only a beacon still leaves.
    const body = new Blob([JSON.stringify({ ticket, status })], { type: 'application/json' });
    navigator.sendBeacon(getUrl(runtimeConfig.API_BASE, logPrint), body);
    return;
  }
  call(logPrint, { body: { ticket, status } }).catch((error: unknown) => {
    console.warn('인쇄 기록을 남기지 못했어요.', error);
  });
}
