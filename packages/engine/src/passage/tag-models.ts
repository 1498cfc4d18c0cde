// Other workspaces compile these sources too and would miss the shims otherwise.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference
/// <reference path="./models.d.ts" />
import enPos from 'en-pos';
import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import posTagger from 'wink-pos-tagger';

import type { Span } from '#exercise/exercise.ts';

/** What the three models say about the tokens of one sentence. */
export interface ModelTags {
  /** Universal tags; empty where the model cut the text elsewhere. */
  universal: string[];
  winkPenn: string[];
  enPenn: string[];
}

interface Models {
  nlp: ReturnType<typeof winkNLP>;
  tagger: ReturnType<typeof posTagger>;
}

let models: Models | undefined;

/** Builds the models at the first use; they hold no state that changes a result. */
function getModels(): Models {
  models ??= { nlp: winkNLP(model, ['sbd', 'pos']), tagger: posTagger() };
  return models;
}

/** Keys that the models' plain-object dictionaries would find on their prototype. */
const prototypeNames = new Set(
  Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
);

/** Asks the three models; text and `words` are plain, the words aligned with `spans` of the text. */
export function tagByModels(
  plainText: string,
  sentence: Span,
  spans: readonly Span[],
  words: readonly string[],
): ModelTags {
  const { nlp, tagger } = getModels();
  const safe = words.map((word) => (prototypeNames.has(word.toLowerCase()) ? 'thing' : word));
  return {
    universal: alignUniversal(nlp, plainText.slice(sentence.start, sentence.end), sentence.start, spans),
    winkPenn: tagger.tagRawTokens(safe).map((token) => token.pos),
    enPenn: new enPos.Tag(safe.map((word) => word.toLowerCase())).initial().smooth().tags,
  };
}

const plainMarks: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['‐', '-'],
  ['‑', '-'],
]);

/** Typewriter forms of quotes and hyphens, keeping every offset. */
export function plain(text: string): string {
  return text.replace(/[’‘“”‐‑]|[^\S ]/gu, (mark) => plainMarks.get(mark) ?? ' ');
}

function alignUniversal(nlp: Models['nlp'], text: string, offset: number, spans: readonly Span[]): string[] {
  const items = nlp.readDoc(text).tokens();
  /* eslint-disable @typescript-eslint/unbound-method -- the accessors are plain functions that never use `this` */
  const values = items.out(nlp.its.value);
  const tags = items.out(nlp.its.pos);
  /* eslint-enable @typescript-eslint/unbound-method */
  const tagAtEnd = new Map<number, string>();
  let position = 0;
  values.forEach((value, index) => {
    const found = text.indexOf(value, position);
    if (found < 0) return;
    position = found + value.length;
    tagAtEnd.set(offset + position, tags[index] ?? '');
  });
  return spans.map((span) => tagAtEnd.get(span.end) ?? '');
}
