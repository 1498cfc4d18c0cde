import { expect, test } from 'vitest';

import { makeExercise } from '#exercise/registry.ts';

const text =
  'The saiga is an antelope that lives on the dry plains of Kazakhstan. It is about as tall as a sheep and weighs up to forty kilograms. Its large nose warms the cold air in winter and keeps out the dust in summer. In spring, the animal moves north in herds of several thousand. Only the male has horns, which were sold for medicine. In 2015, a disease killed more than 200,000 of them in three weeks. The animal has been protected by law since 1999, and its number has grown again.';
const source = {
  id: 'saiga',
  text,
  translations: [
    '사이가는 카자흐스탄의 건조한 평원에 사는 영양이다.',
    '그것은 키가 양만 하고 무게가 40킬로그램까지 나간다.',
    '그것의 커다란 코는 겨울에 찬 공기를 데우고 여름에 먼지를 막는다.',
    '봄에 그 동물은 수천 마리씩 떼를 지어 북쪽으로 이동한다.',
    '수컷만 뿔이 있는데, 그것은 약으로 팔렸다.',
    '2015년에는 질병이 3주 만에 20만 마리가 넘게 죽였다.',
    '그 동물은 1999년부터 법으로 보호받아 왔고 수가 다시 늘었다.',
  ],
  topic: 'the body and life of the saiga',
  title: 'The Saiga: A Nose for Every Season',
  gist: '사이가는 커다란 코를 지니고 건조한 평원에서 떼를 지어 사는 영양이다.',
  summary:
    'The saiga survives cold winters and dusty summers with its large nose, and laws have increased its number.',
};

/** What such a passage refuses, by kind. */
const refusalOf = (kind: 'gist' | 'summary'): string => {
  const made = makeExercise(kind, source, { mode: 'choice' }, 1);
  return 'refused' in made ? made.reason : '';
};

test('a passage that introduces a thing argues nothing: neither its 요지 nor its 요약문 is asked with five options', () => {
  expect(refusalOf('gist')).toMatch(/대상을 소개하는 글/u);
  expect(refusalOf('summary')).toMatch(/논지가 없어요/u);
});
