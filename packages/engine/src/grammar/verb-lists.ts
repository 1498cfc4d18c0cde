const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Verbs that cannot do without an object, so that active for passive is always wrong. */
export const transitiveVerbs = list(`
  accompany accuse acquire address admire adopt allow announce appoint arrest assassinate assess assign
  attribute avoid award ban base batter besiege blame bring build bury carve cause characterize cherish
  classify commission compel compose conceal conduct confine confirm confront consider constitute construct
  contaminate convey convict convince cover create criticize crush cultivate damage deceive decorate deem
  define deliver demolish deny depict deploy deport deprive describe design destroy detain detect devise
  devote diagnose discard discover discuss dismiss display disregard divert dominate dub educate eliminate
  employ enable encounter encourage endanger endow enforce enhance enrich entitle equip erase erect
  establish estimate evaluate exaggerate examine exclude execute expect expel exploit expose express
  extinguish extract facilitate fascinate finance flatter forbid force forge foster found frighten frustrate
  fulfill fund generate give govern grant guard hail hamper handle harm harvest highlight hinder honor
  honour ignore implement import impose impress imprison include incorporate indict inflict influence inform
  inherit inhibit injure inspect inspire install intend introduce invade invent invite isolate jail justify
  label lay legalize limit locate lure maintain make manufacture mention mistake modify monitor motivate
  name neglect nominate obtain offer offset oppose organize outnumber outpace overlook overthrow overwhelm
  owe own penalize perceive permit persecute persuade phrase place plague pollute portray possess praise
  predict prescribe present preserve prevent produce prohibit promote propel publish punish purchase pursue
  put quote raise reassure recognize recommend refine regard reinforce reject release remind remove render
  renew repair replace represent require rescue resent reserve resolve restore restrict retain reuse reveal
  review reward rob ruin sacrifice satisfy schedule seize select send sentence shape simplify situate
  slaughter solve spark stimulate store strand subdue suggest summon supply support suppress surpass
  surprise surround symbolize tackle take tame target threaten throw torture transmit transport trap treat
  trigger uncover undermine undertake undo untie unveil upset urge use utilize vaccinate value verify view
  violate warrant welcome withhold witness worship wound`);

/** They need an object in one sense and none in another: "nothing builds", "one side dominates". */
export const alsoIntransitive = list(`
  build batter change close compose conduct deliver deploy develop display dominate execute expand extend form gather grow
  improve increase judge move open read renew sell separate settle show simplify spread transmit turn`);

/** Verbs that never take an object: 수동태가 될 수 없는 동사. */
export const intransitiveVerbs = list(`
  appear disappear happen occur remain exist consist belong arise emerge seem differ coincide persist thrive flourish prevail`);

/** Verbs that no relative can be the object of: "the day that he arrived". */
export const lonelyVerbs = list(`
  appear disappear happen occur remain exist belong arise emerge seem arrive die come go fall rise sleep cease`);

/** What one says or thinks does not begin or end anything: in a clause that tells it these verbs lack no object. */
export const turningVerbs = list(`
  begin start end stop change move grow work continue matter fail improve die return rise fall come go`);

/** Their past participle never modifies a noun from behind: "the day ended" is a clause. */
export const neverReduced = list(`
  end begin start rise fall come go die arrive live last stand sit lie increase decrease drop grow decline result return continue
  appear disappear happen occur remain exist consist belong arise emerge seem run walk flow become stay leave agree refuse`);

/** Their participle behind be says how somebody is, and no longer what is done to them. */
export const stateVerbs = list(`
  tire exhaust interest excite bore confuse satisfy frustrate embarrass please puzzle annoy irritate shock astonish surprise
  disappoint amaze fascinate frighten scare worry concern delight thrill depress upset relax mistake crowd marry`);

