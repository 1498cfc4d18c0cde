import type { Candidate, Exercise, Inline } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { drawAnswerNumber } from '#exercise/draw-answer.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import type { AskedPlace, ConnectiveQuestion } from '#meaning/connectives/connective-questions.ts';
import { explainConnective, glossConnective, tellWrong } from '#meaning/connectives/explain-connective.ts';
import type { ConnectiveRival } from '#meaning/connectives/connective-rivals.ts';
import type { Random } from '#random.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

const labels = ['(A)', '(B)'] as const;
const separator = ' …… ';
const widthEm = 7;
const wrongCount = 4;
const comma = { type: 'text', text: ',' } as const;

/** 연결어 빈칸: one or two connectives of the passage left out, with such as the text itself rules out. */
export function buildConnectiveExercise(
  context: KindContext,
  questions: readonly ConnectiveQuestion[],
  { places, signature }: ConnectiveQuestion,
  random: Random,
): Exercise {
  const { source, seed } = context;
  const isPair = places.length > 1;
  const number = drawAnswerNumber(random);
  const rights = places.map(({ place }) => place.key);
  const wrong = random.shuffle(isPair ? pairUp(places) : listSingles(places));
  const options = [...wrong.slice(0, number - 1), rights, ...wrong.slice(number - 1)];
  return {
    id: `${source.id}:blank:1`,
    kind: 'blank',
    passageId: source.id,
    seed,
    instruction: [
      {
        type: 'text',
        text: isPair
          ? '다음 글의 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?'
          : '다음 빈칸에 들어갈 연결어로 가장 적절한 것은?',
      },
    ],
    body: layOutPassage(
      source.text,
      places.flatMap(({ place: { start, end, isCommaDue } }, at) => [
        {
          span: { start, end },
          inline: { type: 'blank', widthEm, ...(isPair ? { label: labels[at] ?? '' } : {}) } satisfies Inline,
        },
        ...(isCommaDue ? [{ span: { start: end, end }, inline: comma }] : []),
      ]),
    ),
    options: options.map((words) => [{ type: 'text', text: words.join(separator) }]),
    answer: { type: 'option', number },
    explanation: explain(context, places, options),
    changes: places.map(({ place: { start, end, text, isCommaDue } }) => ({
      start,
      end,
      original: text,
      shown: isCommaDue ? comma.text : '',
    })),
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: listCandidates(questions, places),
    signature,
    points: 2,
    difficulty: isPair ? 'middle' : 'low',
    footnotes: source.footnotes ?? [],
  };
}

const listSingles = ([only]: readonly AskedPlace[]): string[][] =>
  only?.rivals.slice(0, wrongCount).map(({ text }) => [text]) ?? [];

/** Four pairs with one or both of their words wrong; no word comes more than three times. */
function pairUp(places: readonly AskedPlace[]): string[][] {
  const [[right = '', one = '', two], [other = '', first = '', second]] = places.map(({ place, rivals }) => [
    place.key,
    ...rivals.map(({ text }) => text),
  ]) as [string[], string[]];
  const both = [
    [right, first],
    [one, other],
  ];
  if (two === undefined) return [...both, [right, second ?? ''], [one, first]];
  return second === undefined
    ? [...both, [two, other], [one, first]]
    : [...both, [one, second], [two, first]];
}

/** Every place that some question asks for. */
function listCandidates(
  questions: readonly ConnectiveQuestion[],
  places: readonly AskedPlace[],
): Candidate[] {
  const all = new Map(questions.flatMap((one) => one.places.map(({ place }) => [place.id, place])));
  return [...all.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ id, start, end }) => ({
      id,
      start,
      end,
      category: '연결어',
      isUsed: places.some(({ place }) => place.id === id),
    }));
}

const gloss = (text: string): string => `${text}(${glossConnective(text)})`;

function explain(
  context: KindContext,
  places: readonly AskedPlace[],
  options: readonly (readonly string[])[],
): string[] {
  const lines = alignTranslations(context);
  const isPair = places.length > 1;
  const blanks = places.map(({ place: { start, end, isCommaDue } }, at) => ({
    start,
    end,
    shown: `${labels[at] ?? ''}______${isCommaDue ? comma.text : ''}`,
  }));
  const rights = places.map(({ place }, at) => {
    const told = explainConnective(context.analysis, place, lines, blanks[1 - at]);
    return isPair ? `${labels[at] ?? ''} ${told}` : told;
  });
  const isShown =
    (at: number) =>
    ({ text }: ConnectiveRival) =>
      options.some((words) => words[at] === text);
  if (isPair)
    return [
      ...rights,
      ...places.map(
        ({ rivals }, at) =>
          `${labels[at] ?? ''}의 오답: ${rivals
            .filter(isShown(at))
            .map((rival) => `${gloss(rival.text)} – ${tellWrong(rival)}`)
            .join(' ')}`,
      ),
    ];
  return [
    ...rights,
    ...options.flatMap(([text], index) => {
      const rival = places[0]?.rivals.find((one) => one.text === text);
      return rival === undefined
        ? []
        : [`${optionMarks[index] ?? ''} ${gloss(rival.text)}: ${tellWrong(rival)}`];
    }),
  ];
}
