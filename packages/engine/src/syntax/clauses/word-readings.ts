import { findEntry } from '@jadoo/lexicon';

import { isBe, isFinite, isHave, type SentenceView } from '#grammar/sentence-view.ts';
import { ambiguousHeads, infinitiveObjectVerbs, neverReduced } from '#grammar/verb-lists.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { isGivenThing, readBetrayedVerb } from '#syntax/clauses/betrayed-verbs.ts';
import { readPhraseWord } from '#syntax/clauses/phrase-words.ts';

/** What a word can be in the frame of its sentence. */
export type Role =
  | 'noun'
  | 'pronoun'
  | 'det'
  | 'adj'
  | 'adverb'
  | 'finite'
  | 'base'
  | 'participle'
  | 'gerund'
  | 'to'
  | 'prep'
  | 'mark';

export interface Reading {
  role: Role;
  /** How far it is from what the tagger read. */
  cost: number;
}

const indefinite = /^(?:some|any|every|no)(?:one|body|thing)$/u;
const passing =
  /^(?:fly|go|walk|run|drive|rush|stroll|slip|sail|swim|march|float|drift|flow|roll|race|ride|hurry)$/u;
const seeming = /^(?:look|sound|feel|seem|smell|taste)$/u;
const rival = 2.5;
const sureRival = 3;
const relativeRival = 1;
/** A past tense and a participle look the same; a tagger sees too little of the sentence to know. */
const pastRival = 0.8;

/** The readings of a word, the one of its tag for nothing, those that its form allows at a cost. */
export function listReadings(view: SentenceView, index: number): Reading[] {
  const token = view.at(index);
  const { tag, lower } = token;
  const away = token.isSure ? sureRival : rival;
  if (/\p{L}-\p{L}/u.test(lower) && (tag.startsWith('VB') || (/ed$/u.test(lower) && tag === 'NN')))
    return [{ role: 'adj', cost: 0 }];
  // "a question few of us would ask"
  if (
    /^(?:few|many|most|some|several|both|half|each)$/u.test(lower) &&
    view.at(index + 1).lower === 'of' &&
    !/^(?:DT|PRP\$)$/u.test(view.at(index - 1).tag)
  )
    return [{ role: 'pronoun', cost: 0 }];
  // "better grades that term"
  if (
    /^(?:this|that|each|every)$/u.test(view.at(index - 1).lower) &&
    /^(?:term|time|season|spring|fall)$/u.test(lower)
  )
    return [{ role: 'noun', cost: 0 }];
  const known = readPhraseWord(view, index);
  if (known) return known;
  if (isSecondNoun(view, index))
    return [
      { role: 'noun', cost: 0 },
      { role: 'finite', cost: 0.8 },
    ];
  // "the ball flies past"
  if (lower === 'past' && passing.test(view.at(index - 1).lemma)) return [{ role: 'adverb', cost: 0 }];
  const isNoOne = lower === 'no' && view.at(index + 1).lower === 'one';
  if (lower === 'one' && view.at(index - 1).lower === 'no') return [{ role: 'mark', cost: 0 }];
  if (isNoOne || indefinite.test(lower) || lower === 'none' || /^(?:PRP|EX)$/u.test(tag))
    return [{ role: 'pronoun', cost: 0 }];
  // "after the can itself"
  if (
    tag === 'MD' &&
    /^(?:DT|PRP\$|JJ)$/u.test(view.at(index - 1).tag) &&
    findEntry(lower, 'n') !== undefined
  )
    return [
      { role: 'finite', cost: 0 },
      { role: 'noun', cost: 0.5 },
    ];
  // "in May"
  if (tag === 'MD' && index > 0 && /^\p{Lu}/u.test(token.text)) return [{ role: 'noun', cost: 0 }];
  const have = readHave(view, index);
  if (have) return have;
  if (lower === 'people' || isName(view, index)) return [{ role: 'noun', cost: 0 }];
  if (tag === 'MD' || isAuxiliary(token)) return [{ role: tag === 'VB' ? 'base' : formOf(tag), cost: 0 }];
  if (tag.startsWith('NN'))
    return readNoun(view, index, isBehindRelative(view, index) ? relativeRival : away);
  if (tag.startsWith('JJ')) return readAdjective(view, index, away);
  if (/^(?:DT|PDT|PRP\$|CD|POS|\$|WP\$)$/u.test(tag)) return [{ role: 'det', cost: 0 }];
  if (tag.startsWith('VB')) return readVerb(view, index, away);
  if (tag === 'TO')
    return [
      { role: view.at(index + 1).tag === 'VB' || isAdverbBeforeBase(view, index) ? 'to' : 'prep', cost: 0 },
    ];
  // "trees felled long before were alive"
  const isLateAdverb = /^(?:before|after|since)$/u.test(lower) && isFinite(view.at(index + 1));
  if (tag === 'IN') return [{ role: isLateAdverb ? 'adverb' : 'prep', cost: 0 }];
  if (/^(?:RB|RP|WRB|UH|FW)/u.test(tag)) return [{ role: 'adverb', cost: 0 }];
  return [{ role: /\p{L}/u.test(token.text) ? 'adverb' : 'mark', cost: 0 }];
}

