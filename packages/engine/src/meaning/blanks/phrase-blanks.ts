import type { KindContext } from '#exercise/kind-context.ts';
import { textOf, viewSentence } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import type { BlankChoice, WrongFill } from '#meaning/blanks/blank-choice.ts';
import { readClaim } from '#meaning/claims.ts';
import { listContrasts, type Contrast } from '#meaning/blanks/contrast-phrases.ts';
import { listContrastRivals } from '#meaning/blanks/contrast-rivals.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { drawsTogether, findPointSentences, listEligible } from '#meaning/point-sentences.ts';
import type { Sentence } from '#passage/analysis.ts';
import { standsOnce } from '#passage/occurrences.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

const worthOfPoint = 2;
const leastShared = 2;
const leastOfGist = 2;

/** Contrasts that say the point, with the same words told otherwise as wrong options. */
export function listPhraseBlanks(context: KindContext): BlankChoice[] {
  const { source, analysis } = context;
  const gist = source.gist ?? '';
  if (gist.trim() === '' || grantsBoth.test(gist)) return [];
  const points = findPointSentences(source, analysis);
  // A title may play with words that are not the point.
  const lines = new Set(listLineWords([source.topic, source.summary].join(' ')));
  return analysis.sentences.slice(1).flatMap((sentence) => {
    const contrasts = listContrasts(viewSentence(analysis, sentence)).filter((contrast) =>
      canTell(context, contrast, { points, lines }),
    );
    if (contrasts.length === 0) return [];
    const worth = points.includes(sentence) ? worthOfPoint : 1;
    return contrasts.flatMap((contrast) => {
      const wrong = listContrastRivals(contrast, isDeniedByGist(context, sentence));
      const blank = writeBlank(context, contrast, wrong, worth);
      return wrong.length > 0 && standsOnce(analysis, blank) ? [blank] : [];
    });
  });
}

interface Known {
  points: readonly Sentence[];
  lines: ReadonlySet<string>;
}

/** Whether a contrast is the point: it ends the passage, or it has words of the teacher's lines in a sentence that says them. */
function canTell(context: KindContext, { view, first, end }: Contrast, { points, lines }: Known): boolean {
  const { analysis, source } = context;
  const { sentence } = view;
  if (readClaim(view).isCase) return false;
  if (sentence.index === analysis.sentences.length - 1) return true;
  const isLate = sentence.index >= analysis.sentences.length / 2;
  const isPoint = points.includes(sentence);
  const reading = alignTranslations(context)[sentence.index] ?? '';
  const gist = new Set(listLineWords(source.gist ?? ''));
  const isOfGist = new Set(listLineWords(reading).filter((word) => gist.has(word))).size >= leastOfGist;
  // Where the 요지 weighs nothing, both sides may hold, unless the passage is drawn together by the contrast.
  if (!weighing.test(source.gist ?? ''))
    return (
      isLate &&
      drawsTogether(analysis, sentence) &&
      (isPoint || (isOfGist && listEligible(analysis).includes(sentence)))
    );
  const shared = new Set(listLineWords(sentence.text).filter((word) => lines.has(word))).size;
  const isNamed = listLineWords(textOf(view, first, end)).some((word) => lines.has(word));
  return isPoint || (isOfGist && weighing.test(reading)) || (isNamed && isLate && shared >= leastShared);
}

/** 뿐 아니라: what is denied elsewhere is granted here. */
const grantsBoth = /뿐(?:만)? 아니라/u;

/** 아니라, 보다: something is weighed against something else. */
const weighing = /아니라|기보다|만으로|말고|않고|보다(?! 더)/u;

const weighedAgainst = /아니라|기보다|보다(?! 더)/u;
const wordsWeighed = 6;

/** What a Korean line sets aside, by its words; what it speaks of, before 은 or 는, is no part of it. */
function listSetAside(line: string): readonly string[] {
  const at = line.search(weighedAgainst);
  if (at < 0) return [];
  const words = line.slice(0, at).split(' ').slice(-wordsWeighed);
  const topic = words.findIndex((word) => /.[은는]$/u.test(word));
  return listLineWords(words.slice(topic + 1).join(' ')).filter((word) => !fillers.test(word));
}

const fillers = /^(?:것|자체|우리|하나)/u;

/** Whether the 요지 sets aside what the sentence does; else both sides may hold for all that the passage says. */
function isDeniedByGist(context: KindContext, sentence: Sentence): boolean {
  const denied = new Set(listSetAside(context.source.gist ?? ''));
  return listSetAside(alignTranslations(context)[sentence.index] ?? '').some((word) => denied.has(word));
}

function writeBlank(context: KindContext, place: Contrast, wrong: WrongFill[], worth: number): BlankChoice {
  const { view, first, end } = place;
  const span = { start: view.at(first).start, end: view.at(end - 1).end };
  return {
    ...span,
    id: `p${span.start}`,
    signature: `blank:${span.start}-${span.end}`,
    shape: '구·절',
    difficulty: 'high',
    score: worth + (view.sentence.index + 1) / context.analysis.sentences.length,
    wrong,
    explanation: explain(context, place),
  };
}

/** What its sentence means. No other is quoted: one that weighs and denies nothing does not say the same. */
function explain(context: KindContext, { view, first, end }: Contrast): string[] {
  const answer = textOf(view, first, end);
  const reading = alignTranslations(context)[view.sentence.index]?.replace(/[.\s]+$/u, '') ?? '';
  return [
    `${reading === '' ? '이러한 내용으로 보아' : `빈칸이 있는 문장은 ‘${reading}’라는 뜻이므로`} 빈칸에는 ${withParticle(`‘${answer}’`, '이')} 들어가는 것이 가장 적절하다.`,
  ];
}
