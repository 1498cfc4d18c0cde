/** Groups of patterns by the names that teachers use. */
export const patternCategories = [
  '관계사절',
  '명사절',
  '부사절',
  '분사구',
  'to부정사',
  '동명사구',
  '목적격 보어',
  '수동태',
  '동격',
  '강조와 도치',
  '주어와 동사',
] as const;
type PatternCategory = (typeof patternCategories)[number];

/** A construction found in a sentence with certainty; tokens `[first, end)` from the start of the sentence. */
export interface Pattern {
  category: PatternCategory;
  first: number;
  end: number;
  /** What it is and does, as a Korean noun phrase. */
  role: string;
  /** The span is the whole phrase or clause, not only the words that open it because its end is doubtful. */
  isWhole: boolean;
  /** How much it is worth asking: 3 as on exam papers, 1 only to fill up. */
  value: 1 | 2 | 3;
}
