/** The API described: /api/openapi.json for machines, /api/docs for people. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { ANSWER_HEADERS, type CallShape } from '@comptoir/contract/http/call.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { renderApiDocs, type OpenApiDocument } from './api-docs.ts';

const DESCRIPTION = `Calls carry a bearer obtained from GET /api/session; those that say so may do without. Answers that are not ok have the body {code, message, data}. Fields and parameters that a write does not name are refused.`;

export async function registerOpenApi(app: FastifyInstance, url: string): Promise<void> {
  await app.register(swagger, {
    exposeHeadRoutes: true,
    transform: ({ schema, url: path, route }) => ({
      schema: route.config?.call ? described(schema as RouteSchema, route.config.call) : schema,
      url: path,
    }),
    openapi: {
      openapi: '3.1.0',
      info: { title: `${enseigne.nom} API`, version: '1', description: DESCRIPTION },
      servers: [{ url }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'comptoir_session' },
        },
      },
    },
  });
}

type Credential = NonNullable<CallShape['credential']>;
type RouteSchema = FastifySchema & { response: Record<string, object> };

/** What may authorise a call; an empty one: nothing has to. */
const SECURITY: Record<Credential, Record<string, string[]>[]> = {
  bearer: [{ bearer: [] }],
  optional: [{}, { bearer: [] }],
  public: [],
  cookie: [{}, { cookie: [] }],
};

const REQUEST_ID = { 'X-Request-Id': text('Of this answer, for who looks for it in the logs.') };
const MESSAGES = {
  'X-Messages': text('True while messages wait for who asks: GET /api/messages tells them.'),
  'X-Messages-Etat': text('Beside X-Messages: another text whenever they are other messages.'),
};

/** A call with its security and its headers, which routes know otherwise than by their schema. */
function described(schema: RouteSchema, call: CallShape): FastifySchema {
  const { credential = 'bearer', requestHeaders = {}, answerHeaders = [] } = call;
  const told = {
    ...REQUEST_ID,
    ...((credential === 'bearer' || credential === 'optional') && MESSAGES),
    ...Object.fromEntries(answerHeaders.map((name) => [name, text(ANSWER_HEADERS[name])])),
  };
  const asked = Object.entries(requestHeaders);
  const response = Object.entries(schema.response).map(([status, body]) => [
    status,
    { ...body, headers: Number(status) < 300 ? told : REQUEST_ID },
  ]);
  return {
    ...schema,
    security: SECURITY[credential],
    response: Object.fromEntries(response) as object,
    ...(asked.length > 0 && {
      headers: {
        type: 'object',
        properties: Object.fromEntries(asked.map(([name]) => [name, { type: 'string' }])),
        required: asked.filter(([, need]) => need === 'required').map(([name]) => name),
      },
    }),
  };
}

function text(description: string) {
  return { type: 'string', description };
}

export function openApiRoutes(app: FastifyInstance): void {
  const options = { schema: { hide: true } };
  app.get('/api/openapi.json', options, () => app.swagger());
  app.get('/api/docs', options, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(renderApiDocs(app.swagger() as OpenApiDocument)),
  );
  app.get('/api/docs.css', options, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(API_DOCS_CSS),
  );
}

const API_DOCS_CSS = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid; }
summary { cursor: pointer; padding: .5rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
summary code { font-weight: 650; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 650; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; }
pre { overflow: auto; padding: .75rem; background: color-mix(in srgb, currentColor 7%, transparent); }
`;
