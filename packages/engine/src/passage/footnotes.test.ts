import { describe, expect, it } from 'vitest';

import { findFootnoteLines, parseFootnotes } from '#passage/footnotes.ts';

describe('parseFootnotes', () => {
  it('takes the lines out and keeps the passage', () => {
    expect(
      parseFootnotes('It stopped. It began again.\n* thermostat: 온도 조절 장치\n** microbe: 미생물'),
    ).toEqual({
      text: 'It stopped. It began again.',
      footnotes: [
        { word: 'thermostat', meaning: '온도 조절 장치' },
        { word: 'microbe', meaning: '미생물' },
      ],
    });
  });

  it('reads several notes on one line, other marks and phrases', () => {
    expect(
      parseFootnotes('Text.\n*ridge: 산등성이  **take root 뿌리를 내리다\n※ fungi： 균류(fungus의 복수형)')
        .footnotes,
    ).toEqual([
      { word: 'ridge', meaning: '산등성이' },
      { word: 'take root', meaning: '뿌리를 내리다' },
      { word: 'fungi', meaning: '균류(fungus의 복수형)' },
    ]);
  });

  it.each(['A * star in a line.', '* a bullet point in English', '한국어 문장: 뜻', '** bold **'])(
    'finds no note in %j',
    (text) => {
      expect(parseFootnotes(text)).toEqual({ text, footnotes: [] });
    },
  );

  it('tells exactly where the lines stand', () => {
    const text = 'One.\n* ridge: 산등성이\nTwo.';
    expect(findFootnoteLines(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '* ridge: 산등성이',
    ]);
  });
});
