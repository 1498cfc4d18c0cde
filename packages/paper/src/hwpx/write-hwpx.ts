import { strToU8, zipSync, type Zippable } from 'fflate';
import { buildFlow } from '#flow/build-flow.ts';
import type { FlowDocument, FlowNode, FlowRun } from '#flow/flow.ts';
import { writeHeaderXml } from '#hwpx/header-xml.ts';
import * as parts from '#hwpx/package-parts.ts';
import { writeSectionXml } from '#hwpx/section-xml.ts';
import { getPicturePath } from '#hwpx/picture-xml.ts';
import { HwpxStyles } from '#hwpx/styles.ts';
import type { Paper, PlaceMark } from '#paper.ts';
import { PaperError } from '#paper.ts';

/** Any fixed instant will do: the same paper must give the same bytes. ZIP knows no year before 1980. */
const modifiedAt = new Date(2026, 0, 1);
const longestPreview = 2000;

function getTexts(node: FlowNode): string[] {
  const join = (runs: FlowRun[]) => runs.map(({ text }) => text).join('');
  if (node.type === 'paragraph') return [join(node.runs)];
  const cells = node.type === 'box' ? [node] : node.rows.flatMap((row) => row.cells);
  return cells.flatMap(({ paragraphs }) => paragraphs.map(({ runs }) => join(runs)));
}

/** The first lines, which file lists show without opening the file. */
function writePreview({ sections }: FlowDocument): string {
  let preview = '';
  const areas = sections.flatMap((section) => section.areas);
  for (const node of areas.flatMap(({ head, nodes }) => [...head, ...nodes])) {
    for (const text of getTexts(node)) if (text.trim() !== '') preview += `${text.replaceAll('\t', ' ')}\r\n`;
    if (preview.length > longestPreview) break;
  }
  return preview.slice(0, longestPreview);
}

/**
 * The paper as a file of Hangul. What starts a column or page by its mark, which `placePaper` gives, starts
 * one here by a real break. The same paper gives the same bytes. Throws PaperError `empty-paper`.
 */
export function writeHwpx(paper: Paper, marks: PlaceMark[]): Uint8Array {
  const document = buildFlow(paper, marks);
  const [first] = document.sections;
  if (!first) throw new PaperError('empty-paper');
  const styles = new HwpxStyles(first.look);
  const sections = document.sections.map((section) => writeSectionXml(section, styles));
  const files: Zippable = {
    // First and stored: programs know the format by these bytes at a fixed place.
    mimetype: [strToU8(parts.mimeType), { level: 0 }],
    'version.xml': strToU8(parts.versionXml),
    'META-INF/container.xml': strToU8(parts.containerXml),
    'META-INF/container.rdf': strToU8(parts.writeContainerRdf(sections.length)),
    'META-INF/manifest.xml': strToU8(parts.manifestXml),
    'Contents/content.hpf': strToU8(parts.writeContentHpf(document.title, sections.length, paper.logo)),
    'Contents/header.xml': strToU8(writeHeaderXml(styles, sections.length)),
  };
  sections.forEach((xml, index) => {
    files[`Contents/section${index}.xml`] = strToU8(xml);
  });
  // Pictures are compressed already.
  if (paper.logo)
    files[getPicturePath(paper.logo)] = [Buffer.from(paper.logo.base64, 'base64'), { level: 0 }];
  files['settings.xml'] = strToU8(parts.settingsXml);
  files['Preview/PrvText.txt'] = strToU8(writePreview(document));
  return zipSync(files, { level: 6, mtime: modifiedAt });
}
