/** Articles, their prices and tiers: streamed, since a million do not fit in memory. */
import { copyRows } from '../../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { createCalendrier } from '../../calendrier.ts';
import { troisColonnes, troisTextes } from './colonnes.ts';
import type { ArticleGenere, CatalogueGenere } from '../generer.ts';
import { euros, listPaliers, prixPlancher } from '../prix.ts';

const COLONNES = [
  'id',
  'produit_id',
  'rang',
  'popularite',
  'multiple',
  'minimum',
  'poids',
  'longueur_colis',
  'successeur_id',
  'trait_de_scie',
  'debit',
  'debit_longueur',
  'debit_largeur',
  'debit_fil',
  'prix_coupe',
  'prix_metre_coupe',
  'forfait_coupe',
  'garantie_mois',
  'delai_fournisseur',
  'sur_mesure',
  'dangereux',
  'retire',
  'en_vente_le',
  'contenu',
  'eco_montant',
  'eco_type',
  'reference',
  'ean',
  'reference_fournisseur',
  'unite',
  'valeurs',
  ...troisColonnes('libelle'),
] as const;

export async function copyArticles(tx: Tx, { articles }: CatalogueGenere): Promise<number> {
  const calendrier = await createCalendrier(tx);
  return copyRows(
    tx,
    'article',
    COLONNES,
    articles().map((article) => ligne(article, calendrier(-article.anciennete))),
  );
}

function ligne(article: ArticleGenere, enVenteLe: string) {
  const { declinaison, produit } = article;
  const { debit } = declinaison;
  const { secable, machine, surMesure, dangereux, ecoParticipation } = produit.modele;
  return [
    article.id,
    produit.id,
    declinaison.rang,
    article.popularite,
    declinaison.multiple,
    declinaison.multiple,
    declinaison.poids,
    declinaison.longueurColis,
    article.successeurId,
    secable?.trait ?? null,
    debit?.debit ?? null,
    debit?.longueur ?? null,
    debit?.largeur ?? null,
    debit?.fil ?? false,
    eurosOuRien(debit?.prixCoupe),
    eurosOuRien(debit?.prixMetreCoupe),
    eurosOuRien(debit?.forfait),
    machine?.garantieMois ?? null,
    article.delaiFournisseur,
    surMesure ?? false,
    dangereux ?? false,
    article.retire,
    enVenteLe,
    declinaison.contenu,
    ecoParticipation ? euros(ecoParticipation.centimes) : null,
    ecoParticipation?.type ?? null,
    article.reference,
    article.ean,
    article.referenceFournisseur,
    declinaison.unite,
    declinaison.valeurIds,
    ...troisTextes(article.libelle),
  ] as const;
}

function eurosOuRien(centimes: number | null | undefined): string | null {
  return centimes === null || centimes === undefined ? null : euros(centimes);
}

export async function copyTarifs(tx: Tx, { articles }: CatalogueGenere): Promise<void> {
  await copyRows(
    tx,
    'tarif',
    ['article_id', 'prix', 'plancher'],
    articles().map(({ id, prix }) => [id, euros(prix), euros(prixPlancher(prix))] as const),
  );
  await copyRows(
    tx,
    'tarif_palier',
    ['article_id', 'quantite', 'remise'],
    articles().flatMap(({ id, prix, declinaison, produit }) =>
      produit.modele.machine
        ? []
        : listPaliers(prix, declinaison.multiple).map(
            ({ quantite, remise }) => [id, quantite, remise] as const,
          ),
    ),
  );
}
