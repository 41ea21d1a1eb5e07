/**
 * Registers the calls of the contract: each becomes a Fastify route, and can also be run in
 * process for the page being rendered.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  GENERAL_REFUSALS,
  type CallAnswer,
  type CallInput,
  type CallShape,
} from '@comptoir/contract/http/call.ts';
import { ERREURS, isRefus, refus, type CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { ownBytes } from '@comptoir/contract/own-bytes.ts';
import * as Type from 'typebox';
import type { Demande } from './acteur.ts';
import { CorpsErreur } from './answer-writers.ts';
import { keepCorpsBrut } from './corps-brut.ts';
import { completeEtag, isNotModified } from './etag.ts';
import { MAX_CORPS, maxCorpsOf } from './limites/max-corps.ts';
import { verifierAcces } from './permission.ts';
import { demandeOf } from './session-hook.ts';
import { limitAlentours, MAX_CORPS_TELEVERSE } from './televersement.ts';
import { stripperOf } from './strip-answer.ts';
import { createInputCheck, verifierReponse } from './validation.ts';

export type CallHandler<T extends CallShape> = (
  demande: Demande,
  input: CallInput<T>,
  http?: { request: FastifyRequest; reply: FastifyReply },
) => Promise<CallAnswer<T>>;

/** How members of an answer are written as JSON, where something faster than the schema is known. */
export type AnswerWriters<T extends CallShape> =
  | { [K in keyof CallAnswer<T>]?: (member: CallAnswer<T>[K]) => string | Buffer }
  /** As it is: the handler answers nothing that the schema does not name. */
  | 'whole'
  /** The same, and an object that is answered again is not written again. */
  | 'kept';

export interface Calls {
  handle<T extends CallShape>(call: T, handler: CallHandler<T>, writers?: AnswerWriters<T>): void;
  /** Runs a call without HTTP, for the same person, with the same schemas and refusals. */
  run<T extends CallShape>(call: T, demande: Demande, input: CallInput<T>): Promise<CallAnswer<T>>;
  /** Methods known for a path, to answer 405 rather than 404. */
  methodsFor(path: string): string[];
}

// One object each, for all calls: what is compiled is known by its object.
const RIEN = Type.Null();
const SANS_PARAMETRES = Type.Object({});

interface InProcess {
  handler: CallHandler<CallShape>;
  check: ReturnType<typeof createInputCheck>;
  strip: (answer: unknown) => unknown;
}

export interface CallsOptions {
  /** Tests hold answers that no serialiser filters against their schemas. */
  isAnswerChecked?: boolean;
}

