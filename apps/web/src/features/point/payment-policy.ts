import DOMPurify from 'dompurify';
import { checkScriptUrl } from '#telemetry/trusted-scripts.ts';

interface DefaultRules {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}
interface PolicyFactory {
  defaultPolicy: unknown;
  createPolicy: (name: 'default', rules: DefaultRules) => unknown;
}

/**
 * The real payment script knows nothing of Trusted Types: from here on its own scripts may be loaded by their
 * address, and HTML is cleaned instead of refused. The simulator needs none of it, and its policy admits none.
 */
export function openPolicyToPayments(sdkUrl: string): void {
  const isForeign = new URL(sdkUrl, location.origin).origin !== location.origin;
  if (!isForeign || !('trustedTypes' in window)) return;
  const factory = window.trustedTypes as PolicyFactory;
  if (factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createHTML: (html) => DOMPurify.sanitize(html),
    createScriptURL: (address) => checkScriptUrl(address),
  });
}
