import { withParticle } from '#korean.ts';
import { asStatement } from '#meaning/gist/as-statement.ts';
import { nameThings } from '#meaning/gist/claim-lines.ts';
import { fromFuture, isPastForm, toPresent, toStatement } from '#meaning/korean-forms.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

const connectives =
  /^(?:그러나|하지만|그래서|따라서|오랫동안|수 세기 동안|수십 년 동안|예전에는?|과거에는?|전통적으로|한때) ?,? ?/u;
/** Those whose view it is: people at large, or the learned of old. */
const holders =
  /^(?:(?:흔히|대개) )?(?:(?:대부분의|많은|일부|어떤) (?:[가-힣]+ ){0,2}?[가-힣]+|사람들|우리|우리 (?:대부분|중 많은 이)|[가-힣]+ 계획가들|철학자들|제조업자들|상점 주인들|학자들|(?:[가-힣\d]+의? ){0,3}[가-힣]+(?:가|자|인|관|사|수)들|의사들|교사들|부모들|과학자들|비평가들|어른들|전문가들|어떤 이들|많은 이들?)[은는이가] (?:흔히 |당연히 |대개 |종종 |오랫동안 |널리 )?/u;
const verbs =
  '(?:흔히 |대개 |당연히 |널리 |자연스럽게 |오랫동안 |종종 )?(?:생각한다|생각하는 것[은이] (?:당연해|자연스러워|합리적으로) 보인다|(?:가정하|생각하|여기|상상하)는 경향이 있다|(?:가정하|여기|상상하)기 쉽다|생각했다|생각해 왔다|여긴다|여겼다|여겨 왔다|믿는다|믿었다|믿어 왔다|상상한다|가정한다|가정했다|주장한다|주장했다|주장해 왔다|불평한다|결론지었다|결론 내렸다|예상한다|예상했다|기대한다|생각하기 쉽다|믿고 싶어지기 쉽다|믿기 쉽다|불평해 왔다|비판한다|비판했다|투덜댄다|걱정한다|걱정했다|생각하기를 좋아한다|생각할지도 모른다|여겨진다|여겨졌다|여겨져 왔다|생각된다|받아들여진다)';
const quoted = new RegExp(String.raw`^(.{6,70}?)(다|이라|라)고 ${verbs}$`, 'u');
const regarded = new RegExp(
  String.raw`^(.{2,45}?)(?:을|를|은|는) (?:흔히 |널리 |대개 |보통 |때로 )?((?!것)(?:(?!것[은이] |[라다]고 ).){2,40}?)(?:으로|로) (?:여긴다|생각한다|간주한다|본다|여겨진다|여겨졌다|간주된다|여겨져 왔다|여겨 왔다|취급했다|해석하기 쉽다|생각하기를 좋아한다|생각하는 경향이 있다)$`,
  'u',
);
const evident = /^(.{6,60}다)는 것은 (?:지극히 |너무나 |매우 )?(?:당연해|명백해|분명해|자연스러워) 보인다$/u;
/** 경기는 가장 자연스러운 방식처럼 보인다, 목표로 삼는 것이 현명해 보인다, 도울 것은 당연해 보인다: what seems so. */
const likeness = /^(.{4,50}[은는] .{2,40}[가-힣])처럼 보인다$/u;
const seemingly = /^(.{6,60}는 것[이은]) (현명|합당|바람직|공정|안전|유익|유용|당연|필요)해 보인다$/u;
const foreseen = /^(.{6,60}[가-힣]) 것은 (?:당연|분명|명백)해 보인다$/u;
const turn =
  /\b(?:but|yet|however|still|actually|in (?:fact|truth|reality)|mistake[ns]?|wrong|ignores?|overlooks?|nevertheless|nonetheless|not so|too narrow|suggests? otherwise|think again|unfortunately)\b/iu;
