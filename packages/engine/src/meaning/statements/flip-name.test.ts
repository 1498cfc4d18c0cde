import { expect, test } from 'vitest';
import { swapName } from '#meaning/statements/flip-name.ts';

const lines = [
  'Ines Hall은 리즈에서 자랐다.',
  '기술자 Karl Brandt는 1910년에 다리를 설계했다.',
  '건축가 Arne Leavitt이 1920년에 탑을 제안했다.',
];

test('one person of the passage stands for another, with the particle that the name takes', () => {
  expect(swapName(lines[1] ?? '', lines, 'Ines Hall')).toEqual([
    { from: 'Karl Brandt는', to: 'Arne Leavitt은' },
  ]);
  expect(swapName(lines[2] ?? '', lines, 'Ines Hall')).toEqual([
    { from: 'Arne Leavitt이', to: 'Karl Brandt가' },
  ]);
});

test.each([
  ['the one whom the passage is about', lines[0] ?? '', lines],
  ['kin', 'Karl Brandt는 아들에게 다리를 맡겼다.', lines],
  [
    'two who stand together',
    lines[1] ?? '',
    [...lines.slice(0, 2), 'Arne Leavitt은 Karl Brandt가 옳다고 주장했다.'],
  ],
])('not %s', (_, text, all) => {
  expect(swapName(text, all, 'Ines Hall')).toEqual([]);
});
