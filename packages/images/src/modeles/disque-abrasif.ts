/** Hook-and-loop sanding discs: grit in front, the loop back of another behind. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { disc, hole, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { abrasif } from '../matieres/plastiques.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';

const R = 75;
const FINESSES = { gros: 0.9, moyen: 1.5, fin: 2.4 } as const;
const TEINTES = { bois: '#b98a52', platre: '#4b4d52' } as const;

export default defineModele({
  nom: 'disque-abrasif',
  params: Type.Object({
    grain: choix('gros', 'moyen', 'fin'),
    trous: choix('pleine', 'huit-trous', 'multitrous'),
    materiau: choix('bois', 'platre'),
  }),
  extremes: [
    { grain: 'moyen', trous: 'multitrous', materiau: 'bois' },
    { grain: 'fin', trous: 'huit-trous', materiau: 'bois' },
    { grain: 'gros', trous: 'pleine', materiau: 'platre' },
  ],
  prise: { azimut: 0.2, elevation: 0.95 },
  construire({ grain, trous, materiau }) {
    const forme = disc(R);
    for (const [x, y, r] of places(trous)) hole(forme, rondOf(x, y, r));
    const papier = extrude(forme, 1, { chanfrein: 0.15, finesse: 60 });
    const dos = extrude(forme, 1.2, { chanfrein: 0.3, finesse: 60 });
    const couche = (x: number, y: number, z: number, face: boolean) =>
      poser(
        groupe(
          piece(papier, abrasif(TEINTES[materiau], FINESSES[grain]), {
            position: [0, 0, face ? 1 : 0],
          }),
          piece(dos, textile('#d9d6cf', 'toile'), { position: [0, 0, face ? 0 : 0.9] }),
        ),
        { position: [x, y, z], rotation: [-Math.PI / 2 + (face ? 0.05 : 0), 0, 0.3] },
      );
    return groupe(couche(0, 0, 0, false), couche(-R * 1.35, 3.6, R * 0.5, true));
  },
});

/** Few sides: there are many of them. */
function rondOf(x: number, y: number, r: number): Point2[] {
  return Array.from({ length: 14 }, (_, i): Point2 => {
    const a = (i / 14) * Math.PI * 2;
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}

function places(trous: 'pleine' | 'huit-trous' | 'multitrous'): [number, number, number][] {
  if (trous === 'pleine') return [];
  const cercle = (n: number, r: number, rayon: number): [number, number, number][] =>
    Array.from({ length: n }, (_, i) => {
      const a = ((i + 0.5) / n) * Math.PI * 2;
      return [r * Math.cos(a), r * Math.sin(a), rayon];
    });
  if (trous === 'huit-trous') return cercle(8, R * 0.54, R * 0.085);
  return [...cercle(6, R * 0.4, 3.2), ...cercle(14, R * 0.62, 3.2), ...cercle(20, R * 0.84, 3.2)];
}
