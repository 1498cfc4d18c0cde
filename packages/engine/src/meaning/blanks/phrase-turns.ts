import { compareCompany } from '@jadoo/lexicon';

import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { isBe, textOf, type SentenceView } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import { findContraries } from '#meaning/blanks/phrase-contraries.ts';
import { findBlankRivals, isContrary } from '#meaning/blanks/blank-rivals.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import type { Phrase, PhraseEdit } from '#meaning/blanks/phrase-edits.ts';
import { inflect } from '#passage/inflect.ts';
import { listAntonymSwaps } from '#wording/swap.ts';

/** Words of a phrase by what says the contrary in their place: what it turns on first. */
export function listTurns(place: Phrase, told: ReadonlySet<string>): PhraseEdit[] {
  const { view, first, end } = place;
  const edits: PhraseEdit[] = [];
  for (let at = first; at < end; at += 1) {
    // "In order to".
    if (view.at(at).lower === 'order' && view.at(at - 1).lower === 'in') continue;
    const found =
      turnSmallWord(place, at) ??
      (isDenied(view, at) ? [] : [...turnVerb(view, at), ...turnWord(view, at, told)]);
    edits.push(...found);
  }
  return edits;
}

const turn = (view: SentenceView, first: number, end: number, to: string): PhraseEdit => ({
  first,
  end,
  to,
  what: `‘${textOf(view, first, end)}’의 자리에 뜻이 반대인 ${withParticle(`‘${to}’`, '을')} 넣어`,
});

const smallWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    better: 'worse',
    worse: 'better',
    always: 'rarely',
    never: 'always',
    often: 'rarely',
    seldom: 'often',
    rarely: 'often',
    alike: 'different',
    fewer: 'more',
    nothing: 'everything',
    nobody: 'everybody',
    despite: 'because of',
  }),
);

/** Words of degree, number, order and denial; undefined where the word is none. */
function turnSmallWord({ view, first, end }: Phrase, at: number): PhraseEdit[] | undefined {
  const { lower, tag } = view.at(at);
  const next = view.at(at + 1);
  const isInside = at + 1 < end;
  const one = (to: string): PhraseEdit[] => [turn(view, at, at + 1, to)];
  if (/^(?:more|less)$/u.test(lower))
    return isWeighed(view, at, end)
      ? one(lower === 'more' ? (next.tag === 'NNS' ? 'fewer' : 'less') : 'more')
      : [];
  if (lower === 'not' && next.lower === 'to') return [turn(view, at, at + 2, 'to')];
  if (lower === 'cannot') return one('can');
  if (/^(?:is|are)$/u.test(lower) && next.lower === 'not' && isInside) return [turn(view, at, at + 2, lower)];
  if (/^(?:because)$/u.test(lower) && next.lower === 'of') return [turn(view, at, at + 2, 'in spite of')];
  if (
    /^(?:before|after)$/u.test(lower) &&
    isInside &&
    /^(?:DT|NN|JJ|VBG|PRP)/u.test(next.tag) &&
    tag === 'IN'
  )
    return one(lower === 'before' ? 'after' : 'before');
  if (lower === 'without' && isInside) return one(next.tag === 'VBG' ? 'by' : 'with');
  if (
    /^(?:few|many)$/u.test(lower) &&
    next.tag === 'NNS' &&
    !/^(?:a|as|so|how|too)$/u.test(view.at(at - 1).lower)
  )
    return one(lower === 'few' ? 'many' : 'few');
  if (/^(?:has|have)$/u.test(lower) && next.lower === 'to')
    return [turn(view, at, at + 2, lower === 'has' ? 'does not have to' : 'do not have to')];
  if (lower === 'same' && view.at(at - 1).lower === 'the' && at - 1 >= first)
    return /^NNS/u.test(readHead(view, at)) ? [turn(view, at - 1, at + 1, 'different')] : [];
  if (lower === 'different' && /^NNS/u.test(readHead(view, at)) && !/^(?:RB|DT)/u.test(view.at(at - 1).tag))
    return one('the same');
  const to = smallWords.get(lower);
  if (to === undefined) return undefined;
  return lower === 'better' && /^(?:had|’d|than)$/u.test(view.at(at - 1).lower) ? [] : one(to);
}

const readHead = (view: SentenceView, at: number): string => {
  const phrase = readNounPhrase(view, view.at(at - 1).tag === 'DT' ? at - 1 : at);
  return phrase === undefined ? '' : view.at(phrase.head).tag;
};

/** More than, less of what is counted; "no more", "the more" and "more and more" ask for more than a word. */
const isWeighed = (view: SentenceView, at: number, end: number): boolean =>
  !/^(?:no|any|the|and|once|what|or)$/u.test(view.at(at - 1).lower) &&
  at + 1 < end &&
  (view.at(at + 1).lower === 'than' || /^(?:JJ|RB|NN)/u.test(view.at(at + 1).tag));

