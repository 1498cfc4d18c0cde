import { PDFDocument } from '@cantoo/pdf-lib';

/** Any fixed instant will do: the same paper must give the same bytes. */
const writtenAt = new Date(Date.UTC(2026, 0, 1));

/** One untagged PDF of the pages of several, in order. */
export async function mergePdfs(files: Uint8Array[], title: string): Promise<Uint8Array> {
  const merged = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    const source = await PDFDocument.load(file, { updateMetadata: false });
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  }
  merged.setTitle(title, { showInWindowTitleBar: true });
  merged.setLanguage('ko');
  merged.setCreationDate(writtenAt);
  merged.setModificationDate(writtenAt);
  return merged.save({ useObjectStreams: false });
}
