/** How an export is begun and ended by the attempt that writes it. */
import {
  JOURS_EXPORT,
  type MotifExport,
} from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { FormatExport } from '@comptoir/contract/exports-catalogue/choix-export.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Db } from '../../db/pool.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import type { ExportEcrit } from '../ecriture/write-catalogue.ts';
import type { Essai } from '../ecriture/ecriture.sql.ts';

/**
 * Begins an attempt; undefined where nothing is left to write. What an earlier one wrote is gone:
 * it may have ended anywhere.
 */
export async function commencerEssai(
  tx: Tx,
  id: number,
): Promise<{ essai: number; isActif: boolean } | undefined> {
  const begun = await tx.maybeOne<{ essai: number; isActif: boolean }>(sql`
    update export_catalogue e
       set etat = 'en-cours', essai = e.essai + 1, ecrits = 0
      from utilisateur u
     where e.id = ${id} and e.etat in ('en-attente', 'en-cours') and u.id = e.utilisateur_id
    returning e.essai, u.etat = 'actif' as "isActif"`);
  if (begun) await deleteParties(tx, id);
  return begun;
}

export async function deleteParties(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from export_partie where export_id = ${id}`);
}

/** Who is notified of the end of an export, and what it is called. */
export interface ExportTermine {
  utilisateurId: number;
  email: string;
  destinataire: Locale;
  format: FormatExport;
  demandeLe: Date;
  prochainLe: string | null;
  expireLe: Date | null;
}

const DIT = sql`
  e.utilisateur_id as "utilisateurId", u.email, u.langue as destinataire, e.format,
  e.demande_le as "demandeLe", e.prochain_le as "prochainLe", e.expire_le as "expireLe"`;

/** Undefined where the attempt is no longer the one that writes: nobody is told twice. */
export function terminerPret(
  tx: Tx,
  { id, essai }: Essai,
  { ecrit, nom, maintenant }: { ecrit: ExportEcrit; nom: string; maintenant: Date },
): Promise<ExportTermine | undefined> {
  const { ecrits, taille, changements } = ecrit;
  return tx.maybeOne(sql`
    update export_catalogue e
       set etat = 'pret', total = ${ecrits}, ecrits = ${ecrits}, taille = ${taille}, nom = ${nom},
           ajoutes = ${changements?.ajoutes ?? null}, modifies = ${changements?.modifies ?? null},
           retires = ${changements?.retires ?? null}, empreintes_avant = null,
           fini_le = ${maintenant},
           expire_le = ${maintenant}::timestamptz + make_interval(days => ${JOURS_EXPORT})
      from utilisateur u
     where e.id = ${id} and e.essai = ${essai} and e.etat = 'en-cours' and u.id = e.utilisateur_id
    returning ${DIT}`);
}

export async function terminerEchec(
  tx: Tx,
  { id, essai }: Essai,
  { motif, maintenant }: { motif: MotifExport; maintenant: Date },
): Promise<ExportTermine | undefined> {
  await deleteParties(tx, id);
  return tx.maybeOne(sql`
    update export_catalogue e
       set etat = 'echec', motif = ${motif}, fini_le = ${maintenant}
      from utilisateur u
     where e.id = ${id} and e.essai = ${essai} and e.etat = 'en-cours' and u.id = e.utilisateur_id
    returning ${DIT}`);
}
