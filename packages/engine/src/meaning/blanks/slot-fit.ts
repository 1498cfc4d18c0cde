import { findEntry } from '@jadoo/lexicon';

import { isTelling } from '#meaning/blanks/backing.ts';
import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { readOnce } from '#read-once.ts';
import { getConcept, relate } from '#wording/concepts.ts';
import { goesWith, listCompanions, type Companion } from '#wording/slot-company.ts';
import { getWordClass, type WordClass } from '#wording/word-class.ts';

/** A place with the words that it is bound to. */
export interface Slot {
  analysis: PassageAnalysis;
  blank: BlankWord;
  pos: 'n' | 'adj';
  companions: readonly Companion[];
}

/** The place of a word; undefined for a deed, and for a quality before a noun, where many others make sense or none does. */
export function readSlot(analysis: PassageAnalysis, blank: BlankWord): Slot | undefined {
  const { index } = blank.token;
  const pos = getWordClass(blank.token);
  const isAttributive = pos === 'adj' && /^(?:NN|JJ)/u.test(analysis.tokens[index + 1]?.tag ?? '');
  if ((pos !== 'n' && pos !== 'adj') || isAttributive) return undefined;
  return { analysis, blank, pos, companions: listCompanions(analysis.tokens, index, pos) };
}

/** Whether a word makes a sentence in a place and says there what the passage says nowhere. */
export function fitsSlot(slot: Slot, lemma: string): boolean {
  const { analysis, pos } = slot;
  if (readSaid(analysis).has(lemma) || isSaidOtherwise(analysis, lemma, pos)) return false;
  return pos === 'n'
    ? suitsNoun(slot, lemma)
    : !(isCompared(slot) && takesEnding.test(lemma)) && suitsBearer(slot, lemma);
}

/** The lemmas and forms of a passage. */
const readSaid = readOnce(
  ({ tokens }: PassageAnalysis): ReadonlySet<string> =>
    new Set(tokens.flatMap(({ lemma, lower }) => [lemma, lower])),
);

/** The words of a passage that say something, each once. */
export const readTelling = readOnce(({ tokens }: PassageAnalysis): readonly Token[] => [
  ...new Map(
    tokens
      .filter((token) => isTelling(token) && !token.tag.startsWith('NNP'))
      .map((token) => [token.lemma, token]),
  ).values(),
]);

function isSaidOtherwise(analysis: PassageAnalysis, lemma: string, pos: WordClass): boolean {
  const own = getConcept(lemma, pos);
  return readTelling(analysis).some((token) => {
    const other = getWordClass(token);
    const saidAs = other && relate(own, getConcept(token.lemma, other));
    return saidAs === 'family' || saidAs === 'synonym';
  });
}

/**
 * "temporary cases", "keeps the brain popular": such qualities are had by few things, and only to those are they known to
 * belong; of what is no noun beside them nothing is known.
 */
const choosyQualities =
  /^(?:temporary|popular|unpopular|accidental|foreign|artificial|profitable|outdated|permanent)$/u;

function suitsBearer({ companions }: Slot, lemma: string): boolean {
  return (
    !choosyQualities.test(lemma) ||
    companions.some((companion) => companion.side === 'after' && goesWith(lemma, companion))
  );
}

/** "gain a lot of freedom", "the accuracy of" and "lasting happiness", but no "a lot of limit", "luck of" and "lasting speed". */
function suitsNoun(slot: Slot, lemma: string): boolean {
  const { analysis, blank, companions } = slot;
  const { tokens } = analysis;
  const { index } = blank.token;
  if (isBare(tokens, blank.token) && !isMassNoun(lemma)) return false;
  if (isCounted(tokens, blank.token) && !counted.test(lemma)) return false;
  const quality = tokens[index - 1];
  if (quality?.tag !== 'JJ' || ofAnything.test(quality.lower)) return true;
  const bound = companions.find(({ side, lemma: other }) => side === 'before' && other === quality.lemma);
  return bound === undefined || goesWith(lemma, bound);
}

/** Without a determiner only what is not counted stands in the singular. */
function isBare(tokens: readonly Token[], { tag, index }: Token): boolean {
  if (tag !== 'NN') return false;
  const before = tokens.slice(0, index).findLast((token) => !/^(?:JJ|RB|VBN$|CC)/u.test(token.tag));
  return !/^(?:DT|PRP\$|POS|CD)/u.test(before?.tag ?? '');
}

/** "a great pressure", but no "a great praise" and no "instinctive disciplines" */
function isCounted(tokens: readonly Token[], { tag, index }: Token): boolean {
  const before = tokens.slice(0, index).findLast((token) => !/^(?:JJ|RB|VBN$)/u.test(token.tag));
  return tag === 'NNS' || (tag === 'NN' && /^(?:an?|any|each|every|another)$/u.test(before?.lower ?? ''));
}

const counted =
  /^(?:benefit|opportunity|advantage|disadvantage|reward|pleasure|challenge|burden|gift|obstacle|threat|warning|success|discovery|sacrifice|compromise|achievement|victory|coincidence|improvement|mistake|failure|loss|gain|problem|cause|excuse|cost|limit|result|example|risk|danger|difficulty|duty|privilege|conflict|change|tradition|fashion|law|theory|memory|habit|choice|impulse|talent|skill|illusion|promise|fact|experience|friendship|rivalry|balance|difference|similarity|strength|weakness|fear|power|quality|restriction|pressure|shortcut|remedy|purpose|punishment|relief|desire|right|value|distraction|disappointment|falsehood|language|profit|exchange|extreme|decline)$/u;

const masses =
  /(?:ness|ism|ship|dom|hood|ance|ence|ancy|ency|tion|sion|ity|ty|ment|ure)$|^(?:success|control|speed|noise|order|waste|rest|change|growth|progress|harm|profit|debt|fear|anger|joy|desire|doubt|hope|pain|pride|talent|effort|memory|instinct|praise|luxury|power|trade|delay|beauty|conflict|discovery|theft|surprise|sound|light|color|comfort|age|origin|danger|cost|size|talent|sympathy|discipline|faith|belief|theory|law|exchange|income|language|risk|quality|wisdom|laziness|mood|health|wealth|courage|status|culture|shame|guilt|silence|help|support)$/u;

const isMassNoun = (lemma: string): boolean =>
  findEntry(lemma, 'n')?.flags.includes('u') === true || masses.test(lemma);

/** They stand before nearly any noun. */
const ofAnything =
  /^(?:great(?:er|est)?|real|true|own|deep|strong|possible|common|new|human|social|public|lasting|long-term|mere|sheer|constant|growing|greater|similar|different|personal|individual|whole|entire|full|sudden|simple|single|only|main|key|important|basic|modern|early|old|special|such|other|mutual|collective|false|apparent|hidden|future|past|total|little|more|much|gradual|necessary|careful|good|better|best|actual|shared|fresh)$/u;

/** "more boring", but no "more easy" */
const isCompared = ({ analysis: { tokens }, blank: { token } }: Slot): boolean =>
  /^(?:more|most)$/u.test(tokens[token.index - 1]?.lower ?? '');

const takesEnding =
  /^(?:[^aeiou]*[aeiou]+[^aeiouy]*e?|\p{Ll}{2,5}y|simple|narrow|shallow|quiet|clever|gentle)$/u;
