/** Lines of the orders of the demo, and the notes of what left of them. */
import { copyRows } from '../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { cleOf, numeroOf, type CommandeDemo } from './commande-ecrite.ts';

interface LigneRangee {
  commande: CommandeDemo;
  ligne: CommandeDemo['lignesEcrites'][number];
  commandeId: number;
  rang: number;
}

export async function copierLignes(tx: Tx, commandes: readonly CommandeDemo[]): Promise<void> {
  const lignes = commandes.flatMap((commande, i) =>
    commande.lignesEcrites.map((ligne, rang): LigneRangee => ({
      commande,
      ligne,
      commandeId: i + 1,
      rang: rang + 1,
    })),
  );
  await copyRows(
    tx,
    'commande_ligne',
    [
      'id',
      'commande_id',
      'rang',
      'chantier_rang',
      'article_id',
      'reference',
      'libelle',
      'unite',
      'quantite',
      'quantite_expediee',
      'prix_public_ht',
      'prix_ht',
      'montant_ht',
      'eco_ht',
      'tva',
      'prevue_le',
    ],
    lignes.map(({ commande, ligne, commandeId, rang }, i) => {
      const { article, quantite, quantiteExpediee, prixHT, montantHT } = ligne;
      return [
        i + 1,
        commandeId,
        rang,
        0,
        article.id,
        article.reference,
        article.libelle,
        article.unite,
        quantite,
        quantiteExpediee,
        article.prix,
        prixHT,
        montantHT,
        article.eco,
        article.tva,
        commande.prevueLe,
      ];
    }),
  );
  await copierEnvois(tx, commandes, lignes);
  await copierBons(tx, commandes, lignes);
}

/** Each order arrives as one: its consignment has its id. Where it goes is written with the rest. */
async function copierEnvois(
  tx: Tx,
  commandes: readonly CommandeDemo[],
  lignes: readonly LigneRangee[],
): Promise<void> {
  await copyRows(
    tx,
    'commande_envoi',
    ['id', 'commande_id', 'rang', 'jour', 'chantier_rang', 'destination', 'poids'],
    commandes.map(({ prevueLe, poids }, i) => [i + 1, i + 1, 1, prevueLe, 0, '', poids]),
  );
  await copyRows(
    tx,
    'commande_envoi_ligne',
    ['envoi_id', 'ligne_id', 'quantite', 'quantite_expediee'],
    lignes.map(({ ligne, commandeId }, i) => [
      commandeId,
      i + 1,
      ligne.quantite,
      ligne.quantiteExpediee,
    ]),
  );
}

async function copierBons(
  tx: Tx,
  commandes: readonly CommandeDemo[],
  lignes: readonly LigneRangee[],
): Promise<void> {
  const bons = commandes.flatMap((commande, i) =>
    commande.bon ? [{ commande, bon: commande.bon, commandeId: i + 1 }] : [],
  );
  await copyRows(
    tx,
    'bon_livraison',
    [
      'id',
      'cle',
      'numero',
      'commande_id',
      'envoi_id',
      'expedie_le',
      'livre_le',
      'transporteur',
      'suivi',
      'destination',
      'poids',
    ],
    bons.map(({ commande, bon, commandeId }, i) => {
      const numero = numeroOf('B', bon.expedieLe, i + 1);
      return [
        i + 1,
        cleOf(numero),
        numero,
        commandeId,
        commandeId,
        bon.expedieLe,
        bon.livreLe,
        'Transports Ligérien',
        `TL${String(4_400_000 + i * 37)}`,
        '{}',
        commande.poids,
      ];
    }),
  );
  const bonDeCommande = new Map(bons.map(({ commandeId }, i) => [commandeId, i + 1]));
  await copyRows(
    tx,
    'bon_livraison_ligne',
    ['bon_id', 'ligne_id', 'quantite'],
    lignes.flatMap(({ ligne, commandeId }, i) => {
      const bonId = bonDeCommande.get(commandeId);
      const { quantiteExpediee } = ligne;
      return bonId && quantiteExpediee > 0 ? [[bonId, i + 1, quantiteExpediee] as const] : [];
    }),
  );
}
