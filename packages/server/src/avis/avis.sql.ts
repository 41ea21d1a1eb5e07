import type { Avis, TRIS_AVIS } from '@comptoir/contract/avis/avis.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { StatutAvis } from './moderation.ts';

export type TriAvis = (typeof TRIS_AVIS)[number];

type AvisRow = Omit<Avis, 'date'> & { date: Date };

export interface Resume {
  nombre: number;
  moyenne: string | null;
  /** Published reviews by score, 1 to 5. */
  repartition: number[];
  /** Null for a visitor. */
  utilisateurId: number | null;
  /** What who asks has written, whatever its state. */
  mien: { note: number; statut: StatutAvis } | null;
  aAchete: boolean;
}

/** Undefined where there is no such product. */
export function findResume(
  db: Db,
  produitId: number,
  utilisateurId: number | undefined,
): Promise<Resume | undefined> {
  return db.maybeOne(sql`
    select coalesce(n.nombre, 0) as nombre, n.moyenne::text as moyenne,
           u.id as "utilisateurId",
           array(
             select count(a.id)::int
               from generate_series(1, 5) as g (note)
               left join avis a
                 on a.produit_id = p.id and a.statut = 'publie' and a.note = g.note
              group by g.note
              order by g.note
           ) as repartition,
           (select json_build_object('note', a.note, 'statut', a.statut)
              from avis a
             where a.utilisateur_id = u.id and a.produit_id = p.id) as mien,
           exists (
             select 1
               from article ar
               join achat ac on ac.article_id = ar.id and ac.compte_id = u.compte_id
              where ar.produit_id = p.id
           ) as "aAchete"
      from produit p
      left join produit_note n on n.produit_id = p.id
      left join utilisateur u on u.id = ${utilisateurId ?? null}
     where p.id = ${produitId}`);
}

const ORDRES: Record<TriAvis, ReturnType<typeof sql>> = {
  recents: sql`a.cree_le desc, a.id desc`,
  meilleurs: sql`a.note desc, a.cree_le desc, a.id desc`,
  'moins-bons': sql`a.note, a.cree_le desc, a.id desc`,
};

export interface PageAvis {
  utilisateurId: number | null;
  note: number | undefined;
  tri: TriAvis;
  limit: number;
  offset: number;
}

/** Published ones and that of who asks, which comes first. */
export function listAvis(
  db: Db,
  produitId: number,
  { utilisateurId, note, tri, limit, offset }: PageAvis,
): Promise<AvisRow[]> {
  const filtre = note === undefined ? sql`` : sql`and a.note = ${note}`;
  return db.query(sql`
    select ${COLONNES}, coalesce(a.utilisateur_id = ${utilisateurId}, false) as mien
      from avis a
      left join article ar on ar.id = a.article_id
     where a.produit_id = ${produitId} ${filtre}
       and (a.statut = 'publie' or a.utilisateur_id = ${utilisateurId})
     order by mien desc, ${ORDRES[tri]}
     limit ${limit} offset ${offset}`);
}

const COLONNES = sql`
  a.id, a.note, a.titre, a.texte, a.auteur, a.metier, a.langue, a.cree_le as date, a.statut,
  ar.reference`;

export interface Auteur {
  utilisateurId: number;
  compteId: number;
  prenom: string;
  nom: string;
  metier: string;
  /** The article of the product their company bought last; null when it bought none. */
  articleId: number | null;
}

export function findAuteur(
  db: Db,
  utilisateurId: number,
  produitId: number,
): Promise<Auteur | undefined> {
  return db.maybeOne(sql`
    select u.id as "utilisateurId", c.id as "compteId", u.prenom, u.nom, c.metier,
           (select ar.id
              from article ar
              join achat ac on ac.article_id = ar.id and ac.compte_id = c.id
             where ar.produit_id = ${produitId}
             order by ac.dernier_le desc, ar.id
             limit 1) as "articleId"
      from utilisateur u
      join compte c on c.id = u.compte_id
     where u.id = ${utilisateurId}`);
}

export async function isProduit(db: Db, id: number): Promise<boolean> {
  return (await db.maybeOne(sql`select 1 from produit where id = ${id}`)) !== undefined;
}

export interface NouvelAvis {
  produitId: number;
  articleId: number;
  utilisateurId: number;
  compteId: number;
  note: number;
  titre: string;
  texte: string;
  langue: string;
  metier: string;
  auteur: string;
  statut: StatutAvis;
}

/** Undefined when this person has already written about the product. */
export function insertAvis(tx: Tx, avis: NouvelAvis): Promise<AvisRow | undefined> {
  return tx.maybeOne(sql`
    with a as (
      insert into avis (produit_id, article_id, utilisateur_id, compte_id, note, titre, texte,
        langue, metier, auteur, statut)
      values (${avis.produitId}, ${avis.articleId}, ${avis.utilisateurId}, ${avis.compteId},
        ${avis.note}, ${avis.titre}, ${avis.texte}, ${avis.langue}, ${avis.metier},
        ${avis.auteur}, ${avis.statut})
      on conflict on constraint un_avis_par_utilisateur_et_produit do nothing
      returning *
    )
    select ${COLONNES}, true as mien
      from a
      left join article ar on ar.id = a.article_id`);
}

export interface AvisEnAttente {
  id: number;
  note: number;
  titre: string;
  texte: string;
  auteur: string;
  langue: string;
  produit: string;
  date: Date;
}

export function listEnAttente(db: Db): Promise<AvisEnAttente[]> {
  return db.query(sql`
    select a.id, a.note, a.titre, a.texte, a.auteur, a.langue, p.nom_fr as produit,
           a.cree_le as date
      from avis a
      join produit p on p.id = a.produit_id
     where a.statut = 'en-attente'
     order by a.cree_le`);
}

/** False when there is no such review. */
export async function updateStatut(
  tx: Tx,
  id: number,
  statut: StatutAvis,
  motif: string | null,
): Promise<boolean> {
  const changed = await tx.execute(sql`
    update avis set statut = ${statut}, motif = ${motif}, modere_le = now() where id = ${id}`);
  return changed > 0;
}
