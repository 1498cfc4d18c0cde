import { irregularAdjectives, irregularNouns, irregularVerbs } from '@jadoo/lexicon';

/** Verbs of more than one syllable that double their last consonant: the stress lies on the last syllable. */
const doublingVerbs = new Set(
  `abet abhor program rebel forbid output patrol quit acquit admit allot annul begin commit compel concur confer control corral defer demur deter dispel embed emit enrol enroll fulfil
  equip excel expel extol forget format handicap impel incur infer input kidnap occur offset omit outwit overrun permit prefer
  propel rebut recur refer regret remit repel reset submit transfer transmit unplug unwrap upset worship zigzag`.split(
    /\s+/u,
  ),
);
/** One-syllable words that end like doubling ones but keep their consonant. */
const keepingWords = new Set([
  'bus',
  'gas',
  'fix',
  'mix',
  'tax',
  'box',
  'show',
  'play',
  'bow',
  'saw',
  'draw',
]);
/** Long adjectives of two syllables that still take -er, beside those in -y, -le, -ow. */
const suffixedAdjectives = new Set([
  'quiet',
  'clever',
  'narrow',
  'shallow',
  'simple',
  'gentle',
  'polite',
  'remote',
  'severe',
  'sincere',
  'stupid',
  'common',
]);
const wordsInKeptO = new Set([
  'photo',
  'piano',
  'video',
  'radio',
  'studio',
  'zoo',
  'kilo',
  'memo',
  'solo',
  'logo',
  'casino',
  'disco',
  'euro',
  'ratio',
  'portfolio',
  'scenario',
  'avocado',
  'kangaroo',
  'bamboo',
  'tattoo',
  'auto',
  'pro',
  'dynamo',
  'commando',
  'soprano',
  'tuxedo',
  'stereo',
]);
const wordsInKeptF = new Set([
  'roof',
  'chief',
  'proof',
  'belief',
  'chef',
  'cliff',
  'reef',
  'brief',
  'relief',
  'gulf',
  'safe',
  'dwarf',
  'handkerchief',
  'staff',
  'cuff',
  'grief',
]);
const pluralNouns = new Set(
  'people pants jeans earnings odds dice police cattle scissors trousers glasses goods clothes thanks tennis chaos data media'.split(
    ' ',
  ),
);
const pluralOnly = /(?:ics|news)$/u;

const endsInHiss = (word: string) =>
  /(?:s|x|z|ch|sh)$/u.test(word) && !/(?:stomach|monarch|epoch|patriarch|matriarch)$/u.test(word);
const endsInConsonantY = (word: string) => /[^aeiou]y$/u.test(word);

function countSyllables(word: string): number {
  // The y of layer parts two vowels.
  const bare = word
    .replace(/([aeiou])y(?=[aeiou])/gu, '$1-')
    .replace(/(?:[^l]e|es|ed)$/u, (ending) =>
      /^le/u.test(ending) ? ending : ending.charAt(0) === 'e' ? '' : ending.charAt(0),
    );
  return bare.match(/[aeiouy]+/gu)?.length ?? 1;
}

/** stop → stopp-, begin → beginn-, visit → visit- */
function doubleLast(word: string): string {
  if (
    !/[^aeiou][aeiouy][bdfgklmnprtvz]$/u.test(word) &&
    !/qu[aeiou][bdgmnptz]$/u.test(word) &&
    !/^[aeiou][bdgmnpt]$/u.test(word)
  )
    return word;
  if (keepingWords.has(word) || /[wxy]$/u.test(word)) return word;
  const isDoubled =
    doublingVerbs.has(word) || (countSyllables(word) === 1 && !/(?:[aeiou]{2})[a-z]$/u.test(word));
  return isDoubled ? word + word.slice(-1) : word;
}

