/** The open piece becomes an order, a quote, or a payment that will make the order: once for its key. */
import { createHash } from 'node:crypto';
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import { isRefus, refus } from '@comptoir/contract/http/erreurs.ts';
import type { transformerPieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { autoriserCommande, creerCommande } from '../commandes/commandes.public.ts';
import { transaction, type Tx } from '../db/transaction.ts';
import { creerDevis } from '../devis/devis.public.ts';
import { acheteurOf, sessionOf, type Demande } from '../http/acteur.ts';
import { ouvrirPaiement } from '../paiements/paiements.public.ts';
import { lockPanier, proprietaireOf } from '../panier/panier.public.ts';
import type { CleIdempotence } from '../http/idempotence.sql.ts';
import { REFUS_COMMANDE } from '../http/permission.ts';
import { reponseDonnee, uneFois } from '../http/une-fois.ts';
import type { PieceDeps } from './dossier.ts';
import { readPieceAgreee } from './read-piece-agreee.ts';
import type { PieceAgreee } from './piece-agreee.ts';

type Transformee = Omit<CallAnswer<typeof transformerPieceOuverte>, 'typeDocument'>;

/** The piece is all that is asked for: one key stands for one of them. */
const DEMANDE = createHash('sha256').update('piece-ouverte').digest();

export async function transformerPiece(
  deps: PieceDeps,
  demande: Demande,
  cle: string,
  accord?: string,
): Promise<Transformee> {
  const { acteur } = demande;
  const complete: CleIdempotence = { sessionId: sessionOf(acteur), cle, hash: DEMANDE };
  const lue = await readOuRetrouver(deps, demande, { cle: complete, accord });
  if ('donnee' in lue) return lue.donnee;
  const { piece } = lue;
  return transaction(deps.pool, async (tx) => {
    const panier = await lockPanier(tx, proprietaireOf(acteur));
    return uneFois(tx, complete, () => {
      // Another tab changed the basket since the piece was read, or took the piece, and with it the
      // lines of the basket.
      const isLa = panier?.id === piece.panier.id && panier.version === piece.panier.version;
      if (!isLa) throw refus('introuvable');
      return transformer(tx, deps, demande, piece);
    });
  });
}

/** Read before the transaction: inside, reading prices would hold one connection and wait for another. */
async function readOuRetrouver(
  deps: PieceDeps,
  demande: Demande,
  { cle, accord }: { cle: CleIdempotence; accord: string | undefined },
): Promise<{ piece: PieceAgreee } | { donnee: Transformee }> {
  try {
    return { piece: await readPieceAgreee(deps, demande, accord) };
  } catch (error) {
    // Gone because this very key took it: its answer is given again.
    const donnee = isRefus(error) ? await reponseDonnee<Transformee>(deps.pool, cle) : undefined;
    if (donnee) return { donnee };
    throw error;
  }
}

async function transformer(
  tx: Tx,
  deps: PieceDeps,
  { acteur, langue }: Demande,
  piece: PieceAgreee,
): Promise<Transformee> {
  const { type } = piece;
  if (type === 'Devis') {
    const { key, numero } = await creerDevis(tx, { acteur, langue, piece });
    return { key, numero, type, suite: 'devis-succes' };
  }
  if (acteur.consultation) throw refus(REFUS_COMMANDE[acteur.consultation]);
  if (piece.modePaiement === 'carte') {
    const instant = deps.clock.now();
    await autoriserCommande(tx, acheteurOf(acteur), piece, { langue, instant });
    const { key } = await ouvrirPaiement(deps, { acteur, langue, piece }, tx);
    return { key, numero: null, type, suite: 'paiement' };
  }
  const { key, numero } = await creerCommande(tx, deps, {
    acteur,
    langue,
    piece,
    origine: { de: 'panier' },
  });
  return { key, numero, type, suite: 'commande-succes' };
}
