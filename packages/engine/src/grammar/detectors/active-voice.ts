import { findEntries, findEntry } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isHave, isNoun, isVerb } from '#grammar/sentence-view.ts';
import { listSureRoles } from '#grammar/clause-roles.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { toIng, toPastParticiple } from '#passage/inflect.ts';
import { quotePhrase, readNounPhrase, type NounPhrase } from '#grammar/noun-phrase.ts';
import {
  clauseVerbs,
  doubleObjectVerbs,
  intransitiveVerbs,
  receiverVerbs,
  transitiveVerbs,
} from '#grammar/verb-lists.ts';
import { previousWord } from '#grammar/detectors/voice.ts';

/** Verbs whose noun phrase is a complement or a measure, or that mean too little to be asked. */
const otherVerbs =
  /^(?:be|have|do|become|remain|look|feel|sound|smell|taste|stay|prove|turn|go|come|run|walk|weigh|cost|last|measure|total|number|rise|fall|grow|drop|let|help|see|hear|watch|wait|live|sleep|speak|play|work|sit|stand|mean|equal|talk|dare|need|want|like|love|hate|try|start|begin|keep|stop|close|open|pass|throw|cause|provide|supply|pour|cook|sing|win|earn|gain|quote|book|reserve|order|fetch|pick|toss|play|drink|eat|lie|hang|land|swim|fly|sail|travel|march|race|jump|follow|reach|await|near|concern|face|confront)$/u;
const measures =
  /^(?:time|times|way|ways|second|minute|hour|day|night|week|month|season|year|decade|century|moment|morning|evening|afternoon|summer|winter|spring|autumn|mile|kilometer|kilometre|meter|metre|foot|inch|percent|percentage|point|degree|dollar|pound|euro|bit|lot|deal|today|tomorrow|yesterday|one|home|north|south|east|west|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/u;

/** The noun phrase right after the verb, where it can only be the object. */
function readObject(view: SentenceView, from: number): NounPhrase | undefined {
  const token = view.at(from);
  const isPronoun = token.tag === 'PRP' && /^(?:it|them|him|us|me)$/u.test(token.lower);
  const opens = /^(?:DT|PRP\$)$/u.test(token.tag) && !/^(?:that|this|all|both|each)$/u.test(token.lower);
  // "runs past walls and fences": the first word may belong to the verb.
  const isBare = /^(?:JJ|NN|NNS)$/u.test(token.tag) && token.isSure && token.lower !== 'past';
  if (!isPronoun && !opens && !isBare) return undefined;
  const phrase = readNounPhrase(view, from);
  // A bare singular may be a complement or part of a name.
  const head = view.at(phrase?.head ?? 0);
  if (isBare && (head.tag !== 'NNS' || !head.isSure)) return undefined;
  // "travel no faster"
  // "travel no faster", "shapes the last"
  if (!isPronoun && !isNoun(head)) return undefined;
  if (!phrase || isMeasure(view, phrase)) return undefined;
  const after = view.at(phrase.end);
  // A verb behind it would make it the subject of a clause of its own.
  const isOpen = isFinite(after) || /^(?:POS|JJ|NN|VBP?$)/u.test(after.tag);
  // "choose the right ending"
  const isCut = /^VB[GN]$/u.test(after.tag) && findEntries(head.lemma).some(({ pos }) => pos === 'adj');
  return isOpen || isCut || /^(?:ago|later|before)$/u.test(after.lower) ? undefined : phrase;
}

/** "ten kilometers", "thousands of kilometers" */
function isMeasure(view: SentenceView, { head, end }: NounPhrase): boolean {
  const part = view.at(end).lower === 'of' ? readNounPhrase(view, end + 1) : undefined;
  return (
    measures.test(view.at(head).lemma) || (part !== undefined && measures.test(view.at(part.head).lemma))
  );
}

const isActiveVerb = (token: Token): boolean =>
  token.isSure &&
  /^(?:VB|VBZ|VBP|VBD|VBN|VBG)$/u.test(token.tag) &&
  /^[a-z]{3,}$/u.test(token.lower) &&
  !otherVerbs.test(token.lemma) &&
  !doubleObjectVerbs.has(token.lemma) &&
  !clauseVerbs.has(token.lemma) &&
  !intransitiveVerbs.has(token.lemma) &&
  findEntries(token.lemma).some(({ pos }) => pos === 'v');

/** "has lost many customers": what may go on as well. */
const isBarePlural = (view: SentenceView, { first, head }: NounPhrase): boolean =>
  view.at(head).tag === 'NNS' && /^(?:JJ|NNS)$/u.test(view.at(first).tag);

/** has obtained an exemption → has been obtained; draws power → is drawn */
const activeVoice: GrammarDetector = {
  rule: 'voice-active',
  category: '능동태와 수동태',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!isActiveVerb(token)) return [];
      if (mayBeCompound(view, index)) return [];
      const object = readObject(view, index + 1);
      const corrupted = object && toPassive(view, index);
      if (object === undefined || corrupted === undefined || mayBeVerb(view, object)) return [];
      // "built houses for them": the receiver is named.
      if (receiverVerbs.has(token.lemma) && view.at(object.end).lower !== 'for') return [];
      return [
        {
          first: index,
          end: index + 1,
          corrupted,
          because: `뒤에 동사 ${token.lemma}의 목적어${quotePhrase(view, object)}가 있으므로`,
          form: '능동태',
          ...(isFinite(token) ? { alsoRight: '시제가 알맞은 다른 능동태' } : {}),
          ...(corrupted.startsWith('been ') && isBarePlural(view, object)
            ? { alsoRight: `been ${toIng(token.lemma)}` }
            : {}),
          evidence: [object.head],
          isAnswer: true,
          // A verb without auxiliary looks too plain among five underlines.
          isFiller: !isFinite(token),
          value: 2,
        },
      ];
    }),
};

