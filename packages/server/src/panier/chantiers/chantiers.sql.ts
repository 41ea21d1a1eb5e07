import { sql, type Sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { sortirProjetsDuChantier } from '../rapido-projets/rapido-projets.sql.ts';
import type { FicheChantier } from './fiche-chantier.ts';

export async function isChantierOf(tx: Tx, panierId: number, chantierId: number): Promise<boolean> {
  const found = await tx.maybeOne(sql`
    select id from chantier where id = ${chantierId} and panier_id = ${panierId}`);
  return found !== undefined;
}

/** The first of this name, however it is written. */
const chantierNomme = (panierId: number, libelle: string): Sql => sql`
  select id
    from chantier
   where panier_id = ${panierId} and lower(libelle) = lower(${libelle})
   order by rang
   limit 1`;

/** The chantier of this name, made after the others if there is none. Under the lock of the basket. */
export async function nommerChantier(
  tx: Tx,
  { id: panierId, suivante }: { id: number; suivante: number },
  libelle: string,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    with connu as (${chantierNomme(panierId, libelle)}),
    nouveau as (
      insert into chantier (panier_id, rang, libelle, version)
      select ${panierId}, max(rang) + 1, ${libelle}, ${suivante}
        from chantier
       where panier_id = ${panierId}
      having not exists (select from connu)
      returning id
    )
    select id from connu union all select id from nouveau`);
  return id;
}

/** The first chantier under this name, unless another has it: then that one. Under the lock of the basket. */
export async function nommerPremier(
  tx: Tx,
  { id: panierId, chantierId, suivante }: { id: number; chantierId: number; suivante: number },
  libelle: string,
): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    with connu as (${chantierNomme(panierId, libelle)}),
    premier as (
      update chantier set libelle = ${libelle}, version = ${suivante}
       where id = ${chantierId} and not exists (select from connu)
      returning id
    )
    select id from connu union all select id from premier`);
  return id;
}

export interface ChantierTenu extends FicheChantier {
  id: number;
  rang: number;
  version: number;
}

export function findChantier(
  tx: Tx,
  panierId: number,
  chantierId: number,
): Promise<ChantierTenu | undefined> {
  return tx.maybeOne(sql`
    select id, rang, version, libelle, code_service_chorus as "codeServiceChorus",
           numero_engagement as "numeroEngagement", reference_commande as "referenceCommande"
      from chantier
     where id = ${chantierId} and panier_id = ${panierId}`);
}

/** By another chantier of the basket. */
export async function isNomPris(
  tx: Tx,
  panierId: number,
  chantierId: number,
  libelle: string,
): Promise<boolean> {
  const found = await tx.query(sql`
    select from chantier
     where panier_id = ${panierId} and id <> ${chantierId} and lower(libelle) = lower(${libelle})`);
  return found.length > 0;
}

export async function updateChantier(
  tx: Tx,
  chantier: FicheChantier & { id: number; version: number },
): Promise<void> {
  await tx.execute(sql`
    update chantier
       set libelle = ${chantier.libelle}, code_service_chorus = ${chantier.codeServiceChorus},
           numero_engagement = ${chantier.numeroEngagement},
           reference_commande = ${chantier.referenceCommande}, version = ${chantier.version}
     where id = ${chantier.id}`);
}

/** References it has none of are those given. */
export async function completerChantier(
  tx: Tx,
  id: number,
  donnees: Omit<FicheChantier, 'libelle'>,
): Promise<void> {
  await tx.execute(sql`
    update chantier
       set code_service_chorus = coalesce(code_service_chorus, ${donnees.codeServiceChorus}),
           numero_engagement = coalesce(numero_engagement, ${donnees.numeroEngagement}),
           reference_commande = coalesce(reference_commande, ${donnees.referenceCommande})
     where id = ${id}`);
}

/** Its lines and projects, its name and its references go. */
export async function viderChantier(tx: Tx, chantierId: number, version: number): Promise<void> {
  await tx.execute(sql`delete from panier_ligne where chantier_id = ${chantierId}`);
  await sortirProjetsDuChantier(tx, chantierId);
  await updateChantier(tx, {
    id: chantierId,
    version,
    libelle: null,
    codeServiceChorus: null,
    numeroEngagement: null,
    referenceCommande: null,
  });
  await tx.execute(sql`update chantier set devis_clientele_id = null where id = ${chantierId}`);
}

export async function deleteChantier(tx: Tx, chantierId: number): Promise<void> {
  await tx.execute(sql`delete from chantier where id = ${chantierId}`);
}

/** All but the first, with their lines. */
export async function deleteAutresChantiers(tx: Tx, panierId: number): Promise<void> {
  await tx.execute(sql`delete from chantier where panier_id = ${panierId} and rang > 0`);
}
