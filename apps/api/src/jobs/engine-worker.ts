import {
  analysePassage,
  createAnswerBalancer,
  kindIds,
  type KindId,
  makeExercise,
  makeSampleExercises,
  type MakeResult,
  measureLevel,
  type PassageSource,
  readyKinds,
} from '@jadoo/engine';
import type {
  AnalysedSource,
  AnalysedText,
  EngineTask,
  MadePaper,
  MakeTask,
  SplitText,
  TaskResults,
} from './engine-tasks.ts';

const notReadyReason = '준비하고 있는 유형이에요.';
const brokenReason = '이 지문으로는 만들지 못했어요.';

// Lexicon and models load with the first exercise: in a thread that is kept, before anybody waits for one.
makeSampleExercises('vocabulary-list', 1);

function makePaper({ sources, kinds, seed, progress }: MakeTask): MadePaper {
  const balancer = createAnswerBalancer();
  const results: MakeResult[] = [];
  const failures: string[] = [];
  const total = sources.length * kinds.length;
  for (const source of sources) {
    for (const { kind, options } of kinds) {
      try {
        results.push(balancer.add(seed, (own) => makeExercise(kind, source, options, own)));
      } catch (error) {
        // One broken kind must not cost the teacher the rest of the paper: it is refused and refunded.
        failures.push(`${kind} of passage ${source.id}: ${String(error)}`);
        results.push({ refused: true, kind, passageId: source.id, reason: brokenReason });
      }
      progress?.postMessage(results.length / total);
    }
  }
  progress?.close();
  return { results, failures };
}

function split(text: string): SplitText {
  const analysis = analysePassage({ id: 'text', text });
  const sentences = analysis.sentences.map(({ start, end }) => ({ start, end }));
  return { sentences, wordCount: measureLevel(analysis).wordCount };
}

function checkKind(kind: KindId, source: PassageSource): AnalysedText['kinds'][number] {
  if (!readyKinds.includes(kind)) return { kind, isFeasible: false, reason: notReadyReason };
  const result = makeExercise(kind, source, {}, 0);
  return 'refused' in result
    ? { kind, isFeasible: false, reason: result.reason }
    : { kind, isFeasible: true, reason: '' };
}

function analyse(input: AnalysedSource): AnalysedText {
  const source: PassageSource = { id: 'text', ...input };
  const { level, unknownLemmas } = measureLevel(analysePassage(source));
  return {
    ...split(input.text),
    level: Math.round(level * 100) / 100,
    unknownWords: unknownLemmas,
    kinds: kindIds.map((kind) => checkKind(kind, source)),
  };
}

/** Runs one task of the pool; nothing here touches anything but its input. */
export default function runTask(task: EngineTask): TaskResults[EngineTask['task']] {
  switch (task.task) {
    case 'make':
      return makePaper(task);
    case 'split':
      return task.texts.map(split);
    case 'analyse':
      return analyse(task.source);
  }
}
