import { findEntry } from '@jadoo/lexicon';

import { personNouns } from '#cohesion/connectives.ts';
import type { Nature } from '#meaning/aspect.ts';
import type { Subject } from '#meaning/subjects.ts';

/** What people do, feel and decide: such subjects depend on character, family and friends. */
const behaviors = new Set(
  `habit practice doubt intention belief decision choice learning creativity memory motivation trust fear emotion resolution willpower
  promise effort kindness behavior behaviour judgment thought attention imagination conversation cooperation curiosity patience confidence
  courage honesty anger anxiety happiness satisfaction loneliness empathy gratitude generosity laziness procrastination concentration
  ambition attitude preference opinion conviction mistake error failure success performance productivity teamwork leadership friendship
  relationship communication listening reading writing thinking planning goal dream hope desire self-control self-esteem optimism pessimism
  regret shame guilt jealousy envy forgiveness apology praise criticism goodwill skepticism bias prejudice stereotype impression purchase
  consumption travel exercise sleep play humor laughter smile gesture lie lying helping giving sharing volunteering competition rivalry
  compromise negotiation conflict argument persistence perseverance discipline routine skill`.split(/\s+/u),
);
const ideaEnding = /(?:[tsx]ion|ness|ity|ment|ence|ance|ism|ship|hood|dom|ology|ics|cy|ure|ing)$/u;
const ideas = new Set(
  `rule standard law price authority news history science art music language culture silence time space freedom order event fact theory idea
  truth beauty wisdom evolution technology invention limit constraint value right system problem shortage market economy religion philosophy`.split(
    /\s+/u,
  ),
);
const personEnding = /(?:사람|자|가|인|원|사|수|객|민|들|이용자|학생|아이)$/u;

/** What kind of subject a noun is; a noun that is neither a person, a behaviour nor an idea is a thing. */
export function getNature({ text, lemma }: Subject): Nature {
  if (behaviors.has(lemma)) return 'behavior';
  const head = text.split(' ').at(-1) ?? text;
  const meaning = (findEntry(lemma, 'n')?.senses[0] ?? '').split(', ')[0] ?? '';
  if (personNouns.has(lemma) || (/(?:er|or|ist|ian|ant|ent|ee)$/u.test(lemma) && personEnding.test(meaning)))
    return 'person';
  if (ideas.has(lemma) || ideaEnding.test(lemma)) return 'idea';
  return head === lemma && /[^s]$/u.test(head) && findEntry(lemma, 'n')?.flags.includes('u') !== true
    ? 'idea'
    : 'thing';
}
