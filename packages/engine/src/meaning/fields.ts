import { stems } from '#meaning/stems.ts';

/** The school subjects by which wrong options are kept near the matter of a passage. */
const fields = {
  learning: stems(
    'learner learning student teach teacher memor practic studying lesson classroom exam\\b exams goal skill athlete trained training child school pupil grade homework',
  ),
  mind: stems(
    'mind brain memor psycholog habit temptation attention decision desire willpower emotion feeling envy fear boredom belief believ imagin happi unhapp regret confidence self mood\\b moods stress anxi choice',
  ),
  science: stems('scien theor laborator chemi physics hypothes astronom telescope knowledge'),
  nature: stems(
    'species animal plant tree forest stars planet evolution climate weather cells bird fish ocean river astronom soil insect seed flower bee\\b bees pollen predator prey moon sea\\b sun\\b desert beetle wolves island mountain rain\\b',
  ),
  health: stems(
    'health body bodies disease fever doctor patient medic sleep diet drug hospital pain immun infect',
  ),
  relation: stems(
    'apolog forgiv friend trust promis relationship conversation honest kindness kinder intention goodwill feeling lonel duty stranger neighbor famil gift generos parent social belong emotion',
  ),
  work: stems('office employ worker colleague manager workplace job team meeting leader profession staff'),
  society: stems(
    'societ violen law\\b laws government citizen fair justice vote politic rule crime police rights equal communit authority',
  ),
  art: stems('art\\b arts\\b artist music poet poem paint drawing novel film melod compos silence canvas'),
  technology: stems(
    'technolog machin comput robot internet software device invent engineer design user smartphone digital tool online architect building traffic road bridge train cars vehicle bicycle',
  ),
  economy: stems(
    'price customer shop store\\b stores supermarket market compan money trade business consum econom product buy sell cost bank',
  ),
  culture: stems(
    'cultur language vocabular map museum visitor story travel tourist news media food custom tradition histor religio festival book reader abroad foreign',
  ),
} as const satisfies Record<string, RegExp>;

export type Field = keyof typeof fields;

/** The fields of which a text has some words, that with most of them first. */
export function rankFields(text: string): Field[] {
  return (Object.keys(fields) as Field[])
    .map((field) => ({ field, count: countKinds(text, fields[field]) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ field }) => field);
}

/** Different words: one that the text repeats may be its only one of the field. */
const countKinds = (text: string, field: RegExp): number =>
  new Set(text.toLowerCase().match(new RegExp(field.source, 'gu'))).size;
