import { stems } from '#meaning/aspect.ts';

/** A matter of detail: the passage names the thing, but is not about it. */
export interface DetailFrame {
  id: string;
  triggers: RegExp;
  /** `{x}` and `{X}` are the thing named. */
  topic: string;
  title: string;
}

/** Points too narrow for the whole passage. */
export const detailFrames: readonly DetailFrame[] = [
  {
    id: 'misunderstandings',
    triggers: stems('misunder mistake mistaken wrong myth'),
    topic: 'common misunderstandings about {x}',
    title: 'Common Myths About {X}',
  },
  {
    id: 'demand',
    triggers: stems('demand interest popular'),
    topic: 'the growing public interest in {x} in recent years',
    title: 'Why Are People Interested in {X}?',
  },
  {
    id: 'quality',
    triggers: stems('quality improv better best'),
    topic: 'practical ways to improve the quality of {x}',
    title: 'How to Improve the Quality of {X}',
  },
  {
    id: 'accuracy',
    triggers: stems('accura inform knowledge'),
    topic: 'the difficulty of getting accurate information about {x}',
    title: 'What We Still Do Not Know About {X}',
  },
  {
    id: 'comparison',
    triggers: stems('compar similar differ same'),
    topic: 'similarities and differences among {x}',
    title: 'Comparing {X}: Similarities and Differences',
  },
];
