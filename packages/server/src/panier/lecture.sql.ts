/** The basket as it is read. */
import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import { droitsEnJson, type DroitsEnJson } from '../articles/articles.public.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import { chorusEnJson } from './chantiers/chorus.sql.ts';
import type { Coupe } from './coupes/coupe-ecrite.ts';
import { francoDuJour, type SituationFranco } from './franco.sql.ts';
import { panierOf, type Proprietaire } from './panier.sql.ts';
import { couponEnJson, type Coupon } from './promotions/coupon.sql.ts';
import { projetsEnJson, type ProjetDuPanier } from './rapido-projets/rapido-projets.sql.ts';

export interface LignePanierRow {
  ligneId: number;
  /** Lines of a chantier stand in this order. */
  place: number;
  articleId: number;
  quantite: number;
  traitCoupe: string;
  /** Null where nothing is cut. */
  coupe: Coupe | null;
  chutes: boolean;
  /** That of the quantity there is. */
  remise: string | null;
  /** How many a discount was given for that the line goes beyond; null where it holds. */
  remiseDepassee: number | null;
  prixVu: string | null;
  deviseVue: string | null;
  chantierId: number;
  /** The rank of the chantier. */
  rang: number;
  libelle: string | null;
  codeServiceChorus: string | null;
  numeroEngagement: string | null;
  referenceCommande: string | null;
}

/** The basket of who asks, if there is one, and what their company agreed. */
export interface Situation extends SituationFranco {
  id: number | null;
  version: number | null;
  type: TypePanier | null;
  commentaire: string | null;
  /** Goods without tax above which an order needs approval, in the currency of the compte. */
  limiteCommande: string | null;
  /** Goods without tax under which nothing is ordered, in the same; null where nothing else is agreed. */
  commandeMinimum: string | null;
  /** Null where the company is no public body. */
  chorus: ExigencesChorus | null;
  /** Groups of customers the company is of. */
  groupes: number[];
  coupon: Coupon | null;
  /** Promotions that counted when the buyer last looked. */
  promotionsVues: number[] | null;
  /** Made-to-measure ones that wait in the basket. */
  projets: ProjetDuPanier[];
}

/** What a basket is made out of besides its lines. */
export interface Entete {
  situation: Situation;
  /** The rights of the compte for the articles of the lines; null for a visitor. */
  droits: DroitsEnJson | null;
}

export interface Lecture {
  /** An `Entete` as text: who reads the same again compares it instead of making it out anew. */
  entete: string;
  /** By chantier, then in the order they were added; null where they are those already known. */
  lignes: LignePanierRow[] | null;
}

export interface Demandee {
  de: Proprietaire;
  compteId: number | undefined;
  jour: string;
  /** The basket as it was last read: its lines are not read again while it is at this version. */
  connu: { id: number | null; version: number | null } | undefined;
}

/** All of one moment, in one round trip. */
export function findLecture(db: Db, { de, compteId, jour, connu }: Demandee): Promise<Lecture> {
  const articleIds = sql`array(
    select l.article_id from chantier ch join panier_ligne l on l.chantier_id = ch.id
     where ch.panier_id = p.id)`;
  const droits = compteId === undefined ? sql`null` : droitsEnJson(compteId, articleIds, jour);
  return db.one(sql`
    select json_build_object(
             'situation', json_build_object(
               'id', p.id, 'version', p.version, 'type', p.type, 'commentaire', p.commentaire,
               'franco', c.franco, 'francoSeuil', c.franco_seuil::text,
               'francoDuJour', c.franco = 1 and ${francoDuJour(jour)},
               'limiteCommande', u.limite_commande::text,
               'commandeMinimum', c.commande_minimum::text,
               'chorus', ${chorusEnJson(sql`c`)},
               'groupes', array(select g.groupe_id from groupe_client_compte g
                                 where g.compte_id = qui.compte_id),
               'coupon', ${couponEnJson(sql`p.coupon_id`, compteId)},
               'promotionsVues', p.promotions_vues, 'projets', ${projetsEnJson(sql`p.id`)}),
             'droits', ${droits})::text as entete,
           case when p.id = ${connu?.id ?? null}::bigint and p.version = ${connu?.version ?? null}::int
             then null else ${lignesEnJson(sql`p.id`)} end as lignes
      from (values (${compteId ?? null}::int, ${de.utilisateurId ?? null}::int))
             as qui (compte_id, utilisateur_id)
      left join compte c on c.id = qui.compte_id
      left join utilisateur u on u.id = qui.utilisateur_id
      left join panier p on p.id = ${panierOf(de)}`);
}

function lignesEnJson(panierId: Sql): Sql {
  return sql`(
    select coalesce(json_agg(ligne), '[]')
      from (select l.id as "ligneId", coalesce(l.place, l.id) as place, l.article_id as "articleId", l.quantite,
                   l.trait_coupe as "traitCoupe", l.coupe, l.chutes,
                   case when l.quantite <= l.remise_quantite
                     then trim_scale(l.remise)::text end as remise,
                   case when l.quantite > l.remise_quantite
                     then l.remise_quantite end as "remiseDepassee", l.prix_vu::text as "prixVu",
                   l.devise_vue as "deviseVue", ch.id as "chantierId", ch.rang, ch.libelle,
                   ch.code_service_chorus as "codeServiceChorus",
                   ch.numero_engagement as "numeroEngagement",
                   ch.reference_commande as "referenceCommande"
              from chantier ch
              join panier_ligne l on l.chantier_id = ch.id
             where ch.panier_id = ${panierId}
             order by ch.rang, coalesce(l.place, l.id), l.id) as ligne)`;
}
