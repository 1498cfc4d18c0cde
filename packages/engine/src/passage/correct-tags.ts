import {
  tagHiddenSingularVerb,
  tagHiddenPluralVerb,
  tagLastOfVerbs,
  tagThoughtNoun,
  tagNounLikeAdjective,
} from '#passage/clause-rules.ts';
import { tagMissingVerb } from '#passage/missing-verb-rules.ts';
import { tagBareNoun, tagPluralNoun, tagToBeforeNoun } from '#passage/noun-rules.ts';
import { tagParticipleLikeNoun, tagPastForm } from '#passage/past-rules.ts';
import {
  tagRelativeVerb,
  tagVerbBeforeObject,
  tagVerbOfAuxiliary,
  tagVerbOfPronoun,
} from '#passage/subject-rules.ts';
import type { Rule, Slot } from '#passage/tag-slots.ts';
import { tagBaseForm, tagFiniteBase, tagNounAfterDeterminer, tagSecondFinite } from '#passage/verb-rules.ts';
import { getWordClass, type VotedTag } from '#passage/vote-tags.ts';
import {
  tagPossessive,
  tagTo,
  tagThat,
  tagHer,
  tagThere,
  tagWhich,
  tagDo,
  tagHad,
  tagMore,
  tagRight,
} from '#passage/word-rules.ts';

/** Mends the usual slips of the voted tags in place of order: each rule sees what the earlier ones mended. */
export function correctTags(words: readonly string[], voted: readonly VotedTag[]): VotedTag[] {
  const slots = words.map((word, index): Slot => {
    const { tag, isSure } = voted[index] ?? { tag: 'NN', isSure: false };
    return { tag, isSure, lower: word.toLowerCase(), isCapital: /^\p{Lu}/u.test(word) };
  });
  for (const rule of rules) {
    slots.forEach((slot, index) => {
      const tag = rule(slots, index);
      if (tag === undefined || tag === slot.tag) return;
      slot.isSure = slot.isSure && getWordClass(tag) === getWordClass(slot.tag);
      slot.tag = tag;
    });
  }
  return slots.map(({ tag, isSure }) => ({ tag, isSure }));
}

const rules: readonly Rule[] = [
  tagPossessive,
  tagTo,
  tagBaseForm,
  tagNounAfterDeterminer,
  tagSecondFinite,
  tagDo,
  tagHad,
  tagWhich,
  tagParticipleLikeNoun,
  tagPastForm,
  tagThat,
  tagVerbOfAuxiliary,
  tagRelativeVerb,
  tagVerbOfPronoun,
  tagVerbBeforeObject,
  tagPluralNoun,
  tagBareNoun,
  tagToBeforeNoun,
  tagNounLikeAdjective,
  tagThoughtNoun,
  tagHiddenSingularVerb,
  tagHiddenPluralVerb,
  tagLastOfVerbs,
  tagFiniteBase,
  tagMissingVerb,
  tagPastForm,
  tagHer,
  tagThere,
  tagMore,
  tagRight,
];
