import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import { withParticle } from '#korean.ts';
import { isBetrayed } from '#meaning/statements/betrayed-flips.ts';
import type { Flip } from '#meaning/statements/flip-statement.ts';
import { isFactual, listStatements, type Statement } from '#meaning/statements/statements.ts';
import { readToldSubject } from '#meaning/statements/told-subject.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { describeMisfit } from '#syntax/aligned-translations.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';

const answerWeights = [2, 4, 4, 4, 4];
const attempts = 40;
/** Options much longer than the others are read first. */
const plainLength = 46;

/** Statements without a figure or a name, or of a thing named before, beside two others. */
const mostLesser = 3;
/** A short statement without either (줄은 길었다) says nothing that one could look up. */
const tellingWords = 7;

const mostOfSentence = 2;

interface Choice {
  statements: readonly Statement[];
  /** 0–4, position of the false one. */
  answer: number;
  flip: Flip;
}

/** 내용 불일치: five statements in the order of the text, one of them made false. */
export function makeContentMatch(context: KindContext): MakeResult {
  const { analysis, source, options, seed } = context;
  const reason = findObstacle(context);
  if (reason !== undefined) return refuse('content-match', context, reason);
  const statements = listStatements(source, analysis);
  const name = readToldSubject(source)?.shown;
  // What the instruction names, every option tells of; where too few do, it names nothing.
  const onName = name === undefined ? [] : statements.filter(({ isOfSubject }) => isOfSubject);
  const named = chooseCheckable(onName);
  const all = chooseCheckable(statements.map(withoutName));
  if (all.length < optionMarks.length)
    return refuse(
      'content-match',
      context,
      `선택지로 쓸 수 있는 짧고 분명한 내용이 ${all.length}개뿐이에요. 5개 이상이어야 해요.`,
    );
  const unturned = '확실히 틀리게 바꿀 수 있는 수치나 반의어가 든 문장이 없어요.';
  if (!all.some(({ isChecked, flips }) => isChecked && flips.length > 0))
    return refuse('content-match', context, unturned);
  const excluded = new Set(options.excludedSignatures ?? []);
  for (const [list, shown] of [
    [named, name],
    [all, undefined],
  ] as const)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const random = createRandom(mixSeed(seed, source.id, 'content-match', String(attempt)));
      // Where the plainest are used up, the next will do.
      const leeway = options.difficulty === 'high' ? Infinity : attempt < attempts / 2 ? 0 : 1;
      const choice = choose(list, leeway, random);
      if (choice && !excluded.has(signatureOf(choice))) return build(context, choice, shown);
    }
  return refuse(
    'content-match',
    context,
    excluded.size > 0 ? '이 지문으로 만들 수 있는 다른 내용 일치 문항이 없어요.' : unturned,
  );
}

/** A statement that names whom it tells of itself. */
const withoutName = ({ name, ...statement }: Statement): Statement => ({
  ...statement,
  name,
  text: name(statement.text),
  flips: statement.flips.map((flip) => ({ ...flip, text: name(flip.text) })),
});

function findObstacle(context: KindContext): string | undefined {
  if (!isFactual(context.analysis))
    return '주장이나 설명이 중심인 글이라 내용 일치 문항에 알맞지 않아요. 사실을 다룬 글에서 만들 수 있어요.';
  if ((context.source.translations ?? []).length === 0)
    return '우리말 선택지를 만들 해석이 없어요. 지문에 해석을 먼저 넣어 주세요.';
  return describeMisfit(context) === undefined
    ? undefined
    : '해석의 줄 수가 문장 수와 달라 선택지를 만들 수 없어요. 문장을 나눈 곳이나 해석을 고쳐 주세요.';
}

const signatureOf = ({ statements, answer, flip }: Choice): string =>
  `content-match:${statements.map(({ text }, index) => (index === answer ? flip.text : text)).join('|')}`;

/** The best statements: where too few can be checked without the passage, three lesser ones fill up. */
function chooseCheckable(all: readonly Statement[]): readonly Statement[] {
  const isBest = ({ isChecked, isClear }: Statement): boolean => isChecked && isClear;
  const isTelling = ({ isChecked, text }: Statement): boolean =>
    isChecked || text.split(' ').length >= tellingWords;
  const missing = Math.min(mostLesser, optionMarks.length - all.filter(isBest).length);
  const lesser = all.filter((one) => !isBest(one) && isTelling(one));
  const taken = new Set(
    lesser.sort((a, b) => Number(b.isClear) - Number(a.isClear)).slice(0, Math.max(0, missing)),
  );
  return all.filter((one) => isBest(one) || taken.has(one));
}

