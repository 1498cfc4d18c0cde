import { findNounClass } from '@jadoo/lexicon';
import type { CueSentence } from '#cohesion/read-sentences.ts';
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

/** What a sentence must tell to be called by a noun. */
type TellsSuch = (sentence: CueSentence, noun: Token) => boolean;

const hasLemma = ({ tokens }: CueSentence, lemmas: RegExp): boolean =>
  tokens.some(({ lemma, tag }) => /^(?:NN|VB|JJ)/u.test(tag) && lemmas.test(lemma));

const thinking =
  /^(?:think|believe|argue|claim|say|suggest|propose|assume|insist|fear|expect|predict|conclude|suspect|maintain|contend|reply|explain|blame|imagine|consider|regard|suppose|deny|doubt|agree|decide|view|belief|idea|opinion|notion|assumption|argument|theory|reasoning|doctrine|saying|hypothesis|proposal|explanation|tempting|obvious)$/u;
const takingFor =
  /\b(?:for granted|common sense|as (?:proof|evidence|a sign)|(?:held?|holds|feels?|felt|denounced|knows?|knew) (?:that|as)|widely held|look(?:s|ed)? (?:on|upon)|seems? (?:that|natural|only)|argument (?:runs|goes))\b/iu;
const tellsThought: TellsSuch = (sentence) => hasLemma(sentence, thinking) || takingFor.test(sentence.text);

const findings =
  /^(?:study|survey|report|research|experiment|test|trial|find|show|discover|prove|reveal|notice|observe|percent|measure|demonstrate)$/u;
const compared = /\d|%|\b(?:turn(?:s|ed)? out|than|appears? to|twice|half|as \w+ as)\b/iu;
const tellsFinding: TellsSuch = (sentence) => hasLemma(sentence, findings) || compared.test(sentence.text);

const tellsTerms: TellsSuch = ({ text }) =>
  /\b(?:only|if|unless|provided|providing|long as|must|needs?|requires?|until)\b/iu.test(text);

const helping =
  /^(?:help|improve|protect|save|allow|enable|let|give|gain|strengthen|ease|benefit|reward|prevent|provide|supply|support|relieve|encourage|calm|earn|spare|advantage|comfort|better|easy|cheap|healthy)$/u;
const addsAnother = /\b(?:also|too|as well|moreover|besides|furthermore|another|second|and)\b/iu;
/** Several benefits are told of by a sentence that adds one to another. */
const tellsBenefit: TellsSuch = (sentence, { tag }) =>
  hasLemma(sentence, helping) && (tag === 'NN' || addsAnother.test(sentence.text));

const doubting =
  /^(?:doubt|wonder|question|suspect|suspicion|fear|worry|afraid|unsure|uncertain|skeptical|sceptical|hesitate|distrust|mistrust|warn|dread|concern|complain|object)$/u;
const tellsDoubt: TellsSuch = (sentence) => hasLemma(sentence, doubting);

const tests: readonly (readonly [RegExp, TellsSuch])[] = [
  [
    /^(?:view|belief|idea|opinion|notion|assumption|claim|argument|conclusion|premise|theory|hypothesis|creed|reading|explanation|statement|remark)$/u,
    tellsThought,
  ],
  [/^(?:finding|evidence|discovery)$/u, tellsFinding],
  [/^(?:doubt|fear|worry|suspicion|anxiety)$/u, tellsDoubt],
  [/^(?:condition|requirement|proviso)$/u, tellsTerms],
  [/^(?:benefit|advantage|gain|merit)$/u, tellsBenefit],
];

/** "this view", "these benefits": what a sentence must tell to be meant; undefined for nouns of which too much can be said. */
export const findShellTest = (noun: Token): ((sentence: CueSentence) => boolean) | undefined => {
  const test = tests.find(([nouns]) => nouns.test(noun.lemma))?.[1];
  return test && ((sentence) => test(sentence, noun));
};

/** "This idea is called …": what was told just before gets its name, whatever it was. */
export const givesName = (text: string): boolean =>
  /^Th(?:is|ese) \w+(?: (?:is|was|are|were)(?: \w+)?|,) (?:called|known as|named|termed)\b/u.test(text);
