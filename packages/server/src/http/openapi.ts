/** The API described: /api/openapi.json for machines, /api/docs for people. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { enseigne } from '@comptoir/contract/enseigne.ts';
import { renderApiDocs, type OpenApiDocument } from './api-docs.ts';

export async function registerOpenApi(app: FastifyInstance, url: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${enseigne.nom} API`,
        version: '1',
        description:
          'Every call carries a bearer obtained from GET /api/session. Answers that are not ok have the body {code, message, data}.',
      },
      servers: [{ url }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
      security: [{ bearer: [] }],
    },
  });
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
