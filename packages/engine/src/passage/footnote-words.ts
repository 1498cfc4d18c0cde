import type { PassageAnalysis } from '#passage/analysis.ts';
import { findFootnoteLines, type Footnote } from '#passage/footnotes.ts';
import type { KeyWord } from '#passage/key-words.ts';

const phraseLabel = '구';

/** A footnoted word as a list shows it, with the meaning that the note gives. */
export function makeFootnoteWord({ word, meaning }: Footnote, analysis: PassageAnalysis): KeyWord {
  const lower = word.toLowerCase();
  const token = analysis.tokens.find((one) => one.lower === lower || one.lemma.toLowerCase() === lower);
  const lines = findFootnoteLines(analysis.text);
  const body = analysis.text.slice(0, lines[0]?.start ?? analysis.text.length);
  const found = token?.start ?? body.toLowerCase().indexOf(lower);
  const start = found < 0 ? analysis.text.length : found;
  const label = word.includes(' ') ? phraseLabel : labelFootnote(meaning, getPosLabel(token?.tag ?? ''));
  const end = found < 0 ? start : (token?.end ?? start + word.length);
  return {
    lemma: word,
    posLabel: label,
    senses: [meaning],
    band: 4,
    rank: Number.MAX_SAFE_INTEGER,
    start,
    end,
  };
}

/** The teacher's meaning is surer than the tag: only verbs and adjectives end in -다, and no verb in -한 or nothing. */
function labelFootnote(meaning: string, byTag: string): string {
  if (meaning.endsWith('다')) return byTag === '형' ? '형' : '동';
  if (byTag !== '동' && byTag !== '') return byTag;
  return /[한운된진는]$/u.test(meaning) ? '형' : '명';
}

/** The part of speech of a tag as Korean books print it. */
export function getPosLabel(tag: string): string {
  if (tag.startsWith('N')) return '명';
  if (tag.startsWith('V')) return '동';
  return tag.startsWith('J') ? '형' : tag.startsWith('R') ? '부' : '';
}
