import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Produit } from '@comptoir/contract/produits/produits.contract.ts';
import { Clean, Errors } from 'typebox/value';
import { sql } from '../../src/db/sql.ts';
import { repondreQuestion } from '../../src/questions/repondre-question.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, type Golden } from '../articles/golden.ts';

let api: TestApi;
let golden: Golden;
let produitId: number;
let autreId: number;
beforeAll(async () => {
  api = await startApi({}, { suivi: true });
  golden = await buildGolden(api.pool);
  produitId = await findProduitId(golden.vis);
  autreId = await findProduitId(golden.perceuse);
  await buildSheet();
});
afterAll(() => api.close());

async function findProduitId(articleId: number): Promise<number> {
  const { id } = await api.pool.one<{ id: number }>(
    sql`select produit_id as id from article where id = ${articleId}`,
  );
  return id;
}

/** Around the screw: a second article, a withdrawn third, papers. */
async function buildSheet(): Promise<void> {
  const { pool } = api;
  await pool.execute(sql`
    insert into attribut (code, type, unite, decimales, rang, libelle_fr, libelle_en, libelle_es)
    values ('longueur', 'nombre', 'mm', 0, 2, 'Longueur', 'Length', 'Longitud'),
      ('diametre', 'nombre', 'mm', 1, 1, 'Diamètre', 'Diameter', 'Diámetro'),
      ('tension', 'nombre', 'V', 0, 3, 'Tension', 'Voltage', 'Tensión')`);
  await pool.execute(sql`
    insert into attribut_valeur (attribut_id, nombre)
    select id, n from attribut, unnest(array[5, 60]) as n`);
  await pool.execute(sql`
    update produit
       set axes = array(select id from attribut where code = 'longueur')
               || array(select id from attribut where code = 'diametre'),
           normes = '{EN 14592}'
     where id = ${produitId}`);
  await pool.execute(sql`
    update article set valeurs = array(select v.id from attribut_valeur v
                                        join attribut a on a.id = v.attribut_id
                                       where a.code = any (case when produit_id = ${produitId}
                                         then array['longueur', 'diametre']
                                         else array['tension'] end) and v.nombre = 60)`);
  await pool.execute(sql`
    insert into article (produit_id, rang, popularite, poids, delai_fournisseur, en_vente_le,
      reference, ean, unite, libelle_fr, libelle_en, libelle_es, retire, successeur_id,
      trait_de_scie, debit)
    values (${produitId}, 0, 5, 100, 5, '2026-01-01', 'COURTE', '20000998', 'boite', 'Vis courte',
        'Short screw', 'Tornillo corto', false, null, 3, 'metre'),
      (${produitId}, 9, 0, 100, 5, '2026-01-01', 'VIEILLE', '20000999', 'boite', 'Vieille vis',
        'Old screw', 'Tornillo viejo', true, ${golden.perceuse}, null, null)`);
  await pool.execute(sql`
    insert into document (produit_id, type, rang, titre_fr, titre_en, titre_es)
    values (${produitId}, 'fiche-technique', 1, 'Fiche technique', 'Data sheet', 'Ficha técnica')`);
  await pool.execute(sql`
    insert into pictogramme (code, type, rang, libelle_fr, libelle_en, libelle_es, explication_fr,
      explication_en, explication_es)
    values ('ce', 'norme', 1, 'Marquage CE', 'CE marking', 'Marcado CE', 'Conforme.', 'Conforms.',
      'Conforme.')`);
  await pool.execute(sql`
    insert into produit_pictogramme (produit_id, pictogramme_id)
    select ${produitId}, id from pictogramme`);
}

