import { ActionMenu, type MenuAction } from '#ui/action-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface MoreButtonProps {
  label: string;
  actions: readonly MenuAction[];
  size?: 'sm' | 'md';
}

/** Three dots that open what else can be done with a row. */
export function MoreButton({ label, actions, size = 'md' }: MoreButtonProps) {
  return (
    <ActionMenu
      actions={actions}
      trigger={
        <IconButton label={label} size={size}>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <circle cx="8" cy="3" r="1.4" />
            <circle cx="8" cy="8" r="1.4" />
            <circle cx="8" cy="13" r="1.4" />
          </svg>
        </IconButton>
      }
    />
  );
}
