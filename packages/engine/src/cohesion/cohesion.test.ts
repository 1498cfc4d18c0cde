import { describe, expect, test } from 'vitest';
import { listCuts, scoreCut } from '#cohesion/cuts.ts';
import { explainLink } from '#cohesion/explain-cue.ts';
import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { listFaults } from '#cohesion/measure-faults.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { linkSentences, readStrongLinks } from '#test-fixtures/link-sentences.ts';

const measureFaults = (cues: Parameters<typeof listFaults>[0], order: readonly number[]): number =>
  listFaults(cues, order).reduce((sum, { cost }) => sum + cost, 0);

const analyse = (text: string) => analysePassage({ id: 'text', text });

/** The strongest link by which the second of two sentences follows the first. */
function linkOf(first: string, second: string) {
  const [link] = linkSentences(first, second);
  return link && { type: link.type, words: link.words, antecedent: link.antecedent };
}

describe('links between two sentences', () => {
  test.each([
    [
      'They conclude that the plan works.',
      'That conclusion is wrong.',
      'demonstrative',
      'That conclusion',
      'conclude',
    ],
    [
      'To a tidy gardener, a log is waste.',
      'Experts regret this tidiness.',
      'demonstrative',
      'this tidiness',
      'tidy',
    ],
    ['A small team flew to the north.', 'The team stayed for a week.', 'article', 'The team', 'A small team'],
    ['We met Danny Kushlick in May.', 'Nobody else knew Kushlick.', 'name', 'Kushlick', 'Danny Kushlick'],
    [
      'The index is called Living Planet Index (LPI).',
      'The LPI fell.',
      'name',
      'LPI',
      'Living Planet Index (LPI)',
    ],
    ['Many farmers grow rice here.', 'They sell it in town.', 'pronoun', 'They', 'farmers'],
    [
      'The first kind is called a rule.',
      'The second kind is a standard.',
      'repetition',
      'The second kind',
      'first kind',
    ],
    ['The city built no roads.', 'So it is with the harbor.', 'connective', 'So it is with', ''],
    ['He loved his work.', 'However, he was poor.', 'connective', 'However', ''],
    ['They built two small rooms.', 'Only one room had a door.', 'demonstrative', 'Only one room', 'rooms'],
    ['The king died in May.', 'The news was kept secret.', 'demonstrative', 'The news', ''],
    ['Bees fly.', 'And they dance.', 'connective', 'And', ''],
    ['Tools guide a hand.', 'Seen in this light, no work is mean.', 'connective', 'Seen in this light', ''],
    ['Bread sells well.', 'In a similar way, cakes are sold.', 'connective', 'In a similar way', ''],
    ['Pens roll off desks.', 'One explanation is their shape.', 'connective', 'One explanation', ''],
    ['Cooks wait for heat.', 'This idea is called patience.', 'demonstrative', 'This idea', ''],
    ['The visitors had not talked.', 'Each wrote down a number.', 'demonstrative', 'Each', 'visitors'],
    ['Engineers saw that firms had failed.', 'Each had lost a fortune.', 'demonstrative', 'Each', ''],
    ['The buyers examined their maps.', 'Both were tired.', 'demonstrative', 'Both', ''],
    ['The cooks had waited for years.', 'Most were tired.', 'demonstrative', 'Most', 'cooks'],
    ['A bridge fell in May.', 'Such an accident is rare.', 'demonstrative', 'Such an accident', ''],
    ['Crowds filled the hall.', 'With such joy nobody slept.', 'demonstrative', 'such joy', ''],
    ['The teacher shouted.', 'Such a mistake frightened them.', 'demonstrative', 'Such a mistake', ''],
    ['There is a newer theory.', 'On this view, sleep repairs us.', 'demonstrative', 'this view', 'theory'],
    ['A lock is a simple machine.', 'It works with a key.', 'pronoun', 'It', 'lock'],
    ['How did it happen?', 'Nobody knows for sure.', 'question', 'Nobody knows for sure.', ''],
    [
      'A study followed ninety nurses.',
      'The researchers were surprised.',
      'study',
      'The researchers',
      'study',
    ],
    ['Volunteers slept in a lab.', 'The scientists watched.', 'study', 'The scientists', 'Volunteers'],
    ['Ten psychologists met.', 'The participants wore hats.', 'study', 'The participants', 'psychologists'],
    ['One site lists jobs.', 'Another site sells them.', 'comparison', 'Another site', 'One site'],
    ['One solution is to wait.', 'The other is to play.', 'comparison', 'The other', 'One solution'],
    ['One reason is fear.', 'Another is habit.', 'comparison', 'Another', 'One reason'],
    ['Two reasons come to mind.', 'Both reasons are good.', 'comparison', 'Both reasons', 'reasons'],
    ['Mopeds are loud.', 'Unlike mopeds, bikes are quiet.', 'repetition', 'Unlike mopeds', 'Mopeds'],
    ['Mary Stone gave a speech.', 'She thanked the town.', 'pronoun', 'She', 'Mary Stone'],
    ['A small boat came.', 'Later the small boat left.', 'article', 'the small boat', 'A small boat'],
    ['Which color do we want?', 'Nobody wants a dark color.', 'question', 'Nobody wants a dark', ''],
    ['Several prizes exist.', 'One of them is famous.', 'pronoun', 'them', 'prizes'],
  ])('%s %s', (first, second, type, words, antecedent) => {
    expect(linkOf(first, second)).toEqual({ type, words, antecedent });
  });

  test.each([
    ['the sentence says how much', 'Rain fell.', 'The song was sung with such joy that everyone danced.'],
    ['the sentence says how much', 'Rain fell.', 'It caused such damage to the fields that they moved away.'],
    ['the sentence says how great', 'Rain fell.', 'There was such a storm that the boats sank.'],
    ['the sentence says which kind', 'Rain fell.', 'They sold such tools as hammers and saws.'],
    ['what is asked may be meant', 'We learned how a lock works.', 'It was hard for us.'],
    ['what is asked may be meant', 'They asked why the river froze.', 'It puzzled the farmers.'],
    ['what is asked may be meant', 'Nobody knew whether the plan failed.', 'It worried the mayor.'],
    ['two things with one beginning', 'An astronomer spoke.', 'Four astronauts sang.'],
    ['two things with one beginning', 'The experiment began.', 'Experience is useful.'],
    ['two things with one beginning', 'A contract was signed.', 'Contrast helps the eye.'],
    ['the first mention is definite, too', 'They left the Orkney coast.', 'In winter the coast is dark.'],
    [
      'the noun is new because of what follows it',
      'The windows were open.',
      'The windows of the church were red.',
    ],
    ['"instead of" looks at its own sentence', 'She was tired.', 'Instead of candles, Ann bought lamps.'],
    ['"so many" is no connective', 'Trees fall.', 'So many birds live there.'],
    ['there is only one sun', 'Every plant needs sun.', 'In winter the sun is low.'],
    ['the pronoun is explained in its own sentence', 'Farmers grow rice.', 'When parents came, they sang.'],
    [
      'the phrase says itself which words',
      'There are words for blue.',
      'The words a people lacks tell much.',
    ],
    ['the phrase says itself which coat', 'She sold a coat.', 'The warmest coat is the oldest one.'],
    ['the phrase says itself which day', 'It was a day of rain.', 'The first day is always hard.'],
    ['the phrase says itself which house', 'He had a house.', 'The only house stood empty.'],
    ['another kind of line', 'It was never a simple line.', 'The clear blue line hides much.'],
    ['speakers need not have spoken before', 'Many had never spoken.', 'The speakers were loud.'],
    ['the feeling is not what was felt', 'We feel close to others.', 'The feeling comes when we need it.'],
    ['the building is not what was built', 'They built ships.', 'The building was old.'],
    ['who speaks may mean others', 'Clerks bring old machines.', '“They know too much,” said the boy.'],
    ['an object may be anything', 'No clerk made the rule.', 'Because the children liked it, they sang.'],
    ['it may be another thing', 'A pupil threw the ball.', 'In the yard a dog caught it.'],
    ['of two people either may be meant', 'A player watches the conductor.', 'He smiled.'],
    ['the songs may be meant', 'Experts found that some songs return.', 'They are fast.'],
    ['the pills may be meant', 'Doctors say that pills help.', 'They cost little.'],
    [
      'a thing is no name for a statement',
      'The office gave advice.',
      'After that travel advisory, few came.',
    ],
    ['a thing is no name for a statement', 'Crowds filled the hall.', 'These cameras were new.'],
    ['a thing is no name for a statement', 'The teacher shouted.', 'This window was open.'],
    ['"This is" shows a thing', 'Birds live in the hall.', 'This is The Towers, a palace.'],
    ['the method may have been told of before', 'Farmers sell honey.', 'The method works.'],
    ['no site was named', 'Many people seek money.', 'Another castle is open.'],
    ['no one site was set apart', 'The sites list jobs.', 'Another site sells them.'],
    ['no solution was named', 'Drivers slow down.', 'The other is to play.'],
    ['goods are no one product', 'Mills produce shirts.', 'In schools the work is the product.'],
    ['no reason was named', 'Drivers slow down.', 'Another is habit.'],
    ['"at first" begins', 'Drivers learn streets.', 'At first it was unclear who would pass.'],
    ['those who do something are said to be which', 'Typing is fast.', 'Those writing by hand are slow.'],
    ['a question in a question', 'He asked: “What is it?”', 'Visitors stayed longer.'],
    ['another stone', 'Tie a heavy stone to a light one.', 'At night the light stone falls.'],
    ['any truck', 'He owned a used truck.', 'They lifted the body of the truck.'],
    ['more than the one who was seen', 'A reporter saw one dancer.', 'For hours the dancers sang.'],
    ['the mind may be meant', 'The reason lies in the way the mind works.', 'Left alone, it wanders.'],
    ['what the whole text told of', 'Whales sang again.', 'Nobody could repeat such an experiment.'],
    ['what the whole text told of', 'Three editors refused it.', 'The argument was simple.'],
    ['its own sentence says which haste', 'Books are long.', 'Used to speed, we read with the same haste.'],
    ['the question is not answered', 'Which one do we want?', 'Colors fade in the sun.'],
    ['the sentence says which people', 'Pupils read a list.', 'Those allowed to move remembered it.'],
    ['any ship', 'Bad weather could keep a ship in port.', 'He put the ship in order.'],
    ['nothing is set side by side', 'Birds sing.', 'Unlike mopeds, bikes are quiet.'],
    ['"many believe" is said of anyone', 'Dogs bark.', 'Many believe that cats are clever.'],
  ])('no strong link: %s', (_, first, second) => {
    expect(readStrongLinks(first, second)).toEqual([]);
  });
});

