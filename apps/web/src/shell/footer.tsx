import { Link } from 'react-router';
import { runtimeConfig } from '#session/runtime-config.ts';
import { showTerms, type TermsType } from '#shell/simple-stores.ts';
import { businessLines } from '#text/legal/legal-document.ts';
import { legalTitles } from '#text/legal/titles.ts';
import { joinClasses } from '#ui/join-classes.ts';

const texts: readonly TermsType[] = ['terms', 'privacy', 'refund'];

/** Business information and the texts of the law. */
export function Footer() {
  const business = runtimeConfig.BUSINESS;
  const known = businessLines.filter(({ key }) => business[key] !== undefined);
  const missing = businessLines.filter(({ key }) => business[key] === undefined);
  return (
    <footer className="border-t border-line bg-desk text-sm text-ink-faint print:hidden">
      <div className="mx-auto flex max-w-page flex-col gap-4 px-4 py-8 sm:px-6">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
          {texts.map((type) => (
            <li key={type}>
              <button
                type="button"
                className={joinClasses('min-h-8 hover:text-ink', type === 'privacy' && 'font-bold text-ink')}
                onClick={() => {
                  showTerms(type);
                }}
              >
                {legalTitles[type]}
              </button>
            </li>
          ))}
          <li>
            <Link to="/personalInquiry/list" className="inline-flex min-h-8 items-center hover:text-ink">
              고객센터
            </Link>
          </li>
        </ul>
        <dl className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs">
          {known.map(({ key, label }) => (
            <div key={key} className="flex gap-1.5">
              <dt>{label}</dt>
              <dd>{business[key]}</dd>
            </div>
          ))}
          {missing.length > 0 && (
            <div className="flex flex-wrap gap-x-1.5">
              <dt>{missing.map(({ label }) => label).join(' · ')}</dt>
              <dd>[등록 예정]</dd>
            </div>
          )}
        </dl>
        <p className="text-xs">© 2026 자두</p>
      </div>
    </footer>
  );
}
