import { writePictureItem } from '#hwpx/picture-xml.ts';
import { element, escapeXml, namespaces, xmlDeclaration } from '#hwpx/xml.ts';
import type { PaperLogo } from '#paper.ts';

export const mimeType = 'application/hwp+zip';

/** `tagetApplication` is how Hangul itself spells it. */
export const versionXml =
  xmlDeclaration +
  element('hv:HCFVersion', {
    'xmlns:hv': 'http://www.hancom.co.kr/hwpml/2011/version',
    tagetApplication: 'WORDPROCESSOR',
    major: 5,
    minor: 1,
    micro: 1,
    buildNumber: 0,
    os: 1,
    xmlVersion: '1.5',
    application: 'Hancom Office Hangul',
    appVersion: '12, 0, 0, 0 WIN32LEWindows_10',
  });

export const containerXml =
  xmlDeclaration +
  element(
    'ocf:container',
    {
      'xmlns:ocf': 'urn:oasis:names:tc:opendocument:xmlns:container',
      'xmlns:hpf': 'http://www.hancom.co.kr/schema/2011/hpf',
    },
    element(
      'ocf:rootfiles',
      {},
      ...[
        ['Contents/content.hpf', 'application/hwpml-package+xml'],
        ['Preview/PrvText.txt', 'text/plain'],
        ['META-INF/container.rdf', 'application/rdf+xml'],
      ].map(([path = '', type = '']) => element('ocf:rootfile', { 'full-path': path, 'media-type': type })),
    ),
  );

export const manifestXml =
  xmlDeclaration +
  element('odf:manifest', { 'xmlns:odf': 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0' });

export const settingsXml =
  xmlDeclaration +
  element(
    'ha:HWPApplicationSetting',
    {
      'xmlns:ha': 'http://www.hancom.co.kr/hwpml/2011/app',
      'xmlns:config': 'urn:oasis:names:tc:opendocument:xmlns:config:1.0',
    },
    element('ha:CaretPosition', { listIDRef: 0, paraIDRef: 0, pos: 0 }),
  );

const packageNamespace = 'http://www.hancom.co.kr/hwpml/2016/meta/pkg#';

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** META-INF/container.rdf: which files are the header and the sections. */
export function writeContainerRdf(sectionCount: number): string {
  const describe = (path: string, type: string): string =>
    element(
      'rdf:Description',
      { 'rdf:about': '' },
      element('ns0:hasPart', { 'xmlns:ns0': packageNamespace, 'rdf:resource': path }),
    ) +
    element(
      'rdf:Description',
      { 'rdf:about': path },
      element('rdf:type', { 'rdf:resource': `${packageNamespace}${type}` }),
    );
  return (
    xmlDeclaration +
    element(
      'rdf:RDF',
      { 'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#' },
      describe('Contents/header.xml', 'HeaderFile'),
      ...numbersTo(sectionCount).map((index) => describe(`Contents/section${index}.xml`, 'SectionFile')),
      element(
        'rdf:Description',
        { 'rdf:about': '' },
        element('rdf:type', { 'rdf:resource': `${packageNamespace}Document` }),
      ),
    )
  );
}

/** Contents/content.hpf: title, language, and the parts in reading order. */
export function writeContentHpf(title: string, sectionCount: number, logo?: PaperLogo): string {
  const ids = ['header', ...numbersTo(sectionCount).map((index) => `section${index}`)];
  const item = (id: string, href: string) =>
    element('opf:item', { id, href, 'media-type': 'application/xml' });
  return (
    xmlDeclaration +
    element(
      'opf:package',
      { ...namespaces, version: '', 'unique-identifier': '', id: '' },
      element(
        'opf:metadata',
        {},
        element('opf:title', {}, escapeXml(title)),
        element('opf:language', {}, 'ko'),
        element('opf:meta', { name: 'creator', content: 'text' }, '자두'),
      ),
      element(
        'opf:manifest',
        {},
        ...ids.map((id) => item(id, `Contents/${id}.xml`)),
        item('settings', 'settings.xml'),
        logo ? writePictureItem(logo) : '',
      ),
      element('opf:spine', {}, ...ids.map((idref) => element('opf:itemref', { idref, linear: 'yes' }))),
    )
  );
}
