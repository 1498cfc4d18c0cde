import { attachAlike } from '#meaning/statements/only-person.ts';
import type { ToldSubject } from '#meaning/statements/told-subject.ts';

/** 1912년에 책을 냈다 → Hall은 1912년에 책을 냈다, where the pronoun has been dropped; else 그녀의 책은 → Hall의 책은. */
export function readNaming(
  clause: string,
  text: string,
  { isLeftOut, lines }: { isLeftOut: boolean; lines: readonly string[] },
  subject: ToldSubject | undefined,
): (text: string) => string {
  if (subject === undefined) return (shown) => shown;
  const { name, korean, pronoun } = subject;
  const called = korean ?? name.split(' ').at(-1) ?? name;
  // 어린 Mary는 is Mary Anning.
  if ([called, ...name.split(' ')].some((part) => text.includes(part))) return (shown) => shown;
  const count = (line: string, particle: string) => line.split(`${pronoun}${particle} `).length;
  const lost = ['는', '은', '의'].find((particle) => count(clause, particle) > count(text, particle));
  const pattern = new RegExp(`(?<=^|\\s)${pronoun}(는|은|가|이|의|를|을|에게|와|과)(?=\\s)`, 'u');
  // The translation leaves "she" out, too.
  const particle = lost ?? (isLeftOut ? '는' : undefined);
  return particle === undefined
    ? (shown) => shown.replace(pattern, (_, own: string) => attachAlike(called, own, lines))
    : (shown) => `${attachAlike(called, particle, lines)} ${shown}`;
}
