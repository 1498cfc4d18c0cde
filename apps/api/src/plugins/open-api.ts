import swagger from '@fastify/swagger';
import { apiBasePath } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Collects the routes that are registered after it. */
export async function registerOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '자두 API',
        version: '1.0.0',
        description: '모든 답은 code, message, data로 싸여 있어요.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (input) => {
      // Only the contract is published: files, health and the sandbox are not.
      if (input.route.config?.endpoint === undefined) return { schema: { hide: true }, url: input.url };
      const { querystring, ...rest } = input.schema as { querystring?: z.ZodType };
      // A query that is one of several has no list of properties, which the plugin needs.
      const merged = querystring instanceof z.ZodUnion ? mergeOptions(querystring) : querystring;
      const schema = { ...rest, ...(merged ? { querystring: merged } : {}) } as typeof input.schema;
      return jsonSchemaTransform({ ...input, schema });
    },
  });
  app.get(`${apiBasePath}/openapi.json`, { config: { isPublic: true } }, (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
}

/** All fields of all forms, each of them optional. */
function mergeOptions(union: z.ZodUnion): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const option of union.options) {
    if (!(option instanceof z.ZodObject)) continue;
    for (const [name, field] of Object.entries(option.shape)) shape[name] = (field as z.ZodType).optional();
  }
  return z.object(shape);
}
