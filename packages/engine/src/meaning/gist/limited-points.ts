import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { fromFuture, isRieul, toQualityStem, toStem, toVerbStem } from '#meaning/korean-forms.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { listBeginnings, namesAny, readStems, type Stems } from '#meaning/stems.ts';

/** The 요지 belittled: what it advises is hard or does harm, what it says to help is not enough, or has nothing to do with it. */
export interface LimitedPoint {
  way: 'harm' | 'hard' | 'alone' | 'unrelated' | 'lost' | 'needless';
  /** Without its full stop. */
  text: string;
}

/** Words by which a passage would say so itself. */
const triggers: Readonly<Record<LimitedPoint['way'], Stems>> = {
  harm: readStems('backfire opposite worse'),
  hard: readStems('difficult hard harder challeng easy easier struggl effort obstacle'),
  alone: readStems('alone only enough combin together replac along limit sufficient'),
  unrelated: readStems('unrelated irrelevant'),
  lost: [],
  needless: [],
};

/** What the 요지 says, belittled in the ways that the passage does not. */
export function limitPoint(gist: string, { text: passage }: PassageSource): LimitedPoint[] {
  const key = gist.replace(/[.\s]+$/u, '');
  const points = [...limitDuty(key), ...limitPraise(key), ...limitEffect(key), ...limitCondition(key)];
  const said = listBeginnings(passage);
  return points.filter(({ way, text }) => !namesAny(triggers[way], said) && !unclear.test(text));
}

/** Two denials, or one that leaves open what is meant. */
const unclear =
  /^(?:이|그|이를|그를|이것|그것|이러한|그러한) |(?:^| )(?:이를|그것|이러한|그|그러한|그것을) |말고 .*수 없다$|(?:아니라|않(?!는지)|말고|뿐|지만|만 |함부로|지나치|무조건|[A-Za-z,]).*(?:역효과를 낳을 수 있다|쉽지 않다|어렵다|관계가 없다)$/u;

/** What follows from its reason stands alone. */
const behindReason = (line: string): string =>
  line.split(/(?<=[가-힣](?:므로|기 때문에)),? /u).at(-1) ?? line;

/** 교사는, 우리는: who acts. */
const agent =
  /^(?:[가-힣]+ ){0,2}?(?:우리|누구나|사람들?|[가-힣]*(?:들|자|생|인|교사|부모|회사|기업|정부|어른|아이|의학|학교|사회))[은는] /u;

/** 충분히 기다려 주어야 한다 → 기다려 주면 오히려 역효과를 낳을 수 있다, 기다려 주기는 현실적으로 쉽지 않다. */
function limitDuty(key: string): LimitedPoint[] {
  const line = behindReason(key);
  const [, before = '', duty = ''] = /^(.+ )(\S+야) (?:한다|할 것이다)$/u.exec(line) ?? [];
  const stem = duty === '' ? undefined : toStem(duty);
  if (
    stem === undefined ||
    /(?:되|있|[겸신공]손하)$/u.test(stem) ||
    toQualityStem(`${stem}다`) !== undefined ||
    /려면|야만|보다|대신/u.test(line)
  )
    return [];
  const free = before.replace(agent, '');
  if (!/[을를에] /u.test(free) || free.length < shortestDeed) return [];
  if (findFirstTopicEnd(free.split(' ')) > 0 && !/때는 /u.test(free)) return [];
  return [
    { way: 'harm', text: `${free}${withLink(stem, '면')} 오히려 역효과를 낳을 수 있다` },
    { way: 'hard', text: `${free}${stem}기는 현실적으로 쉽지 않다` },
  ];
}
const shortestDeed = 10;

const withLink = (stem: string, ending: string): string =>
  isRieul(stem) || !withParticle(stem.slice(-1), '은').endsWith('은') ? stem + ending : `${stem}으${ending}`;

/** 책을 소리 내어 읽어 주는 것이 유익하다. */
const praise =
  /^(.+[가-힣]는 것)(?:이|은|도) (?:.+ )?(?:효과적이다|유익하다|중요하다|도움이 된다|도움을 준다|좋다|바람직하다|필요하다|현명하다)$/u;

function limitPraise(key: string): LimitedPoint[] {
  const deed = praise.exec(behindReason(key))?.[1];
  if (
    deed === undefined ||
    !/[가-힣](?:[을를에]|에게|으로|로|게|대해) /u.test(deed) ||
    /[은는] (?=.*[가-힣][은는] )/u.test(deed)
  )
    return [];
  return [
    { way: 'harm', text: `${deed}은 오히려 역효과를 낳을 수 있다` },
    { way: 'hard', text: `${deed}은 생각만큼 쉽지 않다` },
  ];
}

