import { textOf, type SentenceView } from '#grammar/sentence-view.ts';

/** Words of a sentence that can be left out and asked for. */
export interface Phrase {
  view: SentenceView;
  /** Tokens of the sentence, `[first, end)`. */
  first: number;
  end: number;
}

/** Some words of a phrase replaced by others. */
export interface PhraseEdit {
  /** Tokens of the sentence, `[first, end)`. */
  first: number;
  end: number;
  to: string;
  /** Korean: what was done to the right phrase, up to …어. */
  what: string;
}

/** The phrase with an edit; "a" becomes "an" where it must. */
export const writePhrase = ({ view, first, end }: Phrase, edit: PhraseEdit): string =>
  [textOf(view, first, edit.first), edit.to, textOf(view, edit.end, end)]
    .filter((part) => part !== '')
    .join(' ')
    .replace(/ (?=[,;])/gu, '')
    .replace(/\b(a)n?(?= ([a-z]))/gu, (_, article: string, letter: string) =>
      /[aeio]/u.test(letter) ? `${article}n` : article,
    );
