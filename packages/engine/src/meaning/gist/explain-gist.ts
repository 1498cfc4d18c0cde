import type { KindContext } from '#exercise/kind-context.ts';
import { drawsTogether, findPointSentences } from '#meaning/point-sentences.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/**
 * Why the teacher's 요지 is the right one: the sentences that a teacher would underline, and what the teacher's own
 * 요약 or 주제 says; undefined where there is neither.
 */
export function explainGist({
  source,
  analysis,
}: Pick<KindContext, 'source' | 'analysis'>): string | undefined {
  const lines = alignTranslations({ source, analysis });
  const summary = trimEnd(source.summary);
  const hasSummary = /[a-z]/u.test(summary);
  const points = findPointSentences(source, analysis);
  // Beside the 요약 a sentence is quoted only where it says more than a part of the 요지.
  const shown = hasSummary ? points.filter((sentence) => drawsTogether(analysis, sentence)) : points;
  const quoted = shown.map(({ index, text }) => {
    const line = trimEnd(lines[index]);
    return line === '' ? `“${text.replace(/\s+/gu, ' ')}”` : `‘${line}’`;
  });
  const named = quoted.map((line) => `${line}라는 문장`).join('과 ');
  if (hasSummary) {
    const backing = named === '' ? '있으므로' : `있고 ${named}이 이를 뒷받침하므로`;
    return `이 글의 내용은 “${summary}.”로 간추릴 수 ${backing}, 이를 담은 것이 글의 요지로 가장 적절하다.`;
  }
  if (named !== '')
    return `글의 중심 내용은 ${named}에 드러나므로, 이를 담은 것이 글의 요지로 가장 적절하다.`;
  const topic = trimEnd(source.topic);
  return topic === ''
    ? undefined
    : `이 글의 주제는 ‘${topic}’이므로, 이를 한 문장으로 나타낸 것이 글의 요지로 가장 적절하다.`;
}

const trimEnd = (line: string | undefined): string => line?.trim().replace(/[.\s]+$/u, '') ?? '';
