import { textOf } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import type { WrongFill } from '#meaning/blanks/blank-choice.ts';
import type { Contrast, Part } from '#meaning/blanks/contrast-phrases.ts';
import { inflect } from '#passage/inflect.ts';

const wrongOptions = 4;

/**
 * Four ways to tell a contrast otherwise, in its own words; none where they would not be four. To grant both sides is
 * wrong only where the passage surely denies one of them: where `isDenied`.
 */
export function listContrastRivals(contrast: Contrast, isDenied: boolean): WrongFill[] {
  const named = nameSides(contrast);
  if (named === undefined || shareThing(contrast)) return [];
  const { not, but } = named;
  if (/\b(?:more|less|than)\b/u.test(`${not} ${but}`)) return [];
  const isNeither = !asksOrTells.test(not);
  const rivals = [
    exchange(named),
    ...(isDenied ? [grantBoth(named)] : []),
    ...(isNeither ? [grantNeither(named)] : []),
    preferOther(named),
    grantOnly(named),
    ...(isNeither ? [] : [grantNeither(named)]),
  ];
  return rivals.length < wrongOptions ? [] : rivals.slice(0, wrongOptions);
}

interface NamedSides {
  contrast: Contrast;
  not: string;
  but: string;
  /** The side that is so, as it stands when it is not. */
  notBut: string;
  /** The sides in quotation marks, shortened. */
  shortNot: string;
  shortBut: string;
}

function nameSides(contrast: Contrast): NamedSides | undefined {
  const { view, denied, stated, helper } = contrast;
  const verb = view.at(stated.first);
  const write = (first: string | undefined, { first: at, end }: Part): string =>
    [first, textOf(view, at + 1, end)].filter((part) => part !== '').join(' ');
  const form =
    helper === undefined ? view.at(denied.first).text : inflect(view.at(denied.first).lemma, verb.tag);
  if (form === undefined) return undefined;
  const [not, but] = [write(form, denied), textOf(view, stated.first, stated.end)];
  const notBut = helper === undefined ? `not ${but}` : `${helper} not ${write(verb.lemma, stated)}`;
  return { contrast, not, but, notBut, shortNot: quoteShort(not), shortBut: quoteShort(but) };
}

const isMeasured = ({ shape }: Contrast): boolean => shape === 'less than' || shape === 'more than';

/** The sides in each other's place, with the comma that stands between them: it must not tell the right option. */
function exchange(named: NamedSides): WrongFill {
  const { contrast, not, but, shortNot, shortBut } = named;
  const { view, shape, denied, stated, keepsOrder = false, helper } = contrast;
  if (helper !== undefined || (shape === 'not but' && keepsOrder)) return denyPoint(named);
  const comma = view.at(Math.min(denied.end, stated.end)).text === ',' ? ',' : '';
  const why = isMeasured(contrast)
    ? putFirst(shortNot, shortBut)
    : `${withParticle(shortNot, '과')} ${withParticle(shortBut, '을')} 서로 바꾸어 글의 내용과 반대된다.`;
  if (shape === 'not but') return fill(`not ${but}${comma} but ${not}`, why);
  if (shape === 'rather than') return fill(`${not}${comma} rather than ${but}`, why);
  return fill(shape === 'less than' ? `more ${not} than ${but}` : `less ${but} than ${not}`, why);
}

const putFirst = (shortNot: string, shortBut: string): string =>
  `${shortBut}보다 ${withParticle(shortNot, '을')} 앞세워 글의 내용과 반대된다.`;

function grantBoth({ contrast, not, but, shortNot, shortBut }: NamedSides): WrongFill {
  if (isMeasured(contrast))
    return fill(
      `as much ${not} as ${but}`,
      `${withParticle(shortNot, '을')} ${withParticle(shortBut, '과')} 똑같이 인정하여 글의 내용과 맞지 않는다.`,
    );
  const [first, second] = contrast.shape === 'not but' ? [not, but] : [but, not];
  return fill(
    `both ${first} and ${second}`,
    `${shortBut}만이 아니라 ${shortNot}까지 인정하여 글의 내용과 맞지 않는다.`,
  );
}

const grantNeither = ({ not, but, shortNot, shortBut }: NamedSides): WrongFill =>
  fill(
    `neither ${not} nor ${but}`,
    `${shortNot}만이 아니라 ${shortBut}까지 부정하여 글의 내용과 맞지 않는다.`,
  );

const grantOnly = ({ not, shortNot, shortBut }: NamedSides): WrongFill =>
  fill(`only ${not}`, `${withParticle(shortBut, '을')} 빼고 ${shortNot}만 남겨 글의 내용과 반대된다.`);

/**
 * "More advanced equipment than a code" would be read as equipment that is more advanced, and nobody asks "more how loud it
 * is than what it says".
 */
function preferOther(named: NamedSides): WrongFill {
  const { contrast, not, but, shortNot, shortBut } = named;
  const { view, shape, denied } = contrast;
  const opening = view.at(denied.first);
  const isWeighed =
    !/^(?:NN|JJ|RB|CD|W|VB(?:[DN]?$))/u.test(opening.tag) && !/^(?:that|how|whether)$/u.test(opening.lower);
  if (isMeasured(contrast) || (!isWeighed && shape === 'rather than')) return denyPoint(named);
  return fill(
    isWeighed ? `more ${not} than ${but}` : `${not} rather than ${but}`,
    putFirst(shortNot, shortBut),
  );
}

const denyPoint = ({ not, notBut, shortNot, shortBut }: NamedSides): WrongFill =>
  fill(
    `${not} and ${notBut}`,
    `${withParticle(shortNot, '을')} 내세우고 ${withParticle(shortBut, '을')} 부정하여 글의 내용과 반대된다.`,
  );

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

const fill = (text: string, why: string): WrongFill => ({ text, meaning: '', why });

const mostQuoted = 6;
const headOfQuote = 4;

/** Its first words and its last one. */
function quoteShort(text: string): string {
  const words = text.split(' ');
  if (words.length <= mostQuoted) return `‘${text}’`;
  return `‘${words.slice(0, headOfQuote).join(' ')} … ${words.at(-1) ?? ''}’`;
}
