import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';

const verbalAdverbs: ReadonlySet<string> = new Set(
  'largely mainly fully newly finally hugely firmly freely greatly directly widely closely deeply sharply quickly openly rightly wrongly'.split(
    ' ',
  ),
);

/** Adverbs whose adjective differs in meaning or use, but which no adjective can replace between auxiliary and verb. */
export const isVerbalAdverb = (lower: string): boolean => verbalAdverbs.has(lower);

const anywhere =
  /^(?:even|just|pretty|hard|late|near|high|low|right|dead|flat|clean|short|long|straight|tight|plain|fast|early|still|well)$/u;
const inCompounds =
  /^(?:close|wide|deep|free|fresh|new|slow|quick|loud|light|thin|thick|rough|smooth|soft|fine)$/u;
const compounded =
  /^(?:spread|rooted|seated|set|cut|frozen|fried|knit|opened|fitting|ranging|moving|flowing|reaching|acting|spoken)$/u;

/** "is even divided", "deep rooted": an adjective that is an adverb as well before this word, so that nobody can call it wrong. */
export const standsAsAdverb = (adjective: string, { tag, lower }: Token): boolean =>
  anywhere.test(adjective) ||
  (inCompounds.test(adjective) && /^(?:VBN|VBG|JJ)$/u.test(tag) && compounded.test(lower));

/** "Protecting a forest therefore means", but "Making decisions together takes" */
export const goesWithVerb = ({ tag, lower }: Token): boolean =>
  tag.startsWith('RB') &&
  /(?:ly|^(?:often|also|still|never|always|then|thus|therefore|seldom|sometimes|only|even|just|already|now))$/u.test(
    lower,
  );

/** "They do not return to work quietly": work is none of what they do. */
export const isOfReturn = (view: SentenceView, verb: number): boolean =>
  /^(?:work|rest|sleep|play|school)$/u.test(view.at(verb).lower) &&
  view.at(verb - 1).lower === 'to' &&
  /^(?:return|go|come|back|get|drive|walk|way)$/u.test(view.at(verb - 2).lemma);
