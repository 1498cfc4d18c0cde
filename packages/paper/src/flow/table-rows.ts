import type { FlowCell, FlowNode, FlowTable } from '#flow/flow.ts';

const getHeadCount = ({ hasHeader }: FlowTable): number => (hasHeader ? 1 : 0);

/** One table for each row, with the header over every one of them; `joinTables` makes them one again. */
export function splitRows(table: FlowTable): FlowTable[] {
  const headCount = getHeadCount(table);
  const header = table.rows.slice(0, headCount);
  const rows = table.rows.slice(headCount);
  return rows.map((row, index) => ({
    ...table,
    rows: [...header, row],
    isContinued: index > 0,
    beforePt: index === 0 ? table.beforePt : 0,
    afterPt: index === rows.length - 1 ? table.afterPt : 0,
  }));
}

/** Joins what `splitRows` has split, except where a break stands in between. */
export function joinTables(nodes: FlowNode[]): FlowNode[] {
  const joined: FlowNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'table' && node.isContinued && node.break === 'none' && last?.type === 'table') {
      const rows = [...last.rows, ...node.rows.slice(getHeadCount(node))];
      joined[joined.length - 1] = { ...last, rows, afterPt: node.afterPt };
    } else joined.push(node);
  }
  return joined;
}

/** Whether the row has a line to write on: then all of its text stands on it. */
export const standsOnLines = (cells: FlowCell[]): boolean =>
  cells.some(({ edge }) => edge === 'below' || edge === 'thick-below');
