import { describe, expect, it } from 'vitest';

import type { Exercise, Inline, KindOptions, PassageSource } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

const passages = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));
const first = passages[0] as PassageSource;

function make(source: PassageSource, options: KindOptions = {}): Exercise {
  const result = makeExercise('chunk-reading', source, options, 1);
  if ('refused' in result) throw new Error(result.reason);
  return result;
}
const listRows = ({ body }: Exercise): Inline[][] =>
  body.flatMap((block) => (block.type === 'sentence-rows' ? block.rows.map(({ inlines }) => inlines) : []));
const print = (inlines: readonly Inline[]): string =>
  inlines.map((inline) => (inline.type === 'slash' ? '/' : 'text' in inline ? inline.text : '?')).join(' ');
const cut = (text: string, options: KindOptions = {}): string => {
  const [row = []] = listRows(make({ id: 'p', text }, options));
  return print(row);
};

describe('끊어 읽기', () => {
  it('gives the sentence back without its slashes', () => {
    for (const source of passages) {
      const rows = listRows(make(source)).map((row) => print(row).replaceAll(' / ', ' '));
      expect(rows).toEqual(analysePassage(source).sentences.map(({ text }) => text));
    }
  });

  it.each([
    [
      'They are not really glasses so much as a single piece of metal with a camera.',
      'They are not really glasses / so much as a single piece of metal with a camera.',
    ],
    [
      'Wild bees, flies, beetles, and even wasps carry pollen from one blossom to another.',
      'Wild bees, flies, beetles, and even wasps / carry pollen from one blossom to another.',
    ],
    [
      'Planting three young trees in its place may look generous, yet the city has in fact given up decades of benefits.',
      'Planting three young trees in its place / may look generous, / yet the city has in fact given up decades of benefits.',
    ],
    [
      'The travelers only wished to know which line to take and where to change trains.',
      'The travelers only wished to know / which line to take / and where to change trains.',
    ],
    [
      'The families are happier, but the reason has little to do with the food.',
      'The families are happier, / but the reason has little to do with the food.',
    ],
    [
      'In a shallow bay divers are planting young coral much as farmers plant trees.',
      'In a shallow bay divers are planting young coral / much as farmers plant trees.',
    ],
    [
      'How satisfied we are depends less on its size than on whom we compare ourselves with.',
      'How satisfied we are depends less on its size / than on whom we compare ourselves with.',
    ],
    [
      'A person who doubts everything is unable to act on anything.',
      'A person who doubts everything / is unable to act on anything.',
    ],
    [
      'The clear blue line drawn by a mapmaker thus conceals two truths.',
      'The clear blue line / drawn by a mapmaker / thus conceals two truths.',
    ],
    [
      'In a real game, however, no shot arrives thirty times in succession.',
      'In a real game, however, / no shot arrives thirty times in succession.',
    ],
    [
      'Such losses were not failures; they were bargains struck with a particular environment.',
      'Such losses were not failures; / they were bargains / struck with a particular environment.',
    ],
    [
      'When the rat pressed the lever, its brain activity was sent directly to the other brain.',
      'When the rat pressed the lever, / its brain activity was sent directly to the other brain.',
    ],
    [
      'The new instruments did more than answer old questions, because they produced new sights.',
      'The new instruments did more than answer old questions, / because they produced new sights.',
    ],
    [
      'A nurse who remembers the name of a late husband offers a kind of comfort.',
      'A nurse / who remembers the name of a late husband / offers a kind of comfort.',
    ],
    [
      'Young willows that used to be eaten as soon as they appeared began to grow tall.',
      'Young willows / that used to be eaten / as soon as they appeared / began to grow tall.',
    ],
    [
      'The tools that we use every day shape the way in which we think.',
      'The tools / that we use every day / shape the way / in which we think.',
    ],
    [
      'He could tell how an island hidden beyond the horizon bent the swell.',
      'He could tell / how an island hidden beyond the horizon bent the swell.',
    ],
  ])('cuts before clauses, long phrases and after long subjects: %s', (text, expected) => {
    expect(cut(text)).toBe(expected);
  });

  it.each([
    'He depends on the kindness of strangers.',
    'The new rule gave rise to a long dispute.',
    'They caught up with the other runners.',
    'Ecologists regard this tidiness as a mistake.',
    'She is used to thinking of tools as servants.',
    'The museum shows apples, pears and plums.',
    'A tall, quiet, green-eyed stranger opened the heavy door of the inn.',
    'The cook showed the boys the kitchen and the garden.',
    'The teacher called the answer a lucky guess.',
    'He gave his daughter that small wooden horse.',
    'They scored their answers from one to seven.',
    'Her house became a museum ten years after her death.',
  ])('does not cut inside idioms, lists and short sentences, nor between two objects: %s', (text) => {
    expect(cut(`${text} If that were so, we might expect every animal to become faster.`)).toBe(text);
  });

  it.each([
    'The clerk said / the office would stay open until six in the evening.',
    'Nobody believed the story / the sailor told in the harbor that night.',
    'We soon forgot the names / our teacher had written on the board.',
    'The guide explained / that no visitor may touch the old walls.',
  ])('cuts before a clause whose mark is left out or whose verb comes late: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'The nurse looked through the window / and closed the curtains.',
    'He was an old man with a love for silence / and a dislike of crowds at any hour.',
    'Bread made from old grain / keeps longer than bread / bought in a shop.',
    'She walked more slowly along the river / than her brothers did in those days.',
  ])('holds in a chunk that begins with a phrase nothing but the phrase: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'The tourists visited Spain, Italy, the Netherlands and Norway / in one long summer.',
    'The captain, a friend of liberty and a poet, / sailed in spring.',
  ])('keeps short lists and adjectives of one noun together: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'They planted beans, / pulled the weeds in the garden, / and carried water from the well.',
    'In the shade of the chestnut trees / stood a small wooden chapel.',
    'What he read in those old letters / changed his mind about the war.',
    'Clerks asked to wait outside the office / grew tired of the noise.',
  ])('cuts between verb phrases, before a turned verb and behind a long subject: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'The plan should be abandoned— / without figures, / failure is certain.',
    'His brother— / a quiet man of sixty— / opened the door of the shop.',
    'She feared / that he would give up— / that people would laugh at him.',
    'When the music stopped / they walked slowly back to the village.',
    'When it gets dark / we go home through the wide fields.',
    'Where paint had flaked away / they invented new figures for the wall.',
    'A child keeps practicing / only so long as nothing important depends on it.',
    'Rivers stay clean / so long as nobody throws waste into them.',
    'Children learn best / only so long as something real happens in the room.',
    'Towns that show the amount of water / they waste / attract visitors from abroad.',
    'The last pages of the letters / they exchange / describe a quiet village.',
    'The stories of the sailors / we meet / fill many books in the library.',
    'Presents ordered from the mainland in November / sometimes turn up in spring.',
    'Trees planted along the old road in summer / rarely survive the winter.',
    'Reports published in the spring / usually attract little notice.',
  ])('cuts even hard sheets at tight dashes, clauses without a comma and after long subjects: %s', (text) => {
    expect(cut(text.replaceAll('— / ', '—').replaceAll(' / ', ' '), { difficulty: 'high' })).toBe(text);
  });

  it.each([
    'The bridge was closed / leaving thousands of workers without a way home.',
    'In spring a law was passed / giving women the right to vote.',
    'The wall was built / using stones from the old church.',
  ])('cuts before the participle behind a whole passive clause: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'The boy was caught stealing apples.',
    'The actor was photographed wearing a long black coat.',
    'The child was left crying beside the old stove.',
    'Many of these plants would be just as healthy without them.',
    'His answer was just as clear without the drawing on the board.',
    'The old road was just as safe without the new lamps.',
    'They stayed so long as possible inside.',
    'When she told him he laughed at the old story.',
    'When will they open the new bridge?',
    'A well-known half-open door led home.',
  ])('takes no complement or clause for what it is not on hard sheets: %s', (text) => {
    expect(cut(`${text} If that were so, we might expect change.`, { difficulty: 'high' })).toBe(text);
  });

  it.each([
    'A novel / that had been judged dull / seemed to find new readers in the spring.',
    'The hope / that water lay under the sand / led to long searches in the desert.',
    'Guides who wait / until they can walk safely / lead themselves into no danger.',
    'Drivers who cross only bridges / will miss the quiet villages below.',
    'Visitors who study animal tracks / used to come in winter.',
    'A coat / that demands ever richer owners / may therefore stay in the shop.',
    'The two neighbors / who arrived later / could be heard in the hall.',
    'A boat / that was only a few miles ahead / showed them the way.',
    'What troubles them / is the noise of the new road.',
    'To choose a house / only because it is cheap / is to invite trouble.',
    'Even the smell of the bread and the sound of the bell / play a part.',
    'The lives of village doctors / hardly support this old view.',
  ])('finds the verb of a subject with a clause or phrase on it: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'They met a man / who wrote a book called Walden.',
    'The letter / that was found in the wall / was torn.',
    'He likes towns / that have walls built of stone.',
  ])('takes no participle for the verb where the sentence has one: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'We walked through the market / farmers visit on Saturdays.',
    'They still remember the songs / sailors sang in the harbor.',
    'The bakers were sure / the flour would last for weeks.',
    'They suspect / there is a hole in the wall.',
    'The police officers said / the road was closed.',
    'That is a question / few of us would ask in public.',
  ])('cuts before a clause that no word opens, wherever its subject stands: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'The government officials met the mayor in May.',
    'He likes the way cats sleep.',
    'The office workers and the shop owners met in the hall.',
    'Her brother showed no interest in games linked with money.',
  ])('takes two nouns in a row for one where the sentence has its verbs: %s', (text) => {
    const row = cut(`${text} If that were so, we might expect every animal to become faster.`);
    expect(row).not.toMatch(/government \/|way \/|office \/|shop \/|showed \//u);
  });

  it.each([
    'Guests who plan to stay until Sunday / place their keys on the desk.',
    'Shop owners / who had feared a strike / report / that nothing happened.',
    'But a bridge / that has grown old / needs care in every season.',
    'Plants that look harmless / turn out to be poisonous.',
    'Letting the dogs run in the garden / costs nothing.',
    'A letter / that cost two coins in 1840 / has become a treasure.',
    'Sailors who came back two years later / found an empty house.',
    'Some doctors caution / that the medicine may fail.',
    'The shops that sell bread / close early in the winter.',
    'The plan that nobody knew / changed everything in the village.',
  ])('finds a verb that has the form of a noun: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'They lost nine boats in the storm / and three in the harbor.',
    'She smiled at the crowd, / lifting her hat to the sun / and closing her eyes.',
    'He praised children playing in the yard / and dogs sleeping in the sun.',
    'We spend less time on reading books / and more on watching screens.',
    'He bought the shop in 1990 / and is said to be rich.',
    'The workers were tired, / and the cook, / alone in the kitchen, / began to sing.',
    'She waited quietly / as Ann Lee, the new mayor, / opened the door.',
    'When at sea / the men must drink rain water for weeks.',
    'They began to run / minutes before the bell rang in the tower.',
    'The rule leads parents to buy bikes / and force children to ride them.',
    'He nodded at the crowd / as if to say / that all was well.',
    'The judge ordered / that the gates be closed in the evening.',
    'In the middle of the long winter / the old mayor left the town for good.',
  ])('cuts where a new part begins, though no comma or verb shows it: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it.each([
    'Look at and listen to the old clock / before you leave the hall.',
    'A small, but once famous, town / lies behind the hills of the north.',
    'Three large, wind-driven, hand-painted wheels turn / when the sea wind rises.',
    'The visitors asked / where, when and how we sleep.',
    'The boat sank / more than a century after it had been built.',
    'The price of bread was up 4% on last year / in the whole country.',
    'The goods went from truck to ship to train / in a single week.',
    'It rained in June / for three days in a row without a break.',
    'Birds known as swifts / sleep in the air.',
    'They need to know / which train to take / and where to change.',
    'Asked to explain it step by step, / they fall silent.',
  ])('keeps routes, measures, shared objects and the qualities of one noun whole: %s', (text) => {
    expect(cut(text.replaceAll(' / ', ' '))).toBe(text);
  });

  it('leaves no single word but before a mark, or as the verb of a long subject before its clause', () => {
    for (const source of passages) {
      for (const row of listRows(make(source))) {
        for (const [index, inline] of row.entries()) {
          if (inline.type !== 'text' || row.length === 1) continue;
          const next = row[index + 2];
          const isVerb =
            index > 0 && next?.type === 'text' && /^(?:that|the|he|she|it|they)\b/u.test(next.text);
          if (!isVerb) expect(inline.text).toMatch(/\s|[,:;—]$/u);
        }
      }
    }
  });

  it('cuts finer on easy sheets and only at clauses on hard ones', () => {
    const count = (difficulty: 'low' | 'middle' | 'high') =>
      passages.reduce(
        (sum, source) =>
          sum +
          listRows(make(source, { difficulty }))
            .flat()
            .filter(({ type }) => type === 'slash').length,
        0,
      );
    expect(count('low')).toBeGreaterThan(count('middle'));
    expect(count('middle')).toBeGreaterThan(count('high'));
    expect(count('high')).toBeGreaterThan(passages.length * 5);
  });

  it('answers with the translation of each sentence, empty when they do not fit', () => {
    expect(make(first).answer).toEqual({ type: 'rows', rows: first.translations });
    const unfit = make({ ...first, translations: ['하나뿐이다.'] });
    expect(unfit.answer.type === 'rows' ? unfit.answer.rows.join('') : '?').toBe('');
    expect(unfit.explanation.join('')).toContain('1줄');
  });

  it('takes a locked place even where it would not cut by itself', () => {
    const spare = make(first).candidates.find(({ isUsed }) => !isUsed);
    const locked = make(first, { lockedSpots: [spare?.id ?? ''] });
    expect(locked.candidates.find(({ id }) => id === spare?.id)?.isUsed).toBe(true);
    expect(locked.signature).not.toBe(make(first).signature);
  });
});
