/** Rolls of abrasive paper: the core, the layers, the free end with its grit up. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { abrasif, carton, papier } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const FINESSES = { gros: 0.9, moyen: 1.5, fin: 2.4 } as const;
const COEUR = 26;

export default defineModele({
  nom: 'rouleau-abrasif',
  params: Type.Object({
    grain: choix('gros', 'moyen', 'fin'),
    /** Width and outer radius, millimetres. */
    largeur: mesure(80, 130),
    rayon: mesure(32, 90),
  }),
  extremes: [
    { grain: 'moyen', largeur: 115, rayon: 62 },
    { grain: 'gros', largeur: 93, rayon: 36 },
    { grain: 'fin', largeur: 115, rayon: 82 },
  ],
  prise: { azimut: 0.55, elevation: 0.34 },
  construire({ grain, largeur: l, rayon }) {
    // One spiral from the core outwards, then flat on the table.
    const tours = Math.max(4, Math.round((rayon - COEUR) / 3.2));
    const brin = rayon * 1.5;
    const feuille = (dehors: number) =>
      surface(
        40 * tours + 30,
        6,
        (u, v, out) => {
          const part = 0.86;
          const z = (0.5 - v) * l;
          if (u <= part) {
            const a = (u / part) * tours * Math.PI * 2;
            const r = COEUR + 1 + ((rayon - COEUR - 1) * u) / part + dehors;
            out.set(-r * Math.sin(a), -r * Math.cos(a), z);
            return;
          }
          const t = (u - part) / (1 - part);
          out.set(-t * brin, -rayon - dehors + 6 * t * t * t, z);
        },
        0.7,
      );
    const tube = lathe([
      [COEUR - 2, -l / 2],
      [COEUR + 1, -l / 2, 0.3],
      [COEUR + 1, l / 2, 0.3],
      [COEUR - 2, l / 2, 0.2],
      [COEUR - 2, -l / 2],
    ]).rotateX(Math.PI / 2);
    return groupe(
      poser(
        groupe(
          piece(feuille(0.5), abrasif('#b98a52', FINESSES[grain])),
          piece(feuille(-0.5), papier('#d8cdb6')),
          piece(tube, carton('#b99a6c')),
        ),
        { rotation: [0, -0.35, 0] },
      ),
    );
  },
});
