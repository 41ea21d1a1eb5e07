import type { LigneVersion } from '@comptoir/server/devis/devis-demo.public.ts';
import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';

export interface CompteDemo {
  id: number;
  code: string;
  raisonSociale: string;
  ligne1: string;
  codePostal: string;
  ville: string;
  telephone: string;
  zone: number | null;
  utilisateurId: number;
  personne: string;
  delegueId: number;
}

/** Those of the first delegate that are billed in euros, with who buys there. */
export function listComptesDemo(tx: Tx): Promise<CompteDemo[]> {
  return tx.query(sql`
    select c.id, c.code, c.raison_sociale as "raisonSociale", c.adresse_ligne1 as ligne1,
           c.code_postal as "codePostal", c.ville, c.telephone, z.zone,
           u.id as "utilisateurId", concat_ws(' ', u.prenom, u.nom) as personne,
           d.id as "delegueId"
      from delegue d
      join portefeuille p on p.delegue_id = d.id
      join compte c on c.id = p.compte_id and c.devise = 'EUR'
      join lateral (
        select id, prenom, nom from utilisateur
         where compte_id = c.id and etat = 'actif'
         order by role = 'administrateur', id limit 1
      ) u on true
      left join zone_port z on z.departement_code = left(c.code_postal, 2)
     where d.code = 'DK07'
     order by c.id
     limit 4`);
}

export type ArticleDemo = Pick<
  LigneVersion,
  'articleId' | 'reference' | 'libelle' | 'unite' | 'tva' | 'prixPublicHT' | 'ecoHT'
> & { multiple: number; minimum: number };

/** What sells best, of a price worth a quote. */
export function listArticlesDemo(tx: Tx): Promise<ArticleDemo[]> {
  return tx.query(sql`
    select a.id as "articleId", a.reference, a.libelle_fr as libelle, a.unite,
           trim_scale(a.tva)::text as tva, t.prix::text as "prixPublicHT",
           a.eco_montant::text as "ecoHT", a.multiple, a.minimum
      from article a
      join tarif t on t.article_id = a.id
     where not a.retire and t.prix between 4 and 400 and a.multiple <= 10
     order by a.popularite desc, a.id
     limit 400`);
}

export async function listDepotIds(tx: Tx): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(sql`select id from depot order by id`);
  return rows.map(({ id }) => id);
}

export interface CommandeDemo {
  id: number;
  port: string;
  ilYA: number;
  lignes: LigneVersion[];
}

/** The first order of a company that a quote could have come before: nothing cut, nothing promoted. */
export function findCommandeDemo(tx: Tx, compteId: number): Promise<CommandeDemo | undefined> {
  return tx.maybeOne(sql`
    select c.id, c.port_ht::text as port,
           greatest(current_date - c.passee_le::date, 0) + 3 as "ilYA",
           (select json_agg(json_build_object('chantier', coalesce(h.libelle, ''),
                     'referenceCommande', h.reference_commande,
                     'codeServiceChorus', h.code_service_chorus,
                     'numeroEngagement', h.numero_engagement, 'articleId', l.article_id,
                     'reference', l.reference, 'libelle', l.libelle, 'unite', l.unite,
                     'quantite', l.quantite, 'traitCoupe', '', 'coupe', null,
                     'prixPublicHT', l.prix_public_ht::text, 'prixHT', l.prix_ht::text,
                     'prixProposeHT', null, 'remise', null, 'promotions', '[]'::json,
                     'ecoHT', l.eco_ht::text, 'tva', trim_scale(l.tva)::text, 'promiseLe', null,
                     'prixRefuse', false, 'prixSouhaiteHT', null, 'commandeId', null)
                     order by l.rang)
              from commande_ligne l
              join commande_chantier h on h.commande_id = l.commande_id and h.rang = l.chantier_rang
             where l.commande_id = c.id) as lignes
      from commande c
     where c.compte_id = ${compteId} and c.devise = 'EUR' and c.coupon_id is null
       and c.devis_id is null and c.etat not in ('annulee', 'refusee', 'a-valider')
       and not exists (select from commande_ligne l
                        where l.commande_id = c.id
                          and (l.coupe is not null or l.remise is not null or l.promotion_ht <> 0))
     order by c.passee_le desc, c.id
     limit 1`);
}

/** The order comes from the quote, which it took whole. */
export async function linkCommande(tx: Tx, devisId: number, commandeId: number): Promise<void> {
  await tx.execute(sql`update commande set devis_id = ${devisId} where id = ${commandeId}`);
  await tx.execute(sql`
    update devis_ligne l set commande_id = ${commandeId}
      from devis d
     where d.id = ${devisId} and l.devis_id = d.id and l.version = d.version`);
}

/** Sets back to the days it tells of. */
export async function backdateDevis(tx: Tx, devisId: number, jours: number): Promise<void> {
  await tx.execute(sql`
    update devis
       set demande_le = now() - make_interval(days => ${jours}),
           modifie_le = now() - make_interval(days => ${Math.floor(jours / 2)})
     where id = ${devisId}`);
  await tx.execute(sql`
    update devis_version
       set cree_le = now() - make_interval(days => ${jours}) + make_interval(hours => 5 * (version - 1))
     where devis_id = ${devisId}`);
  await tx.execute(sql`
    update devis_evenement e
       set fait_le = now() - make_interval(days => ${jours}) + make_interval(hours => 3 * r.rang::int)
      from (select id, row_number() over (order by id) - 1 as rang
              from devis_evenement where devis_id = ${devisId}) r
     where e.id = r.id`);
}
