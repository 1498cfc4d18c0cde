import { AppError } from '#errors.ts';
import type { Writer, WriterAnswer, WrittenLines } from '#providers/writer.ts';

export interface WritingDeps {
  /** Undefined where none is configured. */
  writer: Writer | undefined;
  /** Why a suggestion was not to be had; it holds no words of the passage. */
  onFailure: (cause: string) => void;
}

function getWriter({ writer }: WritingDeps): Writer {
  if (writer) return writer;
  throw new AppError('unsupported', { message: '이 서비스에서는 제안을 받을 수 없어요.' });
}

function readWritten<T>({ onFailure }: WritingDeps, answer: WriterAnswer<T>): T {
  if (answer.kind === 'written') return answer.value;
  onFailure(answer.cause);
  throw new AppError('provider-unavailable', {
    message: '쓸 만한 제안을 받지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
}

/** One Korean line for each sentence; 503 when the service gives nothing fit to show. */
export async function suggestTranslations(
  deps: WritingDeps,
  sentences: readonly string[],
): Promise<string[]> {
  return readWritten(deps, await getWriter(deps).translate(sentences));
}

export async function suggestLines(deps: WritingDeps, text: string): Promise<WrittenLines> {
  return readWritten(deps, await getWriter(deps).writeLines(text));
}

export async function suggestDistractors(
  deps: WritingDeps,
  task: { text: string; question: string; answer: string },
): Promise<string[]> {
  return readWritten(deps, await getWriter(deps).writeDistractors(task));
}
