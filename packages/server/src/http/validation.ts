/** Query and path parameters arrive as text and are converted; a JSON body must have its types. */
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';

export function registerValidation(app: FastifyInstance): void {
  const common = { allErrors: false, strict: false, useDefaults: true } as const;
  const text = new Ajv({ ...common, coerceTypes: 'array', removeAdditional: true });
  const body = new Ajv({ ...common, coerceTypes: false, removeAdditional: false });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? body : text).compile(schema as object),
  );
}
