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

/** The one file of a form, in its part `FILE`; larger ones are refused before they have come whole. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('wrong-type', { message: '파일을 양식으로 보내 주세요.' });
  const file = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } });
  if (file?.fieldname !== partName) {
    throw invalidInput([{ path: partName, message: '파일을 골라 주세요.' }]);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of file.file) chunks.push(chunk as Buffer);
  if (file.file.truncated) throw tooLarge(maxBytes);
  const content = Buffer.concat(chunks);
  if (content.length === 0) throw invalidInput([{ path: partName, message: '빈 파일이에요.' }]);
  return { fileName: file.filename, content };
}
