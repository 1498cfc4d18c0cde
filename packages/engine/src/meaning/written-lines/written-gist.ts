import type { Candidate, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { quoteClause } from '#meaning/written-lines/explain-written.ts';
import { listGistWords, type GistWord } from '#meaning/written-lines/gist-words.ts';
import { createRandom, mixSeed } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

/** How many words are given, by what the teacher wishes: the fewer, the harder. */
const counts = { low: 4, middle: 3, high: 2 } as const;
const leastGiven = 2;
/** How many of the best sets of words the seed chooses from. */
const setChoice = 3;
const writingLines = 2;
/** A student may need some more room than the teacher. */
const roomier = 1.3;
const pointsOfClaim = 2;

/** What a passage that argues comes to, and one that only tells facts. */
const asked = {
  요지: { instruction: '다음 글의 요지를 <조건>에 맞게 우리말로 쓰시오.', claim: '글쓴이가 말하려는 바를' },
  요약: {
    instruction: '다음 글의 내용을 <조건>에 맞게 우리말 한 문장으로 요약하여 쓰시오.',
    claim: '글 전체의 내용을',
  },
} as const;
type Asked = keyof typeof asked;

/**
 * 요지 쓰기: the 요지 in Korean, with the meanings of some words of the passage in it. `line` is that of the teacher;
 * of a passage without a claim it is called 요약.
 */
export function makeWrittenGist(line: string, name: Asked, context: KindContext): MakeResult {
  const { source, analysis, options, seed } = context;
  const words = listGistWords(source, analysis);
  if (words.length < leastGiven)
    return refuse('gist', context, '요지에 그 뜻이 들어 있는 본문의 낱말을 두 개 이상 찾지 못했어요.');
  const excluded = new Set(options.excludedSignatures ?? []);
  const locked = new Set(options.lockedSpots ?? []);
  const countLocked = (set: readonly GistWord[]): number => set.filter((one) => locked.has(idOf(one))).length;
  const wanted = Math.min(words.length, counts[options.difficulty ?? 'middle']);
  const free = listSets(words, wanted).filter((set) => !excluded.has(signatureOf(set)));
  const most = Math.max(0, ...free.map(countLocked));
  const best = free.filter((set) => countLocked(set) === most).slice(0, setChoice);
  if (best.length === 0) return refuse('gist', context, '이 지문으로 만들 수 있는 다른 요지 문항이 없어요.');
  const random = createRandom(mixSeed(seed, source.id, 'gist', 'written'));
  return build(line, name, context, { words, given: random.pick(best) });
}

const idOf = ({ token }: GistWord): string => `gist-word@${token.start}`;
const signatureOf = (set: readonly GistWord[]): string =>
  `gist:written:${set.map(({ token }) => token.start).join('-')}`;

/** Every choice of so many of the words, those with the best words first, each in the order of the passage. */
function listSets(words: readonly GistWord[], count: number): (readonly GistWord[])[] {
  const choose = (from: number, left: number): GistWord[][] =>
    left === 0
      ? [[]]
      : words
          .slice(from)
          .flatMap((word, at) => choose(from + at + 1, left - 1).map((rest) => [word, ...rest]));
  const worth = (set: readonly GistWord[]): number => set.reduce((sum, { weight }) => sum + weight, 0);
  return choose(0, count)
    .toSorted((left, right) => worth(right) - worth(left))
    .map((set) => set.toSorted((left, right) => left.token.start - right.token.start));
}

interface Choice {
  words: readonly GistWord[];
  given: readonly GistWord[];
}

function build(line: string, name: Asked, context: KindContext, { words, given }: Choice): Exercise {
  const { source, seed } = context;
  return {
    id: `${source.id}:gist:1`,
    kind: 'gist',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: asked[name].instruction }],
    body: [
      ...layOutPassage(source.text, []),
      { type: 'box', heading: '조건', paragraphs: listConditions(line) },
      { type: 'word-bank', words: given.map(({ word }) => word) },
      { type: 'writing-lines', count: writingLines },
    ],
    options: [],
    answer: { type: 'text', text: line, accepted: [] },
    explanation: explain(line, asked[name].claim, context, given),
    changes: [],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: listCandidates(words, given),
    signature: signatureOf(given),
    points: pointsOfClaim + given.length,
    difficulty: given.length >= counts.low ? 'low' : given.length <= counts.high ? 'high' : 'middle',
    footnotes: source.footnotes ?? [],
  };
}

function listConditions(line: string): Inline[][] {
  const most = Math.ceil((line.length * roomier) / 10) * 10;
  const conditions = [
    '<보기>에 있는 본문 낱말의 뜻을 모두 넣을 것',
    `‘~다.’로 끝나는 한 문장으로, 띄어쓰기를 포함하여 ${most}자 이내로 쓸 것`,
  ];
  return conditions.map((text, index) => [{ type: 'text', text: `${index + 1}. ${text}` }]);
}

/** What the given words mean and where they stand, and what earns the points. */
function explain(
  line: string,
  claim: string,
  { analysis }: KindContext,
  given: readonly GistWord[],
): string[] {
  const points = pointsOfClaim + given.length;
  return [
    `예시 답안: ${line}`,
    ...given.map(
      ({ token, word, meaning }) =>
        `${word}(${meaning}): 본문의 “${quoteClause(analysis, token)}”에 쓰인 말이다.`,
    ),
    `배점: ${points}점. 채점 기준: <보기>의 뜻을 바르게 넣을 때마다 1점, ${claim} 바르게 이었으면 ${pointsOfClaim}점을 준다. 뜻이 같은 다른 우리말로 써도 된다. <조건> 2를 어기면 1점을 감점한다.`,
  ];
}

const listCandidates = (words: readonly GistWord[], given: readonly GistWord[]): Candidate[] =>
  words.map((word) => ({
    id: idOf(word),
    start: word.token.start,
    end: word.token.end,
    category: '보기',
    isUsed: given.includes(word),
  }));
