import { describe, expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findGrammarSpots(analysePassage({ id: 'x', text })).find((spot) => spot.rule === rule);

describe('the partner of a parallel verb', () => {
  test.each([
    [
      'Every visitor can ask what he likes, choose where to go or stay, and look at the pictures.',
      '앞의 동사와',
    ],
    ['The dog lifts its head when it hears a step and closes its eyes again.', '앞의 동사와'],
    ['The mayor admitted that the bridge needed repairs and left the meeting.', '앞의 동사와'],
    ['She spent the week visiting old towns, talking to the people and taking pictures.', '앞의 talking과'],
  ])('is named only where no other verb can be meant: %s', (text, partner) => {
    expect(findRule(text, 'parallel-verb')?.because).toContain(partner);
  });

  test.each([
    ['He opened the heavy box, took the old key, and left the house.', '앞의 took과'],
    ['They hope to cut ice from the lake and sell it in the south.', '앞의 to cut과'],
    ['When the rain stopped, she opened the window and watered the plants.', '앞의 opened와'],
  ])('is named where it is certain: %s', (text, partner) => {
    expect(findRule(text, 'parallel-verb')?.because).toContain(partner);
  });
});

describe('other right forms', () => {
  test.each([
    ['They hope to cut ice from the lake and sell it in the south.', 'parallel-verb', 'to sell'],
    ['Keeping a diary helps many people.', 'gerund-subject-form', 'To keep'],
    ['The men carrying the stones were tired.', 'nonfinite-after-noun', 'that carried'],
    ['The owner of the two hotels sold them last year.', 'finite-main-verb', '시제가 알맞은 다른 정동사'],
    ['The old bridge carries the trains.', 'voice-active', '시제가 알맞은 다른 능동태'],
  ])('are told in: %s', (text, rule, others) => {
    expect(findRule(text, rule)?.alsoRight).toBe(others);
  });
});

describe('an infinitive behind a verb', () => {
  test.each([
    ['The old bridge seems to sway in the wind.', '동사 seem 뒤에는'],
    ['Young birds tend to stay near the nest.', '동사 tend 뒤에는'],
    ['The town decided to sell the mill.', '동사 decide의 목적어'],
    ['The girl refused to open the door.', '동사 refuse의 목적어'],
  ])('is an object only where the verb has one: %s', (text, reason) => {
    expect(findRule(text, 'infinitive-governed')?.because).toContain(reason);
  });
});

describe('how', () => {
  test.each([
    'The nurse wanted to know how the patient felt.',
    'Nobody can say how the world will look in a hundred years.',
    'The reporter asked how the soup tasted.',
  ])('that is the complement itself opens no complete clause: %s', (text) => {
    expect(findRule(text, 'how-clause')).toBeUndefined();
  });

  test.each([
    'The book explains how the workers built the bridge.',
    'She described how the children became her friends.',
    'He showed us how the machine works.',
  ])('of manner opens a complete clause: %s', (text) => {
    expect(findRule(text, 'how-clause')).toBeDefined();
  });
});

describe('such … that', () => {
  test.each([
    'They practice daily, for it is through such hard work that the players reach their goal.',
    'We remember it, since it is in such small towns that the old songs live on.',
    'People forget that it was by such simple means that the builders raised the stones.',
  ])('in a cleft tells of no result: %s', (text) => {
    expect(findRule(text, 'conjunction-result-that')).toBeUndefined();
  });

  test.each([
    'The storm did such damage that the villagers left the coast.',
    'It was such a cold winter that the farmers lost their sheep.',
    'The hall had such an echo that the singers stopped.',
  ])('tells of a result elsewhere: %s', (text) => {
    expect(findRule(text, 'conjunction-result-that')).toBeDefined();
  });
});

describe('a subject', () => {
  test.each([
    'When dusk falls, bread, salt, and water are offered to every guest by the host.',
    'Although the shop is small, tea, coffee, and soup are served by the owner.',
    'In this town rice, beans, and corn are grown by the farmers.',
  ])('that is a list is not named by its last noun: %s', (text) => {
    expect(findRule(text, 'voice-passive')?.because).toMatch(/^주어가 동작/u);
  });

  test.each([
    ['The guests came early, and bread was offered by the host.', 'bread'],
    ['The shop is small, but the tea is served by the owner.', 'the tea'],
    ['When dusk falls, water is offered to every guest by the host.', 'water'],
  ])('with a verb of its own is named: %s', (text, name) => {
    expect(findRule(text, 'voice-passive')?.because).toContain(`주어 ${name}`);
  });

  test.each([
    ['Nor is the climate any better for it.', '단수 동사'],
    ['Never were the streets so quiet as then.', '복수 동사'],
    ['Not only does the river flood the fields, but it also cuts the road.', '단수 조동사'],
  ])('behind be agrees with a verb, behind do with an auxiliary: %s', (text, form) => {
    expect(findRule(text, 'agreement-inverted')?.form).toBe(form);
  });
});

test.each([
  'The birds fly past walls and fences on their way.',
  'The village faces the sea on three sides.',
  'The two men confronted the thief in the yard.',
])('no object is read, and no passive asked that is said as well: %s', (text) => {
  expect(findRule(text, 'voice-active')).toBeUndefined();
});

describe('once before a participle', () => {
  test.each([
    'A town once feared by sailors has become a resort.',
    'The bees, which fly in the rain, once carried by boat to the island.',
    'The rooms once used by servants are now for rent.',
  ])('is no conjunction without its commas: %s', (text) => {
    expect(findRule(text, 'participle-after-conjunction')).toBeUndefined();
  });

  test.each([
    'Once opened by the guards, the gate cannot be shut again.',
    'The jar, once opened by the cook, must be kept cold.',
    'Once written by hand, the letters were sent to the printer.',
  ])('is one with them: %s', (text) => {
    expect(findRule(text, 'participle-after-conjunction')?.because).toContain('접속사 once');
  });
});
