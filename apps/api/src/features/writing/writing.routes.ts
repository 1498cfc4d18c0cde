import { suggestDistractors, suggestLines, suggestTranslations } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import { passageBodyLimitBytes, route } from '#plugins/route.ts';
import * as writing from './writing.service.ts';

/** 제안 받기: nothing is stored and nothing is spent. */
export function registerWritingRoutes(app: FastifyInstance, deps: writing.WritingDeps): void {
  const options = { rateLimit: 'suggest', bodyLimitBytes: passageBodyLimitBytes } as const;
  route(
    app,
    suggestTranslations,
    async ({ body }) => ({ TRANSLATIONS: await writing.suggestTranslations(deps, body.SENTENCES) }),
    options,
  );
  route(
    app,
    suggestLines,
    async ({ body }) => {
      const { topic, title, gist, summary } = await writing.suggestLines(deps, body.PS_TEXT);
      return { TOPIC: topic, TITLE: title, GIST: gist, SUMMARY: summary };
    },
    options,
  );
  route(
    app,
    suggestDistractors,
    async ({ body }) => ({
      DISTRACTORS: await writing.suggestDistractors(deps, {
        text: body.PS_TEXT,
        question: body.QUESTION,
        answer: body.ANSWER,
      }),
    }),
    options,
  );
}
