import { isAdjective, isFinite, isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { isMarked, isParted } from '#syntax/parted-units.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import { isBareTime } from '#syntax/time-units.ts';
import type { Unit } from '#syntax/units.ts';

/** One letter for the part that a word plays in a phrase. */
const letters: readonly [RegExp, string][] = [
  [/^(?:DT|PDT|PRP\$|WP\$)$/u, 'd'],
  [/^(?:PRP|EX)$/u, 'p'],
  [/^NNP?S$/u, 'm'],
  [/^NN/u, 'n'],
  [/^(?:JJ.?|CD)$/u, 'j'],
  [/^RB/u, 'a'],
  [/^(?:VBZ|VBP|VBD|MD)$/u, 'v'],
  [/^VB$/u, 'b'],
  [/^VBG$/u, 'g'],
  [/^VBN$/u, 'e'],
  [/^TO$/u, 't'],
  [/^IN$/u, 'i'],
  [/^RP$/u, 'r'],
  [/^CC$/u, 'c'],
  [/^POS$/u, 's'],
  [/^W/u, 'w'],
];

/** Words up to a noun, a number or a determiner that stands for one; no second phrase begins inside. */
const noun = '(?:(?:(?!n[da]|m[danmjg]|[nm]g[dnm])[dajegscnmk])*(?:n|m|(?<=d[aj]*)j|^j|j$(?<=^[ihto]j)|d))';

const member = `(?:${noun}|p)`;

/** With the phrases that go with the noun. */
const named = `(?:${noun}(?:o${member})*(?:h${member}(?:o${member})*)?)`;

const phrase = `(?:a*[iht]*[ihto](?:${named}|p|a?g(?:${named}|p)?))`;

const quality = '(?:d?a*[je](?:c?a*[je])*)';

const group = '(?:a*t?a*[vbge](?:a*t?a*[vbge])*r?)';

const object = `(?:p${named}|p|${named})`;

const predicate = `(?:${group}(?:${object}(?:r|${quality})?)?(?:(?:${phrase}|${quality})|a+${phrase}?|${quality}t?${group})?)`;

const opener = '(?:a*[ioh]?[wi]|a*j?[iw]|ca?|o)';

const subject = `(?:p|${named})`;

const sound = new RegExp(
  `^${opener}?(?:a?${subject}|${phrase}|${quality}${phrase}?|a+${phrase}?|hn${predicate}|${predicate}|p${predicate}|)$|^(?:c|i|w)${subject}${predicate}$`,
  'u',
);

/** Prepositions whose phrase behind a noun is the noun's own. */
const attributive =
  /^(?:of|in|on|at|for|from|with|to|between|about|behind|near|under|over|inside|outside|without|against|like|above|beyond|among|into|per)$/u;

const verbal = /^(?:up|down|out|off|away|back|aside|apart|together)$/u;

/** Whether every unit is a whole phrase, and none is parted from a word that makes sense with it only. */
export const areConstituents = (view: SentenceView, units: readonly Unit[]): boolean =>
  units.every((unit, index) => isWhole(view, unit) && !isParted(view, units, index));

function isWhole(view: SentenceView, { first, end }: Unit): boolean {
  // "to Cusco in 1920"
  const isTimed = view.tokens
    .slice(first + 1, end)
    .some(
      ({ tag }, offset) => /^(?:IN|DT)$/u.test(tag) && isBareTime(view, { first: first + 1 + offset, end }),
    );
  // "explained what | had happened without making excuses"
  const inside = view.tokens.slice(first, end);
  const hasManner = inside.some(
    ({ tag }, at) => tag === 'VBG' && /^(?:without|by)$/u.test(inside[at - 1]?.lower ?? ''),
  );
  // "for fun | with her best friend"
  if (view.at(first).tag === 'IN' && inside.slice(1).some(({ lower }) => lower === 'with')) return false;
  // "faint | after about 27 kilometers"
  const isDated = inside.slice(1).some(({ lower }) => /^(?:after|before|during|until|since)$/u.test(lower));
  if (isAdjective(view.at(first)) && isDated) return false;
  const isInner = view.tokens.slice(0, first).some(({ tag }) => /^(?:W|IN$)/u.test(tag));
  if (hasManner && isInner && isVerb(view.at(first))) return false;
  if ((isTimed || hasSpan(view, first, end)) && !isVerb(view.at(first))) return false;
  const shape = view.tokens
    .slice(first, end)
    .map((_, offset) => letterOf(view, first + offset, first))
    .join('')
    .replace(/(?:ka)?k$/u, '');
  return sound.test(shape);
}

/** "for its release | for decades", "for such heights | over several weeks" */
const hasSpan = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens.slice(first + 1, end).some(({ lower }) => /^(?:for|over|during|since|until)$/u.test(lower)) &&
  /^(?:second|minute|hour|day|week|month|year|decade|century|season|winter|summer|night)$/u.test(
    view.at(isMarked(view, end - 1) ? end - 2 : end - 1).lemma,
  );

function letterOf(view: SentenceView, at: number, first: number): string {
  const { lower, tag, text } = view.at(at);
  if (!/[\p{L}\p{N}]/u.test(text)) return tag === 'POS' ? 's' : 'k';
  if (lower === 'of') return 'o';
  // "two years later", "the painting itself"
  const isBehindNoun = at > first && isNoun(view.at(at - 1));
  if (isBehindNoun && /^(?:ago|later|earlier|apart|else)$/u.test(lower)) return '';
  if (isBehindNoun && lower === 'long' && view.at(at - 2).tag === 'CD') return '';
  if (isBehindNoun && /sel(?:f|ves)$/u.test(lower) && isFinite(view.at(at + 1))) return '';
  // "a wagon full of tools | to those who …", but "access to the data"
  if (/^(?:to|into)$/u.test(lower) && at > first && !takesPreposition(view.at(at - 1).lemma, lower))
    return tag === 'TO' ? 't' : 'i';
  if (/^(?:some|any|no|every)thing$/u.test(lower)) return 'd';
  if (verbal.test(lower) && (isVerb(view.at(at - 1)) || view.at(at - 1).tag === 'PRP')) return 'r';
  if (/^(?:IN|TO)$/u.test(tag) && attributive.test(lower) && view.at(at + 1).tag !== 'VB') return 'h';
  return letters.find(([tags]) => tags.test(tag))?.[1] ?? '?';
}
