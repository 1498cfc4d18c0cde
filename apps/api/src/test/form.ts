import type { CallOptions } from './app.ts';

interface FormFile {
  name: string;
  content: Buffer | string;
  part?: string;
}

const border = 'jadoo-test-border';

/** What a browser sends for a form with files. */
export function makeForm(...files: FormFile[]): Required<Pick<CallOptions, 'body' | 'headers'>> {
  const parts = files.flatMap(({ name, content, part = 'FILE' }) => [
    Buffer.from(
      `--${border}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${border}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
  };
}
