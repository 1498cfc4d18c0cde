import type { SentenceView } from '#grammar/sentence-view.ts';
import { isHave, isNoun, isSureFinite } from '#grammar/sentence-view.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { stateVerbs } from '#grammar/verb-lists.ts';
import { endWithParticle, isParticleOrStranded } from '#syntax/patterns/draw-pattern.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** Participles that are as often adjectives. */
const adjectival =
  /^(?:interest|concern|involve|relate|suppose|bear|do|know|tire|please|use|accustom|expect|marry|finish|go|make|name|call|destine|focus|tempt|worry|satisfy|surprise|disappoint|excite|confuse|incline|pack|crowd|sustain|situate|endanger|complicate|alarm|amaze|impress)$/u;
const twoObjects =
  /^(?:give|offer|teach|show|tell|ask|pay|send|grant|award|deny|call|name|make|elect|consider|appoint|promise|charge|allow|cost)$/u;
const opinions =
  /^(?:say|think|believe|know|report|expect|suppose|consider|claim|find|rumor|estimate|hope|fear|understand|argue)$/u;

/** Finite passives. */
export function findPassives(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 1; index += 1) {
    if (!isSureFinite(view.at(index)) || /['’]/u.test(view.at(index).text)) continue;
    const group = readVerbGroup(view, index);
    const main = view.at(group.main);
    if (!group.isPassive || !main.isSure || adjectival.test(main.lemma)) continue;
    if (
      view.tokens
        .slice(index, group.end)
        .some(({ lower }) => /^(?:very|so|too|more|most|less|quite|rather)$/u.test(lower))
    )
      continue;
    // "were exhausted": a state, unless somebody causes it; "insists that they be accepted": no present.
    if ((stateVerbs.has(main.lemma) && view.at(group.end).lower !== 'by') || view.at(index).lower === 'be')
      continue;
    if (isUnreal(view, index) || tellsOpinion(view, index, group) || goesOn(view, group)) continue;
    const end = endWithPreposition(view, group);
    if (end === undefined) continue;
    if (isParticleOrStranded(view, end)) continue;
    const lemma = [main.lemma, ...view.tokens.slice(group.end, end).map(({ lower }) => lower)].join(' ');
    const form = nameForm(view, group.first, group.main);
    patterns.push({
      category: '수동태',
      first: index,
      end,
      role: `동사 (${form.name}, 주어가 동작(${lemma})의 대상)`,
      isWhole: true,
      value: form.isSimple ? 1 : 2,
    });
  }
  return patterns;
}

/** Verbs that have an object only by their preposition: "was cared for day and night". */
const prepositional =
  /^(?:care|look|rely|account|laugh|listen|depend|stare|talk|agree|cater|allude|long|wait|comment|deal|refer)$/u;

/** Where the passive ends, with the particle or the preposition that the verb needs; undefined where that is not certain. */
function endWithPreposition(view: SentenceView, { main, end }: Group): number | undefined {
  const { lemma } = view.at(main);
  if (!prepositional.test(lemma)) return endWithParticle(view, end);
  const next = view.at(end).lower;
  if (lemma === 'care' || lemma === 'look') return /^(?:for|after|at)$/u.test(next) ? end + 1 : undefined;
  return undefined;
}

/** "If the bridge were built to last": no past time. */
const isUnreal = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'were' &&
  view.tokens
    .slice(Math.max(0, index - subjectReach), index)
    .some(({ lower }) => /^(?:if|though|wish|suppose)$/u.test(lower));

const subjectReach = 6;

interface Group {
  main: number;
  end: number;
}

/** "The leaves are said to provide energy", "It is thought that …", ", it was reported,": the subject is not what is said. */
const tellsOpinion = (view: SentenceView, first: number, { main, end }: Group): boolean =>
  (opinions.test(view.at(main).lemma) &&
    (/^(?:to|that|,)$/u.test(view.at(end).lower) || view.at(first - 1).lower === 'it')) ||
  (view.at(first - 1).lower === 'it' && view.at(end).lower === 'that');

/** The passive has more words than its verb: "are read to", "was overturned and burned", "taken into account". */
function goesOn(view: SentenceView, { main, end }: Group): boolean {
  const next = view.at(end);
  // "is bound to fail", "are prepared to wait": a state of mind or affairs.
  if (/^(?:bind|determine|prepare|dispose|resolve)$/u.test(view.at(main).lemma) && next.tag === 'TO')
    return view.at(end + 1).tag === 'VB';
  // "are not failed attempts": the participle belongs to the noun, unless the verb has two objects.
  if (isNoun(next)) return !twoObjects.test(view.at(main).lemma);
  if (next.tag === 'JJ') return true;
  // "how small our help would be compared with the need"
  if (view.at(main).lemma === 'compare' && /^(?:with|to)$/u.test(next.lower)) return true;
  if (next.tag === 'CC') return view.at(end + 1).tag === 'VBN' || /ed$/u.test(view.at(end + 1).lower);
  return /^(?:take|bring|put|set)$/u.test(view.at(main).lemma) && /^(?:into|for|in)$/u.test(next.lower);
}

/** The form by its auxiliaries, as teachers call it. */
function nameForm(view: SentenceView, first: number, main: number): { name: string; isSimple: boolean } {
  const words = view.tokens.slice(first, main).map(({ lower }) => lower);
  const opening = view.at(first);
  const isPast = /^(?:was|were|had)$/u.test(opening.lower);
  const named = (name: string) => ({ name, isSimple: false });
  if (opening.tag === 'MD')
    return named(
      words.includes('been') ? '「조동사 + have been + 과거분사」의 수동태' : '조동사가 쓰인 수동태',
    );
  if (isHave(opening)) return named(isPast ? '과거완료 시제의 수동태' : '현재완료 시제의 수동태');
  if (words.includes('being')) return named(isPast ? '과거진행 시제의 수동태' : '현재진행 시제의 수동태');
  return { name: isPast ? '과거 시제의 수동태' : '현재 시제의 수동태', isSimple: true };
}
