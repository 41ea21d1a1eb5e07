import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { creerDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import {
  ajouterJours,
  CLIENT_VIDE,
  documentVide,
} from '@comptoir/contract/devis-clientele/document-vide.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { MAX_DEVIS, MAX_SIGNES_TITRE } from '@comptoir/contract/devis-clientele/limites.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { acheteurOf, type Acheteur, type Demande } from '../http/acteur.ts';
import { countDevis, insertDevis, lockDevis } from './devis.sql.ts';
import { readReglages } from './reglages/read-reglages.ts';
import { prendreNumero } from './reglages/reglages.sql.ts';
import { readSource } from './sources/read-source.ts';
import { toSections, type GroupeADeviser } from './sources/section-source.ts';
import { enTeteOf } from './vue-devis.ts';
import type { DepsDevis } from './deps-devis.ts';

/** Empty, from a template, or with the lines of something of the company. */
export async function creerDevis(
  deps: DepsDevis,
  demande: Demande,
  body: CallInput<typeof creerDevisClientele>['body'],
): Promise<number> {
  const groupes = body.source && (await readSource(deps, demande, body));
  return commencerDevis(deps, demande, {
    titre: body.titre ?? '',
    ...(groupes && { groupes }),
    ...(body.modeleId !== undefined && { modeleId: body.modeleId }),
  });
}

interface Debut {
  titre: string;
  groupes?: readonly GroupeADeviser[];
  modeleId?: number;
}

/** The one way a quote begins, whatever it is begun with. */
export async function commencerDevis(
  { pool, clock }: Pick<DepsDevis, 'pool' | 'clock'>,
  { acteur, langue }: Demande,
  { titre, groupes, modeleId }: Debut,
): Promise<number> {
  const qui = acheteurOf(acteur);
  const date = clock.today();
  const reglages = await readReglages(pool, qui.compteId);
  const devise = acteur.devise ?? DEVISE_PAR_DEFAUT[langue];
  const vide: DocumentDevis = {
    ...documentVide({ langue, devise, date }),
    titre: nettoyerLigne(titre).slice(0, MAX_SIGNES_TITRE),
    marge: reglages.marge,
    plancher: reglages.plancher,
    exoneration: reglages.exoneration,
    conditions: reglages.conditions,
    echeancier: reglages.echeancier,
    valableJusqu: ajouterJours(date, reglages.joursValable),
  };
  const sections = groupes && toSections(groupes, { langue, tva: reglages.tva });
  return transaction(pool, async (tx) => {
    const modele = modeleId && (await lockDevis(tx, qui.compteId, modeleId));
    if (modeleId && !modele) throw refus('introuvable', { modeleId });
    const document = modele
      ? { ...dater(modele.document, vide), titre: vide.titre || modele.document.titre }
      : { ...vide, ...(sections && { sections }) };
    return insererDevis(tx, qui, document);
  });
}

/** The same lines for another customer, as of today. */
export function dater(document: DocumentDevis, { date, valableJusqu }: DocumentDevis) {
  return { ...document, date, valableJusqu, client: { ...CLIENT_VIDE } };
}

/** With the next number of the series; a template has none. */
export async function insererDevis(
  tx: Tx,
  qui: Acheteur,
  document: DocumentDevis,
  modele = false,
): Promise<number> {
  // First, so that two who make one are counted one after the other.
  const numero = await prendreNumero(tx, qui.compteId, { date: document.date, modele });
  if ((await countDevis(tx, qui.compteId)) >= MAX_DEVIS) {
    throw refus('trop-de-devis', { maximum: MAX_DEVIS });
  }
  return insertDevis(tx, qui, { numero, ...enTeteOf(document) });
}
