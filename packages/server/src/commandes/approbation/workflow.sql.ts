/** Limits and approvers of the people of a company. */
import type { RegleApprobation } from '@comptoir/contract/commandes/approbation.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { peutApprouver } from './tour-approbation.sql.ts';

/** By name, without those who only look and order nothing; of one person where one is given. */
export function listRegles(
  db: Db,
  compteId: number,
  instant: Date,
  utilisateurId?: number,
): Promise<RegleApprobation[]> {
  return db.query(sql`
    select u.id as "utilisateurId", concat_ws(' ', u.prenom, u.nom) as nom, u.email,
           u.limite_commande::numeric(12, 2)::text as "limiteCommande",
           u.limite_mois::numeric(12, 2)::text as "limiteMois", u.approbation,
           u.id || '-' || u.version_equipe as version,
           (select coalesce(sum(o.marchandise_ht), 0)::text
              from commande o
             where o.utilisateur_id = u.id and o.etat not in ('annulee', 'refusee')
               and o.passee_le >= date_trunc('month', ${instant}::timestamptz, 'Europe/Paris')
           ) as "depenseDuMois",
           (select coalesce(json_agg(json_build_object('id', p.id,
                     'nom', concat_ws(' ', p.prenom, p.nom)) order by a.rang), '[]')
              from approbateur a
              join utilisateur p on p.id = a.approbateur_id and ${peutApprouver(sql`p`)}
             where a.utilisateur_id = u.id) as approbateurs
      from utilisateur u
     where u.compte_id = ${compteId} and u.etat = 'actif'
       and ${utilisateurId === undefined ? sql`u.role <> 'consultation'` : sql`u.id = ${utilisateurId}`}
     order by u.nom, u.prenom, u.id`);
}

/** Who can agree to orders: whoever works there and may order. */
export function findCandidats(
  db: Db,
  compteId: number,
): Promise<{ devise: string; candidats: { id: number; nom: string }[] }> {
  return db.one(sql`
    select c.devise,
           (select coalesce(json_agg(json_build_object('id', u.id,
                     'nom', concat_ws(' ', u.prenom, u.nom)) order by u.nom, u.prenom, u.id), '[]')
              from utilisateur u
             where u.compte_id = c.id and ${peutApprouver(sql`u`)}) as candidats
      from compte c
     where c.id = ${compteId}`);
}

/** How many of these people may agree to orders of this company. */
export async function countApprobateursPossibles(
  tx: Tx,
  compteId: number,
  utilisateurIds: readonly number[],
): Promise<number> {
  const { nombre } = await tx.one<{ nombre: number }>(sql`
    select count(*) as nombre
      from utilisateur p
     where compte_id = ${compteId} and ${peutApprouver(sql`p`)}
       and id = any (${utilisateurIds}::int[])`);
  return nombre;
}

export interface RegleVoulue {
  compteId: number;
  utilisateurId: number;
  limiteCommande: string | null;
  limiteMois: string | null;
  approbation: 'un' | 'tous';
  approbateurs: readonly number[];
}

export async function updateRegle(tx: Tx, regle: RegleVoulue): Promise<void> {
  await tx.execute(sql`
    update utilisateur
       set limite_commande = ${regle.limiteCommande}::numeric,
           limite_mois = ${regle.limiteMois}::numeric, approbation = ${regle.approbation}
     where id = ${regle.utilisateurId} and compte_id = ${regle.compteId}`);
}

/** In place of those before, in the order given. */
export async function writeApprobateurs(
  tx: Tx,
  { utilisateurId, approbateurs }: RegleVoulue,
): Promise<void> {
  await tx.execute(sql`delete from approbateur where utilisateur_id = ${utilisateurId}`);
  await tx.execute(sql`
    insert into approbateur (utilisateur_id, approbateur_id, rang)
    select ${utilisateurId}, a.id, a.rang
      from unnest(${approbateurs}::int[]) with ordinality as a (id, rang)`);
}
