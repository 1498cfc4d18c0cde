/** Look-alikes that are taught side by side, because readers do take one for the other. */
export const taughtPairs: ReadonlySet<string> = new Set(
  `aboard/abroad access/assess access/excess accuse/excuse admire/acquire advantage/adventure affect/infect affective/effective
  agreement/argument allusion/illusion alter/alert altitude/aptitude altitude/attitude ambiguous/ambitious ancestor/successor
  announce/denounce appreciate/depreciate approval/arrival aptitude/attitude artificial/superficial assemble/resemble assume/consume
  attract/extract attraction/distraction attribute/distribute available/avoidable belief/relief border/boarder calculate/circulate
  capacity/captivity careful/cheerful careless/carefree charity/clarity circumstance/circumference cite/incite
  combination/contamination command/commend comparison/compassion competition/completion complement/compliment complement/implement
  comprehensible/comprehensive conceal/cancel concept/conceit confident/confidential confine/define confine/refine confirm/confine
  confuse/refuse confusion/conclusion connect/collect connect/correct connection/collection conscientious/conscious
  considerable/considerate considerably/considerately construct/instruct construct/obstruct contain/sustain contemporary/temporary
  contribution/distribution convenient/conventional convention/invention correct/collect council/counsel credible/credulous
  currency/current decision/division decision/precision defend/offend definite/infinite deliberately/delicately denote/devote
  density/destiny depict/predict describe/prescribe description/prescription destroy/deploy destruction/distraction detect/deflect
  determine/terminate develop/envelop device/advice different/indifferent direction/discretion disaster/disorder distinct/extinct
  distinguish/extinguish diverse/adverse economic/economical efficiency/deficiency efficient/deficient efficient/sufficient
  eliminate/illuminate emergence/emergency eminent/imminent emission/omission emit/omit enchant/enhance enormous/erroneous
  esteem/estimate eternal/external eternal/internal ethical/ethnic evidence/incidence evoke/revoke evolution/revolution
  excessive/successive exhibit/inhibit exhibit/prohibit existence/insistence expand/expend experiment/experience expert/export
  explanation/exploration express/impress express/suppress expression/impression extent/intent extract/distract extremely/externally
  fate/faith feature/creature fertile/futile flow/flaw frequently/fluently generally/generously generous/generic harm/charm
  hospitality/hostility human/humane humble/humid ideal/idle imaginary/imaginative imagination/immigration imitate/intimidate
  imitation/limitation imply/employ impose/expose improve/approve income/outcome industrial/industrious inference/interference
  inflate/inflict influence/affluence ingenious/ingenuous inhabit/inhibit inherit/inhibit innovation/renovation
  institution/intuition intend/extend intention/attention intention/invention interpret/interrupt invest/invent invisible/invincible
  invite/invade justify/testify legal/lethal literal/literary literary/literate loyal/royal loyalty/royalty magnify/modify
  maintain/entertain maintain/obtain massive/passive memorable/memorial momentary/momentous momentary/monetary moral/mortal
  morality/mortality movement/monument nation/notion national/rational native/naive neutral/natural normal/formal notice/notify
  numerous/numerical object/objection observation/reservation observe/absorb observe/preserve obtain/contain occasion/occupation
  optimal/optional option/opinion organ/origin organize/authorize overlook/oversee patent/patient pattern/patent
  perception/reception permanent/prominent persecute/prosecute persuade/pervade persuade/pursue phase/phrase physiology/psychology
  popular/populous position/possession possess/oppress precious/precise preference/reference premise/promise prevent/present
  principal/principle process/progress produce/introduce production/prediction productive/protective projection/protection
  property/prosperity proportion/proposition protect/project provide/divide publish/punish punish/polish
  quality/equality raise/erase reaction/relation reasonable/seasonal receive/deceive reduce/induce reduction/deduction
  reflect/neglect refuse/refute reject/inject relative/relevant reliable/reliant remove/renew require/acquire reserve/reverse
  resident/president resolution/revolution respectful/respective respectively/respectfully responsible/responsive restrict/instruct
  reveal/repeal rigid/frigid role/rule root/route rough/tough roughly/thoroughly satisfy/specify select/elect selection/election
  sensible/sensitive sensible/sensory separate/desperate serve/deserve sight/site simulate/stimulate simulation/stimulation
  simultaneous/spontaneous simultaneously/spontaneously social/sociable solve/dissolve spatial/special spectator/speculator
  statement/settlement strongly/strangely structure/sculpture substance/subsistence successful/successive successfully/successively
  suggest/digest support/suppress surrender/surround survive/revive symbol/symptom tension/attention theory/therapy
  tolerable/tolerant tradition/transition trail/trial translate/transmit unique/antique urban/urbane valid/vivid valuable/variable
  variety/vanity various/vicious venerable/vulnerable version/vision virtual/virtuous visible/viable warn/warm weaken/awaken
  wealthy/healthy`.split(/\s+/u),
);

/** Whether two look-alikes are taught as a pair; of the others a reader sees at once which one belongs to the matter. */
export const areTaughtTogether = (left: string, right: string): boolean =>
  taughtPairs.has(`${left}/${right}`) || taughtPairs.has(`${right}/${left}`);
