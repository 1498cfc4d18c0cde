import type { WordSpot } from '#wording/word-spots.ts';

/** Adverbs of frequency: how often something happens is settled by a contrast alone. */
export const frequencyAdverbs: ReadonlySet<string> = new Set(
  `usually often rarely seldom typically frequently normally commonly sometimes occasionally always initially finally
  eventually`.split(/\s+/u),
);

/** Adverbs of frequency, degree and connection, of which no reader doubts any. */
export const vagueAdverbs: ReadonlySet<string> = new Set([
  ...frequencyAdverbs,
  ...`regularly generally mostly mainly largely roughly exactly approximately nearly hardly barely merely simply slightly extremely
  highly greatly completely entirely totally partly partially fully rather quite together apart therefore thereby however moreover
  importantly consequently instead perhaps probably possibly certainly surely clearly obviously apparently recently soon later
  once today afterward afterwards beforehand currently formerly originally suddenly immediately truly really actually ahead behind forward backward`.split(
    /\s+/u,
  ),
]);

/** What is like or unlike something, or only natural, may be either, whatever is said beside it. */
const relations = new Set('similar different separate ordinary natural'.split(' '));

/** Whether neither a clause nor the point of a passage settles a word: so far, together, similar. */
export const isVague = ({ token, pos }: WordSpot): boolean =>
  (pos === 'adv' && vagueAdverbs.has(token.lower) && !frequencyAdverbs.has(token.lower)) ||
  relations.has(token.lemma);
