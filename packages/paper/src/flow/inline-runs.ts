import type { FlowRun, RunLook } from '#flow/flow.ts';
import { joinRuns, run } from '#flow/frame.ts';
import { measureText } from '#flow/text-width.ts';
import type { PaperInline } from '#paper.ts';

/** Blanks are underscores, which every word processor lets a teacher lengthen or shorten. */
const underscoreEm = 0.5;
const widestBlankEm = 24;
const noBreakSpace = '\u00A0';
const spaceEm = 0.25;

const asKey = (look: RunLook): RunLook => ({ ...look, colour: 'key', isBold: true });

function writeBlank(item: Extract<PaperInline, { type: 'blank' }>, look: RunLook): FlowRun[] {
  const widthEm = Math.min(item.widthEm, widestBlankEm);
  const runs: FlowRun[] = [];
  if (item.label !== undefined) runs.push(run(`${item.label}${noBreakSpace}`, { ...look, isBold: true }));
  if (item.hint !== undefined) runs.push(run(item.hint, look));
  if (item.answer === undefined) {
    runs.push(run('_'.repeat(Math.max(2, Math.round(widthEm / underscoreEm))), look));
  } else {
    const restEm = Math.max(0, widthEm - measureText(item.answer, 1, true));
    const spaces = Math.round(restEm / spaceEm);
    // An answer goes on from the letter that is given; alone it stands in the middle.
    const before = item.hint === undefined ? Math.floor(spaces / 2) : 0;
    const [left, right] = [before, spaces - before].map((count) => noBreakSpace.repeat(count));
    runs.push(run(`${left}${item.answer}${right}`, { ...asKey(look), isUnderlined: true }));
  }
  return runs;
}

function writeChoice(item: Extract<PaperInline, { type: 'choice' }>, look: RunLook): FlowRun[] {
  const strong = { ...look, isBold: true };
  const side = (text: string, isKey: boolean) =>
    run(text, isKey ? { ...asKey(look), isUnderlined: true } : look);
  return [
    run(`${item.label}[`, strong),
    side(item.left, item.key === 'left'),
    run(' / ', look),
    side(item.right, item.key === 'right'),
    run(']', strong),
  ];
}

function writeInline(item: PaperInline, look: RunLook): FlowRun[] {
  switch (item.type) {
    case 'text':
      return [run(item.text, look)];
    case 'strong':
      return [run(item.text, { ...look, isBold: true })];
    case 'underline': {
      const painted = item.isKey ? asKey(look) : look;
      const mark = item.mark === undefined ? [] : [run(item.mark, painted)];
      return [...mark, run(item.text, { ...painted, isUnderlined: true })];
    }
    case 'blank':
      return writeBlank(item, look);
    case 'choice':
      return writeChoice(item, look);
    case 'insertion-point':
      return [run(`(${noBreakSpace}${item.mark}${noBreakSpace})`, item.isKey ? asKey(look) : look)];
    case 'slash':
      return [run(' / ', { ...look, isBold: true, colour: 'grey' })];
  }
}

/** The letters of a run of the paper; neighbours of one look are joined. */
export function writeInlines(inlines: PaperInline[], look: RunLook): FlowRun[] {
  return joinRuns(inlines.flatMap((item) => writeInline(item, look)));
}
