import {
  analysePassage,
  glossToken,
  isRunningWord,
  validatePassageText,
  type PassageSource,
} from '@jadoo/engine';
import { readOptions, readPassages } from './input.ts';

function analyse(source: PassageSource): object {
  const problem = validatePassageText(source.text);
  if (problem !== undefined && problem.reason !== 'too-short') {
    return { passageId: source.id, refused: true, reason: problem.message };
  }
  const { sentences, tokens } = analysePassage(source);
  const running = tokens.filter(isRunningWord);
  const unglossed = running.filter((token) => glossToken(tokens, token) === undefined);
  return {
    passageId: source.id,
    sentences: sentences.map(({ start, end }) => ({ start, end })),
    tokens: tokens.map(({ start, end, text, tag, lemma, isSure }) => ({
      start,
      end,
      text,
      tag,
      lemma,
      sure: isSure,
    })),
    glossed: running.length - unglossed.length,
    unglossed: [...new Set(unglossed.map(({ lemma }) => lemma))],
  };
}

/** `analyse --in passages.json`: sentences, words and glossary coverage of each passage. */
export async function runAnalyseCommand(argv: string[]): Promise<void> {
  const options = readOptions(argv, { in: { type: 'string' } });
  const sources = await readPassages(options.in);
  process.stdout.write(`${JSON.stringify(sources.map(analyse), null, 1)}\n`);
}
