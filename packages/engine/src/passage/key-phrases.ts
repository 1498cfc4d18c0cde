import { findEntries, findPhrases, type Band, type Phrase, type PhraseMatch } from '@jadoo/lexicon';

import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { readOnce } from '#read-once.ts';

/** A phrase of the passage that a list can hold as one row. */
export interface KeyPhrase {
  phrase: Phrase;
  band: Band;
  /** The words of the phrase itself in the order of the text. */
  tokens: readonly Token[];
  /** Only a translation can tell whether the words mean this here. */
  isOpen: boolean;
}

/** Phrases that every reader of these passages has known for long. */
const everydayPhrases = new Set(
  `a great deal|agree with|arrive at|at least|ask for|at that time|be afraid of|be different from|be famous for|be full of|be going to|be good at|be interested in
  |be made of|be ready to|be similar to|be sure of|be sure to|be unable to|begin with|believe in|clean up|comic book|come back|come from|come out
  |come true|do one's best|due to|eat out|fail to|fall asleep|fall off|feel like|find out|fire station|for instance|get back|get lost|get on|get out of|get started|lie in bed|play with|get together|get up|give up|daily life|do with|high school|make for|body weight
  |go away|go back to|go by|go down|go on|go out|go up|grow up|had better|have no idea|have to|hear from|hear of|help out|in addition|listen to
  |look after|look at|look for|look like|make a choice|make a decision|make a mistake|make friends with|make money|make sure|more than|neither ~ nor|pass by|pay for
  |lie down|living room|once more|primary school|shake hands|sit down|stand up|street lamp|street light|text message|tour guide|town hall
  |car accident|deep sea|deep sleep|food waste|foreign language|human error|market price|private school|public library|public school|running water
  |social network|speed limit|street vendor|summer camp|traffic signal|whether ~ or|wild animal|working day|world record|plan on|prepare for|put on|rather than|run away|search for|seem to|shake hands with|start with|stop by|take a look at|take time|talk to
  |thank ~ for|the number of|the rest of|think of|turn off|turn on|used to|wait for|wake up|wish for|worry about|would like to|would rather|write down`
    .replace(/\n\s*/gu, '')
    .split('|'),
);

/** Whether every reader has known a phrase for long. */
export const isEverydayPhrase = (phrase: string): boolean => everydayPhrases.has(phrase);

/** Phrases that as often mean what their single words say, or several things that one meaning cannot cover. */
const openPhrases = new Set(
  `achilles ~ heel|apart from|around the corner|as far as|at a time|at arm ~ length|be bound to|be better off|be due to|be expected to|be far from|be free of|be given to|be lost in|be meant to|be open to|be slow to|be up to|be used to|call on|call out
  |carry over|check in|check out|come by|come forward|come off|come over|come through|come to|come together|come up|come upon|come with|do good|draw out
  |drive away|drive down|drive up|drop by|drop in|drop off|fall into|fall on|fall out|fall over|far from|find oneself|for good|for the better|get around|get at|get by|get into|get off|get on
  |get to|give out|give way|go about|go for|go into|go off|go over|go through|go with|hang on|happen to|have a point|hold on|hold up|in demand|in depth|in need|in one's shoes
  |in place|in shape|in store|in that|just as|keep off|keep to|keep up|lay down|leave ~ alone|leave for|let up|lie behind|live on|live with|look on|look over|look to|look up
  |make clear|make it|make much of|make out|make public|make up|meet with|move on|move out|on the surface|on the way|open up|pass for|pass on|pass out|pick up
  |play with|pull down|pull up|put down|put in|put out|put up|relieve ~ of|ride out|rise up|run across|run down|run for|run out|run over|run through
  |see through|see to|see ~ as|send for|set down|set in|set out to|settle in|settle on|silver bullet|sink into|sit up|speak for|spell out|stand back|stand by|start out|step on
  |stick out|still less|strike down|take away|take down|take in|take off|take on|take out|take to|take up|tell ~ from|that is|the former|the instant|the latter
  |the moment|throw out|throw up|to begin with|try on|turn back|turn in|turn over|turn to|turn up|up close|up to|vary from ~ to|wait on|wear on|whether or not|work on`
    .replace(/\n\s*/gu, '')
    .split('|'),
);

/** The phrases of a passage worth learning, no word in two of them. */
export const listKeyPhrases = readOnce(readKeyPhrases);

function readKeyPhrases(analysis: PassageAnalysis): readonly KeyPhrase[] {
  const found: KeyPhrase[] = [];
  const taken = new Set<Token>();
  for (const sentence of analysis.sentences) {
    for (const { phrase, tokens } of listMatches(analysis, sentence)) {
      if (!isCertain(phrase, tokens, analysis.tokens)) continue;
      if (tokens.some((token) => taken.has(token) || isCapital(token, sentence))) continue;
      const isOpen = openPhrases.has(phrase.text) || isParted(phrase, tokens);
      found.push({ phrase, band: getPhraseBand(phrase), tokens, isOpen });
      for (const token of tokens) taken.add(token);
    }
  }
  return found;
}

/** "pieced the fragments together", but also "took a small step back". */
const isParted = (
  { isSeparable, elements }: Pick<Phrase, 'isSeparable' | 'elements'>,
  tokens: readonly Token[],
): boolean => isSeparable && elements.length === 2 && (tokens[1]?.index ?? 0) - (tokens[0]?.index ?? 0) > 1;

type Match = Pick<KeyPhrase, 'phrase' | 'tokens'>;

