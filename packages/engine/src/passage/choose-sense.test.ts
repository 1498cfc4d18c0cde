import { describe, expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { glossToken } from '#passage/gloss.ts';

function getFirstSense(text: string, word: string): string | undefined {
  const { tokens } = analysePassage({ id: 'p', text });
  const token = tokens.find(({ lower }) => lower === word);
  return token === undefined ? undefined : glossToken(tokens, token)?.senses[0];
}

describe('the first sense of a word', () => {
  it.each([
    ['He lost interest in the game.', 'interest', '관심, 흥미'],
    ['The bank raised the interest rate on the loan.', 'interest', '이자'],
    ['The article in the newspaper was about food.', 'article', '기사, 글'],
    ['They sat on the bank of the river and fished.', 'bank', '둑, 강기슭'],
    ['She was a leading figure in modern art.', 'figure', '인물'],
    ['The latest issue of the magazine sold well.', 'issue', '(간행물의) 호'],
    ['The bill passed the parliament after a long vote.', 'bill', '법안'],
    ['A white crane flew over the wetland.', 'crane', '두루미, 학'],
    ['Math is my favorite subject at school.', 'subject', '과목'],
    ['The subjects of the experiment were students.', 'subjects', '피실험자'],
    ['Prices fell sharply last year.', 'fell', '감소하다'],
    ['The chemical plant employs many workers.', 'plant', '공장'],
    ['He runs a small restaurant near the station.', 'runs', '운영하다'],
    ['The company charged the battery of the phone.', 'charged', '충전하다'],
  ])('%s', (text, word, sense) => {
    expect(getFirstSense(text, word)).toBe(sense);
  });

  it.each([
    ['A statue stands on the market square in the town.', 'square', '광장'],
    ['Regarding his decision, he said nothing.', 'regarding', '~에 관하여'],
    ['The mirrors steadily track the movement of the sun.', 'track', '추적하다'],
  ])('follows the slot where the tag is wrong: %s', (text, word, sense) => {
    expect(getFirstSense(text, word)).toContain(sense);
  });

  it('stays that of the glossary where the words around say nothing', () => {
    expect(getFirstSense('The bank stood there.', 'bank')).toBe('은행');
  });

  it('takes no cue from another sentence', () => {
    expect(getFirstSense('The bank closed. A river flows here.', 'bank')).toBe('은행');
  });

  it('keeps every other sense behind it', () => {
    const { tokens } = analysePassage({ id: 'p', text: 'They sat on the bank of the river.' });
    const token = tokens.find(({ lower }) => lower === 'bank');
    expect(token && glossToken(tokens, token)?.senses).toEqual(['둑, 강기슭', '은행']);
  });
});
