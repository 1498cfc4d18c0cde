import type { PassageSource } from '#exercise/exercise.ts';

/** Words that are set against each other, and words that others resemble, each with its line. */
export const gatesPassage: PassageSource = {
  id: 'gates',
  text:
    'A wider gate lowers the cost of entering the market, and farmers respond to a lower cost just as they do elsewhere. ' +
    'The committee kept the evidence in a box. The farmers occupy the square and refuse to leave. ' +
    'The mayor assembled the old machine in the hall. The town spent a considerable sum on the new road. ' +
    'The loyal guests thanked the mayor.',
  translations: [
    '더 넓은 문은 시장에 들어가는 비용을 낮추고, 농부들은 다른 곳에서와 마찬가지로 더 낮은 비용에 반응한다.',
    '위원회는 증거를 상자에 보관했다.',
    '농부들은 광장을 차지하고 떠나기를 거부한다.',
    '시장은 강당에서 낡은 기계를 조립했다.',
    '도시는 새 도로에 상당한 금액을 썼다.',
    '충성스러운 손님들은 시장에게 감사했다.',
  ],
};
