/** Version of each text of the law: the day from which it holds. A consent is stored with the version that was shown. */
export const legalVersions = {
  terms: '2026-11-01',
  privacy: '2026-11-01',
  marketing: '2026-11-01',
  refund: '2026-11-01',
} as const;

/** The text that a consent of this type is about: the age is declared with the terms. */
export function getConsentVersion(type: 'age' | 'terms' | 'privacy' | 'marketing'): string {
  return legalVersions[type === 'age' ? 'terms' : type];
}