/** The form of a base that has a subject before it or its participle behind it. */
function readHave(view: SentenceView, index: number): Reading[] | undefined {
  const token = view.at(index);
  if (token.tag !== 'VB' || !isHave(token)) return undefined;
  // "before we have decided"
  const isBehindSubject = /^(?:i|we|they|you)$/u.test(view.at(index - 1).lower);
  // "those who hear of it have been": no bare form stands before been.
  if (!isBehindSubject && view.at(index + 1).lower !== 'been') return undefined;
  return [
    { role: 'base', cost: 0.3 },
    { role: 'finite', cost: isBehindSubject ? 0 : 0.3 },
  ];
}

/** "the Tacoma Narrows Bridge": between capital letters stands no verb. */
const isName = (view: SentenceView, index: number): boolean =>
  index > 1 &&
  view.at(index).tag.startsWith('VB') &&
  [index - 1, index, index + 1].every((at) => /^\p{Lu}\p{Ll}/u.test(view.at(at).text));

/** "take a penalty kick": one thing is no subject of the plural form. */
function isSecondNoun(view: SentenceView, index: number): boolean {
  const { tag, lower } = view.at(index);
  const before = view.at(index - 1);
  return (
    tag === 'VBP' &&
    !/^(?:need|dare)$/u.test(lower) &&
    before.tag === 'NN' &&
    !ambiguousHeads.has(before.lower) &&
    /^(?:a|an|every|each|another)$/u.test(view.at(index - 2).lower) &&
    findEntry(lower, 'n') !== undefined &&
    !/^(?:DT|PRP|PRP\$)$/u.test(view.at(index + 1).tag)
  );
}

const participleRival = (lemma: string): number => (neverReduced.has(lemma) ? 2 : pastRival);

/** "tins now needed to look new": such a verb has its infinitive only in the active. */
function isActive(view: SentenceView, index: number): boolean {
  let back = index - 1;
  while (view.at(back).tag.startsWith('RB')) back -= 1;
  return (
    view.at(index + 1).tag === 'TO' &&
    /^(?:need|want|seem|tend|begin|try|hope|manage|refuse|decide|fail|happen|appear|agree)$/u.test(
      view.at(index).lemma,
    ) &&
    !isBe(view.at(back)) &&
    !isHave(view.at(back))
  );
}

/** "to have it removed" */
const isDoneToObject = (view: SentenceView, index: number): boolean =>
  /^(?:it|them|him|her|me|us)$/u.test(view.at(index - 1).lower) &&
  /^(?:have|get)$/u.test(view.at(index - 2).lower);

/** "the current that results" */
const isBehindRelative = (view: SentenceView, index: number): boolean =>
  /^(?:that|who|which)$/u.test(view.at(index - 1).lower) &&
  view.at(index - 2).tag.startsWith('NN') &&
  view.at(index).tag === (/S$/u.test(view.at(index - 2).tag) ? 'NN' : 'NNS');

const isAuxiliary = (token: Token): boolean =>
  isBe(token) || isHave(token) || (token.lemma === 'do' && token.tag.startsWith('VB'));

const formOf = (tag: string): Role => {
  if (tag === 'VBN') return 'participle';
  return tag === 'VBG' ? 'gerund' : 'finite';
};

const isAdverbBeforeBase = (view: SentenceView, index: number): boolean =>
  view.at(index + 1).tag === 'RB' && view.at(index + 2).tag === 'VB';

function readNoun(view: SentenceView, index: number, away: number): Reading[] {
  const { tag, lower, lemma, text } = view.at(index);
  const next = view.at(index + 1);
  if ((/^\p{Lu}/u.test(text) && index > 0) || tag.startsWith('NNP')) return [{ role: 'noun', cost: 0 }];
  const isBeforeArticle = /^(?:DT|PRP\$)$/u.test(next.tag);
  const { isBase, isPast } = getVerbForms(tag === 'NNS' ? lemma : lower);
  // "begins": a word that no dictionary has as a noun.
  const isVerbal = tag === 'NNS' && isBase && index > 0 && findEntry(lemma, 'n') === undefined;
  if (tag === 'NN' && /\p{L}{2}ing$/u.test(lower))
    return [
      { role: 'noun', cost: isBeforeArticle ? 1 : 0 },
      { role: 'gerund', cost: isBeforeArticle ? 0 : 1 },
    ];
  // "one who waits looks as if he slept"
  if (
    tag === 'NNS' &&
    seeming.test(lemma) &&
    next.lower === 'as' &&
    /^(?:if|though)$/u.test(view.at(index + 2).lower)
  )
    return [
      { role: 'finite', cost: 0 },
      { role: 'noun', cost: rival },
    ];
  // "Open any drawer and …", "to buy bikes and force children to ride them"
  const isOrder = index === 0 && (isBeforeArticle || next.tag === 'NNP') && isBase;
  const isCausing =
    infinitiveObjectVerbs.has(lower) && view.at(index - 1).tag === 'CC' && view.at(index + 2).tag === 'TO';
  const readings: Reading[] = [{ role: 'noun', cost: isOrder || isCausing || isVerbal ? 1.5 : 0 }];
  if (isBase && tag === 'NN') readings.push({ role: 'base', cost: isOrder || isCausing ? 0 : away });
  // "who redrew the map": no word list has it.
  const takesObject = tag === 'NNS' && /^(?:DT|PRP\$?|NNS)$/u.test(next.tag);
  const betrayed = isBase ? readBetrayedVerb(view, index) : undefined;
  if (betrayed) return betrayed;
  const isUnknown = (tag === 'NN' && findEntry(lower, 'n') === undefined) || isVerbal;
  // "the words adults use carry"
  const isBeforeVerb =
    tag === 'NN' && view.at(index - 1).tag === 'NNS' && (isFinite(next) || next.tag === 'TO');
  // "dollars costs its owner": a plural is seldom the first part of a name.
  const objectGain = view.at(index - 1).tag === 'NNS' && next.tag === 'PRP$' ? 1.6 : 0.7;
  const finiteCost = isUnknown || isBeforeVerb ? 1 : isPast ? 1.5 : away - (takesObject ? objectGain : 0);
  if (isBase || isUnknown) readings.push({ role: 'finite', cost: finiteCost });
  return readings;
}

