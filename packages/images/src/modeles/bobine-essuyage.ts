/** Wiping rolls: embossed wadding by its colour, its core, the first sheet hanging. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { carton, papier } from '../matieres/plastiques.ts';
import { materiau } from '../matieres/materiau.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const TEINTES = { bleu: '#4f8fc4', blanc: '#eceae6', marron: '#c9a877' } as const;

export default defineModele({
  nom: 'bobine-essuyage',
  params: Type.Object({
    couleur: choix('bleu', 'blanc', 'marron'),
    /** Diameter over width: so many sheets. */
    epaisseur: mesure(0.8, 1.5),
  }),
  extremes: [
    { couleur: 'bleu', epaisseur: 1.1 },
    { couleur: 'blanc', epaisseur: 0.9 },
    { couleur: 'marron', epaisseur: 1.35 },
  ],
  prise: { azimut: 0.6, elevation: 0.3 },
  construire({ couleur, epaisseur }) {
    const l = 240;
    const r = (l * epaisseur) / 2;
    const ouate = materiau({
      couleur: TEINTES[couleur],
      rugosite: 0.95,
      eclat: 0.2,
      duvet: 0.4,
      relief: { sorte: 'tricot', echelle: 0.11, force: 0.28, axe: 'z' },
    });
    // Turned about x; rings on the ends show the turns.
    const anneaux: [number, number, number?][] = [];
    for (let i = 0; i <= 26; i++) {
      const k = 34 + ((r - 34) * i) / 26;
      anneaux.push([k, l / 2 - (i % 2 === 0 ? 0 : 1.3)]);
    }
    const flanc = lathe(
      [
        [r - 1, -l / 2],
        [r, -l / 2 + 2, 2],
        [r, l / 2 - 2, 2],
        [r - 1, l / 2],
      ],
      96,
    ).rotateZ(-Math.PI / 2);
    const bouts = [1, -1].map((k) =>
      lathe(
        anneaux.map(([rayon, y]) => [rayon, k * y] as const),
        96,
      ).rotateZ(-Math.PI / 2),
    );
    const feuille = surface(
      1,
      24,
      (u, v, out) => {
        const t = v * 1.2;
        const x = (u - 0.5) * l;
        if (t < 0.5) {
          const a = 0.5 + t * 2.2;
          out.set(x, (r + 1.4) * Math.cos(a), (r + 1.4) * Math.sin(a));
        } else {
          const a = 1.6;
          const d = (t - 0.5) * r * 1.28;
          out.set(
            x,
            (r + 1.4) * Math.cos(a) - d,
            (r + 1.4) * Math.sin(a) + d * 0.06 + Math.sin(v * 9) * 2,
          );
        }
      },
      0.9,
    );
    return groupe(
      piece(merge(flanc, feuille), ouate),
      // Cut edges: turns show there, not the embossing.
      piece(merge(...bouts), papier(TEINTES[couleur])),
      piece(
        merge(
          lathe(
            [
              [30, -l / 2 + 3],
              [34.5, -l / 2 + 2],
              [34.5, l / 2 - 2],
              [30, l / 2 - 3],
              [30, -l / 2 + 3],
            ],
            48,
          ).rotateZ(-Math.PI / 2),
        ),
        carton(),
      ),
    );
  },
});
