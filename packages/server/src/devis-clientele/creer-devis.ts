import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { creerDevisClientele } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import {
  ajouterJours,
  CLIENT_VIDE,
  documentVide,
} from '@comptoir/contract/devis-clientele/document-vide.ts';
import type { DocumentDevis } from '@comptoir/contract/devis-clientele/document.schema.ts';
import { MAX_DEVIS } from '@comptoir/contract/devis-clientele/limites.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { DEVISE_PAR_DEFAUT } from '@comptoir/contract/words/formats.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { acheteurOf, type Acheteur, type Demande } from '../http/acteur.ts';
import { countDevis, insertDevis, lockDevis } from './devis.sql.ts';
import { readReglages } from './reglages/read-reglages.ts';
import { prendreNumero } from './reglages/reglages.sql.ts';
import { readSource } from './sources/read-source.ts';
import { enTeteOf } from './vue-devis.ts';
import type { DepsDevis } from './deps-devis.ts';

export async function creerDevis(
  deps: DepsDevis,
  demande: Demande,
  body: CallInput<typeof creerDevisClientele>['body'],
): Promise<number> {
  const { pool, clock } = deps;
  const { acteur, langue } = demande;
  const qui = acheteurOf(acteur);
  const date = clock.today();
  const reglages = await readReglages(pool, qui.compteId);
  const devise = acteur.devise ?? DEVISE_PAR_DEFAUT[langue];
  const vide: DocumentDevis = {
    ...documentVide({ langue, devise, date }),
    titre: nettoyerLigne(body.titre ?? ''),
    marge: reglages.marge,
    plancher: reglages.plancher,
    exoneration: reglages.exoneration,
    conditions: reglages.conditions,
    echeancier: reglages.echeancier,
    valableJusqu: ajouterJours(date, reglages.joursValable),
  };
  const sections = body.source && (await readSource(deps, demande, body, reglages));
  return transaction(pool, async (tx) => {
    const modele = body.modeleId && (await lockDevis(tx, qui.compteId, body.modeleId));
    if (body.modeleId && !modele) throw refus('introuvable', { modeleId: body.modeleId });
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
