import type { Cue } from '#cohesion/cue.ts';
import { withParticle } from '#korean.ts';

const quote = (words: string): string => `‘${words}’`;

function explainRelation(relation: string, before: string): string {
  switch (relation) {
    case '역접':
      return `${before}의 내용을 뒤집는 말을 이끈다`;
    case '대체':
      return `${before}의 내용을 대신하는 것을 이끈다`;
    case '결과':
      return `${before}의 내용을 까닭으로 하는 결과를 이끈다`;
    case '예시':
      return `${before}의 내용에 대한 예를 이끈다`;
    case '유사':
      return `${withParticle(before, '과')} 비슷한 내용을 나란히 이끈다`;
    case '재진술':
      return `${before}의 내용을 풀어서 다시 말한다`;
    case '시간 순서':
      return `${before} 다음에 이어지는 때의 일을 이끈다`;
    case '이어받음':
      return `${before}의 내용을 받아 이어 간다`;
    case '대조':
      return `${before}의 내용과 대비되는 내용을 이끈다`;
    case '열거':
      return `${before}에서 말한 것 가운데 하나를 이어받는다`;
    default:
      return `${before}의 내용에 덧붙이는 말을 이끈다`;
  }
}

/** One clause in Korean (without a full stop) that says how `after` points to `before`. */
export function explainCue(cue: Cue, before: string, after: string): string {
  const words = quote(cue.words);
  const antecedent = quote(cue.antecedent);
  switch (cue.type) {
    case 'connective':
      return `${after}의 연결어 ${withParticle(words, '은')} ${explainRelation(cue.relation, before)}`;
    case 'demonstrative':
      return cue.antecedent === ''
        ? `${after}의 ${withParticle(words, '은')} ${before}의 내용을 가리킨다`
        : `${after}의 ${withParticle(words, '은')} ${before}의 ${withParticle(antecedent, '을')} 다시 가리킨다`;
    case 'pronoun':
      return `${after}의 대명사 ${withParticle(words, '은')} ${before}의 ${withParticle(antecedent, '을')} 받는다`;
    case 'article':
      return `${before}에서 ${withParticle(antecedent, '으로')} 처음 나온 것이 ${after}에서 ${withParticle(words, '으로')} 다시 언급된다`;
    case 'name':
      return `${before}에서 ${withParticle(antecedent, '으로')} 소개한 사람을 ${after}에서 ${withParticle(words, '으로')} 줄여 부른다`;
    case 'year':
      return `${before}의 ${cue.antecedent}년 다음에 ${after}의 ${cue.words}년이 시간 순서로 이어진다`;
    case 'repetition':
      return cue.words.toLowerCase() === cue.antecedent.toLowerCase()
        ? `${before}의 핵심어 ${withParticle(antecedent, '이')} ${after}에서 되풀이된다`
        : `${before}의 ${withParticle(antecedent, '이')} ${after}에서 ${withParticle(words, '으로')} 이어진다`;
    case 'comparison':
      return `${after}의 ${withParticle(words, '은')} 비교할 대상이 앞에 있어야 하므로 ${before}의 내용을 전제로 한다`;
    case 'question':
      return `${after}의 ${withParticle(words, '은')} ${before}의 마지막 물음에 대한 답이다`;
  }
}

/** One sentence in Korean that says why the text at `after` follows the text at `before`. */
export function explainJunction(cues: Cue[], before: string, after: string): string {
  const [first, second] = cues;
  if (!first) return '';
  const main = explainCue(first, before, after);
  if (!second || second.strength < 1 || second.words === first.words) return `${before} → ${after}: ${main}.`;
  return `${before} → ${after}: ${main}. 또한 ${explainCue(second, before, after)}.`;
}
