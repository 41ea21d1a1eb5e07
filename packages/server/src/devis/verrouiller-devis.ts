/** A quote to be changed: whoever changes it locks its row first. */
import { refus } from '@comptoir/contract/erreurs.ts';
import type { Tx } from '../db/transaction.ts';
import type { Acteur } from '../http/acteur.ts';
import { lockDevis, type DevisVerrouille } from './devis.sql.ts';
import { isEnCours } from './etat-devis.ts';
import { findVersion, type VersionLue } from './versions.sql.ts';

/** Of the company of who asks; a delegate acts for one first. */
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
  const devis = await verrouiller(tx, acteur, key, jour);
  exigerOuvert(devis);
  if (devis.version !== version) throw refus('devis-perime', { version: devis.version });
  const courante = await findVersion(tx, devis.id, version);
  if (!courante) throw refus('introuvable');
  return { devis, courante };
}

export function exigerOuvert({ etat }: DevisVerrouille): void {
  if (!isEnCours(etat)) throw refus('devis-clos', { etat });
}
