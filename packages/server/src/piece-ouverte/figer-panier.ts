import { refus } from '@comptoir/contract/erreurs.ts';
import type { TypePanier } from '@comptoir/contract/panier/panier.contract.ts';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { transaction } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur, Demande } from '../http/acteur.ts';
import {
  controlerLu,
  lirePanier,
  toPanier,
  type Deps,
  type PanierLu,
} from '../panier/panier.public.ts';
import { upsertPiece, type ContenuPiece } from './piece-ouverte.sql.ts';

/**
 * Makes the open piece from the basket as it is, at the prices of now. What another changes in the
 * basket meanwhile makes the piece void, not wrong: it says which version it was made from.
 */
export async function figerPanier(
  deps: Deps,
  demande: Demande,
  demandee?: TypePanier,
): Promise<PieceOuverte> {
  const { acteur } = demande;
  const utilisateurId = utilisateurOf(acteur);
  const lu = await lirePanier(deps, demande);
  const panier = lu.situation;
  if (panier.id === null || panier.version === null || lu.lignes.length === 0) {
    throw refus('panier-vide');
  }
  const type = typeDe(acteur, demandee, lu);
  const messages = await controlerLu(deps, demande, lu);
  const erreurs = messages.filter(({ niveau }) => niveau === 'erreur');
  if (erreurs.length > 0) throw refus('panier-a-corriger', { messages: erreurs });

  const { id: _, version: __, type: ___, commentaire, ...fige } = toPanier(lu, demande);
  const contenu: ContenuPiece = { ...fige, messages };
  const source = { id: panier.id, version: panier.version };
  const { valableJusqua } = await transaction(deps.pool, async (tx) => {
    const figee = await upsertPiece(tx, {
      utilisateurId,
      type,
      commentaire,
      panier: source,
      contenu,
    });
    await journaliser(tx, acteur, 'piece-ouverte', { lignes: contenu.nombreArticles });
    return figee;
  });
  return { type, commentaire, valableJusqua: valableJusqua.toISOString(), ...contenu };
}

/** The contract lets nobody else in. */
export function utilisateurOf({ utilisateurId }: Acteur): number {
  if (utilisateurId === undefined) throw refus('acces-interdit');
  return utilisateurId;
}

/** Who may only look asks for quotes, whatever his basket was meant for. */
function typeDe(acteur: Acteur, demandee: TypePanier | undefined, { situation }: PanierLu) {
  if (!acteur.consultation) return demandee ?? situation.type ?? 'Commande';
  if (demandee === 'Commande') throw refus('compte-bloque');
  return 'Devis';
}
