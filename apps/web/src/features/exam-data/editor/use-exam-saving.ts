import type { ExamDetail } from '@jadoo/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toContent, type ExamContent } from '#features/exam-data/editor/use-exam-history.ts';
import { fetchExam, saveExam, type ExamUpdate } from '#features/exam-data/exam-api.ts';
import { getErrorMessage } from '#request/request-error.ts';

const autosaveMs = 900;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

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
    await running.current;
    running.current = run(input).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}

/** Keeps the stored paper up with the content: one save at a time, each against the version known. */
export function useExamSaving(exam: ExamDetail, content: ExamContent) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(content);
  const [version, setVersion] = useState(exam.VERSION);
  const [failure, setFailure] = useState<{ content: ExamContent; message: string } | null>(null);
  /** The version that another window has saved meanwhile. */
  const [newer, setNewer] = useState<ExamDetail | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [warnings, setWarnings] = useState(exam.WARNINGS);
  // A save runs over several renders and must always see the newest of everything.
  const now = useRef({ content, saved, version });
  useEffect(() => {
    now.current = { content, saved, version };
  });

  const setStored = (stored: ExamContent, detail: ExamDetail) => {
    now.current = { ...now.current, saved: stored, version: detail.VERSION };
    setSaved(stored);
    setVersion(detail.VERSION);
    setWarnings(detail.WARNINGS);
    setNewer(null);
    setFailure(null);
  };
  const saveOnce = async (overVersion: number | null): Promise<boolean> => {
    const { content: sent, saved: before } = now.current;
    if (sent === before && overVersion === null) return true;
    setIsSaving(true);
    try {
      const result = await saveExam(exam.ED_IDX, getUpdate(now.current, overVersion));
      if (result.type === 'stale') {
        setNewer(await fetchExam(exam.ED_IDX));
        return false;
      }
      setStored(sent, result.exam);
      void client.invalidateQueries({ queryKey: ['exams'] });
      return true;
    } catch (error) {
      setFailure({ content: sent, message: getErrorMessage(error) });
      return false;
    } finally {
      setIsSaving(false);
    }
  };
  const save = useOneAtATime(saveOnce);
  const isDirty = content !== saved;
  // The same content is not tried again by itself; the next change is.
  const hasFailed = failure?.content === content;
  useAutosave(content, isDirty && !newer && !hasFailed, () => save(null));

  return {
    version,
    newer,
    warnings,
    failure: hasFailed ? failure.message : '',
    saveState: getSaveState(newer !== null, isSaving, hasFailed, isDirty),
    save: () => save(null),
    saveOver: () => (newer ? save(newer.VERSION) : Promise.resolve(true)),
    reportStale: async () => setNewer(await fetchExam(exam.ED_IDX)),
    getNow: () => now.current,
    /** Takes a stored paper as it is; gives the content to show. */
    takeStored: (detail: ExamDetail): ExamContent => {
      const stored = toContent(detail);
      setStored(stored, detail);
      now.current = { ...now.current, content: stored };
      return stored;
    },
  };
}

function useAutosave(content: ExamContent, isWanted: boolean, save: () => Promise<boolean>): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => void latest.current(), autosaveMs);
    return () => {
      clearTimeout(timer);
    };
  }, [content, isWanted]);
}
