import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { sampleBook } from '#sample-book.ts';

const analyse = (text: string) => analysePassage({ id: 'p', text });
const tagOf = (text: string, word: string) => analyse(text).tokens.find((token) => token.lower === word)?.tag;
const passages = sampleBook.units.flatMap((unit) => unit.passages.map((passage) => passage.source));

function expectSound({ text, sentences, tokens, chunks }: PassageAnalysis): void {
  tokens.forEach((token, index) => {
    expect(token.index).toBe(index);
    expect(text.slice(token.start, token.end)).toBe(token.text);
    const sentence = sentences[token.sentence];
    expect(sentence !== undefined && token.start >= sentence.start && token.end <= sentence.end).toBe(true);
    expect(token.tag).not.toBe('');
  });
  let next = 0;
  for (const sentence of sentences) {
    expect(sentence.firstToken).toBe(next);
    expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
    next = sentence.endToken;
  }
  expect(next).toBe(tokens.length);
  for (const { firstToken, endToken, head } of chunks) {
    expect(firstToken <= head && head < endToken).toBe(true);
    expect(tokens[firstToken]?.sentence).toBe(tokens[endToken - 1]?.sentence);
  }
}

describe('analysePassage', () => {
  it('has exact offsets and whole sentences in every sample passage', () => {
    for (const passage of passages) expectSound(analysePassage(passage));
  });

  it('never throws and stays sound on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        expectSound(analyse(text));
      }),
      { numRuns: 120 },
    );
  });

  it('stays sound on words, marks and object names in any order', () => {
    const unit = fc.constantFrom(
      'the ',
      'cat ',
      "don't ",
      'constructor ',
      '__proto__ ',
      'to',
      ' ',
      '. ',
      ', ',
      '“',
      '”',
      '’s ',
      'ran ',
      'that ',
      'HAD ',
      '3.5% ',
      '😀',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 40 }), (parts) => {
        expectSound(analyse(parts.join('')));
      }),
      { numRuns: 120 },
    );
  });

  it('gives the same analysis whatever was analysed before', () => {
    const [first, second] = passages;
    if (first === undefined || second === undefined) throw new Error('the sample book is empty');
    const fresh = analysePassage(first);
    analysePassage(second);
    expect(analysePassage(first)).toEqual(fresh);
    expect(analysePassageOnce(first)).toEqual(fresh);
  });

  it('keeps the sentences that the teacher mended, unless they do not fit the text', () => {
    const text = 'One two. Three four.';
    const whole = [{ start: 0, end: text.length }];
    expect(analysePassage({ id: 'p', text, sentences: whole }).sentences).toHaveLength(1);
    expect(analysePassage({ id: 'p', text, sentences: [{ start: 0, end: 999 }] }).sentences).toHaveLength(2);
  });

  it('takes nothing from a passage of the same text that is cut elsewhere', () => {
    const text = 'Five six. Seven eight.';
    const whole = { id: 'p', text, sentences: [{ start: 0, end: text.length }] };
    expect(analysePassageOnce({ id: 'p', text }).sentences).toHaveLength(2);
    expect(analysePassageOnce(whole).sentences).toHaveLength(1);
    expect(analysePassageOnce({ id: 'p', text }).sentences).toHaveLength(2);
  });

  it('leaves footnote lines out of the sentences', () => {
    const { sentences } = analyse('The thermostat fell. It broke.\n* thermostat: 온도 조절 장치');
    expect(sentences.map((sentence) => sentence.text)).toEqual(['The thermostat fell.', 'It broke.']);
  });
});

describe('the voted tags', () => {
  it.each([
    ['I know that he left.', 'that', 'IN'],
    ['The book that fell was mine.', 'that', 'WDT'],
    ['The fact that he left is sad.', 'that', 'IN'],
    ['We spoke of that.', 'that', 'DT'],
    ['Two ships were lost that winter.', 'that', 'DT'],
    ['They believed that winter would be mild.', 'that', 'IN'],
    ['He wants to go there.', 'to', 'TO'],
    ['He went to the house.', 'to', 'IN'],
    ['The house built by him is old.', 'built', 'VBN'],
    ['She has lost the key.', 'lost', 'VBN'],
    ['She lost the key.', 'lost', 'VBD'],
    ['The man who called was late.', 'called', 'VBD'],
    ['The causes pursued by the crowd varied widely.', 'pursued', 'VBN'],
    ['Having read it, they slept.', 'read', 'VBN'],
    ['Had the traveler asked a question, it would have helped.', 'asked', 'VBN'],
    ['They made him work hard.', 'work', 'VB'],
    ['The children play outside.', 'play', 'VBP'],
    ['Many coaches mix their drills.', 'mix', 'VBP'],
    ['The distance changes, and a defender closes in.', 'changes', 'VBZ'],
    ['They have chewed coca leaves for centuries.', 'leaves', 'NNS'],
    ['The world’s leading authority spoke.', "'s", 'POS'],
    ['It’s raining again.', "'s", 'VBZ'],
    ['They saw her there.', 'her', 'PRP'],
    ['They saw her dog.', 'her', 'PRP$'],
    ['There is a dog here.', 'there', 'EX'],
    ['It is more useful now.', 'more', 'RBR'],
    ['It gives thought a direction.', 'thought', 'NN'],
    ['Many people live in the US today.', 'us', 'NNP'],
  ])('%s (%s is %s)', (text, word, tag) => {
    expect(tagOf(text, word)).toBe(tag);
  });

  it('sees a proper noun at the start of a sentence when it comes again inside one', () => {
    const { tokens } = analyse('Sora went home. The house of Sora was old.');
    expect(tokens[0]?.tag).toBe('NNP');
  });

  it('is sure of nine words in ten of the sample book', () => {
    const tokens = passages.flatMap((passage) => analysePassage(passage).tokens);
    const sure = tokens.filter((token) => token.isSure).length;
    expect(sure / tokens.length).toBeGreaterThan(0.88);
  });
});

describe('the lemmas', () => {
  it.each([
    ['The children brushed their teeth after dinner.', 'teeth', 'tooth'],
    ['Most fishermen were asleep in the harbor.', 'fishermen', 'fisherman'],
    ['His grandchildren came on Sundays.', 'grandchildren', 'grandchild'],
    ['Both stimuli were shown for one second.', 'stimuli', 'stimulus'],
    ['We could see the mice there.', 'mice', 'mouse'],
    ['The data were collected by a specimen.', 'specimen', 'specimen'],
    ['The media like short answers.', 'media', 'media'],
    ['The dice fell on the table.', 'dice', 'dice'],
  ])('in %j, %s is a form of %s, whether it is taken for a plural or not', (text, word, lemma) => {
    expect(analyse(text).tokens.find(({ lower }) => lower === word)?.lemma).toBe(lemma);
  });
});

describe('the chunks', () => {
  it('finds base phrases with their heads', () => {
    const { chunks, tokens } = analyse('The very old man has quickly eaten an apple in the garden.');
    const shown = chunks.map(({ type, firstToken, endToken, head }) => [
      type,
      tokens
        .slice(firstToken, endToken)
        .map(({ text }) => text)
        .join(' '),
      tokens[head]?.text,
    ]);
    expect(shown).toEqual([
      ['NP', 'The very old man', 'man'],
      ['VP', 'has quickly eaten', 'eaten'],
      ['NP', 'an apple', 'apple'],
      ['PP', 'in the garden', 'in'],
      ['NP', 'the garden', 'garden'],
    ]);
  });
});
