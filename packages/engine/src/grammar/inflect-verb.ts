import { irregularVerbs } from '@jadoo/lexicon';

const doubled = new Set(
  `admit begin commit compel control equip excel forget forbid expel occur omit permit prefer refer regret rebel submit transfer upset
  propel patrol quit incur infer confer deter defer concur recur kidnap handicap outfit unzip format overlap input acquit abet emit
  allot outbid`.split(/\s+/u),
);
const isDoubled = (base: string): boolean =>
  doubled.has(base) || /^(?:[^aeiou]*|.*[^aeiou])?(?<![aeiou])[aeiou][bdgmnprt]$/u.test(base)
    ? doubled.has(base) || isOneSyllable(base)
    : false;

function isOneSyllable(base: string): boolean {
  return (base.match(/[aeiouy]+/gu) ?? []).length === 1 && !/[wxy]$/u.test(base);
}

/** goes, carries, tells, is */
export function toThirdPerson(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/(?:s|sh|ch|x|z|[^aeiou]o)$/u.test(base)) return `${base}es`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** making, running, lying */
export function toGerund(base: string): string {
  if (/ie$/u.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/u.test(base) && base !== 'be' && base !== 'singe') return `${base.slice(0, -1)}ing`;
  if (/(?:panic|mimic|traffic|picnic)$/u.test(base)) return `${base}king`;
  return isDoubled(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

function toRegularPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  if (/(?:panic|mimic|traffic|picnic)$/u.test(base)) return `${base}ked`;
  return isDoubled(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

export function toPast(base: string): string {
  if (base === 'be') return 'was';
  return irregularVerbs.get(base)?.past[0] ?? toRegularPast(base);
}

export function toParticiple(base: string): string {
  if (base === 'be') return 'been';
  return irregularVerbs.get(base)?.participle[0] ?? toRegularPast(base);
}
