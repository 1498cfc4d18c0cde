import { describe, expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { findAnswers } from '#wording/answer-spots.ts';
import { getValence, isFamily, relate } from '#wording/concepts.ts';
import { listTellingWords } from '#wording/evidence.ts';
import { findLink, findNegator } from '#wording/links.ts';
import { formLike, takesAn } from '#wording/swap-form.ts';
import { readVerbUse } from '#wording/swap-slots.ts';
import { findWordSpots } from '#wording/word-spots.ts';

const read = (text: string) => analysePassage({ id: 't', text });

function find(text: string, word: string, nth = 0) {
  const analysis = read(text);
  const token = analysis.tokens.filter(({ lower }) => lower === word)[nth];
  const sentence = analysis.sentences[token?.sentence ?? 0];
  if (token === undefined || sentence === undefined) throw new Error(`no ${word}`);
  return {
    analysis,
    token,
    view: viewSentence(analysis, sentence),
    index: token.index - sentence.firstToken,
  };
}

describe('takesAn', () => {
  test.each(['hour', 'honest', 'unusual', 'umbrella', 'easy', 'unimportant', 'uninteresting', 'heir'])(
    'an %s',
    (word) => {
      expect(takesAn(word)).toBe(true);
    },
  );
  test.each(['house', 'useful', 'university', 'European', 'one', 'unique', 'uniform', 'big'])(
    'a %s',
    (word) => {
      expect(takesAn(word)).toBe(false);
    },
  );
});

describe('isFamily', () => {
  test.each([
    ['rare', 'rarely'],
    ['decide', 'decision'],
    ['happy', 'happiness'],
    ['grow', 'growth'],
    ['increase', 'increasingly'],
  ])('%s and %s', (left, right) => {
    expect(isFamily(left, right)).toBe(true);
    expect(isFamily(right, left)).toBe(true);
  });
  test.each([
    ['care', 'careless'],
    ['harmful', 'harmless'],
    ['form', 'forest'],
    ['hard', 'hardware'],
    ['certain', 'uncertain'],
  ])('not %s and %s', (left, right) => {
    expect(isFamily(left, right)).toBe(false);
  });
});

describe('relate', () => {
  test('opposites, words of one scale, derivations, and strangers', () => {
    expect(relate({ lemma: 'increase', pos: 'v' }, { lemma: 'decrease', pos: 'v' })).toBe('antonym');
    expect(relate({ lemma: 'increase', pos: 'v' }, { lemma: 'growth', pos: 'n' })).toBe('same');
    expect(relate({ lemma: 'increase', pos: 'v' }, { lemma: 'decline', pos: 'n' })).toMatch(
      /antonym|opposite/u,
    );
    expect(relate({ lemma: 'rare', pos: 'adj' }, { lemma: 'rarely', pos: 'adv' })).toBe('family');
    expect(relate({ lemma: 'increase', pos: 'v' }, { lemma: 'yellow', pos: 'adj' })).toBeUndefined();
  });

  test('praise and blame', () => {
    expect(getValence({ lemma: 'generous', pos: 'adj' })).toBe(1);
    expect(getValence({ lemma: 'damage', pos: 'n' })).toBe(-1);
    expect(getValence({ lemma: 'table', pos: 'n' })).toBe(0);
  });
});

describe('formLike', () => {
  test('keeps the form, and refuses two words or another article', () => {
    const verb = find('The price decreased last year.', 'decreased');
    expect(formLike(verb.token, verb.view.at(verb.index - 1), 'rise')).toBe('rose');
    const noun = find('It was a weakness of the plan.', 'weakness');
    expect(formLike(noun.token, noun.view.at(noun.index - 1), 'strength')).toBe('strength');
    expect(formLike(noun.token, noun.view.at(noun.index - 1), 'advantage')).toBeUndefined();
    const degree = find('This is an easier task.', 'easier');
    expect(formLike(degree.token, degree.view.at(degree.index - 1), 'difficult')).toBeUndefined();
  });
});

describe('readVerbUse', () => {
  test.each([
    ['They destroyed the old bridge.', 'destroyed', 't'],
    ['The old bridge was destroyed by the flood.', 'destroyed', 't'],
    ['Prices declined during the war.', 'declined', 'i'],
    ['The number of visitors increased.', 'increased', 'i'],
    ['They encouraged us to go.', 'encouraged', 'unclear'],
    ['The results show that it works.', 'show', 'unclear'],
    ['These are the goals that they pursue.', 'pursue', 'unclear'],
    ['They prevented the boys from swimming.', 'prevented', 'unclear'],
  ])('%s', (text, word, use) => {
    const { view, index } = find(text, word);
    expect(readVerbUse(view, index)).toBe(use);
  });
});

describe('findLink', () => {
  test.each([
    ['The rich travel a lot, whereas the poor stay at home.', 'rich', 'poor', 'contrast', 'whereas'],
    ['While the old plan was cheap, the new one is expensive.', 'cheap', 'expensive', 'contrast', 'While'],
    ['It is useful because it helps everyone.', 'useful', 'helps', 'accord', 'because'],
    ['It is safe. However, many people find it dangerous.', 'safe', 'dangerous', 'contrast', 'However'],
    ['It is safe. Therefore, people trust it.', 'safe', 'trust', 'accord', 'Therefore'],
    ['It is safe. People trust it.', 'safe', 'trust', 'none', ''],
    ['The road was long, yet the walk was short.', 'long', 'short', 'contrast', 'yet'],
    ['They chose peace instead of war.', 'peace', 'war', 'contrast', 'instead'],
    ['He trusted luck rather than skill.', 'luck', 'skill', 'contrast', 'rather'],
    ['The buyer has no choice but to trust the seller.', 'buyer', 'seller', 'none', ''],
    [
      'They choose a famous but quiet inn, while the guests want a near one.',
      'choose',
      'want',
      'contrast',
      'while',
    ],
    ['Silence is not a lack of art but a tool that gives sound its sense.', 'silence', 'sound', 'none', ''],
    ['The gain is not yet clear to those who fear a loss.', 'gain', 'loss', 'none', ''],
    ['The war was yet another defeat for the weak.', 'war', 'weak', 'none', ''],
    ['The rich town has yet to help the poor.', 'rich', 'poor', 'none', ''],
    ['The strong, instead of resting, soon grew weak.', 'strong', 'weak', 'none', ''],
    ['The gain, rather than growing, became a loss.', 'gain', 'loss', 'none', ''],
  ])('%s', (text, left, right, direction, words) => {
    const { analysis, token } = find(text, left);
    const other = analysis.tokens.find(({ lower }) => lower === right);
    expect(findLink(analysis, token, other ?? token)).toMatchObject({ direction, words });
  });
});

describe('findNegator', () => {
  test.each([
    ['This is not a safe place.', 'safe', 'not'],
    ['It reduces the danger.', 'danger', 'reduces'],
    ['It is not large, and it is safe.', 'safe', undefined],
    ['Nobody knew that it was safe.', 'safe', undefined],
  ])('%s', (text, word, negator) => {
    const { analysis, token } = find(text, word);
    expect(findNegator(analysis, token)?.text).toBe(negator);
  });
});

function listAnswers(text: string) {
  const analysis = read(text);
  return findAnswers(analysis);
}

describe('findWordSpots', () => {
  const answersOf = (text: string) =>
    listAnswers(text).map(({ spot, swap }) => `${spot.token.text}>${swap.form}`);

  test('an opposite in contrast is evidence for a word', () => {
    const text =
      'Experts accept the theory. However, most ordinary readers firmly reject the theory. It is long.';
    expect(answersOf(text).join()).toMatch(/reject(?:s|ed)?>|accept>/u);
  });

  test('a word without anything to say for it is no answer', () => {
    expect(
      answersOf('He opened a heavy box. It rained. They accepted the invitation. The room was green.'),
    ).toEqual([]);
  });

  test('a word inside a phrase is left alone', () => {
    const spots = findWordSpots(
      read('She takes part in the game in order to win. He gave up his weak plan.'),
    );
    expect(spots.map(({ token }) => token.lower)).not.toContain('part');
    expect(spots.map(({ token }) => token.lower)).not.toContain('order');
  });

  const spotsOf = (text: string) => findWordSpots(read(text)).map(({ token }) => token.lower);

  test.each([
    ['They called it a “negative tax” and went home.', 'negative'],
    ['Writers speak of "false memory," which is common.', 'false'],
    ['This is known as the ‘weak link’ of the chain.', 'weak'],
  ])('a term in quotation marks is left alone: %s', (text, word) => {
    expect(spotsOf(text)).not.toContain(word);
  });

  test.each([
    ['“The weak leader was blamed for the loss of the town,” she wrote.', 'weak'],
    ['The farmers’ weak plan pleased the workers’ friends.', 'weak'],
    ['It was a negative answer to the “tax” of the town.', 'negative'],
  ])('a word of quoted speech or beside a term may be asked: %s', (text, word) => {
    expect(spotsOf(text)).toContain(word);
  });

  test.each([
    'They moved here in the early nineteenth century.',
    'The late sixties were a time of change.',
    'It came in early summer with the rain.',
  ])('which end of a time is meant no text shows: %s', (text) => {
    expect(spotsOf(text).filter((word) => /^(?:early|late)$/u.test(word))).toEqual([]);
  });

  test.each([
    ['The old custom grew weaker and weaker over the years.', 'weaker'],
    ['The road became narrower and narrower behind the town.', 'narrower'],
  ])('a word that only repeats itself is left alone: %s', (text, word) => {
    expect(spotsOf(text)).not.toContain(word);
  });

  test.each([
    'The early trains were slow.',
    'A late reply made them angry.',
    'Their early success surprised them.',
  ])('early and late of a thing may be asked: %s', (text) => {
    expect(spotsOf(text).filter((word) => /^(?:early|late)$/u.test(word))).toHaveLength(1);
  });
});

describe('evidence', () => {
  const strengths = (text: string, word: string) =>
    listAnswers(text)
      .filter(({ spot }) => spot.token.lower === word)
      .map(({ evidence }) => evidence.strength);

  test('neither both poles at once nor the object of a denied verb speaks for a word', () => {
    const text =
      'They reveal that the amount of the gas has risen and fallen, never exceeding a certain limit. ' +
      'Dust in the layers tells when volcanoes erupted and where deserts were expanding.';
    expect(strengths(text, 'expanding')).toEqual([]);
  });

  test.each([
    ['a weakness', false],
    ['great weakness', true],
  ])('“%s” tells how strong a thing is: %s', (words, expected) => {
    const analysis = read(`The plan has ${words} in the eyes of the town.`);
    const telling = analysis.sentences.flatMap((sentence) => listTellingWords(analysis, sentence));
    expect(telling.some(({ token }) => token.lower === 'weakness')).toBe(expected);
  });

  test.each([
    ['She flew a high-powered plane to the lake. It was the highest flight of the year.', 'highest'],
    ['They run a rich-media site. The richest readers pay for it every single year.', 'richest'],
    ['He drove a strong-smelling truck. The strongest men of the town sat in it.', 'strongest'],
  ])('half of a word joined by a hyphen speaks for no word: %s', (text, word) => {
    expect(strengths(text, word)).toEqual([]);
  });

  test.each([
    ['A weak rope broke in the storm. The weakest rope of all was cut at once.', 'weakest'],
    ['A rich woman owned it. The richest women of the town met there.', 'richest'],
    ['A strong wind blew all night. The strongest wind came before the morning.', 'strongest'],
  ])('the same word by itself speaks for it: %s', (text, word) => {
    expect(strengths(text, word)).toHaveLength(1);
  });

  test('the noun of a connective speaks for no word', () => {
    const text =
      'Journals prefer positive results. As a consequence, the same roads are explored again and again.';
    expect(strengths(text, 'results')).toEqual([]);
  });
});
