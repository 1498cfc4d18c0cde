import type { PassageSource } from '#exercise/exercise.ts';
import { sideRows, type SideRow } from '#meaning/lines/side-rows.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';

const noun = /^([가-힣]{2,}?)(?:들)?(?:은|는|이|가|을|를|의|에|에서|에게|과|와|으로|로|에는|에도|도)$/u;
/** They are no matter, or the matter of everything. */
const hollow =
  /^(?:사람|우리|자신|경우|방식|방법|이유|문제|영향|도움|효과|역할|과정|결과|의미|가치|능력|상태|변화|사실|정보|다른|모든|새로|서로|스스|이후|이전|현재|미래|과거|때문|대신|여러|어떤|그것|이것|무엇|누구|하나|중요|필요|가능|경험|생각|느낌|행동|선택|관계|순간|시간|시작|정도|수준|크기|종류|부분|전체|일부|대부|속도|차이|특징|기능|목적|목표|대상|주의|관심|기회|위험|이익|비용|조건|상황|환경|세계|사회|문화|역사|과학|사물|물건|것이|존재|개념|원리|원칙|이론|구조|형태|성격)/u;
const leastNamed = 3;
const leastNoun = 2;

let index: Map<string, SideRow[]> | undefined;

function indexLabels(): Map<string, SideRow[]> {
  const places = new Map<string, SideRow[]>();
  for (const row of sideRows)
    for (const word of new Set(row.label.split(' ').map((part) => part.slice(0, leastNoun)))) {
      const known = places.get(word);
      if (known === undefined) places.set(word, [row]);
      else known.push(row);
    }
  return places;
}

/** Rows of the bank on a noun of the 요지 to which the translation comes back: those that name more of them first. */
export const listKoreanRows = readPassageOnce((source: PassageSource): readonly SideRow[] => {
  index ??= indexLabels();
  const places = index;
  const nouns = listNouns(source);
  const counts = new Map<SideRow, number>();
  for (const name of nouns)
    for (const row of places.get(name.slice(0, leastNoun)) ?? [])
      if (row.isSentenceOnly !== true && isNamed(name, row.label) && isNamed(name, row.gist))
        counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([row]) => row);
});

const isNamed = (name: string, line: string): boolean => ` ${line}`.includes(` ${name}`);

function listNouns({ gist = '', translations = [] }: PassageSource): string[] {
  const said = gist
    .replace(/[.\s]+$/u, '')
    .split(' ')
    .flatMap((word) => noun.exec(word)?.[1] ?? []);
  const counts = [...new Set(said)]
    .filter((name) => !hollow.test(name))
    .map((name) => ({ name, count: translations.filter((line) => isNamed(name, line)).length }))
    .filter(({ count }) => count >= Math.min(leastNamed, translations.length));
  return counts
    .sort((a, b) => b.count - a.count)
    .slice(0, mostNouns)
    .map(({ name }) => name);
}
const mostNouns = 2;
