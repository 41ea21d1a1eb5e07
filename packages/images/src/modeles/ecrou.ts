/** Nuts, plain and with a nylon ring: one lies, another stands against it. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { FINITIONS, type Finition } from '../nuancier.ts';
import { ecrouSixPans } from '../pieces/ecrou.ts';

const D = 10;
const HAUTEUR = 8;

export default defineModele({
  nom: 'ecrou',
  params: Type.Object({
    forme: choix('hexagonal', 'frein'),
    finition: choix(...FINITIONS),
  }),
  extremes: [
    { forme: 'hexagonal', finition: 'zinc-blanc' },
    { forme: 'frein', finition: 'zinc-blanc' },
    { forme: 'frein', finition: 'inox' },
  ],
  prise: { azimut: 0.42, elevation: 0.5 },
  construire({ forme, finition }) {
    const rayon = D * 0.8;
    return groupe(
      poser(un(forme, finition), { position: [0, 0, 0], rotation: [0, 0.2, 0] }),
      // Leans on the first one, its bore in sight.
      poser(un(forme, finition), {
        position: [-rayon * 1.95, rayon * 0.86, -rayon * 0.15],
        rotation: [1.25, 0.35, 0.18],
      }),
    );
  },
});

function un(forme: 'hexagonal' | 'frein', finition: Finition) {
  const acier = metal(finition);
  const corps = ecrouSixPans(D, HAUTEUR);
  if (forme === 'hexagonal') return groupe(piece(corps, acier));
  const collet = lathe([
    [D * 0.74, HAUTEUR - 0.4],
    [D * 0.7, HAUTEUR + 0.5, 0.5],
    [D * 0.7, HAUTEUR + 1.9, 0.9],
    [D * 0.6, HAUTEUR + 2.6, 0.5],
    [D * 0.57, HAUTEUR + 2.3],
  ]);
  const bague = lathe([
    [D * 0.6, HAUTEUR + 2.1],
    [D * 0.47, HAUTEUR + 2.1, 0.4],
    [D * 0.46, HAUTEUR + 1.6, 0.3],
    [D * 0.46, HAUTEUR - 1],
  ]);
  return groupe(piece(merge(corps, collet), acier), piece(bague, plastique('#2f6db3')));
}
