import {
  isFinite,
  isNoun,
  skipAdverbs,
  subordinators,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';

const koreanPronoun =
  /(?:^|\s)(?:그|이|저)(?:것|들|녀|분|곳|를|을|는|은|가|의|에|와|도|로)|자신|서로|우리|나를|너를/u;

/** "Retyping them" for 서류를, "more than one" for 하나 이상: from the Korean line nobody would come to these words. */
export function isNamedOtherwise(view: SentenceView, translation: string): boolean {
  const hasPronoun = view.tokens.some(({ lower, tag }, index) => {
    const isDoer = isFinite(view.at(skipAdverbs(view, index + 1)));
    return (
      /^(?:them|him)$/u.test(lower) ||
      // 할아버지가 for "he"
      (/^(?:he|she)$/u.test(lower) && isDoer) ||
      (/^(?:it|her)$/u.test(lower) &&
        tag === 'PRP' &&
        /^(?:VB.*|IN|TO)$/u.test(view.at(index - 1).tag) &&
        !isDoer)
    );
  });
  const isMore = view.tokens.some(
    ({ lower }, index) =>
      lower === 'more' && textOf(view, index, index + 3).toLowerCase() === 'more than one',
  );
  return (
    (hasPronoun && !koreanPronoun.test(translation)) ||
    namesThingOtherwise(view, translation) ||
    namesThoseOtherwise(view, translation) ||
    // 자유투 for "theirs"
    view.tokens.some(({ lower }) => /^(?:mine|yours|hers|ours|theirs)$/u.test(lower)) ||
    // 그것은: a student writes "it".
    (/^(?:they|these|those)$/u.test(view.at(0).lower) && /^그것[은이] /u.test(translation)) ||
    (isMore && /(?:하나|한\s?\S+) 이상/u.test(translation))
  );
}

const koreanThing = /(?:^|[\s,])(?:그|이|저)(?:것|들|곳|를|중|에|와|로|런)|자신|스스로|서로|여기|거기/u;
const koreanThingBehindSubject =
  /(?:^|[\s,])(?:그|이|저)(?:(?:것|것들|들|곳)(?![은이가는\s]|들[은이])|를|중|에|와|로|런)|자신|스스로|서로|여기|거기/u;

/** "used to sing along with it" for 라디오를 따라, "with her name beside them" without any 그것들. */
function namesThingOtherwise(view: SentenceView, translation: string): boolean {
  const isThing = (index: number): boolean => /^(?:it|them)$/u.test(view.at(index).lower);
  const isObject = (index: number): boolean =>
    isThing(index) &&
    /^(?:VB.*|IN|RP|TO)$/u.test(view.at(index - 1).tag) &&
    !subordinators.has(view.at(index - 1).lower) &&
    !isFinite(view.at(skipAdverbs(view, index + 1))) &&
    view.at(index + 1).tag !== 'TO' &&
    !/^JJ/u.test(view.at(index + 1).tag);
  const places = view.tokens.map((_, index) => index);
  if (!places.some(isObject)) return false;
  const hasSubject = places.some(
    (index) => /^(?:it|they)$/u.test(view.at(index).lower) && isFinite(view.at(skipAdverbs(view, index + 1))),
  );
  return !(hasSubject ? koreanThingBehindSubject : koreanThing).test(translation);
}

/** "even those at the bottom" for 맨 아래에 있는 개미들도 */
const namesThoseOtherwise = (view: SentenceView, translation: string): boolean =>
  !/것|이들|그들|사람|이[가는를]|자[가는를들]/u.test(translation) &&
  view.tokens.some(({ lower }, index) => lower === 'those' && view.at(index + 1).tag === 'IN');

/** "shows that it does" for 해를 끼친다는 것을 보여 준다. */
export const leavesDeedOut = (view: SentenceView, translation: string): boolean => {
  const last = view.at(view.length - 2);
  const verb = /^(?:not|n't|so|too)$/u.test(last.lower) ? view.at(view.length - 3) : last;
  return (
    /^(?:do|does|did|can|could|will|would|should)$/u.test(verb.lower) &&
    verb !== view.at(1) &&
    !/그렇|그러|그래/u.test(translation) &&
    view.tokens.slice(0, -2).some((token) => isFinite(token) && token !== verb)
  );
};

const emptyIt = /^(?:seem|appear|take|follow|turn|rain|snow|happen|matter|help|come|become|make)$/u;

/** "It cannot be in the sounds" for 슬픔이 소리 안에 있을 수는 없다. */
export const namesItOtherwise = (view: SentenceView, translation: string): boolean =>
  !/(?:^|[\s,])(?:그|이|저)(?:것|는|를|가|를|런|에|와|로|의|일|들|곳)|자신|스스로/u.test(translation) &&
  view.tokens.some(({ lower }, index) => {
    const verb = skipAdverbs(view, index + 1);
    const isEmpty =
      emptyIt.test(view.at(verb).lemma) ||
      view.tokens.slice(verb + 1).some(({ lower: later }) => /^(?:to|that|whether|who|if)$/u.test(later));
    // "as it really is" for 있는 그대로
    return lower === 'it' && view.at(index - 1).lower !== 'as' && isFinite(view.at(verb)) && !isEmpty;
  });

/** "Beside the new one" for 새 실내복 옆에서: a word that the line has in its own right. */
export const namesOneOtherwise = (view: SentenceView, translation: string): boolean =>
  !/것|거[를가나]/u.test(translation) &&
  view.tokens.some(
    ({ lower }, index) =>
      /^ones?$/u.test(lower) &&
      ((/^(?:JJ[RS]?|DT|VB[DGNPZ]?)$/u.test(view.at(index - 1).tag) &&
        !isNoun(view.at(index + 1)) &&
        !/^(?:JJ|VBN)/u.test(view.at(index + 1).tag)) ||
        // "replaced the question of cause with one of probability"
        (view.at(index + 1).lower === 'of' && /^NNS?$/u.test(view.at(index + 2).tag))),
  );

const koreanSubjects: Readonly<Record<string, RegExp>> = {
  they: /그들|이들|저들|것들|사람들|자신|스스로|서로/u,
  you: /당신|여러분|너[는의를도]|너희|네가|자신|스스로/u,
  we: /우리|자신|스스로/u,
  i: /나[는의를도]|내가|내 |저[는의를도]|제가/u,
  he: /그[는가의를도]|그[ ,]|자신|스스로/u,
  she: /그녀/u,
  one: /사람|누구|우리|하나|[한할] [가-힣]|것/u,
};

/** "잠을 계속 자면": whether they, you or we do so the Korean line does not tell. */
export const leavesSubjectOut = (view: SentenceView, translation: string): boolean =>
  view.tokens.some(({ lower }, index) => {
    const named = koreanSubjects[lower];
    return named !== undefined && isFinite(view.at(skipAdverbs(view, index + 1))) && !named.test(translation);
  });

/** Connectives and limits, and what of a Korean line says them. */
const koreanLinks: readonly (readonly [english: RegExp, korean: RegExp])[] = [
  [/\bat least\b/u, /적어도|최소/u],
  [/\bwithout\b/u, /없|않|못|말고|빼|채/u],
  [/\bshould\b/u, /야|마땅|텐데|옳|안 [되된될]|면|말라|말 것/u],
  [/\bas soon as\b/u, /자마자|하자|순간|즉시|바로|곧/u],
  [/\bby \w+ing\b/u, /써|통해|으로|[아어여]서|에 의해/u],
  [/(?:,| and) not\b/u, /아니다|아니었다|아닙니다|않는다|않았다/u],
  [/, with (?:\w+ ){1,4}\w+(?:ing|ed)\b/u, /채|면서|며|상태/u],
  [/\bthan\b/u, /보다|이상|이하|미만|넘|초과|대신|아니라|않고|말고|다른|외에/u],
  [/\bat most\b/u, /많아야|기껏|최대/u],
  [/\bbefore\b/u, /전|앞|미리|먼저/u],
  [/\buntil\b/u, /까지|때까지|비로소|야 /u],
  [/\bunless\b/u, /않는 한|않으면|없으면|아니면|없이|한/u],
  [/\b(?:because|since)\b/u, /때문|므로|니까|서|기에|이래|이후|부터|로 /u],
  [/\bafter\b/u, /후|뒤|다음|나서|고서|만에|끝에|지나|이래|따라|따서|쫓/u],
  [/\bwhile\b/u, /동안|면서|며|반면|지만|때|사이|라도|채|는데/u],
  [/\bif\b/u, /면|만약|만일|지 |지를|지는|지도|라도|다면|더라도|는지|은지|처럼|듯/u],
  [/\bwhen\b/u, /때|면|자|니|서|시기|시절|경우|무렵|순간|다가/u],
  [/\b(?:although|though)\b/u, /지만|데도|더라도|비록|이나|으나|나,|음에도/u],
];

/** The same from a Korean line. */
const englishLinks: readonly (readonly [korean: RegExp, english: RegExp])[] = [
  [
    /때문/u,
    /\b(?:because|since|for|as|reasons?|due|owing|causes?|caused|why|so|thanks|through|from|by|make[sd]?|given)\b/u,
  ],
  [/지만[ ,]/u, /\b(?:but|although|though|while|yet|however|whereas|despite|even|still|without|only|if)\b/u],
  [
    /(?:^|\s)두 /u,
    /\b(?:two|both|second|pairs?|couples?|either|neither|twice|twins?|half|halves|between|2)\b/u,
  ],
  [/(?:^|\s)세 /u, /\b(?:three|third|thirds|3)\b/u],
  [/다른 (?:것|사람|이)/u, /\b(?:others?|another|else|different|rest)\b/u],
  [/[은던] 것은 /u, /\b(?:what|whatever|things?|all|it|those|ones?|something|nothing|this|that)\b/u],
];

/** "누구도 말할 수 없었던 때에" for "before anyone could say": the Korean line leads to another connective. */
export const leavesLinkOut = ({ sentence }: SentenceView, translation: string): boolean => {
  const text = sentence.text.toLowerCase();
  return (
    koreanLinks.some(([english, korean]) => english.test(text) && !korean.test(translation)) ||
    englishLinks.some(([korean, english]) => korean.test(translation) && !english.test(text))
  );
};

const asideVerbs =
  /^(?:seem|appear|turn|go|say|think|suppose|believe|know|argue|object|conclude|admit|insist|claim|add|write|explain|hope|fear|feel|find|suspect|imagine)$/u;
const longestAside = 4;

/** "The birds, it seems, recognize it": as many words as "The birds seem to recognize it"; "Surely, one would think, …". */
export const hasSeemingAside = ({ tokens }: SentenceView): boolean =>
  tokens.some(({ text }, comma) => {
    const rest = tokens.slice(comma + 1);
    const aside = rest.slice(
      0,
      rest.findIndex((one) => one.text === ','),
    );
    const [first] = aside;
    return (
      text === ',' &&
      aside.length > 1 &&
      aside.length <= longestAside &&
      /^(?:PRP|DT|NN|EX|CD)/u.test(first?.tag ?? '') &&
      aside.some((one) => isFinite(one)) &&
      aside.some(({ lemma }) => asideVerbs.test(lemma))
    );
  });

/** "delays are dismissed as cases that had nothing to do with us" for 관련이 없는: beside a present verb nothing tells the past. */
export const leavesPastOut = (view: SentenceView, translation: string): boolean =>
  view.tokens.some(({ tag }) => /^VB[PZ]$/u.test(tag)) &&
  view.tokens.some((token) => token.tag === 'VBD' && isFinite(token)) &&
  !/[던았었했였됐렸웠왔갔샀켰졌쳤겼냈]/u.test(translation);
