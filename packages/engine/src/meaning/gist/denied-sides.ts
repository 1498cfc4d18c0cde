import { withParticle } from '#korean.ts';
import { toObligation, toPresent, toStatement } from '#meaning/korean-forms.ts';

/** What the 요지 denies or puts second, said in its stead. */
export interface DeniedSide {
  /** Without its full stop. */
  text: string;
  /** The two that are weighed have changed places; else the one that is denied stands alone. */
  isExchange: boolean;
}

type Turn = (groups: Readonly<Record<string, string>>) => string | undefined;

/** A topic, with what stands before it. */
const topic = String.raw`(?<t>(?:[가-힣]+ ){0,6}?[가-힣]*[가-힣](?<![하되있없않])[은는도]) `;
/** Words that end no clause. */
const phrase = String.raw`(?:(?![가-힣]+(?:므로|지만|며|고|면|때문에),? )[가-힣]+ ){0,5}?[가-힣]+`;
const ofSubject = (text: string): string => text.replace(/도$/u, '').replace(/[은는]$/u, '');

/** A가 아니라 B이다, A에 그치지 않고, A하기보다 B해야 한다: the first that fits is used. */
const denials: readonly (readonly [RegExp, Turn])[] = [
  // 답을 얻기 위해서가 아니라 해결하기 위해 도움을 요청해야 한다.
  [
    new RegExp(`^(?<o>.*?[은는] )?(?<a>${phrase})기 위해서가 아니라 .*기 위해 (?<v>[^,]+다)$`, 'u'),
    ({ o = '', a, v }) => `${o}${a}기 위해 ${v}`,
  ],
  // 품질이 낮아서가 아니라 비용이 적게 들기 때문이다.
  [
    new RegExp(`^(?<t>.+ 것은) (?<a>${phrase}[아어해]서)가 아니라 .*때문이다$`, 'u'),
    ({ t, a }) => `${t} ${a}이다`,
  ],
  // 우수성이 아니라 요인에서 비롯된 것이다, 물건 자체가 아니라 유지해 주는 데 있다.
  [
    new RegExp(
      `^${topic}(?<a>${phrase}(?<!것))[이가] 아니라 .*(?:에서|데서) (?<v>비롯|나오|나온|생)[가-힣]+(?: (?:것이다|것일 수 있다|결과이다))?$`,
      'u',
    ),
    ({ t, a = '', v }) => `${t} ${a.replace(/에?서$/u, '')}에서 ${v === '비롯' ? '비롯된다' : '나온다'}`,
  ],
  [
    new RegExp(`^${topic}(?<a>${phrase}(?<!것))[이가] 아니라 .*데 (?<v>(?:달려 )?있다)$`, 'u'),
    ({ t, a, v }) => `${t} ${a}에 ${v}`,
  ],
  // 유사성이 아니라 기능에 따라 평가되어야 한다, 원인 여부가 아니라 확률의 변화로 파악해야 한다.
  [
    new RegExp(
      `^${topic}(?<a>${phrase}(?<!것))[이가] 아니라 [^,]*[가-힣](?<p>에 따라|에 의해|을 통해|를 통해|으로|로|에서) (?<v>(?:[가-힣]+ )?[가-힣]+(?<!이)다)$`,
      'u',
    ),
    ({ t, a = '', p = '', v = '' }) => (/(?:보아야|봐야)/u.test(v) ? undefined : `${t} ${attach(a, p)} ${v}`),
  ],
  // 약함 자체가 아니라 공정함을 바라기 때문이다.
  [
    new RegExp(`^${topic}(?<a>${phrase}(?<![서것]))[이가] 아니라 .*때문이다$`, 'u'),
    ({ t, a = '' }) => `${t} ${a.replace(/ ?때문$/u, '')} 때문이다`,
  ],
  // 타고난 것이 아니라 학습된 것이다, 방해물이 아니라 더하는 존재로 보아야 한다.
  [
    new RegExp(
      `^${topic}(?<a>${phrase})[이가] 아니라 .*(?:이다|일 수 있다|보아야 한다|전제로 [^,]+다|역할을 한다)$`,
      'u',
    ),
    ({ t = '', a = '' }) =>
      /(?:[가-힣][서기지만])$|[가-힣][은이가] /u.test(a) || /(?:에|에서|로)[는은도]$/u.test(t)
        ? undefined
        : `${withParticle(ofSubject(t), '은')} ${asPredicate(t, a.replace(/^단순히 /u, '단지 '))}`,
  ],
  // 기록하는 데 그치지 않고, 상상하는 데 그치지 말고.
  [
    new RegExp(`^(?<o>(?:[가-힣]+ ){0,4}?[가-힣]+[은는] )?(?<a>${phrase}는) 데 그치지 (?<n>않|말)`, 'u'),
    ({ o = '', a = '', n }) =>
      n === '말' || o === '' || /(?:과제|목적|역할|목표|사람들|우리)[은는] $/u.test(o)
        ? `${a} 것만으로 충분하다`
        : `${o}${a} 데 그친다`,
  ],
  // 무작위로 일어나지 않으며 단서가 된다.
  [
    new RegExp(`^${topic}(?<a>${phrase})지 (?:않으며|않고),? .+$`, 'u'),
    ({ t = '', a = '' }) => {
      const said = toPresent(a, true);
      return said === undefined || /데 그치$/u.test(a) ? undefined : `${t} ${said}`;
    },
  ],
  // 언어 변화의 원인이 된다.
  [new RegExp(`^(?<t>.+[은는]) (?<a>[^,]+)의 원인이 된다$`, 'u'), ({ t, a }) => `${t} ${a}의 결과일 뿐이다`],
  // 과학 이론의 응용에 그치지 않으며.
  [new RegExp(`^${topic}(?<a>${phrase})에 그치지 않`, 'u'), ({ t, a }) => `${t} ${a}에 그친다`],
  // 영양 성분뿐만 아니라 구조에 따라 달라진다.
  [
    new RegExp(`^(?<t>.+[은는]) (?<a>${phrase})뿐(?:만)? 아니라 .*에 따라 (?<v>[가-힣]+다)$`, 'u'),
    ({ t, a, v }) => `${t} ${a}에 따라서만 ${v}`,
  ],
  // 건물의 높이보다 저층부의 다양성에 달려 있다.
  [
    new RegExp(
      `^${topic}(?<a>${phrase})보다(?:는)? [^,]*에 (?<v>(?:더 )?(?:크게 )?(?:달려 있다|좌우된다))$`,
      'u',
    ),
    ({ t, a, v }) => `${t} ${a}에 ${v}`,
  ],
  // 집단 내 차이를 설명할 뿐, 변할 수 없음을 의미하지 않는다.
  [
    new RegExp(`^${topic}.*[가-힣] 뿐,? (?<a>.+)지 (?:않는다|못한다)$`, 'u'),
    ({ t, a = '' }) => {
      const said = toPresent(a, true);
      return said === undefined ? undefined : `${t} ${said}`;
    },
  ],
  // 경제가 성장해도 만족시킬 수 없다.
  [/^(?<t>.+[가-힣])해도 (?<a>[^,]+)수 없다$/u, ({ t, a }) => `${t}하면 ${a}수 있다`],
  // 따른 결과일 수 있다.
  [
    /^(?<t>[^,]+ 것은 )(?:오히려 )?(?<a>[^,]+[가-힣])일 수 있다$/u,
    ({ t, a = '' }) => (/아니라/u.test(a) ? undefined : `${t}${withParticle(a, '이')} 아니다`),
  ],
  // 판결하기보다 스스로 해결하도록 도와야 한다, 결정하기보다 영향을 미친다.
  [
    new RegExp(
      `^(?<o>.*?(?:[은는]|려면) )(?<a>${phrase})기보다(?:는)? (?<r>.*(?<d>야 한다)|.*[가-힣]다)$`,
      'u',
    ),
    ({ o = '', a = '', d, r = '' }) => {
      const verdict = /는 것이 ((?:더 )?[가-힣]+다)$/u.exec(r)?.[1];
      if (verdict !== undefined) return `${o}${a}는 것이 ${verdict}`;
      if (d === undefined && (/때 /u.test(r) || !/[을를]|에서 /u.test(a))) return undefined;
      const form = d === undefined ? toPresent(a, true) : toObligation(a);
      return form === undefined ? undefined : `${o}${form}${d === undefined ? '' : ' 한다'}`;
    },
  ],
];

