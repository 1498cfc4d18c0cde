import type { SentenceView } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';

/** What a fixed group of words opens: a clause, a phrase with a noun, or nothing. */
type Opening = 'clause' | 'phrase' | 'none';

const rows: readonly [Opening, string][] = [
  [
    'clause',
    `and yet|as when|much as|even though|even if|even when|as if|as though|so that|now that|such that|provided that|given that|except that|as soon as|as long as|so long as|
    just as|just when|only if|only when|only because|simply because|partly because|precisely because|mainly because|largely because|ever since|
    not because|not only because|in part because|in large part because|in order that|by the time|no matter how|no matter what|no matter where|
    no matter who|whether or not|just because|long before|shortly after|soon after|right after|long after|not until|as much as|as far as|to the extent that|on condition that|on the condition that|on the grounds that`,
  ],
  [
    'phrase',
    `because of|in part because of|in part due to|largely due to|according to|right next to|right in front of|due to|instead of|in front of|in spite of|in addition to|on behalf of|in terms of|by means of|in case of|
    such as|as well as|rather than|other than|apart from|aside from|along with|together with|thanks to|regardless of|
    in favor of|in favour of|in place of|in response to|in contrast to|in relation to|with respect to|with regard to|as opposed to|up to|
    for the sake of|at the expense of|in the face of|on the basis of|in the course of|in the form of|at the end of|at the beginning of|
    in the middle of|as a result of|by way of|with the help of|in the case of|on top of|out of|ahead of|next to|close to|prior to|
    in search of|in charge of|in need of|in exchange for|at the cost of|on account of|in the process of|on the verge of|as a means of|
    in the absence of|in the presence of|under the influence of|at the height of|in the hope of|in the hands of`,
  ],
  [
    'none',
    `more than|less than|at least|at most|at all|at first|at last|at once|at times|in fact|in general|in particular|in turn|for example|
    for instance|of course|as well|so far|no longer|not only|but also|each other|one another|on the other hand|in other words|after all|
    a lot of|a number of|a great deal of|a variety of|a series of|a range of|a kind of|a sort of|a pair of|a couple of|plenty of|lots of|
    the number of|the amount of|a few of|one of|some of|many of|most of|all of|each of|half of|none of|dozens of|hundreds of|
    thousands of|millions of|take care of|make use of|take advantage of|get rid of|keep track of|pay attention to|put an end to|
    give rise to|come up with|put up with|get along with|look forward to|take part in|make sense of|lose sight of|catch up with|
    keep up with|run out of|take into account|take for granted|be used to|used to|have to|has to|had to|ought to|be able to|going to|
    from time to time|day after day|over and over|again and again|little by little|step by step|face to face|side by side|
    once or twice|there and back|more and more|less and less|up and down|back and forth|once in a while|in the long run|sooner or later|so as to|in order to|in a row|at a time|on purpose|at hand|in itself|
    as to|as for|as of|by far|far from|nothing but|anything but|and so on|stay put|stays put|stayed put|or so|if any|if not|what is more|so to speak`,
  ],
];

interface FixedPhrase {
  words: readonly string[];
  opening: Opening;
}

const phrasesByFirst = new Map<string, FixedPhrase[]>();
for (const [opening, list] of rows) {
  for (const phrase of list.split('|')) {
    const words = phrase.trim().split(/\s+/u);
    const first = words[0] ?? '';
    phrasesByFirst.set(first, [...(phrasesByFirst.get(first) ?? []), { words, opening }]);
  }
}

/** A fixed group of words in a sentence, tokens `[first, end)`. */
export interface PhraseMatch {
  first: number;
  end: number;
  opening: Opening;
}

/** Every fixed group of words of the sentence, the longest one at each place. */
export const findFixedPhrases = readOnce(readFixedPhrases);

function readFixedPhrases(view: SentenceView): readonly PhraseMatch[] {
  const found: PhraseMatch[] = [];
  for (let index = 0; index < view.length; index += 1) {
    const fits = (phrasesByFirst.get(view.at(index).lower) ?? []).filter(({ words }) =>
      words.every((word, offset) => view.at(index + offset).lower === word),
    );
    fits.sort((left, right) => right.words.length - left.words.length);
    const [best] = fits;
    if (best) found.push({ first: index, end: index + best.words.length, opening: best.opening });
  }
  return found;
}
