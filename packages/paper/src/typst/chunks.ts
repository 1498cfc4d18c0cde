import type { Paper, PaperPart, PaperSection } from '#paper.ts';

/** Every so many groups of a long section a page starts, so that the section can be cut there. */
const groupsPerStretch = 125;
/** About sixty pages: for less, cutting and joining take longer than they save. */
const mostGroupsInOne = 250;
/** Keys in the answers take less room than questions. */
const keysPerGroup = 4;

/** Whether the group with this place in its section starts a page for the sake of cutting. */
export const startsStretch = (index: number): boolean => index > 0 && index % groupsPerStretch === 0;

/** A run of pages that is laid out by itself. */
export interface Chunk {
  paper: Paper;
  /** Its first part goes on from the chunk before: it has no masthead. */
  isContinued: boolean;
}

interface Segment {
  partIndex: number;
  sectionIndex: number;
  section: PaperSection;
  weight: number;
}

function cutSection(section: PaperSection): { section: PaperSection; weight: number }[] {
  if (section.type === 'answers') return [{ section, weight: section.keys.length / keysPerGroup }];
  if (section.type === 'answer-sheet') return [{ section, weight: 1 }];
  const { groups } = section;
  return Array.from({ length: Math.ceil(groups.length / groupsPerStretch) }, (_, index) => {
    const slice = groups.slice(index * groupsPerStretch, (index + 1) * groupsPerStretch);
    return { section: { ...section, groups: slice }, weight: slice.length };
  });
}

function cutPart(part: PaperPart, partIndex: number): Segment[] {
  return part.sections.flatMap((section, sectionIndex) =>
    cutSection(section).map((cut) => ({ partIndex, sectionIndex, ...cut })),
  );
}

/** Puts what belongs together back into one section. */
function joinSections(segments: Segment[]): PaperSection[] {
  const sections: PaperSection[] = [];
  segments.forEach(({ section, sectionIndex }, index) => {
    const last = sections.at(-1);
    const isSame = segments[index - 1]?.sectionIndex === sectionIndex;
    if (isSame && last?.type === 'questions' && section.type === 'questions') {
      sections[sections.length - 1] = { ...last, groups: [...last.groups, ...section.groups] };
    } else sections.push(section);
  });
  return sections;
}

function makeChunk(paper: Paper, segments: Segment[], isFirst: boolean): Chunk {
  const partIndexes = [...new Set(segments.map(({ partIndex }) => partIndex))];
  const parts = partIndexes.flatMap((partIndex) => {
    const part = paper.parts[partIndex];
    const own = segments.filter((segment) => segment.partIndex === partIndex);
    return part ? [{ ...part, sections: joinSections(own) }] : [];
  });
  const [first] = segments;
  const isContinued = first !== undefined && !startsPart(paper, first);
  return { paper: { ...paper, parts, hasContents: paper.hasContents && isFirst }, isContinued };
}

function startsPart({ parts }: Paper, { partIndex, sectionIndex, section }: Segment): boolean {
  const whole = parts[partIndex]?.sections[0];
  if (sectionIndex !== 0 || whole?.type !== 'questions' || section.type !== 'questions')
    return sectionIndex === 0;
  return whole.groups[0] === section.groups[0];
}

/**
 * Cuts a paper where pages start anyway, or start by `startsStretch`. The cuts depend on nothing but the number of
 * groups, so that the copies for student and teacher are cut alike. A short paper is one chunk.
 */
export function splitPaper(paper: Paper): Chunk[] {
  const segments = paper.parts.flatMap(cutPart);
  const total = segments.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= mostGroupsInOne) return [{ paper, isContinued: false }];
  const chunks: Segment[][] = [];
  let weight = Infinity;
  for (const segment of segments) {
    if (weight + segment.weight > groupsPerStretch) {
      chunks.push([]);
      weight = 0;
    }
    chunks.at(-1)?.push(segment);
    weight += segment.weight;
  }
  return chunks.map((chunk, index) => makeChunk(paper, chunk, index === 0));
}
