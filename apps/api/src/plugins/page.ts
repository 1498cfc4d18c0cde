const defaultPageSize = 20;
const maxPagedRow = 1_000_000;

/** Numbers of a page that the contract has checked as text; pages beyond every list are empty, not slow. */
export function readPage(query: { page?: string | undefined; size?: string | undefined }): {
  page: number;
  size: number;
} {
  const size = Number(query.size ?? defaultPageSize);
  return { page: Math.min(Number(query.page ?? 1), Math.ceil(maxPagedRow / size)), size };
}
