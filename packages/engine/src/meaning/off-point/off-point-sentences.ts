import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { findSharedKeys, weighKeys, type SharedKey } from '#meaning/key-weights.ts';
import { offPointLines } from '#meaning/off-point/off-point-lines.ts';
import { readSaidWords } from '#meaning/said-words.ts';
import { namesAny } from '#meaning/stems.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { readWordOnce } from '#read-once.ts';

/** A sentence that names a subject of the passage and speaks of something else. */
export interface OffPointSentence {
  id: string;
  text: string;
  /** The words that it shares with the passage: first the subject of both, then the weightiest. */
  shared: readonly SharedKey[];
  /** Korean clause that says what it speaks of, ending in -고. */
  reason: string;
  /** How many words of its field the passage has. */
  nearness: number;
  /** It names the subject in its first half: what only ends in the word is found without reading. */
  isLed: boolean;
}

/** So many words of its field show that the passage means the subject in the same sense. */
const minCompanions = 2;
/** What fewer sentences name is no subject unless the 주제 has it. */
const minShareOfSentences = 0.4;

/** Sentences on a main subject of the passage and off its point. */
export const listOffPointSentences = readPassageOnce(readOffPointSentences);

function readOffPointSentences(
  source: PassageSource,
  analysis: PassageAnalysis,
): readonly OffPointSentence[] {
  const keys = weighKeys(source, analysis);
  const subjects = listKeyWords(source, analysis);
  const nouns = listNouns(analysis);
  const said = readSaidWords(source, analysis);
  return offPointLines.flatMap(({ id, text, label, keys: own, companions, triggers }): OffPointSentence[] => {
    if (!own.some((key) => subjects.has(key)) || namesAny(triggers, said.text, said.lines)) return [];
    const nearness = companions.filter((stem) => said.text.has(stem)).length;
    if (nearness < minCompanions || isTreated(text, own, nouns) || isSaid(text, own, analysis)) return [];
    const shared = findSharedKeys(text, keys).filter(({ lemma }) => nouns.has(lemma));
    const isMeant = (key: SharedKey): boolean => own.includes(key.lemma) && subjects.has(key.lemma);
    if (!shared.some(isMeant)) return [];
    const meantFirst = [...shared.filter(isMeant), ...shared.filter((key) => !isMeant(key))];
    const reason = `${withParticle(label, '을')} 말하고`;
    const shown = quoteAlike(text, source.text);
    return [{ id, text: shown, shared: meantFirst, reason, nearness, isLed: isLed(text, meantFirst[0]) }];
  });
}

/** The nouns on which the passage turns: those of the 주제, and those of the 제목 that come again and again. */
function listKeyWords(source: PassageSource, analysis: PassageAnalysis): ReadonlySet<string> {
  const topic = readLine(source.topic);
  const title = readLine(source.title);
  const hasLine = topic.length + title.length > 0;
  const runsThrough = (lemma: string): boolean =>
    listNaming(analysis, lemma).length >= minShareOfSentences * analysis.sentences.length;
  // "More Than Salt" is on requests, and the tea of an example is drunk in every sentence.
  const isMain = (lemma: string): boolean =>
    hasLine
      ? names(title, lemma) && (topic.some((token) => token.lemma === lemma) || runsThrough(lemma))
      : runsThrough(lemma);
  return new Set(
    [...weighKeys(source, analysis).central].filter(
      (lemma) => !isInPassing(analysis, lemma) && (names(topic, lemma) || isMain(lemma)),
    ),
  );
}

/** "The rain forest" does not name rain, but "penguins share" names penguins, whatever "share" is. */
const names = (line: readonly Token[], lemma: string): boolean =>
  line.some(
    (token, at) => token.lemma === lemma && (token.tag === 'NNS' || !/^NN/u.test(line[at + 1]?.tag ?? '')),
  );

const readLine = (line = ''): readonly Token[] => analyseLine(line.toLowerCase()).tokens;

const isLed = (text: string, subject: SharedKey | undefined): boolean =>
  subject !== undefined && text.toLowerCase().indexOf(subject.word.toLowerCase()) < text.length / 2;

const mostNounsShared = 1;

/** Beyond its subject a stranger may share one noun with the passage: with more it could belong there. */
function isTreated(text: string, own: readonly string[], nouns: ReadonlySet<string>): boolean {
  const others = [...readNouns(text)].filter(
    (noun) => !own.includes(noun) && !isHollowNoun(noun) && nouns.has(noun),
  );
  return others.length > mostNounsShared;
}

const fewestSaid = 2;

/** "Honey keeps for many years" beside "it can stay safe to eat for many years": one sentence has said as much. */
function isSaid(text: string, own: readonly string[], { tokens, sentences }: PassageAnalysis): boolean {
  const words = [...readContent(text)].filter((word) => !own.includes(word));
  return sentences.some(({ firstToken, endToken }) => {
    const said = new Set(tokens.slice(firstToken, endToken).map(({ lemma }) => lemma.toLowerCase()));
    return own.some((key) => said.has(key)) && words.filter((word) => said.has(word)).length >= fewestSaid;
  });
}

const lightVerbs = /^(?:be|have|do|make|take|get|go|come)$/u;

/** What a stranger says of its subject. */
const readContent = readWordOnce(
  (text: string): ReadonlySet<string> =>
    new Set(
      analysePassage({ id: '', text })
        .tokens.filter(({ tag, lemma }) => /^(?:NN|VB|JJ)/u.test(tag) && !lightVerbs.test(lemma))
        .map(({ lemma }) => lemma.toLowerCase()),
    ),
);

/** The same strangers are looked at for many passages. */
const readNouns = readWordOnce((text: string) => listNouns(analysePassage({ id: '', text })));

/** With the apostrophes of the passage. */
const quoteAlike = (text: string, passage: string): string =>
  /[“”‘’]/u.test(passage) ? text.replaceAll("'", '’') : text.replaceAll('’', "'");

/** The sentences of a passage that name a thing, by its lemma in small letters. */
export const listNaming = ({ tokens }: PassageAnalysis, lemma: string): number[] => [
  ...new Set(
    tokens
      .filter((token) => token.lemma.toLowerCase() === lemma || token.lower === lemma)
      .map(({ sentence }) => sentence),
  ),
];

/** One sentence names it, after the opening: it is no subject, whatever the 주제 has. */
function isInPassing(analysis: PassageAnalysis, lemma: string): boolean {
  const [first = 0, second] = listNaming(analysis, lemma);
  return first > 1 && second === undefined;
}

/** What the passage names as a thing; "electric" alone is no subject. */
function listNouns({ tokens }: PassageAnalysis): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ tag, lemma, lower }) =>
      tag.startsWith('NN') ? [lemma.toLowerCase()] : tag === 'VBG' ? [lower] : [],
    ),
  );
}
