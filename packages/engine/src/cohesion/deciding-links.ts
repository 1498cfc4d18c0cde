import { explainLink, nameTime } from '#cohesion/explain-cue.ts';
import { findLinks } from '#cohesion/list-cues.ts';
import { isLoose, type Fault } from '#cohesion/measure-faults.ts';
import { minNamed, otherOrders, type Cut } from '#cohesion/cuts.ts';
import { withParticle } from '#korean.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** For each block what has to be added to its line, so that the words told rule out every other order that is offered. */
export function explainDeciding(
  analysis: PassageAnalysis,
  cut: Cut,
  places: readonly string[],
  lines: readonly string[],
): string[] {
  const added = ['', '', ''];
  cut.rivals.forEach(({ decisive }, at) => {
    const order = otherOrders[at] ?? [];
    const isOffered = cut.open?.join('') !== order.join('');
    const sure = decisive.filter((fault) => !isLoose(fault));
    const isTold = ({ cue: { type, words } }: Fault): boolean =>
      [...lines, ...added].some((line) => line.includes(type === 'year' ? nameTime(words) : `‘${words}’`));
    if (!isOffered || sure.some(isTold)) return;
    const [found] = sure.flatMap((fault) => findMissed(analysis, cut, fault, order) ?? []);
    if (!found || added[found.block - 1] !== '') return;
    const [before = '', after = ''] = [places[found.part], places[found.block]];
    const then =
      found.part === found.block - 1 ? '' : ` 그러므로 ${withParticle(after, '은')} ${before} 뒤에 온다.`;
    const beside = lines[found.block - 1]?.includes('또한') ? '아울러' : '또한';
    added[found.block - 1] = ` ${beside} ${explainLink(found.link, before, after)}.${then}`;
  });
  return added;
}

/** The link that a wrong order breaks, as words can tell it: its earlier block comes later there. */
function findMissed(
  analysis: PassageAnalysis,
  { parts }: Cut,
  { sentence, cue }: Fault,
  order: readonly number[],
) {
  const block = parts.findIndex(({ first, end }) => sentence >= first && sentence < end);
  for (let part = block - 1; part >= 1; part -= 1) {
    const range = parts[part];
    if (!range || order.indexOf(part) < order.indexOf(block)) continue;
    const link = findLinks(analysis, range, sentence).find(
      ({ words, type, strength, antecedent }) =>
        words === cue.words && type === cue.type && strength >= minNamed && antecedent !== '',
    );
    if (link) return { link, part, block };
  }
  return undefined;
}