/** The phrases of a sentence; "depends not only on" and "plays a central role in" are phrases, too. */
function listMatches(analysis: PassageAnalysis, sentence: Sentence): Match[] {
  const all = analysis.tokens.slice(sentence.firstToken, sentence.endToken);
  const toMatches = (found: readonly PhraseMatch[], words: readonly Token[]): Match[] =>
    found.map(({ phrase, positions }) => ({
      phrase,
      tokens: positions.flatMap((at) => words[at] ?? []),
    }));
  const plain = toMatches(listSentencePhrases(analysis, sentence), all);
  const kept = all.filter((_, at) => !isBetweenVerbAndPreposition(all, at) && !isBetweenVerbAndNoun(all, at));
  if (kept.length === all.length) return plain;
  const isWidened = ({ phrase, tokens }: Match) =>
    phrase.kind === 'verb' &&
    !phrase.text.includes('~') &&
    (tokens.at(-1)?.index ?? 0) - (tokens[0]?.index ?? 0) >= tokens.length;
  return [...toMatches(findPhrases(kept), kept).filter(isWidened), ...plain];
}

const startsNoun = /^(?:DT|PRP|JJ|NN|CD)/u;
const lightAdverb = /^(?:not|only|also|just|more|less|\p{L}+ly)$/u;

function isBetweenVerbAndPreposition(tokens: readonly Token[], at: number): boolean {
  const isLight = (token: Token | undefined) => token?.tag === 'RB' && lightAdverb.test(token.lower);
  if (!isLight(tokens[at])) return false;
  let [first, last] = [at, at];
  while (isLight(tokens[first - 1])) first -= 1;
  while (isLight(tokens[last + 1])) last += 1;
  return /^VB/u.test(tokens[first - 1]?.tag ?? '') && /^(?:IN|TO)$/u.test(tokens[last + 1]?.tag ?? '');
}

/** "pay little attention to", "plays a central role in" */
function isBetweenVerbAndNoun(tokens: readonly Token[], at: number): boolean {
  const tagOf = (place: number) => tokens[place]?.tag ?? '';
  if (!/^JJ/u.test(tagOf(at)) || !tagOf(at + 1).startsWith('NN')) return false;
  return (
    tagOf(at - 1).startsWith('VB') ||
    (/^(?:DT|PRP\$)$/u.test(tagOf(at - 1)) && tagOf(at - 2).startsWith('VB'))
  );
}

/** "a free ride from the station" is no verb, "took a step back" is not "take back", "eat up to four fish" is not "eat up", "handed in May" not "hand in". */
function isCertain(
  { kind, elements, isSeparable, meaning }: Phrase,
  tokens: readonly Token[],
  all: readonly Token[],
): boolean {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return false;
  const after = all[last.index + 1];
  if (kind === 'verb' && !/^(?:VB|MD)/u.test(first.tag)) return false;
  // "keep watching the people" is not "keep watch"
  const isBent = (token: Token) =>
    /^VB[DGN]/u.test(token.tag) && elements.includes(token.lemma) && !elements.includes(token.lower);
  if (tokens.slice(1).some(isBent)) return false;
  // "from hand to hand in their company"
  if (all[first.index - 2]?.lower === first.lower) return false;
  if (last.lower === 'up' && after?.lower === 'to') return false;
  if (last.lower === 'in' && /^(?:NNP|CD)/u.test(after?.tag ?? '')) return false;
  // "in public debate" is no "in public"
  if (kind !== 'verb' && last.tag.startsWith('JJ') && after?.tag.startsWith('NN') === true) return false;
  if (elements.at(-1) === 'to' && !fitsAfterTo(meaning, after?.tag ?? '')) return false;
  // "keep a child safe from malaria"
  if (meaning.endsWith('하지 못하게 하다') && after?.tag !== 'VBG') return false;
  const isWhole = last.index - first.index === tokens.length - 1;
  if (isWhole || elements[0] === 'be') return true;
  const inside = all.slice(first.index + 1, last.index).filter((token) => !tokens.includes(token));
  // "filled rooms in the city"
  if (isParted({ isSeparable, elements }, tokens) && last.tag === 'IN' && startsNoun.test(after?.tag ?? ''))
    return false;
  if (!elements.includes('~') && !isParted({ isSeparable, elements }, tokens))
    return inside.every(({ tag }) => /^(?:RB|JJ)/u.test(tag));
  // "invest heavily in it" invests nothing
  if (first.tag !== 'VBN' && inside.every(({ tag }) => tag.startsWith('RB'))) return false;
  return inside.every(
    ({ tag, lower }) =>
      /^(?:NN|JJ|DT|PRP|CD|POS|PDT|RB|VB[GN]|WP)/u.test(tag) || /^(?:of|that)$/u.test(lower),
  );
}

/** "led to expect a sound", "is known to everyone": what follows "to" must be what the meaning speaks of. */
const fitsAfterTo = (meaning: string, tag: string): boolean =>
  /[~…][하할해]/u.test(meaning) ? /^(?:VB|RB)/u.test(tag) : tag !== 'VB';

const isCapital = ({ index, text }: Token, { firstToken }: Sentence): boolean =>
  index > firstToken && /^\p{Lu}/u.test(text);

/** The level of its hardest word; what verbs and nouns mean together is never quite at the first level. */
function getPhraseBand({ text, kind, elements }: Phrase): Band {
  if (everydayPhrases.has(text)) return 1;
  const bands = elements.map((word) => Math.min(...findEntries(word).map(({ band }) => band), 4));
  const known = elements.flatMap((word, at) => (findEntries(word).length > 0 ? (bands[at] ?? 1) : 1));
  const isWhole = kind === 'verb' || kind === 'noun';
  return Math.max(isWhole ? 2 : 1, ...known) as Band;
}
