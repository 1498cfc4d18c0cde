import type { PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import { withParticle } from '#korean.ts';
import { aspects } from '#meaning/aspects.ts';
import { detailFrames } from '#meaning/detail-frames.ts';
import { getNature } from '#meaning/natures.ts';
import { opposeEnglish, opposeKorean } from '#meaning/opposites.ts';
import { listOtherLines } from '#meaning/other-lines.ts';
import { findKoreanName, listSubjects, toTitleCase, type Subject } from '#meaning/subjects.ts';

/** A wrong line, with why it is wrong. */
export interface DistractorLine {
  /** Tells two exercises apart. */
  id: string;
  text: string;
  /** Korean sentence. */
  reason: string;
}

export type LineName = 'topic' | 'title' | 'gist';

/** Distractors whose length differs more than this from the right line stand out. */
const maxLengthRatio = 2.1;
const distractorCount = 4;
/** How often each kind of line is among the four: students would learn a constant pattern. */
const oppositeChance = 0.7;
const detailChance = 0.6;
const otherChance = 0.6;

interface LineContext {
  source: PassageSource;
  analysis: PassageAnalysis;
  samples: readonly PassageSource[];
  name: LineName;
  /** The right line as it is printed. */
  answer: string;
}

/** Four wrong lines in the form of the right one; undefined when there are not enough good ones. */
export function pickDistractorLines(context: LineContext, random: Random): DistractorLine[] | undefined {
  const { source, analysis, samples, name, answer } = context;
  const subjects = listSubjects(source, analysis);
  const fits = (line: DistractorLine): boolean => isLikeLength(line.text, answer);
  const draw = (lines: readonly DistractorLine[], chance: number): DistractorLine[] => {
    const wanted = random.next() < chance;
    return random.shuffle(lines.filter(fits)).slice(0, wanted ? 1 : 0);
  };
  const others = listOtherLines(source, name, subjects, samples).map((line) => ({
    id: `other-${line.passageId}`,
    text: line.text,
    reason: '글의 요지와 관계없는 내용이다.',
  }));
  const picked = [
    ...draw(makeOpposite(name, answer), oppositeChance),
    ...draw(listDetailLines(context, subjects), detailChance),
    ...draw(others, name === 'gist' ? 0 : otherChance),
  ];
  const rest = random.shuffle(listAspectLines(context, subjects).filter(fits));
  // A line about quite another matter is easy to rule out: only one, and in Korean only to fill up.
  const last = random.shuffle(others.filter(fits)).slice(0, name === 'gist' ? 1 : 0);
  const distinct = new Map([...picked, ...rest, ...last].map((line) => [line.text.toLowerCase(), line]));
  distinct.delete(answer.toLowerCase());
  return distinct.size >= distractorCount ? [...distinct.values()].slice(0, distractorCount) : undefined;
}

const isLikeLength = (text: string, answer: string): boolean =>
  Math.max(text.length, answer.length) <= maxLengthRatio * Math.min(text.length, answer.length);

function makeOpposite(name: LineName, answer: string): DistractorLine[] {
  const text = name === 'gist' ? opposeKorean(answer) : opposeEnglish(answer);
  return text === undefined || text === answer
    ? []
    : [{ id: 'opposite', text, reason: '글의 내용과 반대된다.' }];
}

const firstDetail = 1;
const endDetail = 4;

/** Too narrow: things that the passage names more than once without being about them. */
function listDetailLines({ source, name }: LineContext, subjects: readonly Subject[]): DistractorLine[] {
  if (name === 'gist') return [];
  const line = `${source.topic ?? ''} ${source.title ?? ''}`.toLowerCase();
  const details = subjects.slice(firstDetail, endDetail).filter(({ lemma }) => !line.includes(lemma));
  return details.flatMap((detail) =>
    detailFrames
      .filter(
        ({ id, triggers }) =>
          !triggers.test(source.text) && (id !== 'comparison' || detail.text.endsWith('s')),
      )
      .map((frame) => ({
        id: `${frame.id}-${detail.lemma}`,
        text:
          name === 'topic'
            ? frame.topic.replace('{x}', detail.text)
            : frame.title.replace('{X}', toTitleCase(detail.text)),
        reason: `‘${detail.text}’에 관한 내용은 글의 일부에 언급될 뿐, 글 전체를 아우르지 못한다.`,
      })),
  );
}

/** Lines about a subject of the passage from points of view that the passage does not touch. */
function listAspectLines({ source, name }: LineContext, subjects: readonly Subject[]): DistractorLine[] {
  const shown = [source.text, source.topic, source.title, source.summary].join(' ');
  const found: (Subject & { korean?: string }) | undefined =
    name === 'gist' ? findKoreanSubject(source, subjects) : subjects[0];
  if (found === undefined) return [];
  const nature = getNature(found);
  const subject = found.korean ?? found.text;
  return aspects.flatMap((aspect) => {
    const frame = aspect[name];
    if (frame === undefined || aspect.triggers.test(shown) || !aspect.natures.includes(nature)) return [];
    const reason = `${withParticle(aspect.label, '은')} 글에서 다루지 않는다.`;
    const text = fillFrame(frame.replace('{k에}', nature === 'person' ? '{k}에게' : '{k}에'), subject);
    return [{ id: aspect.id, text, reason }];
  });
}

function fillFrame(frame: string, subject: string): string {
  return frame
    .replace('{x}', subject)
    .replace('{X}', toTitleCase(subject))
    .replace(/\{k(을|은)?\}/u, (_, particle: '을' | '은' | undefined) =>
      particle ? withParticle(subject, particle) : subject,
    );
}

/** The subject in Korean as the gist names it, else as the translation does. */
function findKoreanSubject(
  source: PassageSource,
  subjects: readonly Subject[],
): (Subject & { korean: string }) | undefined {
  for (const text of [source.gist ?? '', (source.translations ?? []).join(' ')]) {
    for (const subject of subjects.slice(0, 3)) {
      const korean = findKoreanName(subject, text);
      if (korean !== undefined) return { ...subject, korean };
    }
  }
  return undefined;
}
