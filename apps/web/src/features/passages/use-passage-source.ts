import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { usePassageActions } from '#features/passages/passage-api.ts';
import type { PickedPassage } from '#features/passages/passage-picker.tsx';
import { callForData } from '#request/call.ts';
import { findDraft, removeDraft, saveDraft } from '#session/temp-save.ts';
import { useSettled } from '#ui/use-settled.ts';
import {
  getPassage,
  splitIntoPassages,
  type FoundPassage,
  type NewPassage,
  type Passage,
  type PassageAnalysisInput,
} from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';

const draftId = 'quick-text';
const textDraft = z.strictObject({ text: z.string().max(20_000) });

/** The pasted text outlives a charge, a login and a closed tab; it is given up once it is a stored passage. */
function usePastedText() {
  const [pasted, setPasted] = useState(() => textDraft.safeParse(findDraft(draftId)?.data).data?.text ?? '');
  const settled = useSettled(pasted, 400);
  const given = useRef('');
  useEffect(() => {
    const text = settled === given.current ? '' : settled.trim();
    if (text === '') removeDraft(draftId);
    else
      saveDraft({
        id: draftId,
        path: '/quick',
        title: `빠른 제작 · ${text.replaceAll(/\s+/gu, ' ').slice(0, 80)}`,
        data: { text: settled },
      });
  }, [settled]);
  const giveUp = () => {
    given.current = pasted;
    removeDraft(draftId);
  };
  return { pasted, setPasted, giveUp };
}

/** One passage, pasted or picked. What was pasted is saved once, however often making is tried. */
export function usePassageSource(startPicked: PickedPassage | null) {
  const [mode, setMode] = useState<'paste' | 'pick'>(startPicked ? 'pick' : 'paste');
  const { pasted, setPasted, giveUp } = usePastedText();
  const [hasRights, setHasRights] = useState(false);
  const [picked, setPicked] = useState(startPicked);
  const [saved, setSaved] = useState<{ text: string; passage: PickedPassage } | null>(null);
  const [errors, setErrors] = useState<{ text?: string; rights?: string }>({});
  const { add } = usePassageActions();
  const pickedText = useQuery({
    queryKey: ['passage-text', picked?.idx],
    queryFn: () => callForData(getPassage, { params: { PS_IDX: String(picked?.idx) } }),
    enabled: mode === 'pick' && picked !== null,
  });
  const found = splitIntoPassages(pasted, { mode: 'whole' })[0];

  const ensureSaved = async (): Promise<PickedPassage | null> => {
    if (mode === 'pick') {
      if (!picked) setErrors({ text: '지문을 골라 주세요.' });
      return picked;
    }
    if (!found || found.problem) {
      setErrors({ text: found?.problem ?? '지문을 넣어 주세요.' });
      return null;
    }
    if (saved?.text === pasted) return saved.passage;
    if (!hasRights) {
      setErrors({ rights: '직접 작성했거나 이용 허락을 받은 지문인지 확인해 주세요.' });
      return null;
    }
    const [passage] = await add(null, [toNewPassage(found)]);
    if (!passage) return null;
    const kept = { idx: passage.PS_IDX, title: passage.PS_TITLE };
    setSaved({ text: pasted, passage: kept });
    giveUp();
    return kept;
  };

  return {
    mode,
    setMode,
    pasted,
    setPasted: (text: string) => {
      setPasted(text);
      setErrors({});
    },
    hasRights,
    setHasRights: (isConfirmed: boolean) => {
      setHasRights(isConfirmed);
      setErrors({});
    },
    picked,
    setPicked,
    errors,
    /** The text that will be made from, once it is fit for it. */
    text: mode === 'paste' ? (found && !found.problem ? found.text : '') : (pickedText.data?.PS_TEXT ?? ''),
    /** What is stored beside a picked text. */
    lines: mode === 'pick' && pickedText.data ? pickLines(pickedText.data) : {},
    /** The picked passage is on its way. */
    isReading: mode === 'pick' && picked !== null && pickedText.isLoading,
    ensureSaved,
  };
}

function pickLines(passage: Passage): Omit<PassageAnalysisInput, 'PS_TEXT'> {
  const { PS_SENTENCES, PS_TRANSLATIONS, PS_TOPIC, PS_TITLE_LINE, PS_GIST, PS_SUMMARY } = passage;
  return { PS_SENTENCES, PS_TRANSLATIONS, PS_TOPIC, PS_TITLE_LINE, PS_GIST, PS_SUMMARY };
}

function toNewPassage({ title, text, footnotes }: FoundPassage): NewPassage {
  return {
    PS_TITLE: getTitle(title, text),
    PS_TEXT: text,
    ...(footnotes.length > 0 && { PS_FOOTNOTES: footnotes }),
  };
}

/** A passage without a heading is named after its first words, without the comma that may follow them. */
function getTitle(found: string, text: string): string {
  if (!/^지문 \d+$/u.test(found)) return found;
  const firstWords = text.trim().split(/\s+/u).slice(0, 6).join(' ').slice(0, 80);
  return firstWords.replace(/[,;:.\-–—]+$/u, '');
}

export type PassageSource = ReturnType<typeof usePassageSource>;
