import { stems } from '#meaning/stems.ts';

/** The school subjects by which wrong options are kept near the matter of a passage. */
const fields = {
  learning: stems(
    'learner learning student teach memor practic stud exam habit goal mind brain skill belief doubt athlete train attention willpower emotion',
  ),
  nature: stems(
    'species animal plant tree forest star light planet evolution climate weather cell bird fish ocean river scien experiment astronom soil insect',
  ),
  health: stems(
    'health body bodies disease fever doctor patient medic sleep diet drug hospital pain immun infect',
  ),
  relation: stems(
    'apolog forgiv friend trust promis relationship conversation honest kind intention goodwill feeling lonel duty stranger',
  ),
  work: stems('office employ worker colleague manager workplace job team meeting'),
  society: stems(
    'societ law government citizen fair justice vote politic rule crime police right equal communit authority',
  ),
  art: stems('art artist music poet poem paint draw novel film melod compos perform stage silence canvas'),
  technology: stems(
    'technolog machin comput robot internet software device invent engineer design user smartphone digital tool online architect building',
  ),
  economy: stems('price market compan money trade business consum econom product buy sell cost bank'),
  culture: stems(
    'cultur language word travel tourist news media food custom tradition histor religio festival book reader abroad foreign',
  ),
} as const satisfies Record<string, RegExp>;

export type Field = keyof typeof fields;

const minHits = 2;

/** The field whose words a text has most of; none where it has few of any. */
export function findField(text: string): Field | undefined {
  const hits = (Object.keys(fields) as Field[]).map((field) => ({
    field,
    count: text.match(new RegExp(fields[field].source, 'giu'))?.length ?? 0,
  }));
  const [best] = hits.sort((a, b) => b.count - a.count);
  return best !== undefined && best.count >= minHits ? best.field : undefined;
}
