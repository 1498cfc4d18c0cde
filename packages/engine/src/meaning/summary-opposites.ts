import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

/**
 * Words of which each says the contrary of every word on the other side, in nearly all that one can say with them: no
 * pair of two ends of one deal (buy, sell), of one sense of several (automatic, manual), or of things that go together
 * (source, destination).
 */
const rows = `
vt increase,raise,boost/decrease,reduce,lower
vt strengthen,reinforce/weaken,undermine
vt improve,enhance>worsen,damage
vt promote,foster,encourage/hinder,hamper,discourage
vt motivate,inspire/discourage,dishearten
vt protect,safeguard/endanger,threaten,harm
vt accept,embrace,welcome/reject,refuse,resist
vt adopt,embrace/abandon,reject
vt include/exclude
vt reveal,disclose,expose/conceal,hide
vt remember,recall/forget
vt gain,acquire,obtain/lose
vt expand,broaden,widen/narrow,limit,restrict
vt simplify/complicate
vt maximize/minimize
vt overestimate,exaggerate/underestimate
vt notice,recognize/overlook,ignore
vt confirm/contradict,disprove
vt challenge,question,contradict>confirm,support
vt trust/distrust,doubt
vt respect,admire/despise
vt praise,admire/criticize,condemn
vt avoid,escape/confront,face
vt accelerate,hasten/slow,delay
vt unite/divide,separate
vt combine,connect,integrate/separate,divide
vt attract/repel
vt value,prize/neglect,disregard
vt maintain,retain>abandon,destroy
vt preserve>destroy,damage
vt pursue/abandon,avoid
vt relieve,ease,alleviate>worsen,intensify,increase
vt stabilize/destabilize
vt clarify/confuse,obscure
vt satisfy/disappoint,frustrate
vt obey,follow/violate,disobey
vt create>destroy,prevent
vt restore,repair>damage,destroy
vt decrease,lessen/increase,raise
vt justify/invalidate,undermine
vt sustain,conserve/exhaust,destroy
vt admit,acknowledge/deny,ignore
vt solve,resolve/worsen,complicate
vt prevent/cause,trigger
vi increase,grow,rise/decrease,decline,fall
vi succeed,thrive/fail
vi improve/worsen,deteriorate
vi thrive,flourish,prosper>decline,disappear
vi appear,emerge/disappear,vanish
vi survive,endure,last>perish,disappear
vi cooperate/compete
n advantage,benefit/disadvantage,drawback
n strength>weakness,flaw
n weakness,flaw>strength,merit
n success,achievement/failure
n possibility/impossibility
n certainty/uncertainty,doubt
n similarity,resemblance/difference,dissimilarity
n agreement,consensus/disagreement,conflict
n confidence/doubt,uncertainty
n trust,confidence/distrust,suspicion,doubt
n presence/absence
n increase,rise,growth/decrease,decline,drop
n unity,harmony/division,conflict
n order/disorder,chaos
n stability/instability
n equality/inequality
n knowledge/ignorance
n freedom,liberty/restriction,oppression
n independence,autonomy/dependence
n interest,curiosity/indifference,boredom
n patience/impatience
n honesty/dishonesty,deceit
n justice,fairness/injustice
n efficiency/inefficiency
n accuracy,precision/inaccuracy
n reliability/unreliability
n simplicity/complexity
n diversity,variety/uniformity
n cooperation,harmony/conflict,competition
n comfort/discomfort
n abundance/scarcity,shortage,lack
n profit,gain/loss
n optimism,hope/pessimism,despair
n belief,faith/disbelief,doubt
n approval>disapproval,criticism
n flexibility/rigidity,inflexibility
n willingness,readiness/unwillingness,reluctance
n safety,security/danger,insecurity
n consistency/inconsistency
n satisfaction/dissatisfaction,disappointment
n happiness,joy/unhappiness,misery
n difficulty,hardship/ease
n barrier,obstacle>aid
n harm,damage/benefit
adj accurate,precise,correct/inaccurate,incorrect,mistaken
adj reliable,trustworthy/unreliable
adj useful,helpful,valuable/useless,worthless
adj beneficial,helpful/harmful,damaging
adj positive,favorable/negative,unfavorable
adj effective/ineffective
adj efficient/inefficient,wasteful
adj similar,comparable/different,dissimilar
adj simple/complex,complicated
adj easy,simple/difficult,demanding
adj possible/impossible
adj widespread>rare,uncommon
adj rare,uncommon>common,widespread
adj familiar,known/unfamiliar,strange
adj visible,noticeable/invisible,hidden
adj active/passive,inactive
adj flexible,adaptable/rigid,inflexible
adj stable,steady/unstable
adj predictable/unpredictable
adj conscious/unconscious
adj voluntary/forced,involuntary
adj reversible/irreversible,permanent
adj necessary,essential/unnecessary,needless
adj essential,important>unimportant,insignificant
adj relevant/irrelevant,unrelated
adj rational,logical,reasonable/irrational,illogical
adj objective,impartial/subjective,biased
adj independent/dependent
adj temporary/permanent,lasting
adj gradual/sudden,abrupt
adj popular>unpopular,unfashionable
adj unpopular>popular
adj expensive,costly/cheap,inexpensive
adj strong,powerful/weak,powerless
adj broad,wide/narrow
adj healthy/unhealthy
adj safe,secure/dangerous,unsafe,risky
adj honest,sincere/dishonest,insincere
adj equal/unequal
adj fair,just/unfair,unjust
adj responsible/irresponsible
adj optimistic,hopeful/pessimistic,hopeless
adj satisfied,content/dissatisfied,disappointed
adj scarce,rare/abundant,plentiful
adj sufficient,adequate/insufficient,inadequate
adj false,mistaken/true,correct
adj attractive,appealing/unattractive
adj intentional,deliberate/accidental,unintentional
adj willing,eager/unwilling,reluctant
adj abstract/concrete
adj creative>unoriginal
adj expected,predictable/unexpected,surprising
adj complete,perfect/incomplete,imperfect
adj natural/unnatural,artificial
adj interested,curious/indifferent,uninterested
adj cooperative/uncooperative
adj successful/unsuccessful
adj clear,obvious/unclear,vague
adj diverse,varied/uniform
vt collect,gather>scatter,disperse
vt end,stop,eliminate>cause,spread
vt remove,eliminate>introduce,add
vt ruin,destroy>preserve,protect
vt reward/punish,penalize
vt stimulate>hinder,suppress
vt suppress>stimulate,encourage
vt resent>welcome,appreciate
vt enforce>ignore
vt enrich>impoverish
vi end,stop,cease/continue
vi agree/disagree
n progress>decline
n clarity/ambiguity,vagueness
n anxiety,stress>calmness,comfort
n expert,specialist/beginner,novice,amateur
n majority>minority
n truth>falsehood,lie
n reality/illusion,fantasy
n virtue/vice
n peace>war,conflict
n poverty/wealth,prosperity
n health>illness,disease
n silence/noise
n victory,triumph/defeat
n humility,modesty/arrogance,pride
n generosity/selfishness,greed
n courage,bravery/cowardice,fear
adj good>bad,poor
adj actual>imaginary,hypothetical
adj dirty/clean,pure
adj dead>living
adj empty>full,busy
adj mild/severe,intense
adj protective>harmful,destructive
adj fixed>flexible,changeable
adj definite>vague,unclear
adj careful,cautious/careless,reckless
adj traditional/modern,contemporary
adj ancient/modern,recent
adj high>low,modest
adj low>high
adj limited,restricted>unlimited,endless,vast
adj confident>uncertain,doubtful
adj specific,particular/general
adj poor>wealthy,affluent
adj wealthy,affluent>poor
adj separate,distinct>connected,related
adj private/public
adj rural/urban
adj physical/mental
adj innocent/guilty
adj internal,inner/external,outer
adj individual,personal>collective,shared
adj shared,collective>private,individual
adj generous,unselfish/selfish,greedy
adj humble,modest/arrogant,proud
adj friendly/hostile,unfriendly
adv differently/similarly
adv rarely,seldom/often,frequently
adv often,frequently/rarely,seldom
adv positively/negatively
adv directly/indirectly
adv consciously/unconsciously
adv intentionally,deliberately/accidentally,unintentionally
adv actively/passively
adv gradually,slowly/suddenly,abruptly
adv quickly,rapidly/slowly,gradually
adv accurately,precisely/inaccurately
adv efficiently/inefficiently
adv effectively>ineffectively
vt ensure,secure>threaten,endanger
vt advance>hinder,delay
vt defend>attack,criticize
vt enjoy>dislike,hate
vi recover>worsen,decline
vi shrink>expand,grow
n survival>extinction,disappearance
n admiration,respect>contempt,scorn
n improvement>decline,deterioration
n distraction>concentration
n convenience/inconvenience
n collaboration>competition,conflict
n understanding>misunderstanding,ignorance
n familiarity/unfamiliarity
adj genuine>insincere,false
adj considerable,significant>limited,slight
adj meaningful/meaningless
adj constant>occasional,rare
adj hasty>careful,cautious
adj detailed>rough,superficial
adj affordable>expensive,costly
adj official/unofficial
adj convenient/inconvenient
adj remote>nearby
adj absent>present
adj extreme>mild,moderate
adj exposed>protected,sheltered
adj competitive>cooperative
adj deep>shallow,superficial
adj full>partial
adj ordinary>extraordinary,unusual
vt favor,prefer>oppose,reject
adj immediate>delayed,gradual
adj duplicate>original
n vigilance>carelessness,negligence`;

/** By place and word; what stands behind > says the contrary of what stands before it, but not the other way round. */
const opposites = readRows();

function readRows(): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, string[]>();
  const add = (place: string, own: readonly string[], others: readonly string[]): void => {
    for (const word of own) {
      const key = `${place} ${word}`;
      map.set(key, [...new Set([...(map.get(key) ?? []), ...others])]);
    }
  };
  for (const row of rows.trim().split('\n')) {
    const [, place = '', left = '', sign = '', right = ''] = /^(\w+) (\S+)([/>])(\S+)$/u.exec(row) ?? [];
    const [own, others] = [left.split(','), right.split(',')];
    add(place, own, others);
    if (sign === '/') add(place, others, own);
  }
  return map;
}

/** The words that say the contrary of a word wherever it stands in a summary, the plainest first. */
export function listSummaryOpposites(
  lemma: string,
  pos: PartOfSpeech,
  frame: 't' | 'i' | '-',
): readonly string[] {
  // A verb stands with an object (vt) or without (vi).
  const place = pos === 'v' ? `v${frame}` : pos;
  return (opposites.get(`${place} ${lemma}`) ?? []).filter((word) => findEntry(word, pos) !== undefined);
}
