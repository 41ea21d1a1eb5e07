import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Lies } from '@comptoir/contract/produits/lies.contract.ts';
import { sql } from '../../src/db/sql.ts';
import {
  calculerAchatsConjoints,
  calculerLiens,
  writeRegles,
  type ConditionLien,
  type RegleLien,
} from '../../src/produits/produits.public.ts';
import { startApi, type TestApi } from '../api.ts';
import { buildGolden, insertArticle, type Golden } from '../articles/golden.ts';

let api: TestApi;
let golden: Golden;
let embouts: Record<'t20' | 't25', number>;
beforeAll(async () => {
  api = await startApi({}, { suivi: true });
  golden = await buildGolden(api.pool);
  await buildBits();
});
afterAll(() => api.close());

/** The screw is a T20 of 5 mm; two bits of one product under power tools, T20 and T25. */
async function buildBits(): Promise<void> {
  const { pool } = api;
  await pool.execute(sql`
    insert into attribut (code, type, unite, decimales, rang, libelle_fr, libelle_en, libelle_es)
    values ('empreinte-vis', 'choix', null, null, 1, 'Empreinte', 'Drive', 'Huella'),
      ('empreinte-embout', 'choix', null, null, 1, 'Empreinte', 'Drive', 'Huella'),
      ('diametre', 'nombre', 'mm', 1, 2, 'Diamètre', 'Diameter', 'Diámetro'),
      ('plage', 'choix', null, null, 3, 'Plage', 'Range', 'Rango'),
      ('couleur', 'choix', null, null, 4, 'Couleur', 'Colour', 'Color')`);
  await pool.execute(sql`update attribut set distingue = false where code = 'couleur'`);
  await pool.execute(sql`
    insert into attribut_valeur (attribut_id, code, libelle_fr, libelle_en, libelle_es)
    select a.id, v.code, v.fr, v.en, v.es
      from attribut a
      join (values ('empreinte-vis', 't20', 'Torx T20', 'Torx T20', 'Torx T20'),
                   ('empreinte-embout', 't20', 'T20', 'T20', 'T20'),
                   ('empreinte-embout', 't25', 'T25', 'T25', 'T25'),
                   ('plage', '4-6', '4 à 6', '4 to 6', '4 a 6'),
                   ('plage', '8-12', '8 à 12', '8 to 12', '8 a 12'),
                   ('couleur', 'noir', 'noir', 'black', 'negro'),
                   ('couleur', 'blanc', 'blanc', 'white', 'blanco')) as v (attribut, code, fr, en, es)
        on v.attribut = a.code`);
  await pool.execute(sql`
    insert into attribut_valeur (attribut_id, nombre)
    select id, n from attribut, unnest(array[5, 6]) as n where code = 'diametre'`);
  const t20 = await insertArticle(pool, 'EMB-T20', 'electroportatif', 'krafto', '4.00');
  const t25 = await insertArticle(pool, 'EMB-T25', 'electroportatif', 'krafto', '4.00');
  embouts = { t20, t25 };
  await pool.execute(sql`
    update article set produit_id = (select produit_id from article where id = ${t20})
     where id = ${t25}`);
  await pool.execute(sql`update produit set modele = code`);
  await porter(golden.vis, { 'empreinte-vis': 't20', diametre: '5' });
  await porter(t20, { 'empreinte-embout': 't20', plage: '4-6' });
  await porter(t25, { 'empreinte-embout': 't25', plage: '8-12' });
}

async function porter(articleId: number, valeurs: Record<string, string>): Promise<void> {
  const codes = Object.entries(valeurs).map(([code, valeur]) => `${code}=${valeur}`);
  await api.pool.execute(sql`
    update article
       set valeurs = array(select v.id from attribut_valeur v join attribut a on a.id = v.attribut_id
                            where a.code || '=' || coalesce(v.code, trim_scale(v.nombre)::text)
                                  = any (${codes}))
     where id = ${articleId}`);
}

const REGLE: RegleLien = {
  code: 'vis-embout',
  type: 'complement',
  marque: 'libre',
  de: ['fixation'],
  vers: ['electroportatif'],
  conditions: [
    { comparaison: 'egal', attribut: 'empreinte-vis', autreAttribut: 'empreinte-embout' },
  ],
  raison: {
    fr: 'même empreinte {valeur}',
    en: 'same {valeur} drive',
    es: 'misma huella {valeur}',
  },
};

async function appliquer(...regles: RegleLien[]): Promise<void> {
  await api.pool.execute(sql`delete from regle_lien`);
  await writeRegles(api.pool, regles);
  await calculerLiens(api.pool);
}

async function read(id: number, langue = 'fr'): Promise<Lies> {
  const headers = { 'accept-language': langue };
  const answer = await fetch(`${api.url}/api/articles/${id}/lies`, { headers });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Lies;
}

/** References and reasons of what goes with it, once what is kept has followed. */
function expectComplements(id: number, langue = 'fr') {
  return expect.poll(
    async () => {
      const { complements, articles } = await read(id, langue);
      return complements.map(({ articleId, raison }) => [
        articles.find((each) => each.id === articleId)?.reference,
        raison,
      ]);
    },
    { timeout: 5000 },
  );
}

