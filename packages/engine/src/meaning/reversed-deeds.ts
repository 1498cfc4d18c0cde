import { textOf } from '#grammar/sentence-view.ts';
import { inflect } from '#passage/inflect.ts';
import { getLemma } from '#passage/lemmatize.ts';
import type { BlankablePhrase } from '#syntax/blankable-phrases.ts';

/** What is done, said the other way round: the verb in its dictionary form and what follows it. */
interface Deed {
  verb: string;
  rest: string;
}

type Words = Readonly<Record<string, string>>;

/** A way to reverse phrases that begin so; `rest` is what stands behind the verb. */
interface Reversal {
  verb: RegExp;
  rest: RegExp;
  reverse: (rest: Words, verb: string) => Deed | undefined;
}

const deed = (verb: string, rest: string): Deed => ({ verb, rest });
const nominal = String.raw`(?:an?|the|its|their|our|my|your|just|exactly|simply)\b`;

const reversals: readonly Reversal[] = [
  {
    verb: /^(?:depend|rest|rely|hinge)$/u,
    rest: /^(?:up)?on (?<base>(?!the other).+)$/u,
    reverse: ({ base = '' }) =>
      /\bthan\b/u.test(base) ? undefined : deed('have', `little to do with ${base}`),
  },
  {
    verb: /^(?:come|lie|stem|arise|result)$/u,
    rest: /^(?:from|in) (?<base>.+)$/u,
    reverse: ({ base = '' }) =>
      /\bthan\b/u.test(base) ? undefined : deed('have', `little to do with ${base}`),
  },
  {
    verb: /^(?:turn|prove)$/u,
    rest: new RegExp(String.raw`^(?<front>(?:out )?to (?:be|have been)) (?<what>${nominal}.+)$`, 'u'),
    reverse: ({ front = '', what = '' }, verb) => deed(verb, `${front} anything but ${what}`),
  },
  {
    verb: /^(?:be|become|remain)$/u,
    rest: new RegExp(String.raw`^(?<what>${nominal}.+)$`, 'u'),
    reverse: ({ what = '' }, verb) => deed(verb, `anything but ${what}`),
  },
  {
    verb: /^have$/u,
    rest: new RegExp(String.raw`^been (?<what>${nominal}.+)$`, 'u'),
    reverse: ({ what = '' }) => deed('have', `been anything but ${what}`),
  },
  {
    verb: /^do$/u,
    rest: /^(?:well|best) to (?<what>.+)$/u,
    reverse: ({ what = '' }) => deed('do', `better not to ${what}`),
  },
  {
    verb: /^end$/u,
    rest: /^up (?<what>[a-z]+ing .+)$/u,
    reverse: ({ what = '' }) => deed('stop', `short of ${what}`),
  },
  {
    verb: /^turn$/u,
    rest: new RegExp(String.raw`^into (?<what>${nominal}.+)$`, 'u'),
    reverse: ({ what = '' }) => deed('become', `anything but ${what}`),
  },
  {
    verb: /^(?:remember|recall)$/u,
    rest: /^(?<what>.+)$/u,
    reverse: ({ what = '' }) => deed('forget', what),
  },
  {
    verb: /^forget$/u,
    rest: /^(?<what>.+)$/u,
    reverse: ({ what = '' }) => deed('remember', what),
  },
  {
    verb: /^(?:need|require)$/u,
    rest: /^(?<what>(?!to\b)(?!.*\b(?:to|than)\b).+)$/u,
    reverse: ({ what = '' }) => deed('do', `without ${what}`),
  },
  {
    verb: /^lose$/u,
    rest: /^(?<what>(?:its|their|our|the)\b.+)$/u,
    reverse: ({ what = '' }) => deed('keep', what),
  },
  {
    verb: /^(?:allow|enable|encourage|lead|cause|help|push|inspire|teach|tempt)$/u,
    rest: /^(?<whom>(?:\w+ ){1,5}?)to (?<act>[a-z]+)(?<more>.*)$/u,
    reverse: ({ whom = '', act = '', more = '' }) => keepFrom(whom, act, more),
  },
  {
    verb: /^(?:keep|prevent|stop|discourage)$/u,
    rest: /^(?<whom>(?:\w+ ){1,5}?)from (?<act>[a-z]+ing)(?<more>.*)$/u,
    reverse: ({ whom = '', act = '', more = '' }) =>
      deed('cause', `${whom}to ${getLemma(act, 'VBG')}${more}`),
  },
  {
    verb: /^(?:continue|go)$/u,
    rest: /^(?:on )?to (?<act>[a-z]+)(?<more>.*)$/u,
    reverse: ({ act = '', more = '' }, verb) =>
      verb === 'continue' ? deed('cease', `to ${act}${more}`) : undefined,
  },
  {
    verb: /^(?:learn|choose|decide|try|attempt|strive|want|agree)$/u,
    rest: /^to (?<what>.+)$/u,
    reverse: ({ what = '' }) => deed('refuse', `to ${what}`),
  },
];

