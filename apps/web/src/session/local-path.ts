/** The path when it stays within this site, else the home page: a return address must lead nowhere else. */
export function toLocalPath(path: string | null | undefined): string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return '/';
  const url = new URL(path, 'https://local.invalid');
  if (url.origin !== 'https://local.invalid' || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
