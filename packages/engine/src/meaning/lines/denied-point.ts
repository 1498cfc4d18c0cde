import { findNounClass } from '@jadoo/lexicon';

/** A topic that grants less than the passage does, or exchanges cause and effect. */
interface DeniedPoint {
  id: 'denied' | 'swapped';
  text: string;
  /** Korean sentence. */
  reason: string;
}

/** What a passage that weighs an effect as a small one, or a worth as overrated, would say. */
const small =
  /\b(?:limited|modest|slight|minor|negligible|exaggerat\w*|overestimat\w*|overrat\w*|(?:little|small|smaller|no|weak|weaker) (?:effects?|influence|impact|difference)|just as (?:much|well|many)|(?:not|n[’']t) (?:always|necessarily|by itself|enough|guarantee|depend)|only one (?:source|part|factor|cause)|far from|(?:cannot|can[’']t) (?:always|be (?:trusted|relied)|rely)|alone (?:is|are|cannot|will|can|does|do)|no guarantee|mixed results|no (?:improvement|gains?|benefits?|better than)|did not (?:improve|help|gain|benefit)|as (?:little|badly|poorly) as|cancel(?:s|ed|led)? out|drowns? out)\b/iu;
const effect = /^(?:the |an? )(effects?|influences?|impacts?) of (.+? on .+)$/u;
const worth = /^the (importance|usefulness) of (.+ (?:in|for|as|to) .+)$/u;
const both =
  /^((?:the |an? )(?:[a-z-]+ )?(?:effects?|influences?|impacts?)) of (.+?) on (.+?)( in [A-Za-z]+)?$/u;
/** What points elsewhere, or is a clause or a row, cannot change its place. */
const bound =
  /\b(?:how|what|why|that|which|who|whether|it|its|their|them|his|her|one|one[’']s|each|upon|as|but)\b|, /u;

/** The point of a topic made less than it is: the limited effect of rain on moods, the effect of moods on rain. */
export function listDeniedPoints(topic: string, text: string, gist = ''): DeniedPoint[] {
  const isDoubted = small.test(text) || grants.test(gist) || (loss.test(gist) && gain.test(topic));
  return [...(isDoubted ? [] : [...denyEffect(topic), ...denyWorth(topic)]), ...exchangeSides(topic)];
}

/** A 요지 that itself says how far the effect goes. */
const grants = /반드시|항상 |언제나|꼭 .*것은 아니|(?:만|것)으로는 (?:부족|충분하지)|한계|제한적/u;
/** Where something good is lost, “the limited effect on the improvement” would be true. */
const loss = /잃|해치|해친|방해|떨어뜨|떨어진|약화|약해|악화|막는다|막을|사라|늦춘|위협|어렵|못한다|않는다/u;
const gain =
  / on (?:the )?(?:[a-z-]+ )?(?:improvement|growth|success|development|progress|quality|safety|health|recovery|protection|performance|learning|understanding|cooperation|fairness|productivity)\b/u;

function denyEffect(topic: string): DeniedPoint[] {
  const [, name = '', rest = ''] = effect.exec(topic) ?? [];
  return name === '' || /^(?:how|what|that)\b/u.test(rest)
    ? []
    : [
        {
          id: 'denied',
          text: `the limited ${name} of ${rest}`,
          reason: '영향이 크지 않다는 뜻이어서 글의 내용과 어긋난다.',
        },
      ];
}

function denyWorth(topic: string): DeniedPoint[] {
  const [, name = '', rest = ''] = worth.exec(topic) ?? [];
  return name === ''
    ? []
    : [
        {
          id: 'denied',
          text: `the exaggerated ${name} of ${rest}`,
          reason: `${name === 'importance' ? '중요성이' : '쓸모가'} 실제보다 부풀려졌다는 뜻이어서 글의 내용과 어긋난다.`,
        },
      ];
}

function exchangeSides(topic: string): DeniedPoint[] {
  const [, opening = '', cause = '', affected = '', where = ''] = both.exec(topic) ?? [];
  // What harms wildlife is not harmed by it.
  if (opening === '' || /different|harm|damag|benefi|positive|negative/u.test(opening)) return [];
  // “The influence of sales on being watched”, “on pouring tea”: nothing affects a deed as such.
  if (/^[a-z]+ing [a-z]/u.test(cause)) return [];
  if (bound.test(cause) || bound.test(affected) || / on /u.test(affected)) return [];
  if (!isThinkable(cause, affected)) return [];
  return [
    {
      id: 'swapped',
      // In sport: there is the whole of it.
      text: / of /u.test(affected)
        ? `${opening} of ${affected}${where} on ${cause}`
        : `${opening} of ${affected} on ${cause}${where}`,
      reason: '영향을 주는 것과 받는 것이 서로 바뀌어 글의 내용과 어긋난다.',
    },
  ];
}

/** What people do, think or arrange can be acted on in its turn; a ball, a number or the weather is not acted on by a game. */
function isThinkable(cause: string, affected: string): boolean {
  const [own, other] = [headOf(cause), headOf(affected)];
  // Nor does a deed act on what it comes from: preventing allergies.
  if (fixed.test(own) || /^[a-z]+ing [a-z]/u.test(affected)) return false;
  const [kind, otherKind] = [findNounClass(own), findNounClass(other)];
  return (
    arranged.test(own) ||
    kind === 'practice' ||
    kind === 'idea' ||
    (kind === 'text' && otherKind === 'idea') ||
    (kind !== undefined && kind === otherKind)
  );
}

/** What is given, or is so only once. */
const fixed =
  /^(?:luck|age|start|order|fate|chance|date|birth|color|size|height|weight|number|shape|awe|name|head|idea|cooking)$/u;
/** Nouns of many senses, or of none of the classes, that name what people arrange. */
const arranged =
  /^(?:space|method|setting|cost|price|choice|crowd|exposure|behavior|conditioning|ownership|style|habit|time|income|loan|salary|teacher|parent|reporting|wording|publication|wage|rule|law|tax|policy|market)$/u;

/** The singular of the noun on which a phrase turns: the choices of shoppers, mental practice. */
function headOf(phrase: string): string {
  const [named = ''] = phrase.split(
    / (?:of|in|on|at|for|from|with|among|between|within|by|to|about|toward) /u,
  );
  const last = named.split(' ').at(-1) ?? '';
  const single = last.replace(/ies$/u, 'y').replace(/(?<!s)s$/u, '');
  return findNounClass(last) === undefined ? single : last;
}
