import { describe, expect, it } from 'vitest';

import { findPhraseAt, findPhrases, type PhraseWord } from './match-phrases.ts';
import { listPhrases } from './phrases.ts';

/** `word`, `word/lemma` or `word/lemma/TAG`. */
function read(sentence: string): PhraseWord[] {
  return sentence.split(' ').map((cell) => {
    const [word = '', lemma, tag] = cell.split('/');
    return {
      lower: word.toLowerCase(),
      lemma: lemma ?? word.toLowerCase(),
      ...(tag === undefined ? {} : { tag }),
    };
  });
}

const textsOf = (sentence: string) => findPhrases(read(sentence)).map(({ phrase }) => phrase.text);

describe('listPhrases', () => {
  it('is all found where it stands in lemma form', () => {
    const isLonger = (text: string, found: string | undefined) =>
      found !== undefined && found.split(' ').length >= text.split(' ').length - 1;
    const lost = listPhrases().filter(({ text, elements }) => {
      const words = elements.map((one) =>
        one === '~'
          ? 'stone'
          : one === '~ing'
            ? 'running'
            : one === "one's"
              ? 'their'
              : one === 'oneself'
                ? 'himself'
                : one,
      );
      return !isLonger(text, findPhraseAt(read(words.join(' ')), 0)?.phrase.text);
    });
    expect(lost.map(({ text }) => text)).toEqual([]);
  });
});

describe('findPhraseAt', () => {
  it('gives the meaning and the words of the phrase', () => {
    const found = findPhraseAt(read('accounts/account for most of it'), 0);
    expect(found?.phrase).toMatchObject({
      text: 'account for',
      meaning: '설명하다 / 차지하다',
      isSeparable: false,
    });
    expect(found?.positions).toEqual([0, 1]);
  });

  it('prefers the longest phrase', () => {
    expect(findPhraseAt(read('a large number of people'), 0)?.phrase.text).toBe('a large number of');
  });

  it.each([
    ['in the face of danger', ['in the face of']],
    ['calm in the faces/face/NNS of others', []],
    ['at/at cost/cost/NN of', []],
    ['on the grounds/ground/NNS of age', ['on the grounds of']],
    ['at the costs/cost/NNS of others', []],
  ])('a noun in a fixed phrase stands as it is listed: %s', (sentence, texts) => {
    expect(textsOf(sentence)).toEqual(texts);
  });

  it('leaves out what fills an open place', () => {
    expect(findPhraseAt(read('takes/take the cost into account'), 0)?.positions).toEqual([0, 3, 4]);
    expect(findPhraseAt(read('take into account the cost'), 0)?.positions).toEqual([0, 1, 2]);
    expect(findPhraseAt(read('prevented/prevent/VBN from/from/IN going/go/VBG'), 0)?.phrase.text).toBe(
      'prevent ~ from',
    );
  });

  it('does not reach over the end of a clause', () => {
    expect(textsOf('take the bus . into account')).toEqual([]);
  });

  it('finds a phrasal verb around its object, but not around any words', () => {
    expect(textsOf('put/put/VBD it/it/PRP off/off/RP')).toEqual(['put off']);
    expect(textsOf('put/put/VBD the/the/DT meeting/meeting/NN off/off/RP')).toEqual(['put off']);
    expect(textsOf('put/put/VBD and/and/CC went/go/VBD off/off/RP')).toEqual(['go off']);
  });

  it('leaves a preposition to the adverb that it opens', () => {
    expect(textsOf('improves/improve/VBZ on/on/IN the/the/DT spot/spot/NN')).toEqual(['on the spot']);
    expect(textsOf('improves/improve/VBZ on/on/IN the/the/DT design/design/NN')).toEqual(['improve on']);
    expect(textsOf('relies/rely/VBZ on/on/IN his/his/PRP$ own/own/JJ senses/sense/NNS')).toContain('rely on');
  });

  it('takes a noun for no verb', () => {
    expect(textsOf('the/the/DT account/account/NN for/for/IN me/me/PRP')).toEqual([]);
  });

  it('reads possessives, adverbs after be, and other copulas', () => {
    expect(textsOf('changed/change her mind')).toEqual(["change one's mind"]);
    expect(textsOf('are/be/VBP not/not/RB aware/aware/JJ of/of/IN')).toEqual(['be aware of']);
    expect(textsOf('became/become/VBD aware/aware/JJ of/of/IN')).toEqual(['be aware of']);
  });

  it('finds nothing past the end or in no words', () => {
    expect(findPhraseAt([], 0)).toBeUndefined();
    expect(findPhraseAt(read('above'), 0)).toBeUndefined();
    expect(findPhraseAt(read('above all'), 5)).toBeUndefined();
  });
});
