import { describe, expect, it } from 'vitest';
import { joinFound } from '#features/passages/use-found-passages.ts';
import { countWords, findProblem, getTooLongMessage, splitPasted } from '#features/passages/split-pasted.ts';

const first = 'Many of us believe that a good listener gives advice.';
const second = 'We usually think of a measurement as a passive record.';

describe('pasted text', () => {
  it('is split at numbers, which become titles', () => {
    const found = splitPasted(`18. ${first}\n\n19) ${second}\n\n[41~42] ${first}\n20번 ${second}`);
    expect(found.map(({ title, text }) => [title, text])).toEqual([
      ['18번', first],
      ['19번', second],
      ['41~42번', first],
      ['20번', second],
    ]);
  });

  it('keeps paragraphs of a numbered passage together', () => {
    expect(splitPasted(`18. ${first}\n\n${second}\n19. ${second}`).map(({ text }) => text)).toEqual([
      `${first}\n${second}`,
      second,
    ]);
  });

  it('is split at blank lines when it has no numbers', () => {
    expect(splitPasted(`${first}\n\n\n${second}`).map(({ title }) => title)).toEqual(['지문 1', '지문 2']);
  });

  it('stays whole when told so', () => {
    expect(splitPasted(`${first}\n\n${second}`, 'whole').map(({ text }) => text)).toEqual([
      `${first}\n${second}`,
    ]);
  });

  it('runs lines on that a PDF has broken', () => {
    const broken =
      'Many of us believe that a good listener is someone who\noffers wise advice to those who come with a problem.';
    expect(splitPasted(broken)[0]?.text).toBe(broken.replace('\n', ' '));
  });

  it('keeps the short lines of a letter', () => {
    const letter =
      'Dear residents,\nThank you for your patience.\nWe are almost done.\nSincerely,\nDaniel Moore';
    expect(splitPasted(letter, 'whole')[0]?.text).toBe(letter);
  });

  it('takes a heading between blank lines as the title of what follows', () => {
    expect(splitPasted(`Lesson 3 The Bees\n\n${first}`)).toMatchObject([
      { title: 'Lesson 3 The Bees', text: first },
    ]);
  });

  it('takes a Korean or capitalised line above the text as its title, and no other', () => {
    expect(splitPasted(`3과 본문\n${first}`)[0]).toMatchObject({ title: '3과 본문', text: first });
    expect(splitPasted(`The Power of Small Habits\n${first}`)[0]?.title).toBe('The Power of Small Habits');
    expect(splitPasted('In 1990 the old city of\nLondon was built again.')[0]?.text).toBe(
      'In 1990 the old city of London was built again.',
    );
  });

  it('reads footnotes out of the text', () => {
    expect(splitPasted(`${first}\n* indicator: 지표  ** caterpillar: 애벌레`)).toMatchObject([
      {
        text: first,
        footnotes: [
          { word: 'indicator', meaning: '지표' },
          { word: 'caterpillar', meaning: '애벌레' },
        ],
      },
    ]);
  });

  it('does not take a decimal or a year for a number of a passage', () => {
    expect(splitPasted('3.5 percent of people agreed with this plan.')).toHaveLength(1);
    expect(splitPasted('3.5 percent of people agreed with this plan.')[0]?.title).toBe('지문 1');
  });

  it('gives nothing for nothing', () => {
    expect(splitPasted(' \n\n \u200b')).toEqual([]);
  });
});

describe('a passage that cannot be saved', () => {
  it('says why', () => {
    expect(findProblem('')).toBe('지문을 넣어 주세요.');
    expect(findProblem('한국어만 있는 글이에요.')).toBe('영어 문장이 없어요. 영어 지문을 넣어 주세요.');
    expect(findProblem('a'.repeat(5000))).toBe('');
    expect(findProblem('a'.repeat(5312))).toBe('지문은 5,000자까지 넣을 수 있어요. 지금은 5,312자예요.');
    expect(getTooLongMessage(5001)).toContain('5,001자');
  });
});

describe('found passages', () => {
  it('are joined with the one above, with their footnotes', () => {
    const [a, b] = splitPasted(`${first}\n* one: 하나\n\n${second}\n* two: 둘`);
    if (!a || !b) throw new Error('two passages were expected');
    expect(joinFound([a, b], 1)).toEqual([
      { ...a, text: `${first}\n${second}`, footnotes: [...a.footnotes, ...b.footnotes] },
    ]);
    expect(joinFound([a, b], 0)).toEqual([a, b]);
  });

  it('count words as a teacher does', () => {
    expect(countWords("Don't count well-known words twice, 3 times.")).toBe(7);
  });
});
