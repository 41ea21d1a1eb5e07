import type { Db } from '../../db/pool.ts';
import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { FicheChantier } from '../chantiers/fiche-chantier.ts';
import { panierOf, type Proprietaire } from '../panier.sql.ts';

/** A project of the basket, with the chantier it is in: that may hold nothing else. */
export interface ProjetDuPanier {
  id: number;
  libelle: string;
  nombre: number;
  montantHT: { montant: string; devise: 'EUR' | 'GBP' } | null;
  chantier: FicheChantier & { id: number; rang: number };
}

/** Projects of the basket whose identifier is given, as JSON, in the order of its chantiers. */
export function projetsEnJson(panierId: Sql): Sql {
  return sql`(
    select coalesce(json_agg(json_build_object(
             'id', rp.id, 'libelle', rp.libelle, 'nombre', rp.nombre,
             'montantHT', case when rp.montant is not null
               then json_build_object('montant', rp.montant::text, 'devise', rp.devise) end,
             'chantier', json_build_object('id', ch.id, 'rang', ch.rang, 'libelle', ch.libelle,
               'codeServiceChorus', ch.code_service_chorus,
               'numeroEngagement', ch.numero_engagement,
               'referenceCommande', ch.reference_commande)) order by ch.rang, rp.id), '[]')
      from chantier ch
      join rapido_projet rp on rp.chantier_id = ch.id
     where ch.panier_id = ${panierId})`;
}

export async function isProjetDuPanier(db: Db, de: Proprietaire, id: number): Promise<boolean> {
  const found = await db.query(sql`
    select from rapido_projet rp
      join chantier ch on ch.id = rp.chantier_id
     where rp.id = ${id} and ch.panier_id = ${panierOf(de)}`);
  return found.length > 0;
}

/** Out of the basket, whose lock is held; what it was called, undefined when it was not there. */
export function sortirProjet(
  tx: Tx,
  panierId: number,
  id: number,
): Promise<{ libelle: string } | undefined> {
  return tx.maybeOne(sql`
    update rapido_projet
       set chantier_id = null, modifie_le = now()
     where id = ${id}
       and chantier_id in (select ch.id from chantier ch where ch.panier_id = ${panierId})
    returning libelle`);
}

/** All those of a chantier that is emptied. */
export async function sortirProjetsDuChantier(tx: Tx, chantierId: number): Promise<void> {
  await tx.execute(sql`
    update rapido_projet set chantier_id = null, modifie_le = now()
     where chantier_id = ${chantierId}`);
}
