import { findEntries } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { listUntoldWords } from '#passage/told-sense.ts';

/** Bound nouns, places and counters, with their particles. */
const ofNouns =
  /^(?:것|거|수|줄|데|때|때문|뿐|채|등|중|번|쪽|속|위|뒤|안|밖|앞|옆|곁|끝|점|경우|사이|동안|가운데|정도|만큼|대로|듯|년|월|일|개|명|마리|번째|년대|가지|세기|하나|둘|셋|넷|다섯|모두|누구|무엇|아무|자신|자기|우리|서로|스스로|당신|여러분|이것|그것|이들|그들|그녀)(?:들?[은는이가을를에의도로와과만]?|에는|에서|에서는|에서도|으로|으로는|까지|부터|처럼|보다|도록|들에게|에게|에게는|나|든|였다|이다|이었다|인데?|이며|이고|입니다|이기|이라[가-힣]*)$/u;
/** Verbs that bear the endings of others, in any form. */
const ofVerbs =
  /^(?:있|없|않|싶|같|못[하한할했해]|하|한|할|함|합|했|해|되|된|될|됨|됐|돼|주|준|줄|줬|줘|시키|시킨|이[다었]|였)(?:$|[다는은을었았어지기게고며면도던음으여려므야서자니거]|[인이]|아)/u;
/** What links and points. */
const ofLinks =
  /^(?:(?:위|대|관|통|의|인)[해한하].*|따[라르른].*|이[런러렇때].*|그[런러렇토때래리].*|어떤|어느|어떻게|여러|모든|하지만|또한|더욱?|더는|이상|함께|가장|매우|아주|너무|훨씬|다른|(?:다섯|여섯|일곱|여덟|아홉|열|스물|서른|마흔|쉰|예순|일흔|여든|아흔|수십)[가-힣]?|수천|수만|수백|몇몇|아니[라다며고].*|관련.*|[가-힣])$/u;

const isOfGrammar = (word: string): boolean => [ofNouns, ofVerbs, ofLinks].some((forms) => forms.test(word));

const listContent = (line: string): readonly string[] =>
  line
    .replace(/[\p{Script=Latin}\d][’']?[가-힣]+/gu, '')
    .split(/[^가-힣]+/u)
    .filter((word) => word !== '' && !isOfGrammar(word));

/** Names that the line has in Hangul: 태양이 for Taeyang. */
const countNames = ({ tokens }: SentenceView, line: string): number =>
  tokens.filter(
    ({ tag, text, lower }) =>
      tag.startsWith('NNP') && !line.includes(text) && findEntries(lower).length === 0,
  ).length;

/** How many words a Korean line has beyond those of an English sentence and beyond so many that stand for words which the lexicon has otherwise. */
export const countUnwritten = (view: SentenceView, line: string, others: number): number =>
  Math.max(0, listUnwritten(view, line).length - others - countNames(view, line)) + countRepeated(view, line);

/** The words of a Korean line of which an English sentence has nothing; those of grammar alone are none. */
function listUnwritten({ analysis, sentence, tokens }: SentenceView, line: string): readonly string[] {
  const words = new Set(tokens.flatMap(({ lemma, lower }) => [lemma, lower]));
  const senses = [
    ...listSentencePhrases(analysis, sentence).flatMap(({ phrase }) => phrase.meaning.split(' / ')),
    ...[...words].flatMap((word) => findEntries(word).flatMap((entry) => entry.senses)),
  ];
  return listUntoldWords(senses, listContent(line));
}

/** 그 돈을 남기고 그 돈을 쓰다 for "leaves money and spends it": how many words the line has once more than the sentence. */
const countRepeated = ({ tokens }: SentenceView, line: string): number =>
  Math.max(
    0,
    countTwins(listContent(line), koreanStem) -
      countTwins(
        tokens.map(({ lower }) => lower),
        englishStem,
      ),
  );

const koreanStem = 2;
const englishStem = 4;

const countTwins = (words: readonly string[], stem: number): number => {
  const heads = words.filter(({ length }) => length >= stem).map((word) => word.slice(0, stem));
  return heads.length - new Set(heads).size;
};
