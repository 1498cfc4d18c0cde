import { broadenLine } from '#meaning/lines/distractor-line-broader.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';

/** 요지 made too broad. */
interface BroaderGist {
  text: string;
  /** Korean sentence. */
  reason: string;
}

const manyFactors = '여러 요인을 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';
const manyWays = '여러 방법을 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';
const manyReasons = '여러 이유를 두루 다룬 글이 아니므로 범위가 지나치게 넓다.';

/** 일부 스포츠에서 왼손잡이가 유리한 것은 …기 때문이다. */
const becauseOf = /^((?:[가-힣]+ ){2,8}[가-힣]+[은는한운된]) 것은 .+ 때문이다$/u;
/** 물질의 유해성은 … 양에 달려 있다. */
const resting =
  /(?:에 달려 있다|에 크게 좌우된다|에 좌우된다|에서 비롯된다|에서 나온다|데서 비롯된다|데서 나온다|에 의해 유지된다|에 의해 결정된다)$/u;
/** Upon a thing nothing "acts together" as it does upon a quality or a state. */
const abstract =
  /(?:성|력|함|움|율|도|안전|질서|고통|협력|영향|효과|차이|평화|가치|성공|행복|건강|기억|학습|만족|신뢰|발전|이점|판단|평가|인기|변화)$/u;
/** 아기가 언어를 익히는 데 도움을 준다. */
const helping =
  /^.*[은는] ((?:[가-힣]+ ){1,5}[가-힣]+는 데) (?:[가-힣]+ )?(?:도움이 된다|도움을 준다|기여한다|이바지한다)$/u;
/** 경기력 향상에 도움이 된다. */
const towards =
  /(?:^| )((?:[가-힣]+(?<!때|보다|면|서|로|에|하여) )?(?:후 )?[가-힣]+ ?(?:향상|회복|발달|성장|해결|예방|개선|완화))에 (?:[가-힣]+ )?(?:도움이 된다|도움을 준다|도움이 될 수 있다|기여한다|효과적이다)$/u;
/** 자원 낭비를 줄이려면. */
const aiming = /^((?:[가-힣]+ ){0,4}[가-힣]+[을를] (?:[가-힣]+ )?[가-힣]*[가-힣])려면 /u;
/** What one wants less of, more of, and kept, each with its verbs. */
const goals: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?:낭비|소비|손실|피해|실수|오류|스트레스|통증|고통|불안|더위|소음|정체|위험|후회|갈등|격차|쓰레기|오염|비용|혼란|편견|오해|질병|감염|불편|충돌|사고|부상|범죄|부담|혼잡|손상|훼손|불평등|두려움|긴장|실패|기아|빈곤|홍수|가뭄)[을를]$/u,
    /^(?:줄[이일인여]|막[는을아]|[예방해결완화]{2}[하할한해])/u,
  ],
  [
    /(?:효율|창의성|친밀감|신뢰|[판사기집주]단?[고억중의]?력|능력|건강|이해|효과|만족도?|경기력|성과|생산성|자신감|품질|흥미|의욕|[공안정다효][정전확양율]성|집중력|매출|수확량|이해도)[을를]$/u,
    /^(?:높[이일인여]|기[르를른른]|길러|키[우울운워]|유지[하할한해]|향상시)/u,
  ],
  [/[가-힣]{2,}[을를]$/u, /^(?:해결|예방|개선|보호|완화)(?:하|할|한|해)/u],
  [
    /(?:사생활|안전|환경|건강|생태계|자연|전통|유산)[을를]$/u,
    /^(?:지[키킬킨켜]|[보호존]{2}[하할한해]|유지[하할한해])/u,
  ],
];
const stems: readonly (readonly [RegExp, string])[] = [
  [/^줄.*/u, '줄이'],
  [/^높.*/u, '높이'],
  [/^막.*/u, '막'],
  [/^(?:기|길러).*/u, '기르'],
  [/^키.*/u, '키우'],
  [/^지.*/u, '지키'],
  [/^향상.*/u, '향상시키'],
  [/^(..)[하할한해].*/u, '$1하'],
];
const closed = /[으을들만]$/u;

/** What the 요지 tells of one cause or one way, said of many; undefined where it tells of none. */
export function broadenGist(gist: string): BroaderGist | undefined {
  const line = gist.replace(/[.\s]+$/u, '');
  const reason = becauseOf.exec(line)?.[1];
  if (reason !== undefined) return { text: `${reason} 데에는 여러 가지 이유가 있다.`, reason: manyReasons };
  if (resting.test(line) && !/,/u.test(line)) {
    const words = line.split(' ');
    const topic = words.slice(0, findFirstTopicEnd(words)).join(' ');
    const matter = topic.replace(/[은는]$/u, '');
    if (abstract.test(matter))
      return { text: `${matter}에는 여러 가지 요인이 함께 작용한다.`, reason: manyFactors };
  }
  const helped = helping.exec(line)?.[1]?.replace(/^(?:[가-힣]+ )*[가-힣]+(?:로서|으로써) /u, '');
  if (helped !== undefined && !/아니라|않고|^것|[가-힣]면 /u.test(helped))
    return { text: `${helped}에는 여러 가지 방법이 있다.`, reason: manyWays };
  const better = towards.exec(line)?.[1];
  if (better !== undefined && !/[은는이가을를] /u.test(better))
    return { text: `${better}에는 여러 가지 방법이 있다.`, reason: manyWays };
  const aim = aiming.exec(line)?.[1];
  if (aim !== undefined && !closed.test(aim))
    return { text: `${aim}는 데에는 여러 가지 방법이 있다.`, reason: manyWays };
  const goal = readGoal(line);
  if (goal !== undefined) return { text: `${goal}는 데에는 여러 가지 방법이 있다.`, reason: manyWays };
  return broadenLine('gist', '', gist);
}

/** 자원 소비를 줄이; undefined where nothing is told that could be a goal. */
function readGoal(line: string): string | undefined {
  const words = line.split(' ');
  const at = words.findIndex((word, index) =>
    goals.some(([noun, verb]) => noun.test(word) && verb.test(words[index + 1] ?? '')),
  );
  const before = words[at - 1] ?? '';
  if (at < 0 || /[와과]$/u.test(before)) return undefined;
  const [from, to] = stems.find(([form]) => form.test(words[at + 1] ?? '')) ?? [/^$/u, ''];
  const isPart = /[가-힣]의$/u.test(before) || /^(?:자원|에너지|식량|교통|의료|수면|학습)$/u.test(before);
  return `${isPart ? `${before} ` : ''}${words[at] ?? ''} ${(words[at + 1] ?? '').replace(from, to)}`;
}
