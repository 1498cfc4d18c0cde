import type { PassageSource } from '#exercise/exercise.ts';
import type { BlankWord } from '#meaning/option-sets.ts';
import { namesSense } from '#meaning/same-sense.ts';

/** Whether the teacher's 요지, 주제 or 제목 names what the word means: then the word carries the point. */
export function isNamedInLines({ gist, topic, title }: PassageSource, { token, pos }: BlankWord): boolean {
  // A verb of the gist says how, not what: other verbs could do.
  if (pos === 'v') return false;
  const line = gist?.trim().replace(/[.\s]+$/u, '') ?? '';
  const english = [topic, title].join(' ').toLowerCase();
  const isWordNamed = new RegExp(String.raw`\b${token.lemma}`, 'u').test(english);
  return isWordNamed || (line.endsWith('다') && namesSense(line, token.lemma, pos));
}
