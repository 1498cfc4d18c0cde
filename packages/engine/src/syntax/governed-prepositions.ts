const governed: readonly [string, string][] = [
  ['on', 'depend rely focus concentrate base insist live impose reflect comment embark count'],
  [
    'to',
    `lead refer belong listen respond contribute apply relate adapt adjust object react stick add appeal amount correspond devote turn limit
    attribute compare connect expose prefer return similar due equal superior inferior open likely subject relevant related essential vital
    accustomed key close attach tie link access attention resistance`,
  ],
  [
    'of',
    'consist think dream dispose speak approve remind rob deprive accuse inform warn aware capable full afraid proud fond tired sure certain',
  ],
  [
    'in',
    'result believe engage participate succeed specialize invest involve interested interest consist fail',
  ],
  [
    'for',
    `account look wait search ask call care hope prepare compensate apply allow blame pay responsible famous ready good known suitable
    need reason demand desire respect room`,
  ],
  [
    'with',
    `deal cope agree associate begin start compare replace provide fill confuse interact compete comply familiar satisfied equipped
    consistent combine contact problem`,
  ],
  [
    'from',
    'suffer result differ benefit come stem arise derive prevent keep stop protect separate distinguish tell different recover free escape',
  ],
  ['at', 'look aim arrive laugh stare glance good bad surprised point'],
  ['about', 'think talk worry care know complain learn worried concerned wonder'],
  ['into', 'turn change divide transform translate convert look fall come go get put run'],
  ['as', 'regard serve view see describe define treat act think know such same think'],
  ['between', 'difference relationship gap distinction balance connection link distinguish conflict differ'],
  ['by', 'mean'],
];
const governors = new Map(
  governed.map(([preposition, words]) => [preposition, new Set(words.split(/\s+/u))] as const),
);

/** Whether a word asks for this preposition: depend on, capable of. */
export function takesPreposition(lemma: string, preposition: string): boolean {
  return governors.get(preposition)?.has(lemma) === true;
}

const behindObject: Readonly<Record<string, RegExp>> = {
  with: /^(?:confuse|compare|replace|associate|combine|provide|supply|equip|mix|connect|contrast|equate|identify)$/u,
  from: /^(?:distinguish|separate|prevent|protect|stop|keep|discourage|ban|free|save)$/u,
  on: /^(?:spend|waste|base)$/u,
  into: /^(?:turn|convert|translate|transform|divide)$/u,
  to: /^(?:attribute|devote|expose|compare|apply|add|owe)$/u,
};

/** Whether a verb asks for an object and behind it this preposition: confuse one thing with another. */
export const takesBehindObject = (lemma: string, preposition: string): boolean =>
  behindObject[preposition]?.test(lemma) === true;
