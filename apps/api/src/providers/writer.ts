/** 주제 · 제목 · 요지 · 요약문, as a passage stores them. */
export interface WrittenLines {
  topic: string;
  title: string;
  gist: string;
  summary: string;
}

/** What came of asking for a suggestion; a failure says why for the log, never with words of the passage. */
export type WriterAnswer<T> = { kind: 'written'; value: T } | { kind: 'failed'; cause: string };

/** Somebody who writes suggestions. No method throws: whatever happens is an answer. */
export interface Writer {
  /** One Korean line for each sentence, in their order. */
  translate: (sentences: readonly string[]) => Promise<WriterAnswer<string[]>>;
  writeLines: (text: string) => Promise<WriterAnswer<WrittenLines>>;
  /** Four wrong options in the form of the right one. */
  writeDistractors: (task: {
    text: string;
    question: string;
    answer: string;
  }) => Promise<WriterAnswer<string[]>>;
}
