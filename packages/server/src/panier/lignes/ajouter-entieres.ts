/** Lines that come whole: those of one article are one line of the chantier. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { LigneAjoutee, LignesPosees, Pose } from './ajout.ts';
import { upsertLignes, type LigneAEcrire } from './lignes.sql.ts';
import { ajouterQuantite, verifierMaximum } from './quantite.ts';
import { accorderRemise } from './remise.ts';

export type LigneEntiere = Pick<LigneAjoutee, 'articleId' | 'quantite' | 'remise' | 'place'>;

/** By article, in the order first named: one line of the basket is written once. */
export function additionner(lignes: readonly LigneAjoutee[]): LigneEntiere[] {
  const parArticle = new Map<number, LigneEntiere>();
  for (const { articleId, quantite, remise, place } of lignes) {
    const avant = parArticle.get(articleId);
    const donnee = avant?.remise;
    if (donnee !== undefined && remise !== undefined && donnee !== remise) {
      throw refus('requete-invalide', { champ: 'remise', articleId });
    }
    parArticle.set(articleId, {
      articleId,
      quantite: (avant?.quantite ?? 0) + quantite,
      remise: remise ?? donnee,
      place: place ?? avant?.place,
    });
  }
  return [...parArticle.values()];
}

export async function ajouterEntieres(
  { tx, chantierId, version, ...pose }: Pose,
  entieres: readonly LigneEntiere[],
): Promise<LignesPosees> {
  const posees: LignesPosees = { articles: [], messages: [], remises: [] };
  const lignes: LigneAEcrire[] = [];
  for (const { articleId, quantite: demande, remise: demandee, place } of entieres) {
    const article = pose.connus.get(articleId);
    const prix = pose.prix.get(articleId);
    if (!article) throw refus('introuvable', { articleId });
    const { presente, reference } = article;
    const { quantite, raison } = ajouterQuantite(presente, demande, article);
    verifierMaximum(articleId, quantite);
    const prixVu = prix?.prixPour(quantite);
    const remise =
      demandee === undefined || !prix
        ? undefined
        : accorderRemise(pose.plafond, {
            articleId,
            remise: demandee,
            prixHT: prixVu,
            plancherHT: prix.plancherHT,
          });
    lignes.push({ articleId, quantite, prixVu, place, remise });
    posees.articles.push({ chantierId, articleId, quantite });
    if (raison) {
      posees.messages.push({ code: raison, articleId, demande, quantite: quantite - presente });
    }
    if (remise) posees.remises.push({ reference, remise });
  }
  if (lignes.length > 0) await upsertLignes(tx, { chantierId, lignes, version });
  return posees;
}