const denying =
  /^(?:not|n’t|n't|cannot|never|seldom|rarely|hardly|without|no|nobody|nothing|none|few|little|less|neither|nor)$/u;

/** Of what is not done the contrary may be as true. */
const isDenied = (view: SentenceView, at: number): boolean => {
  const before = view.tokens.slice(0, at).map(({ lower }) => lower);
  const border = Math.max(
    before.lastIndexOf(','),
    before.lastIndexOf(';'),
    before.lastIndexOf('but'),
    before.lastIndexOf('because'),
    before.lastIndexOf('that'),
  );
  return before.slice(border + 1).some((word) => denying.test(word));
};

function turnVerb(view: SentenceView, at: number): PhraseEdit[] {
  const { tag, lemma } = view.at(at);
  if (!/^VB[DGNPZ]?$/u.test(tag)) return [];
  // "A shared problem" is no deed.
  if (/^VB[DN]$/u.test(tag) && /^(?:DT|PRP\$|JJ)$/u.test(view.at(at - 1).tag)) return [];
  const object = readNounPhrase(view, at + 1);
  const thing = object === undefined || object.isPronoun ? undefined : view.at(object.head).lemma;
  const known = object === undefined ? [] : (findBlankRivals(lemma, 'v', 'vt')?.opposites ?? []);
  const next = view.at(at + 1);
  const isPlain =
    object !== undefined && !object.isPronoun && !/^(?:TO|IN|RP)$/u.test(view.at(object.end).tag);
  const isAlone = /^(?:[.,;]|)$/u.test(next.text) || /^(?:IN|RB)$/u.test(next.tag);
  const isPassive = tag === 'VBN' && view.tokens.slice(Math.max(0, at - 2), at).some(isBe);
  const listed =
    isPlain || isPassive
      ? findContraries('v', lemma, lemma, tag)
      : isAlone
        ? findContraries('vi', lemma, lemma, tag)
        : [];
  const lemmas = known.filter((other) => isContrary(other, lemma, 'v') && goesWith(other, lemma, thing));
  const swaps = listAntonymSwaps(view, at).filter(
    (swap) => swap.pos === 'v' && swap.isFull && goesWith(swap.lemma, lemma, thing),
  );
  const forms = [
    ...listed.filter((form) => !isPassive || !form.includes(' ')),
    ...swaps.map(({ form }) => form),
    ...lemmas.flatMap((other) => inflect(other, tag) ?? []),
  ];
  return [...new Set(forms)].map((form) => turn(view, at, at + 1, form));
}

/** From here on a verb is known by its object, and a wrong one has to keep so much of its company. */
const ownCompany = 0.2;
const shareOfCompany = 0.4;

function goesWith(lemma: string, right: string, thing: string | undefined): boolean {
  if (thing === undefined) return true;
  const own = compareCompany(right, thing) ?? 0;
  return own < ownCompany || (compareCompany(lemma, thing) ?? 0) >= shareOfCompany * own;
}

/** Each is one only beside the other: the parents of a language say nothing against its children. */
const converses =
  /^(?:parent|child|husband|wife|mother|father|son|daughter|brother|sister|teacher|student|pupil|doctor|patient|host|guest)$/u;

/** A quality, manner or noun; what only describes a noun must be of the point. */
function turnWord(view: SentenceView, at: number, told: ReadonlySet<string>): PhraseEdit[] {
  const { tag } = view.at(at);
  // "Painted concrete or glass": what stands at the end of a noun phrase is its noun.
  if (
    tag.startsWith('JJ') &&
    /^(?:VBN|JJ|DT|PRP\$)$/u.test(view.at(at - 1).tag) &&
    !/^(?:NN|JJ|VBG|CD)/u.test(view.at(at + 1).tag) &&
    !/^(?:and|,)$/u.test(view.at(at + 1).lower)
  )
    return [];
  // "The pleasure of contemplation", "an aid for becoming free": with what it governs a noun has no contrary.
  if (tag.startsWith('NN') && /^(?:IN|TO)$/u.test(view.at(at + 1).tag)) return [];
  const isBeside = tag.startsWith('JJ') && /^(?:NN|JJ)/u.test(view.at(at + 1).tag);
  const { lemma, lower } = view.at(at);
  const isOfPoint = !isBeside || listLineWords(lower).some((root) => told.has(root));
  const listed =
    !isOfPoint || !view.at(at).isSure
      ? []
      : tag.startsWith('JJ')
        ? findContraries('adj', lemma, lower, tag)
        : tag.startsWith('RB')
          ? findContraries('adv', lemma, lower, tag)
          : /^NNS?$/u.test(tag)
            ? findContraries('n', lemma, lower, tag)
            : [];
  const swaps = listAntonymSwaps(view, at)
    .filter(
      ({ isFull, pos, lemma, token }) =>
        isFull &&
        pos !== 'v' &&
        (!isBeside ||
          [lemma, token.lemma].some((word) => listLineWords(word).some((root) => told.has(root)))),
    )
    .map(({ form }) => form);
  // A thing and its contrary may both be told of: the problem, the solution.
  const isNew = (form: string): boolean =>
    !tag.startsWith('NN') || (!converses.test(lemma) && !listLineWords(form).some((root) => told.has(root)));
  return [...new Set([...listed, ...swaps])].filter(isNew).map((form) => turn(view, at, at + 1, form));
}
