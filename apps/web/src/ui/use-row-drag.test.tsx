import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { moveEntry, useRowDrag } from '#ui/use-row-drag.ts';

afterEach(cleanup);

it('moving one entry keeps the others in order', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moveEntry(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveEntry(['a'], 0, -1)).toEqual(['a']);
});

function Rows({ name, inner }: { name: string; inner?: string }) {
  const [rows, setRows] = useState(['1', '2', '3'].map((number) => `${name}${number}`));
  const { getRowProps, getDropSide } = useRowDrag((from, to) => setRows(moveEntry(rows, from, to)));
  return (
    <ul aria-label={name}>
      {rows.map((row, at) => (
        <li key={row} {...getRowProps(at)} aria-label={row} data-side={getDropSide(at)}>
          {row}
          {inner && at === 0 && <Rows name={inner} />}
        </li>
      ))}
    </ul>
  );
}
const dataTransfer = { effectAllowed: '', setData: () => undefined };
const getRow = (name: string) => screen.getByRole('listitem', { name });
const listRows = (name: string) =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'))
    .filter((label) => label?.startsWith(name));

it('a dragged row lands where the line stood, above or below the row under it', () => {
  render(<Rows name="가" />);
  fireEvent.dragStart(getRow('가1'), { dataTransfer });
  fireEvent.dragOver(getRow('가3'), { dataTransfer });
  expect(getRow('가3').dataset.side).toBe('below');
  fireEvent.drop(getRow('가3'), { dataTransfer });
  expect(listRows('가')).toEqual(['가2', '가3', '가1']);
  fireEvent.dragStart(getRow('가1'), { dataTransfer });
  fireEvent.dragOver(getRow('가2'), { dataTransfer });
  expect(getRow('가2').dataset.side).toBe('above');
  fireEvent.dragEnd(getRow('가1'), { dataTransfer });
  expect(getRow('가2').dataset.side).toBeUndefined();
  expect(listRows('가')).toEqual(['가2', '가3', '가1']);
});

it('a row of an inner list moves in its own list only', () => {
  render(<Rows name="가" inner="나" />);
  fireEvent.dragStart(getRow('나3'), { dataTransfer });
  fireEvent.dragOver(getRow('가3'), { dataTransfer });
  fireEvent.drop(getRow('가3'), { dataTransfer });
  fireEvent.dragOver(getRow('나1'), { dataTransfer });
  fireEvent.drop(getRow('나1'), { dataTransfer });
  expect(listRows('가')).toEqual(['가1', '가2', '가3']);
  expect(listRows('나')).toEqual(['나3', '나1', '나2']);
});
