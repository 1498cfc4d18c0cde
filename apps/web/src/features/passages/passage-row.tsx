import type { PassageSummary } from '@jadoo/contract';
import { Highlighted } from '#features/passages/highlighted.tsx';
import { getExcerpt } from '#features/passages/excerpt.ts';
import { formatCount, formatDate } from '#text/format.ts';
import { ActionMenu, type MenuAction } from '#ui/action-menu.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface PassageRowProps {
  passage: PassageSummary;
  search: string;
  place: string;
  isChosen: boolean;
  isTrash: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onRestore: () => Promise<unknown>;
  actions: readonly MenuAction[];
}

/** One passage of the library: choose it, open it, or do something with it. */
export function PassageRow(props: PassageRowProps) {
  const { passage, search, place, isChosen, isTrash, onChoose, onOpen, onRestore, actions } = props;
  const { PS_TITLE, PS_EXCERPT, PS_WORD_COUNT, PS_TAGS, HAS_TRANSLATION, REG_DT } = passage;
  return (
    <li
      className={joinClasses(
        'group relative flex items-start gap-3 border-b border-line px-3 py-4 transition-colors last:border-0 sm:px-5',
        isChosen ? 'bg-plum-tint' : 'hover:bg-desk',
      )}
    >
      <input
        type="checkbox"
        aria-label={`${PS_TITLE} 고르기`}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        className="relative z-10 mt-1 size-5 shrink-0 accent-plum"
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isTrash ? (
            <p className="min-w-0 truncate font-semibold">{PS_TITLE}</p>
          ) : (
            <button
              type="button"
              onClick={onOpen}
              className="min-w-0 truncate text-left font-semibold after:absolute after:inset-0 hover:text-plum"
            >
              <Highlighted text={PS_TITLE} search={search} />
            </button>
          )}
          {PS_TAGS.slice(0, 3).map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </div>
        <p lang="en" className="book mt-1 line-clamp-2 text-sm text-ink-soft">
          <Highlighted text={getExcerpt(PS_EXCERPT)} search={search} />
        </p>
        <p className="numbers mt-1.5 text-xs text-ink-faint">
          {[
            place,
            `${formatCount(PS_WORD_COUNT)}단어`,
            HAS_TRANSLATION ? '해석 있음' : '',
            formatDate(REG_DT),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isTrash ? (
        <Button variant="secondary" size="sm" className="relative z-10" onClick={onRestore}>
          되살리기
        </Button>
      ) : (
        <ActionMenu
          actions={actions}
          trigger={
            <IconButton label={`${PS_TITLE} 더 보기`} className="relative z-10 size-9">
              <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
                <circle cx="8" cy="3" r="1.4" />
                <circle cx="8" cy="8" r="1.4" />
                <circle cx="8" cy="13" r="1.4" />
              </svg>
            </IconButton>
          }
        />
      )}
    </li>
  );
}
