/** Rolls of film and felt: on a core, its free end on the table; wound width over diameter. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { carton, mousse, plastiqueBrillant } from '../matieres/plastiques.ts';
import { materiau } from '../matieres/materiau.ts';
import { choix, defineModele, mesure } from '../modele.ts';

export default defineModele({
  nom: 'rouleau',
  params: Type.Object({
    matiere: choix('film-translucide', 'film-noir', 'feutre', 'membrane'),
    /** Diameter for a width of 1000. */
    diametre: mesure(120, 420),
  }),
  extremes: [
    { matiere: 'film-translucide', diametre: 200 },
    { matiere: 'film-noir', diametre: 260 },
    { matiere: 'feutre', diametre: 360 },
    { matiere: 'membrane', diametre: 240 },
  ],
  prise: { azimut: 0.75, elevation: 0.42 },
  construire({ matiere, diametre }) {
    const [l, r] = [800, diametre / 2];
    const peau =
      matiere === 'membrane'
        ? mousse('#5d636a')
        : matiere === 'feutre'
          ? mousse('#8d9096')
          : matiere === 'film-noir'
            ? plastiqueBrillant('#25272b')
            : materiau({
                couleur: '#cfd8da',
                rugosite: 0.22,
                vernis: 0.6,
                eclat: 1,
                relief: { sorte: 'brosse', echelle: 0.05, force: 0.08, axe: 'x' },
              });
    const tours = 18;
    const bout = Array.from(
      { length: tours + 1 },
      (_, i) => [38 + ((r - 38) * i) / tours, l / 2 - (i % 2 === 0 ? 0 : 2)] as const,
    );
    const corps = lathe(
      [
        ...bout.map(([k, y]) => [k, -y] as const),
        [r, -l / 2 + 2],
        [r, l / 2 - 2],
        ...bout.toReversed(),
      ],
      96,
    ).rotateZ(-Math.PI / 2);
    // Comes off the front and lies on the table, with small waves.
    const pan = surface(
      24,
      50,
      (u, v, out) => {
        const x = (u - 0.5) * l;
        const t = v * 1.25;
        if (t < 0.45) {
          const a = 0.9 + (t / 0.45) * 2.24;
          out.set(x, (r + 1.5) * Math.cos(a), (r + 1.5) * Math.sin(a));
        } else {
          const d = ((t - 0.45) / 0.8) * (r * 2.2 + 120);
          out.set(
            x,
            -r -
              1 +
              5 *
                (1 - Math.exp(-d / 60)) *
                (1 + Math.sin(d * 0.045 + x * 0.004)) *
                (matiere === 'feutre' ? 0.3 : 0.6),
            d,
          );
        }
      },
      0.9,
    );
    return groupe(
      piece(merge(corps, pan), peau),
      piece(
        merge(
          ...[-1, 1].map((k) =>
            lathe(
              [
                [30, 0],
                [38.5, 0, 1],
                [38.5, 16],
                [30, 16],
                [30, 0],
              ],
              48,
            )
              .rotateZ(-Math.PI / 2)
              .translate(k > 0 ? l / 2 - 12 : -l / 2 - 4, 0, 0),
          ),
        ),
        carton(),
      ),
    );
  },
});
