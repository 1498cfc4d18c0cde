import { findOpposedMeanings } from '#wording/opposed-senses.ts';

const readRows = (rows: string): string[][] =>
  rows.split('|').map((row) => {
    const [, word = '', others = '', meanings = ''] = /^(\S+)\/(\S+)(?: (.+))?$/u.exec(row.trim()) ?? [];
    return [word, others, meanings];
  });

/** Each word with each of its opposites. */
function readPairs(rows: string): Set<string> {
  const pairs = readRows(rows).flatMap(([word = '', others = '']) =>
    others.split(',').map((other) => `${word} ${other}`),
  );
  return new Set(pairs);
}

/** Words whose opposite goes into few of their places, or belongs to another sense than the one that they mostly have. */
const unfit: ReadonlySet<string> = readPairs(
  `dominant/recessive|emotional/unemotional|environmental/genetic|practical/theoretical|sufficient/deficient|suspicious/trusting
    |uneven/level|serious/funny|pleasant/disagreeable|busy/idle|creative/uncreative|dry/moist|rough/detailed|rough/polished
    |truly/falsely|together/apart|apart/together|widely/narrowly|steadily/unsteadily|heavily/lightly|slightly/greatly
    |difficulty/ease|drop/surge|option/obligation|progress/setback|peak/trough|subject/ruler|master/slave|slave/master|survival/extinction
    |pollution/purification|existence/nonexistence|concentration/dilution|attraction/repulsion|dullness/sharpness|senior/junior
    |expression/repression|expense/income,revenue|income/expense|activity/inactivity|possibility/impossibility|software/hardware
    |incentive/deterrent|imitation/original|immigrant/emigrant|heaven/hell|harmony/clash|honor/disgrace|wisdom/foolishness
    |abandon/complete,continue|add/delete|begin/cease,stop,complete|start/stop|cease/begin|catch/miss,throw|throw/catch|claim/disclaim|clean/dirty
    |connect/separate|contain/spread|differ/agree|dismiss/hire|divide/unite,join|dry/wet|pass/fail|fail/pass|record/erase|release/catch
    |split/unite|stretch/shrink|shrink/stretch|tear/mend|enter/exit|establish/abolish|exhaust/replenish|flow/ebb
    |grow/decline|flourish/decline|honor/humiliate|join/quit|hit/miss|miss/hit|ruler/subject|observe/breach|occupy/vacate|organize/disorganize|ignore/enforce
    |fold/unfold|unfold/fold|feed/starve|nourish/starve|approach/avoid|avoid/approach|climb/fall|fall/increase|separate/mix
    |emancipate/enslave|assemble/scatter|gather/scatter|collect/scatter|remove/add|help/obstacle|obstacle/aid|dominant/submissive|lose/earn|cover/uncover|equally/unequally|remove/install,insert,attach|miss/catch|motion/stillness|truth/lie|short/lengthy|attach/remove|laugh/cry|notice/overlook|spot/overlook|neglect/cherish`,
);

/** Near opposites that suit nearly every place of a word. */
const vouched: ReadonlySet<string> = readPairs(
  `usually/rarely,seldom|famous/unknown,obscure|serious/trivial|choose/reject|harm/benefit|publish/suppress|visitor/resident|resident/visitor
  |modern/traditional,outdated|traditional/modern|critic/supporter|forever/temporarily|finally/initially|citizen/foreigner|absurd/reasonable
  |income/expenditure|ban/legalize|obvious/unclear|competitor/ally|difficult/effortless
  |painful/pleasant|main/minor|conflict/cooperation|welcome/reject|free/restricted|recent/ancient,old|contain/lack|guide/mislead
  |detailed/vague|risky/safe|funny/serious|employer/employee|employee/employer|opposite/similar|surprising/predictable|dramatic/slight
  |changing/constant|notice/ignore|ripen/rot|burden/relief|share/withhold|eventually/immediately|forgive/punish,condemn
  |development/stagnation|doubtful/confident|sharply/slightly|particular/universal|normal/unusual|ordinary/special|special/ordinary
  |rarely/usually|seldom/usually|typically/rarely|generally/rarely|solve/create|protect/threaten,harm|threaten/protect|preserve/destroy`,
);

/** Whether a near opposite is as good as a full one. */
export const isVouched = (word: string, opposite: string): boolean => vouched.has(`${word} ${opposite}`);

/** The meaning that a word has beside some of its opposites, among others that the glossary prints with it. */
const meanings: ReadonlyMap<string, readonly string[]> = new Map(
  readRows(
    `exactly/approximately,roughly 정확히|enjoy/dislike,hate 즐기다|fairly/unfairly 공정하게|practically/theoretically 현실적으로
    |normally/abnormally 정상적으로|thoroughly/superficially 철저히|safely/dangerously 안전하게|perfectly/imperfectly 완벽하게
    |guilt/innocence 유죄|softly/loudly 조용히|poor/excellent 부족한,서투른|value/devalue 소중히 여기다|apparent/real 겉보기의|short/tall 키가 작은
    |short/long 짧은|fresh/stale,rotten 신선한|arrival/departure 도착|noise/silence 소음|remain/disappear 남아 있다`,
  ).flatMap(([word = '', others = '', meant = '']) =>
    others.split(',').map((other): [string, string[]] => [`${word} ${other}`, meant.split(',')]),
  ),
);

/**
 * Whether a word that has this meaning, which belongs to its sense number `sense`, makes a fair choice beside an
 * opposite: to a word of several senses the opposite belongs by the first, where nothing else is authored.
 */
export function isFairPair(word: string, opposite: string, meaning: string, sense: number): boolean {
  const key = `${word} ${opposite}`;
  if (unfit.has(key)) return false;
  const fitting = meanings.get(key) ?? findOpposedMeanings(word, opposite);
  return fitting.length > 0 ? fitting.includes(meaning) : sense === 0;
}
