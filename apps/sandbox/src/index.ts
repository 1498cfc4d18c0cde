export { createSandbox, type SandboxOptions } from '#sandbox.ts';
export type { SandboxClient } from '#grants.ts';
export type { TossShop } from './toss/toss.ts';
