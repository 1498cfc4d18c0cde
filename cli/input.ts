import { readFile } from 'node:fs/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { PassageSource } from '@jadoo/engine';
import { z } from 'zod';

/** Something is wrong with what the user gave; the message is a Korean sentence to show. */
export class InputError extends Error {}

z.config(z.locales.ko());

const span = z.object({ start: z.int().min(0), end: z.int().min(0) });

const passage = z.object({
  id: z.union([z.string().min(1), z.number()]).transform(String),
  text: z.string(),
  translation: z.union([z.string(), z.array(z.string())]).optional(),
  translations: z.array(z.string()).optional(),
  topic: z.string().optional(),
  title: z.string().optional(),
  gist: z.string().optional(),
  summary: z.string().optional(),
  sentences: z.array(span).optional(),
  footnotes: z.array(z.object({ word: z.string(), meaning: z.string() })).optional(),
  ownMeanings: z.record(z.string(), z.string()).optional(),
});

const passageFile = z.object({ passages: z.array(passage).min(1) });

/** Options of a command; an unknown one is an input error. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(argv: string[], options: T) {
  try {
    return parseArgs({ args: argv, options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new InputError(`옵션을 읽을 수 없어요: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads `{passages: […]}` from a UTF-8 file; fields it does not know are ignored. */
export async function readPassages(path: string | undefined): Promise<PassageSource[]> {
  if (path === undefined) throw new InputError('--in 으로 지문 파일을 정해 주세요.');
  const parsed = passageFile.safeParse(parseJson(await readText(path), path));
  if (!parsed.success) throw new InputError(`지문 파일의 모양이 달라요.\n${z.prettifyError(parsed.error)}`);
  return parsed.data.passages.map(toSource);
}

async function readText(path: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new InputError(isMissing ? `파일이 없어요: ${path}` : `UTF-8 파일로 읽을 수 없어요: ${path}`);
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new InputError(`JSON 파일이 아니에요: ${path}`);
  }
}

function toSource({ translation, translations, ...rest }: z.infer<typeof passage>): PassageSource {
  const lines = translations ?? (translation === undefined ? undefined : splitTranslation(translation));
  const present = Object.entries({ ...rest, translations: lines }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as unknown as PassageSource;
}

/** One line a sentence: as given, by line breaks, else after each Korean full stop. */
function splitTranslation(translation: string | string[]): string[] {
  if (Array.isArray(translation)) return translation;
  const lines = translation.split(/\n+/u).filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.map((line) => line.trim());
  return translation
    .split(/(?<=[다요죠까오][.?!]["”’']?)\s+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
