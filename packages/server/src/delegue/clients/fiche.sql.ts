/** What a delegate wants to know of a customer before calling them. */
import type { Devise } from '@comptoir/contract/argent.ts';
import { engageOf } from '../../commandes/credit.public.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import { echuSql, type Echu } from '../../factures/factures.public.ts';

export interface FicheRow {
  ligne1: string;
  ligne2: string | null;
  metier: string;
  devise: Devise;
  magasin: string | null;
  derniereCommandeLe: string | null;
  derniereCommandeMontant: string | null;
  chiffreAffaires: string;
  chiffreAffairesPrecedent: string;
  encours: string;
  /** Ordered on account and not invoiced yet. */
  engage: string;
  echu: Echu;
  plafondCredit: string | null;
  lignesPanier: number;
}

export function findFiche(db: Db, compteId: number, jour: string): Promise<FicheRow | undefined> {
  return db.maybeOne(sql`
    select c.adresse_ligne1 as ligne1, c.adresse_ligne2 as ligne2, c.metier, c.devise,
           m.libelle as magasin,
           s.derniere_commande_le as "derniereCommandeLe",
           s.derniere_commande_montant::text as "derniereCommandeMontant",
           coalesce(s.chiffre_affaires, 0)::text as "chiffreAffaires",
           coalesce(s.chiffre_affaires_precedent, 0)::text as "chiffreAffairesPrecedent",
           coalesce(s.encours, 0)::text as encours, 
           (select to_json(e) from (${echuSql(sql`c.id`, sql`${jour}::date`)}) e) as echu,
           ${engageOf(sql`c.id`)} as engage,
           s.plafond_credit::text as "plafondCredit",
           (select count(*)
              from utilisateur u
              join panier p on p.utilisateur_id = u.id
              join chantier ch on ch.panier_id = p.id
              join panier_ligne l on l.chantier_id = ch.id
             where u.compte_id = c.id) as "lignesPanier"
      from compte c
      left join magasin m on m.id = c.magasin_id and m.actif
      left join compte_situation s on s.compte_id = c.id
     where c.id = ${compteId}`);
}
