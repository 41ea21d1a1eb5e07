/** Where the goods of a basket are needed, as far as its company said so. */
import type { ChoixLivraison } from '@comptoir/contract/livraison/choix.schema.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Acheteur } from '../../http/acteur.ts';
import { adressesEnJson, type AdresseRow } from '../../livraison/livraison.public.ts';

export interface Destinations {
  /** The usual one first. */
  adresses: AdresseRow[];
  /** Where goods of a chantier of this name went last. */
  chantiers: { libelle: string; adresseId: number }[];
  /** What was chosen for the open piece, even of another version of the basket. */
  livraison: ChoixLivraison | null;
}

export function findDestinations(
  db: Db,
  { compteId, utilisateurId }: Acheteur,
): Promise<Destinations> {
  return db.one(sql`
    select ${adressesEnJson(sql`qui.compte_id`)} as adresses,
           (select coalesce(json_agg(json_build_object('libelle', cc.libelle,
                     'adresseId', cc.adresse_id)), '[]')
              from compte_chantier cc
             where cc.compte_id = qui.compte_id and cc.adresse_id is not null
               and cc.libelle in (select ch.libelle
                                    from panier p
                                    join chantier ch on ch.panier_id = p.id
                                   where p.utilisateur_id = qui.utilisateur_id)) as chantiers,
           (select o.livraison from piece_ouverte o
             where o.utilisateur_id = qui.utilisateur_id) as livraison
      from (values (${compteId}::int, ${utilisateurId}::int)) as qui (compte_id, utilisateur_id)`);
}
