import { assertDenied, denyStated } from '#meaning/gist/denied-sides.ts';
import type { GistLine } from '#meaning/gist/gist-draw.ts';
import { readMatter, readWords } from '#meaning/gist/gist-words.ts';
import { limitPoint, type LimitedPoint } from '#meaning/gist/limited-points.ts';
import type { LineContext } from '#meaning/lines/distractor-line.ts';

/** What the 요지 denies, or puts second, and what it says in its stead denied. */
export function listDenied({ answer }: LineContext): GistLine[] {
  const key = answer.replace(/[.\s]+$/u, '');
  const side = assertDenied(key);
  const stated = denyStated(key);
  const found = [
    ...(side === undefined
      ? []
      : [
          {
            text: side.text,
            reason: side.isExchange
              ? '견주는 두 말의 자리가 서로 바뀌어 글의 내용과 반대된다.'
              : '글에서 부정하거나 덜 중요하게 보는 쪽을 내세워 글의 내용과 반대된다.',
          },
        ]),
    ...(stated === undefined
      ? []
      : [{ text: stated, reason: '글에서 내세우는 쪽을 부정하여 글의 내용과 반대된다.' }]),
  ];
  return found.map(({ text, reason }, at) => ({
    sort: 'limited',
    origin: `denied-${at}`,
    words: readWords(text, readMatter(answer)),
    line: { id: `denied-side-${at}`, text: `${text}.`, reason, isClose: true },
  }));
}

/** The point of the 요지 belittled. */
export function listLimited({ answer, source }: LineContext): GistLine[] {
  const matter = readMatter(answer);
  return limitPoint(answer, source).map(({ way, text }) => ({
    sort: 'limited',
    origin: way,
    words: readWords(text, matter),
    line: {
      id: `limited-${way}`,
      text: `${text}.`,
      reason: limitedReasons[way],
      isClose: true,
    },
  }));
}
const limitedReasons: Readonly<Record<LimitedPoint['way'], string>> = {
  harm: '글에서는 이롭다고 하는 일을 해롭다고 하여 글의 내용과 반대된다.',
  hard: '글에서는 그 일이 이롭거나 필요하다고 할 뿐, 얼마나 어려운지는 다루지 않는다.',
  alone: '글에서는 그 효과를 인정하므로 글의 내용과 반대된다.',
  unrelated: '글에서는 둘 사이의 관계를 밝히므로 글의 내용과 반대된다.',
  lost: '글에서 조건으로 내세우는 것을 방해가 되는 것으로 바꾸어 글의 내용과 반대된다.',
  needless: '글에서 꼭 필요하다고 하는 것을 필요 없다고 하여 글의 내용과 반대된다.',
};
