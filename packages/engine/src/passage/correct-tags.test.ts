import { describe, expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';

/** The tags of one sentence, of a word as often as it comes. */
function listTags(text: string, word: string): string[] {
  return analysePassage({ id: 'p', text })
    .tokens.filter(({ lower }) => lower === word)
    .map(({ tag }) => tag);
}

describe('the verb behind its subject', () => {
  it.each([
    ['Farmers who water their fields at night lose less.', 'water', 'VBP'],
    ['The rivers that feed the lake are warm.', 'feed', 'VBP'],
    ['Shoppers admire bags that cost a fortune.', 'cost', 'VBP'],
    ['Those who clean windows need good ropes.', 'clean', 'VBP'],
    ['A neighbor who waters rarely keeps strong plants.', 'waters', 'VBZ'],
    ['It is a riddle that still puzzles readers.', 'puzzles', 'VBZ'],
    ['Nobody profits from a quarrel.', 'profits', 'VBZ'],
    ['No one claims that the bridge is safe.', 'claims', 'VBZ'],
    ['We hear the bells as they cool.', 'cool', 'VBP'],
    ['They own a house.', 'own', 'VBP'],
    ['She could finally open her shop.', 'open', 'VB'],
    ['They did not fully trust his map.', 'trust', 'VB'],
    ['The new rule limited the size of the boats.', 'limited', 'VBD'],
    ['The answer lies in the soil.', 'lies', 'VBZ'],
    ['The secret lies in narrow lines cut across the road.', 'lies', 'VBZ'],
    ['The second makes them nervous.', 'makes', 'VBZ'],
    ['A field that is watered every week looks greener.', 'looks', 'VBZ'],
    ['It rained all day, and the order breaks down again.', 'breaks', 'VBZ'],
    ['Others use light to find food.', 'use', 'VBP'],
    ['Most readers regard silence as a pause.', 'regard', 'VBP'],
    ['Some feel dizzy in the tower.', 'feel', 'VBP'],
    ['Stations that are far apart in reality appear as neighbors.', 'appear', 'VBP'],
    ['Languages, like wardrobes, contain what is used.', 'contain', 'VBP'],
  ])('%s (%s is %s)', (text, word, tag) => {
    expect(listTags(text, word)).toContain(tag);
  });

  it.each([
    ['The dishes that restaurants serve are small.', 'restaurants', 'NNS'],
    ['The man who people trust is old.', 'people', 'NNS'],
    ['A society in which vows expire is lonely.', 'vows', 'NNS'],
    ['The taste that fruit loses comes back.', 'fruit', 'NN'],
    ['The exam results, however, were clear.', 'results', 'NNS'],
    ['The mountain streams were cold.', 'streams', 'NNS'],
    ['He drew villages, garden walls, and mountain roads.', 'walls', 'NNS'],
    ['They sat on a bench of old stones.', 'stones', 'NNS'],
    ['She waited five minutes.', 'minutes', 'NNS'],
    ['The seeds fell far from the parent tree.', 'tree', 'NN'],
    ['The green door was open.', 'open', 'JJ'],
    ['People who have been blind since birth dream too.', 'blind', 'JJ'],
    ['They asked him to appear.', 'appear', 'VB'],
    ['It helps a person see the point.', 'see', 'VB'],
    ['He demanded that the train be stopped.', 'be', 'VB'],
  ])('is none in: %s (%s is %s)', (text, word, tag) => {
    expect(listTags(text, word)).toContain(tag);
  });
});

describe('the noun under the tag of a verb', () => {
  it.each([
    ['Impulses travel along nerves to the hand.', 'nerves', 'NNS'],
    ['It is more than a tool for exchanging messages.', 'messages', 'NNS'],
    ['She smiled at the warmth on their faces.', 'faces', 'NNS'],
    ['It explains why mirrors are placed there.', 'mirrors', 'NNS'],
    ['Crows on the island use tools.', 'crows', 'NNS'],
    ['The law will take effect in May.', 'effect', 'NN'],
    ['He was sent to prison for debt.', 'prison', 'NN'],
    ['He was sent to prison for debt.', 'to', 'IN'],
    ['According to research on sleep, naps help.', 'research', 'NN'],
    ['Loans were made to people in need.', 'people', 'NN'],
    ['A speaker who can bear silence wins.', 'silence', 'NN'],
  ])('%s (%s is %s)', (text, word, tag) => {
    expect([tag, `${tag}S`]).toContain(listTags(text, word)[0]);
  });

  it.each([
    ['That they worry keeps them awake.', 'keeps', 'VBZ'],
    ['The water they give off absorbs energy.', 'absorbs', 'VBZ'],
    ['Being able to choose seems to help.', 'seems', 'VBZ'],
    ['Explaining exposes them.', 'exposes', 'VBZ'],
    ['What we know helps us.', 'helps', 'VBZ'],
    ['They wanted to staff the hospital.', 'staff', 'VB'],
    ['We let it go.', 'go', 'VB'],
    ['They help find the lost.', 'find', 'VB'],
  ])('is none in: %s (%s)', (text, word, tag) => {
    expect(listTags(text, word)).toContain(tag);
  });
});

describe('past form or participle', () => {
  it.each([
    ['Those who followed the advice harvested more.', 'harvested', 'VBD'],
    ['Experts who compared the letters found that one was false.', 'found', 'VBD'],
    ['Experts said the damage was slight.', 'said', 'VBD'],
    ['Walking increased the number of ideas.', 'increased', 'VBD'],
    ['The deer, which had multiplied for years, changed their habits.', 'changed', 'VBD'],
    ['The managers responded by hiring more guards, and the line was shorter.', 'responded', 'VBD'],
    ['The crowd cheered as the queen was introduced.', 'cheered', 'VBD'],
    ['The story, which the palace said had been told before, was new.', 'said', 'VBD'],
    ['He said the man arrived late.', 'arrived', 'VBD'],
    ['A man known to be careful found it hard to sleep.', 'found', 'VBD'],
    ['Travelers, however, understood it, and they smiled.', 'understood', 'VBD'],
    ['The words the poet wanted are lost.', 'wanted', 'VBD'],
    ['They no longer dared to speak.', 'dared', 'VBD'],
    ['She rose, walked to the window, and smiled.', 'walked', 'VBD'],
  ])('is a past form: %s (%s)', (text, word, tag) => {
    expect(listTags(text, word)).toContain(tag);
  });

  it.each([
    ['In a study conducted in a small park, visitors sat down.', 'conducted', 'VBN'],
    ['A doctor named James Reed divided the men into groups.', 'named', 'VBN'],
    ['The thieves, disguised as painters, had cut the wire.', 'disguised', 'VBN'],
    ['A plant once treated as a weed has become a crop.', 'treated', 'VBN'],
    ['They prefer the same plants described as herbs.', 'described', 'VBN'],
    ['She was led by an old teacher named Ellen.', 'named', 'VBN'],
    ['Two birds released earlier had been shot down.', 'released', 'VBN'],
    ['They found pieces of glass scattered along the road.', 'scattered', 'VBN'],
    ['The report has cast doubt on the plan.', 'cast', 'VBN'],
    ['Within a year they had spread from coast to coast.', 'spread', 'VBN'],
    ['The last wolf had been shot before that.', 'shot', 'VBN'],
  ])('is a participle: %s (%s)', (text, word, tag) => {
    expect(listTags(text, word)).toContain(tag);
  });

  it.each([
    ['They had bread for lunch.', 'bread'],
    ['Their hope is food for the winter.', 'food'],
    ['She has hope.', 'hope'],
  ])('a noun stays a noun after have and be: %s', (text, word) => {
    expect(listTags(text, word)).toEqual(['NN']);
  });

  it.each([
    ['Few boys in the valley went to school at all.', 'school', 'NN'],
    ['She was sent to bed before dinner.', 'bed', 'NN'],
    ['Two neighbours went to court over a fence.', 'court', 'NN'],
    ['He has come to court the young widow.', 'court', 'VB'],
    ['The firm wants to market its toys abroad.', 'market', 'VB'],
    ['They decided to school their own children.', 'school', 'VB'],
    ['The bakery stands right next to the station.', 'right', 'RB'],
    ['They left right after the concert.', 'right', 'RB'],
    ['A ditch runs right behind the barn.', 'right', 'RB'],
    ['All share the same right before the law.', 'right', 'NN'],
    ['She defended her right to vote.', 'right', 'NN'],
  ])('a goal is a noun and a nearness an adverb: %s (%s is %s)', (text, word, tag) => {
    expect(listTags(text, word)).toContain(tag);
  });
});
