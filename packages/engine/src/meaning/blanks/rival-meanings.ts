import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

/** Where the first sense of the dictionary is not the one in which the rows have a word: verbs there have an object. */
const meanings: Readonly<Partial<Record<PartOfSpeech, Readonly<Record<string, string>>>>> = {
  n: {
    accident: '우연',
    order: '질서',
    chance: '우연',
    union: '결합',
    disorder: '무질서',
    appearance: '겉모습',
  },
  v: {
    increase: '늘리다, 증가시키다',
    decrease: '줄이다',
    diminish: '줄이다, 감소시키다',
    worsen: '악화시키다',
    deepen: '깊게 하다, 심화하다',
    change: '바꾸다',
    contradict: '반박하다',
    discourage: '막다, 단념시키다',
    defend: '옹호하다',
    spread: '퍼뜨리다',
    consider: '고려하다',
    keep: '유지하다',
  },
  adj: { original: '독창적인', critical: '비판적인' },
};

/** The Korean meaning in which a word stands as a wrong one; empty where the dictionary has none. */
export const tellRival = (lemma: string, pos: PartOfSpeech): string =>
  meanings[pos]?.[lemma] ?? findEntry(lemma, pos)?.senses[0] ?? '';
