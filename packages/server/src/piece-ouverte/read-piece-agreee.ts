import { refus } from '@comptoir/contract/http/erreurs.ts';
import { referenceManquante } from '@comptoir/contract/panier/references.schema.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import type { Demande } from '../http/acteur.ts';
import { REFUS_COMMANDE } from '../http/permission.ts';
import { signerMarchandise, verifierAccord } from './accord.ts';
import { ouvrirDossier, type Dossier, type PieceDeps } from './dossier.ts';
import { figerPanier } from './figer-panier.ts';
import { isARefaire, requirePiece } from './read-piece.ts';
import type { PieceAgreee } from './piece-agreee.ts';
import { voirPiece } from './vue-piece.ts';

/**
 * The open piece as its buyer agrees to it now; as they saw it where they say with `accord` what
 * that was. Where its prices had lapsed it is computed again, and refused once if they are others: the
 * buyer has not seen them yet.
 */
export async function readPieceAgreee(
  deps: PieceDeps,
  demande: Demande,
  accord?: string,
): Promise<PieceAgreee> {
  let piece = await requirePiece(deps, demande);
  const { consultation } = demande.acteur;
  if (consultation && piece.type === 'Commande') throw refus(REFUS_COMMANDE[consultation]);
  if (isARefaire(piece, demande)) {
    const avant = piece.contenu;
    await figerPanier(deps, demande, piece.type);
    piece = await requirePiece(deps, demande);
    if (signerMarchandise(avant) !== signerMarchandise(piece.contenu)) throw refus('prix-modifies');
  }
  const dossier = await ouvrirDossier(deps, demande, piece);
  return agreer(dossier, accord);
}

function agreer(dossier: Dossier, accord: string | undefined): PieceAgreee {
  const { piece, articles } = dossier;
  // Withdrawn since it was frozen: the basket says what takes its place.
  if ([...articles.values()].some(({ retire }) => retire)) throw refus('panier-a-corriger');
  const { vue, resolue } = voirPiece(dossier);
  const { livraison, contact, modePaiement } = vue;
  const plan = resolue.choisie?.demande;
  if (!livraison || !plan) {
    const champ = resolue.choix.mode === 'livraison' ? 'adresse' : 'magasin';
    throw refus('piece-incomplete', { etape: 'livraison', champ });
  }
  if (!contact) throw refus('piece-incomplete', { etape: 'contact', champ: 'contact' });
  verifierAccords(vue);
  if (accord !== undefined) verifierAccord(accord, vue.accord, dossier.langue);
  return {
    type: vue.type,
    commentaire: vue.commentaire,
    nombreArticles: vue.nombreArticles,
    promotions: vue.promotions,
    franco: vue.franco,
    tarif: vue.tarif,
    chantiers: vue.chantiers,
    livraison,
    contact,
    facturation: vue.facturation,
    modePaiement: vue.type === 'Devis' ? null : modePaiement,
    goodies: piece.contenu.goodies,
    couponId: piece.contenu.couponId,
    plan,
    panier: piece.panier,
  };
}

function verifierAccords(vue: PieceOuverte): void {
  // For a quote they are asked for when it is ordered.
  if (vue.type === 'Devis') return;
  const etape = 'confirmation';
  if (vue.modePaiement === null) {
    throw refus('piece-incomplete', { etape, champ: 'modePaiement' });
  }
  const manquante =
    vue.type === 'Commande' ? referenceManquante(vue.chantiers, vue.chorus) : undefined;
  if (manquante) {
    const { champ, chantier } = manquante;
    throw refus('piece-incomplete', { etape, champ, chantierId: chantier.id });
  }
  for (const champ of ['traitCoupeValide', 'surMesureValide'] as const) {
    if (!vue[champ]) throw refus('piece-incomplete', { etape, champ });
  }
}
