/** The basket of a visitor who signs in, and the one he left in his account. */
import { sql } from '../db/sql.ts';
import type { Tx } from '../db/transaction.ts';

export interface PanierCompte {
  id: number;
  version: number;
  lignes: number;
}

/** Others who change it wait until the transaction ends. */
export function lockPanierDeVisiteur(tx: Tx, sessionId: number): Promise<PanierCompte | undefined> {
  return tx.maybeOne(sql`
    select p.id, p.version, ${nombreDeLignes} as lignes from panier p where session_id = ${sessionId} for update`);
}

export function lockPanierDUtilisateur(
  tx: Tx,
  utilisateurId: number,
): Promise<PanierCompte | undefined> {
  return tx.maybeOne(sql`
    select p.id, p.version, ${nombreDeLignes} as lignes
      from panier p
     where utilisateur_id = ${utilisateurId}
       for update`);
}

const nombreDeLignes = sql`(
  select count(*) from chantier c join panier_ligne l on l.chantier_id = c.id
   where c.panier_id = p.id)`;

/** The basket of the visitor becomes that of the person, who has none. */
export async function donnerPanier(tx: Tx, panierId: number, utilisateurId: number): Promise<void> {
  await tx.execute(sql`
    update panier
       set utilisateur_id = ${utilisateurId}, session_id = null, version = version + 1,
           modifie_le = now()
     where id = ${panierId}`);
}

export async function deletePanier(tx: Tx, panierId: number): Promise<void> {
  await tx.execute(sql`delete from panier where id = ${panierId}`);
}

/** Chantiers meet by their name, the first ones each other; lines of the same thing add up. */
export async function verserPanier(tx: Tx, deId: number, versId: number): Promise<void> {
  await tx.execute(sql`
    insert into chantier (panier_id, rang, libelle, code_service_chorus, numero_engagement,
      reference_commande)
    select ${versId}, (select max(rang) from chantier where panier_id = ${versId}) + row_number() over (order by d.rang),
           d.libelle, d.code_service_chorus, d.numero_engagement, d.reference_commande
      from chantier d
     where d.panier_id = ${deId} and d.rang > 0
       and not exists (select from chantier v
                        where v.panier_id = ${versId} and lower(v.libelle) = lower(d.libelle))`);
  await tx.execute(sql`
    insert into panier_ligne (chantier_id, article_id, trait_coupe, coupe, chutes, quantite, remise,
      version, prix_vu, devise_vue)
    select v.id, l.article_id, l.trait_coupe, l.coupe, l.chutes, l.quantite, l.remise,
           (select version + 1 from panier where id = ${versId}), l.prix_vu, l.devise_vue
      from chantier d
      join panier_ligne l on l.chantier_id = d.id
      join lateral (
        select v.id
          from chantier v
         where v.panier_id = ${versId}
           and (v.rang = 0 and d.rang = 0 or lower(v.libelle) = lower(d.libelle))
         order by (v.rang = 0) = (d.rang = 0) desc, v.rang
         limit 1
      ) v on true
     where d.panier_id = ${deId}
     order by l.id
    on conflict on constraint une_ligne_par_article_et_coupe
      do update set quantite = least(panier_ligne.quantite + excluded.quantite, 1000000),
                    version = excluded.version`);
}

/** What is in a basket becomes a shopping list: nothing is lost by choosing the other one. */
export async function mettreDeCote(
  tx: Tx,
  panierId: number,
  utilisateurId: number,
  libelle: string,
): Promise<void> {
  await tx.execute(sql`
    with liste as (
      insert into liste_achats (utilisateur_id, libelle)
      values (${utilisateurId}, ${libelle})
      returning id
    )
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite)
    select liste.id, l.article_id, row_number() over (order by min(l.id)),
           least(sum(l.quantite), 1000000)
      from liste, chantier c
      join panier_ligne l on l.chantier_id = c.id
     where c.panier_id = ${panierId}
     group by liste.id, l.article_id`);
}
