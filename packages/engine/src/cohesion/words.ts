import { findNounClass } from '@jadoo/lexicon';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

export const timeNouns = new Set([
  'time',
  'minute',
  'hour',
  'day',
  'year',
  'decade',
  'moment',
  'week',
  'month',
  'century',
  'morning',
  'evening',
  'night',
]);

const notNouns = new Set([
  'anyone',
  'anything',
  'anybody',
  'someone',
  'something',
  'everyone',
  'everything',
  'nobody',
  'nothing',
  'none',
  'one',
  'he',
  'she',
  'it',
  'they',
  'her',
  'his',
  'him',
  'its',
  'their',
  'them',
  'i',
  'we',
  'you',
  'this',
  'that',
]);

/** There is but one, or everybody knows which: "the" points to nothing before. */
export const knownThings = new Set(
  (
    'world sun moon earth sky sea universe internet past future present end public media press police army government weather brain heart mind body skin head neck back tail belly leg wing nose arm hand eye ear foot mouth finger ' +
    'day night morning afternoon evening spring summer autumn winter'
  ).split(' '),
);

export const emptyWords = new Set([
  'be',
  'have',
  'do',
  'make',
  'take',
  'get',
  'go',
  'come',
  'one',
  'many',
  'much',
  'other',
  'same',
  'own',
  'such',
  'thing',
  'people',
  'way',
  'time',
  'year',
  'first',
  'second',
  'last',
  'next',
]);

export const isNoun = (token: Token): boolean => token.tag.startsWith('NN') && !notNouns.has(token.lower);

export const isContent = (token: Token): boolean => /^(?:NN|VB|JJ)/u.test(token.tag) && token.text.length > 2;

/** Words of one family share their beginning: conclude, conclusion. */
const sharedLetters = 6;
const shortestRoot = 3;
/** What is left of the longer word; a last consonant may be doubled: plan, planning. */
const ending = /^([b-z])??(?:i?ness|i?ty|e?ment|ion|ation|ing|e?ance|e?ence|ship|hood|al|er|or)$/u;

/** Families whose words do not begin alike. */
const families: ReadonlyMap<string, string> = new Map(
  (
    'lose loss|choose choice|die death|live life|believe belief|prove proof|think thought|sell sale|fly flight|' +
    'see sight|know knowledge|strong strength|long length|deep depth|high height|hot heat|proud pride|angry anger|' +
    'hungry hunger|poor poverty|weigh weight|free freedom|give gift|advise advice|speak speech|sing song|true truth|' +
    'young youth|bear birth|succeed success|grow growth|laugh laughter|marry marriage|fail failure|please pleasure|' +
    'exclude exclusion|include inclusion|decide decision|divide division|permit permission|admit admission|' +
    'receive reception|respond response|defend defense|expand expansion|confuse confusion|destroy destruction'
  )
    .split('|')
    .flatMap((pair): [string, string][] => {
      const [one = '', other = ''] = pair.split(' ');
      return [
        [one, other],
        [other, one],
      ];
    }),
);

/** One word, or two that are made of the same one: tidy, tidiness. */
export function areFamily(one: Token, other: Token): boolean {
  if (one.lemma === other.lemma || families.get(one.lemma) === other.lemma) return true;
  // Most pairs differ at once, and all pairs of a passage are asked.
  if (!other.lemma.startsWith(one.lemma.slice(0, shortestRoot))) return false;
  const [short, long] =
    one.lemma.length < other.lemma.length ? [one.lemma, other.lemma] : [other.lemma, one.lemma];
  // "One of the former" is no form.
  if (long === 'former' || long === 'latter') return false;
  // astronomer and astronaut share their beginning and are two things.
  const shared = Math.max(sharedLetters, short.length - 2);
  if (short.length >= sharedLetters && long.startsWith(short.slice(0, shared))) return true;
  const root = short.replace(/[ey]$/u, '');
  const rest = ending.exec(long.slice(root.length));
  const isRegular = rest !== null && (rest[1] === undefined || rest[1] === root.at(-1));
  return short.length >= 4 && long.startsWith(root) && isRegular;
}

