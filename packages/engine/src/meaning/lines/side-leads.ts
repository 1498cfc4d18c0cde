/** Clauses that may stand before what is said of a matter, whatever it is. */
const leads = {
  duty: ['여러 전문가가 지적하듯이,', '쉽지 않은 일이기는 하지만,'],
  past: ['기록에 남아 있는 여러 사례가 보여 주듯이,', '오늘날에는 잘 알려져 있지 않지만,'],
  fact: [
    '최근의 여러 연구에서 밝혀졌듯이,',
    '많은 사람이 미처 알아차리지 못하지만,',
    '오늘날의 여러 사례에서 볼 수 있듯이,',
    '흔히 대수롭지 않게 여겨지지만,',
  ],
} as const;

const longest = 36;

/** A 요지 with a clause before it; undefined where the sentence has its own or is long enough. */
export function leadIn(gist: string): string | undefined {
  if (
    gist.length > longest ||
    /,|지만 |므로 |려면 |위해 |위한 |듯이 |아니라 |연구|전문가|오늘날|최근|많은 사람/u.test(gist)
  )
    return undefined;
  const kind = /(?:야 한다|야 하는 것은 아니다|안 된다|필요하다|편이 낫다|낫다|좋다|바람직하다)\.$/u.test(
    gist,
  )
    ? 'duty'
    : /[았었였했왔됐졌]다\.$/u.test(gist)
      ? 'past'
      : 'fact';
  const choices = leads[kind];
  const lead = choices[gist.length % choices.length] ?? choices[0];
  return `${lead} ${gist}`;
}