/** "so that the water can return costs little": the bare noun behind may be the verb of the sentence. */
function mayBeVerb(view: SentenceView, object: NounPhrase): boolean {
  const head = view.at(object.head);
  if (!isBarePlural(view, object) || findEntry(head.lemma, 'v') === undefined) return false;
  if (/^(?:RB.?|JJ.?|DT|PRP.?)$/u.test(view.at(object.end).tag)) return true;
  return !listSureRoles(view).some(({ type }) => type === 'verb');
}

/** "turned to counting boards", "the price of washing machines", "live in floating houses": -ing and a bare noun may name one thing. */
function mayBeCompound(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const preposition = view.at(index - 1);
  if (token.tag !== 'VBG' || preposition.tag !== 'IN' || !isNoun(view.at(index + 1))) return false;
  if (!/^(?:by|without|after|before|than|for)$/u.test(preposition.lower)) return true;
  return !transitiveVerbs.has(token.lemma);
}

/** "had large raised letters": no perfect. */
const isDescribed = (view: SentenceView, index: number): boolean =>
  previousWord(view, index) < index - 1 &&
  findEntry(view.at(index - 1).lower, 'adj') !== undefined &&
  !/(?:ly|^(?:long|just|only|well|even|still|yet|once|far|first|ever))$/u.test(view.at(index - 1).lower);

function toPassive(view: SentenceView, index: number): string | undefined {
  const token = view.at(index);
  const participle = toPastParticiple(token.lemma);
  const governor = view.at(previousWord(view, index));
  switch (token.tag) {
    case 'VB':
      return governor.tag === 'MD' || governor.tag === 'TO' ? `be ${participle}` : undefined;
    case 'VBN':
      return isHave(governor) && !isDescribed(view, index) ? `been ${participle}` : undefined;
    case 'VBG':
      return isBe(governor) || (governor.tag === 'IN' && previousWord(view, index) === index - 1)
        ? `being ${participle}`
        : undefined;
    default:
      return toFinitePassive(view, index, participle);
  }
}

function toFinitePassive(view: SentenceView, index: number, participle: string): string | undefined {
  const token = view.at(index);
  if (isVerb(view.at(previousWord(view, index)))) return undefined;
  const before = view.at(previousWord(view, index));
  const subject = listSubjects(view).find(({ verb }) => verb === index);
  // Without a subject before it the noun phrase behind the verb may be the subject: there lies an island.
  if (token.tag === 'VBZ')
    return subject || /^(?:who|which|that|and|or|but)$/u.test(before.lower) ? `is ${participle}` : undefined;
  if (subject?.number === undefined || view.at(subject.head).lower === 'i') return undefined;
  // "she and a colleague tested": two persons.
  if (view.at(subject.first - 1).tag === 'CC' && view.at(subject.first - 2).tag !== ',') return undefined;
  if (token.tag === 'VBP') return `are ${participle}`;
  return `${subject.number === 'plural' ? 'were' : 'was'} ${participle}`;
}

export const activeVoiceDetectors: readonly GrammarDetector[] = [activeVoice];
