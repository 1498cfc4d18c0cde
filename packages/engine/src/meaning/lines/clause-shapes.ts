import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { PlainClause } from '#meaning/lines/plain-clauses.ts';
import type { PlainDeed } from '#meaning/lines/plain-deeds.ts';
import type { PlainThing } from '#meaning/lines/plain-things.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { toIng } from '#passage/inflect.ts';

/** A noun phrase or title made of what a passage says, and the form that it has. */
export interface Shaped {
  /** Two lines of one form look made by rule. */
  shape: string;
  text: string;
}

const states =
  /^(?:be|have|lack|need|love|like|hate|trust|want|own|contain|cost|owe|deserve|depend|rely|resemble|fear|prefer|stay|remain|lose|take|become|grow|feel|rise|fall|fail|refuse|accept|give|get|come|go|hold|keep|reach|meet|share|show|require)$/u;
const amounts = /^(?:some|many|few|several|most|a few) /u;

/** A clause as the topic of a passage. */
export function shapeClauseTopic(clause: PlainClause): Shaped[] {
  const said = `${clause.subject} ${clause.predicate}`;
  return [
    ...(isAskable(clause) ? [{ shape: 'why', text: `why ${said}` }] : []),
    ...(isDeed(clause) ? [{ shape: 'how', text: `how ${said}` }] : []),
    ...listNominal(clause),
    ...(isQuality(clause) ? [{ shape: 'makes', text: `what makes ${clause.subject} ${clause.rest}` }] : []),
  ];
}

/** A clause as the title of a passage. */
export function shapeClauseTitle(clause: PlainClause): Shaped[] {
  const said = `${clause.subject} ${clause.predicate}`;
  const forms = [
    ...(isAskable(clause) ? [{ shape: 'why', text: `why ${said}` }] : []),
    ...(isDeed(clause)
      ? [
          { shape: 'how', text: `how ${said}` },
          { shape: 'when', text: `when ${said}` },
        ]
      : []),
    ...listNominal(clause).filter(({ shape }) => shape === 'role'),
    ...(isQuality(clause) ? [{ shape: 'makes', text: `what makes ${clause.subject} ${clause.rest}?` }] : []),
    // What happened once is no title.
    ...(clause.subject === 'we' || clause.finite.tag === 'VBD' ? [] : [{ shape: 'fact', text: said }]),
  ];
  return forms.map(({ shape, text }) => ({ shape, text: toTitleCase(text) }));
}

const isBe = ({ main }: PlainClause): boolean => /^(?:be|become)$/u.test(main.lemma);
const isPassive = ({ main, helpers }: PlainClause): boolean =>
  main.tag === 'VBN' && helpers.some((word) => /^(?:am|is|are|was|were|be|been|being)$/u.test(word));
const isDenied = ({ helpers }: PlainClause): boolean =>
  helpers.some((word) => /^(?:not|n’t|cannot|rarely|seldom|scarcely)$/u.test(word));

/** "Water is a chemical": nobody asks why. */
const isDefinition = (clause: PlainClause): boolean =>
  clause.main.lemma === 'be' && /^(?:an?|the) /u.test(clause.rest);

/** “Why prices rise for many reasons” answers itself. */
const isAskable = (clause: PlainClause): boolean => !isDefinition(clause) && !answersItself(clause);
const answersItself = ({ rest }: PlainClause): boolean =>
  /\b(?:reasons?|causes?|because|ways?)\b/u.test(rest);

/** "How few animals" would ask how many, and "how dogs often bark" how often. */
const isDeed = (clause: PlainClause): boolean =>
  !amounts.test(clause.subject) &&
  !clause.helpers.some((word) => /^(?:often|usually|always|sometimes|generally|also)$/u.test(word)) &&
  clause.main.lemma !== 'be' &&
  !isDenied(clause) &&
  !answersItself(clause) &&
  (clause.main.lemma === 'become' || !states.test(clause.main.lemma));

/** Desert sand is smooth, the map is full of lies. */
const isQuality = (clause: PlainClause): boolean =>
  clause.main.lemma === 'be' &&
  clause.finite.tag !== 'VBD' &&
  clause.helpers.length === 0 &&
  /^[a-z]+(?: (?:of|in|for|to) [a-z ]+)?$/u.test(clause.rest) &&
  !/^(?:of|in|for|to|at|on|by|with|under|out|part) ?/u.test(clause.rest) &&
  findEntry(clause.rest.split(' ')[0] ?? '', 'adj') !== undefined;

