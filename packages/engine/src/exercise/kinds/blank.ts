import { findEntry } from '@jadoo/lexicon';

import type { Candidate, Difficulty, Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { withParticle } from '#korean.ts';
import { areNear, pickForeignWords, type OptionWord } from '#meaning/option-sets.ts';
import { glossForReader } from '#passage/gloss-for-reader.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';
import { listBlankSpots, type BlankSpot } from '#wording/blank-spots.ts';
import { explainEvidence } from '#wording/explain-word.ts';

const marks = ['①', '②', '③', '④', '⑤'] as const;
const answerWeights = [3, 4, 4, 4, 4];
const blankWidthEm = 8;
const minSentences = 4;
const wrongCount = 4;
/** Spots whose score is at least this share of the best one's may be drawn. */
const goodShare = 0.75;

type WrongReason = 'opposite' | 'lookalike' | 'foreign';

interface WrongWord extends OptionWord {
  reason: WrongReason;
}

const reasons: Readonly<Record<WrongReason, string>> = {
  opposite: '글의 내용과 반대된다.',
  lookalike: '철자가 비슷할 뿐 뜻이 글의 흐름에 맞지 않는다.',
  foreign: '글에서 다루지 않은 내용이다.',
};

/** 빈칸 추론: one word that the passage points to, with its opposite and words of another meaning as options. */
export function makeBlank(context: KindContext): MakeResult {
  const { source, analysis, options, seed } = context;
  if (analysis.sentences.length < minSentences)
    return refuse(
      'blank',
      context,
      `문장이 ${analysis.sentences.length}개뿐이라 빈칸의 근거를 찾을 수 없어요.`,
    );
  const spots = listBlankSpots(context);
  if (spots.length === 0)
    return refuse(
      'blank',
      context,
      '글의 다른 곳에 뚜렷한 근거가 있고 반의어로 오답을 만들 수 있는 핵심어가 없어요.',
    );
  const excluded = new Set(options.excludedSignatures ?? []);
  const free = spots.filter((spot) => !excluded.has(signatureOf(spot)));
  if (free.length === 0) return refuse('blank', context, '이 지문으로 만들 수 있는 다른 빈칸 문항이 없어요.');
  const random = createRandom(mixSeed(seed, source.id, 'blank'));
  const locked = free.filter((spot) => options.lockedSpots?.includes(idOf(spot)));
  const wished = free.filter((spot) => getDifficulty(spot) === options.difficulty);
  const from = [locked, wished, free].find((list) => list.length > 0) ?? free;
  const best = Math.max(...from.map(({ score }) => score));
  const good = from.filter(({ score }) => score >= goodShare * best);
  for (const spot of [...random.shuffle(good), ...from]) {
    const wrong = pickWrongWords(context, spot, random);
    if (wrong.length === wrongCount) return build(context, spots, spot, wrong, random);
  }
  return refuse('blank', context, '빈칸에 어울리는 수준의 오답 낱말을 충분히 찾지 못했어요.');
}

const idOf = ({ word }: BlankSpot): string => `t${word.token.start}`;
const signatureOf = (spot: BlankSpot): string => `blank:${spot.word.token.start}`;

/** Where the reason stands in the same sentence the blank is of middle difficulty. */
function getDifficulty({ word, clues }: BlankSpot): Difficulty {
  return clues.some(({ token }) => token.sentence === word.token.sentence) ? 'middle' : 'high';
}

/** An opposite and a look-alike, then words of another matter, or more of the first two where others might do. */
function pickWrongWords(
  { analysis }: KindContext,
  { word, opposites, lookalikes, isTold }: BlankSpot,
  random: Random,
): WrongWord[] {
  const name = (reason: WrongReason) => (one: OptionWord) => ({ ...one, reason });
  const isOther = ({ lemma }: OptionWord) => !areNear(lemma, word.token.lemma, word.pos);
  const [opposite, ...moreOpposites] = opposites.map(name('opposite'));
  const [lookalike, ...moreLookalikes] = lookalikes.filter(isOther).map(name('lookalike'));
  const text = new Set(analysis.tokens.map(({ lemma }) => lemma.toLowerCase()));
  const foreign = isTold ? pickForeignWords(word, text, wrongCount, random).map(name('foreign')) : [];
  const rest = isTold ? foreign : [...moreLookalikes, ...moreOpposites];
  return [opposite, lookalike, ...rest].filter((one) => one !== undefined).slice(0, wrongCount);
}

function build(
  context: KindContext,
  spots: readonly BlankSpot[],
  spot: BlankSpot,
  wrong: readonly WrongWord[],
  random: Random,
): Exercise {
  const { source, seed } = context;
  const { token } = spot.word;
  const number = random.pick(
    answerWeights.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
  );
  const others = random.shuffle(wrong);
  const words: (OptionWord | WrongWord)[] = [...others];
  words.splice(number - 1, 0, { lemma: token.lemma, text: token.text });
  return {
    id: `${source.id}:blank:1`,
    kind: 'blank',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 빈칸에 들어갈 말로 가장 적절한 것은?' }],
    body: layOutPassage(source.text, [
      { span: token, inline: { type: 'blank' as const, widthEm: blankWidthEm } },
    ]),
    options: words.map(({ text }) => [{ type: 'text', text }]),
    answer: { type: 'option', number },
    explanation: explain(context, spot, words),
    changes: [{ start: token.start, end: token.end, original: token.text, shown: '' }],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: spots.map((one): Candidate => ({
      id: idOf(one),
      start: one.word.token.start,
      end: one.word.token.end,
      category: '핵심어',
      isUsed: one === spot,
    })),
    signature: signatureOf(spot),
    points: 3,
    difficulty: getDifficulty(spot),
    footnotes: source.footnotes ?? [],
  };
}

function explain(
  { source, analysis }: KindContext,
  { word, clues }: BlankSpot,
  words: readonly (OptionWord | WrongWord)[],
): string[] {
  const { token, pos } = word;
  const gist = source.gist?.trim().replace(/[.\s]+$/u, '');
  const show = (text: string, meaning = '') => (meaning === '' ? text : `${text}(${meaning})`);
  const answer = `‘${show(token.text, glossForReader(source, analysis.tokens, token))}’`;
  const reason =
    clues.length > 0 ? `${explainEvidence(analysis, token, clues)} 따라서` : '글 전체의 내용으로 보아';
  return [
    ...(gist?.endsWith('다') ? [`이 글은 ‘${gist}’라는 내용이다.`] : []),
    `${reason} 빈칸에는 ${withParticle(answer, '이')} 들어가는 것이 가장 적절하다.`,
    ...words.flatMap((one, index) =>
      'reason' in one
        ? [
            `${marks[index] ?? ''} ${show(one.text, findEntry(one.lemma, pos)?.senses[0])}: ${reasons[one.reason]}`,
          ]
        : [],
    ),
  ];
}
