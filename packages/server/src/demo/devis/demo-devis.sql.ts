import type { LigneVersion } from '../../devis/devis-demo.public.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

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
