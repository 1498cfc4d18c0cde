import { findNounClass } from '@jadoo/lexicon';

import { findConnective, findMedialConnective } from '#cohesion/connectives.ts';
import type { Span } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { textOf, viewSentence } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import { foreignWhy, type BlankChoice, type WrongFill } from '#meaning/blank-choice.ts';
import { findDoer } from '#meaning/doers.ts';
import { chooseField } from '#meaning/fields.ts';
import { explainSupport } from '#meaning/explain-support.ts';
import { isStory } from '#meaning/is-story.ts';
import { drawOptionPhrases, type PhraseShape } from '#meaning/option-phrases.ts';
import { weighPhrase, type PhraseWorth } from '#meaning/phrase-worth.ts';
import { listTurnedDetails, turnPhrase } from '#meaning/turned-phrases.ts';
import type { Token } from '#passage/analysis.ts';
import { standsOnce } from '#passage/occurrences.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { findBlankablePhrases, type BlankablePhrase } from '#syntax/blankable-phrases.ts';
import { isPerson } from '#syntax/persons.ts';
import type { Random } from '#random.ts';

const wrongCount = 4;

/** Phrases of the second half in which the passage draws its conclusion; none of a story, which draws none. */
export function listPhraseBlanks(context: KindContext): BlankChoice[] {
  const { analysis } = context;
  if (isStory(analysis)) return [];
  return analysis.sentences
    .flatMap((sentence) => findBlankablePhrases(viewSentence(analysis, sentence)))
    .flatMap((phrase): BlankChoice[] => {
      const worth = weighPhrase(context, phrase);
      if (worth === undefined || !standsOnce(analysis, spanOf(phrase)) || isSaidAgain(phrase)) return [];
      // Without the 요지 or a connective nothing could be named that decides.
      if (!isEnd(context, phrase) && (context.source.gist ?? '') === '' && explainConnective(phrase) === '')
        return [];
      const span = spanOf(phrase);
      return [
        {
          ...span,
          id: `p${span.start}`,
          signature: `blank:${span.start}-${span.end}`,
          shape: '구·절',
          difficulty: 'high',
          score: worth.score,
          drawWrong: (random) => drawWrong(context, phrase, random),
          explanation: explain(context, phrase, worth),
        },
      ];
    });
}

/** Whether the same words stand elsewhere in other forms: pressing the lever, pressed the lever. */
function isSaidAgain({ view, first, end }: BlankablePhrase): boolean {
  const join = (tokens: readonly Token[]) => ` ${tokens.map(({ lemma }) => lemma).join(' ')} `;
  const all = join(view.analysis.tokens);
  const own = join(view.tokens.slice(first, end));
  return all.indexOf(own) !== all.lastIndexOf(own);
}

const spanOf = ({ view, first, end }: BlankablePhrase): Span => ({
  start: view.at(first).start,
  end: view.at(end - 1).end,
});

const uses = { NP: 'noun', JJ: 'state', WH: 'question' } as const;
const mostTurned = 2;
/** So many of the wrong phrases are on the matter of the passage; the others could be said of most people or things. */
const leastOwn = 2;
const leastOfPeople = 1;
const leastOfFactor = 3;
const leastWords = 4;

/** The phrase turned to its opposite, what else the passage says turned as well, and what could be said of its nouns. */
function drawWrong(context: KindContext, phrase: BlankablePhrase, random: Random): WrongFill[] {
  const { view, first, end, tag } = phrase;
  if (!isFit(phrase)) return [];
  const turned = turnPhrase(phrase).slice(0, 1);
  const own = [...turned, ...random.shuffle(listTurnedDetails(phrase)).slice(0, mostTurned)];
  const use = isFactor(phrase)
    ? 'factor'
    : tag === 'NP' || tag === 'JJ' || tag === 'WH'
      ? uses[tag]
      : readUse(phrase);
  // Of a deed phrases on nature say nothing.
  const field = view.at(0).tag === 'VBG' ? 'any' : chooseField(context.analysis.text);
  const shape: PhraseShape = { use, tag, length: end - first, field };
  const answer = view.tokens.slice(first, end);
  const left = wrongCount - own.length;
  const other = drawOptionPhrases(context, shape, answer, { onMatter: left, inAll: left }, random);
  const isDeed = tag.startsWith('VB');
  const onMatter = own.length + other.filter(({ noun }) => noun !== undefined).length;
  const least = use === 'person' ? leastOfPeople : use === 'factor' ? leastOfFactor : leastOwn;
  if (onMatter < least || (isDeed && turned.length === 0)) return [];
  return [
    ...own,
    ...other.map(({ noun, ...one }): WrongFill => ({
      ...one,
      why: noun === undefined ? foreignWhy : `글에서 ‘${noun}’에 대해 말하는 것과 다르다.`,
    })),
  ];
}

