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
