import type { ExamDetail } from '@jadoo/contract';
import { use, useEffect, useState } from 'react';
import { applyExamDraft } from '#features/exam-data/editor/exam-draft.ts';
import type { ExamDraft } from '#features/exam-data/editor/read-exam-draft.ts';
import { toContent, type ExamContent } from '#features/exam-data/editor/use-exam-history.ts';
import { trackRequest } from '#request/in-flight.ts';
import type { Draft } from '#session/draft.ts';
import { findDraft, removeDraft } from '#session/temp-save.ts';
import { loadOrReload } from '#telemetry/chunk-load.ts';

type Reader = typeof import('#features/exam-data/editor/read-exam-draft.ts');
let reader: Promise<Reader> | undefined;

// What reads drafts is heavy, and mostly there is none. The first screen is not complete before it has come.
function loadReader() {
  return (reader ??= trackRequest(
    loadOrReload(() => import('#features/exam-data/editor/read-exam-draft.ts')),
  ));
}

/** The draft of a paper, unless it says what is stored anyway: a save whose answer was lost did reach the server. */
function readOffered(
  { readExamDraft, isSameContent }: Reader,
  stored: Draft,
  exam: ExamDetail,
): ExamDraft | null {
  const draft = readExamDraft(stored.data);
  if (!draft) return null;
  return isSameContent(applyExamDraft(exam, draft), toContent(exam)) ? null : draft;
}

/** What was changed another time and never saved, to be taken up or dropped. */
export function useOfferedDraft(draftId: string, exam: ExamDetail) {
  const [stored] = useState(() => findDraft(draftId));
  const drafts = stored ? use(loadReader()) : null;
  const [draft, setDraft] = useState(() => (drafts && stored ? readOffered(drafts, stored, exam) : null));
  const isNone = draft === null;
  useEffect(() => {
    if (isNone) removeDraft(draftId);
    // Only once: later drafts are those of this very editor.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return {
    draft,
    /** The content with the draft in it; the draft itself stays until it is saved. */
    take: (): ExamContent | null => {
      setDraft(null);
      return draft && applyExamDraft(exam, draft);
    },
    drop: () => {
      setDraft(null);
      removeDraft(draftId);
    },
  };
}
