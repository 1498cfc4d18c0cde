import { z } from 'zod';

const word = z.string().min(1).optional();

/** Settings of an S3-compatible file storage. */
export const fileVariables = {
  S3_ENDPOINT: z
    .url('must be an absolute URL / 전체 주소여야 해요')
    .transform((text) => text.replace(/\/$/u, ''))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u, 'must be the name of a bucket / 버킷 이름이어야 해요')
    .optional(),
  S3_REGION: word,
  S3_ACCESS_KEY_ID: word,
  S3_SECRET_ACCESS_KEY: word,
};

/** Where uploaded files go when they do not stay in the data folder. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings of the storage, all or none; half of them is added to `problems`. */
export function readS3Settings(
  values: { [Name in keyof typeof fileVariables]?: string | undefined },
  problems: string[],
): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const given = [S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
  if (given.every((value) => value === undefined)) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    problems.push('S3_*: 다섯 값을 모두 넣거나 모두 비워 주세요. (set all five or none)');
    return undefined;
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
