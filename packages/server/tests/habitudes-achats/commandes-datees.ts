/** Orders of the past, of one line: as short as an order can be written. */
import { sql } from '../../src/db/sql.ts';
import type { Tx } from '../../src/db/transaction.ts';
import type { Golden } from '../articles/golden.ts';

export interface CommandeDatee {
  /** `jour` days after this one. */
  zero: string;
  jour: number;
  quantite: number;
  articleId?: number;
  compteId?: number;
  chantier?: string | null;
  prix?: string;
}

let nombre = 0;

export async function insertCommande(
  tx: Tx,
  golden: Golden,
  { zero, jour, quantite, chantier = null, prix = '12.5000', ...autre }: CommandeDatee,
): Promise<number> {
  const { articleId = golden.vis, compteId = golden.morel } = autre;
  nombre++;
  const { id } = await tx.one<{ id: number }>(sql`
    with nouvelle as (
      insert into commande (cle, numero, compte_id, utilisateur_id, etat, langue, passee_le,
        mode_paiement, devise, marchandise_ht, port_ht, net_ht, ttc, tarif, livraison, contact,
        facturation, nombre_lignes, prevue_le, recherche)
      select 'datee' || ${nombre}::int, 'D' || ${nombre}::int, u.compte_id, u.id, 'validee', 'fr',
             (${zero}::date + ${jour}::int)::timestamp at time zone 'Europe/Paris',
             'en-compte', 'EUR', 10, 0, 10, 12, '{}', '{}', '{}', '{}', 1, ${zero}::date, ''
        from utilisateur u where u.compte_id = ${compteId} order by u.id limit 1
      returning id
    ),
    chantiers as (
      insert into commande_chantier (commande_id, rang, libelle)
      select id, 1, ${chantier}::text from nouvelle
    )
    insert into commande_ligne (commande_id, rang, chantier_rang, article_id, reference, libelle,
      unite, quantite, prix_public_ht, prix_ht, montant_ht, tva, prevue_le)
    select n.id, 1, 1, a.id, a.reference, a.libelle_fr, a.unite, ${quantite}, 20,
           ${prix}::numeric, 10, 20, ${zero}::date
      from nouvelle n, article a where a.id = ${articleId}
    returning commande_id as id`);
  return id;
}
