import { inflect } from '#passage/inflect.ts';
import rows from '../../../data/phrase-contraries.json' with { type: 'json' };

/** Verbs with an object and verbs without one have contraries of their own. */
export type ContraryClass = 'adj' | 'adv' | 'v' | 'vi' | 'n';

const contraries: ReadonlyMap<string, readonly string[]> = readRows();

function readRows(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, from: string, to: string): void => {
    const key = `${name} ${from}`;
    found.set(key, [...(found.get(key) ?? []), to.replace(/_/gu, ' ')]);
  };
  for (const { class: name, pairs } of rows)
    for (const pair of pairs.split(' ')) {
      const [left = '', right = ''] = pair.split(/[/>]/u);
      add(name, left, right);
      if (pair.includes('/')) add(name, right, left);
    }
  return found;
}

/** What says the contrary of a word in any sentence, in the form that its tag asks for. */
export function findContraries(name: ContraryClass, lemma: string, lower: string, tag: string): string[] {
  const said = contraries.get(`${name} ${lower}`) ?? [];
  const plain = lower === lemma ? [] : (contraries.get(`${name} ${lemma}`) ?? []);
  const isDegree = /^(?:JJ|RB)[RS]$/u.test(tag);
  return [
    ...(lower === lemma ? said.flatMap((to) => inflectFirst(to, tag)) : said),
    ...(isDegree ? [] : plain.flatMap((to) => inflectFirst(to, tag))),
  ];
}

/** "Give way to": its first word is the verb. */
function inflectFirst(phrase: string, tag: string): string[] {
  const [first = '', ...rest] = phrase.split(' ');
  const form = tag.startsWith('VB') || tag.startsWith('NN') ? inflect(first, tag) : first;
  return form === undefined ? [] : [[form, ...rest].join(' ')];
}
