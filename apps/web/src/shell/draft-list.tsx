import { Link } from 'react-router';
import { removeDraft, useDrafts } from '#session/temp-save.ts';
import { formatDateTime } from '#text/format.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Unfinished work to go on with; nothing when there is none. `prefix` narrows it to drafts whose id begins so. */
export function DraftList({ prefix = '' }: { prefix?: string }) {
  const drafts = useDrafts().filter(({ id }) => id.startsWith(prefix));
  if (drafts.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg">이어서 만들기</h2>
      <ul className="flex flex-col gap-2">
        {drafts.map((draft) => (
          <li
            key={draft.id}
            className="flex items-center gap-2 rounded-lg border border-plum-line bg-plum-tint/60 py-1 pr-2 pl-4"
          >
            <Link to={draft.path} className="min-w-0 flex-1 py-2 hover:text-plum">
              <span className="block truncate font-semibold">{draft.title}</span>
              <span className="block text-sm text-ink-soft">{formatDateTime(draft.savedAt)}에 저장</span>
            </Link>
            <IconButton
              label={`${draft.title} 지우기`}
              onClick={() => {
                removeDraft(draft.id);
              }}
            >
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d="m4 4 8 8m0-8-8 8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
              </svg>
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
