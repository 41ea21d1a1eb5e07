import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { ChoixPanier } from '@comptoir/contract/identite/connexion.contract.ts';
import { formatDate } from '@comptoir/contract/words/formats.ts';
import { MAX_LIGNES_PANIER } from '@comptoir/contract/panier/limites.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Tx } from '../db/transaction.ts';
import type { Plans } from '../decoupe/decoupe.public.ts';
import { MOTS } from './mots.ts';
import { bumpVersion } from './panier.sql.ts';
import { regrouperCoupes } from './coupes/poser-coupe.ts';
import {
  deletePanier,
  donnerPanier,
  lockPanierDeVisiteur,
  lockPanierDUtilisateur,
  mettreDeCote,
  verserAvantages,
  verserPanier,
} from './reprise.sql.ts';

export interface Reprise {
  /** The session that signs in. */
  sessionId: number;
  utilisateurId: number;
  /** Needed when both baskets hold lines. */
  choix: ChoixPanier | undefined;
  langue: Locale;
  /** The day it is done: a basket set aside is named with it. */
  jour: string;
  /** Plans of cut lists that meet. */
  plans: Plans;
}

/** What a visitor put in their basket comes with them when they sign in. Nothing is ever lost. */
export async function reprendrePanier(tx: Tx, reprise: Reprise): Promise<void> {
  const { sessionId, utilisateurId, choix, plans } = reprise;
  const visiteur = await lockPanierDeVisiteur(tx, sessionId);
  if (!visiteur) return;
  const sien = await lockPanierDUtilisateur(tx, utilisateurId);
  if (!sien) return donnerPanier(tx, visiteur.id, utilisateurId);
  if (visiteur.lignes === 0) {
    if (await verserAvantages(tx, visiteur.id, sien.id)) await bumpVersion(tx, sien.id);
    return deletePanier(tx, visiteur.id);
  }
  if (sien.lignes === 0) {
    await verserAvantages(tx, sien.id, visiteur.id);
    await deletePanier(tx, sien.id);
    return donnerPanier(tx, visiteur.id, utilisateurId);
  }
  if (choix === undefined) {
    throw refus('choix-panier', { visiteur: visiteur.lignes, compte: sien.lignes });
  }
  if (choix === 'fusionner' && visiteur.lignes + sien.lignes > MAX_LIGNES_PANIER) {
    throw refus('panier-plein', { maximum: MAX_LIGNES_PANIER });
  }
  const [garde, ecarte] = choix === 'remplacer' ? [visiteur, sien] : [sien, visiteur];
  if (choix === 'fusionner') {
    await verserPanier(tx, ecarte.id, garde.id);
    await verserAvantages(tx, ecarte.id, garde.id);
    await regrouperCoupes(tx, { panierId: garde.id, version: garde.version + 1, plans });
    plans.verifier();
    await bumpVersion(tx, garde.id);
  } else {
    await mettreDeCote(tx, ecarte.id, utilisateurId, libelleListe(reprise));
  }
  await deletePanier(tx, ecarte.id);
  if (garde === visiteur) await donnerPanier(tx, visiteur.id, utilisateurId);
}

/** Named with the day: it is found among the lists of the person. */
function libelleListe({ langue, jour }: Reprise): string {
  return MOTS[langue]('reprise.liste', { date: formatDate(jour) });
}
