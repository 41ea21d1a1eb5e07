/** Lines of a shopping list as a basket takes them. */
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { forAny } from '../../db/for-any.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { word } from '../../db/words.ts';
import type { Acheteur } from '../../http/acteur.ts';
import { isLisible } from '../acces.sql.ts';
import { GROUPE, ORDRE } from '../ordre/ordre.sql.ts';

/** What a chantier of a basket put aside is known by. */
export interface ChantierDeListe {
  /** Null: the first one of the basket, without a name. */
  libelle: string | null;
  codeServiceChorus: string | null;
  numeroEngagement: string | null;
  referenceCommande: string | null;
}

export interface LigneDeListe {
  ligneId: number;
  /** From 1. */
  rang: number;
  articleId: number;
  reference: string;
  libelle: string;
  quantite: number;
  /** '' where it comes whole. */
  traitCoupe: string;
  chutes: boolean;
  /** How often its cut list is wanted. */
  exemplaires: number;
  /** Percent a delegate gave. */
  remise: string | null;
  /** How many were missing at the last count. */
  manque: number;
  /** Null: of none, or of a section, which the basket does not know. */
  chantier: ChantierDeListe | null;
}

/** Null: it is no list that who asks may read. A discount is for the basket of its person. */
export async function listLignesDeListe(
  db: Db,
  { id, qui, langue }: { id: number; qui: Acheteur; langue: Locale },
): Promise<LigneDeListe[] | null> {
  const rows = await db.query<LigneDeListe | { articleId: null }>(sql`
    select g.id as "ligneId",
           row_number() over (order by ${ORDRE})::int as rang, a.id as "articleId", a.reference,
           ${word(langue, 'a.libelle')} as libelle, g.quantite, g.trait_coupe as "traitCoupe",
           g.chutes, g.exemplaires,
           case when l.utilisateur_id = ${qui.utilisateurId} then g.remise::text end as remise,
           greatest(coalesce(g.cible - g.reste, 0), 0) as manque,
           case when not c.section then jsonb_build_object(
             'libelle', c.libelle, 'codeServiceChorus', c.code_service_chorus,
             'numeroEngagement', c.numero_engagement, 'referenceCommande', c.reference_commande)
           end as chantier
      from liste_achats l
      left join liste_achats_ligne g on g.liste_id = l.id
      ${GROUPE}
      left join article a on a.id = g.article_id
     where l.id = ${id} and ${isLisible(qui)}
     order by 2`);
  if (rows.length === 0) return null;
  return rows.filter((row) => row.articleId !== null);
}

/** A discount goes back to a basket once: lines that are taken again have none. */
export async function rendreRemises(
  tx: Tx,
  id: number,
  ligneIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update liste_achats_ligne set remise = null
     where liste_id = ${id} and remise is not null and id = any (${forAny(ligneIds)}::bigint[])`);
}
