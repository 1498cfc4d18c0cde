import { useState } from 'react';
import { runtimeConfig } from '#session/runtime-config.ts';
import { reportError } from '#telemetry/error-reporting.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** /sentry-example-page: makes errors on purpose, to see that they are reported. */
export function SentryExamplePage() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('diagnostic error while rendering');
  return (
    <Card className="flex flex-col items-start gap-3">
      <h1 className="text-xl">Error reporting</h1>
      <p className="text-sm text-ink-soft">
        {runtimeConfig.SENTRY_DSN ? 'Reporting is on.' : 'No DSN is configured.'}
      </p>
      <Button
        onClick={() => {
          reportError(new Error('diagnostic error'), 'SentryExamplePage');
        }}
      >
        Report an error
      </Button>
      <Button
        variant="secondary"
        onClick={() => {
          setIsBroken(true);
        }}
      >
        Break this page
      </Button>
    </Card>
  );
}
