import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block, Exercise, Inline, KindId, PassageSource } from '#exercise/exercise.ts';
import { makeExercise, readyKinds } from '#exercise/registry.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import type { Token } from '#passage/analysis.ts';
import { sampleBook } from '#sample-book.ts';
import facts from './fact-passage.json' with { type: 'json' };

const generatedCount = 500;
const kindsPerText = 3;
/** They have laws of their own, so each text is also tried with one of them. */
const markedKinds: readonly KindId[] = ['order', 'insertion', 'irrelevant', 'grammar-error', 'word-error'];
const textsPerTest = 25;
const fewestTexts = 60;
const seed = 20_261_121;
const marks = ['①', '②', '③', '④', '⑤'];
const minGapTokens = 4;

const samples = sampleBook.units.flatMap(({ passages }) => passages.map(({ source }) => source));

interface Line {
  en: string;
  ko: string;
}
const linesOf = ({ text, sentences, translations }: (typeof samples)[number]): Line[] =>
  sentences.map(({ start, end }, at) => ({ en: text.slice(start, end), ko: translations[at] ?? '' }));

/** Lines of several passages as one, with the topic, title, gist and summary of the first. */
function join(id: string, lines: readonly Line[], first: PassageSource): PassageSource {
  const { topic = '', title = '', gist = '', summary = '' } = first;
  return {
    id,
    text: lines.map(({ en }) => en).join(' '),
    translations: lines.map(({ ko }) => ko),
    topic,
    title,
    gist,
    summary,
  };
}

const passage = fc.constantFrom(...samples);
/** Single sentences of anywhere, or a stretch of one passage and a stretch of another. */
const generated = fc.oneof(
  fc
    .tuple(passage, fc.array(fc.tuple(passage, fc.nat(20)), { minLength: 6, maxLength: 10 }))
    .map(([first, picks]) => {
      const lines = picks.flatMap(([source, at]) => linesOf(source).slice(at % 6, (at % 6) + 1));
      return { first, lines: [...new Map(lines.map((line) => [line.en, line])).values()] };
    }),
  fc.tuple(passage, passage, fc.integer({ min: 3, max: 6 })).map(([first, second, cut]) => ({
    first,
    lines: [...linesOf(first).slice(0, cut), ...linesOf(second).slice(cut)],
  })),
);

interface Env {
  process?: { env: Readonly<Record<string, string | undefined>> };
}
/** A file of further passages, `{ passages: [{ id, text }] }`; without one these texts are left out. */
async function readFurtherPassages(): Promise<PassageSource[]> {
  const file = (globalThis as Env).process?.env['PASSAGES_FILE'];
  if (file === undefined) return [];
  const { default: stored } = (await import(file, { with: { type: 'json' } })) as {
    default: { passages: PassageSource[] };
  };
  return stored.passages.map(({ id, text }) => ({ id, text }));
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if ('text' in inline) return inline.text;
      return inline.type === 'choice' ? `[${inline.left} / ${inline.right}]` : '';
    })
    .join('');
const bare = (text: string): string => text.replace(/\s+/gu, '');
const isType =
  <T extends Block['type']>(type: T) =>
  (block: Block): block is Extract<Block, { type: T }> =>
    block.type === type;

function applyChanges({ text }: PassageSource, { changes }: Exercise): string {
  return changes.reduceRight(
    (shown, change) => shown.slice(0, change.start) + change.shown + shown.slice(change.end),
    text,
  );
}

/** Sentences that stand in rows of their own. */
const rowsOf = ({ body }: Exercise): string[] =>
  body.filter(isType('sentence-rows')).flatMap(({ rows }) => rows.map(({ inlines }) => textOf(inlines)));
const paragraphsOf = ({ body }: Exercise): Inline[] =>
  body
    .filter(isType('paragraph'))
    .flatMap(({ inlines }) => [...inlines, { type: 'text', text: ' ' } as const]);
const givenOf = ({ body }: Exercise): string =>
  body.find(isType('box'))?.paragraphs.map(textOf).join(' ') ?? '';

function restoreOrder(exercise: Exercise, number: number): string {
  const order = textOf(exercise.options[number - 1] ?? []).match(/\([ABC]\)/gu) ?? [];
  const blocks = exercise.body.filter(isType('labelled'));
  const textByLabel = new Map(blocks.map(({ label, inlines }) => [label, textOf(inlines)]));
  return [givenOf(exercise), ...order.map((label) => textByLabel.get(label))].join(' ');
}

function restoreInsertion(exercise: Exercise, number: number): string {
  const given: Inline = { type: 'text', text: givenOf(exercise) };
  const isPlace = (inline: Inline) => inline.type === 'insertion-point' && inline.mark === marks[number - 1];
  return textOf(paragraphsOf(exercise).map((inline) => (isPlace(inline) ? given : inline)));
}