/** 가로막는 것 → 가로막는다, 방해물 → 방해물이다. */
const asPredicate = (of: string, denied: string): string =>
  (/는 것$/u.test(denied) &&
  !/(?:역할|과제|목적|목표|본질|핵심|방법|닮음|일|것|의미|공정함이|특징)[은는란]$/u.test(of)
    ? toStatement(denied.slice(0, -' 것'.length))
    : undefined) ?? `${denied}이다`;

const attach = (noun: string, particle: string): string =>
  particle.endsWith('로')
    ? withParticle(noun, '으로')
    : particle.endsWith('통해')
      ? `${withParticle(noun, '을')} 통해`
      : noun + particle;

const bare = String.raw`(?:(?!(?:매우|더|덜)\b)[가-힣]+(?:의|[한된적]|[가-힣]인|[가-힣]은|와|과)? ){0,3}?[가-힣]+`;
/** 움직임보다 움직임의 결과에 집중하는 것이, 큰 변화 하나보다 작은 즐거움이. */
const weighed = new RegExp(
  `^(?<o>(?:.*(?:[은는]|때는|려면|므로,?) )?)(?<a>${bare})보다(?:는)? (?<b>(?:${bare} )?${bare})(?<p>[에이가을를]) (?<r>(?:(?:[^,]* )?더 |주의를 )[^,]*다)$`,
  'u',
);
/** 접하게 하는 것이 사후 정정보다 효과적이다. */
const outdone = new RegExp(
  `^(?<a>.+는 것)이 (?<b>(?:[가-힣]+ ){0,2}?[가-힣]+)보다 (?<r>[^,]*(?:효과적|유익|중요|필요|좋|낫|나은).*다)$`,
  'u',
);

