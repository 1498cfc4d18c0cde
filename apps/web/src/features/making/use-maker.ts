import { use, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { createMakerDraft, isWorthKeeping, type MakerDraft } from '#features/making/maker-draft.ts';
import type { ToolInfo } from '#features/making/tools.ts';
import { trackRequest } from '#request/in-flight.ts';
import { findDraft, removeDraft, saveDraft } from '#session/temp-save.ts';
import { loadOrReload } from '#telemetry/chunk-load.ts';

let reader: Promise<typeof import('#features/making/read-maker-draft.ts')> | undefined;

// What reads drafts is heavy, and mostly there is none. The first screen is not complete before it has come.
function loadReader() {
  return (reader ??= trackRequest(loadOrReload(() => import('#features/making/read-maker-draft.ts'))));
}

const getDraftId = (tool: ToolInfo) => `maker-${tool.tool}`;

/** `변형 · 3과 본문 외 2개 · 유형 4개` */
function getDraftTitle(tool: ToolInfo, { passages, kinds }: MakerDraft): string {
  const [first] = passages;
  return [
    tool.name,
    first && (passages.length > 1 ? `${first.title} 외 ${passages.length - 1}개` : first.title),
    kinds.length > 0 && `유형 ${kinds.length}개`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface MakerStart {
  /** Passages that another screen has picked; an older draft is then left alone until something changes. */
  passages: MakerDraft['passages'];
  /** Takes the stored draft up at once. */
  isResumed: boolean;
}

/** The state of a maker; every change is kept as a draft in this browser. */
export function useMaker(tool: ToolInfo, start: MakerStart) {
  const [found] = useState(() => findDraft(getDraftId(tool)));
  const drafts = found ? use(loadReader()) : null;
  const [stored, setStored] = useState(() => drafts?.readMakerDraft(found?.data) ?? null);
  const [draft, setDraft] = useState<MakerDraft>(() => {
    // An attempt whose answer never came must be finished before anything else: it may have spent points.
    if (stored && (start.isResumed || stored.attempt?.examIdx === null)) return stored;
    return { ...createMakerDraft(tool.style), passages: start.passages.slice(0, 100) };
  });
  const [isChanged, setIsChanged] = useState(false);

  useEffect(() => {
    if (!isChanged || !isWorthKeeping(draft)) return;
    saveDraft({
      id: getDraftId(tool),
      path: `${tool.path}?resume=true`,
      title: getDraftTitle(tool, draft),
      data: draft,
    });
  }, [draft, isChanged, tool]);

  const change = (fields: Partial<MakerDraft>) => {
    setDraft((current) => ({ ...current, ...fields }));
    setIsChanged(true);
  };

  // The address says so when there is something to take up again after a reload.
  const hasAttempt = draft.attempt !== null;
  const [, setParams] = useSearchParams();
  const setParamsRef = useRef(setParams);
  useEffect(() => {
    setParamsRef.current = setParams;
  });
  useEffect(() => {
    if (hasAttempt) setParamsRef.current({ resume: 'true' }, { replace: true });
  }, [hasAttempt]);

  return {
    draft,
    change,
    isChanged,
    /** The draft to offer, as long as nothing new was begun. */
    offered:
      !isChanged && stored && stored !== draft && !stored.attempt && isWorthKeeping(stored) ? stored : null,
    resume: () => {
      if (stored) setDraft(stored);
    },
    forgetStored: () => {
      removeDraft(getDraftId(tool));
      setStored(null);
    },
    /** Nothing is unfinished any more. */
    finish: () => {
      removeDraft(getDraftId(tool));
      setIsChanged(false);
    },
  };
}
