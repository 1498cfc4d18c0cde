// @vitest-environment node
import { expect, it } from 'vitest';
import { summariseTool } from '#features/home/tools.ts';
import { makeKind } from '#test/factories.ts';

it('a tool card names what can be made now and its lowest price', () => {
  const kind = (
    KIND: 'order' | 'blank' | 'original',
    TOOL: 'basic' | 'transform',
    PRICE: number,
    IS_READY = true,
  ) => makeKind({ KIND, TOOL, NAME: KIND, PRICE, IS_READY });
  const kinds = [
    kind('order', 'transform', 30),
    kind('blank', 'transform', 20, false),
    kind('original', 'basic', 10),
  ];
  expect(summariseTool(kinds, 'transform')).toEqual({ names: ['order'], price: 30 });
  expect(summariseTool(kinds, 'advanced')).toEqual({ names: [], price: null });
});
