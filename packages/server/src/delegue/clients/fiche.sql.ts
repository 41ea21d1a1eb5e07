/** What a delegate wants to know of a customer before calling them. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { engageOf } from '../../commandes/credit.public.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import { word } from '../../db/words.ts';

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

export interface HabitudeDue {
  articleId: number;
  reference: string;
  libelle: string;
  dernierLe: string;
  /** Units of sale, usually bought at once, as they are sold. */
  quantite: number;
}

/** Bought at least so often, it is a habit. */
const ACHATS_MIN = 3;
/** Purchases are counted, not dated: their usual interval is that of a year of them. */
const JOURS_OBSERVES = 365;
/** After so many intervals the habit is lost rather than late. */
const INTERVALLES_MAX = 4;
const MAX_HABITUDES = 6;

/**
 * What is bought regularly and should be needed again, the most overdue first. Orders placed since
 * the last purchase the company is known for count, that of today too.
 */
export function listHabitudesDues(
  db: Db,
  compteId: number,
  jour: string,
  langue: Locale,
): Promise<HabitudeDue[]> {
  return db.query(sql`
    select a.id as "articleId", a.reference, ${word(langue, 'a.libelle')} as libelle,
           h.dernier_le as "dernierLe",
           greatest(a.minimum, ceil(h.quantite::numeric / a.multiple) * a.multiple)::int as quantite
      from (
        select article_id, max(dernier_le) as dernier_le,
               greatest(1, round(sum(quantite)::numeric / sum(nombre)))::int as quantite,
               (${jour}::date - max(dernier_le)) * sum(nombre)::float8 / ${JOURS_OBSERVES}
                 as intervalles
          from (
            select article_id, nombre, quantite, dernier_le from achat where compte_id = ${compteId}
            union all
            select l.article_id, 1, sum(l.quantite)::int, c.le
              from (
                select id, (passee_le at time zone 'Europe/Paris')::date as le
                  from commande
                 where compte_id = ${compteId} and etat not in ('annulee', 'refusee')
                   and passee_le > ${jour}::date - ${JOURS_OBSERVES}::int
              ) c
              join commande_ligne l on l.commande_id = c.id
              left join achat a on a.compte_id = ${compteId} and a.article_id = l.article_id
             where a.dernier_le is null or a.dernier_le < c.le
             group by l.article_id, c.id, c.le
          ) p
         group by article_id
        having sum(nombre) >= ${ACHATS_MIN}
      ) h
      join article a on a.id = h.article_id and not a.retire
     where h.intervalles > 1 and h.intervalles <= ${INTERVALLES_MAX}
     order by h.intervalles desc, a.id
     limit ${MAX_HABITUDES}`);
}