/** A statement to be made false, plain differences first, and four others spread over the text. */
function choose(all: readonly Statement[], leeway: number, random: Random): Choice | undefined {
  const flips = all
    .filter(({ isChecked }) => isChecked)
    .flatMap((statement) => statement.flips.map((flip) => ({ statement, flip })))
    .filter(
      ({ statement, flip }) =>
        !isBetrayed(
          flip,
          all.filter((other) => other !== statement),
        ),
    );
  if (flips.length === 0) return undefined;
  const best = Math.max(...flips.map(({ flip }) => flip.worth));
  const good = flips.filter(({ flip }) => flip.worth >= best - leeway);
  const whole = good.filter(({ statement: { isWhole } }) => leeway === 0 && isWhole);
  const { statement, flip } = random.pick(whole.length > 0 ? whole : good);
  const others = random.shuffle(all.filter((other) => other !== statement));
  const fromOther = others.filter(({ sentence }) => sentence !== statement.sentence);
  const kept: Statement[] = [];
  // One statement a sentence, whole lines and short ones first; a second from the same sentence only to fill up.
  for (const round of [isPlainLine, ({ isWhole }: Statement) => isWhole, isPlain, () => true]) {
    for (const other of fromOther) {
      const isNew = !kept.some(({ sentence }) => sentence === other.sentence);
      if (kept.length < optionMarks.length - 1 && isNew && round(other)) kept.push(other);
    }
  }
  for (const other of others)
    if (kept.length < optionMarks.length - 1 && !kept.includes(other)) kept.push(other);
  const statements = all.filter((one) => one === statement || kept.includes(one));
  const answer = statements.indexOf(statement);
  const isWanted = random.next() * Math.max(...answerWeights) < (answerWeights[answer] ?? 1);
  const isSeen = isBetrayed(
    flip,
    statements.filter((other) => other !== statement),
  );
  return statements.length === optionMarks.length && isWanted && !isSeen && !isCrowded(statements)
    ? { statements, answer, flip }
    : undefined;
}

/** Three statements of one sentence ask for nothing but that sentence. */
const isCrowded = (statements: readonly Statement[]): boolean =>
  statements.some(
    ({ sentence }) => statements.filter((other) => other.sentence === sentence).length > mostOfSentence,
  );

const isPlainLine = (one: Statement): boolean => one.isWhole && isPlain(one);

const isPlain = ({ text }: Statement): boolean => text.length <= plainLength;

function instruct(name: string | undefined): Inline[] {
  return [
    { type: 'text', text: `${name === undefined ? '' : `${name}에 관한 `}다음 글의 내용과 일치하지 ` },
    { type: 'underline', text: '않는' },
    { type: 'text', text: ' 것은?' },
  ];
}

function build(context: KindContext, choice: Choice, name: string | undefined): Exercise {
  const { source, seed } = context;
  const { statements, answer, flip } = choice;
  return {
    id: `${source.id}:content-match:1`,
    kind: 'content-match',
    passageId: source.id,
    seed,
    instruction: instruct(name),
    body: layOutPassage(source.text, []),
    options: statements.map(({ text }, index) => [
      { type: 'text', text: index === answer ? flip.text : text },
    ]),
    answer: { type: 'option', number: answer + 1 },
    explanation: explain(choice),
    changes: [],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: [],
    signature: signatureOf(choice),
    points: 2,
    difficulty: 'low',
    footnotes: source.footnotes ?? [],
  };
}

function explain({ statements, answer, flip }: Choice): string[] {
  return statements.map(({ sentence }, index) => {
    const quoted = `“${sentence.text.replace(/\s+/gu, ' ')}”`;
    if (index !== answer) return `${optionMarks[index] ?? ''} ${quoted}에서 확인할 수 있다.`;
    const fault = `${withParticle(`‘${flip.to}’`, '은')} ${withParticle(`‘${flip.from}’`, '이')} 되어야 한다.`;
    return `정답 ${optionMarks[index] ?? ''} ${quoted}라고 했으므로 ${fault}`;
  });
}