test('"the theory" need not be the first that was told of', () => {
  const text = 'A theory says that yawns cool us. Babies do not yawn back. If the theory is right, we care.';
  const links = findLinks(analyse(text), { first: 0, end: 1 }, 2);
  expect(links.filter(({ strength }) => strength >= 2)).toEqual([]);
});

describe('what an explanation says', () => {
  const explain = (first: string, second: string): string => {
    const [link] = linkSentences(first, second);
    return link ? explainLink(link, '앞 문장', '뒤 문장') : '';
  };

  test('an answer is named whole, not by its first words', () => {
    expect(explain('Why do cats purr?', 'A vet who watched them for years has an answer.')).toBe(
      '뒤 문장은 앞 문장의 물음에 대한 답이다',
    );
  });

  test.each([
    ['Why does the cup break?', 'Researchers looked into the matter by cooling a cup.'],
    ['Which of two cups is older?', 'Put so, the question sounds silly, because cups are cups.'],
    ['Was it the same cup?', 'Those who say no must say when, and no answer helps.'],
    ['Should a cup be mended or sold?', 'Neither answer is right for every cup.'],
  ])('a question is only taken up: %s %s', (first, second) => {
    expect(explain(first, second)).toBe('뒤 문장은 앞 문장의 물음을 이어받는다');
  });

  test.each(['Of course, it was late.', 'Granted, it was late.', 'Admittedly, it was late.'])(
    '%s admits something',
    (second) => {
      expect(explain('He wanted to leave.', second)).toContain('앞 문장의 내용에 관해 인정할 점');
    },
  );

  test.each(['By contrast, it was late.', 'In contrast, it was late.', 'On the other hand, it was late.'])(
    '%s sets two things side by side',
    (second) => {
      expect(explain('He wanted to leave.', second)).toContain('대비되는 내용');
    },
  );

  test('"In fact" may go on or turn', () => {
    expect(explain('He seemed to be asleep.', 'In fact, it was late.')).toContain('실제로는 어떠한지');
  });

  test.each(['Then, it was late.', 'Next, it was late.', 'Finally, it was late.'])(
    '%s may go on with a list or with time',
    (second) => {
      expect(explain('He wanted to leave.', second)).toContain('이어지는 다음 내용');
    },
  );

  test('"So" before a question tells no result', () => {
    expect(explain('He wanted to leave.', 'So, how did he leave?')).not.toContain('까닭');
    expect(explain('He wanted to leave.', 'So, he left.')).toContain('까닭');
  });

  test('"Meanwhile" need not be the same time', () => {
    expect(explain('He wanted to leave.', 'Meanwhile, it was late.')).toContain('나란히');
  });

  test.each(['However, it was late.', 'Still, it was late.', 'But it was late.'])('%s turns', (second) => {
    expect(explain('He wanted to leave.', second)).toContain('앞 문장의 내용을 뒤집는 말');
  });
});

