import { isFinite, skipAdverbs, textOf, type SentenceView } from '#grammar/sentence-view.ts';

const koreanPronoun =
  /(?:^|\s)(?:그|이|저)(?:것|들|녀|분|곳|를|을|는|은|가|의|에|와|도|로)|자신|서로|우리|나를|너를/u;

/** "Retyping them" for 서류를, "more than one" for 하나 이상: from the Korean line nobody would come to these words. */
export function isNamedOtherwise(view: SentenceView, translation: string): boolean {
  const hasObject = view.tokens.some(
    ({ lower, tag }, index) =>
      /^(?:them|him)$/u.test(lower) ||
      (/^(?:it|her)$/u.test(lower) &&
        tag === 'PRP' &&
        /^(?:VB.*|IN|TO)$/u.test(view.at(index - 1).tag) &&
        !isFinite(view.at(skipAdverbs(view, index + 1)))),
  );
  const isMore = view.tokens.some(
    ({ lower }, index) =>
      lower === 'more' && textOf(view, index, index + 3).toLowerCase() === 'more than one',
  );
  return (
    (hasObject && !koreanPronoun.test(translation)) || (isMore && /(?:하나|한\s?\S+) 이상/u.test(translation))
  );
}

const koreanSubjects: Readonly<Record<string, RegExp>> = {
  they: /그들|이들|저들|것들|사람들|자신|스스로|서로/u,
  you: /당신|여러분|너[는의를도]|너희|네가|자신|스스로/u,
  we: /우리|자신|스스로/u,
  i: /나[는의를도]|내가|내 |저[는의를도]|제가/u,
  he: /그[는가의를도]|그[ ,]|자신|스스로/u,
  she: /그녀/u,
};

/** "잠을 계속 자면": whether they, you or we do so the Korean line does not tell. */
export const leavesSubjectOut = (view: SentenceView, translation: string): boolean =>
  view.tokens.some(({ lower }, index) => {
    const named = koreanSubjects[lower];
    return named !== undefined && isFinite(view.at(skipAdverbs(view, index + 1))) && !named.test(translation);
  });
