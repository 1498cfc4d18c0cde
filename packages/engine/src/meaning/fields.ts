import { stems } from '#meaning/stems.ts';

/** Where a passage belongs, so that wrong phrases fit its matter. */
export type Field = 'nature' | 'any';

const nature = stems(
  'species animal plant tree forest stars planet evolution climate weather cells bird fish ocean river astronom soil insect seed flower bee\\b bees pollen predator prey moon sea\\b sun\\b desert beetle wolves island mountain rain\\b',
);
const leastWords = 4;

/** Nature by enough different words: one that the text repeats may be its only one. */
export function chooseField(text: string): Field {
  const words = text.toLowerCase().match(new RegExp(nature.source, 'gu'));
  return new Set(words).size >= leastWords ? 'nature' : 'any';
}
