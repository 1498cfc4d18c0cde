import type { Category } from '@jadoo/contract';
import { sortCategories } from '#features/passages/category-tree.tsx';
import { NativeSelect } from '#ui/native-select.tsx';

interface CategorySelectProps {
  categories: readonly Category[];
  value: number | null;
  onChange: (categoryIdx: number | null) => void;
  label?: string;
  isLabelHidden?: boolean;
  /** Words for no choice. */
  emptyLabel?: string;
}

/** A book or unit out of the tree. */
export function CategorySelect(props: CategorySelectProps) {
  const {
    categories,
    value,
    onChange,
    label = '저장할 곳',
    isLabelHidden = false,
    emptyLabel = '기본 단원',
  } = props;
  const options = sortCategories(categories).flatMap(({ book, units }) => [
    { value: String(book.PC_IDX), label: book.PC_NM },
    ...units.map((unit) => ({ value: String(unit.PC_IDX), label: `${book.PC_NM} › ${unit.PC_NM}` })),
  ]);
  return (
    <NativeSelect
      label={label}
      isLabelHidden={isLabelHidden}
      options={[{ value: '', label: emptyLabel }, ...options]}
      value={value === null ? '' : String(value)}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    />
  );
}
