/** What ties a line to a sentence before it, or to somebody who is spoken to. */
const tied =
  /^(?:다음 |어쨌든 |이제|지금은|심지어|마찬가지로|대조적으로|반면|오히려|결국|더 (?!많은|적은|큰|작은)[가-힣]+(?:한|인|적인|은|운) )|(?:^|\s)(?:또한|심지어|대조적으로|마찬가지로|여전히|이제|여러분[은이의]?|당신[은이의]?|다른 (?:조건|방식|방법|원리)으?로) /u;
/** 순서도 중요하다, 병조차 줍는다: besides what? */
const besides =
  /(?:^|\s)(?!(?:아직|아마|그래|적어|반드시)?도)[가-힣]*[가-힣](?<!정|속|온|태|제|지|습|강|빈|시|의|각|밀|농|명|용|보|포|부|수|구|파|기|유|인|주|난이|해|어|아|여|워|라|더라)(?:조차)?도 (?!안 |되|된|없|있)|조차 |것도 /u;
/** 골라내어지다, 선언된다, 거의 혼자 서 있다: translated word for word. */
const stiff =
  /때문에만 |^[가-힣]+[은는] [가-힣]+는 것은 |(?:내어|되어|하여|혀)지(?:고|며|는|다)|[가-힣](?:내어|되어|여)진다|선언된다|불린다|(?:서|앉아|누워|걸려) 있다\.?$|에 의해 [가-힣]+지[고며]/u;

/** What announces the point says half of it. */
const announcing = /(?:이유|까닭|장점|이점|가치|의미|문제|방법|단점|역할)[이가] (?:있다|많다)$/u;
/** 진열대는 무엇에 관심을 두는지 말해 준다: who? */
const asking = /(?:^|[은는] )(?:무엇|어떻게|왜|얼마나)(?:(?![이가] )[^,])*는지를? /u;

/** 갑자기 깰 때는 더 오래 지속된다: what does? */
const unowned =
  /(?:때는?|면),? (?:(?:더|덜|가장|훨씬|오래|자주|빨리|쉽게|많이) )*(?:지속|나타|심해|늘어|줄어|커지|커진|길어|계속|사라|생기|생긴|일어)/u;

/** Whether a clause of a translation reads like a sentence of its own, written in Korean. */
export const isSmoothLine = (line: string): boolean =>
  !tied.test(line) &&
  !besides.test(line) &&
  !stiff.test(line) &&
  !announcing.test(line) &&
  !asking.test(line) &&
  !unowned.test(line);
