import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#env-files.ts';
import { AppError } from '#errors.ts';
import { checkKey, type FileStorage } from './file-storage.ts';

const timeoutMs = 30_000;
/** Times that an overloaded storage is asked again. */
const retries = 2;

interface S3Request {
  method: 'PUT' | 'GET' | 'DELETE';
  key: string;
  content?: Buffer;
}

/** Files in a bucket of an S3-compatible storage, addressed by path so that every such storage understands. */
export function createS3Storage(settings: S3Settings): FileStorage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });

  const ask = async ({ method, key, content }: S3Request): Promise<Response> => {
    const url = `${endpoint}/${bucket}/${checkKey(key)}`;
    const digest = createHash('sha256')
      .update(content ?? '')
      .digest('hex');
    let response: Response;
    try {
      response = await client.fetch(url, {
        method,
        headers: { 'x-amz-content-sha256': digest, 'content-type': 'application/octet-stream' },
        signal: AbortSignal.timeout(timeoutMs),
        ...(content ? { body: new Uint8Array(content) } : {}),
      });
    } catch (cause) {
      throw new AppError('provider-unavailable', { cause });
    }
    if (response.ok) return response;
    const cause = new Error(`the file storage answered ${response.status} to ${method}`);
    await response.body?.cancel();
    // Its own troubles pass; a refused key, a missing bucket or a missing file is a fault of ours.
    if (response.status >= 500) throw new AppError('provider-unavailable', { cause });
    throw cause;
  };

  return {
    put: async (key, content) => {
      const response = await ask({ method: 'PUT', key, content });
      await response.body?.cancel();
    },
    open: async (key) => {
      const { body } = await ask({ method: 'GET', key });
      if (body === null) throw new Error('the file storage sent no content');
      return Readable.fromWeb(body as ReadableStream<Uint8Array>);
    },
    remove: async (key) => {
      const response = await ask({ method: 'DELETE', key });
      await response.body?.cancel();
    },
  };
}
