/** Cut lines, under the lock of the basket. */
import type { Montant } from '@comptoir/contract/argent.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Coupe } from './coupe-ecrite.ts';

export interface LigneCoupee {
  id: number;
  chantierId: number;
  articleId: number;
  traitCoupe: string;
  quantite: number;
  coupe: Coupe;
  multiple: number;
  minimum: number;
}

const colonnes = sql`
  select l.id, l.chantier_id as "chantierId", l.article_id as "articleId",
         l.trait_coupe as "traitCoupe", l.quantite, l.coupe, a.multiple, a.minimum
    from panier_ligne l
    join article a on a.id = l.article_id`;

/** The line of the chantier that has this very list. */
export function findCoupee(
  tx: Tx,
  {
    chantierId,
    articleId,
    traitCoupe,
  }: Pick<LigneCoupee, 'chantierId' | 'articleId' | 'traitCoupe'>,
): Promise<LigneCoupee | undefined> {
  return tx.maybeOne(sql`${colonnes}
     where l.chantier_id = ${chantierId} and l.article_id = ${articleId}
       and l.trait_coupe = ${traitCoupe} and l.trait_coupe <> ''`);
}

export function listCoupees(tx: Tx, panierId: number): Promise<LigneCoupee[]> {
  return tx.query(sql`${colonnes}
     where l.chantier_id in (select id from chantier where panier_id = ${panierId})
       and l.coupe is not null
     order by l.id`);
}

export interface CoupeAPoser {
  traitCoupe: string;
  coupe: Coupe;
  quantite: number;
  version: number;
}

export interface LigneAPoser extends CoupeAPoser {
  chantierId: number;
  articleId: number;
  chutes: boolean;
  remise: string | null;
  prixVu: Montant | undefined;
  /** Where it stood before it was removed. */
  place?: number | undefined;
}

export async function insertCoupee(tx: Tx, ligne: LigneAPoser): Promise<void> {
  await tx.execute(sql`
    insert into panier_ligne (place, chantier_id, article_id, trait_coupe, coupe, chutes, quantite,
      remise, version, prix_vu, devise_vue)
    values (${ligne.place ?? null}, ${ligne.chantierId}, ${ligne.articleId}, ${ligne.traitCoupe},
      ${JSON.stringify(ligne.coupe)}::jsonb, ${ligne.chutes}, ${ligne.quantite},
      ${ligne.remise}::numeric, ${ligne.version}, ${ligne.prixVu?.montant ?? null}::numeric,
      ${ligne.prixVu?.devise ?? null})`);
}

/** Its discount and the price that was seen stay. */
export async function updateCoupe(tx: Tx, id: number, posee: CoupeAPoser): Promise<void> {
  await tx.execute(sql`
    update panier_ligne
       set trait_coupe = ${posee.traitCoupe}, coupe = ${JSON.stringify(posee.coupe)}::jsonb,
           quantite = ${posee.quantite}, version = ${posee.version}
     where id = ${id}`);
}

/** Writes the cuts of many lines at once, whatever lists they exchange. */
export async function updateCoupes(
  tx: Tx,
  lignes: readonly LigneCoupee[],
  version: number,
): Promise<void> {
  const ids = lignes.map(({ id }) => id);
  // A list is unique while each row is written: none may still stand where another arrives.
  await tx.execute(sql`
    update panier_ligne set trait_coupe = trait_coupe || '#' || id where id = any (${ids}::bigint[])`);
  await tx.execute(sql`
    update panier_ligne l
       set trait_coupe = v."traitCoupe", coupe = v.coupe, quantite = v.quantite,
           version = ${version}
      from jsonb_to_recordset(${JSON.stringify(lignes)}::jsonb)
             as v (id bigint, "traitCoupe" text, coupe jsonb, quantite integer)
     where l.id = v.id`);
}