function listNominal(clause: PlainClause): Shaped[] {
  const { main, finite, helpers, rest } = clause;
  const subject = clause.subject.replace(amounts, '');
  if (subject === 'we' || isBe(clause) || isPassive(clause)) return [];
  const first = helpers[0] ?? '';
  const isBare = helpers.length === 0;
  const deed = [main.lemma, rest].join(' ').trim();
  const isUnable = first === 'cannot' || (first === 'can' && isDenied(clause));
  return [
    ...(/^(?:can|could)$/u.test(first) && helpers.length === 1
      ? [{ shape: 'ability', text: `the ability of ${subject} to ${deed}` }]
      : []),
    ...(isUnable && helpers.length < 3
      ? [{ shape: 'ability', text: `the inability of ${subject} to ${deed}` }]
      : []),
    ...(isBare &&
    clause.isPlural &&
    clause.isOfPeople &&
    /^VB[PZ]$/u.test(finite.tag) &&
    !rest.startsWith('to ')
      ? [{ shape: 'tendency', text: `the tendency of ${subject} to ${deed}` }]
      : []),
    ...(isBare && !clause.isOfPeople && isWorking(clause, subject)
      ? [{ shape: 'role', text: `the role of ${subject} in ${toIng(main.lemma)} ${rest}` }]
      : []),
  ];
}

/** A thing that does something to another: sweat cools the skin. */
function isWorking({ main, rest }: PlainClause, subject: string): boolean {
  const head = subject.split(' of ')[0]?.split(' ').at(-1) ?? '';
  const nounClass = [head, head.replace(/s$/u, '')].map((noun) => findNounClass(noun)).find(Boolean);
  return (
    nounClass !== undefined &&
    !/^(?:people|nature)$/u.test(nounClass) &&
    !states.test(main.lemma) &&
    /^(?:the|an?|[a-z]+s|[a-z]+) /u.test(`${rest} `) &&
    !/^(?:of|in|on|at|by|to|for|from|with|into|down|up|out|off|over|away|back|through|under|about|quickly|slowly|more|less)\b/u.test(
      rest,
    ) &&
    // "Cut deeper", "dropped a few inches": nothing is done to anything.
    !/^(?:a few |[a-z]+er\b)/u.test(rest) &&
    rest !== ''
  );
}

/** A deed as the topic of a passage; two of them in one exercise look made by rule. */
export function shapeDeedTopic({ verb, rest, isAim, isHard }: PlainDeed): Shaped[] {
  const doing = `${toIng(verb.lemma)} ${rest}`;
  const texts = [
    ...(isAim ? [`effective ways to ${verb.lemma} ${rest}`] : []),
    ...(isHard ? [`the difficulty of ${doing}`] : []),
  ];
  return texts.map((text) => ({ shape: 'deed', text }));
}

/** A deed as the title of a passage. */
export function shapeDeedTitle({ verb, rest, isAim, isHard }: PlainDeed): Shaped[] {
  const doing = `${toIng(verb.lemma)} ${rest}`;
  const texts = [
    ...(isAim ? [`better ways to ${verb.lemma} ${rest}`] : []),
    ...(isHard ? [`the difficulty of ${doing}`] : []),
  ];
  return texts.map((text) => ({ shape: 'deed', text: toTitleCase(text) }));
}

const ofThings = {
  aim: { topic: 'the importance of {x}', title: 'The Hidden Importance of {X}' },
  good: { topic: 'the importance of {x}', title: 'Why {X} Matters' },
} as const;

const toTitle = (frame: string, text: string): string =>
  frame.replace('{X}', frame.startsWith('{X}') ? toTitleCase(text) : toTitleCase(`x ${text}`).slice(2));

/** What one has or gives, as the topic of a passage. */
export const shapeThingTopic = ({ quote, sort }: PlainThing): Shaped[] => [
  { shape: sort, text: ofThings[sort].topic.replace('{x}', quote) },
];

/** The same as its title. */
export const shapeThingTitle = ({ quote, sort }: PlainThing): Shaped[] => [
  { shape: sort, text: toTitle(ofThings[sort].title, quote) },
];
