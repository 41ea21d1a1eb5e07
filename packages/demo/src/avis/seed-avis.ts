import type { TailleDemo } from '@comptoir/server/config.ts';
import { copyRows } from '../copy-rows.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../calendrier.ts';
import type { Seeder } from '../seed.ts';
import { tirage } from '../tirage.ts';
import { listAvis, type AuteurDemo, type ProduitCommente } from './generer-avis.ts';

export const avis: Seeder = { nom: 'avis', seed: seedAvis };

// One product in so many has reviews; about seven each, which keeps the large size under 50,000.
const UN_SUR: Record<TailleDemo, number> = { petite: 4, usuelle: 3, moyenne: 4, grande: 10 };

async function seedAvis(tx: Tx, taille: TailleDemo): Promise<void> {
  const [produits, auteurs, calendrier] = [
    await listProduits(tx, UN_SUR[taille]),
    await listAuteurs(tx),
    await createCalendrier(tx),
  ];
  await copyRows(
    tx,
    'avis',
    [
      'produit_id',
      'article_id',
      'utilisateur_id',
      'compte_id',
      'note',
      'titre',
      'texte',
      'langue',
      'metier',
      'auteur',
      'statut',
      'motif',
      'cree_le',
      'modere_le',
    ],
    produits.flatMap((produit) =>
      listAvis(produit, auteurs).map((each) => [
        each.produitId,
        each.articleId,
        each.auteur.id,
        each.auteur.compteId,
        each.note,
        each.titre,
        each.texte,
        each.auteur.langue,
        each.auteur.metier,
        each.nom,
        each.statut,
        each.motif,
        `${calendrier(-each.jours)} ${heure(each.minutes)} Europe/Paris`,
        each.modere === null ? null : `${calendrier(-each.modere)} 18:00 Europe/Paris`,
      ]),
    ),
  );
  await insertAchatsDesAuteurs(tx);
  await tx.execute(sql`analyze avis, produit_note, achat`);
}

function heure(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

async function listProduits(tx: Tx, unSur: number): Promise<ProduitCommente[]> {
  const produits = await tx.query<{ id: number; code: string }>(
    sql`select id, code from produit order by id`,
  );
  const ids = produits
    .filter(({ code }) => tirage(`commente ${code}`) % unSur === 0)
    .map(({ id }) => id);
  return tx.query<ProduitCommente>(sql`
    select p.id, p.code, p.genre,
           (select (now() at time zone 'Europe/Paris')::date - min(en_vente_le)
              from article where produit_id = p.id) as anciennete,
           array(
             select u.code
               from univers_metier_produit up
               join univers_metier u on u.id = up.univers_metier_id
              where up.produit_id = p.id
           ) as metiers,
           array(
             select id
               from article
              where produit_id = p.id and not retire
              order by popularite desc, id
              limit 4
           ) as articles
      from produit p
     where p.id = any (${ids}::int[])
     order by p.id`);
}

function listAuteurs(tx: Tx): Promise<AuteurDemo[]> {
  return tx.query(sql`
    select u.id, u.compte_id as "compteId", u.prenom, u.nom, c.metier, u.langue
      from utilisateur u
      join compte c on c.id = u.compte_id
     order by u.id`);
}

/** Who wrote about an article has bought it. */
async function insertAchatsDesAuteurs(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into achat (compte_id, article_id, nombre, quantite, dernier_le)
    select a.compte_id, a.article_id, 1, max(ar.minimum), min(a.cree_le)::date - 4
      from avis a
      join article ar on ar.id = a.article_id
     group by a.compte_id, a.article_id
    on conflict do nothing`);
}
