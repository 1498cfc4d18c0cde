import { readStems, type Stems } from '#meaning/stems.ts';
import rows from '../../../data/off-point-lines.json' with { type: 'json' };

/** A sentence that names a common subject and speaks of a side of it that essays leave out: written for this product. */
interface OffPointLine {
  id: string;
  text: string;
  /** What it speaks of, as a Korean noun phrase. */
  label: string;
  /** Lemmas of the subjects that it names. */
  keys: readonly string[];
  /** Words of its field that share no sense with others: some of them show a passage to be of this field. */
  companions: Stems;
  /** Words that show a passage to touch the matter. */
  triggers: Stems;
}

/** Every such sentence. */
export const offPointLines: readonly OffPointLine[] = rows.map(
  ({ keys, with: companions, triggers, sentence, label }, at) => ({
    id: `off-${at}`,
    text: sentence,
    label,
    keys: keys.split(' '),
    companions: readStems(companions),
    triggers: readStems(triggers),
  }),
);
