import { textOf, type SentenceView } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import type { WrongFill } from '#meaning/blanks/blank-choice.ts';
import type { Contrast, Part } from '#meaning/blanks/contrast-phrases.ts';
import { writePhrase } from '#meaning/blanks/phrase-edits.ts';
import { listTurns } from '#meaning/blanks/phrase-turns.ts';

/**
 * Four ways to tell a contrast otherwise, in its own words: the two sides exchanged, both granted, and a word of what is
 * so turned round, or neither granted. `told` are words of the rest of the passage.
 */
export function listContrastRivals(contrast: Contrast, told: ReadonlySet<string>): WrongFill[] {
  const { view, shape, denied, stated } = contrast;
  if (shareThing(contrast)) return [];
  const not = textOf(view, denied.first, denied.end);
  const but = textOf(view, stated.first, stated.end);
  const [shortNot, shortBut] = [quoteShort(view, denied), quoteShort(view, stated)];
  const isMeasured = shape === 'less than' || shape === 'more than';
  const comma = view.at(Math.min(denied.end, stated.end)).text === ',' ? ',' : '';
  const exchanged = (said: string): string => writeExchanged(shape, not, said, comma);
  const both = isMeasured
    ? `as much ${not} as ${but}`
    : shape === 'not but'
      ? `both ${not} and ${but}`
      : `both ${but} and ${not}`;
  const common = [
    fill(
      exchanged(but),
      `${withParticle(shortNot, '과')} ${withParticle(shortBut, '을')} 서로 바꾸어 글의 내용과 반대된다.`,
    ),
    fill(
      both,
      `글이 ${isMeasured ? '낮추어 보는' : '부정하는'} ${withParticle(shortNot, '을')} 똑같이 인정하여 글의 내용과 맞지 않는다.`,
    ),
  ];
  const sides = view.tokens.slice(denied.first, denied.end);
  const [edit] = listTurns({ view, ...stated }, told).filter(
    ({ first }) => !sides.some(({ lemma }) => lemma === view.at(first).lemma),
  );
  if (edit !== undefined)
    return [
      ...common,
      fill(writePhrase(contrast, edit), `${edit.what} 글의 내용과 반대된다.`),
      fill(
        exchanged(writePhrase({ view, ...stated }, edit)),
        `글이 내세우지 않는 ${withParticle(shortNot, '을')} 오히려 내세워 글의 내용과 맞지 않는다.`,
      ),
    ];
  if (/\b(?:more|less|than)\b/u.test(`${not} ${but}`)) return [];
  return [
    ...common,
    !isMeasured && asksOrTells.test(not)
      ? fill(
          `only ${not}`,
          `글이 내세우는 ${withParticle(shortBut, '을')} 빼고 글이 부정하는 ${shortNot}만 인정하여 글의 내용과 반대된다.`,
        )
      : fill(`neither ${not} nor ${but}`, `글이 내세우는 ${shortBut}까지 부정하여 글의 내용과 맞지 않는다.`),
    fill(
      isMeasured ? `only ${not}` : `more ${not} than ${but}`,
      `글이 내세우지 않는 ${withParticle(shortNot, '을')} 더 내세워 글의 내용과 반대된다.`,
    ),
  ];
}

/**
 * "The absence of a choice", "a choice": granted together or turned round, two sides of one thing deny each other; "a place
 * for answers", "a place for questions" are two of one sort.
 */
function shareThing({ view, denied, stated }: Contrast): boolean {
  const listThings = ({ first, end }: Part): Map<string, string> =>
    new Map(
      view.tokens
        .slice(first, end)
        .flatMap(({ tag, lemma }, at) =>
          tag.startsWith('NN') ? [[lemma, textOf(view, first, first + at)] as const] : [],
        ),
    );
  const own = listThings(stated);
  return [...listThings(denied)].some(([lemma, before]) => own.has(lemma) && own.get(lemma) !== before);
}

/** Neither of two questions, reasons, occasions or roles is asked, given or taken by anybody. */
const asksOrTells = /^(?:as|because|when|where|how|what|which|who|whom|whose|why|whether)\b/u;

/** The sides in each other's place, with the comma that stands between them: it must not tell the right option. */
function writeExchanged(shape: Contrast['shape'], not: string, but: string, comma: string): string {
  if (shape === 'not but') return `not ${but}${comma} but ${not}`;
  if (shape === 'rather than') return `${not}${comma} rather than ${but}`;
  return shape === 'less than' ? `more ${not} than ${but}` : `less ${but} than ${not}`;
}

const fill = (text: string, why: string): WrongFill => ({ text, meaning: '', why });

const mostQuoted = 6;
const headOfQuote = 4;

/** Its first words and its last one. */
function quoteShort(view: SentenceView, { first, end }: Part): string {
  if (end - first <= mostQuoted) return `‘${textOf(view, first, end)}’`;
  return `‘${textOf(view, first, first + headOfQuote)} … ${textOf(view, end - 1, end)}’`;
}
