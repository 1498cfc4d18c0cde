import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import { isOfPerson } from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { canNameStatement } from '#cohesion/shell-nouns.ts';
import { findNounAfter, isExplained, isNoun, knownThings, textBetween, timeNouns } from '#cohesion/words.ts';

/** Sentences back to the last mention. */
const articleReach = 2;

const ordinals = /^(?:first|second|third|fourth|last|next)$/u;

/** "a" brought it in, "the" takes it up. */
export function findArticle(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  for (const [position, token] of tokens.entries()) {
    // "The body of the truck" may be that of any truck.
    if (token.lower !== 'the' || tokens[position - 1]?.lower === 'of') continue;
    const noun = findNounAfter(tokens, position);
    const after = noun && tokens[tokens.indexOf(noun) + 1];
    // "A second later" is no "the second".
    if (
      !noun ||
      !/^NNS?$/u.test(noun.tag) ||
      knownThings.has(noun.lemma) ||
      timeNouns.has(noun.lemma) ||
      ordinals.test(noun.lemma)
    )
      continue;
    // "A dog barked, and the dog ran": its own sentence says which.
    if (tokens.slice(0, position).some((earlier) => isNoun(earlier) && earlier.lemma === noun.lemma))
      continue;
    // "The artist Josef Albers" is told by his name.
    if (saysWhich(tokens, noun) || after?.lower === 'and' || after?.tag.startsWith('NNP')) continue;
    if (tokens.slice(position, tokens.indexOf(noun)).some(singlesOut)) continue;
    const mentions = listMentions(sentences, at, noun);
    const first = mentions[0];
    if (first === undefined || first >= at) continue;
    // "The theory" may be the one that the text has come to since.
    if (first !== at - 1 && canNameStatement(noun)) continue;
    // After a while "the truck" is any truck, unless the text kept speaking of it; "the engineer" stays the one who was told of.
    const isNear = mentions.some((index) => index < at && index >= at - articleReach);
    if (!isNear && !isOfPerson(noun)) continue;
    if (!isOfPerson(noun) && bringsInOthers(sentences, at, position)) continue;
    // "A page" and then another "a page": either may be "the page".
    const isMet = (index: number): boolean =>
      findIntroduced(sentences[index]?.tokens ?? [], noun) !== undefined;
    if (mentions.some((index) => index > first && index < at && isMet(index))) continue;
    const known = sentences[first]?.tokens ?? [];
    const introduced = findIntroduced(known, noun);
    if (!introduced) continue;
    // "A heavy stone" is not "the light stone", though a light one was named as well.
    const modifiers = tokens.slice(position + 1, tokens.indexOf(noun));
    const phrase = known.slice(known.indexOf(introduced[0]), known.indexOf(introduced[1]));
    if (modifiers.some(({ lemma }) => !phrase.some((earlier) => earlier.lemma === lemma))) continue;
    // "A doctor treats the patient": outside a story it is whoever is treated.
    if (isOfPerson(noun) && ![known, tokens].every(tellsEvent)) continue;
    const antecedents = new Map(
      mentions.map((index): [number, Antecedent] => [index, { words: '', fit: 1, strength: 0 }]),
    );
    antecedents.set(first, { words: textBetween(analysis, ...introduced), fit: 1, strength: 2 });
    return {
      type: 'article',
      words: textBetween(analysis, token, noun),
      relation: '',
      antecedents,
      lost: 2,
      far: 0,
    };
  }
  return undefined;
}

const tellsEvent = (tokens: readonly Token[]): boolean => tokens.some(({ tag }) => /^VB[DN]$/u.test(tag));

/** "When Bishop Brandt read, his eyes left the page": with another person, place or time begins another story, and its page is another one. */
const bringsInOthers = (sentences: readonly CueSentence[], at: number, position: number): boolean =>
  sentences[at]?.tokens
    .slice(0, position)
    .some(
      ({ tag, lower }) =>
        (tag.startsWith('NNP') || /^\d{4}s?$/u.test(lower)) &&
        !sentences.slice(0, at).some(({ tokens }) => tokens.some((token) => token.lower === lower)),
    ) === true;

/** What follows the noun says which one is meant. */
export const saysWhich = (tokens: readonly Token[], noun: Token): boolean =>
  isExplained(tokens[tokens.indexOf(noun) + 1]) || isNarrowed(tokens, noun);

