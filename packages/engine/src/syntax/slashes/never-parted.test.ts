import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('two words of one unit', () => {
  it.each([
    ['The crew had to wait for an orange light; let nobody hurry them.', 'orange / light'],
    ['Grandmother smiles at that photograph, since we would all have worn such a hat.', 'would / all'],
    ['The mill ran for a century on the power of wind or river water to grind its flour.', 'wind / or'],
    ['The owner climbed the hill twice a week to get his old gate painted properly.', 'gate / painted'],
    ['Songs sung over a cradle differ from those sung over a grave.', 'sung / over a grave'],
    ['The lens that shows the stars at night is here, but one that does not is a toy.', 'does / not'],
    ['Nor are they simply lies, for everything reported about them may be true.', 'are / they'],
    ['She liked glass, but most women there were sent to the weaving class.', 'women / there'],
    ['Those that succeeded had all had contact with people from a laboratory.', 'all / had'],
    ['What appears as a link between two habits of a group may be nothing of the sort.', 'appears / as'],
    ['A routine prepares both the body and the mind of a child for rest.', 'body / and'],
    ['To conclude that newcomers read better than others, however, would be a mistake.', 'better / than'],
    ['We seek an argument showing not merely that it is true but why it is.', 'not / merely'],
    [
      'Readers fear the loss of the old library, the home of quiet thoughts and feelings about home.',
      'thoughts / and',
    ],
    [
      'Explain why people who refused another bite of the main dish readily accept a cake.',
      'readily / accept',
    ],
    ['Sailors slept as soon as wind and rain stopped beating the deck.', 'wind / and'],
    ['The old guests remember their host with something close to love.', 'something / close'],
    ['The guards asked for it to be taken away from the gate.', 'it / to'],
    ['The people in the village must hand over some of the grain from their fields.', 'hand / over'],
    ['The collectors, and there are many, keep them in boxes.', 'there / are'],
    ['What nobody noticed until recently was how fast the ice melts.', 'until / recently'],
    ['The neighbors cannot bear to leave a broken window unrepaired.', 'leave / a'],
    ['Guests are expected to be seated in the hall shortly after midnight, not before.', 'hall / shortly'],
    ['They made errors that no adult has made and that prove, in time, a help.', 'that / prove'],
    [
      'In species from ants to whales the timid fare worse in calm seasons and better in hard ones.',
      'calm / seasons',
    ],
    ['The tables that last leave room for the next guests and their dogs.', 'leave / room'],
    ['Old mangroves are trees that grow in salty, muddy water along the coast.', 'salty, / muddy'],
    ['Small beetles hunt at night and hide under stones or fallen leaves in the day.', 'stones / or'],
    ['A guest who meets a problem and then sees it solved well comes back.', 'sees / it'],
    ['She travelled to regions few Western travelers had ever entered.', 'Western / travelers'],
    ['The author of more than twenty books, she died in the Italian town of Asolo.', 'twenty / books'],
    ['The crabs come to the beach at high tide to lay eggs in the sand.', 'to / lay'],
    ['Prices will have grown by the time it is needed in the village.', 'time / it'],
    ['The king kept it locked away, using it only in times of war.', 'it / locked'],
    ['They come to work despite being too ill or exhausted to work well.', 'ill / or'],
    ['They find that a bath one or two hours before bedtime works best.', 'one / or'],
    ['Nobody knows whether the judge is rich or poor, or which coat he or she likes.', 'he / or'],
    [
      'They boiled the corn with ash, a treatment that frees a vitamin the body otherwise cannot absorb.',
      'otherwise / cannot',
    ],
    ['No dome of plain concrete larger than this has ever been built.', 'larger / than'],
    ['The trees with long roots share water with the young ones.', 'share / water'],
    ['The boys grew up breathing air that smelled of coal.', 'breathing / air'],
    ['The cook kept half of the wrapping paper in a drawer.', 'wrapping / paper'],
    ['The hens nearby start laying brown eggs that taste of fish.', 'laying / brown'],
    ['The singer knew only a few scribbled lines of the new song.', 'few / scribbled'],
    ['In one town, retired railway workers were asked to paint the fence.', 'railway / workers'],
    ['The shop let the visitors take whatever they thought was useful.', 'thought / was'],
    ['The fall of the Rialto Stone Bridge in 1444 taught a lesson to the city.', 'Rialto / Stone'],
    [
      'For years these old stories were hard to tell apart, because nobody wrote them down.',
      'stories / were',
    ],
    ['On a wet day fewer bees leave the hive than on a dry one.', 'bees / leave'],
  ])('stay together: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });

  it.each([
    ['The children who played by the river every summer found a door in the wall.', 'summer / found'],
    ['The villagers repaired the bridge and the soldiers guarded the road.', 'bridge / and the soldiers'],
    ['The mayor knows that the school needs a new roof.', 'knows / that'],
    ['The sailors who could be found all asked for bread and water.', 'found / all asked'],
  ])('leave other pauses where they are: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });
});
