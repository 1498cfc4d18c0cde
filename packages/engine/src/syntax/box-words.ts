import { findEntries, findEntry, type PhraseMatch } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { inflect } from '#passage/inflect.ts';
import { hasToldSense } from '#passage/told-sense.ts';
import { isEverydayPhrase } from '#passage/key-phrases.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { isFirstName, isQuality, isSide, listGivable } from '#syntax/givable-words.ts';

/** From this band on a class cannot be trusted to know a word. */
const rareBand = 3;

/** A content word of a sentence, and how a box of words to use would have it. */
export interface BoxWord {
  token: Token;
  /** Its dictionary form, or itself where that would lead astray; nothing where it cannot be given. */
  shown: string | undefined;
  /** Nobody would come to it from the Korean line: it is rare, or the line has none of its senses. */
  isNeeded: boolean;
  /** Whether the line has one of its senses. */
  isTold: boolean;
  /** What follows its word in every form: " down" of "knock down". */
  rest?: string;
}

/** The content words of a sentence, seen from its Korean line; idioms and compounds in one piece. */
export function listBoxWords(view: SentenceView, line: string): BoxWord[] {
  const idioms = listIdioms(view, line);
  const taken = new Set(idioms.flatMap(({ positions }) => positions.map((position) => view.at(position))));
  const words = listSingleWords(view, line).filter(({ token }) => !taken.has(token));
  const all = [...words, ...listLongNames(view, line), ...idioms.map(({ word }) => word)].map(
    (word, _, list) =>
      // "belong to a whole without belonging to a part": each is to be used once.
      list.some((other) => other !== word && other.shown === word.shown)
        ? { ...word, shown: undefined }
        : word,
  );
  return joinCompounds(
    all.sort((left, right) => left.token.index - right.token.index),
    view,
  );
}

/** "Choe Museon" for 최무선: nobody can spell it. */
const listLongNames = (view: SentenceView, line: string): BoxWord[] =>
  view.tokens.flatMap((token, at): BoxWord[] => {
    const rest = view.tokens.slice(at);
    const end = rest.findIndex(({ tag }) => !tag.startsWith('NNP'));
    const run = rest.slice(0, end < 0 ? rest.length : end);
    if (run.length < 2 || view.at(at - 1).tag.startsWith('NNP')) return [];
    if (run.some(({ text }) => line.includes(text))) return [];
    return [{ token, shown: run.map(({ text }) => text).join(' '), isNeeded: true, isTold: true }];
  });

function listSingleWords(view: SentenceView, line: string): BoxWord[] {
  const givable = new Set(listGivable(view));
  return view.tokens.flatMap((token, at): BoxWord[] => {
    if (isName(token, at)) {
      const shown = nameOwner(view, at);
      return isSpelled(view, at, line) ? [{ token, shown, isNeeded: true, isTold: true }] : [];
    }
    if (isUntoldOwner(token, line)) return [{ token, shown: token.lower, isNeeded: true, isTold: false }];
    // "Jakob von Uexküll"
    const isInName = [at - 1, at + 1].every((other) => view.at(other).tag.startsWith('NNP'));
    if (!isContent(token) || isInName || isFirstName(token, view.at(at + 1))) return [];
    const isTold = isToldIn(view, token, line);
    const isNeeded = !isTold || isRare(view, token);
    if (givable.has(token))
      return [
        { token, shown: /^\p{Lu}/u.test(token.text) && at > 0 ? token.text : token.lemma, isNeeded, isTold },
      ];
    // "a moment's thought": no verb stands there.
    const isMisread =
      (token.tag.startsWith('VB') && /^(?:POS|PRP\$|DT)$/u.test(view.at(at - 1).tag)) ||
      isSide(view.tokens, at);
    const form = isMisread || keepsForm(view, at) ? showAs(token, at) : findBase(token);
    return [{ token, shown: standsAlone(view, token) ? form : undefined, isNeeded, isTold }];
  });
}

/** "finishes", "teeth": noun or verb, its dictionary form is the same. */
const findBase = ({ lemma, lower, tag }: Token): string | undefined =>
  /^(?:NN|VB)/u.test(tag) &&
  findEntries(lemma).length > 0 &&
  [tag, 'NNS', 'VBZ'].some((form) => inflect(lemma, form) === lower)
    ? lemma
    : undefined;

