import type { Devise } from '@comptoir/contract/argent.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';

export interface CommandeRefaiteRow {
  key: string;
  numero: string;
  passeeLe: Date;
  chantiers: string[];
  nombreLignes: number;
  devise: Devise;
  netHT: string;
  /** Articles of its first lines. */
  articleIds: number[];
}

const LIGNES_MONTREES = 4;

/** The last orders of a person, or of the company where they have none; not those given up. */
export function listARefaire(
  db: Db,
  { compteId, utilisateurId, limit }: { compteId: number; utilisateurId: number; limit: number },
): Promise<CommandeRefaiteRow[]> {
  return db.query(sql`
    with siennes as materialized (
      select id
        from commande
       where utilisateur_id = ${utilisateurId} and etat not in ('annulee', 'refusee')
       order by passee_le desc
       limit ${limit}
    ),
    retenues as (
      select id from siennes
      union all
      (select id
         from commande
        where compte_id = ${compteId} and etat not in ('annulee', 'refusee')
          and not exists (select from siennes)
        order by passee_le desc, id desc
        limit ${limit})
    )
    select c.cle as key, c.numero, c.passee_le as "passeeLe",
           array(select ch.libelle from commande_chantier ch
                  where ch.commande_id = c.id and ch.libelle is not null
                  order by ch.rang) as chantiers,
           c.nombre_lignes as "nombreLignes", c.devise, c.net_ht as "netHT",
           array(select l.article_id from commande_ligne l
                  where l.commande_id = c.id
                  order by l.id
                  limit ${LIGNES_MONTREES}) as "articleIds"
      from retenues r
      join commande c on c.id = r.id
     order by c.passee_le desc, c.id desc`);
}
