export { buildApp, type AppParts } from '#app.ts';
export { type Env, EnvError, readEnv } from '#env.ts';
export { FolderLockedError } from '#db/folder-lock.ts';
export { PortInUseError, type Server, type ServerOptions, startServer, stopOnSignals } from '#server.ts';
