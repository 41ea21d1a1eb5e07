/** The basket of a visitor who signs in, and the one they left in their account. */
import type { Db } from '../db/pool.ts';
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

/** In one order, so that two hand-overs that cross wait for each other. */
export function lockPaniersOf(
  tx: Tx,
  utilisateurIds: readonly number[],
): Promise<(PanierCompte & { utilisateurId: number })[]> {
  return tx.query(sql`
    select p.id, p.version, p.utilisateur_id as "utilisateurId", ${nombreDeLignes} as lignes
      from panier p
     where utilisateur_id = any (${utilisateurIds})
     order by p.id
       for update`);
}

const nombreDeLignes = sql`(
  select count(*) from chantier c join panier_ligne l on l.chantier_id = c.id
   where c.panier_id = p.id)`;

/** The basket of a visitor or a colleague becomes that of the person, who has none. */
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

/**
 * Chantiers meet by their name, the first ones each other; lines of the same thing add up, also those
 * of two chantiers that meet in one.
 */
export async function verserPanier(tx: Tx, deId: number, versId: number): Promise<void> {
  await tx.execute(sql`
    insert into chantier (panier_id, rang, libelle, code_service_chorus, numero_engagement,
      reference_commande, devis_clientele_id)
    select ${versId}, (select max(rang) from chantier where panier_id = ${versId}) + row_number() over (order by d.rang),
           d.libelle, d.code_service_chorus, d.numero_engagement, d.reference_commande,
           d.devis_clientele_id
      from chantier d
     where d.panier_id = ${deId} and d.rang > 0
       and not exists (select from chantier v
                        where v.panier_id = ${versId} and lower(v.libelle) = lower(d.libelle))`);
  await tx.execute(sql`
    insert into panier_ligne (chantier_id, article_id, trait_coupe, coupe, chutes, quantite, remise,
      remise_quantite, version, prix_vu, devise_vue)
    select v.id, l.article_id, l.trait_coupe, (array_agg(l.coupe order by l.id))[1],
           bool_or(l.chutes), least(sum(l.quantite), 1000000),
           case when count(l.remise) = count(*) then min(l.remise) end, sum(l.remise_quantite),
           (select version + 1 from panier where id = ${versId}),
           (array_agg(l.prix_vu order by l.id))[1], (array_agg(l.devise_vue order by l.id))[1]
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
     group by v.id, l.article_id, l.trait_coupe
     order by min(l.id)
    on conflict on constraint une_ligne_par_article_et_coupe
      do update set quantite = least(panier_ligne.quantite + excluded.quantite, 1000000),
                    version = excluded.version`);
}

/** The coupon and the variants chosen of gifts, where the other basket has none; whether there were any. */
export async function verserAvantages(tx: Tx, deId: number, versId: number): Promise<boolean> {
  const { isChanged } = await tx.one<{ isChanged: boolean }>(sql`
    with coupon as (
      update panier v
         set coupon_id = d.coupon_id
        from panier d
       where v.id = ${versId} and v.coupon_id is null
         and d.id = ${deId} and d.coupon_id is not null
      returning v.id
    ),
    goodies as (
      insert into panier_goodie (panier_id, goodie_id, variante_id)
      select ${versId}, goodie_id, variante_id from panier_goodie where panier_id = ${deId}
      on conflict on constraint une_variante_par_goodie_du_panier do nothing
      returning panier_id
    )
    select exists (select from coupon) or exists (select from goodies) as "isChanged"`);
  return isChanged;
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
    ),
    chantiers as (
      insert into liste_achats_chantier (liste_id, rang, libelle, code_service_chorus,
        numero_engagement, reference_commande)
      select liste.id, c.rang, c.libelle, c.code_service_chorus, c.numero_engagement,
             c.reference_commande
        from liste, chantier c
       where c.panier_id = ${panierId}
         and exists (select from panier_ligne l where l.chantier_id = c.id)
    )
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, chantier_rang,
      trait_coupe, chutes, exemplaires, remise)
    select liste.id, l.article_id, row_number() over (order by c.rang, l.place), l.quantite, c.rang,
           l.trait_coupe, l.chutes,
           case when l.coupe is null then 1
                else greatest(1, ceil(l.quantite / (l.coupe->>'quantite')::numeric)) end,
           case when l.quantite <= l.remise_quantite then l.remise end
      from liste, chantier c
      join panier_ligne l on l.chantier_id = c.id
     where c.panier_id = ${panierId}`);
}

export async function findCompteOf(db: Db, utilisateurId: number): Promise<number> {
  const { compteId } = await db.one<{ compteId: number }>(sql`
    select compte_id as "compteId" from utilisateur where id = ${utilisateurId}`);
  return compteId;
}
