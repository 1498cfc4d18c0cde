/** A topic that grants less than the passage does, or exchanges cause and effect. */
interface DeniedPoint {
  id: 'denied' | 'swapped';
  text: string;
  /** Korean sentence. */
  reason: string;
}

/** What a passage that weighs an effect as a small one, or a worth as overrated, would say. */
const small =
  /\b(?:limited|modest|slight|minor|negligible|exaggerat\w*|overestimat\w*|overrat\w*|(?:little|small|smaller|no|weak|weaker) (?:effects?|influence|impact|difference)|just as (?:much|well|many)|(?:not|n[’']t) (?:always|necessarily)|only one (?:source|part|factor|cause))\b/iu;
const effect = /^(?:the |an? )(effects?|influences?|impacts?) of (.+? on .+)$/u;
const worth = /^the (importance|usefulness) of (.+ (?:in|for|as|to) .+)$/u;
const both =
  /^((?:the |an? )(?:[a-z-]+ )?(?:effects?|influences?|impacts?)) of (.+?) on (.+?)( in [A-Za-z]+)?$/u;
/** What points elsewhere, or is a clause or a row, cannot change its place. */
const bound =
  /\b(?:how|what|why|that|which|who|whether|it|its|their|them|his|her|one|one[’']s|each|upon|as|but)\b|, /u;

/** The point of a topic made less than it is: the limited effect of rain on moods, the effect of moods on rain. */
export function listDeniedPoints(topic: string, text: string): DeniedPoint[] {
  return [...denyEffect(topic, text), ...denyWorth(topic, text), ...exchangeSides(topic)];
}

function denyEffect(topic: string, text: string): DeniedPoint[] {
  const [, name = '', rest = ''] = effect.exec(topic) ?? [];
  return name === '' || small.test(text) || /^(?:how|what|that)\b/u.test(rest)
    ? []
    : [
        {
          id: 'denied',
          text: `the limited ${name} of ${rest}`,
          reason: '영향이 크지 않다는 뜻이어서 글의 내용과 어긋난다.',
        },
      ];
}

function denyWorth(topic: string, text: string): DeniedPoint[] {
  const [, name = '', rest = ''] = worth.exec(topic) ?? [];
  return name === '' || small.test(text)
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
  if (bound.test(cause) || bound.test(affected) || / on /u.test(affected)) return [];
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
