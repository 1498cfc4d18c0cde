import type { PassageSource } from '#exercise/exercise.ts';
import { attachParticle } from '#korean.ts';
import { findHangulName } from '#meaning/statements/hangul-name.ts';

const opening =
  '(?:The (?:[A-Z]?[a-z]+ ){0,3}|In \\d{4},? (?:an? (?:[a-z]+ ){1,4}named )?|On [^,]{4,20}, |(?:As|While|Born|Raised) [^,]{4,40}, |(?:When|After|Before|Because|Until|Once) )?';
const nameParts =
  '(?:\\p{Lu}\\. ?)*\\p{Lu}[\\p{L}’-]+(?: (?:(?:van|von|de|da|del|della|ibn|al) )?(?:al-)?\\p{Lu}[\\p{L}’-]+)+';
const goingOn =
  '(?:is|was|were|are|has|had|lives?|crosses|stands|born|who|the|one|an?|used|entered|[a-z]+ed|grew|spent|left|began|wrote|took|made|could|would|never|once|first)\\b';
/** "As a girl in Leeds, Ines Hall used", "The sculptor Ines Hall was", "Ines, a weaver who" */
const named = new RegExp(`^${opening}(${nameParts}|\\p{Lu}\\p{Ll}+(?=, (?:an?|who) ))(?=,? ${goingOn})`, 'u');
const common =
  /^(?:The|An?) (?!(?:last|first|next|only|same|other|best|most)\b)([a-z]+(?:[- ][a-z]+){0,2})(?: of \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)? (?=(?:is|was|are|has|had|owes|takes|gets|lives?|looks?|grows?|comes?|began|spends?|originated|can)\b)/u;
/** A passage that goes on with he, she or it so often, and in so many sentences, is about what opens it. */
const minPronouns = 3;
/** Whoever bears a name of their own is told from others by fewer. */
const fewestPronouns = 2;
const minShareOfSubject = 0.6;
/** No other thing is taken for it so easily as one person for another. */
const minShareOfThing = 0.5;
/** "Researchers prize the animal": the text may call what it is about by its sort. */
const kindsOfThings =
  'animal|creature|bird|species|plant|tree|flower|insect|fish|island|lake|river|city|town|building|bridge|tower|machine|device|instrument';
const pronounForms = {
  그녀: 'she|her',
  그: 'he|his|him',
  그것: `its?|(?:the|this) (?:${kindsOfThings})`,
} as const;
/** The same sorts in Korean, as a translation points to them. */
const sortsInKorean =
  '동물|생물|새|종|식물|나무|꽃|곤충|물고기|섬|호수|강|도시|마을|건물|다리|탑|기계|장치|악기';

/** The one person or thing that a passage is about. */
export interface Subject {
  /** As the first sentence names it: Elena Brandt was born …. */
  name: string;
  pronoun: '그녀' | '그' | '그것';
}

const fullName = new RegExp(nameParts, 'gu');

/** A full name that the passage and the teacher's lines about it share; where one can be in it, it is a place. */
const readNameOfLines = ({ text, topic = '', summary = '' }: PassageSource): string | undefined =>
  `${topic}. ${summary}`
    .match(fullName)
    ?.find((name) => text.includes(name) && !new RegExp(`\\b(?:in|at|from|near|to) ${name}`, 'u').test(text));

