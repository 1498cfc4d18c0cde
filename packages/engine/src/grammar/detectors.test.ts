import { describe, expect, test } from 'vitest';
import { findGrammarSpots, grammarDetectors } from '#grammar/find-spots.ts';
import { grammarCategories } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

/** Own sentences in which both forms may be right, or the pattern only looks like one. */
const clearSentences: readonly string[] = [
  'She helped her mother to carry the bags.',
  'The children began to cry and started to run.',
  'He likes to read and continues to work at night.',
  'A number of people have left the town.',
  'The teacher suggested that he go home early.',
  'They insisted that the plan be changed.',
  'The doctor recommended that the patient rest for a week.',
  'If it were possible, he would leave tomorrow.',
  'He acts as if he were the owner of the shop.',
  'I wish the room were bigger than this one.',
  'Since he was tired, he went to bed early.',
  'She remembers to lock the door every evening.',
  'He stopped to look at the map for a while.',
  'I know what people think about the plan.',
  'Tell the visitors what they need to know.',
  'She told the man that night about the accident.',
  'He showed the guests what was left of the castle.',
  'He saw the children play in the garden.',
  'They heard someone singing in the next room.',
  'The police were looking for the driver of the car.',
  'Half of the class have finished the test.',
  'Bread and butter is all he eats in the morning.',
  'The few who remain live in small huts near the sea.',
  'He drove slow and careful along the icy road.',
  'The sun shone bright over the hills.',
  'She arrived safe and sound after a long trip.',
  'He died young, and his work was forgotten.',
  'He is lively at parties, and she is friendly to everyone.',
  'The early bird gets the worm, and the daily paper comes late.',
  'I think that is the reason for the delay.',
  'He asked which of the two books was better.',
  'The reason is that nobody knew the way.',
  'He said prices rose by five percent last year.',
  'There is a table and two chairs in the room.',
  'Few children play in the park on cold days.',
  'Little children need a lot of sleep every night.',
  'Another ten minutes passed before the bus came.',
  'Another people lived here long before the Romans.',
  'The more you read, the more you know about the world.',
  'He was used to working late in the evening.',
  'This knife is used to cut bread and cheese.',
  'He worked harder as he grew older and wiser.',
  'I met him while a student in London.',
  'The committee have not reached a decision about the matter.',
  'The house needs painting before the winter comes.',
  'She tried opening the window, but it was stuck.',
  'He remembered meeting her at a party years ago.',
  'Everyone should bring their own lunch to the picnic.',
  'The couple sold their house and moved away.',
  'The company changed its name after its owners left.',
  'He felt strongly about the question of fairness.',
  'He looked angrily at the broken window.',
  'The pie smells good and the soup tastes fine.',
  'Looked at from above, the lake is blue and round.',
  'Given the cost, the plan was dropped at once.',
  'Compared with last year, sales have doubled.',
  'Swimming in the sea, we saw a dolphin.',
  'The singing birds woke the children early.',
  'They left the door open and the light burning.',
  'He made a cake and left it on the table.',
  'Do what is right and keep what is yours.',
  'Whoever comes first gets the best seat.',
  'It is a pity that she cannot come.',
  'It was the cat that broke the vase.',
  'The day before, he had lost his keys.',
  'The hotel where we stayed has closed for the winter.',
  'The time when dinosaurs ruled the earth is long past.',
  'The place he lives in is far from here.',
  'The car it is made of plastic was cheap.',
  'You may ask how the story ends.',
  'She wondered how much to pay.',
  'As long as it rains, we stay here.',
  'The film was as well made as it was long.',
];

/** Rules for nearly every clause, which have sentences of their own. */
const pairRules: ReadonlySet<string> = new Set([
  'quantity-plural-noun',
  'agreement-plain',
  'adjective-predicative',
  'voice-active',
  'finite-plain',
  'modal-base',
  'perfect-participle',
]);

describe('grammar-point detectors', () => {
  test.each(clearSentences)('offer nothing as wrong in: %s', (text) => {
    expect(
      findGrammarSpots(analysePassage({ id: 'x', text })).filter(
        ({ isAnswer, rule }) => isAnswer && !pairRules.has(rule),
      ),
    ).toEqual([]);
  });

  test('every rule has its own name and one of the known categories', () => {
    const rules = grammarDetectors.map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(35);
    for (const { category } of grammarDetectors) expect(grammarCategories).toContain(category);
  });

  test('a spot lies on whole words of the passage, its wrong form differs and its reason is Korean', () => {
    let count = 0;
    for (const { source } of sampleBook.units.flatMap(({ passages }) => passages)) {
      for (const spot of findGrammarSpots(analysePassage(source))) {
        count += 1;
        expect(source.text.slice(spot.start, spot.end)).toBe(spot.original);
        expect(spot.corrupted).not.toBe(spot.original);
        expect(spot.because).toMatch(/[가-힣].*(?:므로|서)$/u);
        expect(spot.form).toMatch(/[가-힣]/u);
      }
    }
    expect(count).toBeGreaterThan(200);
  });
});
