/** Lines that are cut: pieces of a list the chantier already has are added to that one. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { MAX_COUPES_LOT } from '@comptoir/contract/panier/limites.ts';
import type { LigneAjoutee, LignesPosees, Pose } from './ajout.ts';
import { writeCoupe, messageDeCoupe, type CoupeEcrite } from '../coupes/coupe-ecrite.ts';
import { poserCoupe } from '../coupes/poser-coupe.ts';
import { accorderRemise } from './remise.ts';

export interface LigneCoupee extends LigneAjoutee {
  /** In its one form. */
  traitCoupe: string;
  chutes: boolean;
  ecrite: CoupeEcrite;
}

/** Those of these lines that have a list, planned. */
export function planifierCoupees(
  lignes: readonly LigneAjoutee[],
  { prix, plans }: Pick<Pose, 'prix' | 'plans'>,
): LigneCoupee[] {
  const aCouper = lignes.filter(({ traitCoupe }) => traitCoupe);
  if (aCouper.length > MAX_COUPES_LOT) {
    throw refus('requete-invalide', { champ: 'traitCoupe', maximum: MAX_COUPES_LOT });
  }
  return aCouper.map(({ traitCoupe = '', chutes = true, ...ligne }) => {
    const { articleId } = ligne;
    const sien = prix.get(articleId);
    if (!sien) throw refus('introuvable', { articleId });
    const ecrite = writeCoupe(sien.article, traitCoupe, plans);
    return { ...ligne, chutes, ecrite, traitCoupe: ecrite.traitCoupe };
  });
}

export async function ajouterCoupees(
  pose: Pose,
  coupees: readonly LigneCoupee[],
): Promise<LignesPosees> {
  const posees: LignesPosees = { articles: [], messages: [], remises: [] };
  // One after the other: each may meet the list of the one before.
  for (const ligne of coupees) {
    const { articleId, ecrite } = ligne;
    const remise = remiseOf(pose, ligne);
    const quantite = await poser(pose, ligne, remise);
    const { chantierId } = pose;
    posees.articles.push({ chantierId, articleId, quantite });
    posees.messages.push(...messageDeCoupe(articleId, ecrite, ligne.quantite));
    const reference = pose.connus.get(articleId)?.reference ?? '';
    if (remise) posees.remises.push({ reference, remise });
  }
  return posees;
}

function poser(
  { tx, chantierId, prix, version, plans }: Pose,
  { articleId, traitCoupe, chutes, place, ecrite: { coupe } }: LigneCoupee,
  remise: string | null,
): Promise<number> {
  const { quantite } = coupe;
  const prixVu = prix.get(articleId)?.prixPour(quantite);
  const ligne = { chantierId, articleId, traitCoupe, coupe, quantite, version };
  return poserCoupe(tx, { ...ligne, chutes, remise, prixVu, place }, plans);
}

function remiseOf(
  { prix, plafond }: Pose,
  { articleId, remise, ecrite }: LigneCoupee,
): string | null {
  const sien = prix.get(articleId);
  if (remise === undefined || !sien) return null;
  const prixHT = sien.prixPour(ecrite.coupe.quantite);
  return accorderRemise(plafond, { articleId, remise, prixHT, plancherHT: sien.plancherHT });
}
