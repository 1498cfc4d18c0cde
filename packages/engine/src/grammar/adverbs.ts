const verbalAdverbs: ReadonlySet<string> = new Set(
  'largely mainly fully newly finally hugely firmly freely greatly directly widely closely deeply sharply quickly openly rightly wrongly'.split(
    ' ',
  ),
);

/** Adverbs whose adjective differs in meaning or use, but which no adjective can replace between auxiliary and verb. */
export const isVerbalAdverb = (lower: string): boolean => verbalAdverbs.has(lower);