/** What a Korean line has for an owner; it often leaves it out, and nobody would come to it. */
const koreanOwners: Readonly<Record<string, RegExp>> = {
  its: /그것|이것|그들|자신|자기|자체|스스로/u,
  their: /그들|그것들|이들|자신|자기|저마다|스스로/u,
  his: /그의|그가|그는|자신|자기|스스로/u,
  her: /그녀|자신|자기|스스로/u,
  our: /우리|자신|자기/u,
  my: /나[는의를]|내|저[는의를]|제|자신/u,
  your: /당신|여러분|너|네|자신|자기/u,
};

const isUntoldOwner = ({ lower, tag }: Token, line: string): boolean =>
  tag === 'PRP$' && koreanOwners[lower]?.test(line) === false;

/** "was shut out" for 차단되다, "out of the question" for 불가능하다: a student comes to another word, and another number of them. */
function listIdioms(view: SentenceView, line: string): { word: BoxWord; positions: readonly number[] }[] {
  const { analysis, sentence, at } = view;
  const inIdioms = findIdiomTokens(analysis);
  const matches = listSentencePhrases(analysis, sentence);
  // "all at once" is no "at once" beside it.
  const isPart = ({ positions }: PhraseMatch): boolean =>
    matches.some(
      (other) =>
        other.positions.length > positions.length && positions.every((one) => other.positions.includes(one)),
    );
  return matches.flatMap((match) => {
    if (isPart(match) || isOtherwise(view, match)) return [];
    const { phrase, positions } = match;
    const [first = 0, ...others] = positions;
    const token = at(first);
    const isIdiom = others.length > 0 && positions.some((position) => inIdioms.has(at(position).index));
    const isFit = isAction(view, match, token) || isManner(match);
    const isTold = hasToldSense(phrase.meaning.split(' / '), line);
    // "normally put patients to sleep": no single word of it can be given.
    const isHidden = !isFit && !isTold && isVerbal(match, token) && !isWhole(positions);
    if (!isIdiom || !(isFit || isHidden)) return [];
    if (isEverydayPhrase(phrase.text) && !isAction(view, match, token)) return [];
    // "wiped it out"
    const rest = others
      .map((position, place) =>
        position === first + place + 1 ? ` ${at(position).lower}` : ` ~ ${at(position).lower}`,
      )
      .join('');
    return [
      {
        word: {
          token,
          shown: isFit ? (isAction(view, match, token) ? token.lemma : token.lower) + rest : undefined,
          isNeeded: true,
          isTold,
          rest,
        },
        positions,
      },
    ];
  });
}

/** "be seen to pass", "a little boy": the words stand beside each other, and belong to others. */
function isOtherwise({ at }: SentenceView, { phrase, positions }: PhraseMatch): boolean {
  const next = at((positions.at(-1) ?? 0) + 1);
  const isBeforeVerb = phrase.kind === 'verb' && phrase.text.endsWith(' to') && next.tag === 'VB';
  const isBeforeNoun = /^a (?:little|few)$/u.test(phrase.text) && next.tag === 'NN';
  return (isBeforeVerb && !/~[하인해]/u.test(phrase.meaning)) || isBeforeNoun;
}

const isVerbal = ({ phrase }: PhraseMatch, { tag, lemma }: Token): boolean =>
  phrase.kind === 'verb' && /^VB/u.test(tag) && !/^(?:be|have)$/u.test(lemma);

const isAction = (view: SentenceView, match: PhraseMatch, token: Token): boolean =>
  isVerbal(match, token) &&
  // "could make it appear" is no "make it".
  !/ (?:it|that)$/u.test(match.phrase.text) &&
  !opensNounPhrase(view, (match.positions.at(-1) ?? 0) + 1) &&
  (match.phrase.isSeparable ? match.positions.length === 2 : isWhole(match.positions));

/** "was put in charge of it" is no "put in". */
const opensNounPhrase = ({ at }: SentenceView, next: number): boolean =>
  at(next - 1).lower === 'in' && at(next).tag === 'NN' && at(next + 1).lower === 'of';

const isWhole = (positions: readonly number[]): boolean =>
  positions.every((position, place) => position === (positions[0] ?? 0) + place);

/** "out of the question", "all along" */
const isManner = ({ phrase, positions }: PhraseMatch): boolean =>
  /^ad[jv]$/u.test(phrase.kind) && phrase.text !== 'that is' && isWhole(positions);

