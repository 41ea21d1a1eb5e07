/** What one wants to know of a customer before calling him. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/locales.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { word } from '../db/words.ts';

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
  retard: string;
  plafondCredit: string | null;
  lignesPanier: number;
}

export function findFiche(db: Db, compteId: number): Promise<FicheRow | undefined> {
  return db.maybeOne(sql`
    select c.adresse_ligne1 as ligne1, c.adresse_ligne2 as ligne2, c.metier, c.devise,
           m.libelle as magasin,
           s.derniere_commande_le as "derniereCommandeLe",
           s.derniere_commande_montant::text as "derniereCommandeMontant",
           coalesce(s.chiffre_affaires, 0)::text as "chiffreAffaires",
           coalesce(s.chiffre_affaires_precedent, 0)::text as "chiffreAffairesPrecedent",
           coalesce(s.encours, 0)::text as encours, coalesce(s.retard, 0)::text as retard,
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

export interface HabitudeDue {
  articleId: number;
  reference: string;
  libelle: string;
  dernierLe: string;
  /** Units of sale, usually bought at once. */
  quantite: number;
}

/** Bought at least so often, it is a habit. */
const ACHATS_MIN = 3;
/** Purchases are counted, not dated: their usual interval is that of a year of them. */
const JOURS_OBSERVES = 365;
/** After so many intervals the habit is lost rather than late. */
const INTERVALLES_MAX = 4;
const MAX_HABITUDES = 6;

/** What is bought regularly and should be needed again, the most overdue first. */
export function listHabitudesDues(
  db: Db,
  compteId: number,
  jour: string,
  langue: Locale,
): Promise<HabitudeDue[]> {
  return db.query(sql`
    select a.id as "articleId", a.reference, ${word(langue, 'a.libelle')} as libelle,
           h.dernier_le as "dernierLe", h.quantite
      from (
        select article_id, dernier_le, greatest(1, round(quantite::numeric / nombre))::int as quantite,
               (${jour}::date - dernier_le) * nombre::float8 / ${JOURS_OBSERVES} as intervalles
          from achat
         where compte_id = ${compteId} and nombre >= ${ACHATS_MIN}
      ) h
      join article a on a.id = h.article_id and not a.retire
     where h.intervalles > 1 and h.intervalles <= ${INTERVALLES_MAX}
     order by h.intervalles desc, a.id
     limit ${MAX_HABITUDES}`);
}
