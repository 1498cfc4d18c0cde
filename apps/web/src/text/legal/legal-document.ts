export interface LegalDocument {
  intro?: string;
  articles: readonly { title: string; lines: readonly string[] }[];
}

/** What the footer and the texts say about the business; `key` names the setting that fills it. */
export const businessLines = [
  { key: 'NAME', label: '상호' },
  { key: 'OWNER', label: '대표자' },
  { key: 'NUMBER', label: '사업자등록번호' },
  { key: 'MAIL_ORDER_NUMBER', label: '통신판매업신고' },
  { key: 'ADDRESS', label: '주소' },
  { key: 'PHONE', label: '전화' },
  { key: 'EMAIL', label: '이메일' },
  { key: 'PRIVACY_OFFICER', label: '개인정보 보호책임자' },
] as const;

/** Lines that hold here: those about the service that writes suggestions go where there is none. */
export function pickLines(lines: readonly string[], business: Readonly<Record<string, string>>): string[] {
  return lines.filter((line) => !line.includes('{WRITER}') || business['WRITER'] !== undefined);
}

/** Puts business information into `{KEY}` marks; what is not set is plainly marked so. */
export function fillBusiness(line: string, business: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{(\w+)\}/gu, (_, key: string) => {
    const label = businessLines.find((entry) => entry.key === key)?.label ?? key;
    return business[key] ?? `[${label}: 등록 예정]`;
  });
}
