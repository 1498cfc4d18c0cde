import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** They praise or blame; what only tells of which kind a thing is ("local", "ordinary", "first") is not the point. */
const judging = new Set(
  `accurate adequate beneficial capable careful clear convincing cooperative correct creative credible dependable effective efficient
  enjoyable excellent fair favorable fruitful genuine harmless healthy helpful honest intelligent logical meaningful objective
  peaceful persuasive pleasant positive precise productive profitable rational realistic reasonable reliable safe satisfying sincere
  skilled skillful stable successful suitable supportive sustainable thoughtful tolerant trustworthy useful valuable wise acceptable
  active attractive authentic essential flexible important innocent lasting legitimate necessary open perfect powerful secure
  significant strong true valid vital arbitrary arrogant biased boring careless confusing deceptive destructive disappointing
  dishonest excessive foolish greedy harmful hasty hopeless hostile ignorant impatient impossible inaccurate inadequate inconsistent
  incorrect indifferent ineffective inefficient irrational irrelevant irresponsible lazy limited meaningless misleading mistaken
  passive possible prejudiced selfish stressful superficial unclear uncomfortable unfair unhealthy unnecessary unpleasant
  unpredictable unrealistic unreliable unsafe unstable useless vague vulnerable wasteful worthless wrong aggressive anxious costly
  dangerous false harsh illegal insufficient negative rigid risky severe temporary unequal violent weak`.split(
    /\s+/u,
  ),
);
/** What one begins, wishes or has to do is told by the verb behind. */
const opening =
  /^(?:want|wish|try|attempt|seek|hesitate|choose|learn|tend|start|begin|stop|continue|remain|appear|seem|sit|stand|ask|answer|speak|live|finish|buy|sell|send|receive|work|add|fill|empty|clean|cool|warm|die|kill)$/u;

/** Who does it and when, and what one hears: their contraries name another thing, not another claim. */
const naming =
  /^(?:group|individual|people|child|parent|teacher|student|reader|writer|speaker|listener|buyer|seller|doctor|patient|expert|beginner|death|birth|life|day|night|past|future|beginning|end|cause|effect|result|silence|noise|sound|attention|fact|fiction|tradition|emotion|expectation|experience|solution|problem|part|whole|work|play|rest|question|answer|chance|rule|exception|hope|speed|mystery)$/u;

/** They are the point where the 요지 has them, too. */
const contrasting =
  /^(?:independent|dependent|different|similar|diverse|gradual|sudden|rapid|constant|empty|high|low|natural|artificial|specific|general|indirect|direct|individual|collective|conscious|unconscious|voluntary|hidden|visible|invisible|familiar|unfamiliar)$/u;

/** Whether the word carries what the summary claims: what is done, and how, and how good a thing is, or how it is where the 요지 says so, too. */
export function carriesClaim(
  { tokens }: PassageAnalysis,
  { token, pos }: BlankWord,
  isInGist: boolean,
): boolean {
  if (pos === 'v') return !opening.test(token.lemma);
  if (pos === 'n') return !naming.test(token.lemma);
  if (pos === 'adv') return token.lower.endsWith('ly') || token.lower === 'together';
  const isDescribing = pos === 'adj' && /^(?:NN|JJ|VB[GN])/u.test(tokens[token.index + 1]?.tag ?? '');
  return !isDescribing || judging.has(token.lemma) || (isInGist && contrasting.test(token.lemma));
}

const telling = /^(?:show|teach|suggest|reveal|illustrate|prove|imply|demonstrate|indicate|mean)$/u;

/** Whether the sentence tells what somebody or some place of a name did or is: "Anna Atkins created", but "Aesop's fable teaches". */
export function isOfNamed({ tokens }: PassageAnalysis): boolean {
  const verb = tokens.findIndex(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag));
  const isNamed = tokens
    .slice(0, Math.max(0, verb))
    .some(
      ({ tag, text }, index) =>
        tag.startsWith('NNP') &&
        (index > 0 || /^\p{Lu}/u.test(tokens[1]?.text ?? '')) &&
        /^\p{Lu}\p{Ll}/u.test(text),
    );
  return isNamed && !telling.test(tokens[verb]?.lemma ?? '');
}
