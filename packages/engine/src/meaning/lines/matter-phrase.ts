import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { findSubjectGroup } from '#meaning/subject-groups.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { toPlural } from '#passage/inflect.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';

/** The very matter of a passage as its 주제 names it: home advantage, city trees, the collapse of the Tacoma Narrows Bridge. */
export interface MatterPhrase {
  /** It stands in a sentence as it is. */
  text: string;
  /** The lemma of its noun. */
  lemma: string;
  /** What its noun names, by its group or class; "name" and "event" stand for one thing and for what came of it. */
  sort: string;
}

const mostWords = 5;
/** What only tells how much, which or how good. */
const slight =
  /^(?:late|long|short|new|old|true|real|great|good|bad|main|major|certain|various|different|mutual|rapid|gradual|sudden|many|much|few|more|less|own|other|such|everyday|daily|common|important|original|unexpected|hidden|whole|single|small|large|big|own|possible|particular|late|next|first|last)$/u;
/** Nouns of what is no matter by itself. */
const empty =
  /^(?:principle|tendency|basis|record|way|feature|characteristic|history|cause|damage|harm|shift|support|strategy|reason|form|tool|means|factor|source|origin|career|work|title|century|condition|truth|conduct|side|quality|matter|real|key|one|other|thing|time|evidence|explanation|example|purpose|presence|absence|foundation|sign|step|kind|element|argument|debate|theory|claim|hypothesis|mistake|moment|place|need|danger|problem|belief|use|limitation|potential|property|task|measure|mechanism|concern|consequence|demand|ease|extent|lesson|strength|weakness|paradox|sense|myth|feat|course|combination|relationship|connection|link|balance|difference|distinction|contrast|gap|comparison|pursuit|attempt|effort|force|pressure|advantage|trend|practice|case|idea|notion|concept|total|set|range|degree|size|height|length|pair|piece|couple|hundred|thousand|dozen|account|story|tale|part|end|start|beginning|middle|back|front|side|top|bottom|surface|area|region|line|order|art|discovery|invention|existence|understanding|awareness|knowledge|others|self|success|failure|loss|rise|fall|growth|overuse|spread|flight|half|night|signal|margin|others|control|action|survival|product|position|floor|information|obstacle|text|inaction)$/u;
/** What happened once and did harm. */
const events =
  /^(?:collapse|destruction|disappearance|extinction|explosion|sinking|crash|defeat|burning|fire|failure|loss|ruin|theft|fall)$/u;

/** The noun phrases of the 주제 on which the passage turns, the most telling first. */
export const listMatterPhrases = readPassageOnce((source, analysis): readonly MatterPhrase[] => {
  const nouns = new Set(
    analysis.tokens.filter(({ tag }) => /^NN/u.test(tag)).map(({ lemma }) => lemma.toLowerCase()),
  );
  const line = analyseLine(source.topic ?? '').tokens.map((token, at, all) =>
    readPlural(token, at, all, nouns),
  );
  const found = line.flatMap((token, at) => (isLast(line, at) ? readPhrase(line, at, analysis) : []));
  const seen = new Set<string>();
  // "Preserving memories as a way to part with possessions": the deed is a means.
  const isMeans = (phrase: MatterPhrase): boolean =>
    line[0]?.tag === 'VBG' && line[1]?.lemma.toLowerCase() === phrase.lemma;
  const weighAt = (phrase: MatterPhrase, at: number): number =>
    (weigh(phrase, analysis, source) - (base * at) / found.length) * (isMeans(phrase) ? shareOfMeans : 1);
  return found
    .map((phrase, at) => ({ phrase, weight: weighAt(phrase, at) }))
    .filter(({ weight }) => weight >= minWeight)
    .sort((a, b) => b.weight - a.weight)
    .filter(({ weight }, _, [first]) => weight >= minShareOfFirst * (first?.weight ?? 0))
    .map(({ phrase }) => phrase)
    .filter(({ lemma }) => !seen.has(lemma) && seen.add(lemma));
});

const minWeight = 0.3;
/** What is named so much more seldom than the first only stands beside it. */
const minShareOfFirst = 0.55;
const shareOfMeans = 0.5;
const premiumOfName = 1.5;
/** The line itself names it. */
const base = 0.5;

