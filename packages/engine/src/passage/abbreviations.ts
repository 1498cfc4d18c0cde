/** Never end a sentence: a name or a number follows. */
export const titleAbbreviations = new Set(
  'mr mrs ms dr prof st mt gen col capt lt sgt maj sen rep gov rev hon pres fr messrs mme mlle vs v cf e.g i.e viz ca approx est dept univ fig figs eq sec vol vols ch chap pp ed eds trans jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

/** End a sentence only when the next word is a usual first word of a sentence. */
export const trailingAbbreviations = new Set(
  'etc inc ltd co corp jr sr bros a.m p.m u.s u.k u.n e.u d.c b.c a.d ph.d m.d b.a m.a u.s.a al ave blvd rd esq'.split(
    ' ',
  ),
);

/** Abbreviations only before a number. */
export const numberAbbreviations = new Set('no nos p art para'.split(' '));

/** Words that usually open a sentence rather than go on with a name. */
export const sentenceOpeners = new Set(
  `a about according after again all already also although an and another any anyone are as at because before both but by can
  clearly despite did do does during each either even every everyone everything few finally first for from furthermore given had has
  have having he her here his how however i if imagine in indeed instead is it its just last later let like many maybe meanwhile
  more moreover most much my neither nevertheless next no nobody nor not nothing now of often on once one only or other others our
  over perhaps rather recently research researchers scientists second she similarly since so some someone something sometimes soon
  still studies such suppose that the their then there therefore these they this those though through thus to today together
  too two under unfortunately unless unlike until we what whatever when whenever where whereas whether which while who whoever
  why with without yes yet you your`.split(/\s+/),
);
