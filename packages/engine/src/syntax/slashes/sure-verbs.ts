import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { isVerbOnly } from '#syntax/slashes/slash-verbs.ts';

/** "This changed after a war": a participle behind the bare word would need a comma. */
const isOpeningPast = (view: SentenceView, index: number): boolean =>
  index === 1 &&
  /^(?:this|that|it)$/u.test(view.at(0).lower) &&
  view.at(1).tag === 'VBN' &&
  getVerbForms(view.at(1).lower).isPast &&
  /^(?:IN|RB|TO|WRB)$/u.test(view.at(2).tag);

/** "those that watch for hawks": behind the bare word stands the verb of its clause. */
const isVerbOfThose = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  getVerbForms(view.at(index).lower).isBase &&
  view.at(index - 1).lower === 'that' &&
  view.at(index - 2).lower === 'those' &&
  view.at(index + 1).tag === 'IN';

/** Verbs beyond doubt: "the gain that was at first imaginary becomes real", where no noun has this form. */
export function setSureVerbs(view: SentenceView): SentenceView {
  const isVerbAt = ({ tag, lower, lemma }: Token, index: number): boolean =>
    tag === 'NNS' &&
    isVerbOnly(lower) &&
    getVerbForms(lemma).isBase &&
    lower !== 'remains' &&
    index > 0 &&
    !/^(?:DT|PRP\$|POS|IN|TO|CC|CD)$/u.test(view.at(index - 1).tag);
  const readTag = (token: Token, index: number): string => {
    if (isVerbAt(token, index)) return 'VBZ';
    if (isOpeningPast(view, index)) return 'VBD';
    return isVerbOfThose(view, index) ? 'VBP' : token.tag;
  };
  const tokens = view.tokens.map((token, index) => {
    const tag = readTag(token, index);
    return tag === token.tag ? token : { ...token, tag };
  });
  if (tokens.every((token, index) => token === view.at(index))) return view;
  return { ...view, tokens, at: (index) => tokens[index] ?? view.at(index) };
}
