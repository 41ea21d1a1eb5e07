import { afterEach, expect, test } from 'vitest';
import { encodeBase64 } from '@comptoir/contract/http/base64.ts';
import { lireMessages, type Message } from '@comptoir/contract/messages/messages.contract.ts';
import { lireArticle, ok, signer, start, stop } from './http-client.epreuves.ts';
import { sendJson, type Handler } from './test-server.ts';

afterEach(stop);

const messages: Message[] = [{ id: 1, niveau: 'info', libelle: 'Export prêt : « été » 🔩' }];
const announced: Handler = (_, response) =>
  sendJson(response, 200, { libelle: 'x' }, { 'X-Messages': 'True' });

test('when a response carries X-Messages True, the list of messages is fetched, once for several', async () => {
  const { httpRequest, server, received, messagesArrived } = await start({
    'GET /api/articles/7': announced,
    'GET /api/messages': (_, response) =>
      sendJson(
        response,
        200,
        { messages: encodeBase64(JSON.stringify(messages)) },
        { 'X-Messages': 'True' },
      ),
  });
  const input = { params: { id: '7' }, query: {} };
  await Promise.all(
    Array.from({ length: 5 }, () => httpRequest(lireArticle, input, { locale: 'en' })),
  );
  await messagesArrived;
  expect(received).toEqual([messages]);
  expect(server.count('GET /api/messages')).toBe(1);
  const { headers } = server.asked.find(({ url }) => url === '/api/messages') ?? {};
  expect(headers).toMatchObject({ authorization: 'Bearer b1', 'accept-language': 'en' });
  await httpRequest(lireArticle, input);
  await expect.poll(() => received.length).toBe(2);
});

test('signing in ends the bearer it was done with: messages it announces are read with the next', async () => {
  const { httpRequest, server, unauthorized, received, messagesArrived } = await start({
    'POST /api/session': (_, response) =>
      sendJson(response, 200, { sessionCourante: {} }, { 'X-Messages': 'True' }),
    'GET /api/articles/7': announced,
    'GET /api/messages': (_, response) =>
      sendJson(response, 200, { messages: encodeBase64(JSON.stringify(messages)) }),
  });
  await httpRequest(signer, {});
  expect(server.count('GET /api/messages')).toBe(0);
  await httpRequest(lireArticle, { params: { id: '7' }, query: {} });
  await messagesArrived;
  expect(received).toEqual([messages]);
  const lus = server.asked.filter(({ url }) => url === '/api/messages');
  expect(lus.map(({ headers }) => headers.authorization)).toEqual(['Bearer b2']);
  expect(unauthorized).toEqual([]);
});

test('reading the messages does not announce them again', async () => {
  const { httpRequest, server, received } = await start({
    'GET /api/messages': (_, response) =>
      sendJson(response, 200, { messages: encodeBase64('[]') }, { 'X-Messages': 'True' }),
    'GET /api/articles/7': ok,
  });
  await httpRequest(lireMessages, {});
  await httpRequest(lireArticle, { params: { id: '7' }, query: {} });
  expect(server.count('GET /api/messages')).toBe(1);
  // The second answer announces none.
  expect(received).toEqual([[]]);
});

test('messages already read are not read again, others are, and none are shown once none wait', async () => {
  let etat: string | undefined = '1-7';
  const entetes = (): Record<string, string> =>
    etat ? { 'X-Messages': 'True', 'X-Messages-Etat': etat } : {};
  const { httpRequest, server, received } = await start({
    'GET /api/articles/7': (_, response) => sendJson(response, 200, {}, entetes()),
    'GET /api/messages': (_, response) =>
      sendJson(response, 200, { messages: encodeBase64(JSON.stringify(messages)) }, entetes()),
  });
  const read = () => httpRequest(lireArticle, { params: { id: '7' }, query: {} });
  await read();
  await expect.poll(() => received.length).toBe(1);
  await read();
  await read();
  expect(server.count('GET /api/messages')).toBe(1);
  etat = '2-8';
  await read();
  await expect.poll(() => received.length).toBe(2);
  etat = undefined;
  await read();
  await read();
  expect(received).toEqual([messages, messages, []]);
});
