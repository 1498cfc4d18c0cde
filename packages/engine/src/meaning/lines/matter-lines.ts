import { findEntry } from '@jadoo/lexicon';

import { withParticle } from '#korean.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { fillKorean } from '#meaning/lines/framed-lines.ts';
import { readKoreanMatter } from '#meaning/lines/matter-korean.ts';
import { listMatterPhrases } from '#meaning/lines/matter-phrase.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { readSaidWords } from '#meaning/said-words.ts';
import { findPlaces, namesAny, readStems, type Stems } from '#meaning/stems.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import rows from '../../../data/matter-frames.json' with { type: 'json' };

/** What one could ask of any matter of its kind. */
interface MatterFrame {
  aspect: string;
  classes: readonly string[];
  triggers: Stems;
  topic: string;
  title: string;
  gist: string;
  /** Korean clause that may stand before the gist, beside a long 요지. */
  lead?: string;
  label: string;
}

const frames: readonly MatterFrame[] = rows.map(({ classes, triggers, ...frame }) => ({
  ...frame,
  classes: classes.split(' '),
  triggers: readStems(triggers),
}));

/** The kinds of matter, by the sorts of nouns. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:animal|pet|fauna)$/u, 'creature'],
  [/^plant$/u, 'plant'],
  [/^moss$/u, 'unknown'],
  [/^(?:supply|stuff)$/u, 'natural'],
  [/^landscape$/u, 'land'],
  [/^(?:vehicle|antique)$/u, 'tool'],
  [/^(?:behavior|activity|talk)$/u, 'practice'],
  [/^feeling$/u, 'mental'],
  [/^faculty$/u, 'personal'],
  [/^language$/u, 'language'],
  [/^disease$/u, 'disease'],
  [/^name$/u, 'name'],
  [/^event$/u, 'event'],
  [/^(?:worker|customer|youth|people|crowd|city|company)$/u, 'people'],
];

/** What is done by those whose trade it is, in a workshop or in an industry. */
const crafts =
  /(?:restoration|translation|photography|detection|screening|treatment|surgery|therapy|preservation|conservation|rebuilding|printing|design)$/u;
const industries =
  /(?:maintenance|repair|packaging|shipping|transport|production|farming|construction|automation|advertising|recycling|canning|trade|planting)$/u;
/** What comes about in people, and among people or things. */
const personal =
  /(?:conformity|cooperation|creativity|motivation|taste|judgment|judgement|turn-taking|waiting|wait|waits|silence|stress|interruption|interruptions|choice|decisions)$/u;
const phenomena =
  /(?:advantage|efficiency|competition|continuity|congestion|bias|effect|paradox|mimicry|inequality|productivity|resistance|dependence|specialization|diversity|adaptation|evolution|inflation|poverty|chance)$/u;

function kindOf({ sort, text }: { sort: string; text: string }): string {
  if (sort === 'doing') return sort;
  if (sort === 'name') return built.test(text) ? 'built' : works.test(text) ? 'opus' : 'name';
  const last = text.split(' ').at(-1) ?? '';
  if (tools.test(last)) return 'tool';
  if (crafts.test(last)) return 'craft';
  if (industries.test(last)) return 'industry';
  if (personal.test(last)) return 'personal';
  if (phenomena.test(last)) return 'phenomenon';
  if (sort === 'unknown') return sort;
  return kinds.find(([sorts]) => sorts.test(sort))?.[1] ?? 'idea';
}

const works =
  /(?:tapestry|painting|mural|manuscript|symphony|statue|sculpture|태피스트리|그림|벽화|교향곡|조각상)$/iu;
const tools =
  /(?:checklist|recipe|map|dictionar(?:y|ie)|machine|device|tool|container|elevator|clock|camera|telescope|microscope|calculator|phone|computer|robot|drug|medicine|lock|lamp|glasses|compass|thermometer|typewriter|barcode|label|sign|calendar|textbook|screen|keyboard|체크리스트|요리법|컨테이너|엘리베이터|지도|사전|기계|도구|시계|사진기)s?$/u;
const built =
  /(?:bridge|canal|dam|tower|railway|tunnel|lighthouse|vault|wall|road|다리|운하|댐|탑|터널|등대|저장고)$/iu;

/** Beside a 요지 of more letters half of the lines have a clause in front. */
const longGist = 36;
const mostMatters = 2;
const mostTitleWords = 5;

