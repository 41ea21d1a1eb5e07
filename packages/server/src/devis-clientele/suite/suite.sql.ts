/** What was ordered and delivered under the name of the chantier a quote went to the basket as. */
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export interface LigneCommandeeRow {
  articleId: number;
  reference: string;
  libelle: string;
  quantite: number;
  expediee: number;
  montantHT: string;
}

/** Orders that came to nothing do not count. */
export function listCommandees(
  db: Db,
  compteId: number,
  chantier: string,
): Promise<LigneCommandeeRow[]> {
  return db.query(sql`
    select l.article_id as "articleId", max(l.reference) as reference, max(l.libelle) as libelle,
           sum(l.quantite)::int as quantite, sum(l.quantite_expediee)::int as expediee,
           sum(l.montant_ht - l.promotion_ht)::text as "montantHT"
      from commande_chantier ch
      join commande c on c.id = ch.commande_id
      join commande_ligne l on l.commande_id = ch.commande_id and l.chantier_rang = ch.rang
     where ch.libelle = ${chantier} and c.compte_id = ${compteId}
       and c.etat not in ('annulee', 'refusee')
     group by l.article_id
     order by min(l.id)`);
}

export function listCommandes(
  db: Db,
  compteId: number,
  chantier: string,
): Promise<{ key: string; numero: string; passeeLe: Date }[]> {
  return db.query(sql`
    select c.cle as key, c.numero, c.passee_le as "passeeLe"
      from commande_chantier ch
      join commande c on c.id = ch.commande_id
     where ch.libelle = ${chantier} and c.compte_id = ${compteId}
       and c.etat not in ('annulee', 'refusee')
     order by c.passee_le desc
     limit 50`);
}

export async function updateChantier(tx: Tx, id: number, chantier: string): Promise<void> {
  await tx.execute(sql`update devis_clientele set chantier = ${chantier} where id = ${id}`);
}
