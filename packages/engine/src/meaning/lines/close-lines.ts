import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { broadenLine, findAim } from '#meaning/lines/distractor-line-broader.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import { listDeniedPoints } from '#meaning/lines/denied-point.ts';
import { explainTurned } from '#meaning/lines/explain-turned.ts';
import { listExchanged } from '#meaning/lines/exchanged-slots.ts';
import { opposeEnglish } from '#meaning/lines/opposed-english.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { reheadTopic } from '#meaning/lines/reheaded-topics.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { toTitle } from '#meaning/lines/title-shapes.ts';
import { listTurnedClauses, turnTopic } from '#meaning/lines/turned-clauses.ts';
import { turnAspects } from '#meaning/lines/turned-aspects.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

type EnglishName = Exclude<LineName, 'gist'>;
export type EnglishContext = LineContext & { name: EnglishName };

/** The point turned round, under another heading, with another thing of the passage, or too broad. */
export function listCloseLines(context: EnglishContext): DistractorLine[] {
  const { name, answer, analysis } = context;
  const opposites = opposeLine(name, answer);
  const topic = name === 'topic' ? answer : tidy(context.source.topic ?? '');
  const source = { ...context.source, topic };
  const turned = turnAspects(name, topic, source.text);
  return [
    ...opposites.map((text) => ({
      id: 'opposite',
      text,
      reason: explainOpposite(answer, text),
      isClose: true,
      // What is praised is seldom dangerous.
      isWeak: /^the dangers? of/iu.test(text),
      ...aspectOf(text),
    })),
    ...(name === 'title' && opposites.length === 0 ? listTurnedTopics(topic) : []),
    ...listDenied(name, source),
    ...listAims(name, source),
    ...turned.map(({ aspect, text, label }) => ({
      id: `turned-${aspect}`,
      aspect,
      text,
      reason: `글의 소재를 다루지만 ${withParticle(label, '은')} 글의 중심 내용이 아니다.`,
      isClose: true,
      isWeak: aspect !== 'ways',
    })),
    ...listTurnedClauses(name, context.source, analysis),
    ...listReheaded(name, source, analysis),
    ...listExchanged(name, source, analysis),
    ...listBroader(name, topic, answer),
  ];
}

/** Without its full stop, and with a small article. */
const tidy = (topic: string): string =>
  topic.replace(/^\s+|[.\s]+$/gu, '').replace(/^(?:The|An?) /u, (article) => article.toLowerCase());

/** The point made less than it is. */
const listDenied = (name: EnglishName, { topic = '', text, gist }: PassageSource): DistractorLine[] =>
  listDeniedPoints(topic, text, gist).map((line) => ({
    ...line,
    text: name === 'title' ? toTitle(line.text) : line.text,
    isClose: true,
  }));

/** What the matter serves, without the matter. */
function listAims(name: EnglishName, { topic = '', title = '', gist = '' }: PassageSource): DistractorLine[] {
  const aim = findAim(topic);
  if (aim === undefined || /importan|matter|중요/iu.test(`${topic} ${title} ${gist}`)) return [];
  const { text, isDeed } = aim;
  const heading = isDeed ? `why ${text} matters` : `the importance of ${text}`;
  return [
    {
      id: 'aim',
      text: name === 'title' ? toTitle(heading) : `the importance of ${text}`,
      reason: `‘${text}’ 자체의 중요성은 글의 중심 내용이 아니다.`,
      isClose: true,
    },
  ];
}

/** The topic under another heading. */
const listReheaded = (
  name: EnglishName,
  source: PassageSource,
  analysis: PassageAnalysis,
): DistractorLine[] =>
  reheadTopic(source.topic ?? '', listPoints(source, analysis), source.text).map(
    ({ heading, text, label, isWeak: isSmall }) => ({
      id: `reheaded-${heading}`,
      aspect: heading,
      isWeak: isSmall,
      text: name === 'title' ? toTitleCase(text.replace(/^ways to/u, 'how to')) : text,
      reason: `글의 소재를 다루지만 ${withParticle(label, '은')} 글의 중심 내용이 아니다.`,
      isClose: true,
    }),
  );

/** The lines of the teacher, and the sentences that say the point. */
const listPoints = (source: PassageSource, analysis: PassageAnalysis): string =>
  [
    source.topic,
    source.title,
    source.gist,
    source.summary,
    ...findPointSentences(source, analysis).map(({ text }) => text),
  ].join(' ');

function listBroader(name: EnglishName, topic: string, answer: string): DistractorLine[] {
  const made = broadenLine(name, topic, answer);
  return made === undefined ? [] : [{ ...made, id: 'broader', isClose: true }];
}

/** By what lines often say, or by the noun on which a topic turns. */
function opposeLine(name: EnglishName, line: string): string[] {
  const opposites = opposeEnglish(line);
  return opposites.length > 0 || name === 'title' ? opposites : turnTopic(line);
}

/** The contrary of the 주제, worded as a title. */
const listTurnedTopics = (topic: string): DistractorLine[] =>
  opposeLine('topic', topic).map((text) => ({
    id: 'opposite',
    text: toTitleCase(text),
    reason: `글의 주제인 ${withParticle(`‘${topic}’`, '과')} 반대된다.`,
    isClose: true,
    ...aspectOf(text),
  }));

/** Problems with a thing, its drawbacks and its limits are nearly one, and so are its benefits and its strengths. */
const aspectOf = (text: string): Pick<DistractorLine, 'aspect'> =>
  /^(?:problems with|(?:the )?(?:[a-z-]+ )?(?:disadvantages?|drawbacks?|weakness(?:es)?) (?:of|with)|the limited role) /iu.test(
    text,
  )
    ? { aspect: 'limits' }
    : /^(?:the )?(?:[a-z-]+ )?(?:benefits?|advantages?) of /iu.test(text)
      ? { aspect: 'strengths' }
      : {};

/** Names the words that were turned round, or that two changed places. */
function explainOpposite(answer: string, opposite: string): string {
  const [own, turned] = [answer, opposite].map((line) =>
    line
      .split(' ')
      .map((word) => word.replace(/[.:,]$/u, '').toLowerCase())
      .sort()
      .join(' '),
  );
  return own === turned
    ? '견주는 두 말의 자리가 서로 바뀌어 글의 내용과 반대된다.'
    : explainTurned(answer, opposite);
}
