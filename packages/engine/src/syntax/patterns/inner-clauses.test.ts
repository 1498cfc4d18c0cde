import { describe, expect, it } from 'vitest';

import { listPatterns } from '#test-fixtures/list-patterns.ts';

describe('a clause ends only where its edge is sure', () => {
  it.each([
    ['The bells, which rang well enough as long as everyone heard them, are gone.', /as long as everyone →/u],
    ['The clerks, who had promised to print whatever was sent, kept it back.', /whatever →/u],
    ['The wheels, which turn as the stream turns, are old.', /as the stream →/u],
    ['The rival who thinks that the old match was badly judged repeat the claim.', /repeat the claim →/u],
    ['Farmers who hope to plant a new field face a hard choice this year.', /face a hard choice/u],
    ['The ladder that fits the wall perfectly may fall.', /that fits the wall →/u],
    ['This gives those who choose the early train a free seat.', /a free seat →/u],
    ['The rope, knowing that once the ship has left the port, a storm may come.', /left the port →/u],
  ])('and does not break off or run on: %s', (text, line) => {
    expect(listPatterns(text)).not.toMatch(line);
  });

  it.each([
    ['The farmer who keeps the bees sells honey.', 'who keeps the bees → 주격 관계대명사 who가 이끄는 절'],
    ['The boats that sank in the storm were sold.', 'that sank in the storm → 주격 관계대명사'],
    ['The girl who visited the farm last year came back.', 'who visited the farm last year →'],
  ])('and is whole before the verb of its noun: %s', (text, line) => {
    expect(listPatterns(text)).toContain(line);
  });
});

describe('the place of a phrase in the sentence', () => {
  it.each([
    ['It must be decided whether the road is safe.', '진주어 (It은 가주어)'],
    ['The old sailor taught us how to tie the knots.', '동사 taught의 직접목적어'],
    ['The children asked what it meant.', '의문사 what'],
    ['Much of the old town was rebuilt.', '핵심어: Much'],
  ])('is named: %s', (text, line) => {
    expect(listPatterns(text)).toContain(line);
  });

  it.each([
    ['They stopped together before they knew one another’s names.', /names → 접속사 that이 생략된/u],
    ['The children may look for danger where nobody is watching.', /선행사: danger/u],
    ['He went so far as to claim that the bridge was safe.', /so ~ that/u],
    ['She spent two years painting the walls of the church.', /앞의 명사 two years/u],
    ['There was nothing in the box that could help us.', /선행사: the box/u],
    ['Many people hate it when their train is late.', /시간의 부사절/u],
  ])('is not guessed: %s', (text, line) => {
    expect(listPatterns(text)).not.toMatch(line);
  });
});
