import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { findSharedKeys, weighKeys, type SharedKey } from '#meaning/key-weights.ts';
import { offPointLines } from '#meaning/off-point/off-point-lines.ts';
import { listSideLines } from '#meaning/lines/side-lines.ts';
import { readSaidWords } from '#meaning/said-words.ts';
import { listBeginnings, namesAny, readStems } from '#meaning/stems.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { createRandom, mixSeed } from '#random.ts';
import { readWordOnce } from '#read-once.ts';

/** A sentence that names a subject of the passage and speaks of something else. */
export interface OffPointSentence {
  id: string;
  text: string;
  /** The words that it shares with the passage: first the subject of both, then the weightiest. */
  shared: readonly SharedKey[];
  /** Korean clause that says what it speaks of, ending in -고. */
  reason: string;
  /** It is worded for any noun of a group: what was written for a subject is more telling. */
  isFramed: boolean;
  /** It names the subject in its first half: what only ends in the word is found without reading. */
  isLed: boolean;
}

const nearestSides = 6;
/** The subject that a stranger names must be nearly as weighty as the first of the passage. */
const minShareOfTop = 0.6;
/** Without a line of the teacher, and of nouns as general as a choice, only what the passage comes back to is surely a subject. */
const minShareOfSentences = 0.4;
/** A product met in passing is no subject where the line speaks of productivity. */
const minSentences = 2;

/** Sentences on a main subject of the passage and off its point. */
export const listOffPointSentences = readPassageOnce(readOffPointSentences);

function readOffPointSentences(
  source: PassageSource,
  analysis: PassageAnalysis,
): readonly OffPointSentence[] {
  const keys = weighKeys(source, analysis);
  const top = Math.max(0, ...[...keys.central].map((lemma) => keys.weights.get(lemma) ?? 0));
  // Where the teacher gave a line, a noun of it is surer than how often a word comes.
  const hasLine = (source.topic ?? source.title ?? '') !== '';
  const line = analyseLine([source.topic, source.title].join('. ').toLowerCase()).tokens;
  const beginnings = line.map(({ lower }) => listBeginnings(lower));
  const isOften = (lemma: string): boolean =>
    countNaming(analysis, lemma) >= minShareOfSentences * analysis.sentences.length;
  // A choice is a choice of something, and "the rain forest" does not speak of rain.
  const isInLine = (lemma: string): boolean =>
    (!isHollowNoun(lemma) || isOften(lemma)) &&
    line.some(
      (token, at) =>
        (token.lemma === lemma || namesAny(readStems(lemma), ...beginnings.slice(at, at + 1))) &&
        !/^NN/u.test(line[token.index + 1]?.tag ?? ''),
    );
  const isSubject = (lemma: string): boolean =>
    (keys.weights.get(lemma) ?? 0) >= minShareOfTop * top &&
    (line.some((token) => token.lemma === lemma) || countNaming(analysis, lemma) >= minSentences) &&
    (hasLine ? isInLine(lemma) : isOften(lemma));
  const subjects = new Set([...keys.central].filter(isSubject));
  const nouns = listNouns(analysis);
  const [written, framed] = listWritten(source, analysis);
  // The frames stand in one order for all passages: each begins with others.
  const found = [...written, ...createRandom(mixSeed(0, source.id, 'frames')).shuffle(framed)]
    .filter(({ keys: own }) => own.some((key) => subjects.has(key)))
    .flatMap(({ id, text, label, keys: own, isFramed }) => {
      const shared = findSharedKeys(text, keys).filter(({ lemma }) => nouns.has(lemma));
      const isMeant = (key: SharedKey): boolean => own.includes(key.lemma) && subjects.has(key.lemma);
      if (!shared.some(isMeant)) return [];
      const meantFirst = [...shared.filter(isMeant), ...shared.filter((key) => !isMeant(key))];
      return [{ id, text, own, label, shared: meantFirst, isFramed, isLed: isLed(text, meantFirst[0]) }];
    })
    .sort((left, right) => rankStranger(left) - rankStranger(right));
  const nearest: OffPointSentence[] = [];
  for (const { id, text, own, label, shared, ...kind } of found) {
    if (nearest.length === nearestSides) break;
    if (isTreated(text, own, nouns)) continue;
    const reason = `${withParticle(label, '을')} 말하고`;
    nearest.push({ id, text: quoteAlike(text, source.text), shared, reason, ...kind });
  }
  return nearest;
}

/** What leads with the subject first, what was worded for any noun last. */
export const rankStranger = ({ isFramed, isLed }: Pick<OffPointSentence, 'isFramed' | 'isLed'>): number =>
  isFramed ? 2 : isLed ? 0 : 1;

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

/** The same strangers are looked at for many passages. */
const readNouns = readWordOnce((text: string) => listNouns(analysePassage({ id: '', text })));

/** With the apostrophes of the passage. */
const quoteAlike = (text: string, passage: string): string =>
  /[“”‘’]/u.test(passage) ? text.replaceAll("'", '’') : text.replaceAll('’', "'");

/** How many sentences name it. */
export const countNaming = ({ tokens }: PassageAnalysis, lemma: string): number =>
  new Set(
    tokens
      .filter((token) => token.lemma.toLowerCase() === lemma || token.lower === lemma)
      .map(({ sentence }) => sentence),
  ).size;

interface WrittenSentence extends Pick<OffPointSentence, 'id' | 'text' | 'isFramed'> {
  /** What it speaks of, as a Korean noun phrase. */
  label: string;
  keys: readonly string[];
}

/** Sentences whose matter the passage does not touch: those of the side lines, then those written for nothing else. */
function listWritten(
  source: PassageSource,
  analysis: PassageAnalysis,
): [written: WrittenSentence[], framed: WrittenSentence[]] {
  const sides = listSideLines(source, analysis).flatMap(({ line, keys, isTouched, subject }) =>
    isTouched || line.sentence === undefined
      ? []
      : [
          {
            id: `side-${line.topic}`,
            text: line.sentence,
            label: line.sentenceLabel ?? line.label,
            keys,
            isFramed: subject !== undefined,
          },
        ],
  );
  const { text } = readSaidWords(source, analysis);
  const untouched = offPointLines.filter(({ triggers }) => !namesAny(triggers, text));
  const written = untouched.map((line) => ({ ...line, isFramed: false }));
  return [
    [...sides.filter(({ isFramed }) => !isFramed), ...written],
    sides.filter(({ isFramed }) => isFramed),
  ];
}

/** What the passage names as a thing; "electric" alone is no subject. */
function listNouns({ tokens }: PassageAnalysis): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ tag, lemma, lower }) =>
      tag.startsWith('NN') ? [lemma.toLowerCase()] : tag === 'VBG' ? [lower] : [],
    ),
  );
}
