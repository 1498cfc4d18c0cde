import type { SentenceView } from '#grammar/sentence-view.ts';

/** 또다시 우승했고: another sentence has told of the first time. */
const repeated =
  /(?:^|\s)(?:또다시|또 한 번|다시 한번|다시 한 번|재차)(?=\s)|^다시 |다시 (?:시도|도전|신청|지원)|그저 .*뿐이|(?:으?로|고) (?:대?답)했다\.$/u;
/** 추적하기 시작한 상태였다: when? */
const bareState = /(?:상태였|참이었)다\.$/u;
const time = /때|무렵|당시|\d년|전에|까지|아침|저녁/u;
/** 500종을 가지고 돌아왔다: from where? */
const bareReturn = /^(?!.*(?:에서|에|으로|로) ).*가지고 (?:돌아)?왔다\.$/u;
/** 사자가 있었다: where, or whose? 적이 있다 and 수가 없다 are no being. */
const bareBeing = /(?<!적|수|리|필요|관심|차이)[이가] (?:\S+ )?(?:있|없)었?다\.$/u;
/** 떠나는 것이 허락되지 않았다: from where? */
const bareLeave = /^(?:[^ ]+[은는이가] )?(?:떠나|돌아가|돌아오|나가|들어가|참가하|참여하)는 것/u;
const place = /(?:에|에는|에서|에게|에게는|마다|안|위|속|께) /u;

const fewestWords = 5;
const calendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mr\.?|mrs\.?|dr\.?)$/u;

/** How many names a sentence has besides that of its subject; a name of several words is one. */
function countOthers({ tokens }: SentenceView, subject = ''): number {
  const own = new Set(subject.toLowerCase().split(/[ -]/u));
  const isOther = (at: number): boolean => {
    const { tag = '', lower = '', text = '' } = tokens[at] ?? {};
    return tag.startsWith('NNP') && /^\p{Lu}/u.test(text) && !own.has(lower) && !calendar.test(lower);
  };
  return tokens.filter((_, at) => isOther(at) && !isOther(at - 1)).length;
}

/** Whether a sentence has more than one name besides that of whom it tells: London shows in which country a club is. */
export const namesOther = (view: SentenceView, subject?: string): boolean => countOthers(view, subject) > 1;

/** Whether a statement says nothing without the passage: 다이아몬드를 다시 만났다, 사자가 있었다. */
export const isBare = (
  text: string,
  view: SentenceView,
  { isOfPerson, isCut, name }: { isOfPerson: boolean; isCut: boolean; name: string | undefined },
): boolean =>
  repeated.test(text) ||
  (isCut && bareLeave.test(text)) ||
  (bareState.test(text) && !time.test(text)) ||
  bareReturn.test(text) ||
  (bareBeing.test(text) && !place.test(text)) ||
  (isOfPerson &&
    text.split(' ').length < fewestWords &&
    !/\d/u.test(text) &&
    (isCut || countOthers(view, name) === 0));
