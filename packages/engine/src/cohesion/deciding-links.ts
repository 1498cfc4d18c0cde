import { explainLink } from '#cohesion/explain-cue.ts';
import { otherOrders, type Cut } from '#cohesion/cuts.ts';
import { findRuling, type Ruling } from '#cohesion/ruling-links.ts';
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
    if (cut.open?.join('') === order.join('')) return;
    const ruling = decisive.flatMap((fault) => findRuling(analysis, cut, fault, order) ?? []);
    const isTold = ({ link, part, block }: Ruling): boolean => {
      const line = `${lines[block - 1] ?? ''}${added[block - 1] ?? ''}`;
      const told = explainLink(link, places[part] ?? '', places[block] ?? '');
      return line.includes(told) || quotes(line, link.words);
    };
    if (ruling.some(isTold)) return;
    const found = ruling.find(({ block }) => added[block - 1] === '');
    if (!found) return;
    const [before = '', after = ''] = [places[found.part], places[found.block]];
    const then =
      found.part === found.block - 1 ? '' : ` 그러므로 ${withParticle(after, '은')} ${before} 뒤에 온다.`;
    const beside = lines[found.block - 1]?.includes('또한') ? '아울러' : '또한';
    added[found.block - 1] = ` ${beside} ${explainLink(found.link, before, after)}.${then}`;
  });
  return added;
}

/** "This reason" stands in ‘For this reason’. */
const quotes = (line: string, words: string): boolean =>
  line.split(/[‘’]/u).some((part, at) => at % 2 === 1 && ` ${part}`.endsWith(` ${words}`));
