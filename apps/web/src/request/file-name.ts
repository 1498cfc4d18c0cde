/** File name of a Content-Disposition header: the encoded form first, else the plain one, else empty. */
export function parseFileName(header: string | null): string {
  if (!header) return '';
  const encoded = /filename\*\s*=\s*UTF-8''([^;]+)/iu.exec(header)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch (error) {
      console.warn('파일 이름을 읽지 못했어요.', error);
    }
  }
  return (
    (/filename\s*=\s*"([^"]*)"/iu.exec(header) ?? /filename\s*=\s*([^;]+)/iu.exec(header))?.[1]?.trim() ?? ''
  );
}
