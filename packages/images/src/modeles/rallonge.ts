/** Site extension leads: coil of rubber cable, plug and socket in front. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { caoutchouc, plastique } from '../matieres/plastiques.ts';
import { defineModele, nombre } from '../modele.ts';
import { enroulement, liens } from '../pieces/enroulement.ts';
import { fiche, prolongateur } from '../pieces/fiche.ts';

export default defineModele({
  nom: 'rallonge',
  params: Type.Object({
    /** Layers of the coil: longer leads are thicker. */
    couches: nombre(1, 3),
  }),
  extremes: [{ couches: 1 }, { couches: 2 }, { couches: 3 }],
  prise: { azimut: 0.25, elevation: 0.6, cadre: 0.9 },
  construire({ couches }) {
    const forme = { rayon: 92, brin: 10.5, rangs: 4, couches: couches * 2 };
    const r = forme.rayon + forme.couches * 9.9;
    const gomme = caoutchouc('#2b2b2d');
    const sortie = tube(
      curve([
        [-2, 5.3, r],
        [46, 5.3, r + 2],
        [86, 9, r + 18],
        [102, 17, r + 30],
      ]),
      5.3,
      { pas: 50, cotes: 16 },
    );
    const retour = tube(
      curve([
        [-70, 30, forme.rayon * 0.6],
        [-66, 44, r * 0.8],
        [-60, 34, r * 1.02],
        [-40, 22, r + 22],
        [-26, 20, r + 34],
      ]),
      5.3,
      { pas: 50, cotes: 16 },
    );
    return groupe(
      piece(
        tube(enroulement(forme), 5.3, { pas: forme.rangs * forme.couches * 44, cotes: 12 }),
        gomme,
      ),
      piece(sortie, gomme),
      piece(retour, gomme),
      piece(liens(forme, [-1.5, 1.5], 16), plastique('#c33a28', 0.6)),
      poser(prolongateur(), { position: [108, 21, r + 34], rotation: [0, -0.6, 0] }),
      poser(fiche(), { position: [-14, 19, r + 44], rotation: [0, -0.62, 0] }),
    );
  },
});
