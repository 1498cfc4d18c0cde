/** A place where a reader may pause: before the token `before` of the sentence. */
export interface Slash {
  before: number;
  /** 3 always, 2 nearly always, 1 only in short chunks. */
  strength: number;
  /** Korean reason as teachers say it. */
  reason: string;
}
