import { findNounClass } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';

/** Nouns that give a name to what was just told. */
export const summaryNouns = new Set(
  (
    'news announcement decision move finding result proposal plan project scheme deal agreement ' +
    'ruling verdict incident accident attack unrest protest change shift trend decline rise increase drop fall loss ' +
    'growth difference discovery experiment explanation argument claim idea belief assumption view approach method ' +
    'practice process task challenge question risk danger success failure mistake effort example principle distinction ' +
    'statement opinion conclusion remark theory rule fact reason paradox dilemma irony'
  ).split(' '),
);

/** What is told of at length: "the argument" may be older than the sentence before, or come after. */
export const lasting =
  /^(?:method|approach|practice|process|project|scheme|plan|proposal|deal|theory|idea|view|rule|task|argument|claim|belief|experiment|explanation|principle|pattern|phenomenon|system|question|problem|debate|conclusion|logic)$/u;

/** They name what was told, but seldom without "this" or "such". */
const pointedNouns = new Set(
  'situation event outcome tendency contrast puzzle arrangement premise evidence'.split(' '),
);

/** "this relationship", "this openness": made of what was told, and no class holds them. */
const relations = /(?:[a-z]{3}ness|ionship)$/u;

const shellClasses: ReadonlySet<string | undefined> = new Set(['practice', 'idea']);

/** "this difference", "such a change": a noun that a whole statement can be called by. */
export const canNameStatement = (noun: Token): boolean =>
  summaryNouns.has(noun.lemma) ||
  pointedNouns.has(noun.lemma) ||
  shellClasses.has(findNounClass(noun.lemma)) ||
  (findNounClass(noun.lemma) === undefined && relations.test(noun.lemma));
