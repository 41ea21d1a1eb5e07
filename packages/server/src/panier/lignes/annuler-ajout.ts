import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { EcriturePanier, MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { LigneDeLot } from '../../articles/articles.public.ts';
import { journaliser } from '../../delegue/delegue.public.ts';
import type { Demande } from '../../http/acteur.ts';
import type { Deps } from './ajouter-articles.ts';
import { additionner } from './ajouter-entieres.ts';
import { writePanier } from '../write-panier.ts';
import { upsertLignes, type LigneAEcrire } from './lignes.sql.ts';
import { readPrix } from './prix-ligne.ts';
import { ajouterQuantite } from './quantite.ts';
import { choix, deleteLignes, listTenues } from './tenues.sql.ts';

export interface AjoutAnnule {
  chantierId: number;
  /** What the addition put in. */
  articles: readonly LigneDeLot[];
  /** Idempotency-Key of the request: taken back once, however often it is sent. */
  cle: string | undefined;
}

/**
 * Takes from each line what an addition put in: another tab that added since keeps its own. A line
 * that nothing is left of goes; one that is gone already is no matter, unless all of them are.
 */
export async function annulerAjout(
  { pool, articles: catalogue }: Deps,
  demande: Demande,
  { chantierId, articles, cle }: AjoutAnnule,
): Promise<EcriturePanier> {
  const { acteur } = demande;
  const ajoutes = new Map(
    additionner(articles).map(({ articleId, quantite }) => [articleId, quantite]),
  );
  const ids = [...ajoutes.keys()];
  const prix = await readPrix(catalogue, demande, ids);
  const asked = ['annuler', chantierId, [...ajoutes]];
  return writePanier(pool, { acteur, cle, demande: asked }, async (tx, panier) => {
    const tenues = await listTenues(tx, panier.id, choix.desEntieres(chantierId, ids));
    if (tenues.length === 0) throw refus('introuvable', { chantierId });
    const restent: LigneAEcrire[] = [];
    const videes: number[] = [];
    const messages: MessageLigne[] = [];
    for (const ligne of tenues) {
      const { articleId } = ligne;
      const reste = ligne.quantite - (ajoutes.get(articleId) ?? 0);
      if (reste <= 0) {
        videes.push(ligne.id);
        continue;
      }
      const { quantite, raison } = ajouterQuantite(0, reste, ligne);
      restent.push({ articleId, quantite, prixVu: prix.get(articleId)?.prixPour(quantite) });
      if (raison) messages.push({ code: raison, articleId, demande: reste, quantite });
    }
    if (videes.length > 0) await deleteLignes(tx, videes);
    if (restent.length > 0) {
      await upsertLignes(tx, { chantierId, lignes: restent, version: panier.suivante });
    }
    await journaliser(tx, acteur, 'panier-retrait', { lignes: tenues.length });
    return {
      articles: restent.map(({ articleId, quantite }) => ({ chantierId, articleId, quantite })),
      messages,
    };
  });
}
