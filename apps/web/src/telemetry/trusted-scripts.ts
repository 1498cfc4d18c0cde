/** Script addresses that may be loaded although they are no part of this build: payment window and tag service. */
const foreignScripts = [
  /^https:\/\/js\.tosspayments\.com\//u,
  /^https:\/\/www\.googletagmanager\.com\/gtm\.js\?id=GTM-[A-Z0-9]+$/u,
];
// The second is the payment script of the simulator, which no production server has.
const ownScripts = [/^\/assets\/[\w.-]+\.m?js$/u, /^\/sandbox\/toss\/v\d+\/standard$/u];

/** The address when it may be loaded as a script; throws on any other. */
export function checkScriptUrl(address: string, origin: string = location.origin): string {
  const url = new URL(address, origin);
  const isOwn = url.origin === origin && ownScripts.some((pattern) => pattern.test(url.pathname));
  if (!isOwn && !foreignScripts.some((pattern) => pattern.test(url.href))) {
    throw new TypeError(`not an admitted script: ${address}`);
  }
  return address;
}

interface ScriptPolicy {
  createScriptURL: (address: string) => unknown;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** A script address as the content policy wants it, for `script.src` and `new Worker`. Only admitted addresses pass. */
export function toScriptUrl(address: string): string {
  const factory = 'trustedTypes' in window ? (window.trustedTypes as PolicyFactory) : undefined;
  policy ??= factory?.createPolicy('jadoo', { createScriptURL: (wanted) => checkScriptUrl(wanted) });
  // The types of the platform still say string where a trusted address is taken.
  return policy ? (policy.createScriptURL(address) as string) : checkScriptUrl(address);
}
