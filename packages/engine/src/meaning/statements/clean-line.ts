import { dropOpeningWords } from '#meaning/statements/opening-words.ts';
import { isAdnominal } from '#meaning/statements/statement-clauses.ts';
import type { Subject } from '#meaning/statements/told-subject.ts';
import type { Sentence } from '#passage/analysis.ts';

/** 그녀는 1912년에 책을 냈다 → 1912년에 책을 냈다: the instruction names whom it is about; 돌아온 그녀는 stays. */
export function dropPronouns(text: string, { pronoun }: Subject): string {
  const own = text.replace(
    // 그은 is what one drew.
    new RegExp(`(?:^|(?<=([가-힣\\d,])\\s))${pronoun}${pronoun === '그것' ? '은' : '는'} `, 'gu'),
    (whole, before: string | undefined, at: number) =>
      isAdnominal(before) || before === '의' || hasOtherDoer(text.slice(0, at), pronoun) ? whole : '',
  );
  return own.replace(
    new RegExp(`(?:^|(?<=\\s))${pronoun}의 (?=첫|어머니|아버지|남편|아내)`, 'gu'),
    // 한 의사가 그녀의 첫 책을: without her it would be the doctor's.
    (whole, at: number) => (/(?:^| )한 \S+[이가은는] /u.test(own.slice(0, at)) ? whole : ''),
  );
}

/** 그녀의 책은 1965년에 나왔고, 그녀는: without the second pronoun the book would be the doer. */
const hasOtherDoer = (before: string, pronoun: string): boolean =>
  before
    .split(' ')
    .some(
      (word) =>
        /[가-힣A-Za-z](?:[은이가]|(?<!에|에서|으?로)는)$/u.test(word) && !word.startsWith(`${pronoun}는`),
    );

/** "Despite its title", "in that week" */
const owned = /^(?:\S+ ){0,5}(?:its|their|this|that|these|those|such|whose)\b/iu;

const contrasting = /\b(?:by|in) contrast\b|\bconversely\b|\bon the contrary\b/iu;
const ranked = /최초|최고|유일|처음|가장|첫/u;
const placed = /^(?:그곳에서는?|거기서는?|그때|이때|그해에?|그러는 동안|그 ?사이에?),? /u;

/** 그 새는 would be any bird. */
const living = /^그 (?:생물|동물|물건|물체|발명품|장치|새|종|식물|나무|꽃|곤충|물고기)/u;
/** 그 다리는, 그 오래된 다리는: only a doer or topic goes without, and not 그 무렵, 그 광경을. */
const pointing =
  /^그 (?=[가-힣A-Za-z]+(?:[은는이가의]|[한인난던된운온친진른린큰쁜단] \S+[은는이가의]) )(?!\S+(?:[을를과와에로]|에서|에게) )(?!위|안|밖|뒤|옆|앞|아래|중|때|후|전|이전|이후)/u;

/** The line without what only ties it to others: 그 다리는 is 다리는, but of "its owner" one would ask whose. */
export function cleanLine(line: string, sentence: Sentence, keepsPointer = false): string {
  // 반대로 돌렸다 is how it was turned.
  const text = contrasting.test(sentence.text) ? line.replace(/^(?:반대로|대조적으로),? /u, '') : line;
  // 그 주인인 박 씨는: the name will do. Of the first one there, one would ask where.
  const free = (ranked.test(text) ? dropOpeningWords(text) : dropOpeningWords(text).replace(placed, ''))
    .replace(/^그 \S+인 (?=\S)/u, '')
    // 곧 맞추었다, 또한 배웠다: it is as true without.
    .replace(/(?<=^|[가-힣A-Za-z][은는이가] )(?:곧|또한|역시) /u, '')
    .trim();
  return keepsPointer || owned.test(sentence.text) || living.test(free) ? free : free.replace(pointing, '');
}