/** "less on the parts than on [the number of paths]": what something depends on. */
const isFactor = ({ view, first, tag }: BlankablePhrase): boolean =>
  tag === 'NP' &&
  view.at(first).lower === 'the' &&
  view.at(first - 1).tag === 'IN' &&
  !/^(?:as|into)$/u.test(view.at(first - 1).lower);

/** Of what people do, or what is thought, done or written does, others can be told; of a thing of the hand or of nature they say nothing. */
const isFit = (phrase: BlankablePhrase): boolean =>
  !isOfEmptyIt(phrase) &&
  phrase.end - phrase.first >= leastWords &&
  !/^(?:lie|consist|rest|come)$/u.test(phrase.view.at(phrase.first).lemma) &&
  isSaidOfDoer(phrase);

/** "it would [be a mistake to let them go]": "it" stands for what follows, and nothing else can be said of it. */
const isOfEmptyIt = ({ view, first, end }: BlankablePhrase): boolean =>
  /\bit (?:is|was|would|will|may|might|can|could|should)(?: be)?$/iu.test(
    textOf(view, Math.max(0, first - 3), first),
  ) && view.tokens.slice(first, end).some(({ lower }) => /^(?:to|that)$/u.test(lower));

const isSaidOfDoer = (phrase: BlankablePhrase): boolean =>
  !phrase.tag.startsWith('VB') ||
  phrase.agent === 'person' ||
  readUse(phrase) === 'creature' ||
  /^(?:idea|unknown)$/u.test(findDoer(phrase)?.sort ?? 'unknown');

const plants = /^(?:tree|plant|flower|seed|root|grass|weed|leaf|forest|bush|crop|vine|moss|coral)$/u;

/** What animals do is neither what people nor what things do. */
function readUse({ view, first, agent }: BlankablePhrase): PhraseShape['use'] {
  let at = first - 1;
  while (at > 0 && /^(?:MD|RB)$/u.test(view.at(at).tag)) at -= 1;
  const { tag, lemma } = view.at(at);
  const isAnimal = /^NNS?$/u.test(tag) && findNounClass(lemma) === 'nature' && !plants.test(lemma);
  // "Humans who slept as little as these birds"
  const isOfPeople = view.tokens.slice(0, at).some(isPerson);
  return isAnimal && agent === 'thing' && !isOfPeople && !/^(?:of|in)$/u.test(view.at(at - 2).lower)
    ? 'creature'
    : agent;
}

const isEnd = ({ analysis }: KindContext, { view }: BlankablePhrase): boolean =>
  view.sentence.index === analysis.sentences.length - 1;

/** The connective of the sentence with what it concludes from, and what the sentence says by the translation. */
function explain(context: KindContext, phrase: BlankablePhrase, { support }: PhraseWorth): string[] {
  const { view, first, end } = phrase;
  const translation = alignTranslations(context)[view.sentence.index]?.replace(/[.\s]+$/u, '') ?? '';
  const answer = withParticle(`‘${textOf(view, first, end)}’`, '이');
  const conclusion = `따라서 빈칸에는 ${answer} 들어가는 것이 가장 적절하다.`;
  const reading = translation === '' ? '' : `빈칸이 있는 문장은 ‘${translation}’라는 뜻이다.`;
  const isLast = isEnd(context, phrase);
  const connective = explainConnective(phrase);
  const hasGist = (context.source.gist ?? '') !== '';
  const reason = connective === '' && (hasGist || !isLast) ? '' : explainSupport(support, isLast);
  return [[connective, reason, reading, conclusion].filter((line) => line !== '').join(' ')];
}

const directions: Readonly<Record<string, string>> = {
  결과: '앞에서 말한 것의 결론이다.',
  재진술: '앞에서 말한 것을 다시 나타낸다.',
  대체: '앞에서 말한 것과 대조된다.',
};

/** They add or stress, and say nothing again. */
const adding = /^(?:in fact|indeed|in effect|in this way)$/iu;

function explainConnective({ view, first }: BlankablePhrase): string {
  const lower = view.sentence.text.toLowerCase();
  const connective = findConnective(lower) ?? findMedialConnective(lower);
  const isInFact = connective !== undefined && adding.test(connective.words);
  const direction = connective && !isInFact ? directions[connective.relation] : undefined;
  // "It may therefore be reasonable, yet it ___": the turn comes after the conclusion.
  const isTurned = view.tokens
    .slice(1, first)
    .some((token) => /^(?:but|yet|while|whereas|although)$/u.test(token.lower));
  return connective === undefined || direction === undefined || isTurned
    ? ''
    : `${withParticle(`연결어 ‘${connective.words}’`, '으로')} 보아 빈칸이 있는 문장은 ${direction}`;
}
