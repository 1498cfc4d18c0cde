import { useEffect, useRef, useState } from 'react';
import { createAttemptKey, type Attempt, type MakerDraft } from '#features/making/maker-draft.ts';
import { startMaking, type MakeInput } from '#features/making/making-api.ts';
import type { MadeWith } from '#features/making/tools.ts';
import { getErrorMessage, RequestError } from '#request/request-error.ts';
import { setPoint } from '#session/user-store.ts';

interface AttemptHolder {
  draft: MakerDraft;
  change: (fields: Partial<MakerDraft>) => void;
}

/** Why an attempt stopped: told on the screen, and whether sending it again can help. */
export interface AttemptProblem {
  message: string;
  isRetryable: boolean;
  isPointShort: boolean;
}

function toBody(draft: MakerDraft, attempt: Attempt, tool: MadeWith): MakeInput {
  return {
    PS_IDXS: draft.passages.map(({ idx }) => idx),
    KINDS: draft.kinds,
    ED_TITLE: attempt.title,
    ED_TOOL: tool,
    LAYOUT: { STYLE: draft.style },
    EXPECTED_TOTAL: attempt.expectedTotal,
  };
}

/** No answer, an overload or a bug of the server: the outcome is unknown, so only the same key may be sent again. */
function isOutcomeUnknown(error: unknown): boolean {
  return (
    !(error instanceof RequestError) || error.status === 0 || error.status >= 500 || error.status === 429
  );
}

/** After a reload an attempt without an answer goes out again; its key keeps it from spending twice. */
function useSendAfterReload(attempt: Attempt | null, send: (attempt: Attempt) => Promise<void>): void {
  const pending = useRef(attempt?.examIdx === null ? attempt : null);
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  useEffect(() => {
    if (!pending.current) return;
    const found = pending.current;
    pending.current = null;
    void latestSend.current(found);
  }, []);
}

/** Sends a confirmed attempt exactly under its one key, over double clicks, reloads and lost answers. */
export function useAttempt({ draft, change }: AttemptHolder, tool: MadeWith) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<AttemptProblem | null>(null);
  const sentKey = useRef('');

  // State changes with the next render only: a second click before it must find this.
  const isConfirmed = useRef(false);

  const send = async (attempt: Attempt, source: MakerDraft = draft) => {
    if (sentKey.current === attempt.key) return;
    sentKey.current = attempt.key;
    setIsSending(true);
    setProblem(null);
    try {
      const answer = await startMaking(toBody(source, attempt, tool), attempt.key);
      if (answer.code === '200') {
        setPoint(answer.data.UM_POINT);
        change({ attempt: { ...attempt, examIdx: answer.data.ED_IDX } });
      } else {
        // Refused before anything was spent: back to the price.
        setProblem({
          message: answer.message,
          isRetryable: false,
          isPointShort: answer.reason === 'point-short',
        });
        change({ attempt: null, step: 3 });
      }
    } catch (error) {
      const isRetryable = isOutcomeUnknown(error);
      setProblem({ message: getErrorMessage(error), isRetryable, isPointShort: false });
      if (!isRetryable) change({ attempt: null, step: 3 });
    } finally {
      sentKey.current = '';
      isConfirmed.current = false;
      setIsSending(false);
    }
  };

  useSendAfterReload(draft.attempt, send);

  return {
    isSending,
    problem,
    /** Begins the one attempt; `fields` complete the draft at the same moment. */
    confirm: (title: string, expectedTotal: number, fields: Partial<MakerDraft> = {}) => {
      if (draft.attempt || isConfirmed.current) return;
      isConfirmed.current = true;
      const attempt: Attempt = { key: createAttemptKey(), title, expectedTotal, examIdx: null };
      change({ ...fields, attempt });
      void send(attempt, { ...draft, ...fields });
    },
    resend: () => (draft.attempt ? send(draft.attempt) : undefined),
    giveUp: () => {
      setProblem(null);
      change({ attempt: null, step: 3 });
    },
    clearProblem: () => setProblem(null),
  };
}

export type AttemptHandle = ReturnType<typeof useAttempt>;
