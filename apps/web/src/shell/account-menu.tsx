import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useUserStore } from '#session/user-store.ts';
import { startLogOut } from '#shell/start-log-out.ts';
import { accountLinks } from '#shell/main-links.ts';
import { useDismiss } from '#shell/use-dismiss.ts';

const item = 'flex h-11 w-full items-center px-4 text-left hover:bg-desk';

/** The menu of the account, opened by the first letter of the name. */
export function AccountMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const name = useUserStore(({ user }) => user.UM_NM);
  const container = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  useDismiss(container, isOpen, close);
  return (
    <div ref={container} className="relative hidden lg:block">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={`${name || '내'} 계정 메뉴`}
        className="inline-flex size-9 items-center justify-center rounded-full bg-desk-deep font-bold text-ink-soft hover:bg-line"
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        {name.slice(0, 1) || '나'}
      </button>
      {isOpen && (
        <div className="absolute top-full right-0 mt-2 w-52 animate-rise overflow-hidden rounded-lg border border-line bg-paper py-1 shadow-float">
          <p className="truncate border-b border-line px-4 py-2.5 text-sm font-semibold">{name}</p>
          <ul>
            {accountLinks.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={item} onClick={close}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={`${item} border-t border-line text-ink-soft`}
            onClick={() => void startLogOut()}
          >
            로그아웃
          </button>
        </div>
      )}
    </div>
  );
}
