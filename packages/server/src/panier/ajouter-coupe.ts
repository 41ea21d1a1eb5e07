import { refus } from '@comptoir/contract/erreurs.ts';
import type { EcriturePanier } from '@comptoir/contract/panier/ecriture.schema.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Ajout, Deps } from './ajouter-articles.ts';
import { trouverChantier } from './chantier-choisi.ts';
import { ecrireCoupe, messageDeCoupe } from './coupe-ecrite.ts';
import { ecrirePanier } from './ecrire-panier.ts';
import { listAjoutables } from './lignes.sql.ts';
import { poserCoupe } from './poser-coupe.ts';
import { lirePrix } from './prix-ligne.ts';
import { accorderRemise } from './remise.ts';

export interface AjoutCoupe extends Pick<Ajout, 'choix' | 'remise' | 'cle'> {
  articleId: number;
  /** What was asked for: the list decides, and another number is told. */
  quantite: number;
  traitCoupe: string;
  chutes: boolean;
  place?: number | undefined;
}

/** Adds a cut line; pieces of a list the chantier already has are added to that one. */
export async function ajouterCoupe(
  { pool, articles }: Deps,
  demande: Demande,
  { articleId, cle, ...voulu }: AjoutCoupe,
): Promise<EcriturePanier> {
  const { acteur } = demande;
  const prix = (await lirePrix(articles, demande, [articleId])).get(articleId);
  if (!prix) throw refus('introuvable', { articleId });
  // Planned before the basket is locked: nobody waits for it.
  const ecrite = ecrireCoupe(prix.article, voulu.traitCoupe);
  const { traitCoupe, coupe } = ecrite;
  const { choix, chutes, place } = voulu;
  const asked = [articleId, voulu.quantite, traitCoupe, chutes, choix, voulu.remise, place];
  return ecrirePanier(pool, { acteur, cle, demande: asked }, async (tx, panier) => {
    const chantierId = await trouverChantier(tx, panier, choix);
    const [article] = await listAjoutables(tx, chantierId, [articleId]);
    if (!article) throw refus('introuvable', { articleId });
    if (article.retire) throw refus('article-retire', { articleId });
    const { quantite } = coupe;
    const prixVu = prix.prixPour(quantite);
    const { plancherHT } = prix;
    const remise =
      voulu.remise === undefined
        ? null
        : await accorderRemise(tx, acteur, {
            articleId,
            remise: voulu.remise,
            prixHT: prixVu,
            plancherHT,
          });
    const version = panier.suivante;
    const ligne = { chantierId, articleId, traitCoupe, coupe, quantite, version };
    const tenue = await poserCoupe(tx, { ...ligne, chutes, remise, prixVu, place });
    const { reference } = article;
    await journaliser(tx, acteur, 'panier-ajout', { reference, quantite });
    if (remise) await journaliser(tx, acteur, 'panier-remise', { reference, remise });
    return {
      articles: [{ chantierId, articleId, quantite: tenue }],
      messages: messageDeCoupe(articleId, ecrite, voulu.quantite),
    };
  });
}
