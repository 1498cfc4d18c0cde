import type { LexiconEntry } from '@jadoo/lexicon';

import { splitMeanings } from '#passage/split-meanings.ts';

/** Words whose opposites differ by sense: the meaning that a word has beside each of them. */
const meaningsByOpposite: ReadonlyMap<string, string> = new Map(
  `old/new,recent,modern 오래된, 옛날의|lose/win 지다, 패하다|lose/gain,acquire,earn,regain 잃다|fall/rise,increase,growth 하락, 추락|fall/climb,ascend 감소하다
  |poor/good 부족한, 서투른|poor/rich,wealthy,affluent,prosperous 가난한|hard/easy 어려운|hard/soft 단단한|short/long,lengthy,prolonged 짧은, 키가 작은
  |save/spend,waste 절약하다, 저축하다|save/kill,ruin,destroy,abandon 구하다|decline/accept 거절하다|decline/grow,increase,rise,flourish,improve 감소하다, 쇠퇴하다
  |raise/lower,reduce,decrease 올리다, 들어 올리다|contract/expand,stretch 수축하다|reflect/absorb 반사하다|rough/exact,precise,accurate 대략적인|uncover/cover 덮개를 벗기다|originate/imitate,copy 창안하다|sharp/dull,blunt 날카로운|sharp/gradual 급격한
  |release/arrest,bind,capture,absorb,confine 방출하다, 풀어 주다|domestic/foreign,international 국내의|domestic/wild 길들여진|original/derivative,imitative,unoriginal 독창적인
  |natural/artificial,synthetic,unnatural 자연의, 천연의|common/rare,uncommon,unusual,unique 흔한|critical/trivial 중요한, 결정적인|critical/supportive,uncritical 비판적인
  |plain/fancy,elaborate,ornate 평범한, 소박한|tough/tender 질긴|tough/weak 강인한|firm/soft 단단한|firm/weak,shaky 확고한|rich/poor,impoverished 부유한
  |rich/deficient 풍부한|bright/dark,dim,bleak 밝은|fair/unfair,unjust,biased 공정한, 공평한|yield/resist 양보하다, 굴복하다|deliver/receive 전달하다, 배달하다
  |appreciate/despise,ignore,overlook 진가를 알아보다|recognize/ignore,overlook,deny 인정하다|miss/catch,attend,detect 놓치다|free/captive,restricted 자유로운
  |tie/loosen,untie 묶다, 매다|pass/fail 합격하다, 통과하다|cover/expose,reveal,uncover 덮다, 가리다|direct/indirect 직접적인|complete/incomplete,partial 완전한, 전부의
  |express/conceal,repress,suppress 표현하다|attend/miss,skip 참석하다, 다니다|break/fix,mend 깨다, 부수다|break/follow 어기다|clear/unclear,ambiguous,vague 명확한, 분명한
  |dismiss/appoint 해고하다|dismiss/acknowledge,accept 묵살하다, 일축하다|interest/boredom,indifference 관심, 흥미|promote/demote 승진시키다
  |promote/hinder,curb,hamper,discourage,obstruct 촉진하다|private/public,shared,communal 사적인, 개인의|drop/rise,surge 하락, 감소|gain/lose,forfeit 얻다|relief/burden,distress 안도, 안심
  |strength/weakness 강점, 장점|dullness/sharpness 둔함, 무딤|expand/contract,shrink,compress 확장하다, 확대하다|negative/positive 부정적인|positive/negative 긍정적인|secure/insecure,vulnerable 안전한
  |gather/disperse,scatter 모으다, 모이다|engage/withdraw 참여하다, 종사하다|suspend/resume 중단하다, 보류하다|withdraw/deposit 인출하다|withdraw/advance 물러나다, 철수하다|admit/deny,conceal 인정하다
  |admit/block,expel (입장·입학을) 허락하다|practice/theory 실행, 실천|cold/heat,warmth 추위|join/divide,separate,split 연결하다|spend/save,earn (돈·시간을) 쓰다, 보내다
  |exit/entry,entrance 퇴장, 퇴출|legal/illegal,unlawful 합법적인|master/slave,servant 주인|observe/violate,break (법·관습을) 지키다`
    .split('|')
    .flatMap((row): [string, string][] => {
      const [, word = '', opposites = '', meaning = ''] = /^(\S+)\/(\S+) (.+)$/u.exec(row.trim()) ?? [];
      return opposites.split(',').map((opposite) => [`${word} ${opposite}`, meaning]);
    }),
);

/** The meanings that a word has beside one of its opposites, where they are authored. */
export const findOpposedMeanings = (word: string, opposite: string): readonly string[] =>
  splitMeanings(meaningsByOpposite.get(`${word} ${opposite}`) ?? '').filter((meaning) => meaning !== '');

const mostSenses = 3;

/** The meaning of a word beside one of its opposites; all its main ones where the opposite does not tell which. */
export function getMeaning({ lemma, senses }: LexiconEntry, opposite: string): string {
  const meaning = meaningsByOpposite.get(`${lemma} ${opposite}`) ?? '';
  return senses.includes(meaning) ? meaning : senses.slice(0, mostSenses).join('; ');
}

/** Whether the word is used in the sense to which the opposite belongs; the sense used stands first in the entry. */
export function isOpposedAsUsed({ lemma, senses }: LexiconEntry, opposite: string): boolean {
  const meaning = meaningsByOpposite.get(`${lemma} ${opposite}`);
  return meaning === undefined || !senses.includes(meaning) || senses[0] === meaning;
}
