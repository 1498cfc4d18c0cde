import type { Passage } from '@jadoo/contract';
import { useEffect, useRef, useState } from 'react';
import { usePassageActions } from '#features/passages/passage-api.ts';
import {
  alignForm,
  findFormProblem,
  readPassageForm,
  toForm,
  toUpdate,
  type PassageForm,
} from '#features/passages/passage-form.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { findDraft, removeDraft } from '#session/temp-save.ts';
import { useUnsavedWork } from '#session/unsaved-work.ts';
import { showToast } from '#ui/toast.tsx';

const splitWaitMs = 600;

/** The form of one passage: follows the text with a new split, saves, and loses nothing to a newer version elsewhere. */
export function usePassageForm(passage: Passage) {
  const [stored, setStored] = useState(passage);
  const [form, setForm] = useState(() => toForm(passage));
  const [isDirty, setIsDirty] = useState(false);
  const [problem, setProblem] = useState('');
  /** The newer version that was saved elsewhere meanwhile. */
  const [newer, setNewer] = useState<Passage | null>(null);
  const actions = usePassageActions();
  useSplitWhileTyping(form, actions.split, setForm);
  const draftId = `passage-${passage.PS_IDX}`;
  /** What another time could not save; offered until it is taken up or dropped. */
  const [offered, setOffered] = useState(() => readPassageForm(findDraft(draftId)?.data));
  useUnsavedWork(
    draftId,
    isDirty
      ? () => ({
          path: `/passageStorage?passage=${passage.PS_IDX}`,
          title: `${form.title} · 저장하지 못한 내용`,
          data: form,
        })
      : null,
  );
  const settleOffered = (isTaken: boolean) => {
    if (isTaken && offered) change(offered);
    if (!isTaken) removeDraft(draftId);
    setOffered(null);
  };

  const change = (fields: Partial<PassageForm>) => {
    setForm((current) => ({ ...current, ...fields }));
    setIsDirty(true);
    setProblem('');
  };

  const take = (version: Passage) => {
    setStored(version);
    setForm(toForm(version));
    setIsDirty(false);
    setNewer(null);
  };

  const save = async (version = stored.VERSION): Promise<Passage | null> => {
    try {
      const aligned = form.text === form.splitText ? form : alignForm(form, await actions.split(form.text));
      const found = findFormProblem(aligned);
      if (found) {
        setProblem(found);
        return null;
      }
      const result = await actions.update(stored.PS_IDX, toUpdate(aligned, version));
      if (result.isStale) {
        setNewer(await actions.get(stored.PS_IDX));
        return null;
      }
      take(result.passage);
      showToast('지문을 저장했어요.', 'success');
      return result.passage;
    } catch (error) {
      setProblem(getErrorMessage(error));
      return null;
    }
  };

  return { form, stored, isDirty, problem, newer, offered, change, save, takeNewer: take, settleOffered };
}

function useSplitWhileTyping(
  form: PassageForm,
  split: (text: string) => Promise<PassageForm['sentences']>,
  setForm: (change: (current: PassageForm) => PassageForm) => void,
): void {
  const latest = useRef({ split, setForm });
  useEffect(() => {
    latest.current = { split, setForm };
  });
  const { text, splitText } = form;
  useEffect(() => {
    if (text === splitText || text.trim() === '') return;
    const timer = setTimeout(() => {
      latest.current.split(text).then(
        (sentences) =>
          latest.current.setForm((current) =>
            current.text === text ? alignForm(current, sentences) : current,
          ),
        (error: unknown) => {
          // Saving splits again and then tells the teacher what is wrong.
          console.warn('문장을 나누지 못했어요.', error);
        },
      );
    }, splitWaitMs);
    return () => clearTimeout(timer);
  }, [text, splitText]);
}