/** "The value of thought experiments as a method": what stands like a noun is one. */
function readPlural(token: Token, at: number, line: readonly Token[], nouns: ReadonlySet<string>): Token {
  const [before, next] = [line[at - 1]?.tag ?? '', line[at + 1]?.tag ?? ''];
  const isOne =
    token.tag === 'VBZ' &&
    /^(?:JJ|IN|CC|NN)$/u.test(before) &&
    /^(?:|IN|CC|,)$/u.test(next) &&
    (nouns.has(token.lemma.toLowerCase()) || line[at - 2]?.lower === 'of');
  return isOne ? { ...token, tag: 'NNS' } : token;
}

const isNoun = ({ tag }: Token): boolean => /^NN/u.test(tag);

/** The last word of a noun phrase: a noun, or a deed without an object (turn-taking in conversation). */
function isLast(line: readonly Token[], at: number): boolean {
  const [token, next] = [line[at], line[at + 1]];
  if (token === undefined) return false;
  const tag = next?.tag ?? '';
  if (isNoun(token)) return !/^(?:NN|POS)/u.test(tag) && !(isCapital(token) && isCapital(next));
  const before = line[at - 1];
  return (
    token.lower.endsWith('ing') &&
    /^(?:VBG|JJ)$/u.test(token.tag) &&
    /^(?:|IN|CC|,)$/u.test(tag) &&
    (/^(?:JJ|NN)$/u.test(before?.tag ?? '') || /^(?:of|in|for|with|about|toward)$/u.test(before?.lower ?? ''))
  );
}

/** The word belongs to the noun behind it: shipping noise, but in preventing errors. */
const isWithin = (line: readonly Token[], at: number): boolean =>
  /^(?:JJ|JJR|NN|NNP|NNPS|VBN|CD)$/u.test(line[at]?.tag ?? '') ||
  (line[at]?.tag === 'VBG' &&
    /^(?:shipping|waiting|building|walking|learning|reading|training)$/u.test(line[at].lower) &&
    /^(?:IN|WDT|DT)$/u.test(line[at - 1]?.tag ?? '') &&
    !/^(?:of|in|for|by|to)$/u.test(line[at - 1]?.lower ?? '')) ||
  isCapital(line[at]);

const isCapital = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}/u.test(token.text);

function readPhrase(line: readonly Token[], at: number, analysis: PassageAnalysis): MatterPhrase[] {
  const head = line[at];
  if (head === undefined) return [];
  let first = at;
  while (isWithin(line, first - 1)) first -= 1;
  const determiner = line[first - 1];
  // Seen as a disease, used as support.
  const leading = determiner?.tag === 'DT' ? line[first - 2] : determiner;
  if (leading?.lower === 'as') return [];
  if (determiner?.tag === 'POS') return listOwned(line, first, at);
  if (/^(?:PRP\$|DT)$/u.test(determiner?.tag ?? '') && !/^(?:the|an?)$/u.test(determiner?.lower ?? ''))
    return [];
  const article = determiner?.tag === 'DT' ? determiner.lower : '';
  if (line.slice(first, at + 1).every(isCapital)) return article === 'the' ? listNamed(line, first, at) : [];
  const lemma = head.lemma.toLowerCase();
  const before = line
    .slice(first, at)
    .filter((token, index) => isTelling(token, line[first + index + 1], analysis));
  // Home advantage, thought experiments: the two words together are a matter, if the second is none.
  const isJoined = isNoun(before.at(-1) ?? head) && before.length > 0 && before.at(-1) === line[at - 1];
  if (((isHollowNoun(lemma) || empty.test(lemma)) && !isJoined) || isCapital(head)) return [];
  // Of planting trees; in "letting students attempt problems" the two are no one thing.
  if (before.some((token) => isNoun(token) && !isJoinedIn(token, head, analysis))) return [];
  const words = before.map(({ text }) => text);
  const noun = readNoun(head, { article, isAlone: first === at }, analysis);
  const isDeed = !isNoun(head);
  const sort = isDeed ? 'practice' : (findSubjectGroup(lemma) ?? findNounClass(lemma) ?? 'unknown');
  return noun === undefined || words.length >= mostWords
    ? []
    : [{ text: [...words, noun].join(' '), lemma, sort }];
}

/** Teachers' comments, Alexandria's library. */
function listOwned(line: readonly Token[], first: number, at: number): MatterPhrase[] {
  const [owner, mark, head] = [line[first - 2], line[first - 1], line[at]];
  if (first !== at || owner === undefined || mark === undefined || head === undefined) return [];
  const lemma = head.lemma.toLowerCase();
  if (!/^NN(?:S|P)$/u.test(owner.tag) || isHollowNoun(lemma) || empty.test(lemma)) return [];
  const isName = owner.tag === 'NNP';
  if (!isName && head.tag !== 'NNS') return [];
  const sort = isName ? 'name' : (findSubjectGroup(lemma) ?? findNounClass(lemma) ?? 'unknown');
  return [{ text: `${owner.text}${mark.text} ${head.text}`, lemma, sort }];
}

