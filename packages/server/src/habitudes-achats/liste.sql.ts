/** Habits of a company: those that filters leave, a page of them in the order asked. */
import type { Devise } from '@comptoir/contract/argent.ts';
import {
  ETATS_HABITUDE,
  type EtatHabitude,
  type TRIS_HABITUDES,
} from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { chantiersProposes } from '../commandes/commandes.public.ts';
import { forAny } from '../db/for-any.ts';
import { pageOfIds, type PageOfIds } from '../db/page-of-ids.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import { word } from '../db/words.ts';
import { etatHabitude, QUANTITE_VENDUE } from './etat-habitude.sql.ts';

export type TriHabitudes = (typeof TRIS_HABITUDES)[number];

export interface FiltresHabitudes {
  compteId: number;
  jour: string;
  langue: Locale;
  /** Folded words, each of which is found. */
  mots: readonly string[];
  etats?: readonly EtatHabitude[] | undefined;
  noeudId?: number | undefined;
  chantier?: string | undefined;
  masquees: boolean;
  /** These alone. */
  articleIds?: readonly number[] | undefined;
}

/** Letters of the three languages, as plier() writes them. */
const ACCENTS = { de: 'àâäáçéèêëíîïñóôöúùûü', vers: 'aaaaceeeeiiinooouuuu' };

/** Only what is asked stands in the statement: the plan is that of what is asked. */
function source(filtres: FiltresHabitudes): Sql {
  const { compteId, jour, langue, mots, etats, noeudId, chantier, masquees, articleIds } = filtres;
  const et: Sql[] = [sql`h.compte_id = ${compteId} and h.masquee = ${masquees}`];
  // Folded by functions of PostgreSQL itself: plier() takes thirty times as long for each row.
  const nom = sql`translate(lower(${word(langue, 'a.libelle')} || ' ' || a.reference),
    ${ACCENTS.de}, ${ACCENTS.vers})`;
  // Tried on the habits alone: by itself the condition would go over every article of the shop first.
  if (mots.length > 0) {
    const motifs = mots.map((mot) => `%${mot}%`);
    et.push(sql`case when h.article_id = a.id then ${nom} like all (${motifs}::text[]) end`);
  }
  if (etats && etats.length > 0) et.push(sql`${etatHabitude(jour)} = any (${etats}::text[])`);
  if (articleIds) et.push(sql`h.article_id = any (${forAny(articleIds)}::int[])`);
  if (chantier !== undefined) et.push(sql`${chantier} = any (h.chantiers)`);
  if (noeudId !== undefined) {
    et.push(sql`a.produit_id in (
      select p.id from produit p
        join noeud n on n.id = p.noeud_id
        join noeud haut on haut.id = ${noeudId} and n.gauche between haut.gauche and haut.droite)`);
  }
  const ou = et.reduce((tout, une) => sql`${tout} and ${une}`);
  return sql`habitude h join article a on a.id = h.article_id where ${ou}`;
}

/** What cannot be told comes last, whichever way. */
function ordre(tri: TriHabitudes, { jour, langue }: FiltresHabitudes): Sql {
  const libelle = word(langue, 'a.libelle');
  const ordres: Record<TriHabitudes, Sql> = {
    echeance: sql`array_position(${ETATS_HABITUDE}::text[], ${etatHabitude(jour)}),
                  (${jour}::date - h.dernier_le)::float8 / h.rythme_jours desc nulls last, a.id`,
    article: sql`${libelle}, a.id`,
    '-article': sql`${libelle} desc, a.id`,
    quantite: sql`h.quantite, a.id`,
    '-quantite': sql`h.quantite desc, a.id`,
    rythme: sql`h.rythme_jours nulls last, a.id`,
    '-rythme': sql`h.rythme_jours desc nulls last, a.id`,
    nombre: sql`h.nombre, a.id`,
    '-nombre': sql`h.nombre desc, a.id`,
    dernier: sql`h.dernier_le, a.id`,
    '-dernier': sql`h.dernier_le desc, a.id`,
  };
  return ordres[tri];
}

