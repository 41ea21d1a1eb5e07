import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleVendu } from '@comptoir/contract/articles/article.schema.ts';
import type { Choix, GenreOffert } from '@comptoir/contract/catalogue/choix.contract.ts';
import { sql } from '../../src/db/sql.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden } from '../articles/golden.ts';
import { newBuyer, newVisitor, type Visitor } from '../visitors.ts';

async function readChoix<T = Choix>(qui: Visitor, path: string): Promise<T> {
  const answer = await qui.call('GET', `/api/catalogue/choix${path}`);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as T;
}

const questionOf = (choisies: ReadonlyMap<string, string>) =>
  [...choisies].map(([code, valeur]) => `f.${code}=${valeur}`).join('&');

describe('a choice by drawing', () => {
  let api: TestApi;
  let visitor: Visitor;
  beforeAll(async () => {
    api = await startApi({}, { index: true, demo: true });
    visitor = await newVisitor(api.url);
  }, 60_000);
  afterAll(() => api.close());

  /** One value after the other, the last of each step, down to the table. */
  async function parcourir(genre: string, qui = visitor): Promise<Choix> {
    const choisies = new Map<string, string>();
    for (;;) {
      const choix = await readChoix(qui, `/${genre}?${questionOf(choisies)}`);
      const ouverte = choix.etapes.find(({ choisie }) => choisie === null);
      if (!ouverte) return choix;
      choisies.set(ouverte.code, ouverte.valeurs.at(-1)?.valeur ?? '');
    }
  }

  it('is offered for each kind that the catalogue has articles of', async () => {
    const { genres } = await readChoix<{ genres: GenreOffert[] }>(visitor, '');
    expect(genres.map(({ genre }) => genre)).toEqual([
      'vis',
      'boulons',
      'chevilles',
      'ancrages',
      'charnieres',
      'coulisses',
      'disques',
      'cylindres',
    ]);
    for (const { genre, noeuds, nombre } of genres) {
      expect(noeuds, genre).not.toHaveLength(0);
      expect((await readChoix(visitor, `/${genre}`)).nombre, genre).toBe(nombre);
    }
  });

  it('ends in a table of sizes, each with an article of that size', async () => {
    const { genres } = await readChoix<{ genres: GenreOffert[] }>(visitor, '');
    for (const { genre } of genres) {
      const { matrice, articles, nombre } = await parcourir(genre);
      if (!matrice) throw new Error(`${genre} has no table`);
      const { lignes, colonnes, cases } = matrice;
      const parId = new Map(articles.map((article) => [article.id, article]));
      expect(cases.reduce((somme, { autres }) => somme + 1 + autres, 0)).toBe(nombre);
      expect(new Set(cases.map(({ ligne, colonne }) => `${ligne} ${colonne}`)).size).toBe(
        cases.length,
      );
      for (const { ligne, colonne, articleId } of cases) {
        const valeurs = parId.get(articleId)?.attributs;
        expect(valeurs?.[lignes.attribut.code]).toBe(lignes.valeurs[ligne]);
        expect(valeurs?.[colonnes.attribut.code]).toBe(colonnes.valeurs[colonne]);
      }
    }
  });

  it('never proposes what leads to nothing, and says how much it leads to', async () => {
    const choisies = new Map<string, string>();
    for (let rang = 0; rang < 3; rang += 1) {
      const { etapes } = await readChoix(visitor, `/vis?${questionOf(choisies)}`);
      const etape = etapes[rang];
      if (!etape) throw new Error('screws have three steps');
      for (const { valeur, nombre } of etape.valeurs) {
        const suite = new Map(choisies).set(etape.code, valeur);
        expect((await readChoix(visitor, `/vis?${questionOf(suite)}`)).nombre).toBe(nombre);
      }
      choisies.set(etape.code, etape.valeurs[0]?.valeur ?? '');
    }
  });

  it('puts the sizes of one drive together', async () => {
    const { etapes } = await readChoix(visitor, '/vis');
    const empreintes = etapes.find(({ code }) => code === 'empreinte-vis')?.valeurs ?? [];
    expect(empreintes).toContainEqual(expect.objectContaining({ valeur: 'torx', libelle: null }));
    expect(empreintes.filter(({ valeur }) => /^t\d/.test(valeur))).toEqual([]);
  });

  it('has the prices of who asks, which the next visitor does not see', async () => {
    const morel = await newBuyer(api, 'admin@menuiserie-morel.test');
    await api.pool.execute(sql`
      insert into condition_tarifaire (compte_id, noeud_id, remise, debut)
      select u.compte_id, n.id, 40, '2020-01-01'
        from utilisateur u, noeud n
       where u.email = 'admin@menuiserie-morel.test' and n.code = 'visserie'`);
    const prix = ({ articles }: Pick<Choix, 'articles'>) =>
      articles.map(({ id, tarif }) => [id, tarif?.prixNetHT.montant]);
    const publics = prix(await parcourir('vis'));
    const siens = await parcourir('vis', morel);
    expect(prix(siens)).not.toEqual(publics);
    expect(prix(await parcourir('vis'))).toEqual(publics);
    const [premier] = siens.articles;
    const listing = await morel.call('GET', `/api/recherche?q=${premier?.reference}`);
    const { articles } = (await listing.json()) as { articles: ArticleVendu[] };
    expect(premier?.tarif).toEqual(articles.find(({ id }) => id === premier?.id)?.tarif);
  });

  it.each([
    ['/tournevis', 404],
    ['/vis?f.couleur=rouge', 400],
    ['/vis?tete=fraisee', 400],
    ['/vis?f.tete-vis=', 400],
    ['/VIS', 400],
  ])('%s is answered %i', async (path, status) => {
    expect((await visitor.call('GET', `/api/catalogue/choix${path}`)).status).toBe(status);
  });

  it('forgets a value that is no longer sold', async () => {
    const { etapes, nombre } = await readChoix(visitor, '/vis?f.tete-vis=fendue');
    expect(etapes[0]?.choisie).toBeNull();
    expect(nombre).toBe((await readChoix(visitor, '/vis')).nombre);
  });
});

