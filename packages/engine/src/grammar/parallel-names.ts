import type { Token } from '#passage/analysis.ts';
import { isSureParticiple, listSureRoles } from '#grammar/clause-roles.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { previousWord } from '#grammar/detectors/voice.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isHave, subordinators, textOf } from '#grammar/sentence-view.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { toPast } from '#passage/inflect.ts';

/** Token numbers of the two verbs. */
export interface Pair {
  left: number;
  right: number;
}

/**
 * ", where gold had drawn many, and opened a shop": the verb before the clause between commas that holds the first one;
 * undefined where there is none.
 */
function findVerbBeforeAside(view: SentenceView, { left, right }: Pair): number | undefined {
  const conjunction = view.tokens.findLastIndex((token, index) => index < right && token.tag === 'CC');
  const { tag, lemma, lower } = view.at(right);
  // "opened" behind "had drawn" is taken for a participle.
  const form = tag === 'VBN' && toPast(lemma) === lower ? 'VBD' : tag;
  if (view.at(conjunction - 1).tag !== ',') return undefined;
  const opener = view.tokens.findLastIndex(
    (token, index) => index < left && /^W/u.test(token.tag) && view.at(index - 1).tag === ',',
  );
  const isParted = view.tokens.slice(opener, left).some((token) => /^(?:,|CC)$/u.test(token.tag));
  if (opener < 0 || isParted) return undefined;
  const verb = view.tokens.findLastIndex((token, index) => index < opener && isFinite(token));
  return view.at(verb).tag === form ? verb : undefined;
}

/** The verb that the second one is joined to, or only "verb" where another of its form stands a clause higher. */
export function namePartner(view: SentenceView, pair: Pair): string {
  const { left, right } = pair;
  const outer = findVerbBeforeAside(view, pair);
  if (outer !== undefined) return view.at(outer).text;
  const { tag } = view.at(right);
  const denied = findDenial(view, pair);
  if (denied !== undefined) return textOf(view, denied, left + 1);
  if (tag === 'VBN' && isListedPast(view, left)) return '동사';
  const start = findClauseStart(view, left, right);
  const first = view.tokens.findIndex((token, index) => index >= start && token.tag === tag);
  const isDeeper = view.tokens
    .slice(first + 1, left)
    .some((token, index) => opensDeeper(token, view.at(first + index + 2), tag));
  // "opens the box, takes the key, and leaves": one of a list.
  const isListed = view.at(previousWord(view, left)).tag === ',';
  if ((isDeeper && !isListed) || mayJoinOther(view, left, right)) return tag === 'VBG' ? '-ing형' : '동사';
  return `${view.at(left - 1).tag === 'TO' ? 'to ' : ''}${nameLeft(view, left)}`;
}

/** "They do not breed every year but wait": the auxiliary of the first verb, with which the second is not joined. */
function findDenial(view: SentenceView, { left, right }: Pair): number | undefined {
  const auxiliary = previousWord(view, left);
  const conjunction = view.tokens.findLastIndex((token, index) => index < right && token.tag === 'CC');
  return view.at(auxiliary).lemma === 'do' && auxiliary < left - 1 && view.at(conjunction).lower === 'but'
    ? auxiliary
    : undefined;
}

/** "laid fewer eggs, brought less food": past forms without an auxiliary that may be taken for participles. */
const isListedPast = (view: SentenceView, left: number): boolean =>
  view.at(previousWord(view, left)).tag === ',' && toPast(view.at(left).lemma) === view.at(left).lower;

