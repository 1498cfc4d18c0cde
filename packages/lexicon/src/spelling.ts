const wordPairs: ReadonlyMap<string, string> = new Map(
  `grey gray|programme program|cheque check|tyre tire|defence defense|offence offense|licence license|pretence pretense|plough plow
  |sceptical skeptical|sceptic skeptic|scepticism skepticism|mould mold|ageing aging|judgement judgment|acknowledgement acknowledgment
  |storey story|pyjamas pajamas|fulfil fulfill|enrol enroll|skilful skillful|wilful willful|instalment installment|aluminium aluminum
  |towards toward|afterwards afterward|backwards backward|forwards forward|upwards upward|downwards downward|amongst among|whilst while
  |learnt learn|jewellery jewelry|aeroplane airplane|axe ax|draught draft|kerb curb|manoeuvre maneuver|moustache mustache|omelette omelet
  |paediatric pediatric|encyclopaedia encyclopedia|artefact artifact|counsellor counselor|traveller traveler|marvellous marvelous
  |analyse analyze|paralyse paralyze|catalyse catalyze|practise practice|mum mom|email e-mail|healthcare health`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const rules: readonly (readonly [RegExp, string])[] = [
  [/isation(s?)$/u, 'ization$1'],
  [/is(e|ed|er|ing)$/u, 'iz$1'],
  [/our(s|ed|ing|able|ful|ite|less|hood)?$/u, 'or$1'],
  [/([bpt])re(s)?$/u, '$1er$2'],
  [/ogue$/u, 'og'],
  [/([aeiou])ll(ed|ing|er)$/u, '$1l$2'],
];

/** American spellings that a British (or joined) word may stand for, to try in order. */
export function listSpellings(lemma: string): string[] {
  const known = wordPairs.get(lemma);
  const found = known === undefined ? [] : [known];
  for (const [pattern, replacement] of rules) {
    if (pattern.test(lemma)) found.push(lemma.replace(pattern, replacement));
  }
  return found;
}
