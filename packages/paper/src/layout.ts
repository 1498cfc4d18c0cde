import type { LayoutOptions, PaperStyle } from '#paper.ts';

const common = {
  keepWords: false,
  school: '',
  subheading: '',
  period: '',
  formName: '',
  footer: '',
  hasAnswerSheet: false,
} satisfies Partial<LayoutOptions>;

const layouts: Record<PaperStyle, LayoutOptions> = {
  'exam-b4': {
    ...common,
    style: 'exam-b4',
    columns: 2,
    fontSizePt: 10.5,
    lineSpacing: 1.46,
    heading: '영어 영역',
    period: '제 3 교시',
    hasNameBox: true,
  },
  'academy-a4': {
    ...common,
    style: 'academy-a4',
    columns: 2,
    fontSizePt: 9.5,
    lineSpacing: 1.5,
    heading: '',
    hasNameBox: true,
  },
  'workbook-a4': {
    ...common,
    style: 'workbook-a4',
    columns: 1,
    fontSizePt: 10.5,
    lineSpacing: 1.6,
    heading: '',
    hasNameBox: true,
  },
};

/** The layout of a style before the teacher changes anything. */
export function defaultLayout(style: PaperStyle): LayoutOptions {
  return { ...layouts[style] };
}