/** 스트레스를 겪어야 튼튼하게 자랄 수 있다 → 겪으면 … 자랄 수 없다, 겪지 않아도 … 자랄 수 있다. */
function limitCondition(key: string): LimitedPoint[] {
  const [, before = '', need = '', end = '', able = ''] =
    /^(.+ )(\S+야) ([^,]+) (수 있다|가능하다)$/u.exec(key) ?? [];
  const stem = need === '' ? undefined : toStem(need);
  if (stem === undefined || /지만|므로|아니라|보다|않|야 /u.test(`${before}${end}`)) return [];
  return [
    {
      way: 'lost',
      text: `${before}${withLink(stem, '면')} ${end.replace(/더 (?:많은 )?/u, '')} ${able === '가능하다' ? '불가능하다' : '수 없다'}`,
    },
    { way: 'needless', text: `${before}${stem}지 않아도 ${end} ${able}` },
  ];
}

/** 판매를 늘릴 수 있다, 좋은 관계를 유지하게 해 준다: what comes of it in the end. */
const effect =
  /(?:^| )((?:[가-힣]+(?:의|적인|[은한된운]) )?[가-힣]{2,})([을를]) (?:(?:더|훨씬|오히려|크게|빠르게|잘|더욱) )*((?:(?![가-힣]+[을를] )[가-힣]+ ){0,2}[가-힣]+다)$/u;
const hollow =
  /(?:영향|도움|역할|효과|기여|가능성|경향|것|수|점|기능|의미|가치|이유|방식|모습|기회|시간|여지|사람|자신|모든|서로)$/u;
/** Nobody would want to bring such things about. */
const harmful =
  /(?:^|\s)(?:심화|훼손|해치|떨어뜨리|방해|왜곡|잃|막|줄이|낳|빼앗|무너뜨리|위협|망치|가로막|과소평가|과대평가|여기|생각|보|느끼|무시|오해|의미|뜻|드러내|나타내|보여|설명|저버리)/u;

function limitEffect(key: string): LimitedPoint[] {
  const words = key.split(' ');
  const end = findFirstTopicEnd(words);
  const topic = words.slice(0, end).join(' ');
  const rest = words.slice(end).join(' ');
  const isNamed =
    end > 0 &&
    /[가-힣]{2}[은는]$/u.test(topic) &&
    !agent.test(`${topic} `) &&
    !/(?:때|에서|에게|에|로|면|[하되있없않르치들드지주리올이])[은는]$/u.test(topic);
  if (!isNamed || /않|못|없|아니라|보다|므로|지만|야 |라도|[A-Za-z,]/u.test(key)) return [];
  const [, object = '', mark = '', verb = ''] = effect.exec(rest) ?? [];
  if (object === '' || hollow.test(object) || object.startsWith('대한')) return [];
  const stem = readStem(verb);
  const isAlone =
    stem !== undefined &&
    !harmful.test(stem) &&
    !/^(?:하|게 )|게 하$/u.test(stem) &&
    toQualityStem(`${stem}다`) === undefined;
  return [
    ...(isAlone
      ? [{ way: 'alone' as const, text: `${topic.slice(0, -1)}만으로는 ${object}${mark} ${stem}기 어렵다` }]
      : []),
    ...(abstract.test(object) ? [unrelated(topic, object)] : []),
  ];
}

/** What may be related to something, or not. */
const abstract =
  /(?:성|력|율|감|심|관계|판매|이익|개혁|신뢰|학습|건강|행복|만족|성공|발전|변화|안전|환경|기억|품질|생산|소비|수행|문화|평가|갈등|협력|소통|결과|성과|성적|수익|생명|이해|인식|사고|습관|생활|동기|흥미|즐거움|매력|경제|교육|언어|의사소통|상상력|창의성)$/u;

const unrelated = (topic: string, object: string): LimitedPoint => ({
  way: 'unrelated',
  text: `${topic} ${withParticle(object, '과')} 거의 관계가 없다`,
});

/** 늘릴 수 있다 → 늘리, 유지하게 해 준다 → 유지하, 형성한다 → 형성하. */
function readStem(verb: string): string | undefined {
  const caused = /^(.+)게 (?:해 준다|해 줄 수 있다)$/u.exec(verb)?.[1];
  if (caused !== undefined) return caused;
  const able = /^(.+) 수 있다$/u.exec(verb)?.[1];
  return toVerbStem(able === undefined ? verb : (fromFuture(able) ?? ''));
}
