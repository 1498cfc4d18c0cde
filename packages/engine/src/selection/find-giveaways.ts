import type { KindId } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { kindInfos } from '#pricing.ts';

/** Print every sentence as it stands and ask nothing about its words. */
const plainKinds: ReadonlySet<KindId> = new Set([
  'original',
  'line-translation',
  'chunk-reading',
  'sentence-analysis',
]);
/** Ask where sentences stand. */
const orderKinds: ReadonlySet<KindId> = new Set(['order', 'insertion']);
/** Print the passage in its order and ask for words or forms of it. */
const wordingKinds: ReadonlySet<KindId> = new Set([
  'cloze-word',
  'grammar-choice',
  'grammar-correction',
  'word-choice',
  'cloze-sentence',
  'irrelevant',
  'blank',
  'grammar-error',
  'word-error',
  'short-answer',
]);
/** Ask for one sentence of the passage without printing the others. */
const sentenceKinds: ReadonlySet<KindId> = new Set(['word-order', 'conditional-writing']);
/** Print the passage in its order and ask for what it means. */
const meaningKinds: ReadonlySet<KindId> = new Set(['content-match', 'topic', 'title', 'gist', 'summary']);

/** Print a line of the teacher; where its words are to be written, the others have them. */
const lineKinds: ReadonlySet<KindId> = new Set(['topic', 'title', 'summary']);

/**
 * Warnings, in Korean, that kinds of one passage give each other's answers away when they stand on one paper:
 * at most one of each sort; `written` are those whose answer is to be written. Without 변형 the paper is a workbook, which
 * goes over one passage step by step on purpose.
 */
export function findGiveaways(kinds: readonly KindId[], written: readonly KindId[] = []): string[] {
  if (!kindInfos.some(({ id, tool }) => tool === 'transform' && kinds.includes(id))) return [];
  const own = (...sets: ReadonlySet<KindId>[]): string[] =>
    kindInfos
      .filter(({ id }) => kinds.includes(id) && sets.some((set) => set.has(id)))
      .map(({ name }) => name);
  const plain = own(plainKinds);
  const order = own(orderKinds);
  const wording = own(wordingKinds);
  const sentence = own(sentenceKinds);
  const meaning = own(meaningKinds);
  const asked = own(orderKinds, wordingKinds, sentenceKinds);
  return [
    ...(plain.length > 0 && asked.length > 0
      ? [`${join(plain)}에 본문이 그대로 있어서 ${join(asked)}의 답이 보여요.`]
      : []),
    ...warnOfOrder(order, [...wording, ...meaning]),
    ...(wording.length > 0 && wording.length + sentence.length > 1
      ? [
          `${withParticle(join(own(wordingKinds, sentenceKinds)), '은')} 같은 본문을 다뤄서 서로 답의 단서가 돼요.`,
        ]
      : []),
    ...warnOfLines(
      own(lineKinds),
      written.some((kind) => lineKinds.has(kind)),
    ),
  ];
}

const warnOfLines = (lines: readonly string[], isWritten: boolean): string[] =>
  isWritten && lines.length > 1
    ? [`${withParticle(join(lines), '은')} 같은 말을 담고 있어서 서술형 빈칸의 단서가 돼요.`]
    : [];

function warnOfOrder(order: readonly string[], others: readonly string[]): string[] {
  if (order.length > 0 && others.length > 0)
    return [`${join(others)}의 본문에 ${join(order)}의 답이 보여요.`];
  return order.length > 1 ? [`${withParticle(join(order), '은')} 서로 답의 단서가 돼요.`] : [];
}

const join = (names: readonly string[]): string => names.join(', ');
