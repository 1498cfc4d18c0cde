/** A page that is not there. A fatal one replaces the whole screen, another one keeps its frame. */
export class PageError extends Error {
  override name = 'PageError';
  statusCode = 404;
  isFatal: boolean;

  constructor(path: string, isFatal: boolean) {
    super(isFatal ? `Page Not Found: ${path}` : `Page not found: ${path}`);
    this.isFatal = isFatal;
  }
}
