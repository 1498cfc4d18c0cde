import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { stems } from '#meaning/stems.ts';
import { findSubjectNoun, type SubjectNoun } from '#meaning/subject-noun.ts';
import { toTitleCase } from '#meaning/title-case.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import rows from '../../data/aspect-frames.json' with { type: 'json' };

/** A side from which one could also look at the subject of a passage, worded for this passage. */
interface FramedLine {
  aspect: string;
  /** English noun phrase. */
  topic: string;
  title: string;
  /** Korean sentence; empty where the passage gives no Korean noun for its subject. */
  gist: string;
  /** English sentence that stands alone; what comes near the point of too many passages has none. */
  sentence?: string;
  /** What all of them are about, as a Korean noun phrase. */
  label: string;
  subject: SubjectNoun;
}

interface Frame extends Omit<FramedLine, 'subject'> {
  /** Of which nouns it can be said; `any` of all. */
  classes: readonly string[];
  /** Words that show a passage to speak of it. */
  triggers: RegExp;
}

/** What can be said of anything says little: an exercise is not made of it alone. */
const mostGeneral = 2;

const frames: readonly Frame[] = rows.map(({ classes, triggers, ...frame }) => ({
  ...frame,
  classes: classes.split(' '),
  triggers: stems(triggers),
}));

/** The sides that the passage and its lines do not touch: those of the subject's own class first. */
export function listFramedLines(source: PassageSource, analysis: PassageAnalysis): FramedLine[] {
  const subject = findSubjectNoun(source, analysis);
  if (subject === undefined) return [];
  const said = [source.text, source.topic, source.title, source.summary].join('\n');
  const seen = new Set<string>();
  const listUntouched = (name: string): Frame[] =>
    frames.filter(({ classes, aspect, triggers }) => {
      const isNew = classes.includes(name) && !seen.has(aspect) && !triggers.test(said);
      if (isNew) seen.add(aspect);
      return isNew;
    });
  const own = subject.nounClass === undefined ? [] : listUntouched(subject.nounClass);
  return [...own, ...listUntouched('any').slice(0, mostGeneral)].map((frame) => fill(frame, subject));
}

function fill({ aspect, topic, title, gist, sentence, label }: Frame, subject: SubjectNoun): FramedLine {
  const { text, korean } = subject;
  return {
    aspect,
    topic: topic.replace('{x}', text),
    title: title.replace('{X}', toTitleCase(text)),
    gist: korean === undefined ? '' : fillKorean(gist, korean),
    ...(sentence !== undefined && { sentence: sentence.replace('{x}', text) }),
    label,
    subject,
  };
}

/** `{k:은}` is the noun with 은 or 는, `{k:에}` with a particle that has one form. */
const fillKorean = (line: string, noun: string): string =>
  line.replace(/\{k:(\p{L}+)\}/u, (_, particle: string) =>
    particle === '은' || particle === '이' || particle === '을'
      ? withParticle(noun, particle)
      : noun + particle,
  );
