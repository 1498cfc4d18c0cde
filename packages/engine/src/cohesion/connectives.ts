/** What a connective at the head of a sentence says about the sentence before it. */
export interface Connective {
  words: string;
  /** Korean name of the relation, as in explanations. */
  relation: string;
  /** 3 needs a definite statement before it, 1 may open almost any sentence. */
  strength: 1 | 2 | 3;
}

const rows: readonly [relation: string, strength: 1 | 2 | 3, words: string][] = [
  [
    '역접',
    3,
    'however|yet|nevertheless|nonetheless|still|even so|but|conversely|on the contrary|in contrast|by contrast|on the other hand',
  ],
  // They may grant what stood further back as well.
  ['역접', 2, 'of course|granted|to be sure|admittedly'],
  ['대체', 3, 'instead|rather|otherwise'],
  [
    '결과',
    3,
    'therefore|thus|hence|consequently|accordingly|as a result|as a consequence|for this reason|for that reason|because of this|because of that|so',
  ],
  [
    '예시',
    3,
    'for example|for instance|to illustrate|take|one example|a good example|a classic example|an example',
  ],
  ['예시', 2, 'consider|imagine|suppose'],
  ['대조', 2, 'unlike|compared with|compared to|in contrast to|contrary to|in comparison'],
  [
    '이어받음',
    3,
    'in doing so|by doing so|doing so|to do so|if so|if not|if that were so|when this happens|when that happens|in that case|in this case|in such cases|in either case|even then|in return|in response|after this|before that',
  ],
  [
    '유사',
    3,
    'for the same reason|for much the same reason|similarly|likewise|so it is with|in the same way|by the same token|in a similar way|in much the same way|in a similar fashion|equally',
  ],
  ['동시', 2, 'meanwhile|at the same time'],
  // They go on from anything that was told.
  ['동시', 1, 'in the meantime'],
  ['뒷받침', 1, 'after all'],
  [
    '첨가',
    2,
    'moreover|furthermore|or|in addition|besides|also|what is more|additionally|on top of that|again|nor|above all|in particular|more importantly',
  ],
  [
    '재진술',
    3,
    'in other words|that is|put differently|put simply|in short|in sum|to put it another way|in fact|indeed|in effect|in this sense|in this way|in this light|seen in this light|seen in this way|seen this way|viewed in this light|viewed in this way|viewed this way|looked at in this way|looked at this way|put this way',
  ],
  [
    '시간 순서',
    2,
    'then|later|by this time|by that time|at this point|only then|these days|nowadays|as time went on|a moment later|afterward|afterwards|after that|eventually|finally|soon afterward|soon afterwards|shortly afterward|shortly afterwards|soon|at first|next|over time|in time|since then|by then|until then|before long|at that moment|from then on|once there',
  ],
  ['열거', 2, 'first|second|third|secondly|thirdly|another|the other|the others'],
  // "Others agree": with anyone who was named.
  ['열거', 1, 'others'],
  // "The lesson" is that of all that was told.
  ['이어받음', 1, 'the lesson'],
  [
    '이어받음',
    2,
    'the latter|the former|the result|the reason|the answer|the difference|the effect|the difficulty|the problem|the trouble|the remedy|the solution|one reason|one explanation|one answer|one solution|most of them|none of this|all of this|much of this',
  ],
];

const connectives: Connective[] = rows
  .flatMap(([relation, strength, words]) =>
    words.split('|').map((entry) => ({ words: entry, relation, strength })),
  )
  // Longer ones first, so that "in the same way" is not read as something shorter.
  .sort((a, b) => b.words.length - a.words.length);

/** The connective that opens a sentence (lower-case text), if any. */
export function findConnective(lowerText: string): Connective | undefined {
  const opening = lowerText.replace(/^[“"‘'(\s]+/u, '');
  return connectives.find(({ words }) => {
    if (!opening.startsWith(words)) return false;
    const after = opening.slice(words.length);
    if (words === 'so') return soBeforeClause.test(after);
    if (setOff.has(words)) return after.startsWith(',');
    // "The trouble that many of us have" says itself which.
    if (words.startsWith('the ') && /^ (?:that|which|who|whose|with|in|between|for) /u.test(after))
      return false;
    // "Instead of candles" looks at its own sentence.
    if (after.startsWith(' of ')) return ofOthers.has(words);
    return after === '' || /^[^a-z’'-]/u.test(after);
  });
}

const ofOthers: ReadonlySet<string> = new Set([
  'the latter',
  'the former',
  'the other',
  'the others',
  'the lesson',
]);

/** "So many creatures" is no connective. */
const soBeforeClause =
  /^(?:,| (?:he|she|it|they|we|i|you|the|a|an|this|these|when|if|what|how|why|instead|next|our|his|her|their)\b)/u;
/** "That is not to say", "Again and again", "What is more surprising": only with their comma. */
const setOff: ReadonlySet<string> = new Set([
  'that is',
  'still',
  'again',
  'rather',
  'first',
  'second',
  'third',
  'later',
  'next',
  'besides',
  'equally',
  'what is more',
]);

/** "also" near the start of its clause; what "animals, too," adds to may stand anywhere. */
const adding = /^[^,;:.]{2,40} also /u;

const medial =
  /[,;—] (however|therefore|thus|then|though|by contrast|in contrast|on the other hand|for example|for instance|consequently|moreover|instead|in turn|after all|in particular|in other words|in short|in sum|nevertheless|likewise|similarly)[,;.—]| (?:is|are|was|were|has|have|had|can|could|may|might|will|would|must|should)(?: not)? (therefore|thus|also|instead) | (?:we|they|he|she|it|people) (accordingly|therefore|thus|consequently) /u;

/** "Coleman therefore studied": nothing but the subject stands before it. */
const afterSubject =
  /^(?:(?!(?:and|but|or|by|in|if|when|as|while|that|which|who|to)\b)[a-z’'-]+ ){1,3}(accordingly|therefore|thus|consequently) [a-z]/u;

/** A connective set off inside the sentence ("This view, however, …"); text in lower case. */
export function findMedialConnective(lowerText: string): Connective | undefined {
  if (adding.test(lowerText)) return { words: 'also', relation: '첨가', strength: 2 };
  const found = medial.exec(lowerText);
  const words = found?.[1] ?? found?.[2] ?? found?.[3] ?? afterSubject.exec(lowerText)?.[1];
  if (words === undefined) return undefined;
  if (words === 'though') return { words, relation: '역접', strength: 3 };
  // "If it rains, then, …" concludes from its own clause.
  if (words === 'then')
    return /^(?:if|when|once|unless)\b/u.test(lowerText)
      ? undefined
      : { words, relation: '결론', strength: 2 };
  if (words === 'in turn') return { words, relation: '결과', strength: 2 };
  if (words === 'after all') return { words, relation: '뒷받침', strength: 1 };
  if (words === 'in particular') return { words, relation: '첨가', strength: 2 };
  return connectives.find((entry) => entry.words === words);
}

/** Nouns for people, to which "he" and "she" can point. */
export const personNouns: ReadonlySet<string> = new Set(
  (
    'man woman boy girl child person mother father parent brother sister son daughter husband wife friend teacher ' +
    'student researcher scientist psychologist economist biologist historian philosopher writer author artist ' +
    'painter musician composer architect engineer inventor doctor nurse patient player athlete coach traveler ' +
    'visitor customer worker employee manager leader president king queen prince farmer sailor pilot captain ' +
    'soldier judge lawyer officer reader speaker listener learner owner guide guest neighbor stranger expert ' +
    'critic poet novelist photographer designer director actor singer hiker climber runner'
  ).split(' '),
);
