import { intransitiveVerbs, neverReduced } from '#grammar/verb-lists.ts';

const describing =
  /^(?:approach|change|age|work|live|pass|visit|develop|compete|oppose|survive|lead|move|burn|fly|die|warn|bore|excite|surprise|surround|shop|swim|sleep|follow|match|charm|alarm|frighten|worry|threaten|confuse|tire|drive|feed|breed|train|teach|learn|read|write|operate|miss|win|lose|vary|differ|migrate|circle|wander|travel|march|dance|climb|float|sink|shrink|expand|roll|rotate|spin|drift|boil|freeze|melt|bleed|cry|laugh|smile|sing|play|retire|vote|fade|vanish|hunt|fish|neighbor|neighbour|soar|fail|glow|shine|roar|loom|tower|rival|overlap|linger|recur|struggle|mount)$/u;

/** Whether the -ing form of a verb may stand before a noun and describe it: "approaching strangers" may approach or be approached. */
export const mayDescribe = (lemma: string): boolean =>
  describing.test(lemma) || intransitiveVerbs.has(lemma) || neverReduced.has(lemma);
