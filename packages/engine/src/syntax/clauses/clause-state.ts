/** How a clause begins. */
export type ClauseKind = 'main' | 'relative' | 'adverbial' | 'nominal' | 'contact' | 'aside';

/** A clause on the way: it looks for its subject, then for its verb, and then it has both. */
export interface Frame {
  readonly kind: ClauseKind;
  /** First token of the clause, its opening word with it. */
  readonly start: number;
  readonly phase: 'subject' | 'verb' | 'whole';
  /** First token of the subject; -1 before it is found. */
  readonly subject: number;
  /** Number of the subject, as far as its head shows it. */
  readonly isPlural: boolean | undefined;
  /** Finite verb; -1 before it is found. */
  readonly verb: number;
  /** What stands as the subject may be an adverbial: the next noun phrase may take its place. */
  readonly isLoose: boolean;
  /** The opening word may be the subject: who, which, that, what. */
  readonly hasGap: boolean;
  /** A part behind a colon or dash may do without a verb. */
  readonly needsVerb: boolean;
  readonly below: Frame | undefined;
}

/** What was found on the way, newest first. */
export interface Trail {
  readonly found: Finding;
  readonly before: Trail | undefined;
}

export type Finding =
  | { type: 'open'; frame: Frame }
  | {
      type: 'verb';
      index: number;
      kind: ClauseKind;
      start: number;
      subject: number;
      /** Clauses that ended before it. */
      closed: number;
      how: 'subject' | 'joined' | 'turned';
      /** The conjunction, or -1. */
      conjunction: number;
    }
  | { type: 'joint'; conjunction: number; subject: number }
  | { type: 'participle'; index: number }
  | { type: 'noun' | 'gerund' | 'base'; index: number };

export type Last =
  'start' | 'noun' | 'pronoun' | 'det' | 'adj' | 'verb' | 'prep' | 'to' | 'opener' | 'participle';

export interface State {
  readonly top: Frame;
  readonly cost: number;
  /** What an auxiliary or to asks for. */
  readonly owed: 'none' | 'base' | 'participle';
  readonly last: Last;
  /** A comma or conjunction stands since the last word. */
  readonly link: 'none' | 'comma' | 'joint';
  readonly conjunction: number;
  readonly trail: Trail | undefined;
}

const fresh = {
  phase: 'subject',
  subject: -1,
  isPlural: undefined,
  verb: -1,
  isLoose: false,
  hasGap: false,
  needsVerb: true,
} as const;

export const openFrame = (kind: ClauseKind, start: number, below: Frame | undefined): Frame => ({
  ...fresh,
  kind,
  start,
  below,
});

export const firstState: State = {
  top: openFrame('main', 0, undefined),
  cost: 0,
  owed: 'none',
  last: 'start',
  link: 'none',
  conjunction: -1,
  trail: undefined,
};

export const note = (state: State, found: Finding): Trail => ({ found, before: state.trail });

/** Clauses that still wait for their verb. */
export function countOpen(top: Frame): number {
  let open = 0;
  for (let frame: Frame | undefined = top; frame; frame = frame.below)
    if (frame.phase !== 'whole' && frame.needsVerb) open += 1;
  return open;
}
