import type { ExamDetail } from '@jadoo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toContent, type ExamContent } from '#features/exam-data/editor/use-exam-history.ts';
import { fetchExam, saveExam, type ExamUpdate } from '#features/exam-data/exam-api.ts';
import { getErrorMessage, isPassing } from '#request/request-error.ts';
import { saveUnsavedWork } from '#session/unsaved-work.ts';

const typingWaitMs = 700;
const retryWaitsMs = [2000, 4000, 8000, 15_000, 30_000];

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

interface Failure {
  content: ExamContent;
  message: string;
  /** Trying again may help: no connection, or a server that is busy. */
  isPassing: boolean;
  /** How often in a row. */
  count: number;
}

/** Only what has changed; an empty title is not one. */
function toUpdate(content: ExamContent, saved: ExamContent, version: number): ExamUpdate {
  const title = content.title.trim();
  return {
    VERSION: version,
    ...(title !== saved.title && title !== '' && { ED_TITLE: title }),
    ...(content.layout !== saved.layout && { LAYOUT: content.layout }),
    ...(content.exercises !== saved.exercises && { EXERCISES: content.exercises }),
  };
}

/** Everything, so that over a newer version what is on the screen is what is stored. */
function toFullUpdate(content: ExamContent, saved: ExamContent, version: number): ExamUpdate {
  return {
    VERSION: version,
    ED_TITLE: content.title.trim() || saved.title,
    LAYOUT: content.layout,
    EXERCISES: content.exercises,
  };
}

function getUpdate(
  now: { content: ExamContent; saved: ExamContent; version: number },
  overVersion: number | null,
): ExamUpdate {
  const { content, saved, version } = now;
  return overVersion === null ? toUpdate(content, saved, version) : toFullUpdate(content, saved, overVersion);
}

function getSaveState(isStale: boolean, isSaving: boolean, hasFailed: boolean, isDirty: boolean): SaveState {
  if (isStale) return 'conflict';
  if (isSaving) return 'saving';
  if (hasFailed) return 'failed';
  return isDirty ? 'unsaved' : 'saved';
}

/** Runs a save only when the one before it has ended. */
function useOneAtATime<Input>(run: (input: Input) => Promise<boolean>): (input: Input) => Promise<boolean> {
  const running = useRef<Promise<boolean> | null>(null);
  return async (input) => {
    while (running.current) await running.current;
    running.current = run(input).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}

/** The last save that failed. */
function useFailure() {
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    failure,
    clearFailure: () => setFailure(null),
    noteFailure: (content: ExamContent, error: unknown) => {
      setFailure((before) => ({
        content,
        message: getErrorMessage(error),
        isPassing: isPassing(error),
        count: before?.content === content ? before.count + 1 : 0,
      }));
      // Should the browser itself break down before it is saved.
      saveUnsavedWork();
    },
  };
}

/** The version that another window has saved meanwhile. */
function useNewer(examIdx: number) {
  const [newer, setNewer] = useState<ExamDetail | null>(null);
  return {
    newer,
    /** Not saved: says so to the one who tried. */
    reportStale: async (): Promise<false> => {
      setNewer(await fetchExam(examIdx));
      return false;
    },
    forgetNewer: () => setNewer(null),
  };
}

/** Keeps the stored paper up with the content: one save at a time, each against the version known. */
export function useExamSaving(exam: ExamDetail, content: ExamContent, isTyping: boolean) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(content);
  const [{ VERSION: version, WARNINGS: warnings }, setDetail] = useState(exam);
  const { failure, noteFailure, clearFailure } = useFailure();
  const { newer, reportStale, forgetNewer } = useNewer(exam.ED_IDX);
  const [isSaving, setIsSaving] = useState(false);
  // A save runs over several renders and must always see the newest of everything.
  const now = useRef({ content, saved, version });
  useEffect(() => {
    now.current = { content, saved, version };
  });

  const setStored = (stored: ExamContent, detail: ExamDetail, shown = now.current.content) => {
    now.current = { content: shown, saved: stored, version: detail.VERSION };
    setSaved(stored);
    setDetail(detail);
    forgetNewer();
    clearFailure();
  };
  const saveOnce = async (overVersion: number | null): Promise<boolean> => {
    const { content: sent, saved: before } = now.current;
    if (sent === before && overVersion === null) return true;
    setIsSaving(true);
    try {
      const result = await saveExam(exam.ED_IDX, getUpdate(now.current, overVersion));
      if (result.type === 'stale') return await reportStale();
      setStored(sent, result.exam);
      void client.invalidateQueries({ queryKey: ['exams'] });
      return true;
    } catch (error) {
      noteFailure(sent, error);
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  const save = useOneAtATime(saveOnce);
  const isDirty = content !== saved;
  const failed = failure?.content === content && isDirty ? failure : null;
  useAutosave(content, isDirty && !newer && !failed, isTyping ? typingWaitMs : 0, () => save(null));
  useRetry(failed && !newer && !isSaving ? failed : null, () => save(null));

  return {
    version,
    warnings,
    newer,
    isDirty,
    failure: failed?.message ?? '',
    saveState: getSaveState(newer !== null, isSaving, failed !== null, isDirty),
    save: () => save(null),
    saveOver: () => (newer ? save(newer.VERSION) : Promise.resolve(true)),
    reportStale,
    getNow: () => now.current,
    /** Takes a stored paper as it is; gives the content to show. */
    takeStored: (detail: ExamDetail): ExamContent => {
      const stored = toContent(detail);
      setStored(stored, detail, stored);
      return stored;
    },
  };
}

function useLatest(run: () => unknown) {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return latest;
}

/** Saves once the content has rested; what is not typed need not rest. */
function useAutosave(content: ExamContent, isWanted: boolean, waitMs: number, save: () => unknown): void {
  const latest = useLatest(save);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => void latest.current(), waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [content, isWanted, waitMs, latest]);
}

/** Tries a failed save again: ever less often, and at once when the connection is back. */
function useRetry(failed: Failure | null, save: () => unknown): void {
  const latest = useLatest(save);
  useEffect(() => {
    if (!failed?.isPassing) return;
    const retry = () => void latest.current();
    const timer = setTimeout(retry, retryWaitsMs[Math.min(failed.count, retryWaitsMs.length - 1)]);
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [failed, latest]);
}
