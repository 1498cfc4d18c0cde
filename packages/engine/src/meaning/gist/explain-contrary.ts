import type { TurnedKey } from '#meaning/gist/turned-keys.ts';
import { explainTurned } from '#meaning/lines/explain-turned.ts';

/** What an exchange turns round stands too far apart to be named in few words. */
const reasons: Readonly<Partial<Record<TurnedKey['way'], (text: string) => string>>> = {
  both: () => '글에서는 둘 가운데 하나를 부정하므로 글의 내용과 다르다.',
  means: (text) =>
    / 영향을 \S+/u.test(text)
      ? '영향을 주는 것과 받는 것이 서로 바뀌어 글의 내용과 어긋난다.'
      : '목적과 수단이 서로 바뀌어 글의 내용과 어긋난다.',
  exchange: (text) =>
    / 때문이다$/u.test(text)
      ? '글에서 부정하는 까닭을 들어 글의 내용과 반대된다.'
      : / 충분하다$/u.test(text)
        ? '글에서 함께 말하는 두 가지 가운데 하나만을 내세워 글의 내용과 반대된다.'
        : '견주는 두 말의 자리가 서로 바뀌어 글의 내용과 반대된다.',
};

/** Korean: why a line is the contrary of the 요지, by the words turned round where they are few, else by what the 요지 says in its stead. */
export function explainContrary(
  { text, way }: Pick<TurnedKey, 'text' | 'way'>,
  said: string,
  key: string,
): string {
  const known = reasons[way]?.(text);
  if (known !== undefined) return known;
  const named = said === key ? explainTurned(key, text) : '';
  const point = said.split(/(?<=므로|때문에|지만|으나),? /u).at(-1) ?? said;
  return named.includes('‘') ? named : `정답의 ‘${point}’라는 내용과 반대된다.`;
}
