import { passageInput, type Passage, type PassageAnalysisInput } from '@jadoo/contract';
import { z } from 'zod';
import { carryTranslations, getSentences, type Span } from '#features/passages/align-translations.ts';
import type { PassageUpdate } from '#features/passages/passage-api.ts';

const span = z.strictObject({ start: z.int(), end: z.int() });
const passageForm = z.strictObject({
  categoryIdx: z.int(),
  title: z.string(),
  text: z.string(),
  sentences: z.array(span),
  /** The text that `sentences` belong to; behind `text` while the teacher types. */
  splitText: z.string(),
  translations: z.array(z.string()),
  topic: z.string(),
  titleLine: z.string(),
  gist: z.string(),
  summary: z.string(),
  tags: z.string(),
  footnotes: z.array(z.strictObject({ word: z.string(), meaning: z.string() })),
});

/** Everything that the editor of a passage holds. */
export type PassageForm = z.infer<typeof passageForm>;

/** Reads a form out of a stored draft; null when it is none. */
export function readPassageForm(data: unknown): PassageForm | null {
  const result = passageForm.safeParse(data);
  return result.success ? result.data : null;
}

/** The form for a stored passage. */
export function toForm(passage: Passage): PassageForm {
  const { PS_SENTENCES, PS_TRANSLATIONS } = passage;
  return {
    categoryIdx: passage.PC_IDX,
    title: passage.PS_TITLE,
    text: passage.PS_TEXT,
    sentences: PS_SENTENCES,
    splitText: passage.PS_TEXT,
    translations: PS_SENTENCES.map((_, at) => PS_TRANSLATIONS[at] ?? ''),
    topic: passage.PS_TOPIC,
    titleLine: passage.PS_TITLE_LINE,
    gist: passage.PS_GIST,
    summary: passage.PS_SUMMARY,
    tags: passage.PS_TAGS.join(', '),
    footnotes: passage.PS_FOOTNOTES,
  };
}

/** Takes a new split of the edited text; lines of unchanged sentences come along. */
export function alignForm(form: PassageForm, sentences: Span[]): PassageForm {
  const before = getSentences(form.splitText, form.sentences);
  const after = getSentences(form.text, sentences);
  return {
    ...form,
    sentences,
    splitText: form.text,
    translations: carryTranslations(before, form.translations, after),
  };
}

/** Tags as typed, separated by commas or `#`. */
export function readTags(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[,#]/u)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ];
}

/** What is sent to save the form. The borders go along because the translations are aligned with them. */
export function toUpdate(form: PassageForm, version: number): PassageUpdate {
  return {
    VERSION: version,
    PC_IDX: form.categoryIdx,
    PS_TITLE: form.title.trim(),
    PS_TEXT: form.text,
    ...(form.sentences.length > 0 && { PS_SENTENCES: form.sentences }),
    PS_TRANSLATIONS: form.sentences.map((_, at) => (form.translations[at] ?? '').trim()),
    PS_TOPIC: form.topic.trim(),
    PS_TITLE_LINE: form.titleLine.trim(),
    PS_GIST: form.gist.trim(),
    PS_SUMMARY: form.summary.trim(),
    PS_TAGS: readTags(form.tags),
    PS_FOOTNOTES: form.footnotes.filter(({ word, meaning }) => word.trim() !== '' || meaning.trim() !== ''),
  };
}

/** What decides which kinds can be made of a form. */
export function toAnalysisInput(form: PassageForm): PassageAnalysisInput {
  const { PS_SENTENCES, PS_TRANSLATIONS, PS_TOPIC, PS_TITLE_LINE, PS_GIST, PS_SUMMARY } = toUpdate(form, 1);
  return {
    PS_TEXT: form.splitText,
    PS_SENTENCES,
    PS_TRANSLATIONS,
    PS_TOPIC,
    PS_TITLE_LINE,
    PS_GIST,
    PS_SUMMARY,
  };
}

const fieldLabels: Readonly<Record<string, string>> = {
  PS_TITLE: '제목',
  PS_TEXT: '지문',
  PS_TRANSLATIONS: '해석',
  PS_TOPIC: '주제',
  PS_TITLE_LINE: '제목 (영어)',
  PS_GIST: '요지',
  PS_SUMMARY: '요약문',
  PS_TAGS: '태그',
  PS_FOOTNOTES: '각주',
};

/** The first thing that keeps a form from being saved, in a sentence; empty when nothing does. */
export function findFormProblem(form: PassageForm): string {
  const result = passageInput.safeParse(toUpdate(form, 1));
  const issue = result.error?.issues[0];
  if (!issue) return '';
  const name = String(issue.path[0] ?? '');
  if (name === 'PS_TAGS') return '태그는 20자까지, 10개까지 적을 수 있어요.';
  if (name === 'PS_FOOTNOTES') return '각주의 단어와 뜻을 모두 적어 주세요.';
  if (name === 'PS_TRANSLATIONS') return '해석은 한 문장에 1,000자까지 적을 수 있어요.';
  return /[가-힣]/u.test(issue.message)
    ? `${fieldLabels[name] ?? '지문'}: ${issue.message}`
    : '적은 내용을 확인해 주세요.';
}
