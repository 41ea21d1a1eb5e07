import { liens } from '@comptoir/contract/liens.ts';
import { transaction } from '../db/transaction.ts';
import { deciderPaiement, type DepsPaiements } from './decider-paiement.ts';
import type { Constat, FournisseurPaiement } from './fournisseur-paiement.public.ts';
import { joindreFournisseur } from './joindre-fournisseur.ts';
import {
  expirerOuvert,
  noterReference,
  reserverInterrogation,
  type PaiementAInterroger,
} from './paiements.sql.ts';

/** How often the provider may be asked about one payment while its buyer waits. */
const PATIENCE_S = 3;

/**
 * Brings an open payment up to date: asks the provider for its page where that was not done yet, or
 * was not finished by a server that stopped in between, else for what became of it.
 */
export async function actualiserPaiement(
  deps: DepsPaiements,
  cle: string,
  patience = PATIENCE_S,
): Promise<void> {
  const { pool, fournisseur } = deps;
  if (!fournisseur) return;
  const paiement = await reserverInterrogation(pool, fournisseur.nom, cle, patience);
  if (!paiement) return;
  const { reference } = paiement;
  if (reference === null) {
    // Nobody was ever sent to pay it.
    if (!paiement.isDemandable) return expirerOuvert(pool, cle);
    const page = await joindreFournisseur(deps, () => demanderPage(fournisseur, paiement));
    if (page) await noterReference(pool, cle, page);
    return;
  }
  const constat = await joindreFournisseur(deps, () =>
    paiement.isEchu ? fermer(fournisseur, reference) : fournisseur.readEtat(reference),
  );
  if (!constat || constat.etat === 'ouvert') return;
  await transaction(pool, (tx) => deciderPaiement(tx, { ...deps, fournisseur }, constat));
}

function demanderPage(fournisseur: FournisseurPaiement, paiement: PaiementAInterroger) {
  const { cle, montant, langue, expireLe } = paiement;
  const retour = `${liens.paiement(langue)}?key=${cle}&retour=`;
  return fournisseur.creer({
    cle,
    montant,
    langue,
    expireLe,
    retour: `${retour}banque`,
    abandon: `${retour}abandon`,
  });
}

/** Its time is over: nobody pays it from now on. */
async function fermer(fournisseur: FournisseurPaiement, reference: string): Promise<Constat> {
  const constat = await fournisseur.annuler(reference);
  return constat.etat === 'abandonne' ? { ...constat, etat: 'expire' } : constat;
}
