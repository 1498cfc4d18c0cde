/** How much is reported, by environment. */
export interface ErrorSettings {
  environment: 'development' | 'production';
  tracesSampleRate: number;
  replaysSessionSampleRate: number;
  replaysOnErrorSampleRate: number;
}

/** Development reports everything, production a tenth; a session with an error is always replayed. */
export function getErrorSettings(publicEnv: string): ErrorSettings {
  const isDevelopment = publicEnv === 'DEV';
  const rate = isDevelopment ? 1 : 0.1;
  return {
    environment: isDevelopment ? 'development' : 'production',
    tracesSampleRate: rate,
    replaysSessionSampleRate: rate,
    replaysOnErrorSampleRate: 1,
  };
}
