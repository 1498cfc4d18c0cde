import { describe, expect, test } from 'vitest';

import type { LineName } from '#meaning/lines/line-name.ts';
import { listMatterLines } from '#meaning/lines/matter-lines.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const text = 'Roof checklists save lives. A checklist reminds a pilot of the next step.';
const lines = {
  topic: 'the value of checklists in flight',
  title: 'A List for Every Pilot',
  gist: '체크리스트는 조종사의 실수를 막아 준다.',
};

const list = (name: LineName, more = '') => {
  const source = { id: `lines ${name} ${more}`, text: `${text} ${more}`, ...lines };
  const analysis = analysePassageOnce(source);
  return listMatterLines({ source, analysis, name, answer: lines[name] });
};

describe('wrong lines on the very matter', () => {
  test.each(['topic', 'title', 'gist'] as const)('each %s names it', (name) => {
    const made = list(name);
    expect(made.length).toBeGreaterThan(3);
    for (const line of made) expect(line.text).toMatch(/checklist|체크리스트/iu);
  });

  test('none says what the passage says too', () => {
    const said = list('topic', 'A digital list on a computer costs little.').map(({ aspect }) => aspect);
    expect(said).not.toContain('digital');
    expect(said).not.toContain('cost');
    expect(said).toContain('rules');
  });

  test('Korean particles fit the noun', () => {
    expect(
      list('gist')
        .map((line) => line.text)
        .join(' '),
    ).not.toMatch(/체크리스트(?:은|을|이) /u);
  });
});
