import { isBe, isFinite, isHave, textOf, viewSentence } from '#grammar/sentence-view.ts';
import { isTelling } from '#meaning/backing.ts';
import type { WrongFill } from '#meaning/blank-choice.ts';
import { readClaim } from '#meaning/claims.ts';
import { findDoer } from '#meaning/doers.ts';
import { denyPhrase, reverseDeed } from '#meaning/reversed-deeds.ts';
import { listTurns, type Turn } from '#meaning/turns.ts';
import { inflect } from '#passage/inflect.ts';
import { findBlankablePhrases, type BlankablePhrase } from '#syntax/blankable-phrases.ts';

/** The phrase itself turned to its opposite, so that it says what the passage denies. */
export function turnPhrase(phrase: BlankablePhrase): WrongFill[] {
  const text = turn(phrase, phrase.tag) ?? denyPhrase(phrase);
  return text === undefined ? [] : [{ text, meaning: '', why: '글의 내용과 반대된다.' }];
}

function turn(phrase: BlankablePhrase, tag: BlankablePhrase['tag']): string | undefined {
  const [found] = listTurns(phrase);
  return found === undefined ? reverseDeed(phrase, tag) : write(phrase, found, tag);
}

/** What other sentences say of the same doer, turned to the opposite: it sounds like the passage and contradicts it. */
export function listTurnedDetails(answer: BlankablePhrase): WrongFill[] {
  const own = findDoer(answer);
  return onePerSentence(listDetails(answer), (phrase) => {
    const doer = findDoer(phrase);
    const isSame = own !== undefined && own.noun !== '' && doer?.noun === own.noun;
    const text = isSame ? turn(phrase, answer.tag) : undefined;
    return text === undefined
      ? undefined
      : { text, meaning: '', why: `글에는 반대로 ‘${originalOf(phrase)}’라는 말이 있다.` };
  });
}

/** Two phrases of one sentence may say the same. */
function onePerSentence(
  phrases: readonly BlankablePhrase[],
  make: (phrase: BlankablePhrase) => WrongFill | undefined,
): WrongFill[] {
  const used = new Set<number>();
  return phrases.flatMap((phrase): WrongFill[] => {
    const { index } = phrase.view.sentence;
    const fill = used.has(index) ? undefined : make(phrase);
    if (fill === undefined) return [];
    used.add(index);
    return [fill];
  });
}

/** Phrases of other sentences that could stand in the blank and share no word with what stands there. */
function listDetails(answer: BlankablePhrase): BlankablePhrase[] {
  const { analysis, sentence } = answer.view;
  const own = new Set(wordsOf(answer));
  return analysis.sentences
    .filter(({ index }) => index !== sentence.index)
    .flatMap((one) => findBlankablePhrases(viewSentence(analysis, one)))
    .filter((phrase) => isAlike(phrase, answer) && !wordsOf(phrase).some((lemma) => own.has(lemma)));
}

const wordsOf = ({ view, first, end }: BlankablePhrase): string[] =>
  view.tokens
    .slice(first, end)
    .filter(isTelling)
    .map(({ lemma }) => lemma);

const originalOf = ({ view, first, end }: BlankablePhrase): string => textOf(view, first, end);

const mostWords = 9;
const mostLengthGap = 4;
/** Words that point outside the phrase or tie it to its place in the passage. */
const pointing =
  /^(?:this|that|these|those|such|other|others|another|both|so|too|also|then|now|once|again|instead|however|therefore|thus|even|only|either|neither|same|own|here|there|later|earlier|ago|already|still|yet)$/u;

/** A phrase that could stand in the same slot and points to nothing outside itself. */
function isAlike(phrase: BlankablePhrase, answer: BlankablePhrase): boolean {
  const { view, first, end, tag, agent } = phrase;
  const inside = view.tokens.slice(first, end);
  const head = view.at(first);
  const areVerbs = tag.startsWith('VB') && answer.tag.startsWith('VB');
  const isFree = !isBe(head) && !isHave(head) && !inside.slice(1).some(isFinite);
  return (
    (tag === answer.tag || (areVerbs && isFree)) &&
    agent === answer.agent &&
    inside.length <= mostWords &&
    Math.abs(inside.length - (answer.end - answer.first)) <= mostLengthGap &&
    !readClaim(view).isReport &&
    !inside.some((token) => /^PRP/u.test(token.tag) || pointing.test(token.lower))
  );
}

/** The phrase after the turn, its verb in the wanted form. */
function write({ view, first, end }: BlankablePhrase, turn: Turn, tag: BlankablePhrase['tag']): string {
  const { text } = view.analysis;
  const head = view.at(first);
  const isHeadTurned = turn.start === head.start && turn.lemma !== undefined;
  const needsForm = tag.startsWith('VB') && head.tag !== tag;
  const turned = isHeadTurned && needsForm ? (inflect(turn.lemma ?? '', tag) ?? turn.text) : turn.text;
  const rest = turned + text.slice(turn.end, view.at(end - 1).end);
  const front = text.slice(head.start, turn.start);
  const opening =
    needsForm && front !== ''
      ? (inflect(head.lemma, tag) ?? head.text) + front.slice(head.text.length)
      : front;
  return (opening + rest).replace(/\s+/gu, ' ');
}
