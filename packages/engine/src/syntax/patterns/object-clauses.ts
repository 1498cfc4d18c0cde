import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  subjectPronouns,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { toPastParticiple } from '#passage/inflect.ts';
import { listClauseSubjects } from '#syntax/patterns/extent.ts';
import { drawClause } from '#syntax/patterns/draw-pattern.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const openVerbs =
  /^(?:say|think|believe|know|hope|fear|feel|claim|argue|suggest|realize|guess|suspect|admit|assume|conclude|wish|insist|promise|agree|mean)$/u;

/** "said there was a need", "believe it helps": the conjunction that is left out. */
export function findObjectClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 1; index < view.length - 3; index += 1) {
    const verb = view.at(index);
    if (!isVerb(verb) || !openVerbs.test(verb.lemma) || !hasSubject(view, index)) continue;
    const subject = readSubject(view, index + 1);
    if (
      !subject ||
      view.at(index + 1).lower === 'that' ||
      subject.type === 'gerund' ||
      // "know one another's names"
      view.at(subject.verb - 1).tag === 'POS' ||
      /^(?:one another|each other)$/u.test(`${view.at(index + 1).lower} ${view.at(index + 2).lower}`) ||
      subject.type === 'what'
    )
      continue;
    // "know the man who came": a clause between would make the verb one of another noun.
    if (subject.hasClause || !isSureFinite(view.at(subject.verb))) continue;
    // "which nobody knew they were making": the relative is the object of the clause inside.
    // "sounds we believe we are not hearing"
    if (subjectPronouns.test(view.at(index - 1).lower) && isNoun(view.at(index - 2))) continue;
    if ([2, 3].some((back) => /^(?:WDT|WP)$/u.test(view.at(index - back).tag))) continue;
    // "felt his cheeks grow hot": the bare form of what is felt.
    if (verb.lemma === 'feel' && view.at(subject.verb).tag === 'VBP') continue;
    if (belongsOutside(view, index, subject.verb) || isObjectWithParticiple(view, subject.verb)) continue;
    const note = `, 동사 ${verb.text}의 목적어`;
    const clause = '접속사 that이 생략된 명사절';
    patterns.push(
      ...drawClause(view, '명사절', { first: index + 1, opener: 0, word: '', clause, note, value: 3 }),
    );
  }
  return patterns;
}

/** "A sailor who suspects an error in the chart does not turn back": the verb of the noun before the relative. */
const belongsOutside = (view: SentenceView, saying: number, verb: number): boolean =>
  listClauseSubjects(view).some((subject) => subject.first < saying && subject.verb === verb) ||
  (/^(?:who|which|that)$/u.test(view.at(saying - 1).lower) && !view.tokens.slice(0, saying).some(isFinite));

/** "feel the effort needed to free it": an object and what is said of it. */
const isObjectWithParticiple = (view: SentenceView, verb: number): boolean =>
  view.at(verb).tag === 'VBD' &&
  toPastParticiple(view.at(verb).lemma) === view.at(verb).lower &&
  isNoun(view.at(verb - 1)) &&
  /^(?:IN|TO)$/u.test(view.at(verb + 1).tag);

/** The speaker stands before the verb: not "said the writer", no passive, and no clause put between commas. */
function hasSubject(view: SentenceView, verb: number): boolean {
  let before = verb - 1;
  while (before > 0 && (isVerb(view.at(before)) || /^RB|^TO$/u.test(view.at(before).tag))) before -= 1;
  const isPassive = view.at(verb).tag === 'VBN' && isBe(view.at(verb - 1));
  const isNoted = view.at(skipAdverbs(view, verb + 1)).text === ',';
  const opens = isNoun(view.at(before)) || /^(?:PRP|WP|CC)$/u.test(view.at(before).tag);
  return opens && !isPassive && !isNoted && (isFinite(view.at(verb)) || verb - before > 1);
}
