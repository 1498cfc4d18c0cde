/** The day of an instant where the user is, as 2026-11-21. */
export function toLocalDateText(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

const seoulDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul', dateStyle: 'short' });

/** The day of an instant in Seoul, as the server counts days: 2026-11-21. */
export function toSeoulDateText(now: Date): string {
  return seoulDay.format(now);
}
