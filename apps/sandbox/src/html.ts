/** Markup that may stand in a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

function escapeText(text: string): string {
  return text.replace(/[&<>"']/gu, (letter) => `&#${letter.charCodeAt(0)};`);
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return part.map((one) => one.text).join('');
}

/** Template tag: whatever is put in is escaped unless it is markup already. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((all, text, position) => all + render(parts[position - 1] ?? '') + text));
}
