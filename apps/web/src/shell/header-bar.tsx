import { Link, NavLink, useLocation, useMatch, useNavigate } from 'react-router';
import { AccountMenu } from '#shell/account-menu.tsx';
import { useHeaderStore } from '#shell/header-store.ts';
import { Logo } from '#shell/logo.tsx';
import { MobileMenu } from '#shell/mobile-menu.tsx';
import { PointPill } from '#shell/point-pill.tsx';
import { mainLinks } from '#shell/main-links.ts';
import { useUserStore } from '#session/user-store.ts';
import { joinClasses } from '#ui/join-classes.ts';

function BackButton() {
  const { backButtonText, onBackClick, step } = useHeaderStore();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className="inline-flex h-10 shrink-0 items-center gap-1 rounded-md px-2 text-sm whitespace-nowrap font-semibold text-ink-soft hover:bg-desk-deep hover:text-ink"
      onClick={() => {
        if (onBackClick) onBackClick();
        else void navigate(-1);
      }}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      {/* Beside the step there is no room for words on a phone. */}
      <span className={step > 0 ? 'max-sm:sr-only' : undefined}>{backButtonText}</span>
    </button>
  );
}

const stepNumbers = [1, 2, 3, 4];

function StepMark({ step }: { step: number }) {
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      <span className="sr-only">{`${step}단계`}</span>
      {stepNumbers.map((number) => (
        <span
          key={number}
          aria-hidden="true"
          className={joinClasses(
            'h-1.5 rounded-full transition-all',
            number === step ? 'w-6 bg-plum' : 'w-1.5',
            number < step && 'bg-plum',
            number > step && 'bg-line-strong',
          )}
        />
      ))}
    </p>
  );
}

function MainMenu() {
  return (
    <nav aria-label="주 메뉴" className="hidden items-center gap-1 lg:flex">
      {mainLinks.map(({ to, text }) => (
        <NavLink
          key={to}
          to={to}
          className={({ isActive }) =>
            joinClasses(
              'rounded-md px-3 py-2 text-base font-semibold transition-colors hover:bg-desk-deep hover:text-ink',
              isActive ? 'text-plum' : 'text-ink-soft',
            )
          }
        >
          {text}
        </NavLink>
      ))}
    </nav>
  );
}

/** The header bar of type headerType01: logo, menu, balance and account; back button and step when a screen asks. */
export function HeaderBar() {
  const { isVisible, showBackButton, step } = useHeaderStore();
  const isKnown = useUserStore(({ user }) => user.UM_IDX !== '');
  const isAtLogin = useLocation().pathname === '/login';
  // The editor reaches from edge to edge, and so does what stands over it.
  const isWide = useMatch('/myStorage/:ed_idx') !== null;
  if (!isVisible) return null;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm print:hidden">
      <div
        className={joinClasses('mx-auto flex h-16 items-center gap-3 px-4 sm:px-6', !isWide && 'max-w-page')}
      >
        <Link to="/" className="mr-2 inline-flex shrink-0 items-center rounded-md">
          <Logo isMarkOnly={showBackButton} />
          <span className="sr-only">홈</span>
        </Link>
        {showBackButton && <BackButton />}
        {isKnown && !showBackButton && <MainMenu />}
        {step > 0 && <StepMark step={step} />}
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          {isKnown && (
            <>
              <PointPill />
              <AccountMenu />
              <MobileMenu />
            </>
          )}
          {!isKnown && !isAtLogin && (
            <Link
              to="/login"
              className="rounded-md px-3 py-2 font-semibold text-ink-soft hover:bg-desk-deep hover:text-ink"
            >
              로그인
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}