/** Lines on the very matter of the passage, each from a side of which it says nothing. */
export function listMatterLines({ source, analysis, name, answer }: LineContext): DistractorLine[] {
  const phrases = listMatterPhrases(source, analysis);
  const untouched = listUntouched(source, analysis);
  const korean = name === 'gist' ? readKoreanMatter(source, analysis, phrases) : undefined;
  const matters =
    name === 'gist'
      ? korean
        ? [korean]
        : []
      : phrases.slice(0, mostMatters).map((phrase) => ({ ...phrase, english: phrase.text }));
  const touched = name === 'gist' ? [] : listTouched(source, analysis);
  return matters.flatMap(({ text, sort, english }) => {
    const kind = kindOf({ sort, text: english });
    const fit = (list: readonly MatterFrame[]): MatterFrame[] =>
      list.filter((frame) => frame.classes.includes(kind) && isSmooth(name, frame, text));
    const asLine = (frame: MatterFrame) => ({
      aspect: frame.aspect,
      text: fill(frame, name, text),
      isClose: false,
      isOwn: true,
      isWeak: true,
      subject: text,
    });
    const explain = ({ label }: MatterFrame, why: string): string =>
      `‘${text}’에 관한 내용이지만 ${withParticle(label, '은')} ${why}`;
    return [
      ...fit(touched).map((frame) => ({
        ...asLine(frame),
        id: `told-${frame.aspect}-${text}`,
        told: frame.aspect,
        shape: 'touched',
        reason: explain(frame, '글의 중심 내용이 아니다.'),
      })),
      ...fit(untouched).map((frame, at) => ({
        ...asLine(frame),
        id: `matter-${frame.aspect}-${text}`,
        ...(name === 'gist' && answer.length > longGist && at % 2 === 0 && frame.lead !== undefined
          ? { text: `${frame.lead} ${fill(frame, name, text)}` }
          : {}),
        reason: explain(frame, '글에서 다루지 않는다.'),
      })),
    ];
  });
}

/** 예술품의 복원의 중요성, and a title of ten words, would be heavy. */
function isSmooth(name: LineContext['name'], frame: MatterFrame, text: string): boolean {
  if (frame.aspect === 'digital' && !written.test(text)) return false;
  if (/^(?:conflict|uses)$/u.test(frame.aspect) && !wanted.test(text)) return false;
  if (name === 'gist') return !(/의 /u.test(text) && frame.gist.includes('{k:의}'));
  if (frame.topic === '' || (/['’]/u.test(text) && frame.aspect === 'everyday')) return false;
  if (isBareSingular(text)) return false;
  if (ofMany.test(frame[name]) && !isPlural(text)) return false;
  return name === 'topic' || text.split(' ').length <= mostTitleWords;
}

/** "The costs of container" is no English. */
const isBareSingular = (text: string): boolean =>
  /^[a-z]+$/u.test(text) && !isPlural(text) && findEntry(text, 'n')?.flags.includes('u') === false;

/** What may be on paper or on a screen. */
const written =
  /checklist|recipe|map|dictionar|calendar|textbook|label|체크리스트|요리법|지도|사전|달력|교과서/iu;
/** What is dug up and fought over. */
const wanted =
  /\b(?:sand|water|oil|coal|gas|salt|gold|iron|copper|lithium)\b|모래|물$|석유|석탄|가스|소금|황금|구리/iu;
/** Frames whose verb or pronoun goes with a plural only. */
const ofMany = / (?:use|escape|survive|sense|go|disappear|are|digital)\b|\b(?:are|they)\b/iu;
const isPlural = (text: string): boolean => /[^s]s$|(?:fish|sheep|deer)$/u.test(text) && !/['’]/u.test(text);

function fill(frame: MatterFrame, name: LineContext['name'], text: string): string {
  if (name === 'gist') return fillKorean(frame.gist, text);
  return name === 'topic' ? frame.topic.replace('{x}', text) : toTitle(frame.title, text);
}

/** "What Limits the Bayeux Tapestry", but "The Bayeux Tapestry: …". */
const toTitle = (frame: string, text: string): string =>
  frame.replace('{X}', frame.startsWith('{X}') ? toTitleCase(text) : toTitleCase(`x ${text}`).slice(2));

const mostTouched = 2;

/** The frames of which a sentence or two in the middle say something, and the lines nothing. */
const listTouched = readPassageOnce((source, analysis): readonly MatterFrame[] => {
  const { text, lines, gist } = readSaidWords(source, analysis);
  const points = new Set(findPointSentences(source, analysis));
  return frames.filter(({ triggers }) => {
    if (namesAny(triggers, lines, gist)) return false;
    const places = [...findPlaces(triggers, text)];
    const found = analysis.sentences.filter(({ start, end }) =>
      places.some((place) => place >= start && place < end),
    );
    const isAside = found.every(
      (sentence) =>
        sentence.index > 0 && sentence.index < analysis.sentences.length - 1 && !points.has(sentence),
    );
    return found.length > 0 && found.length <= mostTouched && isAside;
  });
});

/** The frames of which the passage and its lines say nothing. */
const listUntouched = readPassageOnce((source, analysis): readonly MatterFrame[] => {
  const { text, lines, gist } = readSaidWords(source, analysis);
  return frames.filter(({ triggers }) => !namesAny(triggers, text, lines, gist));
});
