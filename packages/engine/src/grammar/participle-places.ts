import type { SentenceView } from '#grammar/sentence-view.ts';
import { isFinite, skipAdverbs, subordinators } from '#grammar/sentence-view.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

/** They say what a thing is like, so that their participle goes with the noun before: "ten languages, ranging from". */
export const stativeVerbs =
  /^(?:range|belong|contain|consist|comprise|date|measure|weigh|cost|number|total|last|involve|feature|represent|depict|bear|resemble|stretch|extend|vary)$/u;

/** "the group, being given the most, would", "and, beginning in May, returned": the phrase follows no clause. */
export function isInserted(view: SentenceView, participle: number): boolean {
  const before = view.at(participle - 2);
  if (before.tag === 'CC' || before.lower === 'that' || subordinators.has(before.lower)) return true;
  for (let index = participle + 1; index < view.length; index += 1) {
    if (isFinite(view.at(index))) return false;
    if (view.at(index).text === ',') return isFinite(view.at(skipAdverbs(view, index + 1)));
  }
  return false;
}

/** ", the researchers told us, makes": who says it, and not the clause. */
export function isReport(view: SentenceView, verb: number): boolean {
  const { end, main } = readVerbGroup(view, verb);
  const comma = view.tokens.findIndex(({ text }, index) => index >= end && text === ',');
  if (comma < 0) return false;
  const isSaid = clauseVerbs.has(view.at(main).lemma) && isFinite(view.at(skipAdverbs(view, comma + 1)));
  return comma === skipAdverbs(view, end) || isSaid;
}

/** "a job setting up machines", "take turns keeping watch": somebody else does it. */
export const noDoers =
  /^(?:job|work|career|life|lifetime|childhood|fun|luck|success|experience|point|use|sense|harm|business|hobby|fact|reality|effect|practice|general|particular|problem|difficulty|benefit|rate|cost|pleasure|joy|turn)$/u;

/** "with its feathers spread", "cut wood": the base form is a participle as well; "come" and "run" seldom stand so. */
export const isOwnParticiple = (lemma: string): boolean =>
  getVerbForms(lemma).isParticiple && !/^(?:become|come|overcome|run)$/u.test(lemma);
