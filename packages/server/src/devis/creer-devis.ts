import { randomBytes } from 'node:crypto';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import type { LignePanier } from '@comptoir/contract/panier/ligne.schema.ts';
import type { TarifPanier } from '@comptoir/contract/panier/tarif-panier.schema.ts';
import type { Tx } from '../db/transaction.ts';
import { journaliser } from '../delegue/delegue.public.ts';
import type { Acteur } from '../http/acteur.ts';
import { consommerPanier } from '../panier/panier.public.ts';
import { deletePiece, type PieceAgreee } from '../piece-ouverte/piece-consommee.public.ts';
import { insertDevis } from './devis.sql.ts';
import { insererVersion, resumer } from './write-version.ts';
import { noterEtape } from './etape.ts';
import { totaliser, type LigneVersion } from './ligne-version.ts';
import { garderLivraison } from './livraison-devis.ts';

export interface DevisDemande {
  acteur: Acteur;
  langue: Locale;
  piece: PieceAgreee;
}

/**
 * Asks for a quote of what was agreed; a part of the transaction that does it. Like an order it
 * takes its lines out of the basket, unless that changed since.
 */
export async function creerDevis(
  tx: Tx,
  { acteur, langue, piece }: DevisDemande,
): Promise<{ id: number; key: string; numero: string }> {
  const { compteId, utilisateurId } = acteur;
  if (compteId === undefined || utilisateurId === undefined) throw refus('acces-interdit');
  const ligneIds = piece.chantiers.flatMap(({ articles }) =>
    articles.map(({ ligneId }) => ligneId),
  );
  await consommerPanier(tx, piece.panier, ligneIds);
  await deletePiece(tx, utilisateurId, piece.panier);
  const { devise } = piece.tarif;
  const lignes = piece.chantiers.flatMap((chantier) =>
    chantier.articles.flatMap((ligne) => toLigneVersion(chantier, ligne, piece.tarif)),
  );
  if (lignes.length === 0) throw refus('introuvable');
  const tarif = totaliser(lignes, devise, piece.livraison.port);
  const key = randomBytes(16).toString('base64url');
  const { id, numero } = await insertDevis(tx, {
    cle: key,
    compteId,
    utilisateurId,
    delegueId: acteur.delegueId ?? null,
    langue,
    commentaire: piece.commentaire,
    livraison: garderLivraison(piece),
    contact: piece.contact,
    facturation: piece.facturation,
    couponId: piece.couponId,
    promotions: piece.promotions,
    goodies: piece.goodies,
    resume: resumer(lignes, tarif),
  });
  const { commentaire } = piece;
  await insererVersion(tx, acteur, { devisId: id, version: 1, commentaire, lignes, devise }, tarif);
  await noterEtape(tx, acteur, {
    devisId: id,
    genre: 'demande',
    etat: 'demande',
    courriers: ['demande-recue', 'demande-delegues'],
  });
  await journaliser(tx, acteur, 'commande-passee', { numero });
  return { id, key, numero };
}

/** What has no price cannot be quoted: it is in no total either. */
function toLigneVersion(
  chantier: Omit<Chantier, 'articles'>,
  ligne: LignePanier,
  { promotions }: TarifPanier,
): LigneVersion[] {
  const { tarif, prixHT, remise } = ligne;
  if (!tarif || !prixHT || ligne.retire) return [];
  const offres = new Map(promotions.map((promotion) => [promotion.id, promotion]));
  return [
    {
      chantier: chantier.libelle ?? '',
      referenceCommande: chantier.referenceCommande,
      codeServiceChorus: chantier.codeServiceChorus,
      numeroEngagement: chantier.numeroEngagement,
      articleId: ligne.id,
      reference: ligne.reference,
      libelle: ligne.libelle,
      unite: ligne.unite,
      quantite: ligne.quantite,
      traitCoupe: ligne.traitCoupe,
      coupe: ligne.coupe,
      prixPublicHT: tarif.prixPublicHT.montant,
      prixHT: tarif.prixNetHT.montant,
      // A delegate already gave it on the line of the basket.
      prixProposeHT: remise === null ? null : prixHT.montant,
      remise,
      promotions: ligne.promotions.map(({ id, montant }) => ({
        id,
        libelle: offres.get(id)?.libelle ?? '',
        coupon: offres.get(id)?.coupon ?? false,
        montant: montant.montant,
      })),
      ecoHT: tarif.ecoParticipation?.montantHT.montant ?? null,
      tva: tarif.tva,
      promiseLe: null,
      prixRefuse: false,
      prixSouhaiteHT: null,
      commandeId: null,
    },
  ];
}
