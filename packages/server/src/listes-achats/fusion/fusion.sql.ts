/** Lines that go from one shopping list to another, with the groups they stand in. */
import { forAny } from '../../db/for-any.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

/** In one order, so that two who merge the same two lists either way wait for each other. */
export async function lockListes(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select from liste_achats where id = any (${forAny(ids)}::bigint[]) order by id for update`);
}

/** Groups of the same kind and name meet; the others are made. Those of the one by those of the other. */
export async function matchGroupes(
  tx: Tx,
  deId: number,
  versId: number,
): Promise<ReadonlyMap<number, number>> {
  await tx.execute(sql`
    insert into liste_achats_chantier (liste_id, rang, libelle, code_service_chorus,
      numero_engagement, reference_commande, section)
    select ${versId},
           coalesce((select max(rang) from liste_achats_chantier where liste_id = ${versId}), 0)
             + row_number() over (order by d.place nulls last, d.rang),
           d.libelle, d.code_service_chorus, d.numero_engagement, d.reference_commande, d.section
      from liste_achats_chantier d
     where d.liste_id = ${deId}
       and exists (select from liste_achats_ligne g
                    where g.liste_id = d.liste_id and g.chantier_rang = d.rang)
       and not exists (select from liste_achats_chantier v
                        where v.liste_id = ${versId} and v.section = d.section
                          and lower(v.libelle) is not distinct from lower(d.libelle))`);
  const rows = await tx.query<{ de: number; vers: number }>(sql`
    select d.rang as de, min(v.rang) as vers
      from liste_achats_chantier d
      join liste_achats_chantier v
        on v.liste_id = ${versId} and v.section = d.section
       and lower(v.libelle) is not distinct from lower(d.libelle)
     where d.liste_id = ${deId}
     group by d.rang`);
  return new Map(rows.map(({ de, vers }) => [de, vers]));
}

/** After those there are, in the order they are named; discounts were given for one basket. */
export async function copyNommees(
  tx: Tx,
  versId: number,
  lignes: readonly { ligneId: number; groupe: number | null; quantite: number }[],
  version: number,
): Promise<void> {
  const nommees = JSON.stringify(
    lignes.map(({ ligneId, groupe }, place) => ({ ligneId, groupe, place })),
  );
  await tx.execute(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, chantier_rang,
      trait_coupe, chutes, exemplaires, note, cible, reste, version)
    select ${versId}, g.article_id,
           coalesce((select max(rang) from liste_achats_ligne where liste_id = ${versId}), 0)
             + row_number() over (order by n.place),
           g.quantite, n.groupe, g.trait_coupe, g.chutes, g.exemplaires, g.note, g.cible, g.reste,
           ${version}
      from jsonb_to_recordset(${nommees}::jsonb)
             as n ("ligneId" bigint, groupe integer, place integer)
      join liste_achats_ligne g on g.id = n."ligneId"`);
}

/** The lines themselves go: what was written of them stays theirs. */
export async function moveLignes(
  tx: Tx,
  deId: number,
  versId: number,
  ligneIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    insert into liste_achats_chantier (liste_id, rang, libelle, code_service_chorus,
      numero_engagement, reference_commande, section, place)
    select ${versId}, d.rang, d.libelle, d.code_service_chorus, d.numero_engagement,
           d.reference_commande, d.section, d.place
      from liste_achats_chantier d
     where d.liste_id = ${deId}
       and exists (select from liste_achats_ligne g
                    where g.liste_id = d.liste_id and g.chantier_rang = d.rang
                      and g.id = any (${forAny(ligneIds)}::bigint[]))`);
  await tx.execute(sql`
    update liste_achats_ligne set liste_id = ${versId}, version = 1
     where liste_id = ${deId} and id = any (${forAny(ligneIds)}::bigint[])`);
}
