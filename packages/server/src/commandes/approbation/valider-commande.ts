import { parseMontant } from '@comptoir/contract/argent.ts';
import { EUROS } from '@comptoir/contract/articles/tarif.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { transaction } from '../../db/transaction.ts';
import type { Acteur } from '../../http/acteur.ts';
import { promotionsPerdues, type DepsPanier } from '../../panier/panier.public.ts';
import { addJob } from '../../jobs/add-job.ts';
import { changerEtat } from '../suivi/changer-etat.ts';
import { isAttendue, updateDecision } from './decisions.sql.ts';
import { insertEvenement } from '../suivi/evenements.sql.ts';
import { lockCommande } from '../lecture.sql.ts';
import { compteOf } from '../lister-commandes.ts';
import { findVente } from './modification.sql.ts';
import { modifierCommande, type Perdre, type Voulues } from './modifier-commande.ts';
import { verifierCredit } from '../passage/verifier-paiement.ts';
import { verifierTour } from './verifier-tour.ts';

/** Agrees to an order; where each has to, in turn, the next one is asked. */
export async function validerCommande(
  deps: Pick<DepsPanier, 'pool' | 'clock' | 'articles' | 'promotions'>,
  acteur: Acteur,
  { cle, lignes, langue }: { cle: string; lignes: Voulues; langue: Locale },
): Promise<void> {
  const instant = deps.clock.now();
  const perdre = await preparerPertes(deps, { cle, compteId: compteOf(acteur) });
  await transaction(deps.pool, async (tx) => {
    const commande = await lockCommande(tx, { cle, compteId: compteOf(acteur) });
    if (!commande) throw refus('introuvable');
    const utilisateurId = await verifierTour(tx, acteur, commande);
    const { id: commandeId } = commande;
    const changements = await modifierCommande(tx, commande, { voulues: lignes, perdre }, instant);
    if (changements.length > 0) {
      const modifiee = { commandeId, genre: 'modifiee', etat: 'a-valider', utilisateurId } as const;
      await insertEvenement(tx, { ...modifiee, details: { changements } }, instant);
      await verifierCredit(tx, commande, { langue, instant });
    }
    const decision = { commandeId, utilisateurId, decision: 'approuvee', motif: '' } as const;
    await updateDecision(tx, decision, instant);
    const attendue = await isAttendue(tx, commandeId);
    const etat = attendue ? 'a-valider' : 'validee';
    await changerEtat(tx, commandeId, { genre: 'approuvee', etat, utilisateurId }, instant);
    const genre = attendue ? 'a-approuver' : 'approuvee';
    await addJob(tx, 'commande-courrier', { commandeId, genre });
  });
}

/** Read before the transaction: inside, it would hold one connection and wait for another. */
async function preparerPertes(
  { pool, articles, promotions }: Pick<DepsPanier, 'pool' | 'articles' | 'promotions'>,
  quelle: { cle: string; compteId: number },
): Promise<Perdre> {
  const vente = await findVente(pool, quelle);
  if (!vente) throw refus('introuvable');
  const [duJour, connus] = await Promise.all([
    promotions.duJour(),
    articles.readArticles(vente.articleIds),
  ]);
  const { groupes, promotionDuCoupon } = vente;
  // Thresholds are in euros: of an order in another currency everything it was placed with is kept.
  if (vente.devise !== EUROS.devise) return () => ({ promotionIds: new Set(), cadeaux: new Map() });
  return (avant, apres) => {
    const vendues = (lignes: typeof avant) =>
      lignes.map(({ articleId, quantite, prixHT }) => ({
        articleId,
        quantite,
        prixHT: parseMontant(prixHT, EUROS.devise),
      }));
    return promotionsPerdues(
      {
        duJour,
        articles: connus,
        groupes,
        promotionDuCoupon: promotionDuCoupon ?? undefined,
        change: EUROS,
      },
      vendues(avant),
      vendues(apres),
    );
  };
}
