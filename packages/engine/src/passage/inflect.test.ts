import { describe, expect, it } from 'vitest';

import {
  inflect,
  toComparative,
  toIng,
  toPast,
  toPastParticiple,
  toPlural,
  toSuperlative,
  toThirdPerson,
} from '#passage/inflect.ts';
import { getLemma } from '#passage/lemmatize.ts';

const pairs = (text: string) => text.split(' ').map((pair) => pair.split('>') as [string, string]);

describe('toPlural', () => {
  it.each(
    pairs(
      'cat>cats box>boxes city>cities day>days child>children Child>Children leaf>leaves roof>roofs belief>beliefs relief>reliefs thief>thieves hero>heroes photo>photos analysis>analyses species>species policewoman>policewomen human>humans stomach>stomachs phenomenon>phenomena self-portrait>self-portraits people>people politics>politics gulf>gulfs life>lives',
    ),
  )('%s → %s', (noun, plural) => expect(toPlural(noun)).toBe(plural));
});

describe('verb forms', () => {
  it.each(
    pairs(
      'go>goes try>tries play>plays watch>watches be>is have>has quiz>quizzes fix>fixes do>does solo>solos',
    ),
  )('%s → %s', (verb, form) => expect(toThirdPerson(verb)).toBe(form));
  it.each(
    pairs(
      'make>making run>running lie>lying see>seeing visit>visiting begin>beginning prefer>preferring offer>offering panic>panicking dye>dyeing be>being quit>quitting look>looking fix>fixing age>aging program>programming',
    ),
  )('%s → %s', (verb, form) => expect(toIng(verb)).toBe(form));
  it.each(
    pairs(
      'stop>stopped try>tried play>played go>went occur>occurred open>opened admit>admitted limit>limited put>put equip>equipped develop>developed use>used fulfil>fulfilled',
    ),
  )('%s → %s', (verb, form) => expect(toPast(verb)).toBe(form));
  it.each(pairs('go>gone write>written show>shown need>needed choose>chosen undergo>undergone'))(
    '%s → %s',
    (verb, form) => expect(toPastParticiple(verb)).toBe(form),
  );
});

describe('degrees', () => {
  it.each([
    ['big', 'bigger', 'biggest'],
    ['large', 'larger', 'largest'],
    ['happy', 'happier', 'happiest'],
    ['useful', 'more useful', 'most useful'],
    ['good', 'better', 'best'],
    ['simple', 'simpler', 'simplest'],
    ['quickly', 'more quickly', 'most quickly'],
    ['slow', 'slower', 'slowest'],
    ['clean', 'cleaner', 'cleanest'],
    ['royal', 'more royal', 'most royal'],
    ['Tired', 'More tired', 'Most tired'],
  ])('%s → %s, %s', (word, comparative, superlative) => {
    expect([toComparative(word), toSuperlative(word)]).toEqual([comparative, superlative]);
  });
});

describe('inflect and getLemma', () => {
  const verbs =
    'hope hop stop make take begin visit try play lie die agree write plan star stare care bring cut travel refer use'.split(
      ' ',
    );
  it.each(verbs.flatMap((verb) => ['VBZ', 'VBD', 'VBN', 'VBG'].map((tag) => [verb, tag] as const)))(
    'come back to %s from %s',
    (verb, tag) => {
      expect(getLemma(inflect(verb, tag) ?? '', tag)).toBe(verb);
    },
  );

  it.each('city leaf child analysis box hero day phenomenon photo species'.split(' '))(
    'come back to the noun %s',
    (noun) => {
      expect(getLemma(inflect(noun, 'NNS') ?? '', 'NNS')).toBe(noun);
    },
  );

  it('leaves tags without forms alone', () => {
    expect(inflect('of', 'IN')).toBeUndefined();
  });

  it('keeps the case of a proper noun and reads clitics', () => {
    expect(getLemma('Paris', 'NNP')).toBe('Paris');
    expect([
      getLemma("n't", 'RB'),
      getLemma("'s", 'VBZ'),
      getLemma("'s", 'POS'),
      getLemma("'d", 'MD'),
    ]).toEqual(['not', 'be', "'s", 'would']);
  });
});
