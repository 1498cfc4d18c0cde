import { afterEach, expect, it, vi } from 'vitest';
import { openPolicyToPayments } from '#features/point/payment-policy.ts';

interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (address: string) => string;
}
function installFactory() {
  const made: [name: string, rules: Rules][] = [];
  const factory = {
    defaultPolicy: null as unknown,
    createPolicy: (name: string, rules: Rules) => {
      made.push([name, rules]);
      factory.defaultPolicy = rules;
    },
  };
  vi.stubGlobal('trustedTypes', factory);
  return made;
}
afterEach(() => vi.unstubAllGlobals());

it('the simulator gets no policy of its own', () => {
  const made = installFactory();
  openPolicyToPayments('/sandbox/toss/v2/standard');
  expect(made).toEqual([]);
});

it('the real payment script may load its own scripts and write clean HTML, and is admitted once', () => {
  const made = installFactory();
  openPolicyToPayments('https://js.tosspayments.com/v2/standard');
  openPolicyToPayments('https://js.tosspayments.com/v2/standard');
  expect(made.map(([name]) => name)).toEqual(['default']);
  const [, rules] = made[0] ?? [];
  expect(rules?.createScriptURL('https://js.tosspayments.com/chunks/1.js')).toContain('chunks');
  expect(() => rules?.createScriptURL('https://evil.example/x.js')).toThrow(TypeError);
  expect(rules?.createHTML('<b onclick="x()">결제</b><script>x()</script>')).toBe('<b>결제</b>');
});

it('a browser without Trusted Types is left alone', () => {
  expect(() => openPolicyToPayments('https://js.tosspayments.com/v2/standard')).not.toThrow();
});
