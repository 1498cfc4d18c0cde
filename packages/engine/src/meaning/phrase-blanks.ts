import type { Span } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { textOf, viewSentence } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import type { BlankChoice, WrongFill } from '#meaning/blank-choice.ts';
import { isStory } from '#meaning/is-story.ts';
import { drawOptionPhrases, type PhraseShape } from '#meaning/option-phrases.ts';
import { minEchoes, weighPhrase, type PhraseWorth } from '#meaning/phrase-worth.ts';
import { standsOnce } from '#passage/occurrences.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { findBlankablePhrases, type BlankablePhrase } from '#syntax/blankable-phrases.ts';
import { listBlankSpots } from '#wording/blank-spots.ts';
import type { Random } from '#random.ts';

const wrongCount = 4;
const mostEchoes = 3;

/** Phrases of the second half in which the passage draws its conclusion; none of a story, which draws none. */
export function listPhraseBlanks(context: KindContext): BlankChoice[] {
  const { analysis } = context;
  if (isStory(analysis)) return [];
  return analysis.sentences
    .slice(Math.ceil(analysis.sentences.length / 2))
    .flatMap((sentence) => findBlankablePhrases(viewSentence(analysis, sentence)))
    .flatMap((phrase): BlankChoice[] => {
      const worth = weighPhrase(context, phrase);
      const explanation = worth && explain(context, phrase, worth);
      if (worth === undefined || explanation === undefined || !standsOnce(analysis, spanOf(phrase)))
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
          explanation,
        },
      ];
    });
}

const spanOf = ({ view, first, end }: BlankablePhrase): Span => ({
  start: view.at(first).start,
  end: view.at(end - 1).end,
});

/** The phrase with a word turned to its opposite, where the passage contradicts it; the rest on other matters. */
function drawWrong(context: KindContext, phrase: BlankablePhrase, random: Random): WrongFill[] {
  const { first, end, tag, agent } = phrase;
  const opposite = turn(context, phrase);
  const shape: PhraseShape = { use: tag === 'NP' ? 'noun' : agent, tag, length: end - first };
  const foreign = drawOptionPhrases(context, shape, wrongCount - opposite.length, random);
  return [...opposite, ...foreign.map((one): WrongFill => ({ ...one, reason: 'foreign' }))];
}

function turn(context: KindContext, { view, first, end }: BlankablePhrase): WrongFill[] {
  const inside = new Set(view.tokens.slice(first, end).map(({ index }) => index));
  const spot = listBlankSpots(context).find(
    ({ word, clues }) => clues.length > 0 && inside.has(word.token.index),
  );
  const [other] = spot?.opposites ?? [];
  if (spot === undefined || other === undefined) return [];
  const { start } = view.at(first);
  const { token } = spot.word;
  const text = context.analysis.text.slice(start, view.at(end - 1).end);
  const turned = text.slice(0, token.start - start) + other.text + text.slice(token.end - start);
  return [{ text: turned.replace(/\s+/gu, ' '), meaning: '', reason: 'opposite' }];
}

/** What the sentence says, by the translation; else which words of the passage say the same. */
function explain(
  context: KindContext,
  { view, first, end }: BlankablePhrase,
  { echoes }: PhraseWorth,
): string[] | undefined {
  const translation = alignTranslations(context)[view.sentence.index]?.replace(/[.\s]+$/u, '') ?? '';
  const answer = withParticle(`‘${textOf(view, first, end)}’`, '이');
  const conclusion = `따라서 빈칸에는 ${answer} 들어가는 것이 가장 적절하다.`;
  if (translation !== '') return [`빈칸이 있는 문장은 ‘${translation}’라는 뜻이다. ${conclusion}`];
  if (echoes.length < minEchoes) return undefined;
  const words = echoes.slice(0, mostEchoes).map(({ text }) => `‘${text}’`);
  return [`글의 다른 부분에 나오는 ${words.join(', ')}의 내용과 이어져야 한다. ${conclusion}`];
}