describe('in a catalogue of another company', () => {
  let api: TestApi;
  let visitor: Visitor;
  let vis: number;
  beforeAll(async () => {
    api = await startApi();
    ({ vis } = await buildGolden(api.pool));
    visitor = await newVisitor(api.url);
  });
  afterAll(() => api.close());

  it('a kind whose attributes are absent is not offered', async () => {
    expect(await readChoix(visitor, '')).toEqual({ genres: [] });
    expect((await visitor.call('GET', '/api/catalogue/choix/vis')).status).toBe(404);
  });

  it('attributes make a kind, whatever its nodes are called', async () => {
    await api.pool.execute(sql`
      insert into attribut (code, type, unite, decimales, rang, libelle_fr, libelle_en, libelle_es)
      values ('tete-vis', 'choix', null, null, 91, 'Tête', 'Head', 'Cabeza'),
        ('diametre', 'nombre', 'mm', 1, 92, 'Diamètre', 'Diameter', 'Diámetro'),
        ('longueur', 'nombre', 'mm', 0, 93, 'Longueur', 'Length', 'Longitud')`);
    await api.pool.execute(sql`
      insert into attribut_valeur (attribut_id, nombre, code, libelle_fr, libelle_en, libelle_es)
      select t.id, v.nombre, v.code, v.code, v.code, v.code
        from attribut t
        join (values ('tete-vis', null::numeric, 'fraisee'), ('diametre', 5, null),
                     ('longueur', 60, null)) as v (attribut, nombre, code) on v.attribut = t.code`);
    await api.pool.execute(sql`
      update article
         set valeurs = (select array_agg(v.id) from attribut_valeur v
                          join attribut t on t.id = v.attribut_id
                         where t.code in ('tete-vis', 'diametre', 'longueur'))
       where id = ${vis}`);
    const { genres } = await readChoix<{ genres: GenreOffert[] }>(visitor, '');
    expect(genres).toEqual([{ genre: 'vis', noeuds: [], nombre: 1 }]);
    const { etapes, matrice, articles } = await readChoix(visitor, '/vis');
    // What no article of it says is chosen by itself.
    expect(etapes.map(({ choisie }) => choisie)).toEqual(['fraisee', 'sans', 'sans']);
    expect(matrice?.cases).toEqual([{ ligne: 0, colonne: 0, articleId: vis, autres: 0 }]);
    expect(articles.map(({ reference }) => reference)).toEqual(['VBF-05060-ZJ']);
  });
});
