import type { KindId } from '@jadoo/engine';

interface KindName {
  name: string;
  /** Worksheets stand under a heading of their own and carry no question number. */
  isWorksheet: boolean;
}

const worksheet = (name: string): KindName => ({ name, isWorksheet: true });
const question = (name: string): KindName => ({ name, isWorksheet: false });

/** Only types come from the engine: its values would load the taggers into every process that prints. */
const kindNames: Record<KindId, KindName> = {
  original: worksheet('원문'),
  'line-translation': worksheet('한 줄 해석'),
  'chunk-reading': worksheet('끊어 읽기'),
  'vocabulary-list': worksheet('핵심 어휘'),
  'word-test': worksheet('단어 시험'),
  'cloze-word': worksheet('빈칸 채우기'),
  'grammar-choice': question('어법 선택'),
  'grammar-correction': question('어법 고치기'),
  'word-choice': question('어휘 선택'),
  'word-order': question('단어 배열'),
  'conditional-writing': question('조건 영작'),
  'cloze-sentence': question('문장 빈칸'),
  'sentence-analysis': worksheet('구문 분석'),
  order: question('글의 순서'),
  insertion: question('문장 삽입'),
  irrelevant: question('무관한 문장'),
  blank: question('빈칸 추론'),
  'grammar-error': question('어법'),
  'word-error': question('어휘'),
  'content-match': question('내용 일치'),
  topic: question('주제'),
  title: question('제목'),
  gist: question('요지'),
  summary: question('요약문'),
  'short-answer': question('서술형'),
};

/** The Korean name of a kind and whether it is a worksheet. */
export function getKindName(kind: KindId): KindName {
  return kindNames[kind];
}