/** Verbs with two objects or with object and complement: their passive may be followed by a noun phrase. */
export const doubleObjectVerbs = list(`
  give tell ask teach show offer pay send lend grant award owe promise allow deny call name make consider elect appoint deem
  find leave keep bring buy hand cost charge forgive envy refuse serve write read sell feed wish assign declare term label dub
  vote crown render think believe permit guarantee spare fine bet save earn set get put prescribe`);

/** Verbs that may have a receiver as well, who is then the subject of their passive: "we were drawn a map". */
export const receiverVerbs = list(`
  draw paint build carve knit sew bake prepare choose recommend deliver present issue accord allot allocate assure repay fix cut lease
  rent mail post ship feed excuse afford bear nickname brand pronounce proclaim designate christen title`);

/** Object + to-infinitive. */
export const infinitiveObjectVerbs = list(`
  allow enable encourage force cause require order tell want expect permit persuade compel urge advise invite oblige convince tempt ask
  instruct motivate inspire train teach warn remind prompt beg challenge`);

/** Verbs that take only a to-infinitive. */
export const infinitiveVerbs = list(
  'tend refuse hope wish decide afford seem appear agree expect pretend strive choose promise threaten claim seek',
);

/** Verbs that take only a gerund. */
export const gerundVerbs = list(
  'enjoy avoid finish postpone deny quit risk consider suggest imagine mind resist',
);

/** see, hear, feel: object + bare infinitive or participle. */
export const perceptionVerbs = list(
  'see watch hear notice observe feel spot find catch keep leave have get make let help imagine remember picture film sense smell photograph show',
);

/** Verbs whose that may be dropped, so that a noun phrase after them may be the subject of a clause. */
export const clauseVerbs = list(`
  say think know believe hope feel mean suggest show see hear find understand realize assume suppose imagine claim argue report
  admit learn notice guess expect fear wish insist ensure conclude discover remember forget reveal add agree announce tell promise explain
  prove recognize observe swear bet declare estimate indicate warn note doubt decide predict recall demand`);

/** They ask for the bare form: suggest that he go. */
export const subjunctiveGovernors = list(`
  suggest suggests suggested suggesting insist insists insisted insisting demand demands demanded recommend recommends recommended
  propose proposes proposed require requires required request requests requested urge urges urged advise advised order ordered ask asked asks
  important essential necessary vital crucial imperative desirable proposal suggestion recommendation demand requirement mandate advice lest`);

/** Nouns that go with a singular or a plural verb, or whose number the word does not show. */
export const ambiguousHeads = list(`
  number majority minority lot lots variety range group team staff data media police family government crowd percent cent half rest most some all
  any none neither either more public couple pair series species means statistics proportion part plenty audience committee company class
  party crew army board jury couple people couple minimum maximum total host series set bunch handful array dozen dozens hundreds
  thousands millions percentage third thirds quarter quarters fraction headquarters politics economics ethics mathematics physics kind kinds
  sort sorts type types lack amount amounts nobody what whatever whichever who band faculty generation population youth elite press
  couple management community council firm club side opposition enemy crowd tribe cast choir mob gang herd flock fleet network union
  pair ton tons loads deal score scores us UK`);

/** Nouns for people: their singular may go with they. */
export const personNouns = list(`
  person man woman child boy girl student teacher learner reader writer artist scientist individual human citizen driver player worker
  employee employer customer consumer patient doctor parent mother father friend neighbor stranger member user visitor traveler owner
  leader author speaker listener painter poet planner designer researcher expert scholar judge lawyer farmer official candidate someone
  somebody anyone anybody everyone everybody athlete coach defender sailor gardener hunter buyer seller seeker spokesman
  spokeswoman shopper helper resident musician composer performer politician president minister adult baby teenager kid victim soldier guest pilgrim
  entrepreneur inventor director manager boss critic engineer baker neighbour traveller colleague partner husband wife son daughter
  brother sister chef cook pilot guide client passenger tourist actor actress singer novelist journalist editor nurse`);
