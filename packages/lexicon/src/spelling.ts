const wordPairs: ReadonlyMap<string, string> = new Map(
  `grey gray|programme program|cheque check|tyre tire|defence defense|offence offense|licence license|pretence pretense|plough plow
  |sceptical skeptical|sceptic skeptic|scepticism skepticism|mould mold|ageing aging|judgement judgment|acknowledgement acknowledgment
  |storey story|pyjamas pajamas|fulfil fulfill|enrol enroll|skilful skillful|wilful willful|instalment installment|aluminium aluminum
  |towards toward|afterwards afterward|backwards backward|forwards forward|upwards upward|downwards downward|amongst among|whilst while
  |learnt learn|jewellery jewelry|aeroplane airplane|axe ax|draught draft|kerb curb|manoeuvre maneuver|moustache mustache|omelette omelet
  |paediatric pediatric|encyclopaedia encyclopedia|artefact artifact|counsellor counselor|traveller traveler|marvellous marvelous
  |enquiry inquiry|enquire inquire|smoulder smolder|moult molt|distil distill|instil instill|enthral enthrall|appal appall
  |woollen woolen|tranquillity tranquility|furore furor|mouldy moldy|draughty drafty|chequered checkered|sulphur sulfur|foetus fetus
  |faeces feces|yoghurt yogurt|chilli chili|maths math|speciality specialty|sizeable sizable|fibreglass fiberglass
  |centrepiece centerpiece|whisky whiskey|mollusc mollusk|analyse analyze|paralyse paralyze|catalyse catalyze|practise practice|mum mom|email e-mail|healthcare health`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const rules: readonly (readonly [RegExp, string])[] = [
  [/isation(s|al|ally)?$/u, 'ization$1'],
  [/is(e|ed|er|ing)$/u, 'iz$1'],
  [/our(s|ed|ing|able|al|ful|ist|ite|less|hood|ly|y)?$/u, 'or$1'],
  [/([bgpt])re(s)?$/u, '$1er$2'],
  [/(?:ae|oe)/u, 'e'],
  [/ogue$/u, 'og'],
  [/([aeiou])ll(ed|ing|er)$/u, '$1l$2'],
];

/** American spellings that a British (or joined) word may stand for, and a word without its accents, to try in order. */
export function listSpellings(lemma: string): string[] {
  const known = wordPairs.get(lemma);
  const found = known === undefined ? [] : [known];
  const plain = lemma.normalize('NFD').replace(/\p{M}/gu, '');
  if (plain !== lemma) found.push(plain);
  for (const [pattern, replacement] of rules) {
    if (pattern.test(lemma)) found.push(lemma.replace(pattern, replacement));
  }
  return found;
}
