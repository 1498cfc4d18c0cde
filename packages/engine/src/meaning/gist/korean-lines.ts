import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { listStatements } from '#meaning/statements/statements.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';

const maxDetailRatio = 1.35;
/** A detail of more parts paints a scene. */
const mostClauses = 2;
/** Its matter, of which the passage speaks throughout. */
const mostShared = 2;

/** Facts of the middle of a passage that tells what was, with their dates and names. */
export function listKoreanLines({ source, analysis, answer }: LineContext): DistractorLine[] {
  const words = new Set(listLineWords(answer));
  return listStatements(source, analysis)
    .filter(
      ({ sentence, text, isClear, isChecked }) =>
        isClear &&
        isChecked &&
        isDetail(analysis, sentence) &&
        text.length <= maxDetailRatio * answer.length &&
        text.split(',').length <= mostClauses &&
        !/^(?:이|그|같은|지금의|마지막|이유에|원인에|그에|이에) |이러한|그러한|이렇게|이런|그런|흔한|(?:^| )그 |똑같은|마찬가지|도 /u.test(
          text,
        ) &&
        listLineWords(text).filter((word) => words.has(word)).length <= mostShared,
    )
    .map(({ sentence, text }) => ({
      id: `detail-${sentence.index}`,
      text,
      reason: '글의 일부에만 나오는 세부 내용이다.',
      isClose: true,
    }));
}

/** A fact with a date, a number or a name in the middle of the passage. */
function isDetail({ sentences, tokens }: PassageAnalysis, sentence: Sentence): boolean {
  const isMiddle = sentence.index > 0 && sentence.index < sentences.length - 1;
  const own = tokens.slice(sentence.firstToken + 1, sentence.endToken);
  return isMiddle && !pointing.test(sentence.text) && own.some(({ tag }) => /^(?:CD|NNP)/u.test(tag));
}

/** Sentences that draw the conclusion or turn the argument carry the point itself. */
const pointing =
  /\b(?:but|yet|however|therefore|thus|hence|instead|rather|in fact|in short|in truth|should|must|ought|result|not only|not merely|contrast|contrary|reveal|show|mean|nevertheless|then)/iu;
