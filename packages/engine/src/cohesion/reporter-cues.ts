import type { Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import { findPersonAntecedents } from '#cohesion/person-antecedents.ts';
import { isOfPeople, isPerson, readNameRun } from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';

const reportVerbs =
  /^(?:find|argue|conclude|say|note|observe|suggest|write|believe|report|estimate|explain|warn|think|predict|claim)$/u;
const researchers =
  /^(?:researcher|scientist|psychologist|economist|biologist|neuroscientist|historian|scholar|author|engineer|expert|colleague|team)$/u;

const opensClause =
  /^(?:when|whenever|where|if|because|as|while|once|after|before|although|though|since|unless|until)\b/iu;

/** "…, they found, …", "…, she concluded, …": whoever made the study was named before. */
export function findReporter(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const position = tokens.findIndex(
    ({ lower }, place) =>
      /^(?:he|she|they)$/u.test(lower) &&
      tokens[place - 1]?.text === ',' &&
      reportVerbs.test(tokens[place + 1]?.lemma ?? '') &&
      tokens[place + 2]?.text === ',',
  );
  const [token, verb] = [tokens[position], tokens[position + 1]];
  const form = token?.lower;
  if (at === 0 || !token || !verb || form === undefined) return undefined;
  // "When two boys want a ball, they argue, complain, and …" reports nothing.
  if (opensClause.test(sentences[at]?.text ?? '')) return undefined;
  const told = isPerson(form)
    ? [...findPersonAntecedents(sentences, at, token, true)]
    : findResearchers(sentences, at, position);
  if (!told.some(([index, { strength }]) => index < at && strength > 0)) return undefined;
  // The talk may have been of the same person since, without a name.
  return { type: 'pronoun', words: token.text, relation: '', antecedents: new Map(told), lost: 2, far: 0 };
}

/** "A team", "two colleagues": whoever made the study; the last of them is meant, and none where the sentence itself names people. */
function findResearchers(
  sentences: readonly CueSentence[],
  at: number,
  position: number,
): [number, Antecedent][] {
  if (sentences[at]?.tokens.slice(0, position).some(isOfPeople)) return [];
  const told = sentences.flatMap(({ index, tokens, subjects }): [number, Antecedent][] => {
    // "Opponents complain that a team's record explains nothing": the opponents say so.
    const fitting = tokens.filter(
      ({ tag, lemma }, place) =>
        (tag === 'NNS' || lemma === 'team') && researchers.test(lemma) && tokens[place + 1]?.tag !== 'POS',
    );
    const [meant] = fitting;
    if (index === at || !meant) return [];
    const isAlone =
      fitting.every(({ lemma }) => lemma === meant.lemma) &&
      !subjects.some(({ tag, lemma }) => tag === 'NNS' && lemma !== meant.lemma);
    return [[index, { words: readWithName(tokens, meant), fit: 1, strength: isAlone ? 2 : 0 }]];
  });
  const nearest = told.findLast(([index]) => index < at)?.[0];
  return told.map(([index, found]) => [index, index === nearest ? found : { ...found, strength: 0 }]);
}

const joinReach = 3;

/** "Ivo Brandt and two colleagues": people with the name that is joined to them. */
export function readWithName(tokens: readonly Token[], noun: Token): string {
  const at = tokens.indexOf(noun);
  const and = tokens.findLastIndex(
    ({ lower }, place) => lower === 'and' && place < at && place >= at - joinReach,
  );
  const first = and > 0 && tokens[and - 1]?.tag === 'NNP' ? readNameRun(tokens, and - 1)[0] : at;
  return tokens
    .slice(first, at + 1)
    .map(({ text }) => text)
    .join(' ');
}
