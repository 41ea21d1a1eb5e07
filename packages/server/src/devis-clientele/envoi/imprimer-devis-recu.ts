import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import type { Db } from '../../db/pool.ts';
import { hashJeton } from '../../session/session.public.ts';
import { imprimerDevis } from '../papier/exporter-devis.ts';
import { findParLien, type DevisParLien } from './lien.sql.ts';
import { situationOf, trouve } from './situation.ts';

/** What can be read on the page, and what was signed, as a paper. */
export async function imprimerDevisRecu(
  db: Db,
  { jeton, jour, qui }: { jeton: string; jour: string; qui: string },
): Promise<Fichier> {
  const devis = trouve(await findParLien(db, hashJeton(jeton)));
  const situation = situationOf(devis, jour);
  if (situation === 'expire') {
    throw refus('devis-client-expire', { jour: formatDate(devis.valableJusqu) });
  }
  if (situation === 'revise' || situation === 'refuse') throw refus('devis-client-change');
  return imprimerSigne({ db, qui }, devis);
}

/** With the signature, where there is one. */
export function imprimerSigne(
  demandeur: { db: Db; qui: string },
  devis: DevisParLien,
): Promise<Fichier> {
  const { signatureNom: nom, signatureTrace: trace, decideLe } = devis;
  const isSigne = nom !== null && trace !== null && decideLe !== null;
  const signature = isSigne ? { nom, trace, le: decideLe.toISOString() } : null;
  return imprimerDevis(demandeur, { ...devis, signature });
}
