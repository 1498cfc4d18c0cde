import { describe, expect, it } from 'vitest';
import { checkFoundText, countWords, getTooLongMessage, splitIntoPassages } from './split-passages.ts';

const first = 'Many of us believe that a good listener gives advice.';
const second = 'We usually think of a measurement as a passive record.';

describe('a text', () => {
  it('is split at numbers, which become titles', () => {
    const found = splitIntoPassages(`18. ${first}\n\n19) ${second}\n\n[41~42] ${first}\n20번 ${second}`);
    expect(found.map(({ title, text }) => [title, text])).toEqual([
      ['18번', first],
      ['19번', second],
      ['41~42번', first],
      ['20번', second],
    ]);
  });

  it('keeps paragraphs of a numbered passage together', () => {
    expect(splitIntoPassages(`18. ${first}\n\n${second}\n19. ${second}`).map(({ text }) => text)).toEqual([
      `${first}\n${second}`,
      second,
    ]);
  });

  it('is split at blank lines when it has no numbers', () => {
    expect(splitIntoPassages(`${first}\n\n\n${second}`).map(({ title }) => title)).toEqual([
      '지문 1',
      '지문 2',
    ]);
  });

  it('stays whole when told so', () => {
    expect(splitIntoPassages(`${first}\n\n${second}`, { mode: 'whole' }).map(({ text }) => text)).toEqual([
      `${first}\n${second}`,
    ]);
  });

  it('runs lines on that a PDF has broken', () => {
    const broken =
      'Many of us believe that a good listener is someone who\noffers wise advice to those who come with a problem.';
    expect(splitIntoPassages(broken)[0]?.text).toBe(broken.replace('\n', ' '));
  });

  it('keeps the short lines of a letter', () => {
    const letter =
      'Dear residents,\nThank you for your patience.\nWe are almost done.\nSincerely,\nDaniel Moore';
    expect(splitIntoPassages(letter, { mode: 'whole' })[0]?.text).toBe(letter);
  });

  it('takes a heading between blank lines as the title of what follows', () => {
    expect(splitIntoPassages(`Lesson 3 The Bees\n\n${first}`)).toMatchObject([
      { title: 'Lesson 3 The Bees', text: first },
    ]);
  });

  it('takes a Korean or capitalised line above the text as its title, and no other', () => {
    expect(splitIntoPassages(`3과 본문\n${first}`)[0]).toMatchObject({ title: '3과 본문', text: first });
    expect(splitIntoPassages(`The Power of Small Habits\n${first}`)[0]?.title).toBe(
      'The Power of Small Habits',
    );
    expect(splitIntoPassages('In 1990 the old city of\nLondon was built again.')[0]?.text).toBe(
      'In 1990 the old city of London was built again.',
    );
  });

  it('reads footnotes out of the text', () => {
    expect(splitIntoPassages(`${first}\n* indicator: 지표  ** caterpillar: 애벌레`)).toMatchObject([
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
    expect(splitIntoPassages('3.5 percent of people agreed with this plan.')).toHaveLength(1);
    expect(splitIntoPassages('3.5 percent of people agreed with this plan.')[0]?.title).toBe('지문 1');
  });

  it('gives nothing for nothing', () => {
    expect(splitIntoPassages(' \n\n \u200b')).toEqual([]);
  });

  it('leaves the head of an exam, directions that run on, and options out', () => {
    const exam = [
      '2학기 기말고사\n영어 영역',
      `3. 글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을\n고르시오. [3점]\n${first}`,
      '* bee: 벌\n① one ② two ③ three\n④ four ⑤ five',
      `4. 다음 글의 주제는?\n[3점]\n${second} ① One and ⑤ five.`,
    ];
    const found = splitIntoPassages(exam.join('\n\n'));
    expect(found.map(({ title, text }) => [title, text])).toEqual([
      ['3번 글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을', first],
      ['4번 다음 글의 주제는?', `${second} ① One and ⑤ five.`],
    ]);
    expect(found[0]).toMatchObject({ footnotes: [{ word: 'bee', meaning: '벌' }] });
    expect(found[0]?.warnings[0]).toBe('선택지 ①~⑤는 뺐어요.');
  });

  it('keeps a passage before the first number', () => {
    expect(splitIntoPassages(`${first}\n\n19. ${second}`).map(({ text }) => text)).toEqual([first, second]);
    expect(splitIntoPassages(`18. 한국어\n19. ${second}`).map(({ title }) => title)).toEqual([
      '18번',
      '19번',
    ]);
  });

  it('takes each long paragraph of a file without numbers and blank lines as a passage', () => {
    const [bees, ants] = [`${first} `.repeat(5).trim(), `${second} `.repeat(5).trim()];
    const text = `Lesson 3 The Bees\n${bees}\n${ants}\n* bee: 벌\n`;
    expect(splitIntoPassages(text, { areLinesWhole: true })).toMatchObject([
      { title: 'Lesson 3 The Bees', text: bees },
      { title: '지문 2', text: ants, footnotes: [{ word: 'bee', meaning: '벌' }] },
    ]);
    expect(splitIntoPassages(text)).toHaveLength(1);
  });

  it('keeps every line of a file that knows its paragraphs', () => {
    const [found] = splitIntoPassages(`18. ${first} And so on and on.\n${second}`, { areLinesWhole: true });
    expect(found?.text).toBe(`${first} And so on and on.\n${second}`);
  });
});

describe('a passage that cannot be saved', () => {
  it('says why', () => {
    const findProblem = (text: string) => checkFoundText(text).problem;
    expect(findProblem('')).toBe('지문을 넣어 주세요.');
    expect(findProblem('한국어만 있는 글이에요.')).toBe('영어 문장이 없어요. 영어 지문을 넣어 주세요.');
    expect(findProblem('대부분 한국어인 글이고 영어는 조금뿐이에요. Bees.')).toContain('한국어가 더 많은');
    expect(findProblem('Bees dance at home.')).toBe('영어 단어가 5개보다 적어요. 한 문장 넘게 넣어 주세요.');
    expect(findProblem('a '.repeat(2500))).toBe('');
    expect(findProblem('a'.repeat(5312))).toBe('지문은 5,000자까지 넣을 수 있어요. 지금은 5,312자예요.');
    expect(getTooLongMessage(5001)).toContain('5,001자');
  });
});

describe('a passage that should be looked at', () => {
  const long = `${first} `.repeat(5);

  it('is warned of, and a plain one is not', () => {
    const warn = (text: string) => checkFoundText(text).warnings.join(' ');
    expect(warn(long)).toBe('');
    expect(warn(first)).toContain('40단어보다 짧아서');
    expect(warn(long.repeat(10))).toContain('한 지문으로는 길어요');
    expect(warn(`${long} 다음 글을 읽으시오.`)).toContain('한국어가 섞여');
    expect(warn(`${long} ① bees`)).toContain('①~⑤');
    expect(warn(`${long} \ufffd`)).toContain('읽지 못한 글자');
  });
});

it('words are counted as a teacher does', () => {
  expect(countWords("Don't count well-known words twice, 3 times.")).toBe(7);
});
