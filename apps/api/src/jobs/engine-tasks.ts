import type { MessagePort } from 'node:worker_threads';
import type { KindId, KindOptions, MakeResult, PassageSource, Span } from '@jadoo/engine';

export interface KindTask {
  kind: KindId;
  options: KindOptions;
}

/** A whole paper: every kind of every passage, in this order. */
export interface MakeTask {
  task: 'make';
  sources: PassageSource[];
  kinds: KindTask[];
  seed: number;
  /** Told the share that is done, 0–1. */
  progress?: MessagePort;
}

/** Sentence borders and word counts of texts that are about to be stored. */
export interface SplitTask {
  task: 'split';
  texts: string[];
}

/** A passage that need not be stored. */
export type AnalysedSource = Omit<PassageSource, 'id'>;

export interface AnalyseTask {
  task: 'analyse';
  source: AnalysedSource;
}

export interface SplitText {
  sentences: Span[];
  wordCount: number;
}

export interface AnalysedText extends SplitText {
  level: number;
  unknownWords: string[];
  kinds: { kind: KindId; isFeasible: boolean; reason: string }[];
}

export interface MadePaper {
  /** One for each passage and kind: all kinds of the first passage, then those of the next. */
  results: MakeResult[];
  /** Kinds that broke; each stands in `results` as a refusal. */
  failures: string[];
}

export interface TaskResults {
  make: MadePaper;
  split: SplitText[];
  analyse: AnalysedText;
}

export type EngineTask = MakeTask | SplitTask | AnalyseTask;