export interface HabitudeRow {
  articleId: number;
  etat: EtatHabitude;
  nombre: number;
  quantite: number;
  rythmeJours: number | null;
  premierLe: string | null;
  dernierLe: string;
  prochainLe: string | null;
  dernierPrix: string | null;
  devise: Devise | null;
  chantiers: string[];
  acheteurs: string[];
  masquee: boolean;
}

const COMMANDES_DITES = 24;

export async function listHabitudes(
  db: Db,
  filtres: FiltresHabitudes,
  { tri, limit, offset }: { tri: TriHabitudes; limit: number; offset: number },
): Promise<{ rows: HabitudeRow[]; total: number }> {
  const { compteId, jour } = filtres;
  const { ids, total } = await db.one<PageOfIds>(
    pageOfIds(source(filtres), { id: sql`a.id`, order: ordre(tri, filtres), limit, offset }),
  );
  if (ids.length === 0) return { rows: [], total };
  const rows = await db.query<HabitudeRow>(sql`
    select a.id as "articleId", ${etatHabitude(jour)} as etat, h.nombre,
           ${QUANTITE_VENDUE} as quantite, h.rythme_jours as "rythmeJours",
           h.premier_le as "premierLe", h.dernier_le as "dernierLe", h.prochain_le as "prochainLe",
           h.dernier_prix_ht as "dernierPrix", h.devise, h.chantiers,
           array(select concat_ws(' ', u.prenom, u.nom)
                   from (select distinct c.utilisateur_id
                           from (select d.commande_id
                                   from achat_date d
                                  where d.compte_id = h.compte_id and d.article_id = h.article_id
                                  order by d.jour desc, d.commande_id desc
                                  limit ${COMMANDES_DITES}) d
                           join commande c on c.id = d.commande_id) q
                   join utilisateur u on u.id = q.utilisateur_id
                  order by u.nom, u.prenom, u.id) as acheteurs,
           h.masquee
      from unnest(${ids}::int[]) with ordinality as p (id, place)
      join habitude h on h.compte_id = ${compteId} and h.article_id = p.id
      join article a on a.id = p.id
     order by p.place`);
  return { rows, total };
}

export interface ChoixHabitudes {
  etats: Record<EtatHabitude, number>;
  masquees: number;
  familles: { id: number; libelle: string }[];
  chantiers: string[];
}

/** What the list can be filtered by, whatever the filters; of chantiers the latest. */
export function findChoix(
  db: Db,
  { compteId, jour, langue }: Pick<FiltresHabitudes, 'compteId' | 'jour' | 'langue'>,
): Promise<ChoixHabitudes> {
  return db.one(sql`
    with siennes as materialized (
      select h.masquee, ${etatHabitude(jour)} as etat, a.produit_id
        from habitude h
        join article a on a.id = h.article_id
       where h.compte_id = ${compteId}
    ),
    comptees as (
      select etat, masquee, count(*) as nombre from siennes group by etat, masquee
    )
    select (select json_object_agg(e.etat, coalesce(c.nombre, 0))
              from unnest(${ETATS_HABITUDE}::text[]) as e (etat)
              left join comptees c on c.etat = e.etat and not c.masquee) as etats,
           (select coalesce(sum(nombre), 0)::int from comptees where masquee) as masquees,
           (select coalesce(json_agg(json_build_object('id', f.id,
                     'libelle', ${word(langue, 'f.libelle')}) order by f.gauche), '[]')
              from (select distinct haut.id
                      from (select distinct p.noeud_id
                              from (select distinct produit_id from siennes) s
                              join produit p on p.id = s.produit_id) q
                      join noeud n on n.id = q.noeud_id
                      join noeud haut
                        on haut.niveau = 1 and n.gauche between haut.gauche and haut.droite) d
              join noeud f on f.id = d.id) as familles,
           ${chantiersProposes(compteId)} as chantiers`);
}
