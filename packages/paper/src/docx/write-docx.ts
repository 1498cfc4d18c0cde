import {
  AlignmentType,
  Document,
  Footer,
  Header,
  type ISectionOptions,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  SectionType,
  TextRun,
} from 'docx';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { toTwips, writeNodes, writeRun } from '#docx/document-nodes.ts';
import { buildFlow } from '#flow/build-flow.ts';
import type { FlowArea, FlowNode, FlowSection } from '#flow/flow.ts';
import type { Paper, PlaceMark } from '#paper.ts';
import { PaperError } from '#paper.ts';

const footPt = 8.5;
/** Heads and feet keep this share of the margins free. */
const edgeShare = 0.45;

function writeHead({ runningHead, look }: FlowSection): Header {
  const run = writeRun({ text: runningHead, look: { ...look, font: 'sans', sizePt: 11, isBold: true } });
  return new Header({ children: [new Paragraph({ children: [run], alignment: AlignmentType.CENTER })] });
}

function writeFoot({ footer, look }: FlowSection): Footer {
  const centred = { alignment: AlignmentType.CENTER };
  const number = new TextRun({
    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
    size: footPt * 2,
    font: 'Times New Roman',
  });
  const note = writeRun({ text: footer, look: { ...look, font: 'sans', sizePt: 7.2 } });
  return new Footer({
    children: [
      new Paragraph({ children: [number], ...centred }),
      ...(footer === '' ? [] : [new Paragraph({ children: [note], ...centred })]),
    ],
  });
}

const emptyHead = (): Header => new Header({ children: [new Paragraph({ children: [] })] });

interface Stretch {
  columns: 1 | 2;
  nodes: FlowNode[];
  startsPage: boolean;
  /** The first page of a part has a masthead and no running head. */
  startsPart: boolean;
}

/** What stands over all columns is a stretch of one column by itself. */
function splitArea({ columns, head, nodes, startsPage }: FlowArea, startsPart: boolean): Stretch[] {
  if (columns === 1 || head.length === 0) {
    return [{ columns, nodes: [...head, ...nodes], startsPage, startsPart }];
  }
  return [
    { columns: 1, nodes: head, startsPage, startsPart },
    { columns, nodes, startsPage: false, startsPart: false },
  ];
}

/** Word keeps head, foot and paper with every change of columns. */
function writeStretch(section: FlowSection, stretch: Stretch): ISectionOptions {
  const { sheet } = section;
  const { columns, nodes, startsPage, startsPart } = stretch;
  const foot = writeFoot(section);
  return {
    properties: {
      type: startsPage ? SectionType.NEXT_PAGE : SectionType.CONTINUOUS,
      titlePage: startsPart,
      page: {
        size: { width: toTwips(sheet.widthPt), height: toTwips(sheet.heightPt) },
        margin: {
          top: toTwips(sheet.topPt),
          bottom: toTwips(sheet.bottomPt),
          left: toTwips(sheet.sidePt),
          right: toTwips(sheet.sidePt),
          header: toTwips(sheet.topPt * edgeShare),
          footer: toTwips(sheet.bottomPt * edgeShare),
          gutter: 0,
        },
      },
      column: { count: columns, space: toTwips(sheet.gutterPt), separate: columns === 2 },
    },
    headers: { default: writeHead(section), ...(startsPart ? { first: emptyHead() } : {}) },
    footers: { default: foot, ...(startsPart ? { first: foot } : {}) },
    children: writeNodes(nodes),
  };
}

/** Any fixed instant will do: the same paper must give the same bytes. */
const writtenAt = '2026-01-01T00:00:00Z';
const modifiedAt = new Date(2026, 0, 1);
const timestamp = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/gu;
const defaultParagraph = /<w:pPrDefault>\s*<w:pPr>/u;
/** Word would put a gap between Korean letters and English ones or figures. */
const noAutoSpace = '<w:autoSpaceDE w:val="0"/><w:autoSpaceDN w:val="0"/>';

const pictureNumber = /(<wp:docPr id=")\d+/gu;

/** The library counts pictures on from document to document. */
function numberPictures(xml: string): string {
  let count = 0;
  return xml.replace(pictureNumber, (_, start: string) => `${start}${++count}`);
}

/** Fixes the times and numbers in the file, and adds the settings that the library cannot write. */
function settle(bytes: Uint8Array): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    if (name === 'docProps/core.xml') {
      files[name] = strToU8(strFromU8(content).replace(timestamp, `$1${writtenAt}`));
    } else if (name === 'word/styles.xml') {
      files[name] = strToU8(strFromU8(content).replace(defaultParagraph, `$&${noAutoSpace}`));
    } else if (name === 'word/document.xml') {
      files[name] = strToU8(numberPictures(strFromU8(content)));
    } else files[name] = content;
  }
  return zipSync(files, { level: 6, mtime: modifiedAt });
}

/**
 * The paper as a file of Word. What starts a column or page by its mark, which `placePaper` gives, starts
 * one here by a real break. The same paper gives the same bytes. Throws PaperError `empty-paper`.
 */
export async function writeDocx(paper: Paper, marks: PlaceMark[]): Promise<Uint8Array> {
  const flow = buildFlow(paper, marks);
  const sections = flow.sections.flatMap((section, sectionIndex) =>
    section.areas
      .map((area, index) => ({ ...area, startsPage: area.startsPage || (sectionIndex > 0 && index === 0) }))
      .flatMap((area, index) => splitArea(area, index === 0))
      .map((stretch) => writeStretch(section, stretch)),
  );
  if (sections.length === 0) throw new PaperError('empty-paper');
  const document = new Document({
    title: flow.title,
    creator: '자두',
    lastModifiedBy: '자두',
    description: '',
    styles: {
      default: {
        document: {
          run: { font: 'Times New Roman', language: { value: 'en-US', eastAsia: 'ko-KR' } },
          paragraph: {
            spacing: { before: 0, after: 0, line: 240, lineRule: LineRuleType.AUTO },
          },
        },
      },
    },
    sections,
  });
  const packed = await Packer.toBuffer(document);
  return settle(new Uint8Array(packed.buffer, packed.byteOffset, packed.byteLength));
}
