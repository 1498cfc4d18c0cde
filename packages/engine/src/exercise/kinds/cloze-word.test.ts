import { describe, expect, it } from 'vitest';

import type { Exercise, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const first = passages[0] as PassageSource;

function make(source: PassageSource, options: KindOptions = {}, seed = 1): Exercise {
  const result = makeExercise('cloze-word', source, options, seed);
  if ('refused' in result) throw new Error(result.reason);
  return result;
}
const listBlanks = ({ body }: Exercise) =>
  body.flatMap((block) =>
    block.type === 'paragraph' ? block.inlines.flatMap((one) => (one.type === 'blank' ? [one] : [])) : [],
  );
const listWords = ({ answer }: Exercise) => (answer.type === 'list' ? answer.items : []);

describe('빈칸 채우기', () => {
  it('keeps four words between two blanks', () => {
    for (const source of passages) {
      const { tokens } = analysePassage(source);
      const places = make(source).changes.map(({ start }) =>
        tokens.findIndex((token) => token.start === start),
      );
      places
        .slice(1)
        .forEach((place, index) => expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(5));
    }
  });

  it('spreads the blanks over about two thirds of the sentences', () => {
    for (const source of passages) {
      const { sentences } = analysePassage(source);
      const { changes } = make(source);
      const hit = sentences.filter(({ start, end }) =>
        changes.some((change) => change.start >= start && change.end <= end),
      ).length;
      expect(hit * 3).toBeGreaterThanOrEqual(Math.min(sentences.length, changes.length) * 2 - 1);
    }
  });

  it('numbers the blanks and gives first letters unless asked otherwise', () => {
    const exercise = make(first);
    const words = listWords(exercise);
    expect(listBlanks(exercise).map(({ label, hint }) => `${label ?? ''}${hint ?? ''}`)).toEqual(
      words.map((word, index) => `(${index + 1})${word.charAt(0)}`),
    );
    expect(listBlanks(make(first, { difficulty: 'high' })).every(({ hint }) => hint === undefined)).toBe(
      true,
    );
  });

  it('prints the same words in another order as 보기', () => {
    for (const source of passages.slice(0, 8)) {
      const exercise = make(source, { mode: 'choice' });
      const bank = exercise.body.flatMap((block) => (block.type === 'word-bank' ? block.words : []));
      expect(bank).not.toEqual(listWords(exercise));
      expect([...bank].sort()).toEqual([...listWords(exercise)].sort());
      expect(listBlanks(exercise).some(({ hint }) => hint !== undefined)).toBe(false);
    }
  });

  it('keeps to the count, keeps locked words, and says how many words there are when they do not suffice', () => {
    expect(make(first, { count: 5 }).changes).toHaveLength(5);
    const spare = make(first, { count: 5 }).candidates.find(({ isUsed }) => !isUsed);
    const locked = make(first, { count: 5, lockedSpots: [spare?.id ?? ''] });
    expect(locked.changes.map(({ start }) => start)).toContain(spare?.start);
    const short = {
      id: 'p',
      text: 'The careful farmer repaired the wooden fence behind his barn yesterday.',
    };
    const result = makeExercise('cloze-word', short, { count: 10 }, 1);
    expect('refused' in result ? result.reason : '').toMatch(/낱말이 \d개뿐이에요/u);
  });

  it('leaves out no word that stands elsewhere in another form', () => {
    const text =
      'The farmer repaired the fence. Fences break in storms, and the curious goats escape through them into the quiet valley every winter.';
    const { candidates } = make({ id: 'p', text }, { count: 3 });
    const words = candidates.map(({ start, end }) => text.slice(start, end));
    expect(words).not.toContain('fence');
    expect(words).toContain('valley');
  });

  it('leaves out no word whose part of speech the words around leave open', () => {
    const text = `No one lives in the abandoned village, although many paths head for its old church and a cold river runs past it.
      The council hopes to revive the district by promising to repair the roof. A curious traveler who thought of striking out alone
      met a patient shepherd with spotted lambs, and the flocks cross the frozen meadow every winter to reach a distant shelter.`;
    const { candidates } = make({ id: 'p', text }, { count: 5 });
    const words = candidates.map(({ start, end }) => text.slice(start, end));
    for (const word of ['lives', 'head', 'promising', 'striking']) expect(words).not.toContain(word);
    for (const word of ['council', 'revive', 'shelter']) expect(words).toContain(word);
  });

  it('leaves out no half of a set phrase, no word of a compound and no word that Korean has taken over', () => {
    const text = `In the meantime, the young inventor asked a venture capital firm for support. She wanted to repair the violin
      in her grandmother's apartment block, which was ancient and frightened every tenant. The engineers gradually discovered
      a hidden defect, replaced the damaged cable, opened up a locked drawer and persuaded the cautious owner to remove the gloomy lamp above the entrance.`;
    const { candidates } = make({ id: 'p', text }, { count: 5 });
    const words = candidates.map(({ start, end }) => text.slice(start, end));
    for (const word of ['meantime', 'venture', 'capital', 'apartment', 'violin', 'opened'])
      expect(words).not.toContain(word);
    for (const word of ['ancient', 'persuaded', 'cautious', 'entrance']) expect(words).toContain(word);
  });

  it('leaves no half of a name of one thing blank and knows a goal from a verb', () => {
    const text = `Few villagers went to school before the war. The director general promised a whole range of remedies. Static electricity
      damaged the delicate instruments, and hard water ruined the boiler. A bakery stood right next to the ancient chapel, where the stubborn widow planned to restore the crooked tower.`;
    const { candidates } = make({ id: 'p', text }, { count: 5 });
    const words = candidates.map(({ start, end }) => text.slice(start, end));
    for (const word of ['school', 'director', 'general', 'whole', 'range', 'electricity', 'hard', 'right'])
      expect(words).not.toContain(word);
    for (const word of ['villagers', 'promised', 'delicate']) expect(words).toContain(word);
  });

  it('explains inflected words by their dictionary form', () => {
    const { explanation } = make(first, { lockedSpots: [`word:${first.text.indexOf('lacked')}`] });
    expect(explanation.join('\n')).toMatch(/lacked \(동\) lack의 -ed형, /u);
  });
});
