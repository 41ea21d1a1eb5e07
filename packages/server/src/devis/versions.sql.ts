/** Versions of a quote: written once, never changed. */
import type { Devise } from '@comptoir/contract/argent.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { Db } from '../db/pool.ts';
import { sql, type Sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';
import type { LigneVersion } from './ligne-version.ts';

export interface NouvelleVersion {
  devisId: number;
  version: number;
  /** The person, or the delegate who wrote it. */
  utilisateurId: number | null;
  delegueId: number | null;
  commentaire: string;
  tarif: TarifPanier;
}

export async function insertVersion(tx: Tx, version: NouvelleVersion): Promise<void> {
  const { tarif } = version;
  await tx.execute(sql`
    insert into devis_version (devis_id, version, auteur, utilisateur_id, delegue_id, commentaire,
      devise, net_ht, ttc, tarif)
    values (${version.devisId}, ${version.version},
      ${version.delegueId === null ? 'client' : 'delegue'}, ${version.utilisateurId},
      ${version.delegueId}, ${version.commentaire}, ${tarif.devise}, ${tarif.netHT.montant},
      ${tarif.ttc.montant}, ${JSON.stringify(tarif)}::jsonb)`);
}

/** In their order; `montantHT` is what each comes to. */
export async function insertLignes(
  tx: Tx,
  { devisId, version }: { devisId: number; version: number },
  lignes: readonly (LigneVersion & { montantHT: string })[],
): Promise<void> {
  await tx.execute(sql`
    insert into devis_ligne (devis_id, version, rang, chantier, reference_commande,
      code_service_chorus, numero_engagement, article_id, reference, libelle, unite, quantite,
      trait_coupe, coupe, prix_public_ht, prix_ht, prix_propose_ht, remise, montant_ht, promotions,
      eco_ht, tva, promise_le, prix_refuse, prix_souhaite_ht, commande_id)
    select ${devisId}, ${version}, row_number() over (), l.chantier, l."referenceCommande",
           l."codeServiceChorus", l."numeroEngagement", l."articleId", l.reference, l.libelle,
           l.unite, l.quantite, l."traitCoupe", nullif(l.coupe, 'null'), l."prixPublicHT",
           l."prixHT", l."prixProposeHT", l.remise, l."montantHT", l.promotions, l."ecoHT", l.tva,
           l."promiseLe", l."prixRefuse", l."prixSouhaiteHT", l."commandeId"
      from jsonb_to_recordset(${JSON.stringify(lignes)}::jsonb) as l (
        chantier text, "referenceCommande" text, "codeServiceChorus" text, "numeroEngagement" text,
        "articleId" int, reference text, libelle text, unite text, quantite int, "traitCoupe" text,
        coupe jsonb, "prixPublicHT" numeric, "prixHT" numeric, "prixProposeHT" numeric,
        remise numeric, "montantHT" numeric, promotions jsonb, "ecoHT" numeric, tva numeric,
        "promiseLe" date, "prixRefuse" boolean, "prixSouhaiteHT" numeric, "commandeId" bigint)`);
}

export interface LigneLue extends LigneVersion {
  id: number;
  rang: number;
  /** The order that took it, as it is shown. */
  commande: { key: string; numero: string } | null;
}

export interface VersionLue {
  version: number;
  auteur: 'client' | 'delegue';
  nom: string;
  creeLe: Date;
  commentaire: string;
  devise: Devise;
  tarif: TarifPanier;
  lignes: LigneLue[];
}

/** Undefined where there is none of that number. */
export function findVersion(
  db: Db,
  devisId: number,
  version: number,
): Promise<VersionLue | undefined> {
  return db.maybeOne(sql`
    select v.version, v.auteur, ${nomOf} as nom, v.cree_le as "creeLe", v.commentaire, v.devise,
           v.tarif, ${lignesEnJson} as lignes
      from devis_version v
      left join utilisateur u on u.id = v.utilisateur_id
      left join delegue g on g.id = v.delegue_id
     where v.devis_id = ${devisId} and v.version = ${version}`);
}

/** The name of the delegate who wrote it, else of the person. */
const nomOf: Sql = sql`coalesce(g.prenom || ' ' || g.nom, u.prenom || ' ' || u.nom, '')`;

const lignesEnJson: Sql = sql`
  (select coalesce(json_agg(json_build_object('id', l.id, 'rang', l.rang, 'chantier', l.chantier,
            'referenceCommande', l.reference_commande, 'codeServiceChorus', l.code_service_chorus,
            'numeroEngagement', l.numero_engagement, 'articleId', l.article_id,
            'reference', l.reference, 'libelle', l.libelle, 'unite', l.unite,
            'quantite', l.quantite, 'traitCoupe', l.trait_coupe, 'coupe', l.coupe,
            'prixPublicHT', l.prix_public_ht::text, 'prixHT', l.prix_ht::text,
            'prixProposeHT', l.prix_propose_ht::text, 'remise', trim_scale(l.remise)::text,
            'promotions', l.promotions, 'ecoHT', l.eco_ht::text, 'tva', trim_scale(l.tva)::text,
            'promiseLe', l.promise_le, 'prixRefuse', l.prix_refuse,
            'prixSouhaiteHT', l.prix_souhaite_ht::text, 'commandeId', l.commande_id,
            'commande', case when c.id is not null
               then json_build_object('key', c.cle, 'numero', c.numero) end) order by l.rang), '[]')
     from devis_ligne l
     left join commande c on c.id = l.commande_id
    where l.devis_id = v.devis_id and l.version = v.version)`;

/** Lines that an order takes. */
export async function takeLignes(
  tx: Tx,
  ids: readonly number[],
  commandeId: number,
): Promise<void> {
  await tx.execute(
    sql`update devis_ligne set commande_id = ${commandeId} where id = any (${ids}::bigint[])`,
  );
}

/** Articles of the last version, and the store it is fetched in; none for another company. */
export async function listArticleIds(
  db: Db,
  { key, compteId }: { key: string; compteId: number },
): Promise<{ ids: number[]; magasinId: number | null }> {
  const found = await db.maybeOne<{ ids: number[]; magasinId: number | null }>(sql`
    select array(select distinct l.article_id from devis_ligne l
                  where l.devis_id = d.id and l.version = d.version) as ids,
           (d.livraison #>> '{plan,magasinId}')::int as "magasinId"
      from devis d
     where d.cle = ${key} and d.compte_id = ${compteId}`);
  return found ?? { ids: [], magasinId: null };
}

/** An order that took lines of it already counts its coupon. */
export async function isCouponCompte(db: Db, devisId: number): Promise<boolean> {
  const { compte } = await db.one<{ compte: boolean }>(sql`
    select exists (
      select 1 from commande where devis_id = ${devisId} and coupon_id is not null) as compte`);
  return compte;
}
