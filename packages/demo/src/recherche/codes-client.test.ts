import { expect, it } from 'vitest';
import { listCodes, MANIERES } from './codes-client.ts';

const articles = [
  {
    id: 7,
    reference: 'VBF-04016-ZJ',
    libelle: 'Vis à bois tête fraisée Torx 4 × 16, zingué jaune',
  },
  {
    id: 8,
    reference: 'VBFVS-04016-ZJ',
    libelle: 'Vis à bois tête fraisée Torx 4 × 16, zingué jaune',
  },
  { id: 9, reference: 'VTO-35013-A2', libelle: 'Vis à tôle 3,5 × 13, inox A2' },
  { id: 10, reference: 'OPB-600', libelle: 'Pied-de-biche 600 mm' },
];

function codesOf(raisonSociale: string) {
  const maniere = MANIERES[raisonSociale];
  if (!maniere) throw new Error(`${raisonSociale} has no codes`);
  return listCodes(maniere, articles).map(({ articleId, code }) => [articleId, code]);
}

it('a joiner calls an article by what it is, its size and its finish, each code once', () => {
  expect(codesOf('Menuiserie Morel')).toEqual([
    [7, 'VIS416ZJ'],
    [9, 'VIS3513'],
    [10, 'PIE600'],
  ]);
});

it('others number what they buy', () => {
  expect(codesOf('Dordogne Joinery Ltd')).toEqual([
    [7, 'DJ-1004'],
    [8, 'DJ-1007'],
    [9, 'DJ-1010'],
    [10, 'DJ-1013'],
  ]);
  expect(codesOf('Reformas Iparralde')[0]).toEqual([7, 'MAT/0211']);
});