/** Keeps a capital of the model: `Child` → `Children`. */
function likeCase(model: string, form: string): string {
  return /^\p{Lu}/u.test(model) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

/** For compounds the last part is inflected: well-being, under|go is in the table itself. */
function splitCompound(word: string): [head: string, last: string] {
  const hyphen = word.lastIndexOf('-');
  return [word.slice(0, hyphen + 1), word.slice(hyphen + 1)];
}

function inflectLast(word: string, inflect: (last: string) => string): string {
  const [head, last] = splitCompound(word);
  return head + likeCase(last, inflect(last.toLowerCase()));
}

/** Plural of a noun: child → children, city → cities. */
export function toPlural(noun: string): string {
  return inflectLast(noun, (last) => {
    const irregular = findIrregularPlural(last);
    if (irregular !== undefined) return irregular;
    if (pluralOnly.test(last) || pluralNouns.has(last)) return last;
    if (endsInHiss(last)) return `${last}es`;
    if (endsInConsonantY(last)) return `${last.slice(0, -1)}ies`;
    if (/(?:[^f]f|fe)$/u.test(last) && !wordsInKeptF.has(last) && /(?:lf|af|ife|ief|oaf|eaf)$/u.test(last)) {
      return `${last.replace(/fe?$/u, '')}ves`;
    }
    if (/[^aeiou]o$/u.test(last) && !wordsInKeptO.has(last))
      return `${last}${/(?:ato|ero|cho|eto|edo|ito|ado|no)$/u.test(last) ? 'es' : 's'}`;
    return `${last}s`;
  });
}

function findIrregularPlural(noun: string): string | undefined {
  const own = irregularNouns.get(noun)?.[0];
  if (own !== undefined) return own;
  const compound =
    /^(.+)(man|woman|child|foot|tooth|mouse|knife|wife|life|shelf|self|leaf|fish|craft)$/u.exec(noun);
  const [, head = '', last = ''] = compound ?? [];
  if (compound === null || /^(?:hu|ger|ro|sha|o|ca)$/u.test(head)) return undefined;
  if (last === 'craft') return /^(?:air|space|hover|water)$/u.test(head) ? noun : undefined;
  return head + (irregularNouns.get(last)?.[0] ?? last);
}

/** Third person singular: go → goes, try → tries. */
export function toThirdPerson(verb: string): string {
  return inflectLast(verb, (last) => {
    if (last === 'be') return 'is';
    if (last === 'have') return 'has';
    if (endsInConsonantY(last)) return `${last.slice(0, -1)}ies`;
    if (endsInHiss(last) || (/[^aeiou]o$/u.test(last) && !wordsInKeptO.has(last)))
      return `${/[^z]z$/u.test(last) ? `${last}z` : last}es`;
    return `${last}s`;
  });
}

/** Past form: go → went, stop → stopped; `be` gives was. */
export function toPast(verb: string): string {
  return inflectLast(verb, (last) => irregularVerbs.get(last)?.past[0] ?? addEd(last));
}

/** Past participle: go → gone, stop → stopped. */
export function toPastParticiple(verb: string): string {
  return inflectLast(verb, (last) => irregularVerbs.get(last)?.participle[0] ?? addEd(last));
}

function addEd(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  if (endsInConsonantY(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('c') ? `${verb}ked` : `${doubleLast(verb)}ed`;
}

/** Present participle or gerund: make → making, lie → lying, run → running. */
export function toIng(verb: string): string {
  return inflectLast(verb, (last) => {
    if (last === 'be') return 'being';
    if (last.endsWith('ie')) return `${last.slice(0, -2)}ying`;
    if (/^(?:singe|dye|age|tinge|swinge)$/u.test(last)) return last === 'age' ? 'aging' : `${last}ing`;
    if (/(?:ee|oe|ye)$/u.test(last)) return `${last}ing`;
    if (last.endsWith('e')) return `${last.slice(0, -1)}ing`;
    return last.endsWith('c') && last !== 'arc' ? `${last}king` : `${doubleLast(last)}ing`;
  });
}

function takesSuffix(word: string): boolean {
  const syllables = countSyllables(word);
  if (syllables === 1)
    return !/(?:ed|ing)$/u.test(word) && !/^(?:real|right|wrong|fun|like|worth)$/u.test(word);
  return syllables === 2 && (/(?:[^aeioul]y|[bdgpt]le|ow)$/u.test(word) || suffixedAdjectives.has(word));
}

function addDegree(word: string, suffix: 'er' | 'est'): string {
  if (word.endsWith('e')) return word + suffix.slice(1);
  if (endsInConsonantY(word) && countSyllables(word) > 0)
    return /^(?:shy|sly|dry|wry)$/u.test(word) && word !== 'dry'
      ? word + suffix
      : `${word.slice(0, -1)}i${suffix}`;
  return doubleLast(word) + suffix;
}

/** Comparative of an adjective or adverb: big → bigger, useful → more useful. */
export function toComparative(word: string): string {
  const lower = word.toLowerCase();
  const irregular = irregularAdjectives.get(lower)?.comparative[0];
  if (irregular !== undefined) return likeCase(word, irregular);
  return takesSuffix(lower) ? likeCase(word, addDegree(lower, 'er')) : `${likeCase(word, 'more')} ${lower}`;
}

/** Superlative of an adjective or adverb: big → biggest, useful → most useful. */
export function toSuperlative(word: string): string {
  const lower = word.toLowerCase();
  const irregular = irregularAdjectives.get(lower)?.superlative[0];
  if (irregular !== undefined) return likeCase(word, irregular);
  return takesSuffix(lower) ? likeCase(word, addDegree(lower, 'est')) : `${likeCase(word, 'most')} ${lower}`;
}

/** The form of a lemma under a Penn tag; nothing for tags that do not inflect. */
export function inflect(lemma: string, tag: string): string | undefined {
  switch (tag) {
    case 'NN':
    case 'VB':
    case 'VBP':
    case 'JJ':
    case 'RB':
      return lemma;
    case 'NNS':
      return toPlural(lemma);
    case 'VBZ':
      return toThirdPerson(lemma);
    case 'VBD':
      return toPast(lemma);
    case 'VBN':
      return toPastParticiple(lemma);
    case 'VBG':
      return toIng(lemma);
    case 'JJR':
    case 'RBR':
      return toComparative(lemma);
    case 'JJS':
    case 'RBS':
      return toSuperlative(lemma);
    default:
      return undefined;
  }
}
