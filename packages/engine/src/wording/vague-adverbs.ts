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
