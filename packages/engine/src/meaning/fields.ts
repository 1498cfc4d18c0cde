import { stems } from '#meaning/stems.ts';

/** The school subjects by which wrong options are kept near the matter of a passage. */
const fields = {
  learning: stems(
    'learner learning student teach teacher memor practic studying lesson classroom exam\\b exams goal skill athlete trained training child school pupil grade homework',
  ),
  mind: stems(
    'mind brain memor psycholog habit temptation attention decision desire willpower emotion feeling envy fear boredom belief believ imagin happi unhapp regret confidence self mood stress anxi choice',
  ),
  science: stems('scien theor laborator chemi physics hypothes astronom telescope knowledge'),
  nature: stems(
    'species animal plant tree forest stars light planet evolution climate weather cells bird fish ocean river astronom soil insect seed flower bee bees pollen predator prey moon sea\\b sun\\b desert beetle wolves island mountain rain\\b',
  ),
  health: stems(
    'health body bodies disease fever doctor patient medic sleep diet drug hospital pain immun infect',
  ),
  relation: stems(
    'apolog forgiv friend trust promis relationship conversation honest kind intention goodwill feeling lonel duty stranger neighbor famil gift generos parent social belong emotion',
  ),
  work: stems('office employ worker colleague manager workplace job team meeting leader profession staff'),
  society: stems(
    'societ violen law government citizen fair justice vote politic rule crime police right equal communit authority',
  ),
  art: stems(
    'art\\b arts\\b artist music poet poem paint draw novel film melod compos perform stage silence canvas',
  ),
  technology: stems(
    'technolog machin comput robot internet software device invent engineer design user smartphone digital tool online architect building traffic road bridge train cars vehicle bicycle',
  ),
  economy: stems(
    'price customer shop store supermarket market compan money trade business consum econom product buy sell cost bank',
  ),
  culture: stems(
    'cultur language word map museum visitor story travel tourist news media food custom tradition histor religio festival book reader abroad foreign',
  ),
} as const satisfies Record<string, RegExp>;

export type Field = keyof typeof fields;

const minHits = 1;
const nearWeight = 2;

/** The fields of which a text has some words, that with most of them first; those of its part `near` count for more. */
export function rankFields(text: string, near = ''): Field[] {
  return (Object.keys(fields) as Field[])
    .map((field) => ({
      field,
      count: countKinds(text, fields[field]) + nearWeight * countKinds(near, fields[field]),
    }))
    .filter(({ count }) => count >= minHits)
    .sort((a, b) => b.count - a.count)
    .map(({ field }) => field);
}

/** Different words: one that the text repeats may be its only one of the field. */
const countKinds = (text: string, field: RegExp): number =>
  new Set(text.toLowerCase().match(new RegExp(field.source, 'gu'))).size;
