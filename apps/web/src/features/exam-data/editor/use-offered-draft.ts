import type { ExamDetail } from '@jadoo/contract';
import { useEffect, useState } from 'react';
import {
  applyExamDraft,
  isSameContent,
  readExamDraft,
  type ExamDraft,
} from '#features/exam-data/editor/exam-draft.ts';
import { toContent, type ExamContent } from '#features/exam-data/editor/use-exam-history.ts';
import { findDraft, removeDraft } from '#session/temp-save.ts';

/** The draft of a paper, unless it says what is stored anyway: a save whose answer was lost did reach the server. */
function findOffered(draftId: string, exam: ExamDetail): ExamDraft | null {
  const draft = readExamDraft(findDraft(draftId)?.data);
  if (!draft) return null;
  return isSameContent(applyExamDraft(exam, draft), toContent(exam)) ? null : draft;
}

/** What was changed another time and never saved, to be taken up or dropped. */
export function useOfferedDraft(draftId: string, exam: ExamDetail) {
  const [draft, setDraft] = useState(() => findOffered(draftId, exam));
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
