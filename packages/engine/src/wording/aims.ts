import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Clue } from '#wording/evidence.ts';
import { findLink, findNegator } from '#wording/links.ts';
import type { Swap } from '#wording/swap.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/** Verbs that make less of something or put an end to it. */
const lessening =
  list(`reduce decrease cut lower lessen diminish minimize prevent avoid solve resolve ease relieve
  alleviate fight combat tackle overcome eliminate eradicate remove curb control limit stop end halt cure treat heal fix repair`);

/** Verbs that make more of something or keep it safe. */
const strengthening =
  list(`increase raise improve boost enhance strengthen promote protect save preserve conserve maintain
  encourage foster develop extend expand secure ensure guarantee restore support nurture cultivate safeguard defend guard enrich rescue help`);

/** Things that nobody wants more of. */
const unwanted =
  list(`pollution emission waste litter crime violence poverty hunger famine disease illness infection virus epidemic pain
  suffering injury accident death risk danger threat hazard damage harm loss stress anxiety fear depression loneliness conflict war
  tension discrimination inequality bias prejudice racism corruption fraud abuse addiction obesity debt unemployment shortage deficit
  cost error mistake problem difficulty burden barrier obstacle delay congestion noise dropout smoking bullying disaster flood drought
  erosion extinction deforestation pollutant symptom crisis hardship isolation misunderstanding ignorance`);

/** Things that nobody wants less of. */
const wanted =
  list(`health safety security quality efficiency productivity performance ability skill knowledge understanding
  awareness literacy education welfare well-being happiness peace freedom equality justice diversity biodiversity environment habitat
  wildlife nature species forest rainforest heritage culture tradition trust confidence motivation creativity memory growth development
  economy innovation cooperation communication relationship friendship privacy dignity accuracy reliability survival life chance
  opportunity satisfaction comfort morale resilience immunity strength concentration learning access`);

/** Words that say that what follows is meant to be done. */
const aims =
  list(`help aim hope goal effort try attempt plan campaign should must need want order design benefit solution policy
  program programme project measure seek promise pledge vow intend urge call law reform initiative strategy tool charity encourage
  fight tackle launch introduce rule regulation`);

const objectReach = 6;
const weight = 1.2;

/** "efforts to reduce pollution": what is unwanted or wanted, and a word that says what is meant to be done to it. */
export function findAimClue(analysis: PassageAnalysis, swap: Swap): Clue | undefined {
  const { token, lemma, pos } = swap;
  if (pos !== 'v') return undefined;
  const isRemedy = lessening.has(token.lemma) && !lessening.has(lemma);
  const isCare = strengthening.has(token.lemma) && !strengthening.has(lemma);
  if (!isRemedy && !isCare) return undefined;
  const object = findObject(analysis, token, isRemedy ? unwanted : wanted);
  const helper = analysis.tokens.find((one) => isAim(analysis, token, one));
  if (object === undefined || helper === undefined || findNegator(analysis, helper) !== undefined)
    return undefined;
  const sense = isRemedy ? 'remedy' : 'care';
  return { token: object, link: findLink(analysis, token, object), sense, helper, weight };
}

/** The noun of the object, or one that stands before it: "water pollution levels". */
function findObject(analysis: PassageAnalysis, verb: Token, nouns: ReadonlySet<string>): Token | undefined {
  for (let index = verb.index + 1; index <= verb.index + objectReach; index += 1) {
    const next = analysis.tokens[index];
    if (next === undefined || next.sentence !== verb.sentence) return undefined;
    if (!/^(?:DT|PRP\$|JJ[RS]?|NNS?|VBG|CD|IN)$/u.test(next.tag)) return undefined;
    if (next.tag === 'IN' && next.lower !== 'of') return undefined;
    if (next.tag.startsWith('NN') && nouns.has(next.lemma)) return next;
  }
  return undefined;
}

/** Words between an aim and its verb: "help children to", "an effort of the town to". */
const aimReach = 6;

/** "efforts to reduce", "should reduce", "helps them reduce"; behind another verb the aim may be of something else. */
function isAim({ tokens }: PassageAnalysis, verb: Token, token: Token): boolean {
  if (token.sentence !== verb.sentence || token.index >= verb.index || !aims.has(token.lemma)) return false;
  const between = tokens.slice(token.index + 1, verb.index);
  if (between.length > aimReach || between.some(({ tag, text }) => /^VB|^MD/u.test(tag) || text === ','))
    return false;
  return (
    verb.tag === 'VB' && (between.at(-1)?.tag === 'TO' || /^(?:should|must|need|help)$/u.test(token.lemma))
  );
}
