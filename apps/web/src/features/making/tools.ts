import type { InputOf, makeExam } from '@jadoo/contract';

export type MakerTool = 'basic' | 'advanced' | 'transform';
export type MadeWith = InputOf<typeof makeExam, 'body'>['ED_TOOL'];

/** What a maker is told about its tool. */
export interface ToolInfo {
  tool: MadeWith;
  path: string;
  /** Short name, as filters and badges show it. */
  name: string;
  heading: string;
  text: string;
  /** What comes out of it, for the hub. */
  example: string;
  style: 'exam-b4' | 'academy-a4' | 'workbook-a4';
  titleSuffix: string;
}

/** The three tools; the maker is one component that these configure. */
export const tools: readonly ToolInfo[] = [
  {
    tool: 'basic',
    path: '/data/basic',
    name: '기본',
    heading: '기본 자료 만들기',
    text: '해석, 끊어 읽기, 어휘와 단어 시험으로 지문을 익히는 학습지를 만들어요.',
    example: '한 줄 해석 · 핵심 어휘 · 단어 시험 · 빈칸 채우기',
    style: 'workbook-a4',
    titleSuffix: '학습지',
  },
  {
    tool: 'advanced',
    path: '/data/advanced',
    name: '심화',
    heading: '심화 자료 만들기',
    text: '어법과 어휘를 고르고 문장을 써 보는 내신 대비 학습지를 만들어요.',
    example: '어법 선택 · 어법 고치기 · 단어 배열 · 구문 분석',
    style: 'workbook-a4',
    titleSuffix: '심화 학습지',
  },
  {
    tool: 'transform',
    path: '/data/transform',
    name: '변형',
    heading: '변형 문제 만들기',
    text: '수능과 내신에 나오는 모양 그대로 변형 문제와 해설을 만들어요.',
    example: '글의 순서 · 문장 삽입 · 어법 · 빈칸 추론',
    style: 'exam-b4',
    titleSuffix: '변형 문제',
  },
];

/** 빠른 제작 takes its kinds from a package. */
export const quickTool: ToolInfo = {
  tool: 'quick',
  path: '/quick',
  name: '빠른 제작',
  heading: '빠른 제작',
  text: '지문 하나를 넣고 꾸러미를 고르면 바로 만들어요.',
  example: '',
  style: 'workbook-a4',
  titleSuffix: '학습지',
};

/** A title for a paper that the teacher has not named: the first passage and how many follow. */
export function suggestTitle(passageTitles: readonly string[], suffix: string): string {
  const [first = '지문'] = passageTitles;
  const others = passageTitles.length > 1 ? ` 외 ${passageTitles.length - 1}개` : '';
  return `${first.slice(0, 60)}${others} ${suffix}`;
}
