/** Customers and kits that a company keeps. */
import type { ClientDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import type { OuvrageGarde } from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';

export function listClients(
  db: Db,
  compteId: number,
  mots: readonly string[],
): Promise<{ id: number; fiche: ClientDevis }[]> {
  return db.query(sql`
    select id, fiche from devis_clientele_client
     where compte_id = ${compteId}
       and not exists (
         select from unnest(${mots}::text[]) as mot where strpos(lower(fiche::text), mot) = 0)
     order by lower(nom), id
     limit 200`);
}

export function upsertClient(
  tx: Tx,
  compteId: number,
  fiche: ClientDevis,
): Promise<{ id: number }> {
  return tx.one(sql`
    insert into devis_clientele_client (compte_id, nom, fiche)
    values (${compteId}, ${fiche.nom}, ${JSON.stringify(fiche)}::jsonb)
    on conflict (compte_id, lower(nom)) do update
       set nom = excluded.nom, fiche = excluded.fiche
    returning id`);
}

export function deleteClient(tx: Tx, compteId: number, id: number): Promise<number> {
  return tx.execute(sql`
    delete from devis_clientele_client where id = ${id} and compte_id = ${compteId}`);
}

export function listOuvrages(db: Db, compteId: number): Promise<OuvrageGarde[]> {
  return db.query(sql`
    select id, libelle, unite, composants from devis_clientele_ouvrage
     where compte_id = ${compteId} order by lower(libelle), id`);
}

export function upsertOuvrage(
  tx: Tx,
  compteId: number,
  { libelle, unite, composants }: Omit<OuvrageGarde, 'id'>,
): Promise<{ id: number }> {
  return tx.one(sql`
    insert into devis_clientele_ouvrage (compte_id, libelle, unite, composants)
    values (${compteId}, ${libelle}, ${unite}, ${JSON.stringify(composants)}::jsonb)
    on conflict (compte_id, lower(libelle)) do update
       set libelle = excluded.libelle, unite = excluded.unite, composants = excluded.composants
    returning id`);
}

export function deleteOuvrage(tx: Tx, compteId: number, id: number): Promise<number> {
  return tx.execute(sql`
    delete from devis_clientele_ouvrage where id = ${id} and compte_id = ${compteId}`);
}

/** Whoever adds one waits for who adds another, so that both are counted. */
export async function countGardes(
  tx: Tx,
  compteId: number,
): Promise<{ clients: number; ouvrages: number }> {
  await tx.execute(sql`select from compte where id = ${compteId} for no key update`);
  return tx.one(sql`
    select (select count(*) from devis_clientele_client where compte_id = ${compteId}) as clients,
           (select count(*) from devis_clientele_ouvrage where compte_id = ${compteId}) as ouvrages`);
}
