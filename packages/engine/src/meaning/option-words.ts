import type { PartOfSpeech } from '@jadoo/lexicon';

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);

/**
 * Words that examiners set as options because they go with most subjects; verbs take an object of any kind, and no
 * adverb says how often or how soon, which would fit most verbs.
 */
export const optionWords: Readonly<Partial<Record<PartOfSpeech, readonly string[]>>> = {
  adj: words(`accurate active ancient artificial balanced broad careful commercial complex consistent convenient creative critical diverse
    efficient emotional equal ethical expensive fair famous flexible formal frequent harmful honest ideal immediate independent innocent
    legal logical loyal mutual natural objective passive permanent personal physical political popular practical precise private
    profitable public rapid rational realistic regular remote scientific similar spiritual stable strict sudden temporary traditional
    typical unique urgent valuable visible vulnerable`),
  n: words(`accuracy anxiety attention authority balance competition complexity conflict confidence convenience cooperation courage creativity
    curiosity dependence diversity efficiency emotion equality evidence fairness fame flexibility freedom growth harmony honesty
    humor identity imagination independence inspiration intelligence isolation justice knowledge leadership loyalty memory motivation
    obedience obstacle patience popularity precision prejudice privacy profit protection punishment reputation responsibility reward
    safety security similarity speed stability strength sympathy talent tension threat tradition trust uncertainty variety wealth wisdom`),
  v: words(`advertise analyze avoid calculate celebrate classify collect compare control criticize decorate defend define delay describe design
    divide emphasize encourage evaluate exaggerate examine exchange expand explain express forgive generate hide identify ignore imitate
    improve influence interpret investigate justify limit measure memorize observe overlook postpone predict promote protect publish
    punish question reduce reflect regulate reject repeat replace restore reward share simplify standardize support translate`),
  adv: words(`accidentally actively automatically carefully collectively consciously directly emotionally equally formally
    gradually independently initially intentionally logically mutually openly partially passively
    physically precisely privately publicly randomly rapidly secretly socially temporarily voluntarily`),
};

/** Nouns that stand in the plural as a matter of course. */
export const countableWords: readonly string[] =
  words(`obstacle conflict emotion identity reward punishment profit talent threat tradition
  competition similarity secret rumor ceremony hobby agreement argument prejudice disaster festival celebrity machine law custom
  superstition promise joke rival weapon border tax contract experiment`);

/** Verbs that stand without an object. */
export const intransitiveWords: readonly string[] =
  words(`compete cooperate hesitate complain apologize migrate rebel retire fluctuate emerge
  wander relax smile gamble negotiate meditate evolve`);
