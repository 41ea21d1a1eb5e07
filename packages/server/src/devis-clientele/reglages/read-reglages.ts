import {
  JOURS_VALABLE,
  MARGE_PAR_DEFAUT,
} from '@comptoir/contract/devis-clientele/document-vide.ts';
import type {
  ReglagesDevis,
  ReglagesLus,
} from '@comptoir/contract/devis-clientele/reglages.contract.ts';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Db } from '../../db/pool.ts';
import { findReglages, type ReglagesRow } from './reglages.sql.ts';

/** What a company chose, or what can be said for it until it does. */
export async function readReglages(db: Db, compteId: number): Promise<ReglagesLus> {
  const row = await findReglages(db, compteId);
  return {
    ...(row.reglages ?? parDefaut(row)),
    hasLogo: row.hasLogo,
  };
}

function parDefaut({
  raisonSociale,
  siret,
  adresse,
  telephone,
  email,
}: ReglagesRow): ReglagesDevis {
  return {
    prefixe: 'D-',
    nom: raisonSociale,
    adresse,
    email,
    telephone,
    couleur: enseigne.couleurs.clair.ink,
    mentions: `${raisonSociale} · SIRET ${siret}`,
    conditions: '',
    echeancier: [],
    marge: MARGE_PAR_DEFAUT,
    plancher: '15',
    coutHoraireHT: null,
    tauxHoraireHT: null,
    tva: '20',
    exoneration: 'franchise',
    joursValable: JOURS_VALABLE,
  };
}
