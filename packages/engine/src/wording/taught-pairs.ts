/** Look-alikes that are taught side by side, because readers do take one for the other. */
export const taughtPairs: ReadonlySet<string> = new Set(
  `aboard/abroad access/excess access/assess affective/effective allusion/illusion appreciate/depreciate artificial/superficial
  assemble/resemble aptitude/attitude altitude/attitude altitude/aptitude attribute/distribute command/commend complement/compliment
  complement/implement comprehensible/comprehensive confident/confidential confine/define confine/refine conscientious/conscious
  considerable/considerate considerably/considerately construct/obstruct construct/instruct contemporary/temporary contribution/distribution
  convention/invention council/counsel credible/credulous currency/current definite/infinite deliberately/delicately denote/devote
  density/destiny depict/predict describe/prescribe description/prescription destruction/distraction distinct/extinct
  distinguish/extinguish economic/economical eliminate/illuminate emergence/emergency eminent/imminent emission/omission emit/omit
  enchant/enhance esteem/estimate eternal/external eternal/internal ethical/ethnic evolution/revolution evoke/revoke excessive/successive
  exhibit/inhibit exhibit/prohibit expand/expend expression/impression extent/intent extract/distract attract/extract fertile/futile
  hospitality/hostility humble/humid ideal/idle imaginary/imaginative imitation/limitation income/outcome industrial/industrious
  inference/interference inflate/inflict ingenious/ingenuous inhabit/inhibit inherit/inhibit innovation/renovation institution/intuition
  intend/extend intention/attention intention/invention interpret/interrupt literal/literary literary/literate loyal/royal loyalty/royalty
  magnify/modify massive/passive memorable/memorial momentary/momentous momentary/monetary moral/mortal morality/mortality
  national/rational numerous/numerical optimal/optional perception/reception permanent/prominent persecute/prosecute phase/phrase
  physiology/psychology popular/populous precious/precise preference/reference premise/promise principal/principle productive/protective
  projection/protection property/prosperity proportion/proposition relative/relevant reliable/reliant reserve/reverse resolution/revolution
  respectful/respective respectively/respectfully responsible/responsive root/route roughly/thoroughly sensible/sensitive sensible/sensory
  sight/site simulate/stimulate simulation/stimulation simultaneous/spontaneous simultaneously/spontaneously spatial/special
  spectator/speculator successful/successive successfully/successively surrender/surround tolerable/tolerant tradition/transition
  trail/trial valid/vivid valuable/variable venerable/vulnerable virtual/virtuous
  layer/lawyer role/rule flow/flaw nation/notion charity/clarity option/opinion
  organ/origin efficiency/deficiency patent/patient pattern/patent version/vision comparison/compassion
  resident/president belief/relief native/naive wealthy/healthy separate/desperate
  publish/punish assume/consume obtain/contain calculate/circulate require/acquire
  efficient/sufficient efficient/deficient normal/formal neutral/natural imply/employ selection/election
  connection/collection silence/science device/advice object/objection explanation/exploration direction/discretion
  advantage/adventure quality/equality evidence/incidence experiment/experience confusion/conclusion structure/sculpture
  feature/creature decision/precision decision/division agreement/argument statement/settlement substance/subsistence
  error/terror observation/reservation imagination/immigration variety/vanity existence/insistence capacity/captivity
  approval/arrival expert/export symbol/symptom theory/therapy depth/debt
  reasonable/seasonal available/avoidable convenient/conventional generous/generic
  enormous/erroneous observe/absorb observe/preserve
  remove/renew prove/approve prevent/present satisfy/specify restrict/instruct justify/testify
  select/elect correct/collect detect/deflect translate/transmit confirm/confine support/suppress
  reject/inject persuade/pervade persuade/pursue maintain/obtain maintain/entertain alter/alert
  warn/warm punish/polish extremely/externally frequently/fluently
  strongly/strangely
  reduce/induce receive/deceive believe/relieve improve/approve produce/introduce solve/dissolve
  change/charge raise/erase reflect/neglect suggest/digest invite/invade refuse/refute
  notice/notify price/prize plant/planet message/massage player/prayer metal/medal
  process/progress lack/luck harm/charm color/collar human/humane social/sociable
  careful/cheerful rough/tough various/vicious ambiguous/ambitious different/indifferent climate/climax
  border/boarder fate/faith tension/attention protect/project develop/envelop contain/sustain
  express/suppress express/impress confuse/refuse provide/divide concept/conceit invest/invent
  rare/raw urban/urbane diverse/adverse suddenly/subtly`.split(/\s+/u),
);

/** Whether two look-alikes are taught as a pair; of the others a reader sees at once which one belongs to the matter. */
export const areTaughtTogether = (left: string, right: string): boolean =>
  taughtPairs.has(`${left}/${right}`) || taughtPairs.has(`${right}/${left}`);
