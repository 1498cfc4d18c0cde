import type { PartOfSpeech } from '@jadoo/lexicon';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/**
 * Words that examiners set as options because they go with most subjects and yet say something of their own: no
 * "natural" or "describe", which would do nearly everywhere. Verbs take an object of any kind, and no adverb says how
 * often or how soon.
 */
export const optionWords: Readonly<Partial<Record<PartOfSpeech, readonly string[]>>> = {
  adj: words(`accidental ancient annual anonymous artificial broad commercial competitive complex costly creative cultural
    diverse domestic efficient emotional equal experimental famous fictional flexible formal fragile generous humble
    identical imaginary industrial innocent invisible loyal mutual mysterious obedient passive permanent physical
    popular portable precise private profitable rapid rational religious remote romantic rural scientific seasonal
    silent spiritual stable strict sudden temporary traditional unanimous unique urgent visible voluntary vulnerable`),
  n: words(`accuracy anxiety attention authority balance communication competition complexity convenience cooperation
    courage creativity curiosity dependence discipline discussion diversity education efficiency  equality
    fairness fame flexibility harmony hesitation honesty humor identity imagination imitation independence
    inspiration isolation justice loyalty memory motivation obedience participation patience persuasion popularity
    precision prejudice privacy profit punishment repetition reputation responsibility reward rivalry safety
    security similarity speed stability  talent tension tradition trust uncertainty variety wealth wisdom`),
  v: words(`abolish advertise applaud auction avoid betray borrow bury celebrate classify collect commemorate compare
    confiscate criticize decorate defend delay dismiss divide donate emphasize exaggerate exchange expand export
    forbid forgive ignore imitate import inherit inspect insult interrupt invade isolate lengthen limit memorize
    mock overlook postpone privatize publish punish pursue question rank recycle regulate rehearse reject repeat
    replace reschedule resent reward scold simplify standardize translate`),
  adv: words(`accidentally actively automatically carefully collectively consciously directly emotionally equally formally
    gradually independently initially intentionally logically mutually openly partially passively physically
    precisely privately publicly randomly rapidly secretly socially temporarily voluntarily`),
};

/** Nouns that stand in the plural as a matter of course. */
export const countableWords: readonly string[] =
  words(`identity reward punishment profit talent tradition competition similarity secret rumor ceremony hobby
    agreement prejudice festival celebrity machine law custom superstition promise joke rival weapon border tax
    contract experiment`);

/** Verbs that stand without an object. */
export const intransitiveWords: readonly string[] =
  words(`apologize compete complain cooperate emerge evolve fluctuate gamble hesitate migrate negotiate rebel relax
    retire wander`);
