import type { GrammarSpot } from '#grammar/spot.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isPerson } from '#syntax/persons.ts';

const timeNouns = /^(?:day|night|week|month|year|season|century|time|moment|hour|age|period)$/u;
/** Of these both where and in which are said. */
const placeNouns =
  /^(?:house|room|city|town|village|country|region|area|valley|building|world|society|culture|environment|situation|system|workshop|classroom|kitchen|forest|park|garden|district|camp|school|hospital|office|shop|store|factory|museum|library|hall|prison|laboratory|church)$/u;
/** Places that one goes to, stands on or stops at rather than lives in. */
const otherPlaces =
  /^(?:place|spot|site|island|hill|mountain|street|road|farm|port|harbor|coast|shore|beach|station|market|destination)$/u;
/** Persons or things: "tiny agents that killed bacteria". */
const maybePersons =
  /^(?:agent|carrier|host|parent|driver|winner|loser|leader|competitor|rival|victim|killer|visitor|guest|neighbor|member|follower|ancestor|figure|body|character|model|producer|consumer|predator|hunter|worker|guard|helper|enemy|partner|relative|descendant|star|source|player|performer|speaker|reader|maker|messenger|ally|hero|builder|pioneer|stranger|group|team|company|family)$/u;
const onlyThat = /^(?:all|everything|nothing|anything|something|little|much)$/u;

/** Other relatives that are right in place of the right one: that for who, when for on which. */
export function listOtherRelatives(
  { tokens }: PassageAnalysis,
  { category, original, firstToken }: Pick<GrammarSpot, 'category' | 'original' | 'firstToken'>,
): string[] {
  const antecedent = tokens[firstToken - 1];
  // Behind a comma or a preposition there is no choice.
  if (category !== '관계사' || antecedent?.tag.startsWith('NN') !== true) return [];
  if (original === 'when') return timeNouns.test(antecedent.lemma) ? ['that'] : [];
  if (original === 'where') return placeNouns.test(antecedent.lemma) ? ['in which'] : [];
  if (/^(?:on|in|at|to) which$/u.test(original)) return listAdverbs(original, antecedent);
  if (/^(?:who|whom|which)$/u.test(original)) return ['that'];
  if (original !== 'that' || takesThat(tokens, firstToken - 1)) return [];
  if (maybePersons.test(antecedent.lemma)) return [];
  if (!isPerson(antecedent)) return ['which'];
  return followsOf(tokens, firstToken - 1) ? [] : ['who'];
}

/** "a side of the other person that we have not seen": the person need not be meant. */
const followsOf = (tokens: readonly Token[], noun: number): boolean => {
  let first = noun - 1;
  while (/^(?:DT|PRP\$|JJ.?|CD|NN)$/u.test(tokens[first]?.tag ?? '')) first -= 1;
  return tokens[first]?.tag === 'IN';
};

function listAdverbs(original: string, { lemma }: Token): string[] {
  if (timeNouns.test(lemma)) return original === 'to which' ? [] : ['when'];
  const isPlace = placeNouns.test(lemma) || (original !== 'in which' && otherPlaces.test(lemma));
  return isPlace ? ['where'] : [];
}

/** "the best book that", "everything that", "the only key that": which is avoided there. */
function takesThat(tokens: readonly Token[], head: number): boolean {
  if (onlyThat.test(tokens[head]?.lower ?? '')) return true;
  for (let index = head - 1; index >= Math.max(0, head - 4); index -= 1) {
    const { tag = '', lower = '' } = tokens[index] ?? {};
    // "paving only the routes that": it limits the verb.
    if (lower === 'only' && tokens[index + 1]?.tag === 'DT') return false;
    if (/^(?:JJS|RBS)$/u.test(tag) || /^(?:only|very|same|first|last|all|every|any|no)$/u.test(lower))
      return true;
    if (!/^(?:JJ|NN|CD|DT)/u.test(tag)) return false;
  }
  return false;
}
