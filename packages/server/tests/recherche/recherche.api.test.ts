import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RechercheReponse } from '@comptoir/contract/recherche/recherche.contract.ts';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { sql } from '../../src/db/sql.ts';
import { transaction } from '../../src/db/transaction.ts';
import { createLog } from '../../src/http/log.ts';
import { createListingIndex } from '../../src/recherche/index/listing-index.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor } from '../visitors.ts';
import { buildGolden } from '../articles/golden.ts';
import { createDatabase } from '../database.ts';

describe('GET /api/recherche', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({}, { index: true, demo: true });
  }, 60_000);
  afterAll(() => api.close());

  async function read(answer: Promise<Response>): Promise<RechercheReponse> {
    const response = await answer;
    expect(response.status).toBe(200);
    return (await response.json()) as RechercheReponse;
  }
  const search = (query: string, headers: Record<string, string> = {}) =>
    read(fetch(`${api.url}/api/recherche${query}`, { headers }));
  const facette = ({ facettes }: RechercheReponse, code: string) =>
    facettes.find((une) => une.code === code);

  it('answers a page of 48 articles as they are sold, with their products and columns', async () => {
    const listing = await search('');
    const { id: noeud, nombre } = await api.pool.one<{ id: number; nombre: number }>(sql`
      select n.id, count(*) as nombre
        from noeud n
        join noeud sous on sous.gauche between n.gauche and n.droite
        join produit p on p.noeud_id = sous.id
        join article a on a.produit_id = p.id and not a.retire
       where n.niveau = 1
       group by n.id order by 2 desc, 1 limit 1`);
    const part = await search(`?noeud=${noeud}&tri=gamme`);
    expect(part).toMatchObject({ total: nombre, totalSansFiltre: nombre, page: 1, parPage: 48 });
    expect(part.total).toBeLessThan(listing.total);
    expect(part.articles).toHaveLength(48);
    const produits = new Set(part.produits.map(({ id }) => id));
    const columns = new Set(part.attributs.map(({ code }) => code));
    for (const { produitId, attributs, tarif, retire } of part.articles) {
      expect(produits).toContain(produitId);
      expect([...columns]).toEqual(expect.arrayContaining(Object.keys(attributs)));
      expect(tarif).not.toBeNull();
      expect(retire).toBe(false);
    }
    for (const { accroche, nom, axes } of part.produits) {
      expect(accroche).toMatch(/^[^.]+\.$/);
      expect(nom).not.toBe('');
      expect([...columns]).toEqual(expect.arrayContaining(axes));
    }
  });

  it('tells facets in the language and prices in the currency of who asks', async () => {
    const fr = await search('?q=vis');
    const en = await search('?q=vis', { 'accept-language': 'en' });
    expect(facette(fr, 'diametre')?.libelle).toBe('Diamètre');
    expect(facette(en, 'diametre')?.libelle).toBe('Diameter');
    expect(facette(fr, 'prix')?.unite).toBe('EUR');
    expect(facette(en, 'prix')?.unite).toBe('GBP');
    expect(Number(facette(en, 'prix')?.plage?.max)).toBeLessThan(
      Number(facette(fr, 'prix')?.plage?.max),
    );
  });

  it('asks for an attribute only where most articles have it, or it is filtered on', async () => {
    const tout = await search('');
    expect(facette(tout, 'diametre')).toBeUndefined();
    expect(facette(tout, 'marque')).toBeDefined();
    expect(facette(await search('?f.diametre=4'), 'diametre')).toBeDefined();
  });

  it('filters on prices as they are shown, in the currency of the company', async () => {
    const { email } = await api.pool.one<{ email: string }>(sql`
      select u.email from utilisateur u join compte c on c.id = u.compte_id
       where c.devise = 'GBP' order by u.id limit 1`);
    const buyer = await newBuyer(api, email);
    const listing = await read(buyer.call('GET', '/api/recherche?prix=10..11&parPage=96'));
    expect(listing.articles.length).toBeGreaterThan(5);
    for (const { tarif } of listing.articles) {
      expect(tarif?.prixPublicHT.devise).toBe('GBP');
      expect(Number(tarif?.prixPublicHT.montant)).toBeGreaterThanOrEqual(10);
      expect(Number(tarif?.prixPublicHT.montant)).toBeLessThanOrEqual(11);
    }
  });

  it('lists what is in the store of who asks', async () => {
    const visitor = await newVisitor(api.url);
    const before = await read(visitor.call('GET', '/api/recherche'));
    expect(facette(before, 'enStock')?.valeurs.map(({ valeur }) => valeur)).toEqual(['livrable']);
    const { id: magasinId } = await api.pool.one<{ id: number }>(sql`
      select lieu_id as id from stock s join magasin m on m.id = s.lieu_id
       group by 1 order by count(*) desc, 1 limit 1`);
    await visitor.call('PUT', '/api/profil/magasin-reference', {
      body: JSON.stringify({ magasinId }),
      headers: { 'content-type': 'application/json' },
    });
    const inStore = await read(visitor.call('GET', '/api/recherche?enStock=magasin'));
    expect(inStore.total).toBe(facette(inStore, 'enStock')?.valeurs[0]?.nombre);
    for (const { disponibilite } of inStore.articles) {
      expect(disponibilite.magasin?.quantite).toBeGreaterThan(0);
    }
  });

  it('leaves out filters that mean nothing and says so', async () => {
    const { ignores, total } = await search('?f.inconnu=3&f.diametre=9..1&prix=30..20');
    expect(ignores).toEqual(['f.inconnu', 'f.diametre', 'prix']);
    expect(total).toBeGreaterThan(0);
  });

  it('answers an empty page beyond the last one', async () => {
    const { articles, produits, total } = await search('?page=99999');
    expect({ articles, produits }).toEqual({ articles: [], produits: [] });
    expect(total).toBeGreaterThan(0);
  });

  it.each([
    'noeud=abc',
    'noeud=0',
    'page=0',
    'page=1e9',
    'parPage=97',
    'tri=hasard',
    'enStock=oui',
    'prix=cher',
    'marque=1;drop',
    'note=6',
    'f.diametre=1&f.diametre=2',
  ])('refuses %s', async (query) => {
    const response = await fetch(`${api.url}/api/recherche?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'requete-invalide' });
  });
});

describe('a listing while the index is behind', () => {
  const config = readConfig({ LOG_LEVEL: 'silent', COMPTOIR_RATE_LIMIT: '0' });
  const log = createLog(config);

  it('is refused until the index is built, which /readyz tells', async () => {
    const { pool, drop } = await createDatabase();
    await buildGolden(pool);
    await transaction(pool, async (tx) => {
      await tx.execute(sql`lock table noeud in access exclusive mode`);
      const index = createListingIndex({ pool, log });
      const { http } = await createApp({ config, pool, log, index, pages: 'none' });
      await http.listen({ port: 0, host: '127.0.0.1' });
      const url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
      const ready = await fetch(`${url}/readyz`);
      expect(ready.status).toBe(503);
      expect(await ready.json()).toMatchObject({ checks: { database: true, index: false } });
      const listing = await fetch(`${url}/api/recherche`);
      expect(listing.status).toBe(503);
      expect(await listing.json()).toMatchObject({ code: 'service-indisponible' });
      // Gives the table back; the transaction goes on, empty.
      await tx.execute(sql`commit and chain`);
      await index.construit;
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect((await fetch(`${url}/api/recherche`)).status).toBe(200);
      await http.close();
      await index.close();
    });
    await drop();
  });

  it('leaves out what is no longer sold', async () => {
    const { pool, drop } = await createDatabase();
    const { vis, perceuse } = await buildGolden(pool);
    // Without a bus it never hears of the change.
    const index = createListingIndex({ pool, log });
    const { http } = await createApp({ config, pool, log, index, pages: 'none' });
    await index.construit;
    await pool.execute(sql`update article set retire = true where id = ${vis}`);
    const answer = await http.inject('/api/recherche');
    const { articles, total } = answer.json<RechercheReponse>();
    expect(articles.map(({ id }) => id)).toEqual([perceuse]);
    expect(total).toBe(2);
    await http.close();
    await index.close();
    await drop();
  });
});
