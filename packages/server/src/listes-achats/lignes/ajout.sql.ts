/** Lines that come to a shopping list. */
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export async function countLignes(tx: Tx, id: number): Promise<number> {
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre from liste_achats_ligne where liste_id = ${id}`);
  return nombre;
}

export interface LigneAAjouter {
  articleId: number;
  quantite: number;
  /** '' where it comes whole. */
  traitCoupe: string;
  chutes: boolean;
  /** Null: none. */
  chantier: string | null;
}

/** Quantities of one thing named several times add up; returns articles that do not exist. */
export async function addLignes(
  tx: Tx,
  listeId: number,
  lignes: readonly LigneAAjouter[],
): Promise<number[]> {
  const demandees = JSON.stringify(lignes.map((ligne, place) => ({ ...ligne, place })));
  await tx.execute(sql`
    insert into liste_achats_chantier (liste_id, rang, libelle)
    select ${listeId},
           coalesce((select max(rang) from liste_achats_chantier where liste_id = ${listeId}), 0)
             + row_number() over (order by min(d.place)),
           min(d.chantier)
      from jsonb_to_recordset(${demandees}::jsonb) as d (chantier text, place integer)
     where d.chantier is not null
       and not exists (select from liste_achats_chantier c
                        where c.liste_id = ${listeId} and not c.section
                          and lower(c.libelle) = lower(d.chantier))
     group by lower(d.chantier)`);
  const inconnus = await tx.query<{ id: number }>(sql`
    with demande as (
      select d."articleId" as article_id, c.rang as chantier_rang, d."traitCoupe" as trait_coupe,
             bool_or(d.chutes) as chutes, least(sum(d.quantite), 1000000)::int as quantite,
             least(count(*), 1000000)::int as exemplaires, min(d.place) as place
        from jsonb_to_recordset(${demandees}::jsonb)
               as d ("articleId" integer, quantite integer, "traitCoupe" text, chutes boolean,
                     chantier text, place integer)
        left join lateral (
          select min(rang) as rang
            from liste_achats_chantier c
           where c.liste_id = ${listeId} and not c.section
             and lower(c.libelle) = lower(d.chantier)
        ) c on true
       group by 1, 2, 3
    ),
    ecrites as (
      insert into liste_achats_ligne (liste_id, article_id, rang, quantite, chantier_rang,
        trait_coupe, chutes, exemplaires, version)
      select ${listeId}, d.article_id,
             coalesce((select max(g.rang) from liste_achats_ligne g where g.liste_id = ${listeId}), 0)
               + row_number() over (order by d.place),
             d.quantite, d.chantier_rang, d.trait_coupe, d.chutes,
             case when d.trait_coupe = '' then 1 else d.exemplaires end,
             (select version from liste_achats where id = ${listeId})
        from demande d
        join article a on a.id = d.article_id
      on conflict on constraint une_ligne_par_article_coupe_et_chantier
        do update set quantite = least(liste_achats_ligne.quantite + excluded.quantite, 1000000),
                      version = excluded.version,
                      exemplaires = case when excluded.trait_coupe = '' then 1
                        else least(liste_achats_ligne.exemplaires + excluded.exemplaires, 1000000) end
    )
    select distinct d.article_id as id
      from demande d
     where not exists (select from article a where a.id = d.article_id)`);
  return inconnus.map(({ id }) => id);
}
