import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { breaksQuotation } from '#cohesion/words.ts';
import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import { explainOffPoint, goodCue } from '#meaning/off-point/explain-off-point.ts';
import { isStory } from '#meaning/is-story.ts';
import { listOffPointSentences, type OffPointSentence } from '#meaning/off-point/off-point-sentences.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';

const minSentences = 5;
const maxHead = 3;
const maxTail = 2;
/** By answer number; a stranger right after the opening is seldom set. */
const answerWeights = [1, 4, 5, 5, 3];

/** Where the stranger stands. */
interface Place {
  /** It stands before this sentence of the passage. */
  before: number;
  /** Sentences before ①. */
  head: number;
}

/** 무관한 문장: five numbered sentences, one of which is on the subject and off the point. */
export function makeIrrelevant(context: KindContext): MakeResult {
  const { analysis, options, source, seed } = context;
  const count = analysis.sentences.length;
  if (count < minSentences) {
    return refuse(
      'irrelevant',
      context,
      `문장이 ${count}개라서 번호를 붙일 문장이 모자라요. 문장이 ${minSentences}개 이상이어야 해요.`,
    );
  }
  if (isStory(analysis))
    return refuse(
      'irrelevant',
      context,
      '사건이 시간 순서로 이어지는 이야기라 무관한 문장을 자연스럽게 넣을 수 없어요.',
    );
  const strangers = listOffPointSentences(source, analysis).flatMap((stranger) => {
    const places = listPlaces(context, stranger);
    return places.length > 0 ? [{ stranger, places }] : [];
  });
  if (strangers.length === 0)
    return refuse(
      'irrelevant',
      context,
      '글의 핵심어를 다루면서 논지에서 벗어난 문장을 넣을 자리를 찾지 못했어요.',
    );
  const excluded = new Set(options.excludedSignatures ?? []);
  const random = createRandom(mixSeed(seed, source.id, 'irrelevant'));
  const free = strangers
    .map(({ stranger, places }) => ({
      stranger,
      places: places.filter((place) => !excluded.has(signatureOf(stranger, place))),
    }))
    .filter(({ places }) => places.length > 0);
  if (free.length === 0)
    return refuse('irrelevant', context, '이 지문으로 만들 수 있는 다른 무관한 문장 문항이 없어요.');
  const { stranger, places } = random.pick(keepNearest(free));
  return build(context, stranger, pickPlace(places, random));
}

/** A subject much lighter than another one is less what the passage is about. */
const minShareOfTop = 0.8;
/** Of another field than the nearest is what the passage has so many fewer words of. */
const minShareOfNearest = 0.6;

/** Those on the heaviest of the subjects, among these the ones of its field, and among these those that open with it. */
function keepNearest<Found extends { stranger: OffPointSentence }>(found: readonly Found[]): Found[] {
  const heavy = keepTop(found, ({ stranger }) => stranger.shared[0]?.weight ?? 0, minShareOfTop);
  const near = keepTop(heavy, ({ stranger }) => stranger.nearness, minShareOfNearest);
  return keepTop(near, ({ stranger }) => Number(stranger.isLed), 1);
}

function keepTop<Found>(found: readonly Found[], measure: (one: Found) => number, share: number): Found[] {
  const least = share * Math.max(...found.map(measure));
  return found.filter((one) => measure(one) >= least);
}

const signatureOf = (stranger: OffPointSentence, place: Place): string =>
  `irrelevant:${stranger.id}:${place.before}`;

const numberOf = ({ before, head }: Place): number => before - head + 1;

/** Every way to number five sentences, the stranger after one that names its subject, little left unnumbered. */
function listPlaces({ analysis }: KindContext, stranger: OffPointSentence): Place[] {
  const count = analysis.sentences.length;
  const lemmas = new Set(stranger.shared.map(({ lemma }) => lemma));
  const named = analysis.tokens
    .filter(({ lemma }) => lemmas.has(lemma.toLowerCase()))
    .map(({ sentence }) => sentence);
  const places: Place[] = [];
  for (let before = 2; before < count; before += 1) {
    const around = analysis.sentences.slice(before - 1, before + 1);
    if (around.some(({ text }) => breaksQuotation(text)) || !named.some((at) => at < before)) continue;
    if (takesUp(analysis, before, stranger)) continue;
    for (let head = 1; head <= maxHead; head += 1) {
      const tail = count + 1 - head - optionMarks.length;
      const number = before - head + 1;
      if (tail >= 0 && tail <= maxTail && number >= 1 && number <= optionMarks.length)
        places.push({ before, head });
    }
  }
  const near = places.filter(({ before }) => named.includes(before - 1) || named.includes(before));
  const tied = near.filter(({ before }) => hasTie(analysis, before));
  return tied.length > 0 ? tied : near;
}

/** "Such training" would take up the training of a stranger before it. */
const takesUp = (analysis: KindContext['analysis'], next: number, { text }: OffPointSentence): boolean =>
  (listCues(analysis)[next] ?? []).some(
    ({ type, words }) =>
      /^(?:demonstrative|group)$/u.test(type) &&
      text.toLowerCase().includes(words.split(' ').at(-1)?.toLowerCase() ?? ''),
  );

function hasTie(analysis: KindContext['analysis'], before: number): boolean {
  const [cue] = findLinks(analysis, { first: before - 1, end: before }, before);
  return cue !== undefined && cue.strength >= goodCue;
}

function pickPlace(places: readonly Place[], random: Random): Place {
  const bag = places.flatMap((place) =>
    Array.from({ length: answerWeights[numberOf(place) - 1] ?? 1 }, () => place),
  );
  return random.pick(bag);
}

function build(context: KindContext, stranger: OffPointSentence, place: Place): Exercise {
  const { analysis, source, seed } = context;
  const own = analysis.sentences.map((sentence) => sentence.text.replace(/\s+/gu, ' '));
  const shown = [...own.slice(0, place.before), stranger.text, ...own.slice(place.before)];
  const inlines: Inline[] = shown.map((text, position): Inline => {
    const mark = optionMarks[position - place.head];
    const numbered = position >= place.head && mark !== undefined ? `${mark} ${text}` : text;
    return { type: 'text', text: position === 0 ? numbered : ` ${numbered}` };
  });
  const number = numberOf(place);
  const at = analysis.sentences[place.before]?.start ?? source.text.length;
  return {
    id: `${source.id}:irrelevant:1`,
    kind: 'irrelevant',
    passageId: source.id,
    seed,
    instruction: [
      { type: 'text', text: '다음 글에서 전체 흐름과 관계 ' },
      { type: 'underline', text: '없는' },
      { type: 'text', text: ' 문장은?' },
    ],
    body: [{ type: 'paragraph', inlines, isIndented: true }],
    options: optionMarks.map((mark) => [{ type: 'text', text: mark }]),
    answer: { type: 'option', number },
    explanation: explainOffPoint(source, analysis, {
      sentence: stranger,
      mark: optionMarks[number - 1] ?? '',
      before: place.before,
    }),
    changes: [{ start: at, end: at, original: '', shown: `${stranger.text} ` }],
    sourceSpans: analysis.sentences.map(({ start, end }) => ({ start, end })),
    candidates: [],
    signature: signatureOf(stranger, place),
    points: 2,
    difficulty: 'middle',
    footnotes: source.footnotes ?? [],
  };
}
