// The content policy forbids code made from text, which the schemas would try (and report) unless told not to.
// This must run before their library loads, so it says so where the library looks for its settings.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
export {};