describe('a place of "Each" and "this view"', () => {
  const faultsOf = (text: string, order: readonly number[]): number =>
    measureFaults(listCues(analyse(text)), order);

  test('"Each" may follow any sentence with a plural subject', () => {
    const text = 'Farmers came to town. A clerk smiled. The visitors were tired. Each carried a sack.';
    expect(faultsOf(text, [0, 3, 1, 2])).toBe(faultsOf(text, [0, 1, 2, 3]));
  });

  test('"These findings" may be those of any study', () => {
    const text =
      'A study of women came out. Partners are often to blame. It finds that many are hurt. These findings are grave.';
    expect(faultsOf(text, [0, 3, 1, 2])).toBeLessThanOrEqual(faultsOf(text, [0, 1, 2, 3]));
  });

  test('a conclusion may come a little later, but not before its reason', () => {
    const text = 'Trees fall. Rain washes soil away. Therefore farmers plant hedges. Birds sing.';
    const own = faultsOf(text, [0, 1, 2, 3]);
    expect(faultsOf(text, [0, 1, 3, 2]) - own).toBeLessThan(1);
    expect(faultsOf(text, [0, 2, 1, 3]) - own).toBeGreaterThanOrEqual(1);
  });

  test('"this view" may follow the theory at once', () => {
    const text = 'A new theory is simple. Rain fell all night. On this view, bees are clever. Birds sing.';
    expect(faultsOf(text, [0, 2, 1, 3])).toBe(faultsOf(text, [0, 1, 2, 3]));
  });
});