/** "were handed a bottle labeled as placebo and told", "when a firm that he headed collapsed and took": another verb is meant. */
function mayJoinOther(view: SentenceView, left: number, right: number): boolean {
  const isListed = view.at(previousWord(view, left)).tag === ',' && view.at(right - 2).tag === ',';
  if (view.at(right).tag === 'VBN' && isListed) return false;
  if (view.at(right).tag === 'VBN')
    return (
      !isAuxiliary(view.at(previousWord(view, left))) && view.tokens.slice(0, left).some(isParticipleOf(view))
    );
  if (!isFinite(view.at(right))) return false;
  const verbs = listSureRoles(view).flatMap((found) => (found.type === 'verb' ? [found] : []));
  const joined = verbs.find(({ index }) => index === right);
  const partner = verbs.findLast(({ index, subject }) => index < right && subject === joined?.subject);
  return joined?.how === 'joined' && partner !== undefined && partner.index !== left;
}

const isAuxiliary = (token: Token): boolean => isBe(token) || isHave(token);

const isParticipleOf =
  (view: SentenceView) =>
  ({ tag }: Token, index: number): boolean =>
    tag === 'VBN' && isAuxiliary(view.at(previousWord(view, index)));

/** Where the clause of the two verbs begins; behind a comma only if no other one parts the two. */
function findClauseStart(view: SentenceView, left: number, right: number): number {
  const isParted = view.tokens.slice(left, right).some(({ tag }) => tag === ',');
  const opens = ({ tag }: Token, index: number): boolean => {
    if (tag === ':') return true;
    if (tag !== ',' || isParted) return false;
    const next = view.at(index + 1);
    return (
      /^(?:CC|W)/u.test(next.tag) ||
      next.lower === 'so' ||
      subordinators.has(next.lower) ||
      listSubjects(view).some(({ first }) => first === index + 1)
    );
  };
  return view.tokens.findLastIndex((token, index) => index < left && opens(token, index)) + 1;
}

/** The word between two verbs after which the second may hang on the first. */
function opensDeeper({ tag, lower }: Token, next: Token, form: string): boolean {
  if (/^W/u.test(tag) || lower === 'that' || subordinators.has(lower)) return true;
  if (tag === 'TO') return form === 'VB' && next.tag === 'VB';
  return form === 'VBG' && tag === 'IN' && next.tag === 'VBG';
}

/** "does not offer but allows", "has lived here and says": the auxiliary with its verb. */
function nameLeft(view: SentenceView, left: number): string {
  if (view.at(left).lemma !== 'do' && !isHave(view.at(left))) return view.at(left).text;
  return textOf(view, left, readVerbGroup(view, left).end);
}

/** "know the streets and keep together": only behind a modal or "to" is a base form surely one. */
export function nameForm(view: SentenceView, { left, right }: Pair): string {
  const { tag } = view.at(right);
  if (tag === 'VBG') return '같은 -ing 형태';
  if (findDenial(view, { left, right }) !== undefined) return '같은 시제의 동사';
  if (tag === 'VBN' && isListedPast(view, left)) return '같은 형태의';
  if (isFinite(view.at(right)) && isHave(view.at(left))) return '정동사';
  if (isFinite(view.at(right)) && view.at(left).lemma === 'do') return '같은 시제의 동사';
  if (tag === 'VB' && isBareForm(view, left)) return '같은 동사원형';
  // "A rule announced today but applied to yesterday guides no one", "obtained the notes and sent in her work"
  if (tag === 'VBD' && isSureParticiple(view, right)) return '같은 형태의';
  const isParticiple = isAuxiliary(view.at(previousWord(view, left))) || isSureParticiple(view, left);
  if (tag === 'VBN' && view.at(left).tag === 'VBN') return isParticiple ? '같은 과거분사' : '같은 형태의';
  return '같은 형태의 동사';
}

/** "may look lazy and feel", "Open the box, take it, and read": what governs the first verb, if no finite one comes between. */
function isBareForm(view: SentenceView, left: number): boolean {
  const governor = view.tokens.findLastIndex(
    (token, index) => index < left && (isFinite(token) || token.tag === 'TO'),
  );
  const { tag, lemma } = view.at(governor);
  return governor < 0 ? view.at(0).tag === 'VB' : tag === 'MD' || tag === 'TO' || lemma === 'do';
}
