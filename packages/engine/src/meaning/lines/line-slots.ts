/** A noun phrase of a line, and what stands before and behind it. */
export interface LineSlot {
  /** Without the article of the phrase. */
  before: string;
  phrase: string;
  /** The noun on which it turns. */
  head: string;
  after: string;
  /** The noun of the next phrase of the line; undefined where the line has no other. */
  other: string | undefined;
  /** It is what the line is about: the effect of …. */
  isFirst: boolean;
}

const bindings = /^(?:of|in|on|for|from|as|to|by|during|under|among|within)$/u;
/** These belong to the noun before them: contact with microbes. */
const clinging = /^(?:with|between|against|about|toward|over|through|at|after|before|behind|without|into)$/u;
/** A clause, a row, what points elsewhere, or a quality behind its noun. */
const unfit =
  /^(?:that|which|who|whom|whose|what|how|why|when|where|whether|than|or|not|is|are|was|were|be|do|does|did|has|have|can|their|its|his|her|our|your|one|ones|it|them|they|we|he|she|you|oneself|each|every|all|other|others|more|less|another|this|these|even|apart|together|instead|else|away|safe|someone)$/u;
const article = /^(?:the|an?)$/u;
const mostOfSlot = 5;

/** The noun phrases of a topic in whose place another one could stand: "the effect of … on …". */
export function listLineSlots(line: string): LineSlot[] {
  const words = line.split(' ');
  if (!/^[a-z’' -]+$/iu.test(line) || hasClause(words)) return [];
  const parts = readParts(words);
  return parts.flatMap((part, at): LineSlot[] => {
    const { first, end, head, border } = part;
    const isFree = isFreePlace(words, border, at) && !/^(?:of|into|than)$/u.test(words[end] ?? '');
    const isSmall = end - first <= mostOfSlot && !clinging.test(words[first] ?? '');
    const phrase = words.slice(first, end).join(' ');
    if (/[^a-z -]/u.test(phrase) || /^[a-z]+ing$/u.test(phrase)) return [];
    if (at === 0 || !isFree || !isSmall || opensAim(words, end, at)) return [];
    const hasArticle = article.test(words[first - 1] ?? '');
    const near = parts[at + 1] ?? (at > 1 ? parts[at - 1] : undefined);
    return [
      {
        before: words.slice(0, hasArticle ? first - 1 : first).join(' '),
        phrase,
        head,
        after: words.slice(end).join(' '),
        other: near?.head,
        isFirst: at === 1,
      },
    ];
  });
}

/** "Habitats divided by roads", "and the damage it causes". */
const hasClause = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      unfit.test(word) ||
      (word === 'and' && (article.test(words[at + 1] ?? '') || bindings.test(words[at + 2] ?? ''))) ||
      (/..ed$/u.test(word) &&
        at > 0 &&
        !bindings.test(words[at - 1] ?? '') &&
        !/^(?:the|an?|and|[a-z]+ing)$/u.test(words[at - 1] ?? '')),
  );

/** Not "a measure of …", "as a …", "willingness to …". */
function isFreePlace(words: readonly string[], border: number, at: number): boolean {
  const word = words[border] ?? '';
  // "Passing on".
  if (word === 'as' || (at > 1 && /..ing$/u.test(words[border - 1] ?? '') && word === 'on')) return false;
  if (word === 'of') return at === 1;
  return word !== 'to' || isAim(words.slice(0, border)) || gives.test(words.slice(0, border).join(' '));
}

/** "The effort to protect": who makes it is not said of other things. */
const opensAim = (words: readonly string[], end: number, at: number): boolean =>
  words[end] === 'to' &&
  !gives.test(words.slice(0, end).join(' ')) &&
  !(at === 1 && /\b(?:tendency|ability|power)\b/u.test(words.slice(0, end).join(' ')));

const gives =
  /\b(?:contributions?|harm|damage|importance|threat|danger|benefits?|value|resistance|access)\b/u;
const isAim = (before: readonly string[]): boolean =>
  before.some((word) => /^(?:tendency|ability|power|need|ways?|desire|methods?|efforts?)$/u.test(word));

interface Part {
  /** Place of the preposition before it. */
  border: number;
  first: number;
  end: number;
  head: string;
}

/** The phrases between the prepositions, each behind its article and its -ing form: preventing | asthma. */
function readParts(words: readonly string[]): Part[] {
  const starts = words.flatMap((word, at) => (bindings.test(word) ? [at] : []));
  const borders = [-1, ...starts, words.length];
  return borders.slice(0, -1).flatMap((border, at) => {
    const end = borders[at + 1] ?? words.length;
    let first = border + 1;
    const isDeed = /..ing$/u.test(words[first] ?? '') && words[border] !== 'as';
    const isVerb = words[border] === 'to' && isAim(words.slice(0, border));
    if ((isDeed || isVerb) && end - first > 1) first += 1;
    if (article.test(words[first] ?? '')) first += 1;
    const clung = words.slice(first, end).findIndex((word) => clinging.test(word));
    const head = words[clung > 0 ? first + clung - 1 : end - 1] ?? '';
    return first < end ? [{ border, first, end, head }] : [];
  });
}
