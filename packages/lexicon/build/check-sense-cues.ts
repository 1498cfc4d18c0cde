import type { GlossaryRow } from './check-glossary.ts';
import { noteTwice } from './check-pairs.ts';

/** A word nearby, a word or tag directly before or after, two tags directly after, or the tag of the word itself. */
const cue =
  /^(?:[<>]?(?:[a-z0-9']+(?:-[a-z]+)*|[.,“”])|[<>=][A-Z]{2}[A-Z$]*|>[A-Z]{2}[A-Z$]*\+[A-Z]{2}[A-Z$]*)$/u;

/** What is wrong with the cues for senses, one line a fault; `glossary` names the senses there are. */
export function checkSenseCues(rows: readonly GlossaryRow[], glossary: readonly GlossaryRow[]): string[] {
  const senseCounts = new Map(
    glossary.map(({ cells: [lemma = '', pos = '', senses = ''] }) => [
      `${lemma} ${pos}`,
      senses.split(' / ').length,
    ]),
  );
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const [lemma = '', pos = '', sense = '', list = ''] = cells;
    const faults = cells.length === 4 ? [] : [`has ${cells.length} columns`];
    const count = senseCounts.get(`${lemma} ${pos}`);
    if (count === undefined) faults.push(`has no entry as ${pos}`);
    else if (count < 2) faults.push('has one sense only');
    else if (!/^[1-3]$/u.test(sense) || Number(sense) > count) faults.push(`has no sense ${sense}`);
    const cues = list.split(' ');
    faults.push(...cues.filter((one) => !cue.test(one)).map((one) => `${one} is no cue`));
    if (cues.includes(lemma)) faults.push('is its own cue');
    faults.push(...noteTwice(seen, `${lemma} ${pos} ${sense}`, place));
    for (const one of cues) {
      const earlier = noteTwice(seen, `${lemma} ${pos} cue ${one}`, place);
      if (earlier.length > 0) faults.push(`cue ${one} ${earlier[0] ?? ''}`);
    }
    return faults.map((fault) => `${place} ${lemma}: ${fault}`);
  });
}
