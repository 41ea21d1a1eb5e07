/** A client of the API against a server of the test, and calls to try it with. */
import Type from 'typebox';
import { defineCall } from '@comptoir/contract/http/call.ts';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import type { HttpFailure } from './http-answer.ts';
import { createHttpClient } from './http-request.ts';
import { sendJson, startTestServer, type Handler, type TestServer } from './test-server.ts';

export const lireArticle = defineCall({
  method: 'GET',
  path: '/api/articles/{id}',
  acces: 'tous',
  summary: 'An article.',
  params: Type.Object({ id: Type.String() }),
  query: Type.Object({
    page: Type.Optional(Type.Integer()),
    marque: Type.Optional(Type.Array(Type.String())),
  }),
  answer: Type.Object({ libelle: Type.String() }),
});
export const ajouter = defineCall({
  method: 'PUT',
  path: '/api/panier/articles',
  acces: 'tous',
  summary: 'Adds articles.',
  journal: false,
  body: Type.Array(Type.Object({ articleId: Type.Integer(), quantite: Type.Integer() })),
});
export const signer = defineCall({
  method: 'POST',
  path: '/api/session',
  acces: 'tous',
  summary: 'Signs in.',
  journal: false,
  answer: Type.Object({ sessionCourante: Type.Object({}) }),
});
export const rechercher = defineCall({
  method: 'GET',
  path: '/api/recherche',
  acces: 'tous',
  summary: 'Articles for anyone, with the prices of who asks.',
  credential: 'optional',
  answer: Type.Object({ libelle: Type.String() }),
});
export const compter = defineCall({
  method: 'HEAD',
  path: '/api/panier',
  acces: 'tous',
  summary: 'Counts articles.',
});
export const exporter = defineCall({
  method: 'GET',
  path: '/api/panier/export',
  acces: 'tous',
  summary: 'A file.',
});

let server: TestServer | undefined;

/** After each test: what it started ends with it. */
export const stop = () => server?.close();

/** A server that hands out b1, b2, … and accepts the newest bearer only. */
export async function start(handlers: Record<string, Handler> = {}, lifetimeMs = 600_000) {
  let bearers = 0;
  const unauthorized: HttpFailure[] = [];
  const received: Message[][] = [];
  const guarded = Object.entries(handlers).map(([line, handler]): [string, Handler] => [
    line,
    (asked, response) => {
      if (asked.headers.authorization === `Bearer b${bearers}`) return handler(asked, response);
      const body = { code: 'non-authentifie', message: 'no such bearer', data: {} };
      sendJson(response, 401, body);
    },
  ]);
  const running = await startTestServer({
    'GET /api/session': (_, response) => {
      bearers += 1;
      const expires_at = new Date(Date.now() + lifetimeMs).toISOString();
      const token = { access_token: `b${bearers}`, expires_at };
      sendJson(response, 200, {
        isAuthenticated: false,
        token,
        sessionCourante: { consultation: false },
      });
    },
    ...Object.fromEntries(guarded),
  });
  server = running;
  const visitor = { known: false, signedIn: false, isOther: (_bearer: string) => false };
  let messagesCame = () => {};
  const messagesArrived = new Promise<void>((resolve) => (messagesCame = resolve));
  const client = createHttpClient({
    origin: running.origin,
    onUnauthorized: (failure) => void unauthorized.push(failure),
    onMessages: (messages) => {
      received.push(messages);
      messagesCame();
    },
    isKnown: () => visitor.known,
    isSignedIn: () => visitor.signedIn,
    isOther: ({ token }) => visitor.isOther(token.access_token),
  });
  const revoke = () => void (bearers += 1);
  return { ...client, visitor, server: running, unauthorized, received, messagesArrived, revoke };
}

export const ok: Handler = (_, response) => sendJson(response, 200, { libelle: 'Vis à bois 🔩' });
export const empty: Handler = (_, response) => void response.writeHead(204).end();