/** What the 요지 denies, or puts second, said in its stead; undefined where it weighs nothing. */
export function assertDenied(key: string): DeniedSide | undefined {
  for (const [pattern, turn] of denials) {
    const groups = pattern.exec(key)?.groups;
    const text = groups === undefined ? undefined : turn(groups);
    if (text !== undefined && !unfit.test(text)) return { text, isExchange: false };
  }
  const { o = '', a = '', b = '', p = '', r = '' } = weighed.exec(key)?.groups ?? {};
  if (
    a !== '' &&
    !/^(?:생각|예상|기대|무엇|어느)|것 /u.test(`${a} `) &&
    !/[을를이가은는에] /u.test(`${a} ${b} `)
  ) {
    const opening = /므로,? $/u.test(o) ? '' : o;
    const side = p === '에' ? `${a}에` : withParticle(a, /[이가]/u.test(p) ? '이' : '을');
    return { text: `${opening}${b}보다 ${side} ${r}`, isExchange: true };
  }
  const out = outdone.exec(key)?.groups;
  if (out?.a !== undefined && out.b !== undefined && !/[은는을를] /u.test(`${out.b} `))
    return { text: `${withParticle(out.b, '이')} ${out.a}보다 ${out.r ?? ''}`, isExchange: true };
  return undefined;
}

/** A가 아니라 B이다 → B가 아니다; undefined where the 요지 says no such thing. */
export function denyStated(key: string): string | undefined {
  const [, of = '', stated = ''] = stating.exec(key) ?? [];
  return stated === '' || /,|때문$|므로|지만|보다|뿐/u.test(stated) || unfit.test(stated)
    ? undefined
    : `${withParticle(ofSubject(of), '은')} ${withParticle(stated, '이')} 아니다`;
}
const stating = new RegExp(
  `^(${topic.trim().replace('?<t>', '?:')}) ${phrase}[이가] 아니라,? ([^,]+)이다$`,
  'u',
);

const unfit =
  /기 때문 때문|기 때문이다$|없은|[가-힣]만에 |려 해야|인지이다|지만|므로|(?:^|\s)뿐[은이]|[A-Za-z]/u;
