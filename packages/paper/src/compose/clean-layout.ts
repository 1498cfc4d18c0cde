import { cleanText } from '#compose/clean-text.ts';
import type { LayoutOptions } from '#paper.ts';

/** The same layout with every header text fit to print. */
export function cleanLayout(layout: LayoutOptions): LayoutOptions {
  return {
    ...layout,
    school: cleanText(layout.school),
    heading: cleanText(layout.heading),
    subheading: cleanText(layout.subheading),
    period: cleanText(layout.period),
    formName: cleanText(layout.formName),
    footer: cleanText(layout.footer),
  };
}
