/** What XML 1.0 cannot hold at all, even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text made safe for content and attributes; one stray ampersand makes Hangul call the file broken. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/gu, (char) => entities[char] ?? char);
}

/** One element; attributes are escaped, the content is XML already. */
export function element(
  name: string,
  attributes: Record<string, string | number>,
  ...content: string[]
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? value : escapeXml(value)}"`)
    .join('');
  const inner = content.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** The line that every XML part starts with. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?>';

/** Points in Hangul's units, of which a point has a hundred. */
export const toUnits = (pt: number): number => Math.round(pt * 100);

/** The namespaces that Hangul declares on the root of header and sections. */
export const namespaces: Record<string, string> = {
  'xmlns:ha': 'http://www.hancom.co.kr/hwpml/2011/app',
  'xmlns:hp': 'http://www.hancom.co.kr/hwpml/2011/paragraph',
  'xmlns:hp10': 'http://www.hancom.co.kr/hwpml/2016/paragraph',
  'xmlns:hs': 'http://www.hancom.co.kr/hwpml/2011/section',
  'xmlns:hc': 'http://www.hancom.co.kr/hwpml/2011/core',
  'xmlns:hh': 'http://www.hancom.co.kr/hwpml/2011/head',
  'xmlns:hhs': 'http://www.hancom.co.kr/hwpml/2011/history',
  'xmlns:hm': 'http://www.hancom.co.kr/hwpml/2011/master-page',
  'xmlns:hpf': 'http://www.hancom.co.kr/schema/2011/hpf',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:opf': 'http://www.idpf.org/2007/opf/',
  'xmlns:ooxmlchart': 'http://www.hancom.co.kr/hwpml/2016/ooxmlchart',
  'xmlns:hwpunitchar': 'http://www.hancom.co.kr/hwpml/2016/HwpUnitChar',
  'xmlns:epub': 'http://www.idpf.org/2007/ops',
  'xmlns:config': 'urn:oasis:names:tc:opendocument:xmlns:config:1.0',
};
