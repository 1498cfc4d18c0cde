import { getErrorMessage } from '#request/request-error.ts';
import { askConfirm } from '#shell/dialog-stores.ts';
import type { ChosenRow } from '#shell/use-chosen.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { formatCount } from '#text/format.ts';
import { showToast } from '#ui/toast.tsx';

interface BinList {
  /** What the rows are, with its object particle. */
  noun: { name: string; object: string };
  remove: (idxs: number[]) => Promise<unknown>;
  restore: (idxs: number[]) => Promise<unknown>;
  /** Called when something was done. */
  onDone: () => void;
}

/** The numbers of rows. */
export function getIdxs(rows: readonly ChosenRow[]): number[] {
  return rows.map(({ idx }) => idx);
}

/** Puts rows of a list into the bin, asked before, and takes them out again; each says how it ended. */
export function createBinActions({ noun, remove, restore, onDone }: BinList) {
  const attempt = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      onDone();
      showToast(message, 'success');
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };
  return {
    attempt,
    handleRemove: async (rows: readonly ChosenRow[]) => {
      const [first] = rows;
      const what =
        rows.length === 1 && first
          ? `‘${escapeHtml(first.title)}’ ${noun.object}`
          : `${noun.name} ${formatCount(rows.length)}개를`;
      const isSure = await askConfirm({
        message: `${what} 삭제할까요? 휴지통에서 30일 안에 되살릴 수 있어요.`,
        okText: '삭제하기',
      });
      if (isSure) await attempt(() => remove(getIdxs(rows)), '휴지통으로 옮겼어요.');
    },
    handleRestore: (idxs: number[]) => attempt(() => restore(idxs), '되살렸어요.'),
  };
}
