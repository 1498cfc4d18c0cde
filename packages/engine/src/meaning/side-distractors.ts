import { withParticle } from '#korean.ts';
import type { DistractorLine, LineContext } from '#meaning/distractor-line.ts';
import { listMatterLines } from '#meaning/framed-lines.ts';
import { listLineWords } from '#meaning/line-words.ts';
import { listSideLines } from '#meaning/side-lines.ts';
import { findSubjectGroup } from '#meaning/subject-groups.ts';
import { listSubjects, listSubjectWords, type SubjectNoun } from '#meaning/subject-noun.ts';

/** What else one could say about the subject of a passage, nearest first. */
export function listSideDistractors(context: LineContext): DistractorLine[] {
  const { name, answer } = context;
  const subjects = readSubjectWords(context);
  const untouched = listUntouched(context);
  // A 요지 that names another matter than the rest would be ruled out without the passage.
  const nouns = untouched.flatMap(({ named, isMatter }) =>
    name === 'gist' && named !== undefined && (isMatter || answer.includes(named)) ? [named] : [],
  );
  const isNear = (text: string): boolean =>
    nouns.length > 0
      ? nouns.some((noun) => text.includes(noun))
      : listLineWords(text).some((word) => subjects.has(word));
  return untouched
    .filter(({ line, named, isMatter }) =>
      named === undefined ? isNear(line[name]) : isMatter || name !== 'gist' || answer.includes(named),
    )
    .map(({ line, named }) => ({
      id: `side-${line.topic}`,
      text: name === 'gist' ? pickGist(line, answer) : line[name],
      reason:
        named === undefined
          ? `${withParticle(line.label, '은')} 글에서 다루지 않는다.`
          : `‘${named}’에 관한 내용이지만 ${withParticle(line.label, '은')} 글에서 다루지 않는다.`,
      isClose: false,
      ...(line.triggers !== undefined && { matter: { topic: line.topic, triggers: line.triggers } }),
      ...(named !== undefined && { subject: named }),
      ...(line.aspect !== undefined && { aspect: line.aspect }),
    }));
}

/** A side with the noun that it names in its line. */
interface NamedSide {
  line: {
    topic: string;
    title: string;
    gist: string;
    longGist?: string;
    label: string;
    aspect?: string;
    triggers?: RegExp;
  };
  named?: string | undefined;
  /** The noun is the matter as the 요지 has it, perhaps in another form. */
  isMatter: boolean;
}

/** Who acts, watches or buys is beside the point of nearly every passage. */
const agents = /^(?:worker|customer|youth|people|crowd)$/u;
/** What is made, sold and used: beside its matter a passage does not speak of it as such. */
const goods = /^(?:thing|material|food|supply|vehicle|antique|room|structure|road|writing)$/u;

/** With fewer sides of its nouns, those of the matter in the teacher's words stand in. */
const fewNamed = 3;

function listUntouched({ source, analysis, name }: LineContext): NamedSide[] {
  const subjects = listSubjects(source, analysis);
  const nameOf = (subject: SubjectNoun | undefined): string | undefined =>
    name === 'gist' ? subject?.korean : subject?.text;
  const [first] = subjects;
  const matters = listMatterLines(source, analysis).filter((line) => line[name] !== '');
  const hasOther = matters.length > 0 || subjects.some(({ isField }) => !isField);
  // What was written of forests is not true of kelp forests, nor that of bicycles of those of 1880.
  const special = new Set(
    subjects.flatMap(({ lemma, text, isPast, isField }) =>
      isPast || (isField && hasOther) || text.includes(' ') ? [lemma] : [],
    ),
  );
  const isMain = ({ lemma, group, isBeside, isField }: SubjectNoun): boolean =>
    !(isField && hasOther) &&
    !agents.test(group) &&
    !(goods.test(group) && (isBeside || lemma !== first?.lemma));
  const isOnMatter = (key: string): boolean => !special.has(key) && !agents.test(findSubjectGroup(key) ?? '');
  const sides = listSideLines(source, analysis)
    .filter(({ line, isTouched }) => line[name] !== '' && !isTouched)
    .filter(({ keys, subject }) => (subject === undefined ? keys.some(isOnMatter) : isMain(subject)));
  const named = sides.filter(({ subject }) => nameOf(subject) !== undefined);
  const matter = named.length < fewNamed ? matters : [];
  return [
    ...sides.map(({ line, subject }) => ({ line, named: nameOf(subject), isMatter: false })),
    ...matter.map((line) => ({ line, named: nameOf(line.subject), isMatter: true })),
  ];
}

const longerAtAGlance = 1.2;

/** Beside a long 요지 a short sentence would be ruled out at a glance. */
const pickGist = ({ gist, longGist }: { gist: string; longGist?: string }, answer: string): string =>
  longGist !== undefined && answer.length > longerAtAGlance * gist.length ? longGist : gist;

/** Words that name what the passage is about: a line without any would be ruled out at a glance. */
const readSubjectWords = ({ source, analysis, name, answer }: LineContext): ReadonlySet<string> =>
  new Set(listLineWords(name === 'gist' ? answer : listSubjectWords(source, analysis).join(' ')));
