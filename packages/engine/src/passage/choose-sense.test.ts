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
    ['A person in a good mood is more inclined to help.', 'good', '좋은, 훌륭한'],
    ['The average wait was reduced to eight minutes.', 'minutes', '분'],
    ['Thousands of insects are moving in both directions.', 'directions', '방향'],
    ['A society that treats its members as thieves is poor.', 'society', '사회'],
    ['Walking did not help with tasks that had one answer.', 'help', '돕다, 도움이 되다'],
    ['Apart from the sky, very few things in nature are blue.', 'nature', '자연'],
    ['They had to calculate the weight that it had to carry.', 'weight', '무게, 체중'],
  ])('%s', (text, word, sense) => {
    expect(getFirstSense(text, word)).toBe(sense);
  });

  it.each([
    ['A statue stands on the market square in the town.', 'square', '광장'],
    ['Regarding his decision, he said nothing.', 'regarding', '~에 관하여'],
    ['The mirrors steadily track the movement of the sun.', 'track', '추적하다'],
    ['Even those who claim to know nothing about art see it.', 'claim', '주장하다'],
    ['A gift of cash strikes many people as cold.', 'strikes', '인상을 주다'],
    ['Birds swallow the fruit and deposit the seeds far from the tree.', 'deposit', '퇴적시키다'],
    ['Experienced referees gave far more penalties to the team in black.', 'experienced', '경험이 많은'],
    ['A larger study has cast doubt on this conclusion.', 'cast', '던지다'],
    ['She decided to change this by publishing a list of failures.', 'publishing', '출판하다'],
    ['The slender bridge of modern design twisted itself to pieces.', 'twisted', '비틀다'],
    ['Of course, a tense and silent dinner does nobody any good.', 'tense', '긴장'],
    ['The fragments were placed too close together to grow.', 'close', '가까운'],
    ['The brain stores whatever is repeated often.', 'stores', '저장하다'],
    ['Crows remember faces. In one study they flew.', 'faces', '얼굴'],
    ['Modern concrete often begins to crumble after fifty years.', 'concrete', '콘크리트'],
    ['He hoped to sell it for ten thousand won, because his phone was broken.', 'won', '원'],
    ['The chemicals weaken the insects further. In a city they thrive.', 'further', '더'],
    ['Most of us learn early that an apology repairs the damage we have done.', 'repairs', '수리하다'],
    ['A wall, it seems, does not only separate people; it protects them.', 'separate', '분리하다'],
    ['The nose, which normally traps invaders before they reach the lungs, dries out.', 'traps', '가두다'],
    ['The starch in the flour absorbs water and swells into a soft gel.', 'swells', '부풀다'],
    ['Managers explain that a cut damages morale.', 'damages', '손상시키다'],
    ['Yet scans of healthy subjects show activity scattered widely.', 'scans', '스캔'],
    ['Experts recommend spending time outdoors after arrival.', 'spending', '보내다'],
    [
      'They hear the roar, feel the spray, and notice small plants between the rocks.',
      'notice',
      '알아차리다',
    ],
    ['Laughter is explained as a response to humor, but recordings tell another story.', 'humor', '유머'],
    ['Some people freeze their cards and go back to cash.', 'cash', '현금'],
    ['Owing their seats to chance alone, they fear nobody.', 'chance', '기회'],
    ['They wait nervously through the opening praise and forget the rest.', 'opening', '개막'],
    ['Small planets are close to the star and giant ones farther out.', 'giant', '거대한'],
    ['A rapid exchange rewards only those who already know the answer.', 'rewards', '보상하다'],
    ['The NSA call-records programme is legal and useful.', 'programme', '프로그램'],
    [
      'In one experiment, experienced real estate agents were asked about a house.',
      'experienced',
      '경험이 많은',
    ],
    ['It is unfair to lay the whole blame on one person.', 'lay', '놓다'],
    ['He was already past seventy when he began to paint.', 'past', '지나'],
    ['She was born on a farm and left school at the age of ten.', 'left', '떠나다'],
    ['Crews carried the ice to sheds packed with straw.', 'sheds', '헛간'],
    ['He plants a new one in its place, trusting that nobody will notice.', 'trusting', '믿다'],
    ['It matters which tap it is drawn from.', 'tap', '수도꼭지'],
    ['Dancers who tap it lightly hear a sound.', 'tap', '두드리다'],
    ['The path was soon worn by feet.', 'worn', '닳다'],
    ['The steps have worn thin.', 'worn', '닳다'],
    ['People living in the far north need light.', 'north', '북쪽, 북부'],
    ['The birds of the south, it is said, sing more.', 'south', '남쪽, 남부'],
    ['Birds fly south in autumn.', 'south', '남쪽으로'],
    ['He gave away his worn coat.', 'worn', '해진'],
    ['The eggs lay in a nest of leaves.', 'lay', '놓여 있다'],
    ['In the past ten years the town has grown.', 'past', '과거의'],
    ['She raised her left hand to answer.', 'left', '왼쪽의'],
    ['Praise works when it is specific, honest, and sparing.', 'sparing', '아끼는'],
    ['The work is hard and demanding, but it pays.', 'demanding', '힘든'],
    ['A road that is long and winding, like life, tires us.', 'winding', '구불구불한'],
    ['They were quiet and kept sparing the children.', 'sparing', '면하게'],
    ['He turned off the light and left, winding his watch.', 'winding', '감다'],
  ])('follows the slot where the tag is wrong: %s', (text, word, sense) => {
    expect(getFirstSense(text, word)).toContain(sense);
  });

  it('stays that of the glossary where the words around say nothing', () => {
    expect(getFirstSense('The bank stood there.', 'bank')).toBe('은행');
  });

  it('takes no cue from another sentence', () => {
    expect(getFirstSense('The bank closed. A river flows here.', 'bank')).toBe('은행');
  });

  it('is that of the same word elsewhere in the passage where its own company says nothing', () => {
    const text = 'The bank was steep. We walked on. They sat on the bank of the river and fished.';
    expect(getFirstSense(text, 'bank')).toBe('둑, 강기슭');
  });

  it('keeps every other sense behind it', () => {
    const { tokens } = analysePassage({ id: 'p', text: 'They sat on the bank of the river.' });
    const token = tokens.find(({ lower }) => lower === 'bank');
    expect(token && glossToken(tokens, token)?.senses).toEqual(['둑, 강기슭', '은행']);
  });
});
