import type { FlowCell, FlowParagraph, RunLook } from '#flow/flow.ts';

/** What a paragraph shape is made of. */
export type ParagraphShape = Pick<
  FlowParagraph,
  'align' | 'leftPt' | 'firstPt' | 'beforePt' | 'afterPt' | 'lineSpacing' | 'tabStopsPt' | 'keepsWithNext'
> & { keepWords: boolean };

/** What a border is made of. */
export type BorderShape = Pick<FlowCell, 'edge' | 'fill'>;

/** A list of distinct values, each with its place as its number. */
class Registry<T> {
  readonly values: T[] = [];
  readonly #numbers = new Map<string, number>();

  getNumber(value: T): number {
    const key = JSON.stringify(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Collects the shapes that the sections use, for the header to list. Borders count from 1, the rest from 0. */
export class HwpxStyles {
  readonly #looks = new Registry<RunLook>();
  readonly #shapes = new Registry<ParagraphShape>();
  readonly #tabs = new Registry<number[]>();
  readonly #borders = new Registry<BorderShape>();

  constructor(look: RunLook) {
    this.#tabs.getNumber([]);
    this.#borders.getNumber({ edge: 'none' });
    this.getLookId(look);
    this.getParagraphId({
      align: 'justify',
      leftPt: 0,
      firstPt: 0,
      beforePt: 0,
      afterPt: 0,
      lineSpacing: 1.6,
      tabStopsPt: [],
      keepsWithNext: false,
      keepWords: true,
    });
  }

  getLookId(look: RunLook): number {
    return this.#looks.getNumber({
      font: look.font,
      sizePt: Math.round(look.sizePt * 100) / 100,
      colour: look.colour,
      isBold: look.isBold,
      isUnderlined: look.isUnderlined,
    });
  }

  getParagraphId(shape: ParagraphShape): number {
    const { align, leftPt, firstPt, beforePt, afterPt, lineSpacing, tabStopsPt, keepsWithNext, keepWords } =
      shape;
    this.getTabId(tabStopsPt);
    return this.#shapes.getNumber({
      align,
      leftPt: round(leftPt),
      firstPt: round(firstPt),
      beforePt: round(beforePt),
      afterPt: round(afterPt),
      lineSpacing,
      tabStopsPt: tabStopsPt.map(round),
      keepsWithNext,
      keepWords,
    });
  }

  getTabId(stopsPt: number[]): number {
    return this.#tabs.getNumber(stopsPt.map(round));
  }

  getBorderId({ edge, fill }: BorderShape): number {
    return this.#borders.getNumber(fill === undefined ? { edge } : { edge, fill }) + 1;
  }

  get looks(): RunLook[] {
    return this.#looks.values;
  }
  get shapes(): ParagraphShape[] {
    return this.#shapes.values;
  }
  get tabs(): number[][] {
    return this.#tabs.values;
  }
  get borders(): BorderShape[] {
    return this.#borders.values;
  }
}

const round = (pt: number): number => Math.round(pt * 10) / 10;
