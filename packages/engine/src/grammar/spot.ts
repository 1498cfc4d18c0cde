import type { Span } from '#exercise/exercise.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';

/** Grammar points by the names that teachers use. */
export const grammarCategories = [
  '수 일치',
  '정동사와 준동사',
  '분사',
  '능동태와 수동태',
  '관계사',
  '접속사',
  '접속사와 전치사',
  '전치사',
  '의문사',
  '형용사와 부사',
  '대명사',
  '조동사와 시제',
  '병렬 구조',
  'to부정사와 동명사',
  '목적격 보어',
  '비교 구문',
  '대동사',
  '도치 구문',
  '수량 표현',
  '강조와 어순',
] as const;
type GrammarCategory = (typeof grammarCategories)[number];

/** What a detector finds in a sentence; token numbers count from the start of the sentence. */
export interface SpotDraft {
  first: number;
  /** Exclusive. */
  end: number;
  /** The wrong form, in lower case unless it is a name. */
  corrupted: string;
  /** Korean clause that says why the right form is right, ending in -므로 or the like. */
  because: string;
  /** What the right form is, as a Korean noun phrase: 단수 동사. */
  form: string;
  /** Another form that mends the sentence as well. */
  alsoRight?: string;
  /** Token numbers of the words that decide, e.g. the head of the subject. */
  evidence: readonly number[];
  /** The corrupted sentence is ungrammatical in every reading. */
  isAnswer: boolean;
  /** Worth an underline among five; otherwise only for pairs and corrections. */
  isFiller: boolean;
  /** How good a test item it makes: 3 as in 수능, 2 as in school exams, 1 only to fill up. */
  value: 1 | 2 | 3;
}

/** One family member: a pattern that finds testable places in a sentence. */
export interface GrammarDetector {
  rule: string;
  category: GrammarCategory;
  find: (view: SentenceView) => SpotDraft[];
}

/** A place in a passage that tests a grammar point, with its wrong form. */
export interface GrammarSpot extends Span {
  /** Stable for the passage: rule and offset. */
  id: string;
  rule: string;
  category: GrammarCategory;
  sentence: number;
  /** Token range `[firstToken, endToken)` in `PassageAnalysis.tokens`. */
  firstToken: number;
  endToken: number;
  original: string;
  corrupted: string;
  because: string;
  form: string;
  alsoRight?: string;
  evidence: readonly string[];
  isAnswer: boolean;
  isFiller: boolean;
  value: 1 | 2 | 3;
}
