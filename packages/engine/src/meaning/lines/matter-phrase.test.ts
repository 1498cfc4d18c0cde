import { describe, expect, test } from 'vitest';

import { readKoreanMatter } from '#meaning/lines/matter-korean.ts';
import { listMatterPhrases } from '#meaning/lines/matter-phrase.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

interface Lines {
  topic: string;
  gist?: string;
}

function read(text: string, lines: Lines) {
  const source = { id: `matter ${text}`, text, ...lines };
  const analysis = analysePassageOnce(source);
  const phrases = listMatterPhrases(source, analysis);
  return {
    phrases: phrases.map((phrase) => phrase.text),
    korean: readKoreanMatter(source, analysis, phrases),
  };
}

describe('the matter of a passage is named as its line names it', () => {
  test('by both words of a compound', () => {
    const { phrases } = read('Roof gardens cool a house. A roof garden also holds rain.', {
      topic: 'the benefits of roof gardens in summer',
    });
    expect(phrases[0]).toBe('roof gardens');
  });

  test('by its whole name, with the article', () => {
    const { phrases } = read('The Grand Mill Tower fell in 1890. Nobody had looked after the tower.', {
      topic: 'the collapse of the Grand Mill Tower',
    });
    expect(phrases).toContain('the Grand Mill Tower');
    expect(phrases).toContain('the collapse of the Grand Mill Tower');
  });

  test('in the plural, where the line speaks of one for all', () => {
    const { phrases } = read('A shortcut saves time. Shortcuts tempt us.', {
      topic: 'the way a shortcut misleads us',
    });
    expect(phrases[0]).toBe('shortcuts');
  });

  test('but not by what it is only seen as', () => {
    const { phrases } = read('Fasting was once a punishment. Today fasting is a fashion.', {
      topic: 'the shift from fasting as a punishment to a fashion',
    });
    expect(phrases).not.toContain('punishments');
  });
});

describe('the 요지 names the matter', () => {
  test('by its topic', () => {
    const { korean } = read('Roof gardens cool a house.', {
      topic: 'the benefits of roof gardens',
      gist: '옥상 정원은 집을 시원하게 한다.',
    });
    expect(korean?.text).toBe('옥상 정원');
  });

  test('or not at all, where only somebody acts', () => {
    const { korean } = read('Teachers often praise talent.', {
      topic: 'the harm of praising talent',
      gist: '교사는 재능을 함부로 칭찬하지 말아야 한다.',
    });
    expect(korean?.text).not.toBe('교사');
  });
});
