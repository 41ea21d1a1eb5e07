/** Builders' pencils: oval, sharpened by knife, painted after what they write on. */
import * as Type from 'typebox';
import { piece } from '../geometrie/assemblage.ts';
import { bois } from '../matieres/bois.ts';
import { laque } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { manche } from '../pieces/manche.ts';
import { allonger } from '../pieces/pose.ts';

const TEINTES = { charpentier: '#a81f1c', macon: '#2c7038', universel: '#e0ae12' } as const;

export default defineModele({
  nom: 'crayon-chantier',
  params: Type.Object({
    mine: choix('charpentier', 'macon', 'universel'),
    /** Millimetres, 15 wide. */
    longueur: mesure(170, 310),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { mine: 'charpentier', longueur: 240, marque: 'bremond' },
    { mine: 'macon', longueur: 300, marque: 'comptoir' },
    { mine: 'universel', longueur: 180, marque: 'neutre' },
  ],
  prise: { azimut: 0.85, elevation: 0.8 },
  construire({ mine, longueur, marque }) {
    const ovale = 0.55;
    const corps = manche({
      profil: [
        [6.8, 30],
        [7.5, 38, 3],
        [7.5, longueur - 0.6, 0.4],
        [6.9, longueur],
        [0, longueur],
      ],
      ovale,
      rangs: 30,
    });
    const pointe = manche({
      profil: [
        [2.3, 9],
        [7.1, 37],
      ],
      ovale,
      rangs: 12,
    });
    const graphite = manche({
      profil: [
        [0, 0],
        [1.3, 1, 0.5],
        [2.5, 10],
      ],
      ovale,
      rangs: 10,
    });
    const bout = manche({
      profil: [
        [2.4, longueur + 0.1],
        [0, longueur + 0.2],
      ],
      ovale,
      rangs: 3,
    });
    return allonger(
      -1.35,
      piece(corps, laque(TEINTES[mine], 0.3)),
      piece(pointe, bois('pin', { fil: 'y', travers: 'x' })),
      piece(graphite, plastique('#37393d', 0.3)),
      piece(bout, plastique('#37393d', 0.3)),
      piece(plan(44, 11), decalque(logo(marque, '#f4f3f0')), {
        position: [0, longueur * 0.62, 4.3],
        rotation: [0, 0, -Math.PI / 2],
      }),
    );
  },
});
