import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidInput } from '#errors.ts';

/** A file as it came: its name is whatever the client wrote. */
export interface Upload {
  fileName: string;
  content: Buffer;
}

const partName = 'FILE';
const bytesPerMb = 1024 * 1024;

const tooLarge = (maxBytes: number): AppError =>
  new AppError('too-large', { message: `파일은 ${maxBytes / bytesPerMb} MB까지 올릴 수 있어요.` });

/** Runs what reads the form. Who sends half of one, or goes away in the middle, is not our fault. */
async function whileItComes<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause;
    throw new AppError('invalid', { message: '파일이 끝까지 오지 않았어요. 다시 올려 주세요.', cause });
  }
}

/** The one file of a form, in its part `FILE`; larger ones are refused before they have come whole. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('wrong-type', { message: '파일을 양식으로 보내 주세요.' });
  const limits = { fileSize: maxBytes, files: 1, fields: 0, parts: 1 };
  const part = await whileItComes(() => request.file({ limits }));
  if (part?.fieldname !== partName) throw invalidInput([{ path: partName, message: '파일을 골라 주세요.' }]);
  const content = await whileItComes(() => buffer(part.file));
  if (part.file.truncated) throw tooLarge(maxBytes);
  if (content.length === 0) throw invalidInput([{ path: partName, message: '빈 파일이에요.' }]);
  return { fileName: part.filename, content };
}
