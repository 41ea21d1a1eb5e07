/**
 * Query and path parameters arrive as text and are converted; a JSON body must have its types. What
 * a write would leave out of what was sent is refused instead; a read loses nothing by it.
 */
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

export function registerValidation(app: FastifyInstance): void {
  const common = { allErrors: false, strict: false, useDefaults: true } as const;
  const text = new Ajv({ ...common, coerceTypes: 'array' });
  const body = new Ajv({ ...common, coerceTypes: false });
  app.setValidatorCompiler(({ schema, httpPart, method }) => {
    if (httpPart === 'body') return body.compile(closed(schema) as object);
    const isLu = method === 'GET' || method === 'HEAD' || httpPart !== 'querystring';
    return text.compile((isLu ? schema : closed(schema)) as object);
  });
}

/** The same schema, whose objects have no other member than those it names, however deep. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { properties, items, anyOf, additionalProperties, ...rest } = schema as Schema;
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, closed(member)]),
      ),
      additionalProperties: additionalProperties ?? false,
    }),
    ...(!properties && additionalProperties !== undefined && { additionalProperties }),
    ...(items !== undefined && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
}

interface Schema {
  properties?: Record<string, unknown>;
  items?: unknown;
  anyOf?: unknown[];
  additionalProperties?: unknown;
}
