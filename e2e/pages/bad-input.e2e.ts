/** What people and machines send that they should not: always a clear refusal, never a fault. */
import { connect } from 'node:net';
import { LOCALES, withLocale } from '@comptoir/contract/words/locales.ts';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import SANS_CLIENT from '@comptoir/contract/messages/fr/mon-compte.json' with { type: 'json' };
import { MOREL } from '../harness/connexion.ts';
import { pathFinder } from '../harness/routes.ts';
import { newBuyer, newDelegue, type Visitor } from '../harness/visitors.ts';

const base = inject('shopUrl');
const pathOf = await pathFinder(base);

function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(base + path, { redirect: 'manual', ...options });
}

/** Writes bytes as they are: fetch would mend or refuse them. */
function raw(text: string): Promise<string> {
  const { port, hostname } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });
}

async function expectRefusal(answer: Response, status: number, code: string): Promise<void> {
  expect(answer.status).toBe(status);
  const body = (await answer.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ code });
  expect(Object.keys(body).toSorted()).toEqual(['code', 'data', 'message']);
}

async function openSession() {
  const answer = await ask('/api/session');
  const { token } = (await answer.json()) as { token: { access_token: string } };
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return { cookie, bearer: `Bearer ${token.access_token}` };
}

describe('paths', () => {
  it.each(LOCALES)('an unknown path is a page with status 404, in %s', async (locale) => {
    const answer = await ask(withLocale(locale, '/ce-chemin/n-existe-pas'));
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toMatch(/<h1[\s>]/);
  });

  it.each([
    '/xx',
    '/xx/panier',
    '/c/visserie/abc',
    '/c/visserie/0x1f',
    '/c/visserie/-1',
    '/c/visserie/1e3',
    '/c/visserie/99999999999999999999',
    '/c/visserie',
    '/fp/vis/12-',
    '/fp/vis/12-34x',
    '/fp/vis/12-34/autre',
    '/univers-metier-plombier',
    '/univers-metier--7',
    '/magasins-comptoir-en-france/Pays_de_la_Loire',
    '/magasins-autre-en-france',
    '/mon-compte/inconnu',
    '/panier/inconnu',
    '/tunnel/livraison/inconnu',
    '/_atelier/inconnu',
    '/.env',
    '/wp-admin/setup.php',
  ])('%s does not exist', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it.each([
    ['a lone percent sign', '/%'],
    ['a cut sequence', '/%E0%A4%A'],
    ['a zero byte', '/c/%00/12'],
    ['a zero byte in its query', '/commande-succes?key=%00'],
    ['a zero byte in the query of a public page', '/recherche?texte=%00'],
    ['a line break', '/c/a%0d%0ab/12'],
    ['nine thousand letters', `/c/${'a'.repeat(9000)}/12`],
  ])('a path with %s is refused', async (_, path) => {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
    expect(answer.split('\r\n', 1)[0]).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('a query that makes no sense is ignored', async () => {
    const query = '?page=zz&page=-1&__proto__=x&constructor=y&%E0%A4%A=1&utm_source=mail';
    expect((await ask(`/recherche${query}`)).status).toBe(200);
  });

  it('an address with the default language goes to the one without', async () => {
    const answer = await ask('/fr/panier?x=1');
    expect([301, 308]).toContain(answer.status);
    expect(new URL(answer.headers.get('location') ?? '', base).href).toBe(`${base}/panier?x=1`);
  });

  it('no path makes the server fault', async () => {
    const segment = fc.oneof(
      fc.constantFrom('c', 'fp', 'en', 'es', 'mon-compte', 'api', 'panier', 'assets', '..', ''),
      fc.webSegment(),
      fc.string({ maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(segment, { maxLength: 5 }), async (segments) => {
        const { status } = await ask(`/${segments.join('/')}`);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the catalogue', () => {
  async function expectPage(path: string, status: number): Promise<string> {
    const answer = await ask(path);
    expect(answer.status, path).toBe(status);
    const html = await answer.text();
    expect(html, path).toMatch(/<h1[\s>]/);
    // A way out of it.
    expect(html, path).toMatch(/<main[\s\S]*<a [^>]*href="\/[\s\S]*<\/main>/);
    return html;
  }

  it.each([
    '/c/x/999999999',
    '/c/x/0',
    '/sg/x/2147483648',
    '/fp/x/999999999-1',
    '/fp/x/0-0',
    '/fp/x/999999999-1/avis',
    '/fp/x/2147483648-1',
    '/fp/x/2147483648-1/avis',
    '/fp/x/1-2147483648',
    '/marques/x/999999999',
    '/offres/x/999999999',
    '/promos/x/999999999',
    '/univers-metier-x-999999999',
    '/services-rapido/x/999999999',
  ])('%s does not exist, and its page helps', async (path) => {
    const html = await expectPage(path, 404);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('an article that is not of the product leads to one that is', async () => {
    const sheet = pathOf('fiche-produit');
    const answer = await ask(sheet.replace(/-\d+$/, '-999999999'));
    expect(answer.status).toBe(301);
    expect((await ask(answer.headers.get('location') ?? '')).status).toBe(200);
  });

  it.each(['0', '-1', 'abc', '1.5', '', '1e3', '99999999999999999999'])(
    'page %j of a list leads to the list',
    async (page) => {
      const list = pathOf('sous-famille');
      const answer = await ask(`${list}?page=${page}&tri=prix`);
      expect(answer.status).toBe(302);
      expect(new URL(answer.headers.get('location') ?? '', base).href).toBe(
        `${base}${list}?tri=prix`,
      );
    },
  );

  it('a page beyond the last does not exist, and says so', async () => {
    await expectPage(`${pathOf('sous-famille')}?page=99999`, 404);
  });

  it.each([
    'f.inconnu=4',
    'f.diametre=rouge',
    'f.diametre=120..30',
    'f.=1&f..=2&f.__proto__=3',
    'prix=zz',
    'prix=40..10',
    'prix=-5..',
    'marque=x,y',
    'marque=999999999',
    'note=9',
    'tri=alphabet',
    'vue=carte',
    'parPage=100000',
    'enStock=lune',
    'marque=1&marque=2',
  ])('a list with %s still is a list', async (query) => {
    await expectPage(`${pathOf('sous-famille')}?${query}`, 200);
  });

  it('ten thousand letters of filters are no reason to fail', async () => {
    const list = pathOf('sous-famille');
    const filters = Array.from({ length: 500 }, (_, n) => `f.filtre-${n}=valeur-${n}`).join('&');
    await expectPage(`${list}?${filters.slice(0, 10_000)}`, 200);
    await expectPage(`${list}?f.diametre=${'4,'.repeat(5000)}4`, 200);
  });
});

describe('pages of an account', () => {
  const ask = async (who: Promise<Visitor>, path: string) => {
    const { cookie } = await who;
    return fetch(base + path, { redirect: 'manual', headers: { cookie } });
  };

  it.each([
    ['/mon-compte/commandes?auteurId=2147483648', 200],
    ['/mon-compte/commandes?du=2025-02-30&au=9999-99-99', 200],
    ['/mon-compte/devis?du=0000-01-01', 200],
    ['/mon-compte/commandes/x%20y', 404],
    ['/commande-succes?key=x%20y', 404],
    ['/devis-succes?key=x%20y', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await ask(newBuyer(MOREL), path)).status).toBe(status);
  });

  it.each(['/commande-succes?key=abc', '/devis-succes?key=abc', '/commande-succes'])(
    'a delegate who acts for nobody is asked for whom at %s',
    async (path) => {
      const answer = await ask(newDelegue('DK07'), path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(SANS_CLIENT.sansClient.chercher);
    },
  );
});

describe('calls', () => {
  const json = { 'content-type': 'application/json' };

  it('an unknown call is refused', async () => {
    await expectRefusal(await ask('/api/inconnu'), 404, 'introuvable');
  });

  // Anyone may ask it, with a body.
  const LOT = '/api/articles/batch-references';

  it('a body that is not JSON is refused', async () => {
    const answer = await ask(LOT, { method: 'POST', headers: json, body: '{"a":' });
    await expectRefusal(answer, 400, 'requete-invalide');
  });

  it('a body over the limit is refused', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(2 * 1024 * 1024) });
    const answer = await ask(LOT, { method: 'POST', headers: json, body });
    await expectRefusal(answer, 413, 'corps-trop-grand');
  });

  it('a kind of body nobody reads is refused', async () => {
    const headers = { 'content-type': 'application/x-unknown' };
    const answer = await ask(LOT, { method: 'POST', headers, body: 'a' });
    await expectRefusal(answer, 415, 'type-non-pris-en-charge');
  });

  it('a method a call does not have is refused, with those it has', async () => {
    const answer = await ask('/api/session', { method: 'PUT' });
    expect(answer.headers.get('allow')).toContain('GET');
    await expectRefusal(answer, 405, 'methode-non-permise');
  });

  it('a method HTTP does not have is refused', async () => {
    const request = 'FOO / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n';
    expect(await raw(request)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s on a page is refused', async (method) => {
    const { status } = await ask('/panier', { method });
    expect([404, 405]).toContain(status);
  });

  it('a parameter of the wrong kind is refused', async () => {
    const { bearer } = await openSession();
    const answer = await ask('/api/messages/abc', {
      method: 'DELETE',
      headers: { authorization: bearer },
    });
    await expectRefusal(answer, 400, 'requete-invalide');
  });
});

describe('cookies and tokens', () => {
  it.each([
    'comptoir_session=garbage',
    'comptoir_session=%E0%A4%A',
    'comptoir_session=""; comptoir_session=2',
    'i18next=xx',
    ';;;=;',
  ])('a page is shown whatever the cookie: %s', async (cookie) => {
    expect((await ask('/panier', { headers: { cookie } })).status).toBe(200);
  });

  it('a cookie that is no session gives a new one', async () => {
    const cookie = 'comptoir_session=garbage';
    const answer = await ask('/api/session', { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^comptoir_session=.*HttpOnly/i);
  });

  it.each(['', 'Bearer', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic dXNlcjpwYXNz'])(
    'a call with the credential “%s” is refused',
    async (authorization) => {
      const answer = await ask('/api/messages', { headers: { authorization } });
      await expectRefusal(answer, 401, 'non-authentifie');
    },
  );

  it('the cookie alone does not authorise a call', async () => {
    const { cookie } = await openSession();
    await expectRefusal(
      await ask('/api/messages', { headers: { cookie } }),
      401,
      'non-authentifie',
    );
  });

  it('a session survives the bad requests made with it', async () => {
    const { cookie, bearer } = await openSession();
    await ask('/api/messages', { headers: { cookie, authorization: 'Bearer wrong' } });
    await ask('/api/session', { method: 'POST', headers: { cookie }, body: '{' });
    await ask('/c/visserie/abc', { headers: { cookie } });
    const known = await ask('/api/session', { headers: { cookie } });
    expect(known.headers.getSetCookie()).toEqual([]);
    const messages = await ask('/api/messages', { headers: { authorization: bearer } });
    expect(messages.status).toBe(200);
  });
});

describe('addresses to return to', () => {
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'the sign-in page never leads to %s',
    async (target) => {
      const answer = await ask(`/connexion?redirect_url=${encodeURIComponent(target)}`);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      const links = [...html.matchAll(/(?:href|action|content)="([^"]*)"/g)].map(
        (found) => found[1],
      );
      expect(links.filter((link) => link?.startsWith(target))).toEqual([]);
    },
  );
});
