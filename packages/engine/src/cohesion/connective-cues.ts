import { findConnective, findMedialConnective, type Connective } from '#cohesion/connectives.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { areFamily, emptyWords, isNoun } from '#cohesion/words.ts';

const medialReach = 90;
/** Too common to count elsewhere; at the head of a sentence it goes on with the one before. */
const and: Connective = { words: 'and', relation: '첨가', strength: 2 };

const whole = (strength: number): Antecedent => ({ words: '', fit: 1, strength });

/** A connective asks for what stood before it; which words these are cannot be read from it. */
export function findConnectiveCue(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const text = sentences[at]?.text ?? '';
  const lower = text.toLowerCase();
  const opening = findConnective(lower);
  const found = endsInNoun(lower, opening)
    ? undefined
    : (opening ?? findInside(lower) ?? (/^and\b/u.test(lower) ? and : undefined));
  if (!found || at === 0 || ownWorld.has(found.words)) return undefined;
  if (found.words === 'nor') return denies(sentences[at - 1]) ? findDenial(sentences, at) : undefined;
  if (tellsOwnTime.test(lower)) return undefined;
  if (restating.test(found.words) && !restates(sentences, at)) return undefined;
  if (found.relation === '대조') return findContrast(sentences, at, found);
  if (found.words === 'the answer' && !isQuestion(sentences[at - 1]?.text ?? '')) return undefined;
  // "So, how did this happen?" only goes on.
  const isTurn = /^(?:so|then)$/u.test(found.words) && text.endsWith('?');
  const isTold =
    found.strength >= 3 || (found.relation === '열거' && found.strength > 1) || found.words === 'the answer';
  const weight = isTold && !isTurn ? 1 : 0.5;
  const start = text.length - text.replace(/^[“"‘'(\s]+/u, '').length;
  return {
    type: 'connective',
    words: (opening ?? found === and) ? text.slice(start, start + found.words.length) : found.words,
    relation: isTurn
      ? '이어받음'
      : found.words === 'first' && isQuestion(sentences[at - 1]?.text ?? '')
        ? '첫째 답'
        : relate(found),
    antecedents: new Map([[at - 1, whole(isTurn ? 2 : found.strength)]]),
    lost: weight,
    // A conclusion may be drawn from more than the sentence before it.
    far: concluding.has(found.relation) ? 0.5 : weight,
  };
}

/** Inside a sentence only these surely look at the sentence before: "had thus forgiven" and "also" may go on from their own sentence, and "How, then, …" from the whole text. */
const looksBack = /^(?:however|for (?:example|instance))$/u;

function findInside(lower: string): Connective | undefined {
  // Late in a sentence, or after a clause of its own, it joins what the sentence itself says.
  const found = findMedialConnective(lower.slice(0, medialReach).split(/[;:—–]/u, 1)[0] ?? '');
  return found && looksBack.test(found.words) ? found : undefined;
}

const restating = /^(?:in other words|that is|put differently|put simply|to put it another way)$/u;

/** "In other words" says once more what stands before it, in words of which more are met there than in any later sentence. */
function restates(sentences: readonly CueSentence[], at: number): boolean {
  const own = sentences[at]?.content.filter(({ lemma }) => !emptyWords.has(lemma)) ?? [];
  const countShared = (sentence: CueSentence | undefined): number =>
    own.filter((token) => sentence?.content.some((other) => areFamily(other, token))).length;
  return countShared(sentences[at - 1]) > Math.max(0, ...sentences.slice(at + 1).map(countShared));
}

const denies = (sentence: CueSentence | undefined): boolean =>
  /\b(?:not|cannot|no|never|nobody|nothing|none|neither|nor|hardly|rarely|seldom|few|little)\b|n[’']t\b/iu.test(
    sentence?.text ?? '',
  );

/** "Nor does it …" adds to what was denied; "where neither could live" denies only in passing. */
function findDenial(sentences: readonly CueSentence[], at: number): Cue {
  const isSure = ({ text }: CueSentence): boolean =>
    /\b(?:not|cannot|no|never|nobody|nothing)\b|n[’']t\b|^(?:neither|none|few|little)\b/iu.test(text);
  const denied = sentences.filter((sentence) => sentence.index !== at && denies(sentence));
  return {
    type: 'connective',
    words: 'Nor',
    relation: '부정',
    antecedents: new Map(
      denied.map((sentence) => [
        sentence.index,
        whole(sentence.index === at - 1 && isSure(sentence) ? 3 : 0),
      ]),
    ),
    lost: 1,
    far: 1,
  };
}

/** "After that visit", "because of this caution": the pointer belongs to its noun. */
const endsInNoun = (lower: string, opening: Connective | undefined): boolean =>
  opening !== undefined && /\b(?:this|that)$/u.test(opening.words) && !lower.includes(`${opening.words},`);

const concluding: ReadonlySet<string> = new Set(['결과', '재진술']);

/** "Soon after her father fell ill, she …", "However delightful it is": the sentence itself says when and how far. */
const tellsOwnTime = /^(?:soon (?:after|as)\b(?!,)|however [a-z]+ (?!,))/u;

/** They may open a text, turn against it as well as tell a time, or ask for nothing but a noun. */
const ownWorld: ReadonlySet<string> = new Set(
  'at first|these days|nowadays|at the same time|over time|take|consider|imagine|suppose|another|the other|the others'.split(
    '|',
  ),
);

/** "Unlike mopeds" looks back only where mopeds were spoken of. */
function findContrast(sentences: readonly CueSentence[], at: number, { words }: Connective): Cue | undefined {
  const reach = 6;
  const own = sentences[at];
  const object = own?.content.find(
    (token) => isNoun(token) && token.start - (own.tokens[0]?.start ?? 0) >= words.length,
  );
  const [start] = own?.tokens ?? [];
  if (!own || !start || !object || object.index - start.index > reach) return undefined;
  const named = sentences.flatMap(({ index, content }): [number, Antecedent][] => {
    const found = index === at ? undefined : content.find((token) => areFamily(token, object));
    // "Unlike islands made by volcanoes" speaks of others than the island that was told of.
    return found ? [[index, { words: found.text, fit: 1, strength: 1 }]] : [];
  });
  if (!named.some(([index]) => index < at)) return undefined;
  const type = 'repetition';
  const antecedents = new Map(named);
  return {
    type,
    words: own.text.slice(0, object.end - start.start),
    relation: '',
    antecedents,
    lost: 1.5,
    far: 0.5,
  };
}

const finer: readonly (readonly [RegExp, string])[] = [
  [/\b(?:this (?:way|light)|in this sense)$/u, '이어받음'],
  [/^(?:of course|granted|to be sure|admittedly)$/u, '양보'],
  [/^(?:by contrast|in contrast|on the other hand)$/u, '대조'],
  [/^first$/u, '첫째'],
  [/^for (?:much )?the same reason$/u, '같은 까닭'],
  [/^(?:then|next|finally|eventually|second|third|secondly|thirdly)$/u, '다음'],
  [/^meanwhile$/u, '한편'],
  [/^until then$/u, '그때까지'],
  [/^before that$/u, '그 전'],
  [/^by (?:then|th(?:is|at) time)$/u, '그때까지'],
  [/^at (?:that moment|this point)$/u, '동시'],
  // It tells how things are, whether it goes on or turns.
  [/^in fact$/u, '실제'],
  [/^indeed$/u, '강조'],
  [/^in (?:short|sum)$/u, '요약'],
];

/** What an explanation calls the relation, finer than the list of connectives. */
const relate = ({ words, relation }: Connective): string =>
  finer.find(([pattern]) => pattern.test(words))?.[1] ?? relation;

const steps: readonly [later: RegExp, earlier: RegExp][] = [
  [/^(?:second|secondly)\b/u, /^(?:first|firstly|first of all|to begin with)\b/u],
  [/^(?:third|thirdly)\b/u, /^(?:second|secondly)\b/u],
  [/^(?:on the other hand|on the other)\b/u, /\bon (?:the )?one hand\b/u],
];

/** "Secondly" after "Firstly". */
export function findSequence(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const text = sentences[at]?.text ?? '';
  for (const [later, earlier] of steps) {
    const words = later.exec(text.toLowerCase())?.[0];
    if (words === undefined) continue;
    const found = sentences.flatMap((sentence): [number, Antecedent][] => {
      const match = earlier.exec(sentence.text.toLowerCase());
      if (!match || sentence.index >= at) return [];
      const named = sentence.text.slice(match.index, match.index + match[0].length);
      return [[sentence.index, { words: named, fit: 1, strength: 3 }]];
    });
    if (found.length === 0) continue;
    return {
      type: 'repetition',
      words: text.slice(0, words.length),
      relation: '',
      antecedents: new Map(found),
      lost: 3,
      far: 0.5,
    };
  }
  return undefined;
}

/** A question is answered by what follows it. */
export function findQuestion(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const sentence = sentences[at];
  const asked = sentences[at - 1];
  if (!sentence || !asked || !isQuestion(asked.text) || sentence.text.endsWith('?')) return undefined;
  // "If so, …" goes on from the question without answering it.
  if (/^if (?:so|not)\b/iu.test(sentence.text)) return undefined;
  if (!answers(sentence, asked)) return undefined;
  const isSure = tellsAnswer(sentence.text, asked.text);
  const isComment = commenting.test(sentence.text) || isInquiry(sentence.text);
  const asking = sentences.filter(({ text, index }) => index !== at && isQuestion(text));
  return {
    type: 'question',
    words: sentence.text.split(' ').slice(0, 4).join(' '),
    relation: isComment ? '언급' : '',
    antecedents: new Map(asking.map(({ index }) => [index, whole(isSure || isComment ? 2 : 1)])),
    // Other sentences may answer as well, unless this one says that it does.
    lost: isSure ? 1 : 0.5,
    far: isSure ? 1 : 0.5,
  };
}

/** "The question sounds absurd", "no answer will do" and "neither answer is right" speak of a question without answering it. */
const commenting =
  /\b(?:the|this|that|such an?) question\b|\b(?:(?:these|those|such) questions|questions? (?:of this|like (?:this|these)))\b|\b(?:no|neither|either|any) answer\b|\banswers? (?:is|are|seems?|may be|looks?) (?:easy|simple|obvious|clear|hard|difficult|not)\b/iu;

/** "Researchers looked into the matter by …": how an answer was sought is none yet. */
const isInquiry = (text: string): boolean => inquiring.test(text) && !answering.test(text);

const inquiring =
  /\b(?:look(?:ed|ing|s)? into|set out to|put (?:it|this|that|the \w+) to the test|tested|investigated|examined|explored|studied|surveyed|interviewed|recruited|experiment(?:s|ed)?|(?:asked|invited|had|gave) (?:\w+ ){0,3}(?:volunteers|participants|students|people|children|pupils)|to find out|wondered|tried to (?:find|learn|see))\b/iu;

/** A reason that opens the sentence; "fruits are made to be eaten, because …" may be one for anything else. */
const answering =
  /\banswers?\b|^(?:because|nobody|no one|yes|no)\b|^(?:the|one|a|part of the) (?:\w+ ){0,2}(?:reason|explanation)\b/iu;

const wantsYes =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|might|must|shall)\b/iu;

/** Where yes or no is asked, a reason may be that of anything else. */
const tellsAnswer = (text: string, asked: string): boolean =>
  answering.test(wantsYes.test(asked) ? text.replace(/\b(?:because|reasons?|explanations?)\b/giu, '') : text);

/** A sentence after a question may as well go on asking, or say why it was asked. */
const answers = ({ text, content }: CueSentence, asked: CueSentence): boolean =>
  tellsAnswer(text, asked.text) ||
  content.some((token) => asked.content.some((one) => areFamily(one, token)));

/** "What if he had taken the other path?", "Why not try?" and "why then, they said, did she …?" want no answer, nor does a question that is only told. */
const isQuestion = (text: string): boolean =>
  text.endsWith('?') &&
  !/^(?:what if|why not)\b|\bwho (?:could|would)\b|[:“"]|\b(?:said|asked|wondered|objected|thought|cried|replied|argued|complained)\b/iu.test(
    text,
  );