/** "curb cut", "plate tectonics": where the second noun has to be given, the first goes with it. */
const joinCompounds = (words: readonly BoxWord[], view: SentenceView): BoxWord[] =>
  words.reduce<BoxWord[]>((joined, word) => {
    const last = joined.at(-1);
    const isPair =
      last?.rest === undefined &&
      last?.token.tag === 'NN' &&
      last.token.index === word.token.index - 1 &&
      /^NNS?$/u.test(word.token.tag) &&
      !findEntries(last.token.lower).some(({ pos }) => pos === 'adj') &&
      word.isNeeded &&
      // "the infection spread", "a person answering"
      !word.token.lower.endsWith('ing') &&
      ![word.token.lower, word.token.lemma].some((form) => findEntry(form, 'v') !== undefined) &&
      view.at(word.token.index - view.sentence.firstToken + 1).tag !== 'POS';
    if (!isPair) return [...joined, word];
    const shown = `${last.token.lower} ${word.token.lower}`;
    const isTold = last.isTold && word.isTold;
    return [...joined.slice(0, -1), { ...last, shown, isNeeded: true, isTold }];
  }, []);

/** "Anthropologists" at the head of a sentence are none. */
const isName = ({ tag, text, lower }: Token, at: number): boolean =>
  tag.startsWith('NNP') ||
  (/^\p{Lu}\p{Ll}/u.test(text) &&
    !text.includes('-') &&
    !(at === 0 && tag !== 'NN') &&
    findEntries(lower).length === 0);

/** 바이칼 for Baikal, 인상파 for Impressionist: a name of one word that few know and that the line has in Korean letters. */
const isSpelled = (view: SentenceView, at: number, line: string): boolean =>
  /^[\p{L}-]{3,}$/u.test(view.at(at).text) &&
  !line.includes(view.at(at).text) &&
  findEntries(view.at(at).lower).every(({ band }) => band >= rareBand) &&
  (view.at(at).text.includes('-') || ![at - 1, at + 1].some((other) => isName(view.at(other), other)));

const nameOwner = (view: SentenceView, at: number): string =>
  view.at(at).text + (view.at(at + 1).tag === 'POS' ? view.at(at + 1).text : '');

const lightWords =
  /^(?:be|have|do|not|will|very|also|then|thus|just|even|only|so|too|as|more|most|less|least|much|many|few|such|other|there|here|about|out|up|down|off|on|in|over|away|back|n't|never|ever|still|no|longer)$/u;

const rarePrepositions =
  /^(?:beyond|beneath|amid|amidst|despite|throughout|alongside|unlike|via|upon|within)$/u;

const isContent = ({ tag, lemma, lower, text }: Token): boolean =>
  lower === 'ought' ||
  (tag === 'IN' && rarePrepositions.test(lower)) ||
  (/^(?:NNS?|VB[DGNPZ]?|JJ[RS]?|RB[RS]?)$/u.test(tag) &&
    /^\p{L}[\p{L}-]+$/u.test(text) &&
    !lightWords.test(lemma));

/** Whatever part of speech it was taken for. */
const isToldIn = (view: SentenceView, token: Token, line: string): boolean => {
  const used = glossToken(view.analysis.tokens, token);
  if (used !== undefined && hasToldSense(used.senses, line)) return true;
  const others = [
    ...findEntries(token.lemma),
    ...(token.lower === token.lemma ? [] : findEntries(token.lower)),
  ];
  return others.some(({ senses, pos }) => pos !== used?.pos && hasToldSense(senses, line));
};

const isRare = ({ analysis }: SentenceView, token: Token): boolean =>
  token.text.includes('-') ||
  token.tag === 'IN' ||
  token.lower === 'ought' ||
  (glossToken(analysis.tokens, token)?.band ?? rareBand) >= rareBand;

const standsAlone = ({ tokens }: SentenceView, { lower, lemma }: Token): boolean =>
  tokens.filter((other) => other.lower === lower || other.lemma === lemma).length === 1;

/** "S-shaped" keeps its capital, and "African" within a sentence. */
const showAs = ({ text, lower }: Token, at: number): string =>
  /^\p{Lu}-/u.test(text) || at > 0 ? text : lower;

/** Given as it stands: a compound, the name of a science, and what has no other form. */
const keepsForm = (view: SentenceView, at: number): boolean => {
  const { lower, tag, lemma } = view.at(at);
  return (
    view.at(at + 1).tag !== 'POS' &&
    (lower.includes('-') ||
      lower.endsWith('ics') ||
      lower === lemma ||
      findEntries(lemma).length === 0 ||
      (tag.startsWith('VB') ? isQuality(view, at) : findEntries(lower).length > 0))
  );
};
