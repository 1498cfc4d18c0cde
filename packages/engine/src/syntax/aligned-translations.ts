import type { KindContext } from '#exercise/kind-context.ts';

/**
 * The translation of each sentence, empty where there is none. Only a translation with as many lines as
 * sentences is surely aligned; a wrong line is worse than an empty one.
 */
export function alignTranslations({ analysis, source }: Pick<KindContext, 'analysis' | 'source'>): string[] {
  const lines = source.translations ?? [];
  const isAligned = lines.length === analysis.sentences.length;
  return analysis.sentences.map(({ index }) => (isAligned ? (lines[index] ?? '').trim() : ''));
}

/** Says in Korean why the translations could not be used; undefined when they could or there are none. */
export function describeMisfit({ analysis, source }: KindContext): string | undefined {
  const given = source.translations?.length ?? 0;
  if (given === 0 || given === analysis.sentences.length) return undefined;
  return `해석이 ${given}줄인데 문장은 ${analysis.sentences.length}개라서 비워 두었어요. 문장을 나눈 곳이나 해석을 고쳐 주세요.`;
}