export function createCalls(
  app: FastifyInstance,
  { isAnswerChecked = false }: CallsOptions = {},
): Calls {
  // By method and path, not by object: the page bundle carries its own copy of the contract.
  const handlers = new Map<string, InProcess>();
  const patterns: { method: string; expression: RegExp }[] = [];

  return {
    handle(call, handler, writers) {
      const key = `${call.method} ${call.path}`;
      if (handlers.has(key)) throw new Error(`${key} is handled twice`);
      handlers.set(key, {
        handler: handler as unknown as CallHandler<CallShape>,
        check: createInputCheck(call),
        strip: stripOf(call, writers),
      });
      patterns.push({
        method: call.method,
        expression: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`),
      });
      const write =
        writers === 'whole'
          ? JSON.stringify
          : writers === 'kept'
            ? createKeptWriter()
            : writers && createWriter(call, writers as MemberWriters);
      app.route({
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, ':$1'),
        exposeHeadRoute: false,
        schema: schemaOf(call),
        config: {
          call,
          credential: call.credential ?? 'bearer',
          besoin: call,
          ...(call.sansDonnees && { sansDonnees: call.sansDonnees }),
          ...(call.televersement && { televersement: true }),
        },
        ...(call.corpsBrut && { preParsing: keepCorpsBrut }),
        ...(call.televersement && { preParsing: limitAlentours }),
        bodyLimit: bodyLimitOf(call),
        handler: async (request, reply) => {
          const { params, query, body } = request;
          if (!isCorpsAttendu(call)) refuserCorps(body);
          // A body that may be null may as well be left out.
          const corps = call.body ? (body ?? null) : body;
          const input = { params, query, body: corps } as CallInput<typeof call>;
          const answer = await listed(call, handler(demandeOf(request), input, { request, reply }));
          if (isAnswerChecked && writers) verifierReponse(call, answer);
          if (call.answer === undefined) return reply.code(204).send();
          if (!write) return answer;
          const written = write(answer);
          completeEtag(reply, written);
          if (isNotModified(request, reply)) return reply.code(304).send();
          return reply.type('application/json; charset=utf-8').send(written);
        },
      });
    },
    async run(call, demande, input) {
      const known = handlers.get(`${call.method} ${call.path}`);
      if (!known) throw new Error(`${call.method} ${call.path} is not handled`);
      verifierAcces(demande.acteur, call);
      const handled = known.handler(demande, known.check(input) as CallInput<CallShape>);
      return known.strip(await listed(call, handled)) as CallAnswer<typeof call>;
    },
    methodsFor: (path) =>
      patterns
        .filter(({ expression }) => expression.test(path))
        .map(({ method }) => method)
        .sort(),
  };
}

/** What HTTP writes whole is handed to a page whole: tests see to it that its schema names it all. */
function stripOf(call: CallShape, writers: unknown): (answer: unknown) => unknown {
  return writers || !call.answer ? (answer) => answer : stripperOf(call.answer);
}

/** One whose bytes are signed is limited where they are kept; see corps-brut.ts. */
function bodyLimitOf({ body, televersement, corpsBrut }: CallShape): number {
  if (televersement) return MAX_CORPS_TELEVERSE;
  return corpsBrut ? MAX_CORPS : maxCorpsOf(body);
}

function isCorpsAttendu(call: CallShape): boolean {
  return Boolean(call.body ?? call.televersement ?? call.corpsBrut);
}

/** What a call without a body would leave out; clients that always send an empty one lose nothing. */
function refuserCorps(body: unknown): void {
  if (body === undefined || body === null || body === '') return;
  if (typeof body === 'object' && Object.keys(body).length === 0) return;
  throw refus('requete-invalide', { champs: [{ champ: 'body', raison: 'no body is taken' }] });
}

/** As bytes: a text would be encoded each time. */
function createKeptWriter(): (answer: unknown) => string | Buffer {
  const written = new WeakMap<object, Buffer>();
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer);
    let bytes = written.get(answer);
    if (!bytes) {
      bytes = Buffer.from(ownBytes(JSON.stringify(answer)).buffer);
      written.set(answer, bytes);
    }
    return bytes;
  };
}

type MemberWriters = Readonly<Record<string, ((member: unknown) => string | Buffer) | undefined>>;

/** Members that the schema does not name are left out, as the serialiser of a schema does. */
function createWriter(call: CallShape, writers: MemberWriters): (answer: unknown) => Buffer {
  const members = Object.keys((call.answer as Type.TObject).properties);
  return (answer) => {
    const values = answer as Readonly<Record<string, unknown>>;
    const parts: Buffer[] = [];
    let text = '{';
    for (const [n, name] of members.entries()) {
      text += `${n === 0 ? '' : ','}"${name}":`;
      const written = (writers[name] ?? JSON.stringify)(values[name]);
      if (typeof written === 'string') {
        text += written;
        continue;
      }
      parts.push(Buffer.from(text), written);
      text = '';
    }
    parts.push(Buffer.from(`${text}}`));
    return Buffer.concat(parts);
  };
}

function refusalsOf(call: CallShape): readonly CodeErreur[] {
  return [...GENERAL_REFUSALS, ...(call.refusals ?? [])];
}

/** A refusal that the contract does not announce is a fault of ours: callers cannot know it. */
async function listed<T>(call: CallShape, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isRefus(error) || refusalsOf(call).includes(error.code)) throw error;
    throw new Error(`${call.method} ${call.path} does not list its refusal ${error.code}`, {
      cause: error,
    });
  }
}

function schemaOf(call: CallShape) {
  const refusals = refusalsOf(call);
  const response: Record<string, unknown> =
    call.answer === undefined ? { 204: RIEN } : { 200: call.answer };
  for (const code of refusals) {
    const status = ERREURS[code];
    const known = refusals.filter((other) => ERREURS[other] === status);
    response[status] = { ...CorpsErreur, description: known.join(', ') };
  }
  return {
    summary: call.summary,
    tags: [call.path.split('/')[2] ?? 'api'],
    ...(call.params && { params: call.params }),
    ...querystringOf(call),
    ...(call.body && { body: call.body }),
    response,
  };
}

/** A write without parameters takes none; see validation.ts. */
function querystringOf({ query, method, corpsBrut }: CallShape) {
  if (query) return { querystring: query };
  const isLu = method === 'GET' || method === 'HEAD';
  return isLu || corpsBrut ? {} : { querystring: SANS_PARAMETRES };
}
