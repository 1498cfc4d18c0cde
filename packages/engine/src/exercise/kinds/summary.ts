import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { drawAnswerNumber } from '#exercise/draw-answer.ts';
import { explainSummary } from '#meaning/summary/explain-summary.ts';
import { areNear } from '#meaning/option-sets.ts';
import { introducesThing } from '#meaning/statements/introduced-thing.ts';
import { isFactual } from '#meaning/statements/statements.ts';
import { readSubject } from '#meaning/statements/told-subject.ts';
import { readAskedWord } from '#meaning/summary/summary-asked.ts';
import type { SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { carriesClaim, isOfNamed } from '#meaning/summary/summary-points.ts';
import { findBacking, isInGist, type Summarised } from '#meaning/summary/summary-grounds.ts';
import {
  hasOtherSense,
  isTold,
  listSummaryPairs,
  type SummaryPair,
  type Telling,
} from '#meaning/summary/summary-options.ts';
import { makeWrittenLine } from '#meaning/written-lines/written-line.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

const labels = ['(A)', '(B)'] as const;
const separator = ' …… ';
/** Between two blanks stand at least this many words. */
const minGapTokens = 2;
const blankWidthEm = 6;
/** How many of the best pairs the seed chooses from. */
const pairChoice = 3;

const pointWeight = 1.5;

type Blanks = readonly [SummaryBlank, SummaryBlank];

/** 요약문: the teacher's summary with two words left out, to write or, where that is asked for, to choose from five pairs. */
export function makeSummary(context: KindContext): MakeResult {
  const line = context.source.summary?.trim() ?? '';
  if (line === '')
    return refuse('summary', context, '요약문 줄이 없어요. 지문에 요약문을 적으면 만들 수 있어요.');
  if (/[가-힣]/u.test(line) || !/[a-z]/u.test(line))
    return refuse('summary', context, '요약문이 영어가 아니에요. 요약문을 영어로 적으면 만들 수 있어요.');
  return context.options.mode === 'choice'
    ? makePairs(line, context)
    : makeWrittenLine({ kind: 'summary', label: '요약문', line }, context);
}

/** Five pairs of words, of which every wrong one holds a word that cannot be right. */
function makePairs(line: string, context: KindContext): MakeResult {
  const { source, analysis, options, seed } = context;
  const summary = analyseLine(line);
  const isTold = isFactual(analysis) && readSubject(source.text) !== undefined;
  if (isTold || introducesThing(analysis, summary) || isOfNamed(summary))
    return refuse(
      'summary',
      context,
      '한 대상의 사실을 전하는 글이라 요약문으로 물을 논지가 없어요. 내용 일치에 알맞은 글이에요.',
    );
  const telling: Telling = {
    passage: analysis,
    translations: [...(source.translations ?? []), source.gist ?? ''],
    lines: alignTranslations({ source, analysis }),
    gist: source.gist ?? '',
  };
  // The 요지 sums up as the summary does: it is no evidence that the passage says so.
  const evidence = { ...telling, translations: source.translations ?? [] };
  const pairs = listBlankPairs({ source, analysis, summary }, telling, evidence);
  if (pairs.length === 0)
    return refuse(
      'summary',
      context,
      '요약문에서 오답을 확실하게 만들 수 있는 핵심어 두 개를 찾지 못했어요.',
    );
  const random = createRandom(mixSeed(seed, source.id, 'summary'));
  const excluded = new Set(options.excludedSignatures ?? []);
  const free = pairs.filter((pair) => !excluded.has(signatureOf(pair)));
  if (free.length === 0)
    return refuse('summary', context, '이 지문으로 만들 수 있는 다른 요약문 문항이 없어요.');
  for (const blanks of [random.pick(free.slice(0, pairChoice)), ...free]) {
    const options = listSummaryPairs(summary, blanks, telling, random);
    if (options) return build(context, summary, { blanks, options }, random);
  }
  return refuse('summary', context, '요약문의 핵심어와 어울리는 오답 낱말을 충분히 찾지 못했어요.');
}

const signatureOf = (blanks: Blanks): string => `summary:${blanks.map(({ token }) => token.start).join('-')}`;

const familyLength = 5;

/** Words of one family begin alike: silent and silence. */
const beginAlike = (left: string, right: string): boolean =>
  right.length >= familyLength && left.slice(0, familyLength) === right.slice(0, familyLength);

/** Pairs of words that can be left out, the most telling first. */
function listBlankPairs(summarised: Summarised, telling: Telling, evidence: Telling): Blanks[] {
  const { source, summary } = summarised;
  const uses = new Map<string, number>();
  for (const { lemma } of summary.tokens) uses.set(lemma, (uses.get(lemma) ?? 0) + 1);
  const blanks = summary.tokens.flatMap((token) => {
    // "stay silent … break the (silence)": the other words of the sentence give away what is asked.
    const isGivenAway = summary.tokens.some(
      ({ lemma, tag }) =>
        /^(?:NN|VB|JJ|RB)/u.test(tag) && lemma !== token.lemma && beginAlike(lemma, token.lemma),
    );
    const isOnce = uses.get(token.lemma) === 1 && !isGivenAway;
    const blank = isOnce ? readAskedWord(summary, token) : undefined;
    if (blank === undefined || hasOtherSense(blank, telling)) return [];
    const isSaid = isTold(blank, evidence);
    // What can be shown in the passage is asked sooner than what only the whole of it says.
    const isPoint = isInGist(source, blank);
    const isShown = isPoint || findBacking(summarised, blank) !== undefined;
    if (!carriesClaim(summary, blank, isPoint) || !isShown) return [];
    const weight = weigh(blank, isSaid, source.title ?? '') + (isPoint ? pointWeight : 0);
    return [{ blank, weight }];
  });
  const half = summary.tokens.length / 2;
  return blanks
    .flatMap((first, index) =>
      blanks.slice(index + 1).flatMap((second) => {
        const [one, two] = [first.blank, second.blank];
        const isSpread = one.token.index < half && two.token.index >= half;
        const weight = first.weight + second.weight + (isSpread ? 1.5 : 0);
        return areApart(one, two) ? [{ pair: [one, two] as const, weight }] : [];
      }),
    )
    .sort((a, b) => b.weight - a.weight)
    .map(({ pair }) => pair);
}

function areApart(first: SummaryBlank, second: SummaryBlank): boolean {
  const gap = second.token.index - first.token.index;
  return gap > minGapTokens && !areNear(first.token.lemma, second.token.lemma, first.pos);
}

/** What the passage itself says can be looked up, what is done or said of a thing is the point, and a word of the title is the subject. */
function weigh({ token, pos }: SummaryBlank, isSaid: boolean, title: string): number {
  const isSubject = pos === 'n' && title.toLowerCase().includes(token.lemma);
  const byClass = pos === 'v' ? 2 : pos === 'adj' ? 1 : pos === 'n' ? 0.5 : 0;
  return (isSaid ? 1.5 : 0) + byClass - (isSubject ? 1 : 0);
}

function build(
  context: KindContext,
  summary: PassageAnalysis,
  { blanks, options }: { blanks: Blanks; options: readonly SummaryPair[] },
  random: Random,
): Exercise {
  const { source, analysis, seed } = context;
  const number = drawAnswerNumber(random);
  const shuffled = random.shuffle(options.slice(1));
  const pairs = [...shuffled.slice(0, number - 1), ...options.slice(0, 1), ...shuffled.slice(number - 1)];
  const box = { type: 'box' as const, paragraphs: [cutBlanks(source.summary?.trim() ?? '', blanks)] };
  return {
    id: `${source.id}:summary:1`,
    kind: 'summary',
    passageId: source.id,
    seed,
    instruction: [
      {
        type: 'text',
        text: '다음 글의 내용을 한 문장으로 요약하고자 한다. 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?',
      },
    ],
    body: [...layOutPassage(source.text, []), box],
    options: pairs.map(({ words }) => [
      { type: 'text', text: words.map(({ text }) => text).join(separator) },
    ]),
    answer: { type: 'option', number },
    explanation: explainSummary({ source, analysis, summary, blanks, pairs, number }),
    changes: [],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: [],
    signature: signatureOf(blanks),
    points: 2,
    difficulty: 'middle',
    footnotes: source.footnotes ?? [],
  };
}

function cutBlanks(line: string, blanks: Blanks): Inline[] {
  const inlines: Inline[] = [];
  let position = 0;
  blanks.forEach(({ token }, index) => {
    inlines.push({ type: 'text', text: line.slice(position, token.start) });
    inlines.push({ type: 'blank', widthEm: blankWidthEm, label: labels[index] ?? '' });
    position = token.end;
  });
  return [...inlines, { type: 'text', text: line.slice(position) }].filter(
    (inline) => inline.type !== 'text' || inline.text !== '',
  ) as Inline[];
}
