import { withParticle } from '#korean.ts';

/** 보통 언어 실수가 부주의에서 비롯된다 → 언어 실수는 …: what somebody thinks or finds, told by itself; how often people think so is no part of it. */
export function asStatement(view: string): string {
  const plain = view.replace(/^(?:보통|흔히|대개|종종) /u, '');
  const [, deed = '', why = ''] = /^(.+는 것)이 (.+)$/u.exec(plain) ?? [];
  if (deed !== '' && !marked.test(why)) return `${deed}은 ${why}`;
  const [, doers = '', deeds = ''] = /^([가-힣]+들)이 (.+[을를] [가-힣]+다)$/u.exec(plain) ?? [];
  if (doers !== '' && !/[은는] /u.test(deeds.replace(/[되하]는 /gu, ''))) return `${doers}은 ${deeds}`;
  const words = plain.split(' ');
  const at = words.slice(0, mostBefore + 1).findIndex((word) => subject.test(word));
  const [opening, rest] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')];
  // 모든 날짜가 음식이 위험해지는 순간을: who does what in such a clause is told of the next noun only.
  const isSure =
    at >= 0 &&
    !/는$/u.test(words[at + 1] ?? '') &&
    !marked.test(`${opening} ${rest}`.replace(/[가-힣]+[이가] [가-힣]+는 |[가-힣]+하는 /gu, '')) &&
    !describing.test(`${rest} `);
  if (!isSure) return plain;
  const noun = (words[at] ?? '').slice(0, -1);
  return [opening, withParticle(noun, '은'), rest].filter((part) => part !== '').join(' ');
}

const mostBefore = 2;
const subject =
  /^(?!(?:없|많|높|깊|같|길|굳|특별|일일|나란|일찍|끊임없|더욱|스스로)[이가]$)(?:[가-힣]{2,}|[빵물불돈개책몸뇌꿈잠새산강땅집옷금피눈귀손발색빛열힘값법])[이가]$/u;
/** Somebody else acts, or something else is spoken of. */
const marked = /[가-힣][은는이가] /u;
const describing = /[가-힣](?:던|[한된할될인진린난온]) /u;
