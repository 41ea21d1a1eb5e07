/** Changes of a list: one at a time, and none that undoes unseen what another did. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { DroitListe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Pool } from '../db/pool.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import type { EtatNomme } from '../http/if-match.ts';
import { findListe, touchListe, type ListeRow, type ListeTouchee } from './listes-achats.sql.ts';
import { quiOf } from './utilisateur.ts';

export interface ListeNommee {
  id: number;
  /** The state that who asks has seen. */
  lue?: EtatNomme | undefined;
}

export async function writeListe(
  pool: Pool,
  acteur: Acteur,
  { id }: ListeNommee,
  work: (tx: Tx, liste: ListeTouchee) => Promise<void>,
): Promise<ListeRow> {
  const qui = quiOf(acteur);
  return transaction(pool, async (tx) => {
    const liste = await touchListe(tx, id, qui);
    if (!liste) throw refus('introuvable', { id });
    verifierDroit(liste);
    await work(tx, liste);
    await journaliser(tx, acteur, 'liste-achats', { liste: liste.libelle });
    return findListe(tx, id, qui);
  });
}

/** Whoever a list is shared with to be read changes nothing of it; some things are its person’s alone. */
export function verifierDroit(
  { droit }: { droit: DroitListe },
  voulu: 'ecriture' | 'proprietaire' = 'ecriture',
): void {
  const isPermis = droit === 'proprietaire' || (voulu === 'ecriture' && droit === 'ecriture');
  if (!isPermis) throw refus('liste-d-un-collegue');
}

export function versionOf({ id, version }: Pick<ListeRow, 'id' | 'version'>): string {
  return `${id}-${version}`;
}

/** `touchees`: the versions that last changed what is about to change. */
export function verifierLue(
  { id, lue }: ListeNommee,
  { version }: ListeTouchee,
  touchees: readonly number[],
): void {
  if (!lue || (lue.id === id && touchees.every((derniere) => derniere <= lue.numero))) return;
  throw refusPerimee(id, version);
}

/** What is named is not there: it went meanwhile, or never was. */
export function refusAbsente(
  { id, lue }: ListeNommee,
  { version }: ListeTouchee,
  ligneId: number,
): Error {
  const wasThere = lue?.id === id && lue.numero < version - 1;
  return wasThere ? refusPerimee(id, version) : refus('introuvable', { ligneId });
}

/** The change that is refused does not count. */
function refusPerimee(id: number, version: number): Error {
  return refus('liste-perimee', { version: versionOf({ id, version: version - 1 }) });
}
