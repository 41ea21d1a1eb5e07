/**
 * Query and path parameters arrive as text and are converted; a JSON body must have its types. What
 * a write would leave out of what was sent is refused instead; a read loses nothing by it. What a
 * page asks in process is held against the same schemas as what comes over HTTP.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { CallShape } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { FORMAT_JOUR, isJour } from '@comptoir/contract/http/jour.schema.ts';
import { copyPossible, hasImpossible, refuserTexte } from './limites/textes-impossibles.ts';

const common = {
  allErrors: false,
  strict: false,
  useDefaults: true,
  formats: { [FORMAT_JOUR]: isJour },
} as const;
const text = new Ajv({ ...common, coerceTypes: 'array' });
const body = new Ajv({ ...common, coerceTypes: false });

export type Part = 'params' | 'querystring' | 'body';

export function registerValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart, method }) =>
    compile(schema as object, httpPart as Part, method),
  );
  // On every route, those without a schema too; after the hooks that give an answer its headers.
  app.addHook('preValidation', async (request) => {
    if (request.raw.url?.includes('%00')) refuserTexte('url');
    if (hasImpossible(request.body)) refuserTexte('body');
  });
}

function compile(schema: object, part: Part, method: string): ValidateFunction {
  if (part === 'body') return body.compile(closedOnce(schema));
  const isLu = method === 'GET' || method === 'HEAD' || part !== 'querystring';
  return text.compile(isLu ? schema : closedOnce(schema));
}

const known = new WeakMap<object, object>();

/** What is compiled already is known by its object. */
function closedOnce(schema: object): object {
  let alone = known.get(schema);
  if (!alone) known.set(schema, (alone = closed(schema) as object));
  return alone;
}

interface Parts {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Holds what a page gives a call against its contract, as HTTP would; what it gave stays as it was. */
export function createInputCheck(call: CallShape): (input: Parts) => Parts {
  const check = {
    params: createPartCheck(call, 'params', call.params),
    query: createPartCheck(call, 'querystring', call.query),
    body: createPartCheck(call, 'body', call.body),
  };
  return (input) => ({
    params: check.params(input.params),
    query: check.query(input.query),
    body: check.body(input.body),
  });
}

function createPartCheck({ method }: CallShape, part: Part, schema: object | undefined) {
  if (!schema) return () => undefined;
  let validate: ValidateFunction | undefined;
  return (value: unknown): unknown => {
    const copy = copyPossible(part === 'body' ? value : (value ?? {}), part);
    // Most calls are never asked for by a page.
    validate ??= compile(schema, part, method);
    if (validate(copy)) return copy;
    throw refus('requete-invalide', {
      champs: (validate.errors ?? []).map((problem) => champOf(part, problem)),
    });
  };
}

/** A fault of ours: what is answered has members that the contract does not name, or other types. */
export function verifierReponse(
  { method, path, answer: schema }: CallShape,
  answer: unknown,
): void {
  if (!schema) return;
  const validate = body.compile(closedOnce(schema));
  // As written: a member without a value is none, and a date is a text.
  if (validate(JSON.parse(JSON.stringify(answer)))) return;
  const champs = (validate.errors ?? []).map((problem) => champOf('answer', problem));
  throw new Error(`${method} ${path} answers beside its contract: ${JSON.stringify(champs)}`);
}

type Problem = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params' | 'message'>;

/** Where it is wrong, and how. */
export function champOf(
  context: string | undefined,
  { instancePath, keyword, params, message }: Problem,
) {
  const chemin = [context, ...instancePath.split('/').slice(1)];
  const inconnu: unknown = params['additionalProperty'];
  return typeof inconnu === 'string'
    ? { champ: [...chemin, inconnu].join('.'), raison: 'unknown field' }
    : { champ: chemin.join('.'), raison: message ?? keyword };
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
