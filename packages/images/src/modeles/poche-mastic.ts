/** Foil bags of mastic, for closed guns: a sausage of printed film, gathered in a clip at both ends. */
import type { BufferGeometry, Vector3 } from 'three';
import * as Type from 'typebox';
import { dessiner, write, remplir, tracer } from '../etiquettes/dessin.ts';
import { imprime } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { latheX } from '../geometrie/tours.ts';
import { lin, materiau } from '../matieres/materiau.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS, type Couleur } from '../nuancier.ts';
import { clamp01, smoothstep } from '../sdf/champ.ts';

const RAYON = 24;
/** Half of the length of the filled part. */
const DEMI = 150;
const BOUT = 26;
const GAMMES = { M: '#24588f', MS: '#a32f24', PU: '#4a5058', A: '#3a7a4a' } as const;

export default defineModele({
  nom: 'poche-mastic',
  params: Type.Object({
    /** Colour of what is inside: the swatch. */
    couleur: choix(...CODES_COULEUR),
    /** Large letter of the range: nothing in a language. */
    repere: choix('M', 'MS', 'PU', 'A'),
  }),
  extremes: [
    { couleur: 'gris', repere: 'PU' },
    { couleur: 'blanc', repere: 'MS' },
    { couleur: 'noir', repere: 'M' },
  ],
  prise: { azimut: 0.1, elevation: 0.62, cadre: 0.9 },
  construire({ couleur, repere }) {
    const print = imprime(etiquette(couleur, repere), 0.3, 0.5);
    const une = (z: number, x: number, turn: number) =>
      poser(
        groupe(
          piece(boudin(), film()),
          piece(bande(), print),
          piece(merge(agrafe(), agrafe().rotateY(Math.PI)), aluBrosse('x')),
        ),
        { position: [x, RAYON, z], rotation: [0, turn, 0] },
      );
    return groupe(une(0, 0, 0.5), une(-64, 30, 0.58));
  },
});

/** Polished film: brighter than brushed metal. */
const film = () => materiau({ couleur: lin(0.8, 0.8, 0.79), metal: 1, rugosite: 0.3 });

/** Along x, a place on it: `turn` 0 towards +z, then up. */
function autour(x: number, r: number, turn: number, out: Vector3): void {
  out.set(x, r * Math.sin(turn), r * Math.cos(turn));
}

function boudin(): BufferGeometry {
  return surface(
    120,
    180,
    (u, v, out) => {
      const turn = v === 1 ? 0 : v * Math.PI * 2;
      const x = (u - 0.5) * 2 * (DEMI + BOUT);
      // 0 on the filled part, 1 at the clip.
      const t = clamp01((Math.abs(x) - DEMI + 14) / (BOUT + 6));
      const serre = RAYON * (1 - smoothstep(0, 1, t) * 0.86);
      const plis =
        smoothstep(0.05, 0.55, t) *
        (1 - 0.4 * t) *
        (0.09 * Math.cos(turn * 13) + 0.05 * Math.cos(turn * 22 + x * 0.05));
      autour(x, serre * (1 + plis), turn, out);
    },
    1.2,
  );
}

/** The printed part. It begins below, where nobody looks. */
function bande(): BufferGeometry {
  return surface(
    1,
    96,
    (u, v, out) => autour((u - 0.5) * 2 * (DEMI - 22), RAYON + 0.15, (v - 0.15) * Math.PI * 2, out),
    1,
  );
}

/** The clip, and the tuft of film beyond it. */
function agrafe(): BufferGeometry {
  const x = DEMI + BOUT - 8;
  return merge(
    latheX(
      [
        [3.2, x - 2.4],
        [5, x - 2.4, 1],
        [5.4, x, 1.4],
        [5, x + 2.4, 1],
        [3.2, x + 2.4],
      ],
      40,
    ),
    surface(
      12,
      90,
      (u, v, out) => {
        const turn = v === 1 ? 0 : v * Math.PI * 2;
        autour(x + 2 + u * 9, (3.2 + u * 5) * (1 + 0.25 * u * Math.cos(turn * 7)), turn, out);
      },
      1.2,
    ),
  );
}

/** Twice round, read along the bag. */
function etiquette(couleur: Couleur, repere: keyof typeof GAMMES) {
  const [w, h] = [1600, 960];
  return dessiner(w, h, (toile) => {
    remplir(toile, GAMMES[repere], 0, 0, w, h);
    tracer(toile, '#f4f3f0', [
      [w * 0.52, 0],
      [w, 0],
      [w, h],
      [w * 0.44, h],
    ]);
    for (const y of [h / 4, (h * 3) / 4]) {
      write(toile, {
        texte: repere,
        x: w * 0.25,
        y,
        taille: 290,
        couleur: '#ffffff',
        graisse: 900,
      });
      remplir(toile, '#8d9093', w * 0.57, y - 110, 220, 220);
      remplir(toile, COULEURS[couleur], w * 0.57 + 5, y - 105, 210, 210);
      write(toile, { texte: '600 ml', x: w * 0.845, y, taille: 124, couleur: '#26282c' });
    }
  });
}
