import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { readSaidWords } from '#meaning/said-words.ts';
import { namesAny, readStems, type Stems } from '#meaning/stems.ts';
import { listSubjects, type SubjectNoun } from '#meaning/subject-noun.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import rows from '../../../data/aspect-frames.json' with { type: 'json' };

/** A side from which one could also look at the subject of a passage, worded for this passage. */
interface FramedLine {
  aspect: string;
  /** English noun phrase. */
  topic: string;
  title: string;
  /** Korean sentence; empty where the passage gives no Korean noun for its subject. */
  gist: string;
  /** The same with a clause before it, to stand beside a long 요지. */
  longGist?: string;
  /** What all of them are about, as a Korean noun phrase. */
  label: string;
  /** Words that show a passage to speak of it. */
  triggers: Stems;
  subject: SubjectNoun;
}

interface Frame extends Omit<FramedLine, 'subject' | 'longGist'> {
  /** Korean clause that may stand before the gist. */
  lead?: string;
  /** The groups of nouns of which it can be said. */
  classes: readonly string[];
  /** It can only be said of our own time. */
  isModern: boolean;
}

const frames: readonly Frame[] = rows.map(({ classes, triggers, isModern, ...frame }) => ({
  ...frame,
  isModern: isModern ?? false,
  classes: classes.split(' '),
  triggers: readStems(triggers),
}));

/** What is said of the first subject comes before what is said of others, and more of it. */
const mostOfOthers = 2;
/** A longer noun phrase before every colon would look made by rule. */
const mostTitleWords = 2;

/** The sides that the passage and its lines do not touch: those of its first subject, with some of the others between. */
export function listFramedLines(source: PassageSource, analysis: PassageAnalysis): FramedLine[] {
  const [first, ...others] = listSubjects(source, analysis);
  if (first === undefined) return [];
  const untouched = listUntouched(source, analysis);
  const listOf = (subject: SubjectNoun): FramedLine[] =>
    untouched
      .filter(({ classes, isModern }) => classes.includes(subject.group) && !(isModern && subject.isPast))
      .map((frame) => fill(frame, subject));
  const main = listOf(first);
  const between = others.flatMap((subject) => listOf(subject).slice(0, mostOfOthers));
  return main.flatMap((line, index) => [line, ...between.slice(index, index + 1)]);
}

/** The frames of which the passage and its lines say nothing. */
const listUntouched = readPassageOnce((source, analysis): readonly Frame[] => {
  const { text, lines, gist } = readSaidWords(source, analysis);
  return frames.filter(({ triggers }) => !namesAny(triggers, text, lines, gist));
});

function fill(
  { aspect, topic, title, gist, lead, label, triggers }: Frame,
  subject: SubjectNoun,
): FramedLine {
  const { text, korean } = subject;
  return {
    aspect,
    topic: text === '' ? '' : topic.replace('{x}', text),
    title:
      text === '' || text.split(' ').length > mostTitleWords ? '' : title.replace('{X}', toTitleCase(text)),
    gist: korean === undefined ? '' : fillKorean(gist, korean),
    ...(korean !== undefined && lead !== undefined && { longGist: `${lead} ${fillKorean(gist, korean)}` }),
    label,
    triggers,
    subject,
  };
}

/** `{k:은}` is the noun with 은 or 는, `{k:에}` with a particle that has one form. */
export const fillKorean = (line: string, noun: string): string =>
  line.replace(/\{k:(\p{L}+)\}/u, (_, particle: string) =>
    particle === '은' || particle === '이' || particle === '을'
      ? withParticle(noun, particle)
      : noun + particle,
  );
