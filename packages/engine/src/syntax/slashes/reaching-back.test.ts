import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('what goes back over a short clause or phrase', () => {
  it.each([
    ['The poet felt as we do and found words for it in a song.', 'do / and'],
    ['She saw the danger as they do and wrote a long letter to the king.', 'do / and'],
    ['They suffered more than we do and kept their faith to the end.', 'do / and'],
    ['The old man asked for neither money nor land but for leave to return to his village.', 'land / but'],
    ['The child wanted neither bread nor milk but a place where she could sleep.', 'milk / but'],
    ['They hoped for neither gold nor glory but for a safe way home.', 'glory / but'],
    ['Most farmers believe that guests who slept then would wake early in the morning.', 'then / would'],
    ['It is widely believed that a toothache becomes worse the longer it lasts.', 'worse / the longer'],
    ['A coin is worth less the more of it there is in a country.', 'less / the more'],
    ['A careless man can lose in one night the money that his father had saved.', 'night / the'],
    ['A patient can lose in three weeks of lying still the strength that he had built up.', 'still / the'],
    ['The fire destroyed in two hours the houses that had stood for centuries.', 'hours / the'],
    ['The witness said that the man left the house without saying where he was going.', 'house / without'],
    ['The report says that the prices rose again without explaining why they did so.', 'again / without'],
    ['They crossed the border at night without knowing what lay behind it.', 'night / without'],
    [
      'Some forty miles off the coast of Chile, Ada Lowe was surprised by a great wave.',
      'Chile, / Ada Lowe was',
    ],
    [
      'Nearly ten years after the war in Spain, Maria Conti was asked to paint the hall.',
      'Spain, / Maria Conti was',
    ],
    [
      'About two hours before the race in Rome, Peter Hall was seen to fall asleep.',
      'Rome, / Peter Hall was',
    ],
    ['The belief that was at first foolish becomes true in the end.', 'foolish / becomes'],
    ['The habit that is so hard to break brings nothing but trouble.', 'break / brings'],
    ['Until now the child who was at first quiet seems happy in school.', 'quiet / seems'],
    ['They could compare the eleven thousand students who went with those who had to wait.', 'went / with'],
    [
      'Nobody could distinguish the coins that were real from those that had been made the day before.',
      'real / from',
    ],
    ['The lottery let them compare the pupils who came with those who stayed at home.', 'came / with'],
    [
      'In tests with beetles and crabs, animals that froze survived largely at the expense of others.',
      'froze / survived',
    ],
    ['In this cold country most birds that stay must live on seeds and berries.', 'stay / must'],
    ['As far as we know, the sailors who returned said nothing about the island.', 'returned / said'],
  ])('has its own pause: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it.each([
    ['They grow faster than we do and die earlier in most cases.', 'do / and'],
    ['People work as they do and hope for the best in bad times.', 'do / and'],
    ['He asked what they do and found nothing new.', 'do / and'],
    ['She spent ten days of reading the book that her brother had written.', 'reading / the'],
    ['He worked in ten days of rain on the roof that had been broken.', 'on / the'],
    ['She saw in the night the stars fall.', 'night / the'],
    ['He left without knowing why.', 'left / without'],
    ['He went without asking what it cost.', 'went / without'],
    ['They live without knowing how.', 'live / without'],
    ['Three years of work in New York, Boston and Chicago were enough to make him famous.', 'York, / Boston'],
    ['Ask them to look back over their whole lives, however, and the pattern is reversed.', 'whole / lives'],
    ['She had letters from police officers whose lives her fiber had saved.', 'fiber / had'],
    ['The dumps where the remains end up are far from the town.', 'the / remains'],
    ['The girls who came with those who had invited them stayed for an hour.', 'came / with'],
    ['She compared the two books with those that she had read at school.', 'books / with'],
    ['The men who fought with those who fled were caught.', 'fought / with'],
    ['Animals that have survived the cold winter are strong and healthy.', 'have / survived'],
    ['The men who do paint the walls are paid by the hour.', 'do / paint'],
    ['The picture sends the message that thought is worth the wait.', 'thought / is'],
    ['The birds that kept moving were eaten before the others.', 'kept / moving'],
  ])('is not seen where it belongs to the words before it: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });
});
