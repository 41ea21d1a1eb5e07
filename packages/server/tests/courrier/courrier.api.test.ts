import cookie from '@fastify/cookie';
import { isRefus } from '@comptoir/contract/http/erreurs.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courrierRoutes } from '../../src/courrier/courrier.routes.ts';
import { createMailer } from '../../src/courrier/mailer.ts';
import { createDatabase } from '../database.ts';
import type { TestDatabase } from '../database.ts';

describe('/_courrier', () => {
  let base: TestDatabase;
  let url: string;
  const app = Fastify();

  beforeAll(async () => {
    base = await createDatabase();
    await app.register(cookie);
    app.setErrorHandler((error, _request, reply) =>
      isRefus(error) ? reply.code(error.status).send() : reply.code(500).send(),
    );
    courrierRoutes(app, { pool: base.pool });
    url = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await base.drop();
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers });
  const keep = (change: { sujet: string; html?: string; texte?: string }) =>
    createMailer({ pool: base.pool, from: 'Comptoir <boutique@comptoir.test>' }).send({
      a: 'claire@menuiserie-morel.test',
      texte: 'Bonjour',
      langue: 'fr',
      identifiant: change.sujet,
      ...change,
    });

  it('says in three languages that there is no mail yet', async () => {
    expect(await (await get('/_courrier')).text()).toContain('Aucun courrier');
    expect(await (await get('/_courrier?langue=en')).text()).toContain('No mail yet');
    const spanish = await get('/_courrier', { cookie: 'i18next=es' });
    expect(await spanish.text()).toContain('Todavía no hay correo');
  });

  it('lists the mails kept and shows each: text, HTML, headers', async () => {
    await keep({
      sujet: 'Activez votre compte',
      texte: 'Ouvrez https://comptoir.test/activation-de-compte?jeton=a&b.',
      html: '<p>Ouvrez le lien</p>',
    });
    const list = await (await get('/_courrier')).text();
    const [, path = ''] = /href="(\/_courrier\/\d+)\?/.exec(list) ?? [];
    expect(list).toContain('Activez votre compte');
    const shown = await (await get(path)).text();
    expect(shown).toContain('<a href="https://comptoir.test/activation-de-compte?jeton=a&amp;b">');
    expect(shown).toContain('Message-ID');
    expect(shown).toContain(`src="${path}/html"`);
    expect(await (await get(`${path}/html`)).text()).toContain('<p>Ouvrez le lien</p>');
  });

  it('shows hostile words as words and runs nothing of a hostile mail', async () => {
    const hostile = '<script>alert(1)</script>';
    await keep({ sujet: hostile, texte: hostile, html: hostile });
    const list = await get('/_courrier');
    const text = await list.text();
    expect(text).not.toContain(hostile);
    expect(list.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
    const [, path = ''] = /href="(\/_courrier\/\d+)\?/.exec(text) ?? [];
    expect(await (await get(path)).text()).not.toContain(hostile);
    const html = await get(`${path}/html`);
    const csp = html.headers.get('content-security-policy') ?? '';
    expect(csp).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
    expect(csp).not.toContain('script-src');
    expect(html.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it.each(['0', '-1', '999999', '1e3', 'abc', '99999999999999999999', '%07', '1%20or%201=1'])(
    'answers 404 for the mail %s',
    async (id) => {
      expect((await get(`/_courrier/${id}`)).status).toBe(404);
      expect((await get(`/_courrier/${id}/html`)).status).toBe(404);
    },
  );

  it('answers 404 for the HTML of a mail that has only text', async () => {
    await keep({ sujet: 'texte seul' });
    const [, path = ''] =
      /href="(\/_courrier\/\d+)\?[^>]*>texte seul/.exec(await (await get('/_courrier')).text()) ??
      [];
    expect((await get(path)).status).toBe(200);
    expect((await get(`${path}/html`)).status).toBe(404);
  });
});
