import { isFinite, isNoun, skipAdverbs, type SentenceView } from '#grammar/sentence-view.ts';

/** "Whatever the exact balance, …", "however objective they sound" with its verb: nothing tells of one left out. */
export const leavesVerbOut = (view: SentenceView): boolean =>
  view.tokens.some(({ lower }, index) => {
    if (!/^(?:whatever|however|whichever|whoever)$/u.test(lower) || view.at(index + 1).text === ',')
      return false;
    const stop = view.tokens.findIndex(({ text }, at) => at > index && /^[,.]$/u.test(text));
    return !view.tokens.slice(index, stop).some(isFinite);
  });

/** "Whatever that cylinder weighed was exactly one kilogram" for 무게가 얼마이든: a student has two ways to build it. */
export const opensFreely = ({ tokens }: SentenceView): boolean =>
  tokens.some(({ lower }) => /^(?:whatever|whichever|whoever)$/u.test(lower));

/** "…, a method that would leave a dog gasping": a Korean line has it as a clause of its own. */
export const hasApposition = (view: SentenceView): boolean =>
  view.tokens.some(({ text }, comma) => {
    if (text !== ',' || !isNoun(view.at(comma - 1)) || !/^(?:an?|the)$/u.test(view.at(comma + 1).lower))
      return false;
    const rest = view.tokens.slice(comma + 1);
    const stop = rest.findIndex((one) => /^(?:,|\.|who|which|that|whose|where)$/u.test(one.lower));
    const phrase = rest.slice(0, stop);
    const isListed = rest.some((one, at) => one.tag === 'CC' && rest[at - 1]?.text === ',');
    return !isListed && !phrase.some(isFinite) && view.tokens.slice(0, comma).length > 0;
  });

/** "engines, which mostly make low sounds" for 주로 낮은 소리를 내는 엔진들: a Korean line seldom tells it from a clause without its comma. */
export const addsRelative = (view: SentenceView): boolean =>
  view.tokens.some(
    ({ text }, comma) =>
      text === ',' && /^(?:which|who|whom|whose|where|when)$/u.test(view.at(comma + 1).lower),
  );

/** "did become drier", "each great mind handing the torch to the next": nothing of a Korean line leads to either. */
export const isMarked = (view: SentenceView): boolean =>
  view.tokens.some(({ lower, text }, index) => {
    const next = view.at(skipAdverbs(view, index + 1));
    if (/^(?:do|does|did)$/u.test(lower))
      return (
        /^VB[NP]?$/u.test(next.tag) &&
        !/^not$|n't/u.test(view.at(index + 1).lower) &&
        (isNoun(view.at(index - 1)) || view.at(index - 1).tag === 'PRP')
      );
    if (text !== ',' || !/^(?:each|the|its|their|his|her|an?)$/u.test(view.at(index + 1).lower)) return false;
    // "a paddle, its fingers joined by sheets"
    const form = view.at(index + 1).tag === 'PRP$' ? /^VB[GN]$/u : /^VBG$/u;
    const verb = view.tokens.findIndex(({ tag }, at) => at > index + 1 && form.test(tag));
    return verb > index + 2 && view.tokens.slice(index + 2, verb).every(({ tag }) => /^(?:NN|JJ)/u.test(tag));
  });