/** Whom or what a passage is about, as its first sentence, or else a line of the teacher, names it. */
export function readSubject(text: string, known?: string): Subject | undefined {
  const later = text.replace(/^.*?[.!?] /u, '');
  const count = (pattern: RegExp): number => later.match(pattern)?.length ?? 0;
  const pronouns: { pronoun: Subject['pronoun']; uses: number }[] = [
    { pronoun: '그녀', uses: count(/\b(?:she|her)\b/giu) },
    { pronoun: '그', uses: count(/\b(?:he|his)\b/giu) },
    { pronoun: '그것', uses: count(new RegExp(`\\bits?\\b|\\b(?:the|this) (?:${kindsOfThings})\\b`, 'giu')) },
  ];
  const [most] = pronouns.sort((a, b) => b.uses - a.uses);
  // No pencil is a he.
  const thing = most?.pronoun === '그것' ? common.exec(text)?.[1] : undefined;
  const opened = named.exec(text)?.[1] ?? thing;
  const name = opened ?? known;
  if (name === undefined || !most || most.uses < (name === thing ? minPronouns : fewestPronouns))
    return undefined;
  const told = new RegExp(
    `\\b(?:${name.split(' ').at(-1) ?? name}s?|${pronounForms[most.pronoun]})\\b`,
    'iu',
  );
  const sentences = text.split(/[.!?]["”’']? /u);
  const isOfIt =
    sentences.filter((sentence) => told.test(sentence)).length >=
    (most.pronoun === '그것' ? minShareOfThing : minShareOfSubject) * sentences.length;
  // A name of the lines alone may be that of a place.
  const isNamed = opened !== undefined || most.pronoun !== '그것';
  return isOfIt && isNamed ? { name, pronoun: most.pronoun } : undefined;
}

/** A subject as its translation names it, and as an instruction does: 이네스 홀, 이네스 홀(Ines Hall). */
export interface ToldSubject extends Subject {
  korean?: string;
  shown: string;
}

/** Whom or what a passage is about, where its translation lets an instruction name it as the options do. */
export function readToldSubject(source: PassageSource): ToldSubject | undefined {
  const { text, translations = [] } = source;
  const subject = readSubject(text, readNameOfLines(source));
  if (subject === undefined) return undefined;
  const { name } = subject;
  const opens = text.replace(/^(?:The|An?) /u, '').startsWith(name);
  const korean = opens ? readKoreanName(translations[0] ?? '', name) : undefined;
  if (korean !== undefined) return { ...subject, korean, shown: `${korean}(${name})` };
  const isNamed =
    /^\p{Lu}/u.test(name) && translations.some((line) => line.includes(name.split(' ').at(-1) ?? name));
  return isNamed ? { ...subject, shown: name } : undefined;
}

/** 폴란드에서, 태어난: what only describes whoever is named behind it. */
const describing = /(?:에서|에|의|을|를|로|와|과|[한인난던된는은])$|^(?:이제|오늘날|흔히|보통)$/u;

/** What the first topic of the first line names: 1867년 폴란드에서 태어난 마리 퀴리는 → 마리 퀴리; none where it keeps the Latin letters. */
function readKoreanName(line: string, name: string): string | undefined {
  if (line.includes(name.split(' ').at(-1) ?? name)) return undefined;
  const [, phrase] = /^[^A-Za-z]*?(?<![가-힣])([가-힣]+?(?: [가-힣]+?)*?)[은는] /u.exec(line) ?? [];
  if (/^\p{Lu}/u.test(name)) return findHangulName(line, name);
  const words = phrase?.split(' ').slice(-name.split(' ').length) ?? [];
  const known = words.slice(words.slice(0, -1).findLastIndex((word) => describing.test(word)) + 1).join(' ');
  // A short word for a long name may be 화가 or 소녀.
  return known.length > (name.includes(' ') ? 2 : 1) ? known : undefined;
}

const oneOfSort = new RegExp(`\\b(?:the|this|that) (?:${kindsOfThings})\\b`, 'iu');

/** Wu는 → 우젠슝은 where the translation of a sentence names her so elsewhere. */
export function nameAlike(text: string, sentence: string, { name, korean, pronoun }: ToldSubject): string {
  if (korean === undefined) return text;
  const pattern = new RegExp(
    `(?:${name}|${name.split(' ').at(-1) ?? name})(은|는|이|가|을|를|과|와|의|에게)(?= )`,
    'gu',
  );
  const named = text.replace(pattern, (_, particle: string) => attachParticle(korean, particle));
  // 그 곤충을 of "the insects" is what it catches.
  return pronoun === '그것' && oneOfSort.test(sentence)
    ? named.replace(sorts, (_, particle: string) => attachParticle(korean, particle))
    : named;
}

/** 이 동물은, 그 새의: what the text is about by its sort. */
const sorts = new RegExp(
  `(?<=^|\\s)[이그] (?:${sortsInKorean})(은|는|이|가|을|를|과|와|의|에게|에서|에)(?= )`,
  'gu',
);
