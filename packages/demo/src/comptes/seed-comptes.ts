import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier, type Calendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { listComptes, type CompteGenere } from './comptes.ts';
import { listConditions, listPrixNegocies, type ArticleNegociable } from './conditions.ts';

export const comptes: Seeder = { nom: 'comptes', seed: seedComptes };

async function seedComptes(tx: Tx): Promise<void> {
  const liste = listComptes();
  const calendrier = await createCalendrier(tx);
  await copyComptes(tx, liste);
  await copyConditions(tx, liste, calendrier);
  await copyPrixNegocies(tx, liste, calendrier);
  await copyRows(
    tx,
    'taux_change',
    ['devise', 'debut', 'taux'],
    [
      ['GBP', calendrier(-365), '0.864200'],
      ['GBP', calendrier(-180), '0.857100'],
      ['GBP', calendrier(-30), '0.861500'],
    ],
  );
  await tx.execute(sql`select setval('compte_id_seq', max(id)) from compte`);
  await tx.execute(sql`analyze compte, utilisateur, condition_tarifaire, prix_negocie`);
}

async function copyComptes(tx: Tx, liste: readonly CompteGenere[]): Promise<void> {
  const magasins = new Map(
    (await tx.query<{ id: number; ville: string }>(sql`select id, ville from magasin`)).map(
      ({ id, ville }) => [ville, id],
    ),
  );
  await copyRows(
    tx,
    'compte',
    [
      'id',
      'code',
      'raison_sociale',
      'siret',
      'metier',
      'adresse_ligne1',
      'code_postal',
      'ville',
      'telephone',
      'devise',
      'franco',
      'franco_seuil',
      'bloque',
      'secteur_public',
      'magasin_id',
    ],
    liste.map(({ entreprise, ...compte }) => [
      compte.id,
      compte.code,
      entreprise.raisonSociale,
      compte.siret,
      entreprise.metier,
      compte.adresse,
      compte.codePostal,
      entreprise.ville,
      compte.telephone,
      entreprise.devise ?? 'EUR',
      compte.franco,
      compte.francoSeuil,
      entreprise.bloque ?? false,
      entreprise.secteurPublic ?? false,
      magasins.get(entreprise.ville) ?? null,
    ]),
  );
  await copyRows(
    tx,
    'utilisateur',
    [
      'compte_id',
      'email',
      'nom',
      'prenom',
      'role',
      'limite_commande',
      'langue',
      'rgpd_valide_le',
      'magasin_id',
    ],
    liste.flatMap(({ id, entreprise, personnes }) =>
      personnes.map(
        ({ email, nom, prenom, role, limite, langue, rgpdValide }) =>
          [
            id,
            email,
            nom,
            prenom,
            role,
            limite ?? null,
            langue ?? 'fr',
            rgpdValide === false ? null : new Date(),
            magasins.get(entreprise.ville) ?? null,
          ] as const,
      ),
    ),
  );
}

async function copyConditions(
  tx: Tx,
  liste: readonly CompteGenere[],
  calendrier: Calendrier,
): Promise<void> {
  const noeuds = await tx.query<{ id: number }>(
    sql`select id from noeud where niveau <= 2 order by id`,
  );
  const marques = await tx.query<{ id: number }>(sql`select id from marque order by id`);
  await copyRows(
    tx,
    'condition_tarifaire',
    ['compte_id', 'noeud_id', 'marque_id', 'remise', 'debut', 'fin'],
    listConditions(liste, ids(noeuds), ids(marques)).map((c) => [
      c.compteId,
      c.noeudId,
      c.marqueId,
      c.remise,
      calendrier(c.debut),
      c.fin === null ? null : calendrier(c.fin),
    ]),
  );
}

// The best sellers are what customers negotiate.
const NEGOCIABLES = 400;

async function copyPrixNegocies(
  tx: Tx,
  liste: readonly CompteGenere[],
  calendrier: Calendrier,
): Promise<void> {
  const articles = await tx.query<ArticleNegociable>(sql`
    select id, prix from article join tarif on article_id = id
    where not retire order by popularite desc, id limit ${NEGOCIABLES}`);
  await copyRows(
    tx,
    'prix_negocie',
    ['compte_id', 'article_id', 'debut', 'fin', 'prix'],
    listPrixNegocies(liste, articles).map((p) => [
      p.compteId,
      p.articleId,
      calendrier(p.debut),
      p.fin === null ? null : calendrier(p.fin),
      p.prix,
    ]),
  );
}

function ids(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}