const keepFrom = (whom: string, act: string, more: string): Deed | undefined => {
  const doing = inflect(act, 'VBG');
  return doing === undefined ? undefined : deed('keep', `${whom}from ${doing}${more}`);
};

/** What is denied or narrowed already would be said twice or half. */
const narrowing =
  /\b(?:no|not|never|nothing|nobody|none|only|even|hardly|rarely|seldom|without|any|anything|ever|less|too|fail\w*|avoid\w*|refus\w*|unless|instead|rather)\b/u;

const readRest = ({ view, first, end }: BlankablePhrase): string => textOf(view, first + 1, end);

/** The deed of a phrase said the other way round by the meaning of its verb, in the form of the blank. */
export function reverseDeed(phrase: BlankablePhrase, tag = phrase.tag): string | undefined {
  const { lemma } = phrase.view.at(phrase.first);
  const rest = readRest(phrase);
  if (!tag.startsWith('VB') || narrowing.test(rest)) return undefined;
  for (const { verb, rest: pattern, reverse } of reversals) {
    const words = verb.test(lemma) ? pattern.exec(rest)?.groups : undefined;
    const found = words && reverse(words, lemma);
    if (found) return write(found, tag);
  }
  return undefined;
}

const write = ({ verb, rest }: Deed, tag: string): string | undefined => {
  const form = inflect(verb, tag);
  return form === undefined ? undefined : `${form} ${rest}`;
};

/** What one has or knows cannot be avoided. */
const states =
  /^(?:have|know|need|seem|understand|feel|want|remember|notice|see|realize|recognize|contain|mean|matter|belong|believe|differ|appear|tend|deserve|owe|own|resemble|cost|like|love|hate|hope|wish|last|survive)$/u;
/** Beside these "fail to" would be odd or no denial. */
const unfit =
  /^(?:be|prove|end|have|do|go|come|lie|need|require|begin|start|continue|fail|avoid|refuse|stop|cease|ignore|forget|lose|lack|miss|neglect|seem|appear|tend|happen)$/u;

/** Any deed left undone: what somebody avoids or something fails to do; of "a map" anything but that. */
export function denyPhrase(phrase: BlankablePhrase): string | undefined {
  const { view, first, end, tag, agent } = phrase;
  const text = textOf(view, first, end);
  if (narrowing.test(text)) return undefined;
  if (tag === 'NP' || tag === 'JJ') return isBehindBe(phrase) ? `anything but ${text}` : undefined;
  const { lemma } = view.at(first);
  if (!tag.startsWith('VB') || unfit.test(lemma) || isJoined(phrase) || isMeasured(phrase)) return undefined;
  const doing = inflect(lemma, 'VBG');
  return agent === 'person' && tag !== 'VBG' && !states.test(lemma) && doing !== undefined
    ? write({ verb: 'avoid', rest: `${doing} ${readRest(phrase)}` }, tag)
    : write({ verb: 'fail', rest: `to ${lemma} ${readRest(phrase)}` }, tag);
}

/** "is enough to [keep it]", "[gives up least]": a denial of such deeds is odd. */
const isMeasured = ({ view, first, end }: BlankablePhrase): boolean =>
  /^(?:enough|too)$/u.test(view.at(first - 2).lower) ||
  view.tokens.slice(first, end).some(({ tag }) => /^(?:JJS|RBS)$/u.test(tag));

/** "is [a map]": behind "but" or "as" it would read otherwise. */
const isBehindBe = ({ view, first, tag }: BlankablePhrase): boolean =>
  view.at(first - 1).lemma === 'be' &&
  view.at(first).tag !== 'JJR' &&
  (tag === 'NP' || !/\bthan\b/u.test(view.sentence.text));

/** "begins with curiosity and reaches for its wallet": only the first of two deeds would be denied; "from failing to" is heavy. */
const isJoined = ({ view, first, end }: BlankablePhrase): boolean =>
  view.tokens.slice(first + 1, end).some(({ tag }) => tag === 'CC') || view.at(first - 1).lower === 'from';
