/** Products and what hangs on them: links, signs, trades, documents. */
import { copyRows } from '../../copy-rows.ts';
import type { Tx } from '@comptoir/server/db/transaction.ts';
import { troisColonnes, troisSlugs, troisTextes } from './colonnes.ts';
import { DOCUMENTS } from '../documents.ts';
import type { ProduitGenere } from '../generer.ts';
import { PICTOGRAMMES } from '../pictogrammes.ts';
import { UNIVERS } from '../univers.ts';
import type { Dictionnaire } from '../valeurs.ts';

export async function copyProduits(
  tx: Tx,
  produits: readonly ProduitGenere[],
  { attributId }: Dictionnaire,
): Promise<void> {
  await copyRows(
    tx,
    'produit',
    [
      'id',
      'code',
      'modele',
      'noeud_id',
      'marque_id',
      'serie',
      'genre',
      'axes',
      'normes',
      ...troisColonnes('nom'),
      ...troisColonnes('slug'),
      ...troisColonnes('description'),
    ],
    produits.map(({ id, code, modele, noeudId, marqueId, fabrication, nom, description }) => [
      id,
      code,
      modele.code,
      noeudId,
      marqueId,
      fabrication.serie || null,
      modele.genre,
      Object.keys(modele.axes).map(attributId),
      modele.normes ?? [],
      ...troisTextes(nom),
      ...troisSlugs(nom, fabrication.marque.nom),
      ...troisTextes(description),
    ]),
  );
  await copyAttaches(tx, produits);
}

async function copyAttaches(tx: Tx, produits: readonly ProduitGenere[]): Promise<void> {
  await copyRows(
    tx,
    'produit_pictogramme',
    ['produit_id', 'pictogramme_id'],
    produits.flatMap(({ id, modele }) =>
      PICTOGRAMMES.flatMap(({ porte }, i) => (porte(modele) ? [[id, i + 1] as const] : [])),
    ),
  );
  await copyRows(
    tx,
    'univers_metier_produit',
    ['univers_metier_id', 'produit_id'],
    produits.flatMap(({ id, modele }) =>
      UNIVERS.flatMap(({ code }, i) =>
        modele.metiers?.includes(code) ? [[i + 1, id] as const] : [],
      ),
    ),
  );
  await copyRows(
    tx,
    'document',
    ['produit_id', 'type', 'rang', ...troisColonnes('titre')],
    produits.flatMap(({ id, modele }) =>
      DOCUMENTS.filter(({ accompagne }) => accompagne(modele)).map(
        ({ type, titre }, rang) => [id, type, rang, ...troisTextes(titre)] as const,
      ),
    ),
  );
}
