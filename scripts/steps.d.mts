/** Builds the web app when its sources or the contract have changed since the last build. */
export function buildWeb(): Promise<void>;
