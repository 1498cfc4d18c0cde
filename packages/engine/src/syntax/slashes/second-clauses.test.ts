import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('a second clause that its words hide', () => {
  it.each([
    [
      'Nearly all pointed to the maps and hardly anyone spoke about the weather.',
      'maps / and hardly anyone spoke',
    ],
    [
      'The sound was so faint that only dogs could hear it and nobody else in the house woke up.',
      'it / and nobody',
    ],
    ['Suppose a small box is sold at three dollars and a large one at seven.', 'dollars / and a large one'],
    ['A single ticket to the island costs four dollars and a return seven.', 'dollars / and a return'],
    ['The first group slept for eight hours and the second for only four.', 'hours / and the second'],
    ['One brother wanted the old farm and the other the new boat.', 'farm / and the other'],
    [
      'It is sometimes a wolf that eats the sheep and sometimes a fox that steals the hens.',
      'sheep / and sometimes',
    ],
    [
      'The left side controls speech and the right side recognizes faces.',
      'speech / and the right side recognizes',
    ],
    ['We judge others by what they do and ourselves by what we intend.', 'do / and ourselves'],
    [
      'There are people who can recall every meal they have eaten and others who forget their own birthdays.',
      'eaten / and others',
    ],
    ['Officers answer by taking them away or by adding bars that keep people out.', 'away / or by adding'],
    [
      'He sang for those who were present and not for those who had stayed at home.',
      'present / and not for those',
    ],
    [
      'Builders think about what will please buyers and too little about who will clean the rooms.',
      'buyers / and too little',
    ],
    ['Extra care wins no praise and cutting corners brings no blame.', 'praise / and cutting corners brings'],
    ['Many people treat the past as a foreign land and the future as a promise.', 'land / and the future'],
    ['The older brother inherited the house and the younger the debts.', 'house / and the younger'],
    ['The town took down the statues at night rather than see them broken.', 'night / rather than see'],
    ['The harder a word is to say the longer it takes to learn.', 'say / the longer it takes'],
  ])('has a pause before it: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['It told him how many miles lay between one inn and the next.', 'inn / and'],
    ['The older children are picked for the better teams in the town.', 'for / the better'],
    ['Patience and running shoes cost little in this town by the sea.', 'Patience / and'],
    ['Singing birds and running water fill the long valley in the spring.', 'birds / and'],
    ['He would rather than argue leave the room.', 'would / rather'],
    ['A lid that fits one firm’s jars and nobody else’s is of little use.', 'jars / and'],
  ])('is no second clause: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