async function read(id: number, langue = 'fr'): Promise<Produit> {
  const headers = { 'accept-language': langue };
  const answer = await fetch(`${api.url}/api/produits/${id}`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Produit;
}

describe('a product sheet', () => {
  test('holds all its articles in the order of its table, withdrawn ones included', async () => {
    const { articles, details } = await read(produitId);
    expect(articles.map(({ reference, retire }) => [reference, retire])).toEqual([
      ['COURTE', false],
      ['VBF-05060-ZJ', false],
      ['VIEILLE', true],
    ]);
    expect(details.map(({ articleId }) => articleId)).toEqual(articles.map(({ id }) => id));
    expect(details[0]).toMatchObject({ ean: '20000998', poids: 100, traitDeScie: 3 });
    expect(articles[0]?.secable).toBe(true);
    expect(details[2]?.successeur).toEqual({
      id: golden.perceuse,
      produitId: autreId,
      slug: 'a',
      reference: 'PVX-18-60',
    });
  });

  test('says which attributes tell them apart, and only its own', async () => {
    const { axes, attributs } = await read(produitId);
    expect(axes).toEqual(['longueur', 'diametre']);
    expect(attributs.map(({ code }) => code)).toEqual(['diametre', 'longueur']);
  });

  test('stands in the tree from the category down', async () => {
    const { chemin } = await read(produitId, 'en');
    expect(chemin.map(({ libelle, niveau }) => [libelle, niveau])).toEqual([
      ['Fasteners', 1],
      ['Wood screws', 2],
    ]);
  });

  test('comes with its papers and pictograms in the language asked', async () => {
    const { documents, pictogrammes, normes } = await read(produitId, 'es');
    expect(documents).toEqual([
      {
        id: expect.any(Number) as number,
        type: 'fiche-technique',
        titre: 'Ficha técnica',
        octets: null,
        langue: null,
        href: expect.stringMatching(/^\/documents\/\d+\?langue=es$/) as string,
      },
    ]);
    expect(pictogrammes).toEqual([
      { code: 'ce', type: 'norme', libelle: 'Marcado CE', explication: 'Conforme.' },
    ]);
    expect(normes).toEqual(['EN 14592']);
  });

  test('says of each article what its attributes do not, and which of these answer at a glance', async () => {
    const [article] = (await read(produitId)).articles;
    await api.pool.execute(sql`
      insert into caracteristique (id, code, rang, repond, libelle_fr, libelle_en, libelle_es)
      values (901, 'bruit', 2, false, 'Bruit', 'Noise', 'Ruido'),
             (902, 'ip', 1, true, 'Indice de protection', 'Protection rating', 'Protección')`);
    await api.pool.execute(sql`
      insert into article_caracteristique
        (article_id, caracteristique_id, valeur_fr, valeur_en, valeur_es)
      values (${article?.id ?? 0}, 901, '72 dB', '72 dB(A)', '72 dB'),
             (${article?.id ?? 0}, 902, 'IP54', 'IP54', 'IP54')`);
    await api.pool.execute(sql`update attribut set repond = 1 where code = 'diametre'`);
    const said = async (langue: 'fr' | 'en') => {
      const { details, reponses } = await read(produitId, langue);
      return { reponses, dites: details.map(({ caracteristiques }) => caracteristiques) };
    };
    await expect
      .poll(() => said('en'))
      .toMatchObject({
        reponses: ['diametre'],
        dites: expect.arrayContaining([
          [
            { libelle: 'Protection rating', valeur: 'IP54', repond: true },
            { libelle: 'Noise', valeur: '72 dB(A)', repond: false },
          ],
          [],
        ]) as object,
      });
  });

  test('counts its reviews and its answered questions', async () => {
    expect(await read(produitId)).toMatchObject({
      avis: { nombre: 0, moyenne: null },
      nombreQuestions: 0,
    });
    await api.pool.execute(sql`
      insert into avis (produit_id, utilisateur_id, compte_id, note, titre, texte, langue, metier,
        auteur, statut)
      select ${produitId}, id, compte_id, case compte_id when ${golden.morel} then 5 else 4 end,
             'Bien', 'Elle tient.', 'fr', 'menuisier', 'Anne M.', 'publie'
        from utilisateur`);
    const { numero } = await api.pool.one<{ numero: string }>(sql`
      insert into question (produit_id, nom, email, texte, langue)
      values (${produitId}, 'Jean', 'jean@exemple.test', 'Dans du chêne ?', 'fr')
      returning numero`);
    await repondreQuestion(api.pool, numero, {
      reponse: 'Oui, avec un avant-trou.',
      auteur: 'Le comptoir',
      publie: true,
    });
    await expect
      .poll(
        async () => {
          const { avis, nombreQuestions } = await read(produitId);
          return { avis, nombreQuestions };
        },
        { timeout: 5000 },
      )
      .toEqual({ avis: { nombre: 2, moyenne: '4.50' }, nombreQuestions: 1 });
  });

  test('follows its words', async () => {
    expect((await read(produitId)).nom).toBe('a');
    await api.pool.execute(sql`update produit set nom_fr = 'Vis à bois' where id = ${produitId}`);
    await expect
      .poll(async () => (await read(produitId)).nom, { timeout: 5000 })
      .toBe('Vis à bois');
  });

  test('says nothing that the contract does not name', async () => {
    const said = await read(produitId);
    expect(Clean(Produit, structuredClone(said))).toEqual(said);
    expect(Errors(Produit, said)).toEqual([]);
  });

  test('that does not exist is not found', async () => {
    const answer = await fetch(`${api.url}/api/produits/999999`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'introuvable' });
  });

  test.each(['0', 'abc', '1-2', '99999999999'])('« %s » is no identifier', async (id) => {
    expect((await fetch(`${api.url}/api/produits/${id}`)).status).toBe(400);
  });
});
