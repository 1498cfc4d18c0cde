import { findEntry } from '@jadoo/lexicon';

import { analysePassage } from '#passage/analyse-passage.ts';
import { toIng } from '#passage/inflect.ts';

/** What a 주제 speaks of, or what that bears on, in words that stand behind a preposition. */
export interface TopicMatter {
  text: string;
  /** What one does: reading aloud to older students; a thing is named: mental practice. */
  sort: 'deed' | 'thing';
  /** Last word of the name of a thing, as it stands. */
  head: string;
  /** The matter only bears on it. */
  isBorne?: boolean;
}

/** Where the matter ends and what it bears on begins. */
const links =
  /,| (?=(?:on|as|for|among|because|caused|in|by|that|which|who|whose|when|how|from|compared|without|over|under|behind|across|through|than|rather|beyond|even|at|before|after|during|if|is|are|to|and|made|created|used)\b(?!-))/u;
/** The need for parents to let …, the tendency to overestimate …, effective ways to …. */
const infinitive =
  /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:need|desire|tendency|ability|inability|willingness|reluctance|duty|urge|temptation|attempts?|efforts?|failure|responsibility|decision|ways?|how|methods?|strateg(?:y|ies)|steps) (?:(?:of|for) (?:[a-z’'-]+ ){1,3}?)?to ([a-z]+) ([a-z’' -]+)$/u;
/** The reason people see …, why we forget …. */
const cause =
  /^(?:(?:the |an? )?(?:[a-z]+ )?reasons? (?:why |that )?|(?:the )?(?:way|ways) |why |how )(?:(?:many|most|some|young|older) )?(?:people|we|children|students|readers|shoppers|consumers|viewers|athletes|parents|teachers|adults) (?:often |tend to |come to )?([a-z]+) ([a-z’' -]+)$/u;
/** The role of, the danger of: what stands between is what is said of the matter. */
const named =
  /^(?:the |an? )?(?:[a-z’'-]+ ){0,4}?(?:of|for|with|behind|about|over|between|in|on) ((?:the |an? )?\p{L}.*)$/u;
/** What the matter bears on: its effect on …, its role in …. */
const borne =
  / (?:on|in|for|(?<=\b(?:contribution|importance|danger|threat|value|harm)\b.*) to) ((?:the )?[a-z’' -]+)$/u;

const mostOfThing = 4;
const mostOfDeed = 8;
const verbless = /^(?:be|have|do|can|will|must|not|feel|seem|become|get|is|are|was|were)$/u;
const pointing =
  /\b(?:same|different|similar|certain|such|its|their|his|her|our|your|each|every|what|how|why|which|who|that|some|many|ones?|others?|two|three|both|it|them|not|oneself|themselves)\b/u;
/** Within a deed a clause may stand: overestimating how many people …. */
const elsewhere = /\b(?:its|their|his|her|our|your|it|them|not|ones|these|this|both)\b/u;
const participle = /(?:ed|made|built|given|taken|meant|grown|written|sold|known|being|having)$/u;

/** The matters of a 주제, what it speaks of first; none where they cannot be told surely. */
export function readTopicMatters(topic: string): TopicMatter[] {
  const line = topic
    .trim()
    .replace(/[.\s]+$/u, '')
    .replace(/^(?:The|An?|Why|How|Ways?) /u, (first) => first.toLowerCase());
  const [, verb = '', rest = ''] = infinitive.exec(line) ?? cause.exec(line) ?? [];
  const doer = verb === '' ? readDoer(line) : (ofDoer.exec(line)?.[1] ?? '');
  // What emotional states tend to do is done by nobody.
  const isOfPeople =
    doer === '' ||
    /(?:people|we|children|students|consumers|adults|parents|readers|listeners) ?$/u.test(doer);
  const deeds =
    verb !== '' && isOfPeople && isVerb(verb) ? [asDeed(`${toIng(verb)} ${rest}`.split(tail)[0] ?? '')] : [];
  const whole = verb === '' ? (named.exec(line)?.[1] ?? '') : '';
  const found = [
    ...deeds,
    ...(whole === ''
      ? []
      : [
          deed.test(whole)
            ? asDeed((onOther.test(line) ? whole.replace(/ on .*$/u, '') : whole).split(tail)[0] ?? '')
            : asThing(whole),
        ]),
    ...(doer === '' ? [] : [asThing(doer.trim())]),
    ...readBorne(line, whole),
  ]
    .filter((one) => one !== undefined)
    .filter(({ sort, text }) => sort !== 'deed' || !isCutOff(line, text));
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
}

/** The tendency of good deeds to …. */
const ofDoer = /^(?:the |an? )?(?:[a-z]+ ){1,2}of ((?:[a-z’'-]+ ){1,3}?)to [a-z]+ /u;
/** The reason stores sell …, how laws can build …. */
const opening =
  /^(?:(?:the |an? )?(?:[a-z]+ )?reasons? (?:why |that )?|(?:the )?ways? |why |how )(?!for\b|of\b|to\b|behind\b)/u;

function readDoer(line: string): string {
  if (!opening.test(line)) return '';
  const { tokens } = analysePassage({ id: '', text: line.replace(opening, '') });
  const at = tokens.findIndex(({ tag }) => /^(?:VB[PZD]|MD)$/u.test(tag));
  return at < 1
    ? ''
    : tokens
        .slice(0, at)
        .map(({ text }) => text)
        .join(' ');
}

/** Countershading in animals is a thing. */
const deed =
  /^(?:[a-z]+ing (?!(?:in|on|of|as|by|at)\b)[a-z]|(?:relying|depending|focusing|concentrating|insisting|living|waiting|looking|asking|talking|thinking|learning|investing|participating|engaging|working) (?:on|in|at|by) )/u;

/** "Designing for people who …": such a deed is not whole without the rest. */
const isCutOff = (line: string, text: string): boolean =>
  new RegExp(`${text} (?:who|that|which|whose)\\b`, 'u').test(line);

/** What a deed bears on is no part of it: guessing answers | before …, but teaching as an art. */
const tail =
  /,| (?=(?:because|caused|that|which|who|whose|when|before|after|than|rather|even|if|as|but|instead|to (?:reduce|avoid|prevent|improve|keep|increase|protect|save|make|help|maintain))\b)/u;
const onOther = /^(?:the |an? )?(?:[a-z-]+ ){0,2}(?:effects?|influences?|impacts?) of /u;

const isVerb = (word: string): boolean => !verbless.test(word) && findEntry(word, 'v') !== undefined;

function asDeed(text: string): TopicMatter | undefined {
  const words = text.split(' ');
  const [first = ''] = words;
  return words.length < 2 || words.length > mostOfDeed || elsewhere.test(text) || !isDeed(first)
    ? undefined
    : { text, sort: 'deed', head: first };
}

/** Neighboring plants are things. */
const isDeed = (word: string): boolean => word.endsWith('ing') && !describing.test(word);
const describing =
  /^(?:neighboring|surrounding|existing|remaining|living|growing|rising|falling|aging|changing|competing|missing|working|leading|visiting|moving|flying|speaking|running|following|emerging|developing|sleeping|shining|building|coming|meaning|eating|switching|transaction)$/u;

function asThing(phrase: string): TopicMatter | undefined {
  const [cut = ''] = phrase.split(links);
  const text = cut.replace(/^an? .*$/u, '');
  const words = text.split(' ');
  const [first = ''] = words;
  const head = (text.split(' of ')[0] ?? '').split(' ').at(-1) ?? '';
  const isFit =
    text !== '' &&
    words.length <= mostOfThing + Number(text.includes(' of ')) + Number(first === 'the') &&
    !pointing.test(text) &&
    !participle.test(words.at(-1) ?? '') &&
    isNoun(head) &&
    !(words.length <= 1 + Number(first === 'the') && empty.test(head.toLowerCase())) &&
    !(words.length === 1 && /ing$/u.test(head) && findEntry(head, 'n') === undefined);
  return isFit ? { text, sort: 'thing', head } : undefined;
}

/** They are no matter by themselves. */
const empty =
  /^(?:way|ways|role|effect|effects|use|idea|part|kind|sense|state|states|stage|form|case|thing|things|number|amount|result|person|individuals|existence|creation|formation|understanding|acceptance|lack|loss|change|changes|absence|presence|neglect|terms|general|practice|detail|depth|advance|public|place|order|time|people|children|contact|work|others|growth|rise|decline|development)$/u;

const isNoun = (word: string): boolean =>
  [word, word.replace(/s$/u, ''), word.replace(/ies$/u, 'y'), word.replace(/(?<=[sxh])es$/u, '')].some(
    (form) => findEntry(form.toLowerCase(), 'n') !== undefined,
  ) ||
  /..ing$/u.test(word) ||
  (findEntry(word, 'v') === undefined && findEntry(word, 'adj') === undefined);

/** Sports performance, achieving goals: what the matter has its effect on. */
function readBorne(line: string, whole: string): TopicMatter[] {
  const last = whole === '' ? '' : (borne.exec(line)?.[1]?.split(/ (?:on|in|for|that|who|which) /u)[0] ?? '');
  if (last === '' || whole.startsWith(last)) return [];
  const found = deed.test(last) ? asDeed(last) : asThing(last);
  return found === undefined ? [] : [{ ...found, isBorne: true }];
}
