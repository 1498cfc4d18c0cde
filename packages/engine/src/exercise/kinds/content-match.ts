import type { Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { withParticle } from '#korean.ts';
import { isFactual, listStatements, type Statement } from '#meaning/statements.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { describeMisfit } from '#syntax/aligned-translations.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

const marks = ['①', '②', '③', '④', '⑤'] as const;
const answerWeights = [2, 4, 4, 4, 4];

interface Choice {
  statements: readonly Statement[];
  /** 0–4, position of the false one. */
  answer: number;
}

/** 내용 불일치: five statements in the order of the text, one of them made false. */
export function makeContentMatch(context: KindContext): MakeResult {
  const { analysis, source, options, seed } = context;
  if (!isFactual(analysis))
    return refuse(
      'content-match',
      context,
      '주장이나 설명이 중심인 글이라 내용 일치 문항에 알맞지 않아요. 사실을 다룬 글에서 만들 수 있어요.',
    );
  const misfit = describeMisfit(context);
  if ((source.translations ?? []).length === 0 || misfit !== undefined)
    return refuse(
      'content-match',
      context,
      misfit === undefined
        ? '우리말 선택지를 만들 해석이 없어요. 지문에 해석을 먼저 넣어 주세요.'
        : '해석의 줄 수가 문장 수와 달라 선택지를 만들 수 없어요. 문장을 나눈 곳이나 해석을 고쳐 주세요.',
    );
  const all = listStatements(source, analysis);
  if (all.length < marks.length)
    return refuse(
      'content-match',
      context,
      `선택지로 쓸 수 있는 짧고 분명한 문장이 ${all.length}개뿐이에요. 5개 이상이어야 해요.`,
    );
  if (!all.some(({ flip }) => flip))
    return refuse('content-match', context, '확실히 틀리게 바꿀 수 있는 수치나 반의어가 든 문장이 없어요.');
  const random = createRandom(mixSeed(seed, source.id, 'content-match'));
  const excluded = new Set(options.excludedSignatures ?? []);
  const choices = listChoices(all).filter((choice) => !excluded.has(signatureOf(choice)));
  if (choices.length === 0)
    return refuse('content-match', context, '이 지문으로 만들 수 있는 다른 내용 일치 문항이 없어요.');
  return build(context, pick(choices, random));
}

const signatureOf = ({ statements, answer }: Choice): string =>
  `content-match:${statements.map(({ sentence }) => sentence.index).join('-')}:${answer + 1}`;

const mostChoices = 600;

/** Every five statements in order, with every one of them that can be made false. */
function listChoices(all: readonly Statement[]): Choice[] {
  const choices: Choice[] = [];
  const extend = (kept: readonly Statement[], from: number): void => {
    if (choices.length >= mostChoices) return;
    if (kept.length === marks.length) {
      kept.forEach(({ flip }, answer) => {
        if (flip) choices.push({ statements: kept, answer });
      });
      return;
    }
    for (let next = from; next < all.length; next += 1) extend([...kept, all[next] as Statement], next + 1);
  };
  extend([], 0);
  return choices;
}

/** Plain differences first, answer numbers by weight. */
function pick(choices: readonly Choice[], random: Random): Choice {
  const worthOf = ({ statements, answer }: Choice): number => statements[answer]?.flip?.worth ?? 0;
  const best = Math.max(...choices.map(worthOf));
  const good = choices.filter((choice) => worthOf(choice) >= best - 0.5);
  const bag = [...new Set(good.map(({ answer }) => answer))].flatMap((answer) =>
    Array.from({ length: answerWeights[answer] ?? 1 }, () => answer),
  );
  const answer = random.pick(bag);
  return random.pick(good.filter((choice) => choice.answer === answer));
}

function build(context: KindContext, choice: Choice): Exercise {
  const { source, seed } = context;
  const { statements, answer } = choice;
  return {
    id: `${source.id}:content-match:1`,
    kind: 'content-match',
    passageId: source.id,
    seed,
    instruction: [
      { type: 'text', text: '다음 글의 내용과 일치하지 ' },
      { type: 'underline', text: '않는' },
      { type: 'text', text: ' 것은?' },
    ],
    body: layOutPassage(source.text, []),
    options: statements.map(({ text, flip }, index) => [
      { type: 'text', text: index === answer ? (flip?.text ?? text) : text },
    ]),
    answer: { type: 'option', number: answer + 1 },
    explanation: explain(choice),
    changes: [],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: [],
    signature: signatureOf(choice),
    points: 2,
    difficulty: 'low',
    footnotes: source.footnotes ?? [],
  };
}

function explain({ statements, answer }: Choice): string[] {
  return statements.map(({ sentence, flip }, index) => {
    const quoted = `“${sentence.text.replace(/\s+/gu, ' ')}”`;
    if (index !== answer || !flip) return `${marks[index] ?? ''} ${quoted}에서 확인할 수 있다.`;
    const fault = `${withParticle(`‘${flip.to}’`, '은')} ${withParticle(`‘${flip.from}’`, '이')} 되어야 한다.`;
    return `정답 ${marks[index] ?? ''} ${quoted}라고 했으므로 ${fault}`;
  });
}