/** The passage as the student sees it, put together by the key; undefined for kinds that show parts of it. */
function restore(exercise: Exercise): string | undefined {
  const { kind, answer } = exercise;
  const number = answer.type === 'option' ? answer.number : 0;
  if (kind === 'order') return restoreOrder(exercise, number);
  if (kind === 'insertion') return restoreInsertion(exercise, number);
  if (kind === 'irrelevant') return textOf(paragraphsOf(exercise)).replace(/[①-⑤] /gu, '');
  if (partKinds.has(kind)) return undefined;
  if (kind !== 'short-answer') return [textOf(paragraphsOf(exercise)), ...rowsOf(exercise)].join(' ');
  return textOf(
    paragraphsOf(exercise).map((inline) =>
      inline.type === 'blank' ? { type: 'text', text: inline.hint ?? '' } : inline,
    ),
  );
}

const partKinds: ReadonlySet<KindId> = new Set([
  'vocabulary-list',
  'word-test',
  'word-order',
  'conditional-writing',
  'sentence-analysis',
]);

/** Words of the passage are asked in its topic, title or summary: the passage has them by design, the line must not. */
const isOfWords = ({ kind, answer }: Exercise): boolean =>
  answer.type === 'list' && ['topic', 'title', 'summary'].includes(kind);

/** Everything that stands on the copy of a student, in small letters. */
function readStudentCopy({ instruction, body, options }: Exercise): string {
  const parts = body.map((block) => {
    if (block.type === 'items')
      return block.items.map(({ prompt, options: own = [] }) => [textOf(prompt), ...own].join(' ')).join(' ');
    if (block.type === 'table') return block.rows.map((cells) => cells.map(textOf).join(' ')).join(' ');
    if (block.type === 'word-bank') return block.words.join(' / ');
    if (block.type === 'box') return block.paragraphs.map(textOf).join(' ');
    if (block.type === 'sentence-rows') return block.rows.map(({ inlines }) => textOf(inlines)).join(' ');
    return 'inlines' in block ? textOf(block.inlines) : '';
  });
  return [textOf(instruction), ...parts, ...options.map(textOf)].join('\n').toLowerCase();
}

/** Answers that a student must not be able to read off; choices and marks are on the page by design. */
function listHidden({ kind, answer, body }: Exercise): string[] {
  if (answer.type === 'text') return [answer.text, ...answer.accepted];
  if (answer.type !== 'list' || kind === 'grammar-choice' || kind === 'word-choice') return [];
  if (kind === 'cloze-word') return body.some(isType('word-bank')) ? [] : answer.items;
  return answer.items.filter((item) => !/^[①-⑤]$/u.test(item));
}

function checkAnswer(exercise: Exercise): void {
  const { answer, options, body } = exercise;
  const options5 = options.map((option) =>
    textOf(option)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}①-⑤]+/gu, ' '),
  );
  expect(new Set(options5).size).toBe(options.length);
  expect(options).toHaveLength(answer.type === 'option' ? 5 : 0);
  if (answer.type === 'option') expect(marks[answer.number - 1]).toBeDefined();
  if (answer.type === 'text') expect(answer.text.trim()).not.toBe('');
  if (answer.type === 'rows') expect(answer.rows).toHaveLength(rowsOf(exercise).length);
  if (answer.type !== 'list') return;
  expect(answer.items.length).toBeGreaterThan(0);
  for (const item of answer.items) expect(item.trim()).not.toBe('');
  const choices = paragraphsOf(exercise).filter((inline) => inline.type === 'choice');
  choices.forEach(({ left, right }, at) => expect([left, right]).toContain(answer.items[at]));
  if (choices.length > 0) expect(choices).toHaveLength(answer.items.length);
  const items = body.filter(isType('items')).flatMap((block) => block.items);
  if (items.length > 0) expect(items).toHaveLength(answer.items.length);
}

const startsWithVowelSound = (word: string): boolean =>
  /^(?:hour|honest|honou?r|heir)/iu.test(word) ||
  (/^[aeiou]/iu.test(word) && !/^(?:uni[^nm]|us[eu]|eu|one|once|ut[ei]l)/iu.test(word));

function checkChanges(source: PassageSource, { kind, changes }: Exercise): void {
  let position = 0;
  for (const { start, end, original, shown } of changes) {
    expect(start).toBeGreaterThanOrEqual(position);
    expect(source.text.slice(start, end)).toBe(original);
    expect(shown).not.toBe(original);
    const isAfterArticle = /\ban?\s$/iu.test(source.text.slice(0, start));
    if (isAfterArticle && /^[a-z]/iu.test(shown) && kind !== 'short-answer')
      expect(startsWithVowelSound(shown)).toBe(startsWithVowelSound(original));
    position = end;
  }
  if (underlineKinds.has(kind)) expect(changes).toHaveLength(1);
}

const underlineKinds: ReadonlySet<KindId> = new Set(['grammar-error', 'word-error']);

