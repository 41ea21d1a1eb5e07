/** Blind rivets: flanged body on its mandrel. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { anodise, inox, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const R = 5;
const CORPS = { 'alu-acier': anodise, 'acier-acier': zincBlanc, 'inox-inox': inox } as const;
const TIGE = { 'alu-acier': zincBlanc, 'acier-acier': zincBlanc, 'inox-inox': inox } as const;

export default defineModele({
  nom: 'rivet-aveugle',
  params: Type.Object({
    corps: choix('alu-acier', 'acier-acier', 'inox-inox'),
    /** Length of the body over its diameter. */
    elancement: mesure(1.2, 8),
  }),
  extremes: [
    { corps: 'alu-acier', elancement: 2.5 },
    { corps: 'acier-acier', elancement: 1.5 },
    { corps: 'inox-inox', elancement: 6 },
  ],
  prise: { azimut: 0.8, elevation: 0.72 },
  construire({ corps, elancement }) {
    const longueur = elancement * R * 2;
    const fut = lathe([
      [R * 0.5, -longueur],
      [R * 0.92, -longueur, 0.5],
      [R, -longueur + 0.8, 0.5],
      [R, 0],
      [R * 1.96, 0, 0.3],
      [R * 2, R * 0.16, 0.4],
      [R * 1.3, R * 0.42, 1.4],
      [R * 0.72, R * 0.5, 0.2],
      [R * 0.56, R * 0.44, 0.1],
      [R * 0.56, 0],
    ]);
    const sortie = R * 12;
    const tige = lathe([
      [0, -longueur - R * 1.5],
      [R * 0.5, -longueur - R * 1.42, 0.5],
      [R * 0.86, -longueur - R * 0.9, 1],
      [R * 0.84, -longueur - R * 0.2, 0.6],
      [R * 0.52, -longueur + 0.4, 0.3],
      [R * 0.52, R * 1.4, 0.2],
      // Notches that the jaws of the tool bite.
      [R * 0.52, sortie - R * 1.5, 0.4],
      [R * 0.2, sortie, 0.3],
      [0, sortie],
    ]);
    return groupe(
      poser(groupe(piece(fut, CORPS[corps]()), piece(tige, TIGE[corps]())), {
        rotation: [0, 0, -Math.PI / 2],
      }),
    );
  },
});
