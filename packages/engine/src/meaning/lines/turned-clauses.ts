import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import type { DistractorLine } from '#meaning/lines/distractor-line.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import { unturned } from '#meaning/lines/opposed-english.ts';
import { listPlainClauses } from '#meaning/lines/plain-clauses.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { inflect } from '#passage/inflect.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { listAntonymSwaps } from '#wording/swap.ts';

interface Turned {
  /** The clause with one word turned round. */
  text: string;
  from: string;
  to: string;
}

/** Wrong topics and titles that say the contrary of the point, as the summary or the passage words it. */
export const listTurnedClauses = (
  name: Exclude<LineName, 'gist'>,
  source: PassageSource,
  analysis: PassageAnalysis,
): DistractorLine[] =>
  listTurned(source, analysis).flatMap(({ text, from, to }) =>
    [{ shape: 'why', text: `why ${text}` }, ...(name === 'title' ? [{ shape: 'fact', text }] : [])].map(
      (line) => ({
        id: 'oppositeclause',
        text: name === 'title' ? toTitleCase(line.text) : line.text,
        shape: line.shape,
        reason: `‘${from}’의 자리에 뜻이 반대인 ${withParticle(`‘${to}’`, '을')} 넣어 글의 내용과 반대된다.`,
        isClose: true,
      }),
    ),
  );

const listTurned = readPassageOnce((source, analysis): readonly Turned[] => {
  const known = new Set(
    [source.topic, source.title, source.summary]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]+/gu),
  );
  // The reason names the word of the passage, which is no other than that of the summary.
  const said = new Set(source.text.toLowerCase().match(/[a-z]+/gu));
  const summary = analyseLine(source.summary ?? '');
  const ofPoints = findPointSentences(source, analysis).flatMap((sentence) =>
    turnSentence(analysis, sentence, known),
  );
  const ofSummary = summary.sentences.flatMap((sentence) => turnSentence(summary, sentence, known));
  return [...ofSummary.filter(({ from }) => said.has(from.toLowerCase())), ...ofPoints];
});

function turnSentence(analysis: PassageAnalysis, sentence: Sentence, known: ReadonlySet<string>): Turned[] {
  const view = viewSentence(analysis, sentence);
  return listPlainClauses(analysis, sentence, known).flatMap(({ subject, predicate, main }) => {
    // What we do is no matter by itself.
    if (subject === 'we') return [];
    const at = view.tokens.findIndex(({ index }) => index === main.index);
    // What only describes a thing leaves the point as it is: an irregular custom ends as a regular one does.
    const places = main.lemma === 'be' || main.lemma === 'become' ? [at + 1] : [at];
    return places.flatMap((place): Turned[] => {
      const { text: from } = view.at(place);
      const to = turnWord(view, place);
      // "Keep birds from eating" is no "cause birds from eating".
      const isBound =
        /^(?:cause|prevent|encourage|discourage)$/u.test(main.lemma) && / (?:from|to) /u.test(predicate);
      const isFit =
        to !== undefined &&
        !isBound &&
        !/\b(?:than|enough|too|spite|despite|better|best|well|more)\b/u.test(predicate);
      return isFit
        ? [{ text: `${subject} ${` ${predicate} `.replace(` ${from} `, ` ${to} `).trim()}`, from, to }]
        : [];
    });
  });
}

/** Verbs whose contrary goes with whatever they go with. */
const plainContraries = new Map(
  `increase reduce,decrease increase,reduce increase,diminish increase,lower raise,raise lower,weaken strengthen,strengthen weaken,
  improve worsen,worsen improve,harm benefit,benefit harm,cause prevent,prevent cause,encourage discourage,discourage encourage,lengthen shorten,shorten lengthen,
  widen narrow,narrow widen,attract repel,repel attract,promote hinder,hinder promote,support undermine,
  undermine support,speed slow,protect harm,preserve destroy,destroy preserve,hide reveal,reveal hide,simplify complicate,complicate simplify,
  accelerate delay,overestimate underestimate,underestimate overestimate`
    .split(/,\s*/u)
    .map((pair) => pair.split(' '))
    .map(([from = '', to = '']) => [from, to]),
);

function turnWord(view: SentenceView, at: number): string | undefined {
  const { lemma, tag } = view.at(at);
  if (!tag.startsWith('VB')) return plainQualities.get(lemma);
  const plain = plainContraries.get(lemma);
  // "Benefit from shade" is no "harm from shade".
  const hasObject = /^(?:DT|JJ|NNS?|PRP\$|VBG)$/u.test(view.at(at + 1).tag) || tag === 'VBN';
  return plain === undefined || !hasObject ? undefined : inflect(plain, tag);
}

/** Qualities whose contrary can be said of whatever has them. */
const plainQualities = new Map(
  `easy difficult,difficult easy,important unimportant,unimportant important,essential needless,useful useless,useless useful,
  safe dangerous,dangerous safe,harmful harmless,harmless harmful,effective ineffective,ineffective effective,valuable worthless,
  worthless valuable,expensive cheap,cheap expensive,rare common,common rare,reliable unreliable,unreliable reliable,
  necessary unnecessary,unnecessary necessary,accurate inaccurate,inaccurate accurate,efficient inefficient,inefficient efficient,
  equal unequal,unequal equal,positive negative,negative positive,direct indirect,indirect direct,gradual sudden,
  sudden gradual,predictable unpredictable,unpredictable predictable,possible impossible,impossible possible`
    .split(/,\s*/u)
    .map((pair) => pair.split(' '))
    .map(([from = '', to = '']) => [from, to]),
);

/** Nouns whose contrary says the contrary of what came about. */
const opposable =
  /^(?:loss|gain|rise|fall|success|failure|decline|growth|increase|decrease|danger|safety|strength|weakness|presence|absence|dependence|independence|advantage|disadvantage|superiority|inferiority|ability|inability|willingness|reluctance|stability|instability|equality|inequality|similarity|simplicity|complexity|acceptance|rejection|poverty|wealth|shortage|abundance|order|disorder|trust|distrust|optimism|pessimism|expansion|contraction|ease|difficulty)$/u;

/** The topic with its noun, or what describes that, turned round; none where that is not sure. */
export function turnTopic(topic: string): string[] {
  if (unturned.test(topic)) return [];
  const analysis = analyseLine(topic);
  const [sentence] = analysis.sentences;
  if (sentence === undefined) return [];
  const view = viewSentence(analysis, sentence);
  const head = view.tokens.findIndex(
    ({ tag }, at) => tag === 'NN' && /^(?:of|between|in|on|to)$/u.test(view.at(at + 1).lower),
  );
  const places = [head, head - 1].filter((at) => at >= 0);
  const swap = places
    .flatMap((at) => listAntonymSwaps(view, at))
    .find(
      ({ isFull, form, token, pos }) =>
        isFull &&
        // "Uncreative value" is no English.
        (pos === 'adj' ? plainQualities.has(token.lemma) : opposable.test(token.lemma)) &&
        !(/^[aeiou]/u.test(form) !== /^[aeiou]/u.test(token.text) && /^an? /u.test(topic)),
    );
  return swap === undefined || head > mostBefore ? [] : [topic.replace(swap.token.text, swap.form)];
}

const mostBefore = 4;
