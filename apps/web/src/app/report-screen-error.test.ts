import { beforeEach, expect, it, vi } from 'vitest';
import { PageError } from '#app/page-error.ts';
import { reportScreenError } from '#app/report-screen-error.ts';
import * as reporting from '#telemetry/error-reporting.ts';

const report = vi.spyOn(reporting, 'reportError');
beforeEach(() => {
  report.mockClear();
});

it('reports a broken screen under its route', () => {
  const error = new TypeError('broken');
  reportScreenError(error, '/myStorage/:ed_idx');
  expect(report).toHaveBeenCalledWith(error, '/myStorage/:ed_idx');
});

it('leaves out missing pages and failed chunks', () => {
  reportScreenError(new PageError('/nope', false), '*');
  reportScreenError(new TypeError('Failed to fetch dynamically imported module: /a.js'), '/data');
  expect(report).not.toHaveBeenCalled();
});
