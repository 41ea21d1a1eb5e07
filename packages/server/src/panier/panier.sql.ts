import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import { sessionOf, type Acteur } from '../http/acteur.ts';

/** Whose basket: of the person, else of the session of a visitor. */
export interface Proprietaire {
  sessionId: number;
  utilisateurId?: number | undefined;
}

export function proprietaireOf(acteur: Acteur): Proprietaire {
  return { sessionId: sessionOf(acteur), utilisateurId: acteur.utilisateurId };
}

/** By whom they were when they asked, not whom their session is for now: another tab may switch. */
export function panierOf({ sessionId, utilisateurId }: Proprietaire): Sql {
  return utilisateurId === undefined
    ? sql`(select id from panier where session_id = ${sessionId})`
    : sql`(select id from panier where utilisateur_id = ${utilisateurId})`;
}

export interface PanierVerrouille {
  id: number;
  /** The one every basket has. */
  chantierId: number;
  premierNom: string | null;
  /** It has neither name nor anything in it. */
  premierLibre: boolean;
  /** The name that the person wants for what is added without a choice. */
  nomDefaut: string | null;
  version: number;
  /** The version this change makes. */
  suivante: number;
  /** Before the change. */
  lignes: number;
}

/** Others who change this basket wait until the transaction ends. Undefined when there is none. */
export function lockPanier(tx: Tx, de: Proprietaire): Promise<PanierVerrouille | undefined> {
  return tx.maybeOne(sql`
    select p.id, c.id as "chantierId",
           c.libelle is null
             and not exists (select from panier_ligne l where l.chantier_id = c.id)
             and not exists (select from rapido_projet r where r.chantier_id = c.id)
             as "premierLibre",
           c.libelle as "premierNom",
           (select u.preferences ->> 'chantierDefaut'
              from utilisateur u
             where u.id = p.utilisateur_id) as "nomDefaut",
           p.version, p.version + 1 as suivante,
           (select count(*)
              from chantier t
              join panier_ligne l on l.chantier_id = t.id
             where t.panier_id = p.id) as lignes
      from panier p
      join chantier c on c.panier_id = p.id and c.rang = 0
     where p.id = ${panierOf(de)}
       for update of p`);
}

/** Makes the basket with its first chantier; does nothing when it was made meanwhile. */
export async function insertPanier(tx: Tx, de: Proprietaire): Promise<void> {
  // Nothing is made for a visitor who signed in meanwhile: they have another basket now.
  const proprietaire =
    de.utilisateurId === undefined
      ? sql`select null::int, id from session
             where id = ${de.sessionId} and utilisateur_id is null and delegue_id is null`
      : sql`select ${de.utilisateurId}::int, null::bigint`;
  await tx.execute(sql`
    with nouveau as (
      insert into panier (utilisateur_id, session_id)
      ${proprietaire}
      on conflict do nothing
      returning id
    )
    insert into chantier (panier_id, rang) select id, 0 from nouveau`);
}

/** To be called once per change, last: returns how many lines there are. */
export async function bumpVersion(tx: Tx, panierId: number): Promise<number> {
  const { lignes } = await tx.one<{ lignes: number }>(sql`
    update panier
       set version = version + 1, modifie_le = now()
     where id = ${panierId}
    returning (
      select count(*)
        from chantier c
        join panier_ligne l on l.chantier_id = c.id
       where c.panier_id = panier.id
    ) as lignes`);
  return lignes;
}

export async function countLignes(db: Db, de: Proprietaire): Promise<number> {
  const { lignes } = await db.one<{ lignes: number }>(sql`
    select count(*) as lignes
      from chantier c
      join panier_ligne l on l.chantier_id = c.id
     where c.panier_id = ${panierOf(de)}`);
  return lignes;
}

/** By article, in all chantiers, whole and cut. */
export function listQuantites(
  db: Db,
  de: Proprietaire,
): Promise<{ articleId: number; quantite: number }[]> {
  return db.query(sql`
    select l.article_id as "articleId", sum(l.quantite)::int as quantite
      from chantier c
      join panier_ligne l on l.chantier_id = c.id
     where c.panier_id = ${panierOf(de)}
     group by l.article_id
     order by l.article_id`);
}

/** What is said of the basket as a whole, and the version that last changed it. */
export interface Entete {
  type: TypePanier;
  commentaire: string;
  version: number;
}

export function findEntete(tx: Tx, panierId: number): Promise<Entete> {
  return tx.one(sql`
    select type, commentaire, version_entete as version from panier where id = ${panierId}`);
}

export interface EnteteModifiee {
  panierId: number;
  version: number;
  /** Only what is given changes. */
  type?: TypePanier | undefined;
  commentaire?: string | undefined;
}

export async function updateEntete(tx: Tx, entete: EnteteModifiee): Promise<void> {
  await tx.execute(sql`
    update panier
       set type = coalesce(${entete.type ?? null}, type),
           commentaire = coalesce(${entete.commentaire ?? null}, commentaire),
           version_entete = ${entete.version}
     where id = ${entete.panierId}`);
}
