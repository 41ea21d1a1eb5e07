/** Sets of hex or six-lobe keys, fanned out of their hinged holder by size. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { barre } from '../pieces/barre.ts';
import { couleurVive, encreVive, GOMME } from '../pieces/manche.ts';
import { coucher } from '../pieces/pose.ts';
import { cle } from './cle-male.ts';

export default defineModele({
  nom: 'jeu-cles-males',
  params: Type.Object({
    empreinte: choix('six-pans-bille', 'six-pans', 'torx'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { empreinte: 'six-pans-bille', marque: 'stahlmann' },
    { empreinte: 'six-pans', marque: 'durandal' },
    { empreinte: 'torx', marque: 'outibel' },
  ],
  prise: { azimut: -0.35, elevation: 0.95 },
  construire({ empreinte, marque }) {
    const plats = [1.7, 2.2, 2.8, 3.4, 4.2, 5, 6, 8, 10];
    const metalOf = () => metal(empreinte === 'torx' ? 'phosphate' : 'nickel');
    const cles = plats.map((p, i) => {
      const [longue, y] = [70 + p * 15, 62 - i * 13.5 - p * 0.3];
      const geometry =
        empreinte === 'six-pans-bille'
          ? cle(p, longue)
          : droite(p, longue, empreinte === 'torx' ? 12 : 6);
      // Long arms run to the left out of the holder, short ones stand over it.
      return poser(groupe(piece(geometry, metalOf(), { rotation: [-0.35, Math.PI, 0] })), {
        position: [26, y, 0],
        rotation: [0, 0, (i - 4) * 0.045],
      });
    });
    return coucher(
      0,
      ...cles,
      piece(
        extrude(rectangle(30, 142, 8), 17, { chanfrein: 3 }).translate(4, 0, -8.5),
        plastique(couleurVive(marque)),
      ),
      piece(box(15, 142.6, 18, 4), plastique(GOMME), { position: [-14, 0, 0] }),
      piece(plan(96, 20), decalque(logo(marque, encreVive(marque))), {
        position: [6, 0, 8.8],
        rotation: [0, 0, Math.PI / 2],
      }),
    );
  },
});

function droite(plats: number, longue: number, cotes: number) {
  const courte = plats * 3.4 + longue * 0.12;
  const r = plats * 1.2;
  return barre({
    points: [
      [0, -courte, 0],
      [0, -r * 1.6, 0],
      [r * 0.7, -r * 0.15, 0],
      [r * 1.7, 0, 0],
      [longue * 0.5, 0, 0],
      [longue, 0, 0],
    ],
    cotes,
    largeur: () => plats * 1.12,
    epaisseur: () => plats * 1.12,
  });
}
