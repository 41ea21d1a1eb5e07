import type { CanalFacture, EtatEnvoi } from '@comptoir/contract/factures/etats-facture.ts';
import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { chorusEnJson } from '../../panier/chorus.public.ts';
import type { FactureDocument } from '../lecture/facture.sql.ts';
import type { Accuse } from './envoi-factures.ts';

export interface EnvoiNouveau {
  factureId: number;
  cle: string;
}

export interface EnvoiEcrit {
  canal: CanalFacture;
  adresse: string;
}

/**
 * By the way its company chose, from the day it chose it for; public bodies through Chorus Pro.
 * What goes by mail is handed over at once. Undefined: it was written before.
 */
export function insertEnvoi(
  tx: Tx,
  { factureId, cle }: EnvoiNouveau,
): Promise<EnvoiEcrit | undefined> {
  return tx.maybeOne(sql`
    insert into facture_envoi (facture_id, cle, canal, adresse, etat)
    select f.id, ${cle}, v.canal,
           case v.canal when 'chorus' then c.siret
                        when 'pdf' then '' else d.adresse end,
           case when v.canal in ('pdf', 'factur-x') then 'deposee' else 'attente' end
      from facture f
      join compte c on c.id = f.compte_id
      left join compte_dematerialisation d
             on d.compte_id = f.compte_id and d.depuis <= f.emise_le
     cross join lateral (
           select case when c.secteur_public then 'chorus' else coalesce(d.canal, 'pdf') end as canal) v
     where f.id = ${factureId}
    on conflict (facture_id) do nothing
    returning canal, adresse`);
}

export interface EnvoiAFaire extends FactureDocument {
  cle: string;
  canal: 'plateforme' | 'chorus';
  adresse: string;
  tentatives: number;
  chorus: ExigencesChorus | null;
}

/**
 * Takes it for as long as it would wait for its next try: nobody else tries meanwhile, and who is
 * killed has lost nothing but that time. Undefined: it is not due, or done.
 */
export function prendreEnvoi(tx: Tx, factureId: number): Promise<EnvoiAFaire | undefined> {
  return tx.maybeOne(sql`
    with pris as (
      update facture_envoi
         set tentatives = tentatives + 1,
             prochaine_le = now() + least(interval '6 hours',
               interval '1 minute' * (2 ^ least(tentatives, 12)))
       where facture_id = ${factureId} and etat = 'attente' and prochaine_le <= now()
      returning facture_id, cle, canal, adresse, tentatives
    )
    select f.id, f.origine, f.document, p.cle, p.canal, p.adresse, p.tentatives,
           ${chorusEnJson(sql`c`)} as chorus
      from pris p
      join facture f on f.id = p.facture_id
      join compte c on c.id = f.compte_id`);
}

const A_LA_FOIS = 50;

/** Those whose time has come. */
export async function listAFaire(db: Db): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select facture_id as id from facture_envoi
     where etat = 'attente' and prochaine_le <= now()
     order by prochaine_le
     limit ${A_LA_FOIS}`);
  return rows.map(({ id }) => id);
}

/** Only what still waits: an answer that comes late changes nothing more. */
export async function updateDepose(
  tx: Tx,
  factureId: number,
  { etat, reference, motif }: Accuse,
): Promise<void> {
  await tx.execute(sql`
    update facture_envoi
       set etat = ${etat}, reference = ${reference ?? null}, motif = ${motif},
           prochaine_le = now() + interval '1 minute'
     where facture_id = ${factureId} and etat = 'attente'`);
}

export interface Echec {
  motif: string;
  etat: 'attente' | 'abandonnee' | 'refusee';
}

/** What went wrong is kept; `etat` once nobody tries any more. */
export async function updateEchec(
  tx: Tx,
  factureId: number,
  { motif, etat }: Echec,
): Promise<void> {
  await tx.execute(sql`
    update facture_envoi set motif = ${motif}, etat = ${etat}
     where facture_id = ${factureId} and etat = 'attente'`);
}

export interface EnvoiASuivre {
  factureId: number;
  reference: string;
  etat: EtatEnvoi;
}

/** Asked for less and less often as they grow older, for three months. */
export function prendreASuivre(tx: Tx): Promise<EnvoiASuivre[]> {
  return tx.query(sql`
    update facture_envoi e
       set prochaine_le = now() + greatest(interval '1 minute',
             least(interval '6 hours', (now() - e.cree_le) / 4))
      from (select facture_id from facture_envoi
             where etat in ('deposee', 'recue') and reference is not null
               and prochaine_le <= now() and cree_le > now() - interval '90 days'
             order by prochaine_le
             limit ${A_LA_FOIS}
               for update skip locked) s
     where e.facture_id = s.facture_id
    returning e.facture_id as "factureId", e.reference, e.etat`);
}

/** False: it was that already. */
export async function updateSuivi(
  tx: Tx,
  factureId: number,
  { etat, motif }: Accuse,
): Promise<boolean> {
  const changes = await tx.execute(sql`
    update facture_envoi set etat = ${etat}, motif = ${motif}
     where facture_id = ${factureId} and etat in ('deposee', 'recue') and etat <> ${etat}`);
  return changes > 0;
}

export interface EnvoiPerdu {
  numero: string;
  client: string;
  etat: EtatEnvoi;
  canal: CanalFacture;
  motif: string;
}

/** What the accounts have to look at. */
export function listPerdus(db: Db): Promise<EnvoiPerdu[]> {
  return db.query(sql`
    select f.numero, c.raison_sociale as client, e.etat, e.canal, e.motif
      from facture_envoi e
      join facture f on f.id = e.facture_id
      join compte c on c.id = f.compte_id
     where e.etat in ('abandonnee', 'refusee', 'rejetee')
     order by e.facture_id`);
}

/** Tried anew, under the key it had; undefined where it is not given up. */
export function reprendreEnvoi(tx: Tx, numero: string): Promise<{ factureId: number } | undefined> {
  return tx.maybeOne(sql`
    update facture_envoi e
       set etat = 'attente', tentatives = 0, prochaine_le = now(), motif = ''
      from facture f
     where f.id = e.facture_id and f.numero = ${numero} and e.etat in ('abandonnee', 'refusee')
    returning e.facture_id as "factureId"`);
}
