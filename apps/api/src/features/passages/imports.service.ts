import { type FoundPassage, splitIntoPassages } from '@jadoo/contract';
import { AppError, type Reason } from '#errors.ts';
import type { ImportPool } from '#jobs/import-pool.ts';
import type { ImportProblem } from './import/import-problem.ts';

const refusals: Readonly<Record<ImportProblem | 'timed-out' | 'no-passages', readonly [Reason, string]>> = {
  unsupported: [
    'wrong-type',
    'TXT, DOCX, HWPX, PDF 파일만 불러올 수 있어요. 확장자와 내용이 같은 파일인지 확인해 주세요.',
  ],
  'old-hangul': [
    'wrong-type',
    'HWP 파일은 바로 불러올 수 없어요. 한글에서 ‘다른 이름으로 저장하기 → HWPX’로 바꿔서 올려 주세요.',
  ],
  'old-word': ['wrong-type', 'DOC 파일은 바로 불러올 수 없어요. 워드에서 DOCX로 저장해서 올려 주세요.'],
  broken: ['invalid', '파일이 깨져서 읽을 수 없어요. 다시 저장해서 올려 주세요.'],
  password: ['invalid', '암호가 걸린 파일이에요. 암호를 풀고 저장해서 올려 주세요.'],
  bomb: ['too-large', '압축을 풀면 너무 커지는 파일이에요. 그림을 빼고 다시 저장해 주세요.'],
  'no-text': [
    'invalid',
    '글자가 없는 파일이에요. 스캔한 그림으로 된 PDF는 읽을 수 없으니 지문을 붙여 넣어 주세요.',
  ],
  'too-long': ['too-large', '글이 너무 길어요. 나누어서 올려 주세요.'],
  'timed-out': ['invalid', '파일을 읽는 데 너무 오래 걸려요. 나누어서 올려 주세요.'],
  'no-passages': ['invalid', '파일에서 지문을 찾지 못했어요. 지문을 붙여 넣어 주세요.'],
};

function refuse(problem: keyof typeof refusals): AppError {
  const [reason, message] = refusals[problem];
  return new AppError(reason, { message, data: { issues: [{ path: 'FILE', message }], PROBLEM: problem } });
}

/** What was found in a file; nothing of it is stored. */
export interface FoundInFile {
  passages: FoundPassage[];
  text: string;
  areLinesWhole: boolean;
}

/** The passages of a file, by its content. Refuses what cannot be read, saying what to do about it. */
export async function findPassagesInFile(
  { importer }: { importer: Pick<ImportPool, 'read'> },
  content: Buffer,
): Promise<FoundInFile> {
  const result = await importer.read(content);
  if ('problem' in result) throw refuse(result.problem);
  const passages = splitIntoPassages(result.text, { areLinesWhole: result.areLinesWhole });
  if (passages.length === 0) throw refuse('no-passages');
  return { passages, ...result };
}