describe('faults of an order', () => {
  const text =
    'A company from Norway has a plan. The company wants to fly to Mars. However, this plan is dangerous. The danger lies in the radiation.';
  const cues = listCues(analyse(text));

  test('the order of the passage reads best', () => {
    const source = measureFaults(cues, [0, 1, 2, 3]);
    for (const other of [
      [0, 1, 3, 2],
      [0, 3, 1, 2],
      [0, 2, 1, 3],
      [0, 3, 2, 1],
    ])
      expect(measureFaults(cues, other)).toBeGreaterThan(source);
  });

  test('nothing is asked of the first sentence', () => {
    expect(measureFaults(cues, [2])).toBe(0);
  });
});

describe('cuts', () => {
  test('sentences that only share their subject are cut, and none of the cuts is placed', () => {
    const analysis = analyse(
      'Rivers are longer than most of the roads that people have built beside them. Rivers carry sand to the sea. Rivers bring water to farms. Rivers turn many mills. Rivers hide old boats.',
    );
    const cuts = listCuts(analysis);
    expect(cuts.length).toBeGreaterThan(0);
    expect(cuts.flatMap((parts) => scoreCut(analysis, parts) ?? [])).toEqual([]);
  });

  test('a quotation is never cut in two', () => {
    const analysis = analyse(
      'A man came. “I am tired. I am old,” he said. The man sat down. Then he slept. Later he woke.',
    );
    const borders = listCuts(analysis).flatMap((parts) => parts.map(({ first }) => first));
    expect(borders).not.toContain(2);
  });
});
