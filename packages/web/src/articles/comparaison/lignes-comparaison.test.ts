import { expect, test } from 'vitest';
import type { Attribut } from '@comptoir/contract/articles/article.schema.ts';
import { listLignes } from './lignes-comparaison.ts';

const ATTRIBUTS: Attribut[] = [
  { code: 'longueur', libelle: 'Longueur', type: 'nombre', unite: 'mm' },
  { code: 'tete', libelle: 'Tête', type: 'choix', unite: null },
  { code: 'couleur', libelle: 'Couleur', type: 'choix', unite: null },
  { code: 'pas', libelle: 'Pas', type: 'nombre', unite: 'mm' },
];

test('features stand in their order; those that tell articles apart are marked, absent ones left out', () => {
  const lignes = listLignes(
    'fr',
    [
      { attributs: { tete: 'Fraisée', longueur: '40', pas: '2' } },
      { attributs: { longueur: '60', tete: 'Fraisée' } },
    ],
    ATTRIBUTS,
  );
  expect(lignes).toEqual([
    { code: 'longueur', libelle: 'Longueur', valeurs: ['40\u00a0mm', '60\u00a0mm'], differe: true },
    { code: 'tete', libelle: 'Tête', valeurs: ['Fraisée', 'Fraisée'], differe: false },
    { code: 'pas', libelle: 'Pas', valeurs: ['2\u00a0mm', ''], differe: true },
  ]);
});
