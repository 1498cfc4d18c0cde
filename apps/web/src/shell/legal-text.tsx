import { legalVersions } from '@jadoo/contract';
import type { TermsType } from '#shell/simple-stores.ts';
import { runtimeConfig } from '#session/runtime-config.ts';
import { fillBusiness, type LegalDocument, pickLines } from '#text/legal/legal-document.ts';
import { marketing } from '#text/legal/marketing.ts';
import { privacy } from '#text/legal/privacy.ts';
import { refund } from '#text/legal/refund.ts';
import { terms } from '#text/legal/terms.ts';

const documents: Record<TermsType, LegalDocument> = { terms, privacy, marketing, refund };

/** A text of the law, article by article. */
export function LegalText({ type }: { type: TermsType }) {
  const { intro, articles } = documents[type];
  const fill = (line: string) => fillBusiness(line, runtimeConfig.BUSINESS);
  return (
    <div className="flex flex-col gap-5 text-sm text-ink-soft">
      <p className="text-xs text-ink-faint">시행일·판: {legalVersions[type]}</p>
      {intro && <p>{fill(intro)}</p>}
      {articles.map(({ title, lines }) => (
        <section key={title}>
          <h3 className="mb-1.5 text-base text-ink">{title}</h3>
          <ul className="flex flex-col gap-1">
            {pickLines(lines, runtimeConfig.BUSINESS).map((line) => (
              <li key={line}>{fill(line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
