/** Look-alikes that are taught side by side, because readers do take one for the other. */
export const taughtPairs: ReadonlySet<string> = new Set(
  `aboard/abroad access/assess access/excess accuse/excuse affect/infect allusion/illusion alter/alert
  altitude/aptitude altitude/attitude ambiguous/ambitious announce/denounce appreciate/depreciate
  aptitude/attitude artificial/superficial assemble/resemble assume/consume attract/extract
  attraction/distraction attribute/distribute available/avoidable border/boarder calculate/circulate
  capacity/captivity careful/cheerful charity/clarity circumstance/circumference cite/incite
  combination/contamination command/commend comparison/compassion competition/completion
  complement/compliment complement/implement comprehensible/comprehensive concept/conceit
  confident/confidential confine/refine confirm/confine connect/correct connection/collection
  considerable/considerate considerably/considerately construct/instruct construct/obstruct council/counsel
  currency/current decision/precision defend/offend definite/infinite denote/devote density/destiny
  describe/prescribe description/prescription destruction/distraction detect/deflect
  determine/terminate develop/envelop direction/discretion distinct/extinct distinguish/extinguish
  diverse/adverse efficiency/deficiency efficient/deficient emergence/emergency eminent/imminent
  emission/omission emit/omit enchant/enhance enormous/erroneous esteem/estimate eternal/external
  eternal/internal ethical/ethnic evidence/incidence evoke/revoke excessive/successive exhibit/inhibit
  exhibit/prohibit existence/insistence expert/export explanation/exploration express/impress extent/intent
  extract/distract extremely/externally fate/faith fertile/futile flow/flaw frequently/fluently
  generally/generously hospitality/hostility human/humane humble/humid imaginary/imaginative
  imagination/immigration imitate/intimidate imply/employ impose/expose industrial/industrious
  inflate/inflict influence/affluence ingenious/ingenuous inhabit/inhibit inherit/inhibit
  innovation/renovation intend/extend intention/attention invest/invent invisible/invincible invite/invade
  legal/lethal literal/literary literary/literate loyal/royal loyalty/royalty
  maintain/entertain memorable/memorial momentary/momentous momentary/monetary moral/mortal
  morality/mortality movement/monument nation/notion numerous/numerical
  observation/reservation occasion/occupation optimal/optional organize/authorize overlook/oversee
  patent/patient persecute/prosecute persuade/pervade persuade/pursue phase/phrase
  popular/populous possess/oppress preference/reference principal/principle process/progress
  projection/protection property/prosperity proportion/proposition protect/project punish/polish
  quality/equality reasonable/seasonal reduce/induce reduction/deduction reflect/neglect refuse/refute
  reject/inject reliable/reliant remove/renew reserve/reverse resolution/revolution respectful/respective
  respectively/respectfully restrict/instruct reveal/repeal rigid/frigid root/route rough/tough
  sensible/sensory serve/deserve simulate/stimulate simulation/stimulation simultaneous/spontaneous
  simultaneously/spontaneously social/sociable solve/dissolve spectator/speculator statement/settlement
  structure/sculpture substance/subsistence successfully/successively suggest/digest support/suppress
  surrender/surround survive/revive symbol/symptom technology/terminology theory/therapy tolerable/tolerant
  trail/trial unique/antique urban/urbane valid/vivid various/vicious venerable/vulnerable virtual/virtuous
  warn/warm weaken/awaken`.split(/\s+/u),
);

/** Whether two look-alikes are taught as a pair; of the others a reader sees at once which one belongs to the matter. */
export const areTaughtTogether = (left: string, right: string): boolean =>
  taughtPairs.has(`${left}/${right}`) || taughtPairs.has(`${right}/${left}`);
