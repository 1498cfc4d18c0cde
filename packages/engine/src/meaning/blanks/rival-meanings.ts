import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

/** Where the first sense of the dictionary is not the one in which the rows have a word. */
const meanings: Readonly<Partial<Record<PartOfSpeech, Readonly<Record<string, string>>>>> = {
  n: {
    accident: '우연',
    order: '질서',
    chance: '우연',
    union: '결합',
    disorder: '무질서',
    appearance: '겉모습',
    reflection: '성찰, 숙고',
  },
  adj: { original: '독창적인', critical: '비판적인', natural: '자연스러운' },
};

/** The Korean meaning in which a word stands as a wrong one; empty where the dictionary has none. */
export const tellRival = (lemma: string, pos: PartOfSpeech): string =>
  meanings[pos]?.[lemma] ?? findEntry(lemma, pos)?.senses[0] ?? '';
