import { expect, test } from 'vitest';
import { readTete } from './tetes.ts';

test.each([
  [
    'rang',
    [
      'N°',
      'No',
      'No.',
      'Num',
      'Numéro',
      'N.',
      'Nº',
      'Item',
      'Pos',
      'Pos.',
      'Ligne',
      'Line',
      '#',
      'Poste',
      'N° ligne',
      'Line no.',
      'Línea',
    ],
  ],
  [
    'code',
    [
      'Référence',
      'Réf.',
      'Code',
      'Code article',
      'Article',
      'Votre réf.',
      'Réf client',
      'Réf fournisseur',
      'Référence article',
      'Material',
      'EAN13',
      'GTIN',
      'Code-barres',
      'AR_Ref',
      'Ligne - Code article',
      'SKU',
      'Part number',
      'Código',
      'NEW_ITEM-VENDORMAT',
      'Maker’s ref.',
    ],
  ],
  [
    'quantite',
    [
      'Qté',
      'Quantité',
      'Qty',
      'Order qty',
      'Besoin',
      'À commander',
      'Ordered',
      'Menge',
      'DL_Qte',
      'Qté commandée',
      'Ligne - Quantité',
      'Cantidad',
      'Uds.',
      'Quantité demandée',
      'Nb',
    ],
  ],
  [
    'autre-quantite',
    [
      'Qté stock',
      'Qté par boîte',
      'Quantité mini',
      'Qté livrée',
      'Stock',
      'Cond.',
      'Minimum',
      'Qté dispo',
      'Qty delivered',
      'Reliquat qté',
    ],
  ],
  [
    'document',
    [
      'Référence commande',
      'N° commande',
      'Document - Numéro du document',
      'Document - Code postal (facturation)',
      'Document - Code client',
      'Date',
      'Chantier',
      'Order number',
    ],
  ],
  ['unite', ['Unité', 'Unit', 'U.', 'UM', 'Unidad', 'Unité de vente', 'Unit of measure']],
  [
    'montant',
    [
      'PU HT',
      'Prix net HT',
      'Total',
      'Montant HT',
      'TVA %',
      'Ligne - Montant Net HT',
      'Ligne - PV HT',
      'Precio',
    ],
  ],
  [
    'designation',
    ['Désignation', 'Libellé', 'Description', 'Ligne - Description', 'Libellé article'],
  ],
  ['coupe', ['Coupe', 'Cut', 'Corte']],
])('heads of %s', (role, heads) => {
  const others = heads.filter((head) => readTete(head)?.role !== role);
  expect(others.map((head) => [head, readTete(head)?.role])).toEqual([]);
});

test('what is ordered goes before what is merely counted, the supplier’s code before the customer’s', () => {
  const poids = (head: string) => readTete(head)?.poids ?? 0;
  expect(poids('Qté commandée')).toBeGreaterThan(poids('Qté'));
  expect(poids('Réf fournisseur')).toBeGreaterThan(poids('Réf client'));
  expect(poids('Référence')).toBeGreaterThan(poids('EAN'));
});
