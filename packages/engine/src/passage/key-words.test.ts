import { findEntries } from '@jadoo/lexicon';
import { describe, expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { glossToken, isRunningWord } from '#passage/gloss.ts';
import { listFootnotes, listKeyWords } from '#passage/key-words.ts';
import { pickKeyWords } from '#passage/pick-key-words.ts';
import { listMeanings, pickWordDistractors, shareMeaning } from '#passage/word-distractors.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';

const all = { min: 1, max: 4 };
const listWords = (text: string, range = all) =>
  listKeyWords({ id: 'p', text }, analysePassage({ id: 'p', text }), range);
const passages = sampleBook.units.flatMap((unit) => unit.passages.map((passage) => passage.source));

describe('listKeyWords', () => {
  it('lists lemmas once, by first appearance, without names and function words', () => {
    const words = listWords(
      'The scientists in Paris observed galaxies, and later they observed a galaxy again.',
    );
    expect(words.map(({ lemma }) => lemma)).toEqual(['scientist', 'observe', 'galaxy', 'again']);
  });

  it('takes the sense of the part of speech', () => {
    const [verb] = listWords('They urge us to go.', { min: 2, max: 4 });
    const [noun] = listWords('The urge to eat grew.', { min: 2, max: 4 });
    expect([verb?.posLabel, verb?.senses[0]]).toEqual(['동', '촉구하다, 권고하다']);
    expect([noun?.posLabel, noun?.senses[0]]).toEqual(['명', '욕구, 충동']);
  });

  it('keeps to the bands', () => {
    for (const passage of passages) {
      const words = listKeyWords({ ...passage, footnotes: [] }, analysePassage(passage), { min: 3, max: 3 });
      expect(words.every(({ band }) => band === 3)).toBe(true);
    }
  });

  it('lists no two phrases of one word', () => {
    const words = listWords('The hall was filled with smoke, and she filled the jar with sand.');
    expect(words.filter(({ isPhrase }) => isPhrase).map(({ lemma }) => lemma)).toEqual(['be filled with']);
  });

  it('takes the meaning of a footnote before its own', () => {
    const source = {
      id: 'p',
      text: 'The fungi soften the wood and feed it.',
      footnotes: [{ word: 'fungi', meaning: '균류' }],
    };
    const [first] = listKeyWords(source, analysePassage(source), all);
    expect(first).toMatchObject({ lemma: 'fungi', posLabel: '명', senses: ['균류'], start: 4, end: 9 });
  });

  it('labels a footnote by the meaning that the teacher gave it', () => {
    const text = 'Where the varnish had cracked, the keepers rehearse a rusty scene on the moor.';
    const footnotes = [
      { word: 'varnish', meaning: '광택제' },
      { word: 'rehearse', meaning: '예행연습하다' },
      { word: 'rusty', meaning: '녹슨' },
      { word: 'quay', meaning: '부두' },
    ];
    const source = { id: 'x', text, footnotes };
    const words = listKeyWords(source, analysePassage(source), { min: 4, max: 4 });
    const labels = new Map(words.map(({ lemma, posLabel }) => [lemma, posLabel]));
    expect(footnotes.map(({ word }) => labels.get(word))).toEqual(['명', '동', '형', '명']);
  });

  it("takes the teacher's own meaning before that of the glossary, and a footnote before both", () => {
    const source = {
      id: 'p',
      text: 'The fungi feed the roots. The quoll sleeps.',
      footnotes: [{ word: 'fungi', meaning: '균류' }],
      ownMeanings: { root: '뿌리(식물)', fungi: '곰팡이', quoll: '주머니고양이', constructor: '' },
    };
    const words = listKeyWords(source, analysePassage(source), all);
    const senses = Object.fromEntries(words.map((word) => [word.lemma, word.senses]));
    expect(senses).toMatchObject({ root: ['뿌리(식물)'], fungi: ['균류'], quoll: ['주머니고양이'] });
  });

  it('joins what two sentences tell of one sense, and parts what they tell of two', () => {
    const source = {
      id: 'p',
      text: 'It sank into debt. Its debt grew. The song was recorded. They recorded the heat.',
      translations: ['그것은 빚을 졌다.', '부채는 늘었다.', '노래는 녹음되었다.', '그들은 더위를 기록했다.'],
    };
    const words = listKeyWords(source, analysePassage(source), all);
    const used = Object.fromEntries(words.map((word) => [word.lemma, word.used]));
    expect(used).toMatchObject({ debt: ['부채, 빚'], record: ['녹음하다', '기록하다'] });
  });

  it('keeps an own meaning to the part of speech it was written for', () => {
    const find = (text: string) => {
      const source = { id: 'p', text, ownMeanings: { 'address 명': '주소(집)' } };
      return listKeyWords(source, analysePassage(source), all).find(({ lemma }) => lemma === 'address');
    };
    expect(find('They know the address of the school.')).toMatchObject({
      posLabel: '명',
      senses: ['주소(집)'],
    });
    const verb = find('The writers address the problem.');
    expect(verb).toMatchObject({ posLabel: '동' });
    expect(verb?.senses).not.toEqual(['주소(집)']);
  });

  it('lists no word that means something else in its phrase, and no part of a name', () => {
    const lemmas = listWords(
      'We take clean water for granted, said Maria van der Hoeven of the Associated Press.',
    ).map(({ lemma }) => lemma);
    expect(lemmas).toContain('water');
    for (const word of ['grant', 'van', 'associate', 'press']) expect(lemmas).not.toContain(word);
  });

  it.each([
    ['Exercise contributes to health.', 'contribute to', '~에 기여하다'],
    [
      'Many villages rely heavily on the river, and the rest depend on rain.',
      'depend on',
      '~에 달려 있다 / ~에 의존하다',
    ],
    ['The committee carried out a survey.', 'carry out', '수행하다'],
    ['She is aware of the danger.', 'be aware of', '~을 알고 있다'],
  ])('lists a phrase in one row, without its words: %s', (text, phrase, meaning) => {
    const words = listWords(text, { min: 2, max: 4 });
    expect(words.find(({ lemma }) => lemma === phrase)).toMatchObject({
      posLabel: '구',
      senses: meaning.split(' / '),
    });
    const parts = phrase.split(' ');
    expect(words.filter(({ lemma }) => parts.includes(lemma))).toEqual([]);
  });

  it.each([
    ['They took a small step back from the fire.', 'take back'],
    ['The museum offers a free ride from the station.', 'free ~ from'],
    ['The sudden rise in demand surprised them.', 'in demand'],
    ['They look at the sea.', 'look at'],
    ['Otters eat up to four kilograms of fish.', 'eat up'],
    ['The prize was handed in March to the winner.', 'hand in'],
    ['The listener, who has been led to expect a sound, leans forward.', 'lead to'],
    ['Stone is used to build walls.', 'be used to'],
    ['He worked for the Carry Out Company.', 'carry out'],
  ])('takes no phrase where the words stand by chance, say little, or are a name: %s', (text, phrase) => {
    expect(listWords(text, { min: 2, max: 4 }).map(({ lemma }) => lemma)).not.toContain(phrase);
  });

  it.each([
    ['An official walking tour begins here.', 'official'],
    ['Alternative social networks attract users.', 'alternative'],
    ['A group of hooded youths waited.', 'hood'],
    ['Their bodies adapt to surface gravity slowly.', 'surface'],
    ['The room is so warming in spring.', 'warming'],
    ['They use tricks such as programming vehicles badly.', 'programming'],
    ['It reports burgeoning populations of deer.', 'burgeon'],
    ['Their greatest gift may be shade.', 'shade'],
    ['This year, that means eating late.', 'means'],
    ['They fear human consumption damaging ecosystems.', 'damaging'],
    ['Our eyes dart about three times a second, gathering detail wherever they can.', 'gathering'],
    ['They widened lanes, removed trees, and banned signs.', 'removed'],
    ['The letters worth keeping are in a box.', 'keeping'],
    ['The essay competes with the very object it explains.', 'object'],
    ['Workers depart with their queen and cluster on a branch.', 'cluster'],
    ['An inspector upheld their case, ruling that the animals were pets.', 'ruling'],
    ['The snow trapped an estimated 400 guests.', 'estimate'],
    ['A male patrols the meadow at night.', 'patrol'],
    ['Fitting shades to street lamps helps insects.', 'fitting'],
    ['The soldiers lobbied hard for the line.', 'hard'],
    ['A society in which vows expire is lonely.', 'vow'],
    ['More than a third of all women worldwide suffer from it.', 'worldwide'],
    ['The paintings were worth an estimated $9m.', 'estimate'],
    ['The engineers tried to make shipping easier.', 'ship'],
    ['Two rats separated by thousands of miles were linked.', 'separated'],
    ['The peace-loving half- hidden villagers waited.', 'hide'],
  ])('leaves a word out whose part of speech here is in doubt: %s', (text, lemma) => {
    expect(listWords(text).map((word) => word.lemma)).not.toContain(lemma);
  });

  it.each([
    ['The official signed the letter.', 'official', '명'],
    ['The official report was long.', 'official', '형'],
    ['The workers repaired the damaged bridge.', 'repair', '동'],
    ['The city has lost money.', 'lose', '동'],
    ['Rising to the surface, the whale breathed.', 'surface', '명'],
    ['They want to surface quickly.', 'surface', '동'],
    ['It was the first rocket capable of the flight.', 'capable', '형'],
    ['The police raided the hotel.', 'raid', '동'],
    ['The object on the table is old.', 'object', '명'],
    ['They raid the village.', 'raid', '동'],
    ['The bees formed a cluster on a branch.', 'cluster', '명'],
    ['The ruling that followed was clear.', 'ruling', '명'],
    ['They held a gathering in the hall.', 'gathering', '명'],
    ['It is tempting to believe them.', 'tempting', '형'],
    ['It was a fitting end to the day.', 'fitting', '형'],
    ['The separated couple met again.', 'separated', '형'],
    ['The warming of the sea continues.', 'warming', '명'],
  ])('keeps a word whose place tells its part of speech: %s', (text, lemma, label) => {
    expect(listWords(text).find((word) => word.lemma === lemma)?.posLabel).toBe(label);
  });

  it('does not read "hoping" as hop or "according to" as accord', () => {
    const lemmas = listWords('According to him, they were hoping for rain, and nobody knew.').map(
      ({ lemma }) => lemma,
    );
    expect(lemmas).toContain('hope');
    expect(lemmas).not.toContain('accord');
    expect(lemmas).not.toContain('nobody');
  });
});

describe('a word whose plural means something of its own', () => {
  it('stands in the list as the text has it', () => {
    expect(listWords('They squandered the proceeds on cars.')).toContainEqual(
      expect.objectContaining({ lemma: 'proceeds', posLabel: '명', senses: ['수익금'] }),
    );
  });

  it('and has no meaning of the one', () => {
    expect(listWords('The players came in their dozens.')).toContainEqual(
      expect.objectContaining({ lemma: 'dozens', senses: ['수십'] }),
    );
  });
});

describe('listFootnotes', () => {
  it('joins given and written notes, the given ones first', () => {
    const text = 'A ridge.\n* ridge: 산\n* hut: 오두막';
    expect(listFootnotes({ id: 'p', text, footnotes: [{ word: 'Ridge', meaning: '산등성이' }] })).toEqual([
      { word: 'Ridge', meaning: '산등성이' },
      { word: 'hut', meaning: '오두막' },
    ]);
  });
});

describe('pickKeyWords', () => {
  it('prefers harder words and returns them in the order of the text', () => {
    const text = passages[0]?.text ?? '';
    const analysis = analysePassage({ id: 'p', text });
    const words = listWords(text);
    const picked = pickKeyWords(words, analysis, { count: 8, enough: 8, variation: 0 }, createRandom(1));
    expect(picked).toHaveLength(8);
    expect(picked.map(({ start }) => start)).toEqual(
      picked.map(({ start }) => start).sort((left, right) => left - right),
    );
    expect(picked.every(({ band }) => band >= 2)).toBe(true);
  });
});

describe('a noun that stands in a compound', () => {
  it.each(['They wear leather armor under a uniform.', 'The vaccine shortage shocked the colleague.'])(
    'comes behind words of its level that stand alone: %s',
    (text) => {
      const words = listWords(text, { min: 2, max: 4 });
      expect(words.filter(({ isOpen }) => isOpen).map(({ lemma }) => lemma)).not.toContain('colleague');
      expect(words.find(({ lemma }) => /armor|shortage/u.test(lemma))?.isOpen).toBe(true);
    },
  );

  it('is left out when it has many senses', () => {
    const lemmas = listWords('A sourdough starter shocked the colleague.').map(({ lemma }) => lemma);
    expect(lemmas).toContain('colleague');
    expect(lemmas).not.toContain('starter');
  });
});

describe('words of one level', () => {
  it('come with the one first whose meaning is certain', () => {
    const source = { id: 'p', text: 'The arrangement pleased the colleague.' };
    const analysis = analysePassage(source);
    const words = listKeyWords(source, analysis, { min: 2, max: 2 });
    const pick = () =>
      pickKeyWords(words, analysis, { count: 1, enough: 1, variation: 0 }, createRandom(1)).map(
        ({ lemma }) => lemma,
      );
    expect(words.map(({ lemma, isOpen }) => [lemma, isOpen])).toEqual([
      ['arrangement', true],
      ['colleague', false],
    ]);
    expect(pick()).toEqual(['colleague']);
  });
});

describe('the glossary over the sample book', () => {
  it('covers at least 94 of 100 running words', () => {
    const counts = passages.map((passage) => {
      const { tokens } = analysePassage(passage);
      const running = tokens.filter(isRunningWord);
      return [
        running.filter((token) => glossToken(tokens, token) !== undefined).length,
        running.length,
      ] as const;
    });
    const glossed = counts.reduce((sum, [known]) => sum + known, 0);
    const running = counts.reduce((sum, [, count]) => sum + count, 0);
    expect(glossed / running).toBeGreaterThan(0.94);
  });
});

describe('distractors', () => {
  it.each([
    [['결정'], ['결정하다'], true],
    [['명확한, 분명한'], ['분명히'], true],
    [['(군대의) 계급'], ['계급, 지위'], true],
    [['거리'], ['감정'], false],
    [['길'], ['길이'], false],
    [['먹다'], ['먹이다'], false],
  ])('%j and %j share a meaning: %s', (left, right, expected) => {
    expect(shareMeaning(left, right)).toBe(expected);
  });

  it('reads single meanings without remarks', () => {
    expect(listMeanings(['(군대의) 계급, 지위', '~로 여기다'])).toEqual(['계급', '지위', '로여기다']);
  });

  it.each([
    ['Health experts approve the plan.', 'approve', /받아들이다|인정하다|허락하다/u],
    ['The crowd was largely silent.', 'largely', /일반적으로|대개|보통/u],
    ['A massive wave hit the coast.', 'massive', /넓은|막대한|엄청난/u],
  ])('hold none that a reader could take for the meaning as well: %s', (text, lemma, near) => {
    const word = listWords(text).find((one) => one.lemma === lemma);
    for (let seed = 1; seed <= 12; seed += 1) {
      const found = word === undefined ? [] : (pickWordDistractors(word, createRandom(seed)) ?? []);
      expect(found).toHaveLength(4);
      expect(found.flatMap(({ senses }) => senses).filter((sense) => near.test(sense))).toEqual([]);
    }
  });

  it('hold no other form of a Korean word in the meaning', () => {
    const entry = findEntries('startling').find(({ pos }) => pos === 'adj');
    if (entry === undefined) throw new Error('startling is not in the glossary');
    const word = { ...entry, posLabel: '형', start: 0, end: 9, entry };
    const found = Array.from(
      { length: 60 },
      (_, seed) => pickWordDistractors(word, createRandom(seed)) ?? [],
    );
    expect(found.flat()).toHaveLength(240);
    expect(found.flat().filter(({ senses }) => /놀[라랄란]/u.test(senses.join()))).toEqual([]);
  });

  it('have the same part of speech, a near level and no shared meaning', () => {
    for (const passage of passages.slice(0, 6)) {
      const words = listKeyWords(passage, analysePassage(passage), { min: 2, max: 4 });
      for (const word of words) {
        const found = pickWordDistractors(word, createRandom(3)) ?? [];
        for (const entry of found) {
          expect(entry.pos).toBe(word.entry?.pos);
          expect(Math.abs(entry.band - word.band)).toBeLessThanOrEqual(1);
          expect(shareMeaning(entry.senses, word.senses)).toBe(false);
        }
        expect(new Set(found.map(({ lemma }) => lemma)).size).toBe(found.length);
      }
    }
  });
});

describe('a phrase in the list', () => {
  const listWith = (text: string, line: string) =>
    listKeyWords({ id: 'p', text, translations: [line] }, analysePassage({ id: 'p', text }), all).map(
      ({ lemma }) => lemma,
    );

  it('stands there with an open meaning only where the translation tells it', () => {
    const text = 'The firm will take on new workers.';
    expect(listWith(text, '그 회사는 새 일을 떠맡을 것이다.')).toContain('take on');
    expect(listWith(text, '그 회사는 직원을 뽑을 것이다.')).not.toContain('take on');
  });

  it('says what its chief word means', () => {
    const lemmas = listWords('The sea urchin eats kelp, and each urchin grows.').map(({ lemma }) => lemma);
    expect(lemmas).toContain('sea urchin');
    expect(lemmas).not.toContain('urchin');
  });

  it('lists nothing that the translation calls by its sound', () => {
    expect(listWith('The league grew.', '그 리그는 성장했다.')).not.toContain('league');
  });
});
