import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const denials = /^(?:not|n[’']t|never|no|nor|neither|hardly|seldom|rarely|cannot|than|instead|without)$/u;
/** "too simple"; "even a doubtful memory" would be true as well. */
const degrees = /^(?:too|few|fewer|even)$/u;
const reach = 4;
const stops = /^(?:[,.;:]|that|which|who|because|when|if|although|while|whereas|but|so|since|and|or)$/u;

/** Whether the summary leaves open which word stands there: of what is denied, asked or offered as a choice another word is as true. */
export const isLeftOpen = (summary: PassageAnalysis, blank: BlankWord): boolean =>
  isChoice(summary, blank.token) ||
  isDenied(summary, blank.token) ||
  isAsked(summary, blank.token) ||
  isSubjectOfDenial(summary, blank);

/** "by chasing or avoiding them": of two ways one may be the contrary of the other. */
const isChoice = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index - 1]?.lower === 'or' || tokens[index + 1]?.lower === 'or';

/** "does not reduce": the contrary of what is denied may be true as well. */
function isDenied({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const before = tokens.slice(Math.max(0, index - reach), index);
  const from = before.findLastIndex(({ lower }) => stops.test(lower)) + 1;
  // "does not guarantee that", "not because": what hangs on the denial is denied with it.
  const opening = tokens.slice(0, Math.max(0, index - before.length) + from);
  if (
    /^(?:that|because)$/u.test(opening.at(-1)?.lower ?? '') &&
    opening.slice(-reach).some(({ lower }) => denials.test(lower))
  )
    return true;
  return before
    .slice(from)
    .some(
      ({ lower }, at, own) =>
        denials.test(lower) ||
        (at >= own.length - 2 && degrees.test(lower) && !(lower === 'even' && own[at + 1]?.lower === 'more')),
    );
}

/** "the wealth of a man does not prove his wisdom": of his poverty it is as true. */
function isSubjectOfDenial({ tokens }: PassageAnalysis, { token, pos }: BlankWord): boolean {
  if (pos !== 'n' && pos !== 'adj' && token.tag !== 'VBG') return false;
  const rest = tokens.slice(token.index + 1);
  const verb = rest.findIndex(({ tag, text }) => /^(?:VB[DPZ]|MD)$/u.test(tag) || stops.test(text));
  return verb >= 0 && rest.slice(Math.max(0, verb - 1), verb + 2).some(({ lower }) => denials.test(lower));
}

/** "tells whether they are safe", "about who can be trusted": of a question the contrary is as true. */
function isAsked({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const before = tokens.slice(0, index);
  const from = before.findLastIndex(({ text }) => /^[,;:]$/u.test(text)) + 1;
  return before.slice(from).some(({ lower }, at, own) => {
    if (/^(?:whether|how)$/u.test(lower)) return true;
    const opening = own[at - 1]?.tag ?? '';
    return /^(?:who|what|which|why|where)$/u.test(lower) && /^(?:IN|TO|VB[DGNPZ]?)$/u.test(opening);
  });
}
