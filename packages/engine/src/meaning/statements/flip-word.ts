import { attachParticle } from '#korean.ts';
import type { Swap } from '#meaning/statements/flip-number.ts';

/** Korean words that say the contrary in the same place, in any form that begins so. */
const pairs: readonly (readonly [string, string])[] = [
  ['증가', '감소'],
  ['상승', '하락'],
  ['성공', '실패'],
  ['찬성', '반대'],
  ['가장 많은', '가장 적은'],
  ['가장 높은', '가장 낮은'],
  ['가장 큰', '가장 작은'],
  ['가장 넓은', '가장 좁은'],
  ['가장 긴', '가장 짧은'],
  ['가장 비싼', '가장 값싼'],
  ['더 많은', '더 적은'],
  ['더 많이', '더 적게'],
  ['더 높은', '더 낮은'],
  ['더 빠르게', '더 느리게'],
  // 더 오래된 is not 더 오래.
  ['더 오래 ', '더 짧게 '],
  ['빠르게', '느리게'],
  ['높은 점수', '낮은 점수'],
  ['높은 순위', '낮은 순위'],
  ['부유한', '가난한'],
  ['왼쪽', '오른쪽'],
  ['안쪽', '바깥쪽'],
  ['윗면', '아랫면'],
  ['북쪽', '남쪽'],
  ['동쪽', '서쪽'],
  ['북부', '남부'],
  ['동부', '서부'],
  ['여름', '겨울'],
  ['아침', '저녁'],
  ['낮 동안', '밤 동안'],
  ['밤에', '낮에'],
  ['암컷', '수컷'],
  ['어머니', '아버지'],
  ['여동생', '남동생'],
  ['막내', '맏이'],
  ['무료', '유료'],
  ['수입국', '수출국'],
  ['세기 초', '세기 말'],
  ['말부터', '초부터'],
  ['좁은', '넓은'],
  ['가까운', '먼'],
  ['얇아서', '두꺼워서'],
  ['쉽게', '어렵게'],
  ['값싸게', '비싸게'],
  ['허용되', '금지되'],
  ['늘어났다', '줄어들었다'],
  ['늘었다', '줄었다'],
  ['큰 성공을 거두었다', '별다른 주목을 받지 못했다'],
  ['칭찬', '비판'],
  ['적은 요금', '비싼 요금'],
  ['많은 비용', '적은 비용'],
  ['무거운', '가벼운'],
  ['두꺼운', '얇은'],
  ['차가운', '뜨거운'],
  ['공립', '사립'],
  ['오전', '오후'],
  ['봄에', '가을에'],
  ['오빠', '남동생'],
  ['큰아들', '작은아들'],
  ['큰딸', '작은딸'],
  ['북동부', '남서부'],
  ['북서부', '남동부'],
  ['북동쪽', '남서쪽'],
  ['북서쪽', '남동쪽'],
  ['북반구', '남반구'],
  ['상류', '하류'],
  ['왼손', '오른손'],
  ['왼발', '오른발'],
  ['앞다리', '뒷다리'],
  ['앞면', '뒷면'],
  ['위층', '아래층'],
  ['밀물', '썰물'],
  ['수출', '수입'],
  ['공개적으로', '비밀리에'],
  ['삼촌', '고모'],
  ['할머니', '할아버지'],
  ['빨라졌다', '느려졌다'],
  ['커졌다', '작아졌다'],
  ['높아졌다', '낮아졌다'],
  ['길어졌다', '짧아졌다'],
  ['넓어졌다', '좁아졌다'],
  ['환영받았다', '외면받았다'],
];
/** The contrary of an answer hangs on what is answered: a post is accepted, leave is given, a deed is allowed. */
const answers: readonly (readonly [object: string, yes: string, no: string])[] = [
  ['제안|제의|초대|초청|직|직책|자리|상|훈장|지위|작위|역할|직위|청혼|의뢰', '수락했다', '거절했다'],
  ['요청|부탁|청|신청|탄원|요구', '받아들였다', '거절했다'],
  ['계획|법안|제안서|예산|신청|특허|안건|안|판매', '승인했다', '거부했다'],
  ['출입|입학|참가|출전|출판|사용|결혼|방문|여행|것|일|행위|수입|판매|거래', '허용했다', '금지했다'],
];
/** All ways to say yes: of the contrary of a refusal the plainest is taken. */
const consents: Readonly<Record<string, string>> = {
  수락했다: '수락했다|받아들였다',
  받아들였다: '받아들였다|들어주었다|허락했다|승낙했다',
  승인했다: '승인했다',
  허용했다: '허용했다|허락했다',
};
const times = String.raw`(?: (?:(?:한|두|세|네) (?:번|차례)|\S+[게히]))?`;

