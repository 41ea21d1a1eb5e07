import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import { acheteurOf, type Acteur, type Demande } from '../http/acteur.ts';
import { REFUS_COMMANDE } from '../http/permission.ts';
import {
  controlerLu,
  controlerReferences,
  readGoodiesPris,
  lirePanier,
  toPanier,
} from '../panier/panier.public.ts';
import type { PanierLu } from '../panier/panier.public.ts';
import type { PieceDeps } from './dossier.ts';
import { upsertPiece, type ContenuPiece } from './piece-ouverte.sql.ts';

/**
 * Makes the open piece from the basket as it is, at the prices of now. What another changes in the
 * basket meanwhile makes the piece void, not wrong: it says which version it was made from.
 */
export async function figerPanier(
  deps: PieceDeps,
  demande: Demande,
  demandee?: TypePanier,
): Promise<void> {
  const { acteur, langue } = demande;
  const { utilisateurId } = acheteurOf(acteur);
  const lu = await lirePanier(deps, demande);
  const panier = lu.situation;
  if (panier.id === null || panier.version === null || lu.lignes.length === 0) {
    throw refus('panier-vide');
  }
  const type = typeOf(acteur, demandee, lu);
  const [messages, goodies] = await Promise.all([
    controlerLu(deps, demande, lu),
    readGoodiesPris(deps.pool, lu, langue),
  ]);
  const panierVu = toPanier(lu, demande);
  const references = controlerReferences({ ...panierVu, type }, demande);
  const erreurs = [...messages, ...references].filter(({ niveau }) => niveau === 'erreur');
  if (erreurs.length > 0) throw refus('panier-a-corriger', { messages: erreurs });

  const { id: _, version: __, type: ___, commentaire, ...fige } = panierVu;
  const coupon = lu.promotions.coupon?.motif ? null : panier.coupon;
  const contenu: ContenuPiece = {
    ...fige,
    messages,
    goodies,
    couponId: coupon?.id ?? null,
    change: lu.change,
    langue,
  };
  const source = { id: panier.id, version: panier.version };
  await transaction(deps.pool, async (tx) => {
    await upsertPiece(tx, { utilisateurId, type, commentaire, panier: source, contenu });
    await journaliser(tx, acteur, 'piece-ouverte', { lignes: contenu.nombreArticles });
  });
}

/** Who may only look asks for quotes, whatever their basket was meant for. */
function typeOf(acteur: Acteur, demandee: TypePanier | undefined, { situation }: PanierLu) {
  if (!acteur.consultation) return demandee ?? situation.type ?? 'Commande';
  if (demandee === 'Commande') throw refus(REFUS_COMMANDE[acteur.consultation]);
  return 'Devis';
}
