/** A quote to be changed: whoever changes it locks its row first. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Tx } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import type { Db } from '../db/pool.ts';
import { findDevisOuvert, lockDevis, type DevisVerrouille } from './devis.sql.ts';
import { isEnCours } from './etat-devis.ts';
import { findVersion, type VersionLue } from './versions.sql.ts';

/** Locks a quote of the company of who asks; a delegate acts for one first. */
export async function verrouiller(
  tx: Tx,
  { compteId }: Acteur,
  key: string,
  jour: string,
): Promise<DevisVerrouille> {
  if (compteId === undefined) throw refus('sans-client');
  const devis = await lockDevis(tx, { key, compteId, jour });
  if (!devis) throw refus('introuvable');
  return devis;
}

export interface VersionVerrouillee {
  devis: DevisVerrouille;
  courante: VersionLue;
}

/** Open, and at the version that was read. */
export async function verrouillerVersion(
  tx: Tx,
  acteur: Acteur,
  { key, version, jour }: { key: string; version: number; jour: string },
): Promise<VersionVerrouillee> {
  return ouvrir(tx, await verrouiller(tx, acteur, key, jour), version);
}

/** The same without its lock, to be looked at. */
export async function requireVersion(
  db: Db,
  { compteId }: Acteur,
  { key, version, jour }: { key: string; version: number; jour: string },
): Promise<VersionVerrouillee> {
  if (compteId === undefined) throw refus('sans-client');
  const devis = await findDevisOuvert(db, { key, compteId, jour });
  if (!devis) throw refus('introuvable');
  return ouvrir(db, devis, version);
}

async function ouvrir(
  db: Db,
  devis: DevisVerrouille,
  version: number,
): Promise<VersionVerrouillee> {
  exigerOuvert(devis);
  if (devis.version !== version) throw refus('devis-perime', { version: devis.version });
  const courante = await findVersion(db, devis.id, version);
  if (!courante) throw refus('introuvable');
  return { devis, courante };
}

export function exigerOuvert({ etat }: DevisVerrouille): void {
  if (!isEnCours(etat)) throw refus('devis-clos', { etat });
}
