import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { passageMaxChars } from './passage-limits.ts';

const passageText = z.string().trim().min(1).max(passageMaxChars);
/** A line as the passage stores it. */
const line = z.string().min(1).max(500);

/** Suggestions are never stored by the server: the teacher takes them over, edits them, or leaves them. */
export const suggestTranslations = endpoint({
  method: 'POST',
  path: '/passageSuggestion/translation',
  auth: 'bearer',
  summary: '해석 제안: 문장마다 한 줄',
  body: z.strictObject({
    SENTENCES: z
      .array(z.string().trim().min(1).max(passageMaxChars))
      .min(1)
      .max(300)
      .refine(
        (sentences) => sentences.join(' ').length <= passageMaxChars + sentences.length,
        '지문이 너무 길어요.',
      ),
  }),
  /** As many lines as sentences, in their order. */
  output: z.strictObject({ TRANSLATIONS: z.array(z.string().min(1).max(1000)) }),
});

export const passageLines = z.strictObject({ TOPIC: line, TITLE: line, GIST: line, SUMMARY: line });
export type PassageLines = z.infer<typeof passageLines>;

export const suggestLines = endpoint({
  method: 'POST',
  path: '/passageSuggestion/lines',
  auth: 'bearer',
  summary: '주제·제목·요지·요약문 제안',
  body: z.strictObject({ PS_TEXT: passageText }),
  output: passageLines,
});

export const suggestDistractors = endpoint({
  method: 'POST',
  path: '/passageSuggestion/distractors',
  auth: 'bearer',
  summary: '오답 선택지 제안: 정답과 같은 꼴 네 개',
  body: z.strictObject({ PS_TEXT: passageText, QUESTION: z.string().trim().min(1).max(500), ANSWER: line }),
  output: z.strictObject({ DISTRACTORS: z.array(line).length(4) }),
});
