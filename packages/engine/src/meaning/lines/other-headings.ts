import { findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { fillKorean } from '#meaning/lines/framed-lines.ts';
import { readKoreanMatter } from '#meaning/lines/matter-korean.ts';
import { listMatterPhrases } from '#meaning/lines/matter-phrase.ts';
import { readSubjectMatter } from '#meaning/lines/subject-matter.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { readTopicMatters, type TopicMatter } from '#meaning/lines/topic-matters.ts';
import { readSaidWords } from '#meaning/said-words.ts';
import { findPlaces, namesAny, readStems, type Stems } from '#meaning/stems.ts';
import { findSubjectGroup } from '#meaning/subject-groups.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { toPlural } from '#passage/inflect.ts';
import rows from '../../../data/other-headings.json' with { type: 'json' };

/** What one could write of a matter in place of what the passage says of it. */
interface Heading {
  aspect: string;
  /** Of what sort of matter it can be said: a deed, a thing, people, a creature, a place, an instrument. */
  sort: string;
  /** Classes of nouns to which it is bound; empty for all. */
  classes: readonly string[];
  /** Of what is praised, or of what is warned of, only. */
  tone: string;
  isPlural: boolean;
  /** It could be said of nearly everything. */
  isWeak: boolean;
  /** It can be said of what is of no known sort. */
  isSure: boolean;
  /** Words that show a passage to speak of it. */
  triggers: Stems;
  /** Words that show one sentence to tell of it, of which the rest is silent. */
  told: Stems | undefined;
  topics: readonly string[];
  titles: readonly string[];
  gists: readonly string[];
  label: string;
}

const headings: readonly Heading[] = rows.map(({ classes, triggers, gist, ...row }) => ({
  ...row,
  tone: row.tone ?? '',
  isPlural: row.isPlural ?? false,
  isWeak: row.isWeak ?? false,
  isSure: row.isSure ?? false,
  classes: classes.split(' ').filter(Boolean),
  triggers: readStems(triggers),
  told: row.told === undefined ? undefined : readStems(row.told),
  gists: gist,
}));

/** What the lines of a passage could be about, if they were not about their own point. */
interface Matter {
  text: string;
  sort: string;
  classes: readonly string[];
  isPlural: boolean;
}

/** The matter of the passage, and what it bears on, each under headings that the passage does not treat. */
export function listOtherHeadings({ source, analysis, name }: LineContext): DistractorLine[] {
  const tone = readTone(source);
  const said = readSaidWords(source, analysis);
  const matters = name === 'gist' ? listKoreanMatters(source, analysis) : listMatters(source, analysis);
  return matters.flatMap((matter) =>
    headings
      .filter((heading) => suits(heading, matter) && (heading.tone === '' || heading.tone === tone))
      .flatMap((heading): DistractorLine[] => {
        const isTold = tellsOnce(heading, source, analysis);
        if (!isTold && namesAny(heading.triggers, said.text, said.lines, said.gist)) return [];
        return fill(heading, name, matter).map((text) => ({
          id: `heading-${heading.aspect}-${text}`,
          aspect: heading.aspect,
          text,
          isClose: false,
          isOwn: true,
          isWeak: heading.isWeak || (matter.classes.includes('any') && !heading.isSure),
          subject: matter.text,
          reason: isTold
            ? `${withParticle(heading.label, '은')} 글의 한 부분에만 나오므로 글 전체를 담지 못한다.`
            : `‘${matter.text}’에 관한 내용이지만 ${withParticle(heading.label, '은')} 글의 중심 내용이 아니다.`,
          ...(isTold && { told: heading.aspect }),
        }));
      }),
  );
}

const suits = ({ sort, classes, isPlural }: Heading, matter: Matter): boolean =>
  sort === matter.sort &&
  (classes.length === 0 || classes.some((one) => matter.classes.includes(one))) &&
  (!isPlural || matter.isPlural);

/** One sentence or two tell of it, and the lines of the teacher do not. */
function tellsOnce({ told }: Heading, source: PassageSource, analysis: PassageAnalysis): boolean {
  const said = readSaidWords(source, analysis);
  if (told === undefined || namesAny(told, said.lines)) return false;
  const places = [...findPlaces(told, said.text)];
  const telling = analysis.sentences.filter(({ start, end }) =>
    places.some((place) => place >= start && place < end),
  ).length;
  return telling > 0 && telling <= mostTelling;
}
const mostTelling = 2;

function fill(
  { topics, titles, gists }: Heading,
  name: LineContext['name'],
  { text, sort }: Matter,
): string[] {
  if (name === 'topic') return topics.map((topic) => topic.replace('{x}', text));
  if (name === 'gist')
    return gists
      .filter(
        (gist) =>
          !(gist.includes('{k:의}') && text.includes('의 ')) &&
          !(gist.includes('시작 단계') && !text.includes(' ')),
      )
      .map((gist) => fillKorean(gist, text));
  if (text.split(' ').length > mostTitleWords[sort === 'deed' ? 'deed' : 'thing']) return [];
  return titles.map((title) =>
    title.replace('{X}', title.startsWith('{X}') ? toTitleCase(text) : toTitleCase(`x ${text}`).slice(2)),
  );
}
const mostTitleWords = { deed: 6, thing: 5 } as const;

const bad =
  /\b(?:dangers?|risks?|harm|harmful|negative|drawbacks?|damage|overusing|overestimat|underestimat|bias|inadequacy|misleading|tendency)\b/iu;
const good =
  /\b(?:benefits?|beneficial|advantages?|importance|important|value|need|necessity|positive|effectiveness|effective|usefulness|role|function|ways?|power)\b/iu;
const readTone = ({ topic = '' }: PassageSource): string =>
  bad.test(topic) ? 'bad' : good.test(topic) ? 'good' : '';

/** It tells what one thing is like. */
const ofOne =
  /^(?:the )?(?:[a-z-]+,? (?:and )?){0,6}?(?:features?|characteristics|traits|habits|behavior|history|geography|growth|production|formation|ecology|uses|changes|maintenance|vision)\b[a-z, ]*? of ((?:the )?[\p{L} ’'-]+?)(?:,.*)?$/u;

/** Whether the 주제 tells what one thing is like. */
export const tellsOfOne = (topic: string): boolean => ofOne.test(topic);

function listMatters(source: PassageSource, analysis: PassageAnalysis): Matter[] {
  const { topic = '', text } = source;
  const one = ofOne.exec(topic)?.[1] ?? '';
  const sort = one === '' ? undefined : sortOfOne(one, text);
  if (sort !== undefined)
    return [{ text: sort === 'animal' || sort === 'plant' ? nameKind(one) : one, ...asOne(sort) }];
  const found = readTopicMatters(topic);
  const others = found.length > 0 ? [] : listMatterPhrases(source, analysis).slice(0, 1);
  return [
    ...found.map(asMatter),
    ...others.map(({ text: phrase, lemma }) => asMatter({ text: phrase, sort: 'thing', head: lemma }, 0)),
  ];
}

const asOne = (sort: string): Omit<Matter, 'text'> => ({
  sort: sort === 'animal' || sort === 'plant' ? 'creature' : sort,
  classes: [sort],
  isPlural: true,
});

/** By the words of its passage: what it is hardly stands in its name. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['plant', /\b(?:plants?|trees?|flowers?|cactus|blossoms?|seeds|bark)\b/iu],
  [
    'animal',
    /\b(?:mammals?|marsupials?|birds?|reptiles?|fish|insects?|animals?|prey|predators?|crustaceans?|species)\b/iu,
  ],
];

function sortOfOne(name: string, text: string): string | undefined {
  if (/\binstrument\b/iu.test(text)) return 'instrument';
  if (ofPlace.test(name)) return 'place';
  const counts = signs.map(([sort, sign]) => ({
    sort,
    count: text.match(new RegExp(sign, 'giu'))?.length ?? 0,
  }));
  const [best] = counts.sort((a, b) => b.count - a.count);
  return best === undefined || best.count < leastSigns ? undefined : best.sort;
}
const leastSigns = 2;
const ofPlace =
  /(?:^|\s)(?:Lake|Sea|Delta|River|Salar|Flats?|Desert|Islands?|Mountains?|Mount|Mosque|Temple|Tower|Bridge|Valley|Falls|Canyon|Bay|Reef|Wall|Castle|Palace|Church|Cathedral|Caves?|Plateau|Ocean|Strait|Canal|Glacier|Volcano)(?:\s|$)/u;

/** The fennec fox → fennec foxes. */
function nameKind(name: string): string {
  const bare = name.replace(/^the /u, '');
  const last = bare.split(' ').at(-1) ?? '';
  return /^the /u.test(name) && !last.endsWith('s') && !/\p{Lu}/u.test(last)
    ? bare.slice(0, bare.length - last.length) + toPlural(last)
    : bare;
}

function asMatter({ text, sort, head, isBorne }: TopicMatter, at: number): Matter {
  const isPlural = /[^sui]s$/u.test(head) || /^(?:people|children)$/u.test(head);
  const [nounClass, group] = [findNounClass, findSubjectGroup].map((find) =>
    [head, head.replace(/s$/u, ''), head.replace(/ies$/u, 'y')].map((lemma) => find(lemma)).find(Boolean),
  );
  if (sort === 'deed') {
    const isShort = text.split(' ').length <= mostOfSocial;
    const isFirst = at === 0 && isBorne !== true;
    return {
      text,
      sort,
      classes: [
        ...(isFirst ? ['first'] : []),
        ...(isFirst && isShort && !bodily.test(text) ? ['social'] : []),
        ...(inner.test(head) ? [] : ['outer']),
      ],
      isPlural: false,
    };
  }
  const kind = kindOf(text, head, nounClass, group);
  return {
    text,
    sort: nounClass === 'people' ? 'people' : sort,
    classes: [
      kind,
      ...(nounClass === 'place' || nounClass === 'thing' || (nounClass === 'text' && kind !== 'any')
        ? [nounClass]
        : []),
      ...(qualities.test(head) ? ['quality'] : []),
    ],
    isPlural,
  };
}

const mostOfSocial = 6;
/** What no custom bears on. */
const bodily =
  /^(?:blink|breath|sleep|yawn|sneez|swallow|chew|walk|sitt|stand|mak|redefin|assign|design|spread|water|increas|reduc|achiev|overus)[a-z]*ing\b/u;
/** What goes on in the head, and what nobody could forbid. */
const inner =
  /^(?:over|under|misjudg|judg|believ|assum|think|regard|see|forget|remember|predict|feel|expect|imagin|perceiv|trust|ignor|valu|learn|analyz|focus|rely|depend|struggl|consider|wait|search|hop)/u;
const qualities =
  /^(?:performance|pain|loyalty|health|quality|comfort|stress|progress|success|[a-z]{4,}(?:ness|ity|ence|cy|ism|ship))$/u;

/** Sorts of things by what can be said of them. */
function kindOf(text: string, head: string, nounClass = '', group = ''): string {
  if (mental.test(head) || /^(?:feeling|faculty)$/u.test(group)) return 'mental';
  if (/^(?:nature|land|stuff)$/u.test(nounClass)) return 'natural';
  // The reports of scientists are made, the perception of speech is not.
  const isMade = /^(?:thing|place)$/u.test(nounClass) || (nounClass === 'text' && !told.test(head));
  if (isMade && !text.includes(' of ') && head.endsWith('s')) return 'made';
  if (group === 'concept' && nounClass === 'idea') return 'concept';
  return /^(?:practice|text)$/u.test(nounClass) && !text.includes(' of ') ? 'social' : 'any';
}

const mental =
  /^(?:vision|imagination|preferences?|judgments?|enjoyment|pain|loyalty|choices?|decisions?|memory|memories|attention|perception|experiences?|emotions?|thinking|creativity|confidence|motivation|sleep|happiness|curiosity|self-control|hearing|taste|tastes|behavior|judgement|stress|fear)$/u;
const told = /^(?:statement|description|hint|answer|question|word|sentence|discussion|form)s?$/u;

/** Of what the 요지 speaks; of which class that is only the English noun tells. */
function listKoreanMatters(source: PassageSource, analysis: PassageAnalysis): Matter[] {
  const phrases = listMatterPhrases(source, analysis);
  const korean = readSubjectMatter(source, analysis).korean;
  if (korean.endsWith(' 일'))
    return undone.test(korean) ? [] : [asKorean(korean, 'deed', ['outer', 'social'])];
  const found = readKoreanMatter(source, analysis, phrases);
  const text = korean || (found?.text ?? '');
  if (
    text === '' ||
    agents.test(text) ||
    /때는|(?:려)?면 |[을를] [가-힣]+ (?:때|주)|[가-힣]는 [가-힣]$|^(?:많은|모든|대부분의|여러) |[가-힣]{2}은 /u.test(
      text,
    )
  )
    return [];
  const [first] = readTopicMatters(source.topic ?? '').filter(({ sort }) => sort === 'thing');
  const meant =
    found === undefined
      ? first
      : { text: found.english, sort: 'thing' as const, head: found.english.split(' ').at(-1) ?? '' };
  const classes = meant === undefined ? ['any'] : asMatter(meant, 0).classes;
  return [asKorean(text, 'thing', classes)];
}

const asKorean = (text: string, sort: string, classes: readonly string[]): Matter => ({
  text,
  sort,
  classes,
  isPlural: false,
});
/** What comes about, or goes on in the head, nobody practises. */
const undone =
  /[가-힣][이가] |(?:이해하|지각하|보|변하|느끼|기억하|믿|생각하|예측하|알|잊|좋아하|싫어하|붉히|막|이루|만들|결정하|정하|줄이|유지하|찾|얻)는 일$/u;
/** Who acts is no matter of such lines. */
const agents = /(?:들|사람|종|동물|기업|학생|아이|부모|교사|회사|작가|과학자|새|나무|식물)$/u;
