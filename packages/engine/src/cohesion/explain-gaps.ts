import type { Cue } from '#cohesion/cue.ts';
import { turns, type Fault } from '#cohesion/measure-faults.ts';
import { nameTime } from '#cohesion/explain-cue.ts';
import { withParticle } from '#korean.ts';

/** A gap where the sentence does not belong, and what tells so, worst first. */
export interface WrongGap {
  mark: string;
  /** The sentence that comes after the gap. */
  next: number;
  decisive: readonly Fault[];
}

/** What a gap does to words that can be named, best told first: they come later or never, or not just before it. */
const ranks = { lost: 0, next: 1, cut: 2, far: 3 };
/** A whole statement may be found in more than one place: what the sentence itself takes up tells less than what others do. */
const statementRanks = { next: 4, cut: 5, lost: 6, far: 7 };
/** "But" says least. */
const turnRank = 8;

/** The words are looked for in the sentence that is put in, in the one that followed it, or in another. */
function rank({ sentence, cue, isLost }: Fault, given: number): number {
  if (turns(cue)) return turnRank;
  const { lost, next, cut, far } = takesStatement(cue) ? statementRanks : ranks;
  if (sentence === given) return isLost ? lost : far;
  return sentence === given + 1 ? next : cut;
}

/** One Korean sentence for each reason, with the gaps that it closes; `given` is the sentence that was taken out. */
export function explainGaps(gaps: readonly WrongGap[], given: number, key: string): string[] {
  const told = new Map<string, string[]>();
  for (const { mark, next, decisive } of gaps) {
    const [best] = [...decisive].sort((one, other) => rank(one, given) - rank(other, given));
    if (!best) continue;
    const owner = nameOwner(best.sentence, { given, next, key });
    const line = tell(best, owner, best.sentence === given + 1, comesFirst(best, given, next));
    told.set(line, [...(told.get(line) ?? []), mark]);
  }
  return [...told].map(([line, marks]) => `${marks.join(', ')}에 넣으면 ${line}`);
}

/** What the reader finds the words in. */
function nameOwner(
  sentence: number,
  { given, next, key }: Pick<WrongGap, 'next'> & { given: number; key: string },
): string {
  if (sentence === given) return '주어진 문장';
  if (sentence === given + 1) return `${key} 뒤 문장`;
  return sentence === next ? '그 뒤 문장' : '본문';
}

function tell({ cue }: Fault, owner: string, followsGiven: boolean, isFirst: boolean): string {
  if (cue.type === 'question')
    return `${owner === '본문' ? '그 뒤 문장' : owner}이 ${cue.relation === '' ? '답하는' : '이어받는'} 물음이 바로 앞에 오지 않는다.`;
  if (cue.relation === '부정') return `${owner}의 ‘Nor’ 바로 앞에 부정하는 말이 오지 않는다.`;
  const [earlier] = cue.antecedents.values();
  if (cue.type === 'year')
    return `${nameTime(earlier?.words ?? '')}의 일이 ${nameTime(cue.words)}의 일보다 뒤에 온다.`;
  const words = `${owner}의 ${withParticle(`‘${cue.words}’`, '이')}`;
  // Something that "however" could turn against may stand earlier as well.
  if (takesStatement(cue)) {
    // More than the sentence that was taken out may say what "this conflict" takes up.
    const taken = followsGiven ? '주어진 문장' : '이어받는 내용';
    return isFirst ? `${words} ${taken}보다 앞에 놓인다.` : `${words} ${withParticle(taken, '과')} 떨어진다.`;
  }
  // What stands earlier might be taken up as well: what is sure is where its own words stand.
  return isFirst ? `${words} 받는 말보다 앞에 놓인다.` : `${words} 받는 말과 떨어진다.`;
}

/** The words come before what they take up in the passage itself, though a reader may find something like it earlier. */
function comesFirst({ sentence, cue, isLost }: Fault, given: number, next: number): boolean {
  const [own] = [...cue.antecedents]
    .filter(([index]) => index < sentence)
    // The sentence that followed it takes up the one that was taken out, if it can.
    .sort(
      ([at, one], [other, two]) =>
        Number(other === given) - Number(at === given) || two.strength - one.strength || other - at,
    );
  const placeOf = (index: number): number => (index === given ? next - 0.5 : index);
  return isLost || (own !== undefined && placeOf(own[0]) > placeOf(sentence));
}

/** No words can be named that it takes up: those of its own place, not of another that may be meant as well. */
const takesStatement = ({ type, antecedents }: Cue): boolean => {
  if (type === 'question' || type === 'pronoun') return false;
  const [best] = [...antecedents.values()].sort((one, other) => other.strength - one.strength);
  return type === 'connective' || best === undefined || best.words === '';
};
