import { describe, expect, it } from 'vitest';

import { textOf, viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { findBlankableClauses } from '#syntax/blankable-clauses.ts';
import { cutUnits } from '#syntax/units.ts';
import { glueLoose } from '#syntax/glue-loose.ts';
import { takeApart } from '#syntax/word-order-task.ts';

function view(text: string) {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  return sentence && viewSentence(analysis, sentence);
}

function cut(text: string): string[] {
  const sentence = view(text);
  if (!sentence) return [];
  return glueLoose(sentence, cutUnits(sentence, 0, sentence.length - 1)).map(({ first, end }) =>
    textOf(sentence, first, end),
  );
}

describe('what has several right places', () => {
  it.each([
    [
      'The old farmers sold their horses and bought a tractor the following year.',
      'a tractor the following year',
    ],
    ['The tired guards closed the gates and slept in the tower that night.', 'in the tower that night'],
    [
      'The rain stopped, but together the two brothers mended the roof of the barn.',
      'together the two brothers',
    ],
    ['The forty players each paid a coin to enter the old stadium.', 'The forty players each'],
    ['The two sisters spent a month there drawing the birds of the island.', 'a month there'],
    ['When the bell rang, however, the children ran to the wooden gate.', 'rang, however,'],
    ['The old king promised in 1520 that the gates of the city would stay open.', 'promised in 1520'],
    ['The crew had to repair it in March 1944 when the storm was over.', 'had to repair it in March 1944'],
    ['The young thief was caught and punished more than once by the guards.', 'punished more than once'],
    ['The clerk rang the bell three times before anybody opened the door.', 'the bell three times'],
    ['The judge left to the young clerk the letters that she disliked.', 'left to the young clerk'],
    ['The door was too heavy for the small child to open without help.', 'for the small child to open'],
    ['The song that the sailors had learned can itself be a gift to the town.', 'can itself be'],
    ['The old king may have lost the crown, yet by law he could not sell it.', 'yet by law'],
    ['Growing old with a friend is something earned by patience.', 'something earned'],
    ['The river comes to the mill, where stones slow it, and birds rest in the pool.', 'and birds'],
    ['More often than not, however, the old farmers sell their horses.', 'More often than not, however,'],
  ])('stays with its word: %s', (text, unit) => {
    expect(cut(text)).toContain(unit);
  });

  it('joins a pronoun to its conjunction where the noun of the other clause could change places with it', () => {
    expect(cut('The letter will be burned before it has been read by the old judge.')).toContain('before it');
    expect(cut('Although the baker lost his shop, he kept the long wooden table.')).toContain(
      'Although the baker',
    );
    expect(cut('The judges will speak before it has been read to the crowd.')).not.toContain('before it');
  });

  it.each([
    'They sold the barn and moved with all their horses to a small town in Spain the following year.',
    'When children visited the farm, the farmer said nothing until the children had spoken.',
    'If a rope breaks, they argued, nobody will trust the old bridge again.',
  ])('leaves the sentence out where it would stand alone: %s', (text) => {
    const sentence = view(text);
    expect(sentence).toBeDefined();
    expect(sentence && takeApart(sentence, 12)).toBeUndefined();
  });

  it.each([
    ['The new tower cost the town three times as much as the old one.', 'the town three times'],
    ['The farmers paid more than twice the amount for the small field.', 'paid more than twice'],
    ['The guests were offered rooms in 1520 small houses near the harbor.', 'rooms in 1520'],
  ])('is no measure: %s', (text, unit) => {
    expect(cut(text)).not.toContain(unit);
  });

  it('is not found in a subject or behind its own preposition', () => {
    expect(cut('The guests know that the following year will be hard for them.')).not.toContain(
      'that the following year',
    );
    expect(cut('The guests stayed in the tower during the following year of war.')).not.toContain(
      'the following year',
    );
    expect(cut('The girls paid a coin and each boy bought a small paper flag.')).toContain('each boy');
  });
});

describe('blanked clauses', () => {
  const clauses = (text: string) => {
    const sentence = view(text);
    return sentence ? findBlankableClauses(sentence) : [];
  };

  it('keeps how and its degree outside the blank', () => {
    const texts = clauses('The clerk wanted to learn how much the long war had changed them.').map(
      ({ units }) => units.join(' '),
    );
    expect(texts).toContain('the long war had changed them');
    expect(texts.some((text) => text.startsWith('much'))).toBe(false);
  });

  it('lists no order with a question in front', () => {
    const [clause] = clauses('Had he come, he would have asked when the painter intended to finish it.');
    expect(clause?.units.at(-1)).toBe('it');
    expect(clause?.accepted).toEqual([]);
  });

  it.each([
    ['The clerks praised the guard who had kept the secret for a decade.', 'for a decade'],
    ['The farmers sold the barn where they had hidden the horses during the war.', 'during the war'],
    ['The sisters loved the song which the sailors had taught them in the summer.', 'in the summer'],
  ])('leaves no time alone behind a relative: %s', (text, unit) => {
    expect(clauses(text).flatMap(({ units }) => units)).not.toContain(unit);
  });

  it('keeps a conjunction with what it joins', () => {
    const [clause] = clauses('When the bell rang, the guards closed the gate and lit the small lamps.');
    expect(clause?.units.some((unit) => unit.startsWith('and '))).toBe(true);
    expect(clause?.units).not.toContain('and');
  });

  it('is no noun with its participle behind a whole clause', () => {
    const names = (text: string) => clauses(text).map(({ name }) => name);
    expect(names('The sailors traded lapis, a stone found in a desert near the old city.')).toEqual([]);
    expect(names('He admired the painter, a woman loved by the poor of the old city.')).toEqual([]);
    expect(names('For many years, the farmers had to hide lapis, a stone made in the old city.')).toEqual([]);
    expect(names('In the end, the old king sold the map, a drawing made from the tales of sailors.')).toEqual(
      [],
    );
    expect(
      names('At first, the clerks loved the song, a story told by the women of the old harbor.'),
    ).toEqual([]);
    expect(
      names('In the port, where the sailors live, the farmers hid a stone from their guests.'),
    ).toContain('주절');
    expect(names('In the cold winter, the farmers hid a stone that they had found.')).toEqual(['주절']);
    expect(names('When the sailors came, the farmers hid a stone that they had found.')).toEqual(['주절']);
  });

  it('is none that splits a quotation or could stand in its plain order', () => {
    expect(clauses("When the war ended, the guards left the town 'for a short rest by the sea'.")).toEqual(
      [],
    );
    expect(clauses('The price rose, but less certain was the reason for the rise in the price.')).toEqual([]);
  });

  it('calls what yet opens an equal clause', () => {
    const names = clauses(
      'The rules of the port are strict, yet they allow the clerks to leave the office.',
    ).map(({ name }) => name);
    expect(names).toContain('대등절');
    expect(names).not.toContain('주절');
  });
});
