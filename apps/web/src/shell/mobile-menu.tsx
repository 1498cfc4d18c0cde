import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { startLogOut } from '#shell/start-log-out.ts';
import { accountLinks, mainLinks } from '#shell/main-links.ts';
import { useDismiss } from '#shell/use-dismiss.ts';

const item = 'flex h-12 w-full items-center px-5 text-left font-semibold hover:bg-desk';

/** The whole menu on a narrow screen. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  useDismiss(container, isOpen, close);
  return (
    <div ref={container} className="lg:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label="메뉴"
        className="inline-flex size-10 items-center justify-center rounded-md text-ink-soft hover:bg-desk-deep"
        onClick={() => {
          setIsOpen(!isOpen);
        }}
      >
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
          <path
            d={isOpen ? 'm5 5 12 12M17 5 5 17' : 'M3 6h16M3 11h16M3 16h16'}
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
      </button>
      {isOpen && (
        <nav
          aria-label="전체 메뉴"
          className="absolute inset-x-0 top-full animate-rise border-b border-line bg-paper py-2 shadow-float"
        >
          <ul>
            {[...mainLinks, ...accountLinks].map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className={item} onClick={close}>
                  {text}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={`${item} text-ink-soft`} onClick={() => void startLogOut()}>
                로그아웃
              </button>
            </li>
          </ul>
        </nav>
      )}
    </div>
  );
}
