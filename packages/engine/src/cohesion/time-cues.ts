import type { Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';

/** A year or a decade as the text has it: 1829, 1830s. */
interface Moment {
  year: number;
  words: string;
  /** The last year that it may mean. */
  end: number;
}

const yearWords = /^(?:1[0-9]|20)\d\d(?:s)?$/u;
/** What stands before the time of an event; "from" and "since" look back from it. */
const atTime =
  /^(?:in|by|during|around|about|after|between|early|late|mid|end|beginning|start|middle|year|spring|summer|autumn|fall|winter)$/u;
const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u;

/** The years of a sentence by which an event is dated; a quantity or the name of an edition is none. */
function readMoments({ tokens }: CueSentence): Moment[] {
  return tokens.flatMap((token, at): Moment[] => {
    if (!yearWords.test(token.text) || !isTime(tokens, at)) return [];
    if (isOfOther(tokens, at) || isAside(tokens, at) || isSummary(tokens, at)) return [];
    const year = Number(token.text.slice(0, 4));
    const before = tokens[at - 1]?.lower ?? '';
    const isPart = token.text.endsWith('s') && partsOfDecade.test(before);
    const end = readEnd(tokens, at) ?? year + readSpan(token.text, before);
    return [{ year, words: isPart ? `${before} ${token.text}` : token.text, end }];
  });
}

const partsOfDecade = /^(?:early|mid|late)$/u;

/** "Between 1983 and 1996": what happened in 1987 comes within it. */
function readEnd(tokens: readonly Token[], at: number): number | undefined {
  const [before, joint, last] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isSpan =
    /^(?:between|from)$/u.test(before?.lower ?? '') && /^(?:and|to|until)$/u.test(joint?.lower ?? '');
  return isSpan && yearWords.test(last?.text ?? '') ? Number(last?.text.slice(0, 4)) : undefined;
}

/** "He met Naismith, who invented the game in 1891": the year dates what somebody else did. */
function isOfOther(tokens: readonly Token[], at: number): boolean {
  const relative = tokens.slice(0, at).findLastIndex(({ tag }) => /^WP/u.test(tag));
  return (
    tokens[relative - 1]?.text === ',' &&
    tokens.slice(0, relative).some(({ tag }) => tag === 'VBD') &&
    !tokens.slice(relative, at).some(({ tag, text }) => tag === 'CC' || text === ',')
  );
}

/** "An engineer born in France in 1769": says who somebody is, not what happened. */
function isAside(tokens: readonly Token[], at: number): boolean {
  const born = tokens.slice(0, at).findLastIndex(({ lower }) => lower === 'born');
  return (
    tokens[born - 1]?.tag.startsWith('NN') === true &&
    tokens.slice(born, at).every(({ tag }) => /^(?:VB[DN]|IN|DT|NN.*|CD)$/u.test(tag))
  );
}

/** "Only nine had fallen by 2014" looks back on the whole and may stand anywhere. */
const isSummary = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.lower === 'by' && tokens.slice(0, at).some(({ lower }) => lower === 'had');

function isTime(tokens: readonly Token[], at: number): boolean {
  const [before, second, third] = [at - 1, at - 2, at - 3].map((place) => tokens[place]?.lower ?? '');
  const after = tokens[at + 1];
  // "1500 people", "the 1960 Olympics"
  const isOfNext = after !== undefined && /^(?:NN|JJ)/u.test(after.tag);
  // "In 1865 Mitchell left"
  if (isOfNext && !(after.tag === 'NNP' && before === 'in')) return false;
  if (before === 'the') return atTime.test(second ?? '');
  if (atTime.test(before ?? '') || months.test(before ?? '')) return true;
  // "the Olympics of 1924", "the spring of 1924"
  if (before === 'of') return tokens[at - 2]?.tag.startsWith('NNP') === true || atTime.test(second ?? '');
  return before === ',' && months.test(third ?? '');
}

/** 1799 comes within the 1790s, not after them, but 1977 after the early 1970s. */
function readSpan(words: string, before: string): number {
  if (!words.endsWith('s')) return 0;
  return before === 'early' ? 3 : before === 'mid' ? 6 : 9;
}

const minDated = 3;
const aboutStudies = /^(?:study|experiment|survey|research|researcher|article|paper|poll)$/u;

/** The first and the last dated event of each sentence of a passage that tells events in the order of time; empty for others. */
export function readChronicle(sentences: readonly CueSentence[]): ReadonlyMap<number, [Moment, Moment]> {
  const dated = new Map(
    sentences.flatMap((sentence): [number, [Moment, Moment]][] => {
      const moments = readMoments(sentence);
      const [first, last] = [moments[0], moments.at(-1)];
      // The years of studies date what was found, not what the passage tells.
      const isEvent = sentence.tokens.some(({ tag }) => tag === 'VBD') && !tellsStudy(sentence);
      return first && last && isEvent ? [[sentence.index, [first, last]]] : [];
    }),
  );
  const years = [...dated.values()].map(([{ year }]) => year);
  const isOrdered = years.every((year, at) => at === 0 || year >= (years[at - 1] ?? 0));
  return isOrdered && new Set(years).size >= minDated ? dated : new Map();
}

const tellsStudy = ({ tokens }: CueSentence): boolean =>
  tokens.some(({ lemma, tag }) => tag.startsWith('NN') && aboutStudies.test(lemma));

/** In a passage that follows the years a later one comes after the one before it. */
export function findYear(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const chronicle = readChronicle(sentences);
  const [own] = chronicle.get(at) ?? [];
  if (!own) return undefined;
  const earlier = [...chronicle].findLast(([index, [first]]) => index < at && first.end < own.year);
  if (!earlier) return undefined;
  const [index, [first, last]] = earlier;
  const { words } = last.end < own.year ? last : first;
  const antecedents = new Map([[index, { words, fit: 1, strength: 2 } satisfies Antecedent]]);
  return { type: 'year', words: own.words, relation: '', antecedents, lost: 1.5, far: 0 };
}

const number = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|several|some|many|a few|\d+)`;
const elapsed = new RegExp(
  String.raw`^(?:(?:but|and|only|just|some|about|nearly) )?(?:${number} (?:more )?(?:years?|months?|weeks?|days?|decades?|century|centuries|hours?|minutes?) later|(?:in |on )?the (?:following|next) (?:year|month|week|day|morning|spring|summer|autumn|winter|season))\b`,
  'iu',
);

/** "Two years later", "The next day": counted from what was told just before; "The following year" may follow any year. */
export function findElapsed(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const text = sentences[at]?.text ?? '';
  const words = elapsed.exec(text)?.[0];
  const before = sentences[at - 1];
  // "What was scarce was the knowledge": nothing happened there from which one could count.
  if (words === undefined || !before?.tokens.some(({ tag, lemma }) => tag === 'VBD' && lemma !== 'be'))
    return undefined;
  const dated = sentences.filter((sentence) => sentence.index !== at && readMoments(sentence).length > 0);
  return {
    type: 'connective',
    words,
    relation: '시간 순서',
    antecedents: new Map([
      ...dated.map(({ index }): [number, Antecedent] => [index, { words: '', fit: 1, strength: 0 }]),
      [at - 1, { words: '', fit: 1, strength: 2 }],
    ]),
    lost: 1,
    far: 1,
  };
}
