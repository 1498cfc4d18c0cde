import type { PassageSummary } from '@jadoo/contract';
import { Link } from 'react-router';
import { getExcerpt } from '#features/passages/excerpt.ts';
import { Highlighted } from '#features/passages/highlighted.tsx';
import { formatCount, formatDate } from '#text/format.ts';
import type { MenuAction } from '#ui/action-menu.tsx';
import { Badge } from '#ui/badge.tsx';
import { ChoiceRow, rowTargetClasses } from '#ui/choice-row.tsx';

interface PassageRowProps {
  passage: PassageSummary;
  search: string;
  place: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onRestore: (() => Promise<unknown>) | null;
  actions: readonly MenuAction[];
}

/** One passage of the library: choose it, open it, or do something with it. */
export function PassageRow(props: PassageRowProps) {
  const { passage, search, place, onOpen, ...row } = props;
  const { PS_TITLE, PS_EXCERPT, PS_WORD_COUNT, PS_TAGS, HAS_TRANSLATION, REG_DT } = passage;
  const facts = [
    place,
    `${formatCount(PS_WORD_COUNT)}단어`,
    HAS_TRANSLATION ? '해석 있음' : '',
    formatDate(REG_DT),
  ];
  return (
    <ChoiceRow
      name={PS_TITLE}
      {...row}
      heading={
        <button type="button" onClick={onOpen} className={rowTargetClasses}>
          <Highlighted text={PS_TITLE} search={search} />
        </button>
      }
      badges={PS_TAGS.slice(0, 3).map((tag) =>
        row.onRestore ? (
          <Badge key={tag}>{tag}</Badge>
        ) : (
          <Link
            key={tag}
            to={`?tag=${encodeURIComponent(tag)}`}
            aria-label={`태그 ${tag}`}
            className="relative z-10 rounded-sm hover:opacity-75"
          >
            <Badge>{tag}</Badge>
          </Link>
        ),
      )}
    >
      <p lang="en" className="book mt-1 line-clamp-2 text-sm text-ink-soft sm:line-clamp-1">
        <Highlighted text={getExcerpt(PS_EXCERPT)} search={search} />
      </p>
      <p className="numbers mt-1.5 text-xs text-ink-faint">{facts.filter(Boolean).join(' · ')}</p>
    </ChoiceRow>
  );
}
