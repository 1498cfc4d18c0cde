import { withParticle } from '#korean.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

const holders =
  /^(?:그러나 |하지만 )?(?:흔히 )?(?:대부분의 |많은 )[가-힣 ]{1,14}?(?:은|는|이|가) |^(?:사람들은|우리는) (?:흔히 |당연히 |대개 )/u;
const verbs =
  '(?:흔히 |대개 |당연히 )?(?:생각한다|여긴다|믿는다|말한다|상상한다|가정한다|주장한다|불평한다|생각하는 경향이 있다)';
const quoted = new RegExp(String.raw`^(.{6,60}?)(다|이라|라)고 ${verbs}\.$`, 'u');
const regarded = new RegExp(
  String.raw`^(.{2,45}?)(?:을|를) (.{2,20}?)(?:으로|로) (?:여긴다|생각한다|간주한다|본다)\.$`,
  'u',
);
const turn =
  /\b(?:but|yet|however|still|actually|in (?:fact|truth|reality)|mistake[ns]?|wrong|ignores?|overlooks?|nevertheless)\b/iu;
const pointers = /(?:^|\s)(?:자신|우리|그들|그것|그녀|그는|이것|이러한|그러한|그런|이런|자기)/u;
/** The passage turns against the view in the very next sentences. */
const turnWithin = 2;

/** Views that the passage reports only to turn against them, as Korean sentences. */
export function listReportedViews(analysis: PassageAnalysis, translations: readonly string[]): string[] {
  return analysis.sentences.flatMap(({ index }): string[] => {
    const line = translations[index]?.trim() ?? '';
    const view = holders.test(line) ? readView(line.replace(holders, '')) : undefined;
    const next = analysis.sentences.slice(index + 1, index + 1 + turnWithin).map(({ text }) => text);
    const isTurned = next.some((text) => turn.test(text));
    return view === undefined || !isTurned || pointers.test(view) ? [] : [view];
  });
}

function readView(line: string): string | undefined {
  const [, clause, ending] = quoted.exec(line) ?? [];
  if (clause !== undefined) return ending === '다' ? `${clause}다.` : `${clause}이다.`;
  const [, matter, value] = regarded.exec(line) ?? [];
  return matter === undefined || value === undefined
    ? undefined
    : `${withParticle(matter, '은')} ${value}이다.`;
}
