import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import {
  MAX_LIGNES_EXPORT,
  type exporterListing,
} from '@comptoir/contract/recherche/export.contract.ts';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { startApi, type TestApi } from '../api.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

type Reponse = CallAnswer<typeof exporterListing>;

describe('GET /api/recherche/export', () => {
  let api: TestApi;
  let morel: Visitor;
  beforeAll(async () => {
    api = await startApi({}, { index: true, demo: true });
    morel = await newBuyer(api, 'admin@menuiserie-morel.test');
  }, 60_000);
  afterAll(() => api.close());

  async function exporter(qui: Visitor, query: string): Promise<Reponse> {
    const answer = await qui.call('GET', `/api/recherche/export${query}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as Reponse;
  }
  async function lister(qui: Visitor, query: string): Promise<ArticleVendu[]> {
    const answer = await qui.call('GET', `/api/recherche${query}`);
    return ((await answer.json()) as { articles: ArticleVendu[] }).articles;
  }
  const rangees = ({ data }: Reponse) =>
    Buffer.from(data, 'base64')
      .toString('utf8')
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n')
      .map((ligne) => ligne.split(';'));
  const prixNets = (fichier: Reponse) => {
    const [tetes = [], ...lignes] = rangees(fichier);
    const rang = tetes.findIndex((tete) => tete.startsWith('Prix net HT'));
    return new Map(lignes.map((ligne) => [ligne[0], ligne[rang]]));
  };

  it('writes all pages of what the filters leave, in the order of the list', async () => {
    const question = '?q=vis&f.diametre=4,5&tri=reference';
    const articles = await lister(morel, `${question}&parPage=96`);
    const fichier = await exporter(morel, `${question}&format=csv`);
    const [tetes, ...lignes] = rangees(fichier);
    expect(tetes?.slice(0, 3)).toEqual(['Référence', 'Désignation', 'Marque']);
    expect(tetes).toContain('Diamètre (mm)');
    expect(lignes.map(([reference]) => reference)).toEqual(
      articles.map(({ reference }) => reference),
    );
    expect(fichier).toMatchObject({ lignes: articles.length, total: articles.length });
    expect(fichier.name).toMatch(/^articles-\d{4}-\d\d-\d\d\.csv$/);
  });

  it('tells each company its own prices, one after the other', async () => {
    const autre = await newBuyer(api, 'mairie@ville-de-clisson.test');
    const question = '?q=vis&format=csv';
    const [chezMorel, chezLautre] = [
      prixNets(await exporter(morel, question)),
      prixNets(await exporter(autre, question)),
    ];
    const vus = await lister(morel, '?q=vis&parPage=96');
    for (const { reference, tarif } of vus) {
      const [entier, decimales = ''] = (tarif?.prixNetHT.montant ?? '').split('.');
      expect(chezMorel.get(reference)).toBe(
        `${entier},${decimales.replace(/0+$/, '').padEnd(2, '0')}`,
      );
    }
    expect([...chezMorel.values()]).not.toEqual([...chezLautre.values()]);
    expect([...prixNets(await exporter(morel, question))]).toEqual([...chezMorel]);
  });

  it('makes a workbook whose codes are texts and whose prices are numbers', async () => {
    const fichier = await exporter(morel, '?q=vis&format=xlsx');
    const feuille = await readSheet(Buffer.from(fichier.data, 'base64'));
    const [tetes = [], premiere = []] = feuille;
    expect(typeof premiere[tetes.indexOf('Code-barres')]).toBe('string');
    expect(typeof premiere[tetes.indexOf('Prix net HT (EUR)')]).toBe('number');
  });

  it('stops a long list where an import would, and says so in answer and file', async () => {
    const fichier = await exporter(morel, '?format=csv');
    expect(fichier.lignes).toBe(MAX_LIGNES_EXPORT);
    expect(fichier.total).toBeGreaterThan(MAX_LIGNES_EXPORT);
    const derniere = rangees(fichier).at(-1);
    expect(derniere?.[0]).toBe('');
    expect(derniere?.[1]).toMatch(/1\s000 articles sur 1\s\d{3}/);
  });

  it('is for people of a company: a visitor has no prices of their own to take away', async () => {
    const visiteur = await newVisitor(api.url);
    const answer = await visiteur.call('GET', '/api/recherche/export?q=vis&format=csv');
    expect(answer.status).toBe(401);
    const sans = await fetch(`${api.url}/api/recherche/export?q=vis&format=csv`);
    expect(sans.status).toBe(401);
  });

  it('asks for a format it knows', async () => {
    for (const query of ['?q=vis', '?format=pdf', '?format=csv&tri=hasard']) {
      expect((await morel.call('GET', `/api/recherche/export${query}`)).status).toBe(400);
    }
  });
});
