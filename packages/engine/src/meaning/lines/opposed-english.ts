/** Words of English lines by what says the contrary in the same place; the first that matches is used. */
const englishPairs: readonly (readonly [RegExp, string])[] = [
  [/^not ([^:]+?) but ([^:]+)/iu, 'Not $2 but $1'],
  [/^More (.+), Less (.+)$/u, 'More $1, More $2'],
  [/\bfrom (an? [^,:]+?) (into|to) (an? [^,:]+)$/u, 'from $3 $2 $1'],
  [/\bFrom ([^,:]+?) to (?!Every|All\b)([^,:]+)$/u, 'From $2 to $1'],
  [/(?<!\blearning )\bbenefits of\b/u, 'dangers of'],
  [/\bbenefit of\b/u, 'danger of'],
  [/^the importance of ([\w-]+) over ([\w-]+)$/u, 'the importance of $2 over $1'],
  [/\badvantage(s?) of\b/u, 'disadvantage$1 of'],
  [/\bpositive (effects?|influences?|impacts?|aspects?|roles?)\b/u, 'negative $1'],
  [/\bnegative (effects?|influences?|impacts?|aspects?)\b/u, 'positive $1'],
  [/\bthe useful function of\b/u, 'the harmful effects of'],
  [/\bproblems with\b/u, 'the benefits of'],
  // "The importance of agreement in the success of a plan" names no contrary.
  [/\bthe importance of\b(?!.* (?:in|for|over) )/u, 'the dangers of'],
  [
    /^the (?:value|role|power|usefulness|effectiveness) of ([a-z’' -]+?) in (prevent|reduc|improv|encourag|protect|strengthen|relax)(?:ing) /u,
    'the failure of $1 to $2 ',
  ],
  // How the value of salt changed is no matter of dangers.
  [/^the value of (?![a-z]+ing )(?=.* (?:as|for) )/u, 'the dangers of relying on '],
  [/^the value of\b/u, 'the dangers of'],
  // Nobody has reasons not to understand something correctly.
  [/^the need to\b(?!.* (?:correctly|properly|carefully|clearly|well)\b)/u, 'reasons not to'],
  [/\b(?:the )?(?:dangers?|risks?) of\b/u, 'the benefits of'],
  [/\bthe failure of ((?:(?!that |which |who )[a-z’'-]+ )+?)to (?=[a-z]+ )/u, 'the ability of $1to '],
  [
    /\b(?:neglected|overlooked|forgotten|hidden|underestimated) (importance|value|benefits?|advantages?)\b/iu,
    'exaggerated $1',
  ],
  [/\bharmful (effects?|influences?|impacts?)\b/u, 'beneficial $1'],
  [/\bbeneficial (effects?|influences?|impacts?)\b/u, 'harmful $1'],
  [/\bpositive (functions?|value)\b/u, 'negative $1'],
  [/\birrational\b/u, 'rational'],
  [/\boverestimate\b/u, 'underestimate'],
  [/\bunderestimate\b/u, 'overestimate'],
  [/\bthe lack of\b/u, 'the presence of'],
  [/\bthe difficulty (\w+) have in\b/u, 'the advantage $1 have in'],
  [/\bthe difficulty of\b/u, 'the ease of'],
  [/\b(?:the )?reliability of\b/u, 'the unreliability of'],
  [/\b(in|of|for|by) (encouraging|promoting|stimulating|fostering)\b/u, '$1 discouraging'],
  [/\b(in|of|for|by) (improving|enhancing)\b/u, '$1 damaging'],
  [/\b(in|of|for|by) (building|establishing)\b/u, '$1 undermining'],
  [/\b(in|for|by) (protecting|preserving|saving)\b/u, '$1 destroying'],
  [/\b(in|of|for|by) strengthening\b/u, '$1 weakening'],
  [/\b(in|of|for|by) (reducing|decreasing|preventing|relieving)\b/u, '$1 increasing'],
  [/\b(in|of|for|by) increasing\b/u, '$1 reducing'],
  [/\bmaking (\w+) easier\b/u, 'making $1 harder'],
  [/\bthe (?:vital|leading|active|crucial|essential|key|important) role\b/u, 'the limited role'],
  [/\bthe (?:gap|difference|contrast) between\b/u, 'the similarity between'],
  [/\bless (suitable|important|effective|useful|valuable|likely)\b/u, 'more $1'],
  [/\bmore (suitable|important|effective|useful|valuable|likely)\b/u, 'less $1'],
  [/^the drawbacks of\b/u, 'the advantages of'],
  [/\btoo many\b/u, 'too few'],
  [/(?<!\bin )\bthe success of\b/u, 'the failure of'],
  [/(?<!\bin )\bthe failure of\b/u, 'the success of'],
  [/\bthe (?:sharp |rapid |worldwide )?decline in\b/u, 'the increase in'],
  [/\bthe (?:sharp |rapid )?(?:increase|growth) in\b/u, 'the decrease in'],
  [/\bthe growing\b/u, 'the shrinking'],
  [/\bworldwide rise in\b/u, 'worldwide fall in'],
  [/\bthe (?:international )?(?:conflict|dispute|debate) over\b/u, 'the widespread agreement on'],
  [/\bthe (?:serious |growing )?threat that (.+) poses to\b/u, 'the unexpected benefits that $1 brings to'],
  [/\bsubjective\b/u, 'objective'],
  [/\bobjective\b/u, 'subjective'],
  [/\bcannot (replace|explain|prevent|solve|predict|measure)\b/u, 'can easily $1'],
  // What survives something does not disappear it.
  [
    /\bhave survived\b(?! (?!(?:in|on|at|as|after|when|for|because|under|without|by|despite|through|until|today|only|even|longer)\b)[a-z])/u,
    'have disappeared',
  ],
  [
    /\bsurvive\b(?! (?!(?:in|on|at|as|after|when|for|because|under|without|by|despite|through|until|today|only|even|longer)\b)[a-z])/u,
    'disappear',
  ],
  [/\boutlast\b/u, 'give way to'],
  [/\bwithout authority\b/u, 'through strong authority'],
  [/\bhas become (?:fashionable|popular)\b/u, 'has gone out of fashion'],
  // Beside another comparative: a safer ward begins with no worse routine.
  [/(?<!er\b.*)\bBetter\b(?= (?!Than)[A-Z])(?!.*er\b)/u, 'Worse'],
  [/(?<!er\b.*)\bWorse\b(?= (?!Than)[A-Z])(?!.*er\b)/u, 'Better'],
  [/(?<!er\b.*)\bStronger\b(?!.*er\b)/u, 'Weaker'],
  [/\bPoor\b/u, 'Perfect'],
  [/\b(Can|Could|May|Might|Will|Would|Should|Must|Do|Does|to) Improve\b/u, '$1 Harm'],
  [/\bImproves\b/u, 'Harms'],
  [/\bBuilds Trust\b/u, 'Destroys Trust'],
  [/\bCannot\b/u, 'Can'],
  [/^the adaptation of ([a-z’' -]+?) to /u, 'the failure of $1 to adapt to '],
  [/^the dependence of ([a-z’' -]+?) on /u, 'the independence of $1 from '],
  [
    /^the replacement of ([a-z-]+(?: [a-z-]+){0,2}) by ([a-z-]+(?: [a-z-]+){0,2}?)(?= in |$)/u,
    'the replacement of $2 by $1',
  ],
  [/^(the tendency of .+ )to increase /u, '$1to reduce '],
  [/^(the tendency of .+ )to (?:reduce|decrease) /u, '$1to increase '],
  [/^(the tendency of .+ )to overestimate /u, '$1to underestimate '],
  [
    /^the tendency (of (?:people|individuals|consumers|buyers|speakers|experts|students|children|voters|readers|drivers|animals|birds) )?to\b/u,
    'the reluctance $1to',
  ],
  [/^the ability of\b/u, 'the inability of'],
  [/^the mistaken belief\b/u, 'the well-founded belief'],
  [/^the return of\b/u, 'the disappearance of'],
  [/^the social functions? of\b/u, 'the social harm of'],
  [/^why people enjoy\b/u, 'why people dislike'],
  [/^(the power of .+ )to (?:stimulate|encourage|promote|foster)\b/u, '$1to hinder'],
];

/** The importance of rest in damaging health is none. */
const importance = /\b(?:importance|value|need|benefits?|necessity|usefulness) /iu;

/** A word of a set phrase has no contrary there; nor has the harm beside which the line names its remedy. */
export const unturned =
  /\b(?:take|takes|taking|took|taken|make|makes|making|made|give|gives|giving|have|has|having|gain|gaining|get|getting|turn|turning) (?:full |the |an? )?(?:advantage|benefits?|dangers?|risks?|success|failure) of\b|\b(?:dangers?|risks?|problems?|harm|harmful|disadvantages?|decline|loss|failure)\b.* and (?:how to |(?:[a-z-]+ ){0,3}(?:solutions?|remed(?:y|ies)|ways?|cures?|answers?|measures?)\b)/iu;

/** The English line with its point turned round; none where that cannot be done for sure. */
export function opposeEnglish(line: string): string[] {
  const pair = englishPairs.find(
    ([pattern, said]) => pattern.test(line) && !(importance.test(line) && said.startsWith('$1 ')),
  );
  return pair === undefined || unturned.test(line)
    ? []
    : [line.replace(pair[0], pair[1]).replace(/^(the failure of .+ to (?:reduc|improv|encourag)) /u, '$1e ')];
}
