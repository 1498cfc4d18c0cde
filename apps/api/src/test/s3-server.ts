import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#env-files.ts';

/** A storage that speaks S3 on a free port and checks every signature by its own reading of the rules. */
export interface S3Server {
  settings: S3Settings;
  files: Map<string, Buffer>;
  /** Makes the next answers 503, as many as told. */
  fail: (count: number) => void;
  close: () => Promise<void>;
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Signature version 4 with a signed payload, as the storage would compute it from what came over the wire. */
function isSigned(request: IncomingMessage, content: Buffer, secret: string, scope: string): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/u;
  const [, credential = '', names = '', given = ''] = pattern.exec(request.headers.authorization ?? '') ?? [];
  const [keyId, date = '', ...rest] = credential.split('/');
  if (keyId !== 'test-key' || rest.join('/') !== scope) return false;
  const { 'x-amz-content-sha256': digest, 'x-amz-date': instant } = request.headers;
  if (digest !== sha256(content) || typeof instant !== 'string') return false;
  if (Math.abs(Date.now() - Date.parse(toIso(instant))) > 15 * 60_000) return false;
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, request.url, '', headers.join(''), names, digest].join('\n');
  const text = ['AWS4-HMAC-SHA256', instant, `${date}/${scope}`, sha256(canonical)].join('\n');
  const key = scope.split('/').reduce<Buffer>(hmac, hmac(`AWS4${secret}`, date));
  const expected = hmac(key, text).toString('hex');
  return names.split(';').includes('host') && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}

/** 20261121T093000Z → 2026-11-21T09:30:00Z */
const toIso = (instant: string): string =>
  instant.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z');

export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const settings = {
    endpoint: '',
    bucket: 'test-files',
    region: 'ap-northeast-2',
    accessKeyId: 'test-key',
    secretAccessKey: 'test-secret',
  };
  let failures = 0;
  const answer = async (
    request: IncomingMessage,
  ): Promise<{ status: number; content?: Buffer | undefined }> => {
    const content = await buffer(request);
    if (failures > 0) {
      failures -= 1;
      return { status: 503 };
    }
    if (!isSigned(request, content, settings.secretAccessKey, `${settings.region}/s3/aws4_request`))
      return { status: 403 };
    const [, bucket, key = ''] = (request.url ?? '').split('/');
    if (bucket !== settings.bucket) return { status: 404 };
    if (request.method === 'PUT') files.set(key, content);
    else if (request.method === 'DELETE') {
      files.delete(key);
      return { status: 204 };
    } else return files.has(key) ? { status: 200, content: files.get(key) } : { status: 404 };
    return { status: 200 };
  };
  const server = createServer((request, response) => {
    void answer(request).then(({ status, content }) => response.writeHead(status).end(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings,
    files,
    fail: (count) => {
      failures = count;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
