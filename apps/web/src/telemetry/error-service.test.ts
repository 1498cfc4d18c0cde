import { close, flush } from '@sentry/react';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sendError, startErrorService } from '#telemetry/error-service.ts';
import { getErrorSettings } from '#telemetry/error-settings.ts';

interface Report {
  environment?: string;
  tags?: Record<string, unknown>;
  extra?: Record<string, unknown>;
  exception?: { values: { type: string; value: string }[] };
}

let receiver: Server;
const reports: Report[] = [];

/** The second header of an envelope names what follows it. */
function readReports(envelope: string): Report[] {
  const lines = envelope.split('\n').slice(1);
  return lines.flatMap((line, at) => {
    const isEvent = line.includes('"type":"event"');
    return isEvent ? [JSON.parse(lines[at + 1] ?? '{}') as Report] : [];
  });
}

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const isZipped = request.headers['content-encoding'] === 'gzip';
      reports.push(...readReports((isZipped ? gunzipSync(body) : body).toString()));
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve));
  const { port } = receiver.address() as AddressInfo;
  // The replay asks for what this test browser does not have; its rates are tested by themselves.
  startErrorService(`http://public@localhost:${port}/1`, {
    ...getErrorSettings('DEV'),
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
  });
});
afterAll(async () => {
  await close(1000);
  receiver.closeAllConnections();
  receiver.close();
});

it('an error reaches the receiver with its component and environment', async () => {
  sendError(new TypeError('broken'), 'PointHistory');
  await flush(3000);
  await vi.waitUntil(() => reports.length === 1);
  expect(reports[0]).toMatchObject({ environment: 'development', tags: { componentName: 'PointHistory' } });
  expect(reports[0]?.exception?.values[0]).toMatchObject({ type: 'TypeError', value: 'broken' });
  expect(reports[0]?.tags).not.toHaveProperty('error_type');
});

it('a failed chunk is tagged, with user agent, time, address and referrer', async () => {
  sendError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), 'chunk');
  await flush(3000);
  await vi.waitUntil(() => reports.length === 2);
  expect(reports[1]?.tags).toMatchObject({ error_type: 'chunk_load_error', after_deployment: true });
  expect(reports[1]?.extra).toMatchObject({
    userAgent: navigator.userAgent,
    currentUrl: location.href,
    referrer: document.referrer,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u) as string,
  });
});