/** The Tacoma Narrows Bridge, and what befell it. */
function listNamed(line: readonly Token[], first: number, at: number): MatterPhrase[] {
  const name = line
    .slice(first, at + 1)
    .map(({ text }) => text)
    .join(' ');
  const lemma = line[at]?.text.toLowerCase() ?? '';
  const named = { text: `the ${name}`, lemma, sort: 'name' };
  const [event, of] = [line[first - 3], line[first - 2]];
  return of?.lower === 'of' && event !== undefined && events.test(event.lower)
    ? [{ text: `the ${event.lower} of the ${name}`, lemma: event.lower, sort: 'event' }, named]
    : [named];
}

const minApart = 2;

/** The passage joins the two words, too, or speaks often of each. */
function isJoinedIn({ lower, lemma }: Token, head: Token, { tokens }: PassageAnalysis): boolean {
  if (lower.endsWith('ing')) return false;
  const root = head.lower.slice(0, -1);
  const isIt = (token: Token): boolean => token.lower === lower || token.lemma === lemma;
  const isHead = (token: Token | undefined): boolean => token?.lower.startsWith(root) === true;
  return (
    tokens.some((token) => isIt(token) && isHead(tokens[token.index + 1])) ||
    (findEntry(lemma, 'v') === undefined &&
      tokens.filter((token) => isNoun(token) && isIt(token)).length >= minApart &&
      tokens.filter((token) => isNoun(token) && isHead(token)).length >= minApart)
  );
}

/** Comparisons and what only tells how much are left out, and an adjective that the passage has not. */
function isTelling(
  { tag, lower, lemma }: Token,
  next: Token | undefined,
  { tokens }: PassageAnalysis,
): boolean {
  if (
    tokens.some(
      (token) =>
        token.lower === lower &&
        tokens[token.index + 1]?.lower.startsWith((next?.lower ?? '-').slice(0, -1)) === true,
    )
  )
    return true;
  if (slight.test(lower) || /^(?:JJR|JJS|CD|RB)$/u.test(tag)) return false;
  return tokens.some((token) => token.lower === lower || token.lemma.toLowerCase() === lemma.toLowerCase());
}

/** In general: plural, or bare where it cannot be counted; undefined for one thing among others. */
function readNoun(
  head: Token,
  { article, isAlone }: { article: string; isAlone: boolean },
  { tokens }: PassageAnalysis,
): string | undefined {
  const lemma = head.lemma.toLowerCase();
  if (head.tag === 'NNS' || !isNoun(head)) return head.lower;
  const isUncounted = findEntry(lemma, 'n')?.flags.includes('u') === true;
  const hasPlural = tokens.some(
    ({ index, tag, lemma: own }) =>
      own.toLowerCase() === lemma && (tag === 'NNS' || /^an?$/u.test(tokens[index - 1]?.lower ?? '')),
  );
  // "The danger of penalty kicks" has it bare; penalties can be counted.
  if (article === '') return isAlone && hasPlural && !isUncounted ? toPlural(lemma) : head.lower;
  if (/^an?$/u.test(article)) return hasPlural || !isUncounted ? toPlural(lemma) : lemma;
  return hasPlural ? toPlural(lemma) : isUncounted ? lemma : undefined;
}

const premiumOfCompound = 2;
const shareOfPeople = 0.4;

/** How often the passage and its other lines name it; who acts is seldom the matter. */
function weigh(
  { text, lemma, sort }: MatterPhrase,
  { tokens }: PassageAnalysis,
  source: PassageSource,
): number {
  const last = text.split(' ').at(-1) ?? '';
  const count = tokens.filter(
    (token) => token.lower === last || (isNoun(token) && token.lemma.toLowerCase() === lemma),
  ).length;
  const lines = `${source.title ?? ''} ${source.summary ?? ''}`.toLowerCase();
  const said = count + (lines.includes(lemma) ? 1 : 0) + (/^(?:name|event)$/u.test(sort) ? premiumOfName : 0);
  const weight = base + said + (text.includes(' ') ? premiumOfCompound : 0);
  return /^(?:worker|customer|youth|people|crowd|city)$/u.test(sort) ? shareOfPeople * weight : weight;
}
