import type { Candidate, Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { findEvidence, type Evidence } from '#meaning/evidence.ts';
import {
  pickForeignWords,
  readBlankWord,
  sensesOf,
  type BlankWord,
  type OptionWord,
} from '#meaning/option-sets.ts';
import { getOptionGloss } from '#passage/word-distractors.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';
import { withParticle } from '#korean.ts';

const marks = ['①', '②', '③', '④', '⑤'] as const;
const answerWeights = [3, 4, 4, 4, 4];
const blankWidthEm = 8;
/** The blank stands in the later part of the passage. */
const earliestShare = 0.4;
const minSentences = 4;
const foreignCount = 3;
const plainStrength = 3;
const conclusionShare = 0.8;
/** Spots whose score is at least this share of the best one's may be drawn. */
const goodShare = 0.75;

interface Spot {
  word: BlankWord;
  evidence: readonly Evidence[];
  score: number;
}

/** 빈칸 추론: one word that carries the point, with its opposite and words of another point as options. */
export function makeBlank(context: KindContext): MakeResult {
  const { source, analysis, options, seed } = context;
  if (analysis.sentences.length < minSentences)
    return refuse(
      'blank',
      context,
      `문장이 ${analysis.sentences.length}개뿐이라 빈칸의 근거를 찾을 수 없어요.`,
    );
  const spots = listSpots(context);
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
  const from = locked.length > 0 ? locked : free;
  const best = Math.max(...from.map(({ score }) => score));
  const good = from.filter(({ score }) => score >= goodShare * best);
  const text = new Set(analysis.tokens.map(({ lemma }) => lemma.toLowerCase()));
  for (const spot of [...random.shuffle(good), ...from]) {
    const foreign = pickForeignWords(spot.word, text, foreignCount, random);
    if (foreign.length === foreignCount) return build(context, spots, spot, foreign, random);
  }
  return refuse('blank', context, '빈칸에 어울리는 수준의 오답 낱말을 충분히 찾지 못했어요.');
}

const idOf = ({ word }: Spot): string => `t${word.token.start}`;
const signatureOf = (spot: Spot): string => `blank:${spot.word.token.start}`;

function listSpots({ analysis, source }: KindContext): Spot[] {
  const uses = new Map<string, number>();
  for (const { lemma } of analysis.tokens) uses.set(lemma, (uses.get(lemma) ?? 0) + 1);
  const count = analysis.sentences.length;
  const noted = new Set((source.footnotes ?? []).map(({ word }) => word.toLowerCase()));
  return analysis.tokens.flatMap((token): Spot[] => {
    if (token.sentence < earliestShare * count || uses.get(token.lemma) !== 1 || noted.has(token.lemma))
      return [];
    const word = readBlankWord(analysis, token);
    if (word === undefined || word.opposites.length === 0) return [];
    const evidence = findEvidence(analysis, source, word);
    if (evidence.length === 0) return [];
    const place = (token.sentence + 1) / count;
    // A word that is neither plainly told nor near the end is seldom the point.
    const isTold = evidence.some(
      ({ strength, token: other }) => strength >= plainStrength || other === token,
    );
    if (!isTold && place < conclusionShare) return [];
    const score =
      evidence.reduce((sum, { strength }) => sum + strength, 0) +
      2 * place +
      (token.sentence === count - 1 ? 1 : 0);
    return [{ word, evidence, score }];
  });
}

function build(
  context: KindContext,
  spots: readonly Spot[],
  spot: Spot,
  foreign: readonly OptionWord[],
  random: Random,
): Exercise {
  const { source, seed } = context;
  const { token, opposites } = spot.word;
  const [opposite] = opposites;
  const wrong = random.shuffle([...foreign, ...(opposite ? [opposite] : [])]);
  const number = random.pick(
    answerWeights.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
  );
  const right: OptionWord = { lemma: token.lemma, text: token.text };
  const words = [...wrong.slice(0, number - 1), right, ...wrong.slice(number - 1)];
  const inline = { type: 'blank' as const, widthEm: blankWidthEm };
  return {
    id: `${source.id}:blank:1`,
    kind: 'blank',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 빈칸에 들어갈 말로 가장 적절한 것은?' }],
    body: layOutPassage(source.text, [{ span: token, inline }]),
    options: words.map(({ text }) => [{ type: 'text', text }]),
    answer: { type: 'option', number },
    explanation: explain(context, spot, words, number),
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
    difficulty: spot.evidence.some(({ strength }) => strength >= 2) ? 'middle' : 'high',
    footnotes: source.footnotes ?? [],
  };
}

function explain(
  { source }: KindContext,
  { word, evidence }: Spot,
  words: readonly OptionWord[],
  number: number,
): string[] {
  const gist = source.gist?.trim().replace(/[.\s]+$/u, '');
  const gloss = (lemma: string): string => {
    const found = getOptionGloss(sensesOf(lemma, word.pos));
    return found === undefined || found === '' ? '' : `(${found})`;
  };
  const [first] = evidence;
  const answer = `‘${word.token.text}${gloss(word.token.lemma)}’`;
  return [
    ...(gist && gist.endsWith('다') ? [`이 글은 ‘${gist}’라는 내용이다.`] : []),
    ...(first ? [`${first.reason} 빈칸에는 ${withParticle(answer, '이')} 들어가는 것이 가장 적절하다.`] : []),
    ...words.flatMap(({ lemma, text }, index) => {
      if (index === number - 1) return [];
      const isOpposite = lemma === word.opposites[0]?.lemma;
      return [
        `${marks[index] ?? ''} ${text}${gloss(lemma)}: ${isOpposite ? '글의 내용과 반대된다.' : '글에서 다루지 않은 내용이다.'}`,
      ];
    }),
  ];
}
