const groupSize = 10;

interface PageGroup {
  pageCount: number;
  /** The numbers to show. */
  pages: number[];
  /** The page to open when going to the group before or after; null where there is none. */
  before: number | null;
  after: number | null;
}

/** The group of ten page numbers around a page that counts from 1. */
export function getPageGroup(page: number, size: number, total: number): PageGroup {
  const pageCount = Math.max(1, Math.ceil(total / size));
  const first = Math.floor((Math.min(Math.max(page, 1), pageCount) - 1) / groupSize) * groupSize + 1;
  const last = Math.min(first + groupSize - 1, pageCount);
  return {
    pageCount,
    pages: Array.from({ length: last - first + 1 }, (_, at) => first + at),
    before: first > 1 ? first - 1 : null,
    after: last < pageCount ? last + 1 : null,
  };
}
