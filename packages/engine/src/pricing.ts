import type { KindId, ToolId } from '#exercise/exercise.ts';

/** What a kind belongs to and how teachers name it. */
export interface KindInfo {
  id: KindId;
  tool: ToolId;
  name: string;
}

const toolPricePoints: Record<ToolId, number> = { basic: 10, advanced: 20, transform: 30 };

/** The price of one exercise of a tool for one passage, in points (1P = 1원). */
export function getPricePoints(tool: ToolId): number {
  return toolPricePoints[tool];
}

/** All kinds in the order of the papers. */
export const kindInfos: readonly KindInfo[] = [
  { id: 'original', tool: 'basic', name: '원문' },
  { id: 'line-translation', tool: 'basic', name: '한 줄 해석' },
  { id: 'chunk-reading', tool: 'basic', name: '끊어 읽기' },
  { id: 'vocabulary-list', tool: 'basic', name: '핵심 어휘' },
  { id: 'word-test', tool: 'basic', name: '단어 시험' },
  { id: 'cloze-word', tool: 'basic', name: '빈칸 채우기' },
  { id: 'grammar-choice', tool: 'advanced', name: '어법 선택' },
  { id: 'grammar-correction', tool: 'advanced', name: '어법 고치기' },
  { id: 'word-choice', tool: 'advanced', name: '어휘 선택' },
  { id: 'word-order', tool: 'advanced', name: '단어 배열' },
  { id: 'conditional-writing', tool: 'advanced', name: '조건 영작' },
  { id: 'cloze-sentence', tool: 'advanced', name: '문장 빈칸' },
  { id: 'sentence-analysis', tool: 'advanced', name: '구문 분석' },
  { id: 'order', tool: 'transform', name: '글의 순서' },
  { id: 'insertion', tool: 'transform', name: '문장 삽입' },
  { id: 'irrelevant', tool: 'transform', name: '무관한 문장' },
  { id: 'blank', tool: 'transform', name: '빈칸 추론' },
  { id: 'grammar-error', tool: 'transform', name: '어법' },
  { id: 'word-error', tool: 'transform', name: '어휘' },
  { id: 'content-match', tool: 'transform', name: '내용 일치' },
  { id: 'topic', tool: 'transform', name: '주제' },
  { id: 'title', tool: 'transform', name: '제목' },
  { id: 'gist', tool: 'transform', name: '요지' },
  { id: 'summary', tool: 'transform', name: '요약문' },
  { id: 'short-answer', tool: 'transform', name: '서술형' },
];
