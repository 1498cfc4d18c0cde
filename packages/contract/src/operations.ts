import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Browsers send policy violations here; nothing in the body is trusted. */
export const reportCsp = endpoint({
  method: 'POST',
  path: '/cspReport',
  auth: 'public',
  summary: 'CSP 위반 보고',
  output: z.null(),
});
