import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { drawAnswerNumber } from '#exercise/draw-answer.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';
import { explainGist } from '#meaning/gist/explain-gist.ts';
import { isStory } from '#meaning/is-story.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { drawDistractorLines, listDistractorLines } from '#meaning/lines/distractor-lines.ts';
import { drawGistLines } from '#meaning/gist/gist-draw.ts';
import { listGistLines } from '#meaning/gist/gist-lines.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';

const attempts = 24;

/** What differs between 주제, 제목 and 요지. */
export interface LineKind {
  kind: LineName;
  /** 주제, 제목 or 요지 */
  label: string;
  instruction: Inline[];
  /** The teacher's line as it is printed, or a Korean reason why it cannot be used. */
  readAnswer: (line: string, context: KindContext) => { line: string } | { reason: string };
}

/** A five-option exercise whose right option is the teacher's line of the passage. */
export function makeLineExercise(lineKind: LineKind, context: KindContext): MakeResult {
  const { kind } = lineKind;
  const { source, analysis, options, seed } = context;
  const read = readTeacherLine(lineKind, context);
  if ('reason' in read) return refuse(kind, context, read.reason);
  if (isStory(analysis))
    return refuse(
      kind,
      context,
      `인물의 이야기를 다룬 글이라 ${lineKind.label} 문항의 오답을 알맞게 만들 수 없어요.`,
    );
  const draw = readDraw({
    source,
    analysis,
    name: kind,
    answer: read.line,
    ...(options.difficulty === undefined ? {} : { difficulty: options.difficulty }),
  });
  const excluded = new Set(options.excludedSignatures ?? []);
  let found = false;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const random = createRandom(mixSeed(seed, source.id, kind, String(attempt)));
    const distractors = draw(random);
    if (distractors === undefined) continue;
    found = true;
    const signature = `${kind}:${distractors
      .map(({ id }) => id)
      .sort()
      .join(',')}`;
    if (!excluded.has(signature))
      return build(lineKind, context, { answer: read.line, distractors, signature, random });
  }
  return refuse(
    kind,
    context,
    found
      ? `이 지문으로 만들 수 있는 다른 ${lineKind.label} 문항이 없어요.`
      : kind === 'gist'
        ? '지문의 번역에서 요지와 겨룰 만한 문장을 넉넉히 찾지 못해 오답 네 개를 만들 수 없어요.'
        : '지문의 핵심어를 뚜렷하게 찾지 못해 오답 네 개를 만들 수 없어요.',
  );
}

/** The teacher's line as it is printed, or a Korean reason why there is none. */
export function readTeacherLine(
  { kind, readAnswer }: Pick<LineKind, 'kind' | 'readAnswer'>,
  context: KindContext,
): { line: string } | { reason: string } {
  const given = context.source[kind]?.trim() ?? '';
  return given === '' ? { reason: missingReasons[kind] } : readAnswer(given, context);
}

/** How the wrong lines are drawn: those of 요지 come from what the passage itself says. */
function readDraw(context: LineContext): (random: Random) => DistractorLine[] | undefined {
  if (context.name === 'gist') {
    const stock = listGistLines(context);
    return (random) => drawGistLines(stock, random);
  }
  const stock = listDistractorLines({ ...context, name: context.name });
  return (random) => drawDistractorLines(stock, random);
}

const missingReasons: Readonly<Record<LineName, string>> = {
  topic: '주제 줄이 없어요. 지문에 주제를 적으면 만들 수 있어요.',
  title: '제목 줄이 없어요. 지문에 제목을 적으면 만들 수 있어요.',
  gist: '요지 줄이 없어요. 지문에 요지를 적으면 만들 수 있어요.',
};

interface Parts {
  answer: string;
  distractors: DistractorLine[];
  signature: string;
  random: Random;
}

function build(
  lineKind: LineKind,
  context: KindContext,
  { answer, distractors, signature, random }: Parts,
): Exercise {
  const { kind, instruction } = lineKind;
  const { source, seed } = context;
  const number = drawAnswerNumber(random);
  const shuffled = random.shuffle(distractors);
  const lines = [...shuffled.slice(0, number - 1), undefined, ...shuffled.slice(number - 1)];
  return {
    id: `${source.id}:${kind}:1`,
    kind,
    passageId: source.id,
    seed,
    instruction,
    body: layOutPassage(source.text, []),
    options: lines.map((line) => [{ type: 'text', text: line?.text ?? answer }]),
    answer: { type: 'option', number },
    explanation: [
      ...explainAnswer(lineKind, context, optionMarks[number - 1] ?? ''),
      ...lines.flatMap((line, index) => (line ? [`${optionMarks[index] ?? ''} ${line.reason}`] : [])),
    ],
    changes: [],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: [],
    signature,
    points: 2,
    difficulty: readDifficulty(distractors),
    footnotes: source.footnotes ?? [],
  };
}

/** The more options treat the very point of the passage, the harder it is to choose. */
function readDifficulty(distractors: readonly DistractorLine[]): Exercise['difficulty'] {
  const close = distractors.filter(({ isClose }) => isClose).length;
  return close === 0 ? 'low' : close === 1 ? 'middle' : 'high';
}

function explainAnswer({ kind, label }: LineKind, context: KindContext, mark: string): string[] {
  const gist = context.source.gist?.trim().replace(/[.\s]+$/u, '');
  if (kind === 'gist') return [`정답 ${mark}: ${explainGist(context) ?? ''}`];
  const topic = context.source.topic?.trim().replace(/[.\s]+$/u, '') ?? '';
  const particle = label === '제목' ? '으로' : '로';
  const why =
    kind === 'title' && !namesMatter(context)
      ? '선택지 가운데 글의 제목으로 가장 적절하다.'
      : `이를 담은 것이 글의 ${label}${particle} 가장 적절하다.`;
  if (gist && /다$/u.test(gist)) return [`정답 ${mark}: 이 글은 ‘${gist}’라는 내용이므로, ${why}`];
  return kind === 'title' && topic !== ''
    ? [`정답 ${mark}: 이 글의 주제는 ‘${topic}’이므로, ${why}`]
    : [`정답 ${mark}: 글 전체의 내용을 담은 ${label}${particle} 가장 적절하다.`];
}

/** A title may be a picture, or name only the story with which the passage opens: then nobody can say that it holds the point. */
function namesMatter({ source: { title = '', topic = '', summary = '' } }: KindContext): boolean {
  const said = new Set(listLineWords(`${topic} ${summary}`));
  return listLineWords(title).some((word) => said.has(word));
}