/** A sentence that begins so tells what the passage holds against a view. */
const turns = /^(?:but|yet|however|in (?:fact|truth|reality)|actually)\b/iu;
const common = /흔히|대개|널리|보통|당연|대부분|많은|오랫동안|전통적/u;
/** When it was held is no part of what was held. */
const moments = /^(?:한때|처음에는|오랫동안|때로|따라서|그러므로|전통적으로|언뜻 보기에) /u;
const pointers =
  /^일부[는가] |^\S+[을를] (?!.*것[은이] ).*이다$|^\S+[은는] 아니면서|에게 .*이다$|(?:^|\s)(?:자신|그들|그것|그녀|그는|그[가의] |이것|이러한|그러한|그런|이런|자기|저마다|그 |이 |각각|그렇)|듯이|처럼|[A-Za-z\d“”"‘’]/u;
/** The passage turns against the view in the very next sentences. */
const turnWithin = 3;

/** What people hold, as a Korean sentence, with the number of the sentence that reports it. */
interface ReportedView {
  text: string;
  sentence: number;
  /** The passage turns against it, or opens with it as the common one. */
  isRejected: boolean;
}

/** What people hold, as far as the passage tells it in a clause of its own. */
export function listReportedViews(
  analysis: PassageAnalysis,
  translations: readonly string[],
  gist = '',
): ReportedView[] {
  const read = (index: number): string =>
    (translations[index]?.trim() ?? '').replace(/\.$/u, '').replace(connectives, '');
  const gistWords = new Set(listLineWords(gist));
  return analysis.sentences.flatMap(({ index, text }): ReportedView[] => {
    // They are those of whom the sentence before speaks.
    const whose = holders.test(read(index - 1)) ? '사람들은' : '그들은';
    const line = nameThings(read(index).replace(/^그들은/u, whose), gistWords);
    const view = readView(line)?.replace(moments, '');
    const next = analysis.sentences.slice(index + 1, index + 1 + turnWithin);
    const isTurned = next.some((one) => turn.test(one.text));
    const isSeeming = /보인다$/u.test(line) && !isTurned;
    const isCommon = index === 0 && common.test(line);
    return view === undefined || isSeeming || turns.test(text) || pointers.test(view)
      ? []
      : [{ text: `${view}.`, sentence: index, isRejected: isTurned || isCommon }];
  });
}

/** 타고난 것이 틀림없다, 실망하게 할 것이다: what is only supposed is held all the same. */
const supposed = /^(.+[가-힣]는) (?:것이 틀림없다|것이 분명하다)$/u;

function readView(whole: string): string | undefined {
  const [clause = ''] = whole.split(/(?<=[는인]데|지만), /u);
  const line = clause === whole || /다$/u.test(clause) ? clause : (finish(clause) ?? whole);
  const passive =
    /(?:여겨|생각된|간주된|받아들여)|(?:싶어지|생각하|믿|가정하|여기|상상하)기 쉽다$|생각하는 것[은이] \S+ 보인다$/u.test(
      line,
    );
  const opening = holders.exec(line);
  // 경보가 많을수록 환자들이: no holder, but part of what is held.
  const held = opening !== null && /(?:[이가을를]|수록|면) ./u.test(opening[0].trim()) ? null : opening;
  const seeming = held === null && !passive ? readSeeming(line) : undefined;
  if (seeming !== undefined) return seeming;
  if (held === null && !passive && !evident.test(line)) return undefined;
  const body = held === null ? line : line.slice(held[0].length);
  const plain = evident.exec(line)?.[1];
  if (plain !== undefined) return plain;
  const [, said, ending] = quoted.exec(body) ?? [];
  if (said !== undefined) return settle(asStatement(ending === '다' ? `${said}다` : `${asTopic(said)}이다`));
  const [, matter, value] = regarded.exec(body) ?? [];
  return matter === undefined || value === undefined || /다고|라고|(?:^|\s)더 [가-힣]$/u.test(matter)
    ? undefined
    : nameAs(withParticle(matter, '은'), value);
}

/** What only seems so, told as what is so. */
function readSeeming(line: string): string | undefined {
  const thing = likeness.exec(line)?.[1];
  if (thing !== undefined) return /(?:것|듯|때)$/u.test(thing) ? undefined : settle(`${thing}이다`);
  const [, deed = '', worth = ''] = seemingly.exec(line) ?? [];
  if (deed !== '') return settle(`${deed} ${worth}하다`);
  const [, future = ''] = foreseen.exec(line) ?? [];
  const told = future === '' || future.endsWith('는') ? undefined : fromFuture(future);
  return told === undefined ? undefined : settle(asStatement(told));
}

/** 조사는 도구이다, 조사는 측정한다, 지방은 살 수 있다; undefined for 좋은 것, 일반적. */
function nameAs(topic: string, value: string): string | undefined {
  const deed = /^(.+[가-힣]는) 것$/u.exec(value)?.[1];
  const told = deed === undefined ? `${value}이다` : (toStatement(deed) ?? deed.replace(/는$/u, '다'));
  return / 것$|적$/u.test(value) && deed === undefined ? undefined : `${topic} ${told}`;
}

/** 웃음이 반응이다, 실행 취소란 도구이다 → 웃음은 반응이다, 실행 취소는 도구이다; where two things act, neither is the topic for sure. */
const asTopic = (said: string): string =>
  said.split(' ').filter((word) => doing.test(word)).length === 1
    ? said.replace(/^((?:[가-힣]+ ){0,3}?[가-힣]+?)(?:[이가]|이?란)(?= )/u, (whole, noun: string) =>
        /[은는을를에서로] |[많없높깊같]$/u.test(noun) ? whole : withParticle(noun, '은'),
      )
    : said;
const doing = /[가-힣](?:(?<![많없높깊같])[이가]|이?란)$/u;

/** 여기는데 → 여긴다. */
function finish(clause: string): string | undefined {
  const stem = /^(.+)(?:는데|지만)$/u.exec(clause)?.[1];
  return stem === undefined ? undefined : toPresent(stem, true);
}

function settle(whole: string): string | undefined {
  // 거리가 무질서를 낳으며, 사람들은 떨어져 있을 때 안전하다: what stands last is held as well.
  const view = /^.+(?:며|고|지만), ([가-힣]+ ?[가-힣]*[은는] .+)$/u.exec(whole)?.[1] ?? whole;
  const sure = supposed.exec(view)?.[1];
  if (sure !== undefined) return toPresent(sure.slice(0, -1), true);
  const foretold = /^(.+[가-힣]) 것이다$/u.exec(view)?.[1];
  if (foretold !== undefined && !/는$/u.test(foretold)) return fromFuture(foretold);
  return isPastForm(view) || /(?:모른다|것 같다)$/u.test(view) ? undefined : view;
}
