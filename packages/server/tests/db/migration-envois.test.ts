import { expect, test } from 'vitest';
import { sql } from '../../src/db/sql.ts';
import { forFile } from '../for-file.ts';
import { startOldDatabase } from './old-migrations.ts';

const ENVOIS = '0033-envois.sql';

const base = forFile(startOldDatabase);

const AJACCIO = { nom: 'M', ligne1: '1 quai', codePostal: '20000', ville: 'Ajaccio' };
const envoi = (
  jour: string,
  lignes: [rang: number, quantite: number][],
  adresse: unknown = null,
) => ({
  jour,
  heure: null,
  chantierId: null,
  destination: adresse ? 'Ajaccio' : 'Nantes',
  lignes: lignes.map(([ligneId, quantite]) => ({ ligneId, quantite })),
  poids: 100,
  adresse,
});

/** With the quantities of its lines, what left of each, and its consignments as they were kept. */
async function insererCommande(
  numero: string,
  lignes: [quantite: number, expediee: number][],
  envois: unknown[] | undefined,
): Promise<void> {
  const { pool } = base;
  const livraison = { mode: 'livraison', formule: 'au-plus-tot', libelle: 'Atelier', envois };
  const { id } = await pool.one<{ id: number }>(sql`
    insert into commande (cle, numero, compte_id, utilisateur_id, etat, langue, mode_paiement,
      devise, marchandise_ht, port_ht, net_ht, ttc, tarif, livraison, contact, facturation,
      nombre_lignes, prevue_le, recherche)
    values (${numero}, ${numero}, 1, 1, 'validee', 'fr', 'virement', 'EUR', 1, 0, 1, 1, '{}',
            ${JSON.stringify(livraison)}::jsonb, '{}', '{}', ${lignes.length}, '2026-12-01', '')
    returning id`);
  await pool.execute(sql`
    insert into commande_chantier (commande_id, rang) values (${id}, 0), (${id}, 1)`);
  for (const [i, [quantite, expediee]] of lignes.entries()) {
    await pool.execute(sql`
      insert into commande_ligne (commande_id, rang, chantier_rang, article_id, reference, libelle,
        unite, quantite, quantite_expediee, prix_public_ht, prix_ht, montant_ht, tva, prevue_le)
      values (${id}, ${i + 1}, ${i % 2}, 1, 'R', 'L', 'piece', ${quantite}, ${expediee}, 1, 1, 1, 20,
              '2026-12-01')`);
  }
  await pool.execute(sql`
    insert into bon_livraison (cle, numero, commande_id, expedie_le, destination, poids)
    values (${numero}, ${`B${numero}`}, ${id}, now(), '{}', 1)`);
}

test('orders of before keep their consignments, with every unit of every line', async () => {
  await base.migrer((fichier) => fichier < ENVOIS);
  // Who ordered what is of no matter here: all that is moved is in the order itself.
  await base.pool.execute(sql`
    alter table commande drop constraint commande_d_un_compte,
      drop constraint commande_d_un_utilisateur`);
  await base.pool.execute(
    sql`alter table commande_ligne drop constraint ligne_de_commande_d_un_article`,
  );
  await insererCommande(
    'un',
    [
      [5, 2],
      [3, 0],
    ],
    [
      envoi('2026-11-20', [
        [1, 5],
        [2, 3],
      ]),
    ],
  );
  await insererCommande(
    'deux',
    [
      [5, 4],
      [3, 0],
    ],
    [
      envoi('2026-11-20', [[1, 3]]),
      envoi(
        '2026-11-25',
        [
          [1, 2],
          [2, 3],
        ],
        AJACCIO,
      ),
    ],
  );
  // An approver took 4 of 6 out of the first line, made the second one more, left out the third.
  await insererCommande(
    'corrigee',
    [
      [2, 0],
      [4, 0],
    ],
    [
      envoi('2026-11-20', [
        [1, 6],
        [3, 1],
      ]),
      envoi('2026-11-25', [[2, 3]]),
      envoi('2026-11-28', [[3, 1]]),
    ],
  );
  await insererCommande('sans', [[1, 0]], []);
  expect(await base.migrer((fichier) => fichier === ENVOIS)).toEqual([ENVOIS]);
  const rows = await base.pool.query<{ texte: string }>(sql`
    select concat_ws(' ', c.numero, v.rang, v.jour, v.chantier_rang, v.destination,
             v.ailleurs -> 'adresse' ->> 'ville',
             string_agg(format('%s:%s/%s', l.rang, el.quantite_expediee, el.quantite), ',' order by l.rang))
             as texte
      from commande c
      join commande_envoi v on v.commande_id = c.id
      join commande_envoi_ligne el on el.envoi_id = v.id
      join commande_ligne l on l.id = el.ligne_id
     group by c.id, v.id
     order by c.id, v.rang`);
  expect(rows.map(({ texte }) => texte)).toEqual([
    'un 1 2026-11-20 Nantes 1:2/5,2:0/3',
    'deux 1 2026-11-20 0 Nantes 1:3/3',
    'deux 2 2026-11-25 Ajaccio Ajaccio 1:1/2,2:0/3',
    'corrigee 1 2026-11-20 0 Nantes 1:0/2',
    'corrigee 2 2026-11-25 1 Nantes 2:0/4',
    'sans 1 2026-12-01 0 Atelier 1:0/1',
  ]);
  const bons = await base.pool.query<{ texte: string }>(sql`
    select b.numero || ' ' || (b.envoi_id is not null) as texte from bon_livraison b order by b.id`);
  expect(bons.map(({ texte }) => texte)).toEqual([
    'Bun true',
    'Bdeux false',
    'Bcorrigee false',
    'Bsans true',
  ]);
});
