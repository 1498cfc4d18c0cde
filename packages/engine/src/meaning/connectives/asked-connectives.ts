/** How a text goes on from what stands before a connective, as far as blanks ask for it. */
export type AskedRelation =
  '역접' | '대조' | '양보' | '결과' | '방식' | '예시' | '재진술' | '요약' | '유사' | '첨가' | '대체' | '조건';

/**
 * Where a connective stands: at the head of a sentence before a comma, or between two commas. What joins two clauses is
 * told by its own sentence and asks for nothing of the passage.
 */
export type ConnectiveForm = 'opening' | 'inner';

/** Connectives that can be asked for; those of other relations (of course, in fact, then) fit too many places. */
const asked: Readonly<Partial<Record<AskedRelation, string>>> = {
  역접: 'however|but|yet|and yet|though',
  대조: 'by contrast|in contrast|on the other hand|conversely',
  양보: 'nevertheless|nonetheless|even so',
  결과: 'therefore|thus|hence|consequently|accordingly|as a result|as a consequence|for this reason|because of this|so|and so',
  방식: 'in this way',
  예시: 'for example|for instance',
  재진술: 'in other words|put differently',
  요약: 'in short|in sum|in brief',
  유사: 'similarly|likewise|in the same way',
  첨가: 'moreover|furthermore|in addition|additionally|besides',
  대체: 'instead',
  조건: 'otherwise',
};

const relations: ReadonlyMap<string, AskedRelation> = new Map(
  (Object.entries(asked) as [AskedRelation, string][]).flatMap(([relation, words]) =>
    words.split('|').map((one): [string, AskedRelation] => [one, relation]),
  ),
);

/** The relation that a connective (in small letters) shows. */
export const findAskedRelation = (words: string): AskedRelation | undefined => relations.get(words);

/**
 * What stands at the head of a sentence without a comma, and the adverb of the same relation that is asked for there
 * before one: beside “For example” and “Likewise”, which need it, the missing comma alone would tell the conjunction.
 */
export const bareHeads: ReadonlyMap<string, string> = new Map([
  ['but', 'however'],
  ['yet', 'however'],
  ['and yet', 'however'],
  ['so', 'therefore'],
  ['and so', 'therefore'],
  ['thus', 'thus'],
  ['therefore', 'therefore'],
]);

/** Adverbs that stand off by commas, longer ones first. */
export const setOffConnectives: readonly string[] = [...relations.keys()]
  .filter((words) => (bareHeads.get(words) ?? words) === words)
  .sort((a, b) => b.length - a.length);

/** What is printed as an option for each relation. */
const printed: Readonly<Partial<Record<AskedRelation, string>>> = {
  역접: 'however|in contrast|nevertheless',
  결과: 'therefore|as a result|consequently',
  예시: 'for example|for instance',
  재진술: 'in other words',
  요약: 'in short',
  유사: 'similarly|likewise',
  첨가: 'moreover|in addition',
  대체: 'instead',
  조건: 'otherwise',
};

/** The connectives of a relation that can be printed as options. */
export const listPrinted = (relation: AskedRelation): readonly string[] =>
  printed[relation]?.split('|') ?? [];
