import type { Candidate, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { withParticle } from '#korean.ts';
import { listWordSets, type WordSet } from '#meaning/written-lines/draw-line-words.ts';
import { blankLabels, explainWritten, pointsOfBlank } from '#meaning/written-lines/explain-written.ts';
import { analyseWritten, listLineWords, type LineWord } from '#meaning/written-lines/line-words.ts';
import { createRandom, mixSeed } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

/** What differs between 주제, 제목 and 요약문. */
interface WrittenKind {
  kind: 'topic' | 'title' | 'summary';
  label: string;
  /** The teacher's line as it is printed. */
  line: string;
}

/** How many of the best sets of words the seed chooses from, and what they may weigh less than the best. */
const setChoice = 3;
const mostBehind = 1;
const blankWidthEm = 6;

/** 서술형 완성: the teacher's line with words left out that students find in the passage. */
export function makeWrittenLine(written: WrittenKind, context: KindContext): MakeResult {
  const { kind, label, line: text } = written;
  const { source, analysis: passage, options, seed } = context;
  const line = analyseWritten(kind, text, passage);
  const words = listLineWords({ source, passage, line, kind });
  const sets = listWordSets(line, words, kind);
  if (sets.length === 0)
    return refuse(kind, context, `${label}에서 본문의 말로 하나로만 채울 수 있는 핵심어를 찾지 못했어요.`);
  const locked = new Set(options.lockedSpots ?? []);
  const excluded = new Set(options.excludedSignatures ?? []);
  const free = sets.filter((set) => !excluded.has(signatureOf(kind, set.words)));
  const countLocked = (set: WordSet): number => set.words.filter((word) => locked.has(idOf(word))).length;
  const most = Math.max(0, ...free.map(countLocked));
  const fit = free.filter((set) => countLocked(set) === most);
  const best = fit.filter(({ weight }) => weight >= (fit[0]?.weight ?? 0) - mostBehind).slice(0, setChoice);
  if (best.length === 0)
    return refuse(kind, context, `이 지문으로 만들 수 있는 다른 ${label} 문항이 없어요.`);
  const random = createRandom(mixSeed(seed, source.id, kind, 'written'));
  return build(written, context, random.pick(best).words, sets);
}

const idOf = ({ token }: LineWord): string => `line-word@${token.start}`;
const signatureOf = (kind: string, set: readonly LineWord[]): string =>
  `${kind}:written:${set.map(({ token }) => token.start).join('-')}`;

function build(
  written: WrittenKind,
  context: KindContext,
  words: readonly LineWord[],
  sets: readonly WordSet[],
): Exercise {
  const { kind, label, line } = written;
  const { source, analysis, seed } = context;
  return {
    id: `${source.id}:${kind}:1`,
    kind,
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: instruct(label, words) }],
    body: [...layOutPassage(source.text, []), { type: 'box', paragraphs: [cutWords(line, words)] }],
    options: [],
    answer: { type: 'list', items: words.map(({ token }) => line.slice(token.start, token.end)) },
    explanation: explainWritten({
      label,
      line,
      gist: source.gist,
      passage: analysis,
      words: print(line, words),
    }),
    changes: [],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: listCandidates(sets, words),
    signature: signatureOf(kind, words),
    points: pointsOfBlank * words.length,
    difficulty: words.some(({ change }) => change !== undefined)
      ? 'high'
      : words.length > 1
        ? 'middle'
        : 'low',
    footnotes: source.footnotes ?? [],
  };
}

/** The words with the capitals of the printed line. */
const print = (line: string, words: readonly LineWord[]): LineWord[] =>
  words.map((word) => ({
    ...word,
    token: { ...word.token, text: line.slice(word.token.start, word.token.end) },
  }));

const asItIs = '형태를 바꾸지 말고 그대로';

function instruct(label: string, words: readonly LineWord[]): string {
  const labels = blankLabels.slice(0, words.length);
  const opening =
    label === '요약문'
      ? '다음 글의 내용을 한 문장으로 요약하고자 한다.'
      : `다음 글의 ${withParticle(label, '을')} 완성하려고 한다.`;
  const forms = words.map(
    ({ change, condition }) => condition ?? (change === undefined ? asItIs : '어법에 맞게 형태를 바꾸어'),
  );
  const found = `${opening} 빈칸 ${labels.join(', ')}에 들어갈 말을 본문에서 찾아 주어진 철자로 시작하는 한 단어로`;
  if (forms.every((form) => form === asItIs)) return `${found} ${asItIs} 쓰시오.`;
  // What is asked of two words alike is said once.
  const conditions = [...new Set(forms)].map((form) => {
    const own = labels.filter((_, index) => forms[index] === form);
    return `${withParticle(own.join(', '), '은')} ${form}`;
  });
  return `${found} 쓰시오. (단, ${conditions.join(', ')} 쓸 것)`;
}

function cutWords(line: string, words: readonly LineWord[]): Inline[] {
  const inlines: Inline[] = [];
  let position = 0;
  words.forEach(({ token, hint }, index) => {
    const label = blankLabels[index] ?? '';
    const start = line.slice(token.start, token.start + hint.length);
    inlines.push({ type: 'text', text: line.slice(position, token.start) });
    inlines.push({ type: 'blank', widthEm: blankWidthEm, label, hint: start });
    position = token.end;
  });
  inlines.push({ type: 'text', text: line.slice(position) });
  return inlines.filter((inline) => inline.type !== 'text' || inline.text !== '');
}

/** The places of the passage whose words can be asked. */
function listCandidates(sets: readonly WordSet[], words: readonly LineWord[]): Candidate[] {
  const used = new Set(words.map(idOf));
  const all = new Map(sets.flatMap((set) => set.words).map((word) => [idOf(word), word]));
  return [...all].map(([id, { place }]) => ({
    id,
    start: place.start,
    end: place.end,
    category: '빈칸',
    isUsed: used.has(id),
  }));
}
