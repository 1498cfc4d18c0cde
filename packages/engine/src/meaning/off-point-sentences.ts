import type { PassageSource } from '#exercise/exercise.ts';
import { aspects } from '#meaning/aspects.ts';
import type { Nature } from '#meaning/aspect.ts';
import { happenings } from '#meaning/happenings.ts';
import { getNature } from '#meaning/natures.ts';
import { listSubjects } from '#meaning/subjects.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** A sentence that names a subject of the passage and speaks of something else. */
export interface OffPointSentence {
  id: string;
  text: string;
  /** The subject it names. */
  subject: string;
  /** The first sentence of the passage that names the subject. */
  firstMention: number;
  /** What it speaks of, as a Korean noun phrase. */
  label: string;
}

/** Named in the teacher's lines, or three times in the text: anything less is a detail. */
const minWeight = 3;
const everyNature: readonly Nature[] = ['person', 'thing', 'idea', 'behavior'];

/** Sentences about the main subject from points of view that the passage does not touch. */
export function listOffPointSentences(source: PassageSource, analysis: PassageAnalysis): OffPointSentence[] {
  const shown = [source.text, source.topic, source.title, source.summary].join(' ');
  const subject = listSubjects(source, analysis).find(({ weight }) => weight >= minWeight);
  if (subject === undefined) return [];
  const first = analysis.tokens.find(({ lemma }) => lemma === subject.lemma);
  const firstMention = first?.sentence ?? analysis.sentences.length;
  const nature = getNature(subject);
  const events = happenings.map((one) => ({ ...one, natures: everyNature }));
  return [...aspects, ...events].flatMap(({ id, triggers, natures, sentence, label }) =>
    sentence === undefined || triggers.test(shown) || !natures.includes(nature)
      ? []
      : [
          {
            id: `${id}-${subject.lemma}`,
            text: sentence.replace('{x}', subject.text),
            subject: subject.text,
            firstMention,
            label,
          },
        ],
  );
}
