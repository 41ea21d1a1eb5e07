import { refus } from '@comptoir/contract/erreurs.ts';
import type { EcriturePanier, MessageLigne } from '@comptoir/contract/panier/ecriture.schema.ts';
import type { Sql } from '../db/sql.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Demande } from '../http/acteur.ts';
import type { Deps } from './ajouter-articles.ts';
import { ecrirePanier } from './ecrire-panier.ts';
import { etatDe } from './etat-lignes.ts';
import { lirePrix } from './prix-ligne.ts';
import { ajouterQuantite, verifierMaximum } from './quantite.ts';
import { accorderRemise } from './remise.ts';
import { listTenues, updateLigne, type LigneTenue } from './tenues.sql.ts';
import { refusAbsente, verifierVersion, type VersionLue } from './version.ts';

export interface Changement {
  articleId: number;
  /** The first of these lines is changed. */
  lesquelles: Sql;
  quantite?: number | undefined;
  /** Percent; '0' takes it away. */
  remise?: string | undefined;
  lue: VersionLue | undefined;
}

/** Sets what is given of a line. The buyer has seen its price again: it is the one he agrees to. */
export async function modifierLigne(
  { pool, articles }: Deps,
  demande: Demande,
  { articleId, lesquelles, lue, ...voulu }: Changement,
): Promise<EcriturePanier> {
  const { acteur } = demande;
  const prix = (await lirePrix(articles, demande, [articleId])).get(articleId);
  return ecrirePanier(pool, { acteur }, async (tx, panier) => {
    const [ligne] = await listTenues(tx, panier.id, lesquelles);
    if (!ligne || !prix) throw refusAbsente(panier, lue, { articleId });
    verifierVersion({ panier, lue, touchees: [ligne], etat: etatDe([ligne]) });
    if (ligne.retire) throw refus('article-retire', { articleId });
    const { quantite, messages } = arrondir(ligne, voulu.quantite);
    const prixVu = prix.prixPour(quantite);
    const { plancherHT } = prix;
    const remise =
      voulu.remise === undefined
        ? ligne.remise
        : await accorderRemise(tx, acteur, {
            articleId,
            remise: voulu.remise,
            prixHT: prixVu,
            plancherHT,
          });
    await updateLigne(tx, { id: ligne.id, quantite, remise, version: panier.suivante, prixVu });
    const { reference, chantierId } = ligne;
    if (voulu.quantite !== undefined) {
      await journaliser(tx, acteur, 'panier-modification', { reference, quantite });
    }
    if (voulu.remise !== undefined) {
      await journaliser(tx, acteur, 'panier-remise', { reference, remise: remise ?? '0' });
    }
    return { articles: [{ chantierId, articleId, quantite }], messages };
  });
}

function arrondir(
  ligne: LigneTenue,
  demande: number | undefined,
): { quantite: number; messages: MessageLigne[] } {
  if (demande === undefined) return { quantite: ligne.quantite, messages: [] };
  const { articleId } = ligne;
  const { quantite, raison } = ajouterQuantite(0, demande, ligne);
  verifierMaximum(articleId, quantite);
  return { quantite, messages: raison ? [{ code: raison, articleId, demande, quantite }] : [] };
}
