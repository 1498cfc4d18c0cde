import { createHash } from 'node:crypto';

/** Somebody who may sign in. */
export interface Person {
  id: string;
  name: string;
  email: string;
}

/** People to pick with one click; the second and third show what providers may leave out. */
export const testPeople: readonly [Person, ...Person[]] = [
  { id: 'test-kim', name: '김자두', email: 'kim@example.com' },
  { id: 'test-lee', name: '이서연', email: 'lee@example.com' },
  { id: 'test-no-email', name: '박이름만', email: '' },
];

/** The same typed name and e-mail are always the same person. */
export function makeTypedPerson(name: string, email: string): Person {
  const id = createHash('sha256')
    .update(JSON.stringify([name, email]))
    .digest('hex')
    .slice(0, 24);
  return { id: `typed-${id}`, name, email };
}

export function findTestPerson(id: string): Person | undefined {
  return testPeople.find((person) => person.id === id);
}
