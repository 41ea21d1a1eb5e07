/** What was ordered and delivered for a quote: of the chantiers that are bound to it. */
import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface LigneCommandeeRow {
  articleId: number;
  reference: string;
  libelle: string;
  quantite: number;
  expediee: number;
  montantHT: string;
}

export interface DevisSuivi {
  id: number;
  compteId: number;
  /** What it went to the basket as. */
  chantier: string | null;
}

/**
 * Chantiers `ch` of orders `c` that are of this quote: bound to it, whatever they are called now. By
 * their name those that lost it on their way, through a list or a quote of the shop.
 */
const isDuDevis = ({ id, compteId, chantier }: DevisSuivi): Sql => sql`
  (ch.devis_clientele_id = ${id}
   or ch.devis_clientele_id is null and ch.libelle = ${chantier}::text)
  and c.compte_id = ${compteId} and c.etat not in ('annulee', 'refusee')`;

/** Orders that came to nothing do not count. */
export function listCommandees(db: Db, devis: DevisSuivi): Promise<LigneCommandeeRow[]> {
  return db.query(sql`
    select l.article_id as "articleId", max(l.reference) as reference, max(l.libelle) as libelle,
           sum(l.quantite)::int as quantite, sum(l.quantite_expediee)::int as expediee,
           sum(l.montant_ht - l.promotion_ht)::text as "montantHT"
      from commande_chantier ch
      join commande c on c.id = ch.commande_id
      join commande_ligne l on l.commande_id = ch.commande_id and l.chantier_rang = ch.rang
     where ${isDuDevis(devis)}
     group by l.article_id
     order by min(l.id)`);
}

export function listCommandes(
  db: Db,
  devis: DevisSuivi,
): Promise<{ key: string; numero: string; passeeLe: Date }[]> {
  return db.query(sql`
    select distinct c.cle as key, c.numero, c.passee_le as "passeeLe"
      from commande_chantier ch
      join commande c on c.id = ch.commande_id
     where ${isDuDevis(devis)}
     order by c.passee_le desc
     limit 50`);
}

export async function updateChantier(tx: Tx, id: number, chantier: string): Promise<void> {
  await tx.execute(sql`update devis_clientele set chantier = ${chantier} where id = ${id}`);
}

/** What is ordered in a chantier of the basket is for this quote from now on. */
export async function lierChantier(
  tx: Tx,
  { id, compteId }: { id: number; compteId: number },
  chantierId: number,
): Promise<void> {
  await tx.execute(sql`
    update chantier set devis_clientele_id = d.id
      from devis_clientele d
     where chantier.id = ${chantierId} and d.id = ${id} and d.compte_id = ${compteId}`);
}
