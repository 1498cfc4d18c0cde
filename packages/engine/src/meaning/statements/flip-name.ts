import { attachParticle } from '#korean.ts';
import type { Swap } from '#meaning/statements/flip-number.ts';

const fullName = /\p{Lu}[\p{Script=Latin}’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{Script=Latin}’-]+)+/gu;
/** What marks whoever bears the name as somebody in one sentence: what else tells of them would tell of the other. */
const doing = '(이|가|은|는|을|를|에게|에게서|와|과|의)(?=\\s)';
const kin = /아들|딸|형|누나|오빠|언니|동생|아버지|어머니|남편|아내|부부|왕|여왕|대통령|교황|라는/u;
const institutions = /대학|학교|상을|기업|회사|신문|타임스|법|섬|시에서|주의|거리|산|호수/u;

/** One person of the passage by another one whom another sentence names, where no two of them stand together. */
export function swapName(text: string, lines: readonly string[], subject = ''): Swap[] {
  const people = listPeople(lines).filter((name) => !name.includes(subject.split(' ').at(-1) || '\0'));
  const named = people.filter((name) => text.includes(name));
  const [own] = named;
  if (own === undefined || named.length !== 1 || kin.test(text) || institutions.test(text)) return [];
  const [, particle] = new RegExp(`${own}${doing}`, 'u').exec(text) ?? [];
  if (particle === undefined) return [];
  const apart = people.filter(
    (name) => name !== own && !lines.some((line) => line.includes(name) && line.includes(own)),
  );
  const [other] = apart;
  return other === undefined ? [] : [{ from: own + particle, to: attachParticle(other, particle) }];
}

/** Full names that a title of a person or a personal particle marks as such. */
function listPeople(lines: readonly string[]): string[] {
  const names = lines.flatMap((line) => line.match(fullName) ?? []);
  const isPerson = (name: string): boolean =>
    lines.some((line) =>
      new RegExp(
        `${name}(?:에게|에게서|이라는 |라는 (?:사람|[가-힣]+[자가사인])|[이가은는] [^.]*(?:말했|주장했|발표했|썼|제안했|보고했|설득했|만들었|설계했|연구했|도왔))`,
        'u',
      ).test(line),
    );
  return [...new Set(names)].filter(isPerson);
}
