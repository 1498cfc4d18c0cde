/** Look-alikes that are taught side by side, because readers do take one for the other. */
export const taughtPairs: ReadonlySet<string> = new Set(
  `aboard/abroad access/assess access/excess advantage/adventure affective/effective agreement/argument allusion/illusion alter/alert
  altitude/aptitude altitude/attitude ambiguous/ambitious appreciate/depreciate approval/arrival aptitude/attitude
  artificial/superficial assemble/resemble assume/consume attract/extract attribute/distribute available/avoidable belief/relief
  border/boarder calculate/circulate capacity/captivity careful/cheerful charity/clarity command/commend comparison/compassion
  complement/compliment complement/implement comprehensible/comprehensive concept/conceit confident/confidential confine/define
  confine/refine confirm/confine confuse/refuse confusion/conclusion connection/collection conscientious/conscious
  considerable/considerate considerably/considerately construct/instruct construct/obstruct contain/sustain contemporary/temporary
  contribution/distribution convenient/conventional convention/invention correct/collect council/counsel credible/credulous
  currency/current decision/division decision/precision definite/infinite deliberately/delicately denote/devote density/destiny
  depict/predict describe/prescribe description/prescription destruction/distraction detect/deflect develop/envelop device/advice
  different/indifferent direction/discretion distinct/extinct distinguish/extinguish diverse/adverse economic/economical
  efficiency/deficiency efficient/deficient efficient/sufficient eliminate/illuminate emergence/emergency eminent/imminent
  emission/omission emit/omit enchant/enhance enormous/erroneous esteem/estimate eternal/external eternal/internal ethical/ethnic
  evidence/incidence evoke/revoke evolution/revolution excessive/successive exhibit/inhibit exhibit/prohibit existence/insistence
  expand/expend experiment/experience expert/export explanation/exploration express/impress express/suppress expression/impression
  extent/intent extract/distract extremely/externally fate/faith feature/creature fertile/futile flow/flaw frequently/fluently
  generous/generic harm/charm hospitality/hostility human/humane humble/humid ideal/idle imaginary/imaginative
  imagination/immigration imitation/limitation imply/employ improve/approve income/outcome industrial/industrious
  inference/interference inflate/inflict ingenious/ingenuous inhabit/inhibit inherit/inhibit innovation/renovation
  institution/intuition intend/extend intention/attention intention/invention interpret/interrupt invest/invent invite/invade
  justify/testify literal/literary literary/literate loyal/royal loyalty/royalty magnify/modify maintain/entertain maintain/obtain
  massive/passive memorable/memorial momentary/momentous momentary/monetary moral/mortal morality/mortality nation/notion
  national/rational native/naive neutral/natural normal/formal notice/notify numerous/numerical object/objection
  observation/reservation observe/absorb observe/preserve obtain/contain optimal/optional option/opinion organ/origin patent/patient
  pattern/patent perception/reception permanent/prominent persecute/prosecute persuade/pervade persuade/pursue phase/phrase
  physiology/psychology popular/populous precious/precise preference/reference premise/promise prevent/present principal/principle
  process/progress produce/introduce productive/protective projection/protection property/prosperity proportion/proposition
  protect/project prove/approve provide/divide publish/punish punish/polish quality/equality raise/erase reasonable/seasonal
  receive/deceive reduce/induce reflect/neglect refuse/refute reject/inject relative/relevant reliable/reliant remove/renew
  require/acquire reserve/reverse resident/president resolution/revolution respectful/respective respectively/respectfully
  responsible/responsive restrict/instruct role/rule root/route rough/tough roughly/thoroughly satisfy/specify select/elect
  selection/election sensible/sensitive sensible/sensory separate/desperate sight/site simulate/stimulate simulation/stimulation
  simultaneous/spontaneous simultaneously/spontaneously social/sociable solve/dissolve spatial/special spectator/speculator
  statement/settlement strongly/strangely structure/sculpture substance/subsistence successful/successive successfully/successively
  suddenly/subtly suggest/digest support/suppress surrender/surround symbol/symptom tension/attention theory/therapy
  tolerable/tolerant tradition/transition trail/trial translate/transmit urban/urbane valid/vivid valuable/variable variety/vanity
  various/vicious venerable/vulnerable version/vision virtual/virtuous warn/warm wealthy/healthy`.split(/\s+/u),
);

/** Whether two look-alikes are taught as a pair; of the others a reader sees at once which one belongs to the matter. */
export const areTaughtTogether = (left: string, right: string): boolean =>
  taughtPairs.has(`${left}/${right}`) || taughtPairs.has(`${right}/${left}`);