function checkUnderlines(source: PassageSource, exercise: Exercise): void {
  if (!underlineKinds.has(exercise.kind)) return;
  const underlines = paragraphsOf(exercise).filter((inline) => inline.type === 'underline');
  expect(underlines.map(({ mark }) => mark)).toEqual(marks);
  const { tokens } = analysePassageOnce(source);
  const used = exercise.candidates.filter(({ isUsed }) => isUsed).sort((a, b) => a.start - b.start);
  expect(used).toHaveLength(marks.length);
  const indexAt = (isAt: (token: Token) => boolean) => tokens.findIndex(isAt);
  used.slice(1).forEach(({ start }, at) => {
    const before = indexAt((token) => token.end >= (used[at]?.end ?? 0));
    expect(indexAt((token) => token.start >= start) - before).toBeGreaterThan(minGapTokens);
  });
}

function checkForm(source: PassageSource, kind: KindId, exercise: Exercise): void {
  const { id, passageId, points, candidates, sourceSpans, explanation, instruction } = exercise;
  expect([id, passageId, exercise.kind]).toEqual([`${source.id}:${kind}:1`, source.id, kind]);
  expect(points).toSatisfy((value: number) => Number.isInteger(value) && value >= 0 && value <= 100);
  expect(new Set(candidates.map((candidate) => candidate.id)).size).toBe(candidates.length);
  for (const { start, end } of [...candidates, ...sourceSpans]) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    expect(end).toBeLessThanOrEqual(source.text.length);
  }
  const told = [textOf(instruction), ...explanation].join(' ');
  expect(told).not.toMatch(/undefined|NaN|\[object|\((?:과|을|를|은|는|이|가)\)/u);
}

function checkSecrets(exercise: Exercise): void {
  const own = exercise.body.filter((block) => block.type !== 'paragraph');
  const copy = readStudentCopy(isOfWords(exercise) ? { ...exercise, body: own } : exercise);
  for (const hidden of listHidden(exercise)) {
    const word = hidden.toLowerCase().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    expect(copy).not.toMatch(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'u'));
  }
}

/** Every law of one exercise; undefined when the kind refuses, with its reason. */
function checkLaws(kind: KindId, source: PassageSource, at: number): Exercise | undefined {
  const made = makeExercise(kind, source, {}, at);
  if ('refused' in made) {
    expect(made.reason).toMatch(/[요다]\.$/u);
    return undefined;
  }
  expect(makeExercise(kind, source, {}, at)).toEqual(made);
  checkForm(source, kind, made);
  checkAnswer(made);
  checkChanges(source, made);
  checkUnderlines(source, made);
  checkSecrets(made);
  const shown = restore(made);
  if (shown !== undefined) expect(bare(shown)).toBe(bare(applyChanges(source, made)));
  const again = makeExercise(kind, source, { excludedSignatures: [made.signature] }, at + 1);
  if (!('refused' in again)) {
    expect(again.signature).not.toBe(made.signature);
    expect([again.body, again.options]).not.toEqual([made.body, made.options]);
  }
  return made;
}

const drawn = fc.sample(generated, { seed, numRuns: generatedCount });
const texts: PassageSource[] = [
  ...samples,
  ...drawn.map(({ lines, first }, at) => join(`g${at}`, lines, first)),
  ...(await readFurtherPassages()),
];
const tried = new Map<KindId, number>();
const made = new Map<KindId, number>();
const addOne = (counts: Map<KindId, number>, kind: KindId) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
const batches = Array.from({ length: Math.ceil(texts.length / textsPerTest) }, (_, at) => at * textsPerTest);

function pickKinds(at: number): ReadonlySet<KindId> {
  const first = (at * kindsPerText) % readyKinds.length;
  const turns = [...readyKinds, ...readyKinds].slice(first, first + kindsPerText);
  return new Set([...turns, ...markedKinds.slice(at % markedKinds.length).slice(0, 1)]);
}

test.each(batches)('every exercise keeps every law, texts from number %i', (from) => {
  texts.slice(from, from + textsPerTest).forEach((source, offset) => {
    const at = from + offset;
    for (const kind of pickKinds(at)) {
      addOne(tried, kind);
      try {
        if (checkLaws(kind, source, at)) addOne(made, kind);
      } catch (error) {
        throw new Error(`${kind} of ${source.id}, seed ${at}: ${source.text}`, { cause: error });
      }
    }
  });
});

test('every kind was asked of enough texts and made of some', () => {
  expect(texts.length).toBeGreaterThanOrEqual(generatedCount);
  for (const kind of readyKinds) {
    expect(tried.get(kind), kind).toBeGreaterThanOrEqual(fewestTexts);
    // Texts put together from sentences have no lines: the sample book has them, and a passage of facts is at hand.
    const isMade =
      (made.get(kind) ?? 0) > 0 ||
      [facts, ...samples].some((one) => !('refused' in makeExercise(kind, one, {}, 1)));
    expect(isMade, kind).toBe(true);
  }
});
