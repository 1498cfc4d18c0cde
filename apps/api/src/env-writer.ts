import { z } from 'zod';

const word = z.string().min(1).optional();

/** Settings of a chat service that writes suggestions. */
export const writerVariables = {
  AI_BASE_URL: z
    .url('must be an absolute URL / 전체 주소여야 해요')
    .transform((text) => text.replace(/\/$/u, ''))
    .optional(),
  AI_API_KEY: word,
  AI_MODEL: word,
  AI_SERVICE_NAME: word,
};

/** A service that speaks the chat protocol of OpenAI. */
export interface WriterSettings {
  /** Address before `/chat/completions`. */
  baseUrl: string;
  /** Undefined where the service asks for none, as one on the same network may. */
  apiKey: string | undefined;
  model: string;
  /** As the privacy policy names who receives the text; the host unless told. */
  serviceName: string;
}

/** The settings of the service, or none; half of them is added to `problems`. */
export function readWriterSettings(
  {
    AI_BASE_URL,
    AI_API_KEY,
    AI_MODEL,
    AI_SERVICE_NAME,
  }: { [Name in keyof typeof writerVariables]?: string | undefined },
  problems: string[],
): WriterSettings | undefined {
  if (AI_BASE_URL !== undefined && AI_MODEL !== undefined)
    return {
      baseUrl: AI_BASE_URL,
      apiKey: AI_API_KEY,
      model: AI_MODEL,
      serviceName: AI_SERVICE_NAME ?? new URL(AI_BASE_URL).host,
    };
  if ([AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_SERVICE_NAME].some((value) => value !== undefined))
    problems.push('AI_*: AI_BASE_URL과 AI_MODEL을 함께 넣거나 모두 비워 주세요. (set both or none)');
  return undefined;
}
