/** Mortice locks: the case, the forend, the bolts, and what turns them. */
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { metal, zincBlanc, nickel } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { coffre, tetiere } from '../pieces/coffre-serrure.ts';

export default defineModele({
  nom: 'serrure-a-larder',
  params: Type.Object({
    fonction: choix('cle-i', 'cle-l', 'condamnation', 'bec-de-cane'),
    tetiere: choix('bouts-ronds', 'bouts-carres'),
    /** Finish of the forend. */
    finition: choix(...FINITIONS),
    /** Backset, millimetres. */
    axe: mesure(30, 60),
  }),
  extremes: [
    { fonction: 'cle-i', tetiere: 'bouts-ronds', finition: 'laiton', axe: 50 },
    { fonction: 'cle-l', tetiere: 'bouts-carres', finition: 'inox-brosse', axe: 40 },
    { fonction: 'condamnation', tetiere: 'bouts-ronds', finition: 'nickel-brosse', axe: 50 },
    { fonction: 'bec-de-cane', tetiere: 'bouts-ronds', finition: 'laiton', axe: 50 },
  ],
  prise: { azimut: 0.52, elevation: 0.16, cadre: 0.9 },
  construire({ fonction, tetiere: bouts, finition, axe }) {
    const { coque, organes } = coffre({ fonction, axe, dos: 26 });
    const [haut, bas] = fonction === 'bec-de-cane' ? [72, -68] : [82, -152];
    return groupe(
      piece(coque, zincBlanc()),
      piece(organes, nickel()),
      piece(tetiere(haut, bas, bouts, [haut - 14, bas + 14]), metal(finition, 'y')),
    );
  },
});
