import { findEntry } from '@jadoo/lexicon';

import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import type { MatterPhrase } from '#meaning/lines/matter-phrase.ts';
import { readSubjectMatter } from '#meaning/lines/subject-matter.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** The matter of a passage in the words of its 요지. */
interface KoreanMatter {
  text: string;
  sort: string;
  /** The English phrase for which it stands, or itself. */
  english: string;
}

const mostWords = 4;
const longest = 16;
/** Who acts is no matter. */
const agents =
  /(?:^|\s)(?:우리|누구|[가-힣]*(?:사람|아이|어린이|학생|교사|부모|정부|기업|과학자|학자|설계자|전문가|판매자|구매자|사용자|소비자|작가|화가|기자|개혁가|공동체|사회|사람들|선수|심판|아동들|들))$/u;
/** What only describes, binds or ends a clause. */
const unfit =
  /(?:[한된던할될인는을를에면서며때로게만까]|[가-힣]{2}고|으로|에서|에게|부터)$|^(?:한|이|그|저|두|더|잘|흔히|사실|실제로|오히려)$|\d/u;
const noMatter =
  /(?:^| )(?:것|수|때|데|점|경우|이유|결과|연구|예상|생각|사례|등장|도입|발명|역사|효과|영향|방법|과정|의의|어려움|문제|처음)$/u;

/** What the 요지 says something of, with the sort of the English noun that it stands for; undefined where that is not sure. */
export function readKoreanMatter(
  source: PassageSource,
  analysis: PassageAnalysis,
  phrases: readonly MatterPhrase[],
): KoreanMatter | undefined {
  const gist = source.gist?.trim() ?? '';
  const text = readSubjectMatter(source, analysis).korean || readTopic(gist);
  if (text !== '' && !noMatter.test(text)) {
    // What one would like to do is a matter; what merely is done is not.
    if (text.endsWith(' 일')) return !/려면/u.test(gist) ? undefined : { text, sort: 'doing', english: text };
    const own = phrases.find(({ lemma }) => listMeanings(lemma).some((meaning) => text.endsWith(meaning)));
    // 투유유는 …: a person.
    if (own === undefined && isOfPerson(source.translations ?? [])) return undefined;
    const [first] = phrases;
    const isName = first?.sort === 'name' || first?.sort === 'event';
    return { text, sort: own?.sort ?? (isName ? 'name' : 'unknown'), english: own?.text ?? text };
  }
  const words = gist.split(' ');
  for (const { text: english, lemma, sort } of phrases) {
    const at = words.findIndex((word) => listMeanings(lemma).some((meaning) => isNounWith(word, meaning)));
    if (at < 0) continue;
    let first = at;
    while (isBare(words[first - 1])) first -= 1;
    const last = listMeanings(lemma).find((meaning) => isNounWith(words[at] ?? '', meaning)) ?? '';
    const found = [...words.slice(first, at), last].join(' ');
    // A sign language is no language in general.
    if (english.includes(' ') === found.includes(' ')) return { text: found, sort, english };
  }
  return undefined;
}

const mostOfHim = 2;
const isOfPerson = (translations: readonly string[]): boolean =>
  (translations.join(' ').match(/그녀|(?<![가-힣])그[는가의] /gu)?.length ?? 0) > mostOfHim;

const isNounWith = (word: string, noun: string): boolean =>
  noun.length > 1 &&
  word.startsWith(noun) &&
  /^(?:[은는이가을를의에과와도로]|으로|에서|에게)$/u.test(word.slice(noun.length));

/** 박테리오파지 치료, 공유 자원: a noun without a particle before another. */
const isBare = (word: string | undefined): boolean =>
  word !== undefined &&
  /^[가-힣]{2,}$/u.test(word) &&
  !/(?:[은는이가을를의에도로서며지던면와과만큼한된할될인들야니게히운해돼져]|[가-힣]{2}고|까지|부터|보다|밀려났던|흔히|실제|오랜|모든|다른|여러|어떤|새로)$/u.test(
    word,
  );

/** 홈 이점은, 바이외 태피스트리는: nouns alone, the last with its particle. */
function readTopic(gist: string): string {
  const words = gist.split(' ');
  const end = findFirstTopicEnd(words);
  const text = words
    .slice(0, end)
    .join(' ')
    .replace(/[은는]$/u, '');
  const isFit =
    text.length > 1 &&
    text.length <= longest &&
    end <= mostWords &&
    !/[A-Za-z\d,]/u.test(text) &&
    words.slice(0, end - 1).every((word) => !unfit.test(word)) &&
    !/(?:[에로서만]|으로|에서|에게|까지|부터)$/u.test(text) &&
    !agents.test(text);
  return isFit ? text : '';
}

const listMeanings = (lemma: string): string[] =>
  (findEntry(lemma, 'n')?.senses ?? [])
    .flatMap((sense) => sense.replace(/\([^)]*\)/gu, '').split(/,\s*/u))
    .map((meaning) => meaning.trim())
    .filter((meaning) => /^[가-힣]+$/u.test(meaning));