/** 회장직을 두 번 거절했다 ↔ 수락했다, 청을 허락했다 ↔ 거절했다. */
function swapAnswer(text: string): Swap[] {
  return answers.flatMap(([object, yes, no]): Swap[] => {
    const find = (verbs: string): string | undefined =>
      new RegExp(String.raw`(?<=(?:^|[\s가-힣])(?:${object})[을를]${times} )(?:${verbs})(?=\.$)`, 'u').exec(
        text,
      )?.[0];
    const refused = find(no === '금지했다' ? no : '거절했다|거부했다');
    if (refused !== undefined) return [{ from: refused, to: yes }];
    const granted = find(consents[yes] ?? yes);
    return granted === undefined ? [] : [{ from: granted, to: no }];
  });
}

/** Words that stay in one direction: 대부분 is not 극소수's only contrary, but never the same. */
const oneWay: readonly (readonly [RegExp, string])[] = [
  [/(?<!보다.*|그리고 |, )대부분의 (?=(?:\S+ )?\S+[은는이가] )(?!.*(?:보다|시절))/u, '극소수의 '],
  [/(?<!그리고 .*)대다수는 /u, '극소수만이 '],
  // The second woman, where the passage has the first.
  [/(?<!최초.*)최초의 (?=\S+(?: \S+)?(?:[이가] 되었|[이였]+다|이었다)(?!.*최초))/u, '두 번째 '],
  [/(?<=[가-힣] )단독으로 /u, '공동으로 '],
  [/(?<=[가-힣] )혼자서? (?=\S+ ?\S*(?:했|냈|웠|갔|렸|었|았)다\.$)/u, '친구와 함께 '],
  [/친구인 (?=\p{Lu})/u, '사촌인 '],
  [/시골에서(?= (?:태어|자랐))/u, '도시에서'],
  // One loses no right in order to save money, nor thanks to a deed.
  [/(?<!(?:위해|서야|덕분에|덕에) .*)(?<=(?:자격|인기|신뢰|권리|시민권)[을를] )얻었다/u, '잃었다'],
  [/(?<=에서 )이겼다/u, '졌다'],
  [/(?<!(?:위해|다시) .*)(?<=(?:문을|학교를|가게를|병원을|공장을|극장을|도서관을) )열었다/u, '닫았다'],
  // 높이 is a noun as well.
  [/낮추(?=[고는며면기])/u, '높이'],
];
const particles = '은|는|이|가|을|를|과|와|으로|로';

const bothWays = [...pairs, ...pairs.map(([a, b]) => [b, a] as const)].map(([from, to]) => ({
  from,
  to,
  // 참가하도록 금지되었다 is no Korean.
  pattern: new RegExp(
    String.raw`(?<=^|\s)(?<!도록 |기를 |눈이 |귀가 )${from}${from === '먼' ? '(?= )' : ''}`,
    'u',
  ),
}));

/** 칭찬받은 학생들은, 성공의 비결: what is not the predicate only speaks of others when it is turned round. */
const acts = /^(?:증가|감소|상승|하락|성공|실패|찬성|반대|장려|금지되|허용되|칭찬|비판)$/u;
/** 북부, 오전, 어머니: one is as likely as the other, whatever else is told. */
const isSort = (word: string): boolean => sortWords.test(word);
const sortWords =
  /[동서남북]|왼|오른|[안바깥]쪽|[앞뒷]|[윗아랫]면|[위아래]층|여름|겨울|[봄가을]에|아침|저녁|[낮밤]|오전|오후|암컷|수컷|머니|버지|동생|오빠|삼촌|고모|[큰작은][아딸]|막내|맏이|[공사]립|세기|부터|상류|하류/u;
/** Of a reason the contrary makes no sense beside what came of it: 더 적게 했다며 메달을 주었다. */
const reasons =
  /기 때문에|덕분에|덕에|[공대]로 |탓에|므로|[다라]며 |[다라]고 (?:밝히|말하|하)며|이유로|(?<!걸어|이어)(?<=[가-힣](?:[아어해여와워려러]|였))서,? |만큼|(?:메달|상|훈장|명예|찬사|칭호)[을를] (?:받|수여|주|안)/u;