function readAdjective(view: SentenceView, index: number, away: number): Reading[] {
  const { lower, tag } = view.at(index);
  const readings: Reading[] = [{ role: 'adj', cost: view.at(index + 1).tag === 'PRP' ? 1.5 : 0 }];
  const forms = getVerbForms(lower);
  if (tag !== 'JJ') return readings;
  // "and heated them"
  // "between 1880 and 1900 present a tale", "those that carried little withered away"
  const next = view.at(index + 1);
  const hasObject =
    (forms.isPast &&
      (/^(?:PRP|DT|PRP\$)$/u.test(next.tag) || /^(?:away|up|out|off|down)$/u.test(next.lower))) ||
    (forms.isBase && /^(?:an?|the)$/u.test(next.lower) && !isBe(view.at(index - 1)));
  // "other blind people"
  const isInside = /^(?:JJ|DT|PRP\$)$/u.test(view.at(index - 1).tag) && next.tag.startsWith('NN');
  // "gaps open up in the roof"
  const hasParticle =
    forms.isBase && view.at(index - 1).tag === 'NNS' && /^(?:up|out|off|down)$/u.test(next.lower);
  if (forms.isPast || forms.isBase)
    readings.push({ role: 'finite', cost: (hasObject || hasParticle ? 0.4 : away) + (isInside ? 1.5 : 0) });
  if (hasParticle) readings.splice(0, 1, { role: 'adj', cost: 1 });
  if (forms.isBase) readings.push({ role: 'base', cost: 1 });
  if (forms.isParticiple) readings.push({ role: 'participle', cost: 0.3 });
  if (/\p{L}{2}ing$/u.test(lower)) readings.push({ role: 'gerund', cost: 0.3 });
  return readings;
}

function readVerb(view: SentenceView, index: number, away: number): Reading[] {
  const { tag, lower, lemma } = view.at(index);
  // "the mill used to be a church"
  if (lower === 'used' && view.at(index + 1).tag === 'TO' && view.at(index + 2).lower === 'be')
    return [{ role: 'finite', cost: 0 }];
  const forms = getVerbForms(lower);
  // "great reed warblers", "as much thought"
  const isBehindAmount = /^(?:much|little|no|any|some|more|less)$/u.test(view.at(index - 1).lower);
  const named: Reading[] =
    /^VB[DN]$/u.test(tag) && findEntry(lower, 'n') !== undefined
      ? [{ role: 'noun', cost: isBehindAmount ? 0.5 : away }]
      : [];
  switch (tag) {
    case 'VBD':
      return [
        ...named,
        { role: 'finite', cost: isDoneToObject(view, index) && forms.isParticiple ? rival : 0 },
        ...(forms.isParticiple ? [{ role: 'participle', cost: participleRival(lemma) } as const] : []),
      ];
    case 'VBN':
      return [
        ...named,
        { role: 'participle', cost: isActive(view, index) ? 2 : neverReduced.has(lemma) ? 0.8 : 0 },
        ...(forms.isPast ? [{ role: 'finite', cost: pastRival } as const] : []),
      ];
    case 'VBG':
      return [{ role: 'gerund', cost: 0 }];
    case 'VB':
      return [
        { role: 'base', cost: 0 },
        { role: 'finite', cost: 1 },
        { role: 'noun', cost: away },
      ];
    case 'VBP':
      return [
        { role: 'finite', cost: 0 },
        { role: 'base', cost: 0.8 },
        { role: 'noun', cost: away },
      ];
    default:
      return [
        { role: 'finite', cost: isGivenThing(view, index) ? 1 : 0 },
        { role: 'noun', cost: isGivenThing(view, index) ? 0.3 : away },
      ];
  }
}
