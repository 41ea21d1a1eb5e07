/** The basket as it is read. */
import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { Db } from '../db/pool.ts';
import { sql } from '../db/sql.ts';
import { panierDe, type Proprietaire } from './panier.sql.ts';

export interface LignePanierRow {
  ligneId: number;
  articleId: number;
  quantite: number;
  traitCoupe: string;
  remise: string | null;
  prixVu: string | null;
  deviseVue: string | null;
  chantierId: number;
  libelle: string | null;
  codeServiceChorus: string | null;
  numeroEngagement: string | null;
  referenceCommande: string | null;
}

/** By chantier, then in the order they were added. */
export function listLignes(db: Db, panierId: number): Promise<LignePanierRow[]> {
  return db.query(sql`
    select l.id as "ligneId", l.article_id as "articleId", l.quantite,
           l.trait_coupe as "traitCoupe", trim_scale(l.remise)::text as remise,
           l.prix_vu::text as "prixVu", l.devise_vue as "deviseVue", c.id as "chantierId", c.libelle,
           c.code_service_chorus as "codeServiceChorus",
           c.numero_engagement as "numeroEngagement", c.reference_commande as "referenceCommande"
      from chantier c
      join panier_ligne l on l.chantier_id = c.id
     where c.panier_id = ${panierId}
     order by c.rang, l.id`);
}

/** Of who asks: his basket if there is one, and what his company agreed. */
export interface Situation {
  id: number | null;
  version: number | null;
  type: TypePanier | null;
  commentaire: string | null;
  /** Null for a visitor. */
  franco: number | null;
  francoSeuil: string | null;
  /** Goods without tax above which an order needs approval, in the currency of the compte. */
  limiteCommande: string | null;
}

/** To be read before the lines: what changes meanwhile is then newer than the version told. */
export function findSituation(
  db: Db,
  de: Proprietaire,
  compteId: number | undefined,
): Promise<Situation> {
  return db.one(sql`
    select p.id, p.version, p.type, p.commentaire, c.franco, c.franco_seuil::text as "francoSeuil",
           u.limite_commande::text as "limiteCommande"
      from (values (${compteId ?? null}::int, ${de.utilisateurId ?? null}::int))
             as qui (compte_id, utilisateur_id)
      left join compte c on c.id = qui.compte_id
      left join utilisateur u on u.id = qui.utilisateur_id
      left join panier p on p.id = ${panierDe(de)}`);
}