describe('what goes with an article', () => {
  test('is what a rule says, with its reason in the language asked', async () => {
    await appliquer(REGLE);
    await expectComplements(golden.vis).toEqual([['EMB-T20', 'même empreinte Torx T20']]);
    await expectComplements(golden.vis, 'en').toEqual([['EMB-T20', 'same Torx T20 drive']]);
    await expectComplements(golden.vis, 'es').toEqual([['EMB-T20', 'misma huella Torx T20']]);
  });

  test('is nothing where no article fits any more', async () => {
    await appliquer(REGLE);
    await expectComplements(golden.vis).toHaveLength(1);
    await api.pool.execute(sql`update article set retire = true where id = ${embouts.t20}`);
    await expectComplements(golden.vis).toEqual([]);
    await api.pool.execute(sql`update article set retire = false where id = ${embouts.t20}`);
    await expectComplements(golden.vis).toHaveLength(1);
  });

  const AVEC: [string, ConditionLien, string | undefined][] = [
    [
      'in a range',
      { comparaison: 'dans', attribut: 'diametre', autreAttribut: 'plage' },
      'EMB-T20',
    ],
    [
      'by a table',
      {
        comparaison: 'table',
        attribut: 'diametre',
        autreAttribut: 'empreinte-embout',
        valeurs: ['6', '5'],
        autres: ['t20', 't25'],
      },
      'EMB-T25',
    ],
    [
      'for some of one side',
      { comparaison: 'parmi', attribut: 'diametre', valeurs: ['6'] },
      undefined,
    ],
    [
      'towards some of the other side',
      { comparaison: 'parmi', autreAttribut: 'plage', valeurs: ['8-12'] },
      'EMB-T25',
    ],
  ];
  test.each(AVEC)('agrees %s', async (_, condition, reference) => {
    await appliquer({ ...REGLE, conditions: [condition], raison: { fr: 'a', en: 'a', es: 'a' } });
    await expectComplements(golden.vis).toEqual(reference ? [[reference, 'a']] : []);
  });

  test('is of the same maker where the rule asks for it', async () => {
    await appliquer({ ...REGLE, marque: 'meme' });
    await expectComplements(golden.vis).toEqual([]);
  });

  test('computed again says nothing where nothing changed', async () => {
    await appliquer(REGLE);
    const before = await outbox();
    await calculerLiens(api.pool);
    expect(await outbox()).toBe(before);
  });

  test('linked by hand has no reason, and stays when rules are followed', async () => {
    await appliquer();
    await api.pool.execute(sql`
      insert into produit_lien (produit_id, type, autre_id, rang)
      select a.produit_id, 'accessoire', b.produit_id, 1
        from article a, article b where a.id = ${golden.vis} and b.id = ${golden.perceuse}`);
    await calculerLiens(api.pool);
    await expectComplements(golden.vis).toEqual([['PVX-18-60', null]]);
    await api.pool.execute(sql`delete from produit_lien`);
  });
});

async function outbox(): Promise<number> {
  const { nombre } = await api.pool.one<{ nombre: number }>(
    sql`select count(*)::int as nombre from outbox`,
  );
  return nombre;
}

describe('what replaces an article', () => {
  test('is the same by another maker, the nearest first; another size never', async () => {
    const { pool } = api;
    const autre = await insertArticle(pool, 'AUTRE-5', 'vis-a-bois', 'krafto', '5.00');
    const noire = await insertArticle(pool, 'NOIRE-5', 'vis-a-bois', 'tirval', '5.00');
    const six = await insertArticle(pool, 'AUTRE-6', 'vis-a-bois', 'krafto', '5.00');
    await pool.execute(sql`
      update produit set modele = 'VIS'
       where id in (select produit_id from article
                     where id in (${golden.vis}, ${autre}, ${noire}, ${six}))`);
    await porter(golden.vis, { 'empreinte-vis': 't20', diametre: '5', couleur: 'blanc' });
    await porter(noire, { 'empreinte-vis': 't20', diametre: '5', couleur: 'noir' });
    await porter(autre, { 'empreinte-vis': 't20', diametre: '5', couleur: 'blanc' });
    await porter(six, { 'empreinte-vis': 't20', diametre: '6', couleur: 'blanc' });
    await expect
      .poll(async () => (await read(golden.vis)).equivalents, { timeout: 5000 })
      .toEqual([autre, noire]);
  });
});

describe('what is ordered with an article', () => {
  test('is told once three companies did, and says nothing of who', async () => {
    const { pool } = api;
    await commander('C001', 'C002');
    await calculerAchatsConjoints(pool);
    expect((await read(golden.vis)).ensemble).toEqual([]);
    await pool.execute(sql`
      insert into compte (code, raison_sociale, siret, metier, adresse_ligne1, code_postal, ville,
        telephone, devise)
      values ('C003', 'C003', '33333333333333', 'menuisier', '1 rue', '44000', 'Nantes',
        '+33199000000', 'EUR')`);
    await commander('C003');
    await calculerAchatsConjoints(pool);
    await expect
      .poll(async () => (await read(golden.vis)).ensemble, { timeout: 5000 })
      .toEqual([golden.perceuse]);
    expect(JSON.stringify(await read(golden.vis))).not.toContain('C003');
  });
});

/** An order of screw and drill for each of these companies. */
async function commander(...codes: string[]): Promise<void> {
  await api.pool.execute(
    sql`alter table achat_date drop constraint if exists achat_date_d_une_commande`,
  );
  await api.pool.execute(sql`
    insert into achat_date (commande_id, article_id, compte_id, jour, quantite, prix_ht, devise,
      chantiers)
    select 900000 + c.id, a.id, c.id, current_date - 3, 1, 10, 'EUR', '{}'
      from compte c, article a
     where c.code = any (${codes}) and a.id in (${golden.vis}, ${golden.perceuse})`);
}

describe('asking for what is around an article', () => {
  test('that does not exist is refused', async () => {
    const answer = await fetch(`${api.url}/api/articles/999999/lies`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'introuvable' });
  });
});
