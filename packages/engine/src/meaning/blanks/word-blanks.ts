import { findEntry } from '@jadoo/lexicon';

import type { KindContext } from '#exercise/kind-context.ts';
import { withParticle } from '#korean.ts';
import type { BlankChoice, WrongFill } from '#meaning/blanks/blank-choice.ts';
import { isContrary } from '#meaning/blanks/blank-rivals.ts';
import { listPointWords, type PointWord } from '#meaning/blanks/point-words.ts';
import { tellRival } from '#meaning/blanks/rival-meanings.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { glossForReader } from '#passage/gloss-for-reader.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/** Single words that carry the point of the passage. */
export const listWordBlanks = (context: KindContext): BlankChoice[] =>
  listPointWords(context).map((word): BlankChoice => {
    const { start, end } = word.token;
    return {
      start,
      end,
      id: `t${start}`,
      signature: `blank:${start}`,
      shape: '낱말',
      difficulty: 'high',
      score: word.score,
      wrong: listWrong(word),
      explanation: explain(context, word),
    };
  });

const listWrong = ({ token, blank: { pos }, rivals }: PointWord): WrongFill[] =>
  rivals.map(({ lemma, text }) => ({
    text,
    meaning: tellRival(lemma, pos),
    why: isContrary(lemma, token.lemma, pos)
      ? `${withParticle(`‘${token.text}’`, '과')} 반대되는 말로, 글의 내용과 어긋난다.`
      : '넣으면 문장은 이루어지지만 글의 요지와 통하지 않는다.',
  }));

function explain(context: KindContext, { token, blank: { pos }, support }: PointWord): string[] {
  const { source, analysis } = context;
  const reading = alignTranslations(context)[token.sentence]?.replace(/[.\s]+$/u, '') ?? '';
  const senses = findEntry(token.lemma, pos)?.senses ?? [];
  const named = senses.find((sense) => namesMeaning(reading, [sense]));
  const meaning = named ?? glossForReader(source, analysis.tokens, token) ?? senses[0] ?? '';
  const answer = `‘${token.text}${meaning === '' ? '' : `(${meaning})`}’`;
  const aim = reading === '' ? '' : `빈칸이 있는 문장은 ‘${reading}’라는 뜻이 되어야 하므로 `;
  return [
    ...(support === undefined ? [] : [support]),
    `이러한 요지와 통하려면 ${aim}빈칸에는 ${withParticle(answer, '이')} 들어가는 것이 가장 적절하다.`,
  ];
}