/** "The person named would keep it", "the box sent by sea", "the fruits around them": which one is said behind it. */
function isNarrowed(tokens: readonly Token[], noun: Token): boolean {
  const at = tokens.indexOf(noun);
  const [verb, next] = [tokens[at + 1], tokens[at + 2]];
  if (beside.test(verb?.lower ?? '')) return true;
  if (verb?.lower === 'in' && next?.lower === 'front') return true;
  // "The activity in which he has won" may be another one.
  if (verb?.tag === 'IN' && /^(?:which|whom)$/u.test(next?.lower ?? '')) return true;
  // "The toads at the front have changed": a subject whose place is told.
  const isSubject = !tokens.slice(0, at).some(({ tag }) => finite.test(tag));
  if (isSubject && places.test(verb?.lower ?? '') && tokens.slice(at + 2).some(({ tag }) => finite.test(tag)))
    return true;
  if (verb?.tag === 'VBG') return true;
  if (!/^VB[DN]$/u.test(verb?.tag ?? '')) return false;
  return (
    finite.test(next?.tag ?? '') || (verb?.tag === 'VBN' && /^(?:by|for|to|from)$/u.test(next?.lower ?? ''))
  );
}

const finite = /^(?:MD|VB[DZP])$/u;
const places = /^(?:at|on|in|from|with)$/u;

const beside = /^(?:around|near|beside|behind|beneath|under|above|below|inside|outside|between|among)$/u;

/** "the oldest house", "the first day": the phrase says itself which one. */
const singlesOut = ({ tag, lower }: Token): boolean =>
  /^(?:JJ[RS]|RB[RS]|CD)$/u.test(tag) || /^(?:first|second|third|last|next|only|other|same)$/u.test(lower);

/** "The bird" may be the seabird that was named before any other bird. */
const names = ({ lemma }: Token, noun: Token): boolean =>
  lemma === noun.lemma || (noun.lemma.length >= shortestKind && lemma.endsWith(noun.lemma));
const shortestKind = 4;

const listMentions = (sentences: readonly CueSentence[], at: number, noun: Token): number[] =>
  sentences
    .filter(
      ({ index, tokens }) => index !== at && tokens.some((token) => isNoun(token) && names(token, noun)),
    )
    .map(({ index }) => index);

const counted =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|several|[a-z]+ty-[a-z]+|\d{2,3})$/u;
const measures =
  /^(?:percent|dollar|cent|pound|euro|mile|kilometer|kilometre|meter|metre|foot|inch|ton|gram|kilogram|degree|page|point|minute|hour|day|week|month|year|decade|century|second|time|step|people|life|word|thing|case)$/u;

/** "forty referees" brought them in, "the referees" takes them up. */
const bringsIn = (article: Token, noun: Token): boolean =>
  noun.tag === 'NNS'
    ? counted.test(article.lower) && !measures.test(noun.lemma)
    : /^an?$/u.test(article.lower);

/** The first mention of the noun, when it stands with "a" or "an", or with a number if they are several. */
function findIntroduced(tokens: readonly Token[], noun: Token): [Token, Token] | undefined {
  const mention = tokens.findIndex((token) => isNoun(token) && token.lemma === noun.lemma);
  for (let index = mention - 1; index >= Math.max(0, mention - 4); index -= 1) {
    const token = tokens[index];
    const head = tokens[mention];
    if (
      token &&
      head &&
      head.tag === noun.tag &&
      bringsIn(token, head) &&
      // "Such a light bird" is one that was told of already.
      tokens[index - 1]?.lower !== 'such' &&
      findNounAfter(tokens, index) === head &&
      // "A rubber block" brings in no rubber.
      !tokens[mention + 1]?.tag.startsWith('NN') &&
      !isOfKind(tokens, index)
    )
      return [token, head];
  }
  return undefined;
}

const modalReach = 4;
/** "Sadness is a feeling": what one kind is, and no feeling that anybody had. */
const feelings =
  /^(?:feeling|emotion|habit|skill|virtue|state|mood|idea|belief|sense|matter|kind|form|sign|act)$/u;