const otherNames: readonly ReadonlySet<string>[] = [
  'account explanation hypothesis interpretation proposal theory view',
  'problem difficulty trouble obstacle challenge',
  'fear worry anxiety',
  'mistake error',
  'habit custom tradition',
  'journey trip voyage',
  'disease illness',
  'method technique procedure',
  'attempt effort',
  'story tale',
].map((row) => new Set(row.split(' ')));

/** A proposal, then "on this view": one thing under two names. */
export const areOneThing = (one: Token, other: Token): boolean =>
  isNoun(one) && otherNames.some((names) => names.has(one.lemma) && names.has(other.lemma));

/** After a compound noun stands a verb, a preposition or a mark; after a verb taken for a noun its object. */
const endsPhrase = (token: Token | undefined): boolean =>
  !token || /^(?:VB|MD|IN|[,.:;]|CC|WDT|WP)/u.test(token.tag);

/** "that travel advisory, people": an adjective before a mark is the noun of the phrase. */
const isLastNoun = (token: Token | undefined, after: Token | undefined): token is Token =>
  token !== undefined &&
  !/^(?:today|yesterday|tomorrow|people|alone)$/u.test(token.lower) &&
  ((isNoun(token) && token.isSure && endsPhrase(after)) ||
    (token.tag === 'JJ' && /^[,.:;]/u.test(after?.tag ?? '')));

/** The noun that a determiner at `position` belongs to, skipping adjectives and adverbs. */
export function findNounAfter(tokens: readonly Token[], position: number): Token | undefined {
  for (let index = position + 1; index < Math.min(tokens.length, position + 5); index += 1) {
    const token = tokens[index];
    if (!token) return undefined;
    if (isNoun(token)) {
      const [next, after] = tokens.slice(index + 1, index + 3);
      // "From this point of view": what is pointed to is a view, no point.
      if (token.lemma === 'point' && next?.lower === 'of' && after?.lemma === 'view') return after;
      // "That summer Cousteau turned to": whoever did so is no summer.
      if (timeNouns.has(token.lemma) && next?.tag.startsWith('NNP')) return token;
      return isLastNoun(next, after) ? next : token;
    }
    if (!/^(?:JJ|RB|VBG|VBN|CD)/u.test(token.tag)) return undefined;
  }
  return undefined;
}

/** "the windows of the house", "the man who called", "the time to go", "the word I forgot", "the word ‘gold’": what follows says which, nothing before needs to. */
export const isExplained = (after: Token | undefined): boolean =>
  /^(?:[“‘"]|``)/u.test(after?.text ?? '') ||
  /^(?:of|to|that|who|whom|which|where|whose)$/u.test(after?.lower ?? '') ||
  /^(?:DT|PRP)$/u.test(after?.tag ?? '');

export const textBetween = (analysis: PassageAnalysis, from: Token, to: Token): string =>
  analysis.text.slice(from.start, to.end);

/** Nothing but a quotation: who speaks is said elsewhere, so the text cannot be moved. */
export const isBareQuotation = (text: string): boolean => /^[“"][^”"]*[”"]$/u.test(text);

/** A quotation begins or ends outside this text, so the text cannot be moved. */
export function breaksQuotation(whole: string): boolean {
  // An opening mark before a space was meant to close.
  const text = whole.replace(/“(?=[\s.,;]|$)/gu, '”');
  const count = (mark: string): number => text.split(mark).length - 1;
  return count('“') !== count('”') || count('"') % 2 === 1;
}

/** From this number of words on a quotation is what somebody says, not a term that is set off. */
const quotedSpeech = /[“"](?:[^\s“”"]+\s+){2,}[^“”"]*[”"]/gu;

/** The text without what is said in it. */
export const leaveOutQuotations = (text: string): string => text.replace(quotedSpeech, ' ');

const bodily = new Set(['people', 'nature', 'land', 'thing', 'stuff']);

/** What can be seen and touched, and is no deed or thought. */
export const isBodily = ({ lemma }: Token): boolean => bodily.has(findNounClass(lemma) ?? '');
