import { flipEnd } from '#meaning/gist/flipped-claims.ts';
import { toObligation, toProspective } from '#meaning/korean-forms.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { opposeKorean } from '#meaning/gist/opposed-korean.ts';

/** 예측하여, 끌어들임으로써, 주목하지 말고, 느려지므로: what leads up to the point. */
const leading =
  /(?:[가-힣](?:하여|되어|으로써|함으로써|므로|기 때문에|아서|어서|려고)|^말고|[가-힣](?:않아|느껴져|생겨|지어|낮추어|높여|줄여|늘려|드러내어|드러나|빼앗아|미쳐)|덕분에|때문에|위해),?$/u;
/** Where the matter ends of which the point is told: 수납공간을 늘리면. */
const bound = /(?:[가-힣]면|[가-힣]때|에서는|에게는|수록),?$/u;
const leastCore = 2;
const shortest = 18;
const adverbs = /^(?:오히려|결국|결국에는|실제로|실제로는|더욱|점차) /u;

/** The line without what leads up to its point, turned round: 규칙은 보안을 강화한다. */
export function turnCore(line: string): string | undefined {
  if (/지만|보다|아니라|,.*,|[A-Za-z]|뿐/u.test(line)) return undefined;
  const words = line.split(' ');
  const last = words.findLastIndex((word, at) => leading.test(word) && words.length - at > leastCore);
  if (last < 0) return undefined;
  const rest = words
    .slice(last + 1)
    .join(' ')
    .replace(adverbs, '');
  if (/^(?:그|이|이것|그것|그들)[은는이가을를의]? |(?:^| )(?:이를|이는|그것|그들) /u.test(rest))
    return undefined;
  if (/(?:야 한다|안 된다)$/u.test(rest))
    return /[을를] /u.test(rest) && rest.length >= shortest ? turnDuty(rest) : undefined;
  if (/을 보여 준다$|경향이 있다$|시사한다$/u.test(rest)) return undefined;
  const opening = readOpening(words.slice(0, last + 1));
  if (opening === undefined || /[가-힣](?:이|가|도) /u.test(rest)) return undefined;
  const named = hasTopic(rest) ? rest : `${opening}${rest}`;
  return named.length < shortest ? undefined : flip(named);
}

function flip(core: string): string | undefined {
  if (/수 있게 한다$/u.test(core)) return core.replace(/수 있게 한다$/u, '수 없게 한다');
  return opposeKorean(core)[0]?.replace(/\.$/u, '') ?? flipEnd(core);
}

const hasTopic = (text: string): boolean =>
  findFirstTopicEnd(text.split(' ').slice(0, 5)) > 0 && !/필요는|수는|것은/u.test(text);

/** The topic of the line, or the condition under which its point holds; undefined where there is neither. */
function readOpening(words: readonly string[]): string | undefined {
  const condition = words.findIndex((word) => bound.test(word));
  const topic = findFirstTopicEnd(words);
  const end = condition >= 0 ? condition + 1 : topic;
  return end === 0 || end > words.length ? undefined : `${words.slice(0, end).join(' ')} `;
}

/** 여기지 말아야 한다 → 여겨도 된다, 추론해서는 안 된다 → 추론해도 된다, 인정해야 한다 → 인정할 필요는 없다. */
export function turnDuty(line: string): string | undefined {
  if (/지만|려면|위해|뿐|않도록|않게|않으면|보다|아니라|만큼|무조건|지나치|함부로|말고/u.test(line))
    return undefined;
  const avoided = /^(.*[가-힣])지 말아야 한다$/u.exec(line)?.[1];
  if (avoided !== undefined) {
    const form = toObligation(avoided);
    return form === undefined ? undefined : `${form.slice(0, -1)}도 된다`;
  }
  if (/서는 안 된다$/u.test(line)) return line.replace(/서는 안 된다$/u, '도 된다');
  const [, before = '', duty = ''] = /^(.* )(\S+야) 한다$/u.exec(line) ?? [];
  const form = duty === '' ? undefined : toProspective(duty);
  return form === undefined ? undefined : `${before}${form} 필요는 없다`;
}
