/** Input that cannot be carried out; the message says why. */
export class UsageError extends Error {}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A whole number from 1 to `max` out of the command line. */
export function readWhole(text: string | undefined, name: string, max: number): number {
  const value = /^[1-9]\d{0,14}$/u.test(text ?? '') ? Number(text) : Number.NaN;
  if (!(value <= max))
    throw new UsageError(`${name}: 1부터 ${max.toLocaleString('ko-KR')}까지의 수를 적어 주세요.`);
  return value;
}

/** What a user wrote, without the signs that a terminal would carry out. */
export function toPlain(text: string): string {
  // eslint-disable-next-line no-control-regex -- they are what is to be removed
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu, '');
}