/** As thick as a grain is as thin as one. */
const measures = /^(?:무거운|가벼운|두꺼운|얇은|넓은|좁은)$/u;
/** By these words of the statement itself its contrary is seen to be false: sleet in summer, eggs of a male. */
const betraying: readonly (readonly [words: RegExp, besides: RegExp])[] = [
  [
    /^(?:여름|겨울|봄에|가을에)$/u,
    /겨우내|여름내|눈(?: [내오]|[이을에은]|보라|길|송이|밭|싸움)|진눈깨비|서리|얼음|얼어|추위|추운|더위|더운|폭염|장마|꽃|단풍|낙엽|난방|수확|\d월/u,
  ],
  [
    /^(?:아침|저녁|밤에|낮에|낮 동안|밤 동안|오전|오후)$/u,
    /해[가는] |노을|새벽|정오|자정|점심|달빛|별|어둠|어두|햇빛|햇살|잠|\d시/u,
  ],
  [/^(?:암컷|수컷|어머니|아버지|여동생|남동생)$/u, /알을|알에|새끼|임신|젖|낳|출산|배 속|수염/u],
  // 남동생 … 최초의 여성, 어머니와 아내: who is of the other sex is seen to be another person.
  [
    /^(?:어머니|아버지|여동생|남동생)$/u,
    /그녀|여성|여자|여인|소녀|여왕|여류|아내|남편|남성|남자|소년|형제|자매|누나|언니|신부|신랑|미망인|과부|기녀|하녀|시녀|궁녀|무녀|해녀|수녀|기사|신부|의원|장관|장군|장교|군인|판사|성직|목사|선장|병사/u,
  ],
  // Nobody helps the rich: a house or a place is one or the other.
  [
    /^(?:부유한|가난한)$/u,
    /(?:부유한|가난한) (?!(?:\S+ )?(?:가정|집안|집|농가|마을|지역|동네|나라)[은는이가을를에의])|돕|도왔|도와|기부|구호|자선/u,
  ],
  // Of which country a border is, tells on which side it lies.
  [/^[동서남북]+[쪽부]$/u, /국경/u],
  [/^(?:차가운|뜨거운)$/u, /요리|끓|김이|수증기|얼음|얼어|불[이에을]|화산|용암|익|서늘|시원|추운|더운|따뜻/u],
  [/^(?:성공|실패)$/u, /최초|[냈낸]|완성|우승|마침내|포기/u],
  [/^(?:무거운|가벼운)$/u, /깃털|납|바위|쇠|(?:(?<!에)서|때문에|므로),? .*(?:무거운|가벼운)/u],
  // Nobody forbids taking less, and 더 적은 일을 한다 is no Korean.
  [/^더 /u, /금지|금한|금했|더 [많적]은 일을/u],
];

/** 줄기는커녕 줄었다 contradicts itself. */
const isBetrayed = (text: string, word: string): boolean =>
  text.includes('커녕') ||
  // 석유가 나는 섬이었으므로 … 어렵게 구할: nor does it come of the reason.
  (!isSort(word) && reasons.test(text.replace(word, ''))) ||
  betraying.some(([words, besides]) => words.test(word) && besides.test(text));

const isPredicate = (text: string, word: string): boolean =>
  text.slice(text.lastIndexOf(word)).split(' ').length <= 2;

/** 반대를 → 찬성을. */
function withOwnParticle(text: string, from: string, to: string): Swap {
  const [, particle = ''] = new RegExp(`${from}(${particles})(?=\\s|$)`, 'u').exec(text) ?? [];
  return { from: from + particle, to: attachParticle(to, particle) };
}

/** Words of a statement by what says the contrary, or another of the same sort. */
export function swapWords(text: string): Swap[] {
  // 1975년에야 허용되었다, 너무 커서 철거되었다: nothing else goes with either.
  if (/에야 |서야 |비로소|너무|워낙|어찌나|하도 /u.test(text)) return [];
  const opposite = bothWays.flatMap(({ from, to, pattern }): Swap[] =>
    text.includes(from) &&
    pattern.test(text) &&
    // 오빠가 놀리자 오빠가 틀렸음을: of two only one would be changed.
    text.indexOf(from) === text.lastIndexOf(from) &&
    !isBetrayed(text, from) &&
    !(text.includes('만큼') && measures.test(from)) &&
    !text.includes(to) &&
    (!acts.test(from) || isPredicate(text, from))
      ? [withOwnParticle(text, from, to)]
      : [],
  );
  const turned = oneWay.flatMap(([pattern, to]): Swap[] => {
    const [from] = pattern.exec(text) ?? [];
    return from === undefined ? [] : [{ from, to }];
  });
  return [...opposite, ...swapAnswer(text), ...turned];
}
