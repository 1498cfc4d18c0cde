import { listBeginnings, namesAny, readStems, type Stems } from '#meaning/stems.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';

/** The right topic seen from a side that the passage does not show. */
interface TurnedAspect {
  aspect: string;
  text: string;
  /** Korean noun phrase. */
  label: string;
}

/** What a topic line says of its matter: the benefits of …, problems with …. */
const headings: readonly RegExp[] = [
  /^(?:the |an? )?(?:[a-z]+ ){0,2}(?:benefits?|advantages?|importance|value|effects?|influence|impact|role|function|success|difficulty|usefulness|power|rise|process|popularity|strengths and weaknesses|nature) of (.+)$/u,
  /^(?:the )?(?:[a-z]+ )?problems with (.+)$/u,
  /^(?:the )?(?:[a-z]+ )?(?:conflict|dispute|debate|agreement) over (.+)$/u,
];
/** Where the matter ends and what it bears on begins. */
const tail = / (?:(?:on|as|for|among|because|caused)\b|in (?=\w+ing\b)|in the development) ?/u;
/** What but describes a noun is no deed: interesting but needless details. */
const unfit =
  /^\w+ing (?:but|and|or|yet)\b|^(?:the|an?|too|how|what|why|its|their|each|every)\b|\b(?:that|which|who|takes?)\b/u;
/** What comes over somebody is nothing at which one can try and fail: expecting to teach, being alone. */
const passive =
  /^(?:be|hav|expect|feel|believ|know|hop|want|need|wish|seem|fear|lik|lov|prefer|assum|suppos|forgett|gett|becom|receiv|belong|depend|exist|happen|ow|possess)ing\b/u;
/** "neighboring plants" are things, no deed. */
const describing =
  /^(?:neighboring|surrounding|existing|remaining|living|growing|rising|falling|aging|changing|competing|missing|working|leading|visiting|moving|flying|speaking|running|following|emerging|developing|sleeping|shining) /u;
const neutral = /^(?:the |an? )?(?:(?!positive|beneficial)[a-z]+ )?(?:effects?|influence|impact) of /u;
const mostWords = { topic: 9, title: 5 } as const;

interface Side {
  aspect: string;
  /** Words that show a passage to touch it. */
  triggers: Stems;
  label: string;
  topic: string;
  title: string;
}

const sides: readonly Side[] = [
  {
    aspect: 'difficulty',
    triggers: readStems('difficult hard harder easy easier easily struggl challeng obstacle simple'),
    label: '어려움',
    topic: 'the difficulty of {x}',
    title: 'Why Is {X} So Difficult?',
  },
  {
    aspect: 'ways',
    triggers: readStems('way method technique'),
    label: '효과적인 방법',
    topic: 'effective ways of {x}',
    title: 'Effective Ways of {X}',
  },
  {
    aspect: 'mistakes',
    triggers: readStems('mistake error wrong fail stumbl'),
    label: '흔한 실수',
    topic: 'common mistakes in {x}',
    title: 'Common Mistakes in {X}',
  },
];

/** Other things one could say about the matter of the topic line, in its own words. */
export function turnAspects(name: 'topic' | 'title', topic: string, text: string): TurnedAspect[] {
  const found = headings.map((heading) => heading.exec(topic)?.[1]).find((matter) => matter !== undefined);
  const matter = found?.split(tail)[0] ?? '';
  // "New uses for old medicines" go together.
  if (found?.startsWith(`${matter} for `) === true) return [];
  // Of a thing such lines would be empty talk; of doing something they say what a book could be about.
  if (
    !/^\w+ing \w/u.test(matter) ||
    unfit.test(matter) ||
    passive.test(matter) ||
    describing.test(matter) ||
    matter.split(' ').length > mostWords[name]
  )
    return [];
  const said = listBeginnings(`${text} ${topic}`);
  return (
    sides
      // Of what only has an effect nobody asks how hard it is, or how it is done wrong.
      .filter(({ aspect }) => aspect === 'ways' || !neutral.test(topic))
      .filter(({ triggers }) => !namesAny(triggers, said))
      .map(({ aspect, label, ...frames }) => ({
        aspect,
        label,
        text: frames[name].replace('{x}', matter).replace('{X}', toTitleCase(matter)),
      }))
  );
}
