import type { PartOfSpeech } from '@jadoo/lexicon';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/**
 * Words that examiners set as options because they go with most subjects and yet say something of their own: no
 * "natural" or "describe", which would do nearly everywhere. Verbs take an object of any kind, and no adverb says how
 * often or how soon.
 */
export const optionWords: Readonly<Partial<Record<PartOfSpeech, readonly string[]>>> = {
  adj: words(`accidental ancient annual anonymous artificial athletic broad ceremonial commercial competitive complex costly
    creative diverse domestic efficient electronic emotional equal experimental famous fictional flexible formal
    fragile generous identical imaginary industrial innocent invisible loyal musical mutual mysterious nutritious
    obedient ornamental passive permanent physical popular portable precise private profitable punctual rapid
    rational religious remote romantic rural scholarly scientific seasonal silent spiritual stable strict sudden
    talkative temporary traditional unanimous unique urgent visible voluntary vulnerable`),
  n: words(`accuracy anxiety attention migration education discussion communication inspection translation negotiation
    decoration examination immigration agriculture tourism authority balance competition complexity convenience cooperation courage creativity
    curiosity dependence diversity efficiency emotion equality fairness fame flexibility harmony honesty humor
    identity imagination independence inspiration isolation justice loyalty memory motivation obedience patience
    popularity precision prejudice privacy profit punishment reputation responsibility reward safety security
    similarity speed stability sympathy talent tension tradition trust uncertainty variety wealth wisdom`),
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
  words(`emotion identity reward punishment profit talent tradition competition similarity secret rumor ceremony hobby
    agreement prejudice festival celebrity machine law custom superstition promise joke rival weapon border tax
    contract experiment`);

/** Verbs that stand without an object. */
export const intransitiveWords: readonly string[] =
  words(`compete cooperate hesitate complain apologize migrate rebel retire fluctuate emerge wander relax smile gamble
    negotiate meditate evolve`);
