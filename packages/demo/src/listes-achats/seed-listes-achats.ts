import { sql } from '@comptoir/server/db/sql.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import type { Seeder } from '../seed.ts';
import {
  ACHETEURS_DEMO,
  CHANTIER_DEMO,
  COUPE_DEMO,
  LISTES_DEMO,
  type ListeDemo,
} from './listes-demo.ts';

export const listesAchats: Seeder = { nom: 'listes-achats', seed: seedListes };

async function seedListes(tx: Tx): Promise<void> {
  const personnes = await tx.query<{ id: number; compteId: number }>(sql`
    select id, compte_id as "compteId" from utilisateur
     where email = any (${[...ACHETEURS_DEMO]}) order by id`);
  const servies = new Set<number>();
  for (const personne of personnes) {
    for (const liste of LISTES_DEMO) {
      // One of a company is enough for all of it.
      if (!liste.partagee || !servies.has(personne.compteId)) await writeListe(tx, personne, liste);
    }
    servies.add(personne.compteId);
  }
}

async function writeListe(
  tx: Tx,
  { id: utilisateurId, compteId }: { id: number; compteId: number },
  { nom, ilYA, genre, lignes, partagee = false, cible, comptees = 0, notes = {} }: ListeDemo,
): Promise<void> {
  const { id: listeId } = await tx.one<{ id: number }>(sql`
    insert into liste_achats (utilisateur_id, libelle, partage, cree_le, modifie_le)
    values (${utilisateurId}, ${nom}, ${partagee ? 'ecriture' : 'personnelle'},
            now() - make_interval(days => ${ilYA + 60}), now() - make_interval(days => ${ilYA}))
    returning id`);
  const isPanier = genre === 'panier';
  if (isPanier) {
    await tx.execute(sql`
      insert into liste_achats_chantier (liste_id, rang, libelle)
      values (${listeId}, 0, null), (${listeId}, 1, ${CHANTIER_DEMO})`);
  }
  // The quantity usually bought, in whole packings.
  await tx.execute(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, chantier_rang, note)
    select ${listeId}, a.id, row_number() over (order by h.nombre desc, a.id),
           greatest(a.minimum, a.multiple * round(h.quantite::numeric / h.nombre / a.multiple)),
           case when ${isPanier} then 0 end,
           coalesce(${JSON.stringify(notes)}::jsonb
             ->> (row_number() over (order by h.nombre desc, a.id))::text, '')
      from achat h
      join article a on a.id = h.article_id
     where h.compte_id = ${compteId} and not a.retire
       and (a.unite = 'boite') = ${genre === 'visserie'}
       and (a.debit is null) and (a.multiple = 1 or ${genre === 'visserie'})
     order by h.nombre desc, a.id
     limit ${lignes}`);
  if (cible > 0) await addCibles(tx, listeId, { cible, comptees, ilYA });
  if (genre === 'consommables') await addRetire(tx, listeId);
  if (isPanier) await addCoupe(tx, listeId);
}

/** A shelf, the first lines of which were counted the last time it was changed. */
async function addCibles(
  tx: Tx,
  listeId: number,
  { cible, comptees, ilYA }: { cible: number; comptees: number; ilYA: number },
): Promise<void> {
  await tx.execute(sql`
    update liste_achats_ligne
       set cible = quantite * ${cible},
           reste = case when rang > ${comptees} then null
                        when rang % 2 = 0 then quantite * ${cible}
                        else quantite end
     where liste_id = ${listeId}`);
  if (comptees > 0) {
    await tx.execute(sql`
      update liste_achats set comptee_le = now() - make_interval(days => ${ilYA})
       where id = ${listeId}`);
  }
}

/** One that the maker no longer makes, with what takes its place. */
async function addRetire(tx: Tx, listeId: number): Promise<void> {
  await tx.execute(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite)
    select ${listeId}, a.id, 100, greatest(a.minimum, a.multiple)
      from article a
      join article s on s.id = a.successeur_id and not s.retire
     where a.retire
     order by a.popularite desc, a.id
     limit 1
    on conflict do nothing`);
}

/** A bar sawn to length, for a site. */
async function addCoupe(tx: Tx, listeId: number): Promise<void> {
  await tx.execute(sql`
    insert into liste_achats_ligne (liste_id, article_id, rang, quantite, chantier_rang, trait_coupe)
    select ${listeId}, a.id, 100, 2, 1, ${COUPE_DEMO}
      from article a
     where not a.retire and a.debit = 'barre' and a.debit_longueur >= 2000
     order by a.popularite desc, a.id
     limit 1
    on conflict do nothing`);
}
