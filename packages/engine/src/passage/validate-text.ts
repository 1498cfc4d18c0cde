const maxLength = 5000;
const minEnglishWords = 8;
const minEnglishShare = 0.5;

/** Why a text cannot be a passage. */
export type PassageTextProblem =
  'empty' | 'too-long' | 'broken-characters' | 'html' | 'not-english' | 'too-short';

/** The problem with a Korean sentence fit to show. */
export interface PassageTextRefusal {
  reason: PassageTextProblem;
  message: string;
}

const messages: Readonly<Record<PassageTextProblem, string>> = {
  empty: '지문을 입력해 주세요.',
  'too-long': `지문은 ${maxLength.toLocaleString('en-US')}자까지 넣을 수 있어요. 나누어 넣어 주세요.`,
  'broken-characters': '깨진 글자가 있어요. 원문을 다시 복사해서 붙여 넣어 주세요.',
  html: 'HTML 태그가 들어 있어요. 글만 복사해서 붙여 넣어 주세요.',
  'not-english': '영어 지문만 넣을 수 있어요. 영어 문장이 있는지 확인해 주세요.',
  'too-short': '지문이 너무 짧아요. 영어 문장을 한 개 이상 넣어 주세요.',
};

/** Says in Korean why a text cannot be used as a passage; nothing when it can. */
export function validatePassageText(text: string): PassageTextRefusal | undefined {
  const reason = findProblem(text);
  return reason === undefined ? undefined : { reason, message: messages[reason] };
}

function findProblem(text: string): PassageTextProblem | undefined {
  if (text.length > maxLength) return 'too-long';
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)) return 'empty';
  if (/\p{Cs}/u.test(text) || text.includes('\u0000') || text.includes('\uFFFD')) return 'broken-characters';
  if (/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/iu.test(text)) return 'html';
  const words = text.match(/[A-Za-z]{2,}|\b[AaI]\b/gu) ?? [];
  const letters = addLengths(text.match(/\p{L}+/gu));
  const latin = addLengths(text.match(/\p{Script=Latin}+/gu));
  if (letters === 0 || latin / letters < minEnglishShare) return 'not-english';
  return words.length < minEnglishWords ? 'too-short' : undefined;
}

function addLengths(runs: readonly string[] | null): number {
  return (runs ?? []).reduce((sum, run) => sum + run.length, 0);
}