/** "It could keep a ship in port": any ship. */
const isOfKind = (tokens: readonly Token[], article: number): boolean =>
  tokens.slice(Math.max(0, article - modalReach), article).some(({ tag }) => tag === 'MD') ||
  (/^(?:is|are)$/u.test(tokens[article - 1]?.lower ?? '') &&
    feelings.test(findNounAfter(tokens, article)?.lemma ?? ''));

const notFirstNames =
  /^(?:the|new|north|south|east|west|northern|southern|eastern|western|united|great|mr|mrs|ms|dr|sir|lady|lord|president|senator|prime|st|mount|lake|in|on|at|if|when|but|and|for)$/u;

/** A surname alone points back to where the full name stands, an abbreviation to where it is spelt out. */
export function findNames(analysis: PassageAnalysis, sentences: readonly CueSentence[], at: number): Cue[] {
  const tokens = sentences[at]?.tokens ?? [];
  const seen = new Set<string>();
  return tokens.flatMap((token, position): Cue[] => {
    const isAlone =
      token.tag.startsWith('NNP') &&
      !tokens[position - 1]?.tag.startsWith('NNP') &&
      !tokens[position + 1]?.tag.startsWith('NNP') &&
      !isOfName(tokens, position) &&
      // "The Foley artist" is none of his name.
      !(tokens[position - 1]?.lower === 'the' && tokens[position + 1]?.tag.startsWith('NN'));
    if (!isAlone || token.text.length < 2 || seen.has(token.text) || kinds.test(token.lower)) return [];
    seen.add(token.text);
    const full = sentences.flatMap((sentence): [number, Antecedent][] => {
      const words = findFullName(analysis, sentence.tokens, token.text);
      return words === undefined ? [] : [[sentence.index, { words, fit: 1, strength: 3 }]];
    });
    const [first] = full[0] ?? [at];
    const isKnown = sentences
      .slice(0, first)
      .some((one) => one.tokens.some(({ text }) => text === token.text));
    if (first >= at || isKnown) return [];
    return [{ type: 'name', words: token.text, relation: '', antecedents: new Map(full), lost: 2.5, far: 0 }];
  });
}

/** There are many of the kind: "the Olympics" are not those of Berlin. */
const kinds =
  /^(?:olympics|games|cup|university|college|school|museum|prize|award|festival|war|street|river|island|islands|church)$/u;

/** "University of Maryland" is a name of its own, and short for no other university. */
const isOfName = (tokens: readonly Token[], position: number): boolean =>
  tokens[position + 1]?.lower === 'of' && /^[A-Z]/u.test(tokens[position + 2]?.text ?? '');

/** The words of the capitalised name that ends before `end`. */
function listNameWords(tokens: readonly Token[], end: number): readonly Token[] {
  let start = end;
  while (/^[A-Z]/u.test(tokens[start - 1]?.text ?? '')) start -= 1;
  return tokens.slice(start, end);
}

/** "Maria" of Maria Sibylla Merian, "New" of New York Stock Exchange; a title is left out. */
const findFirstName = (tokens: readonly Token[], last: Token): Token => {
  const previous = tokens[tokens.indexOf(last) - 1];
  if (previous && placeWords.test(previous.text)) return previous;
  return previous && isFirstName(previous) ? findFirstName(tokens, previous) : last;
};

const placeWords = /^(?:New|North|South|East|West|Great|United)$/u;

/** At the head of a sentence a name may be taken for a noun. */
const isFirstName = ({ tag, text, lower }: Token): boolean =>
  /^NNP?$/u.test(tag) && /^[A-Z]/u.test(text) && !notFirstNames.test(lower.replace('.', ''));

function findFullName(analysis: PassageAnalysis, tokens: readonly Token[], name: string): string | undefined {
  for (const [position, token] of tokens.entries()) {
    if (token.text !== name) continue;
    const previous = tokens[position - 1];
    if (previous?.tag === 'NNP' && isFirstName(previous) && !tokens[position + 1]?.tag.startsWith('NNP'))
      return textBetween(analysis, findFirstName(tokens, previous), token);
    const closing = tokens[position + 1];
    if (previous?.text === '(' && closing?.text === ')' && /^[A-Z]{2,}$/u.test(name))
      return textBetween(analysis, listNameWords(tokens, position - 1)[0] ?? previous, closing);
  }
  return undefined;
}
