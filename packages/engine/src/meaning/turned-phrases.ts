import { isBe, isFinite, isHave, textOf, viewSentence } from '#grammar/sentence-view.ts';
import { isTelling } from '#meaning/backing.ts';
import type { WrongFill } from '#meaning/blank-choice.ts';
import { listTurns, type Turn } from '#meaning/turns.ts';
import { inflect } from '#passage/inflect.ts';
import { findBlankablePhrases, type BlankablePhrase } from '#syntax/blankable-phrases.ts';

/** The phrase itself turned to its opposite, so that it says what the passage denies. */
export function turnPhrase(phrase: BlankablePhrase): WrongFill[] {
  const [turn] = listTurns(phrase);
  if (turn === undefined) return [];
  return [{ text: write(phrase, turn, phrase.tag), meaning: '', why: '글의 내용과 반대된다.' }];
}

/** What other sentences say, turned to the opposite: it sounds like the passage and contradicts it. */
export function listTurnedDetails(answer: BlankablePhrase): WrongFill[] {
  const { analysis } = answer.view;
  const own = new Set(wordsOf(answer));
  const turnedIn = new Set<number>();
  return analysis.sentences
    .filter(({ index }) => index !== answer.view.sentence.index)
    .flatMap((sentence) => findBlankablePhrases(viewSentence(analysis, sentence)))
    .filter((phrase) => isAlike(phrase, answer) && !wordsOf(phrase).some((lemma) => own.has(lemma)))
    .flatMap((phrase): WrongFill[] => {
      const [turn] = listTurns(phrase);
      // Two phrases of one sentence may say the same.
      if (turn === undefined || turnedIn.has(phrase.view.sentence.index)) return [];
      turnedIn.add(phrase.view.sentence.index);
      const original = textOf(phrase.view, phrase.first, phrase.end);
      const why = `글에는 반대로 ‘${original}’라는 말이 있다.`;
      return [{ text: write(phrase, turn, answer.tag), meaning: '', why }];
    });
}

const wordsOf = ({ view, first, end }: BlankablePhrase): string[] =>
  view.tokens
    .slice(first, end)
    .filter(isTelling)
    .map(({ lemma }) => lemma);

const mostWords = 9;
const mostLengthGap = 4;
const pointing = /^(?:this|that|these|those|such|other|another|both|so)$/u;

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
