import type { getKinds, OutputOf } from '@jadoo/contract';

type Kind = OutputOf<typeof getKinds>['KINDS'][number];

/** The three tools as the home page presents them. */
export const tools = [
  {
    id: 'basic',
    path: '/data/basic',
    name: '기본 자료',
    text: '해석지, 어휘, 단어 시험처럼 수업에 바로 쓰는 학습지',
  },
  {
    id: 'advanced',
    path: '/data/advanced',
    name: '심화 자료',
    text: '어법·어휘 선택, 영작처럼 내신을 다지는 연습',
  },
  {
    id: 'transform',
    path: '/data/transform',
    name: '변형 문제',
    text: '순서, 삽입, 빈칸처럼 수능·내신형으로 바꾼 문항',
  },
] as const;

/** Kinds of a tool that can be made now, and the lowest price among them. */
export function summariseTool(
  kinds: readonly Kind[],
  tool: string,
): { names: string[]; price: number | null } {
  const own = kinds.filter((kind) => kind.TOOL === tool && kind.IS_READY);
  return {
    names: own.map(({ NAME }) => NAME),
    price: own.length > 0 ? Math.min(...own.map(({ PRICE }) => PRICE)) : null,
  };
}
