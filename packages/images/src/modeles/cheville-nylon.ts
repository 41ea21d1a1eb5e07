/** Nylon plugs: split, toothed, with a collar and wings that keep them from turning. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

const R = 4;
const TEINTES = { gris: '#9aa1a8', vert: '#3f8a5b', ivoire: '#dad5c8' } as const;

export default defineModele({
  nom: 'cheville-nylon',
  params: Type.Object({ teinte: choix('gris', 'vert', 'ivoire') }),
  extremes: [{ teinte: 'gris' }, { teinte: 'vert' }],
  prise: { azimut: 0.75, elevation: 0.7 },
  construire({ teinte }) {
    // Five times as long as thick in every size.
    const longueur = R * 10;
    const nylon = plastique(TEINTES[teinte], 0.36);
    const corps = merge(fut(longueur), collerette(longueur));
    const couchee = (x: number, z: number, roulis: number, lacet: number) =>
      poser(groupe(poser(groupe(piece(corps, nylon)), { rotation: [roulis, 0, -Math.PI / 2] })), {
        position: [x, 0, z],
        rotation: [0, lacet, 0],
      });
    return groupe(couchee(0, 0, 0.5, 0), couchee(-R * 1.5, -R * 2.9, 1.9, 0.1));
  },
});

function fut(longueur: number) {
  return surface(
    84,
    130,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const y = v * longueur * 0.97;
      const t = y / longueur;
      // Teeth point back to the collar, so that the plug goes in and stays.
      const dent = t < 0.68 && t > 0.04 ? ((t * 13) % 1) * 0.13 : 0;
      const flanc = Math.abs(Math.cos(turn));
      const fente = flanc < 0.13 && t > 0.1 && t < 0.72 ? 0.45 : 0;
      const aile = flanc > 0.985 && t > 0.5 && t < 0.86 ? 0.3 * Math.sin((t - 0.5) * 8.7) : 0;
      const nez = t < 0.05 ? 0.78 + t * 3.4 : 0.95;
      const r = R * (nez - dent * (flanc < 0.92 ? 1 : 0.2) - fente + aile);
      out.set(r * Math.sin(turn), y, r * Math.cos(turn));
    },
    0.45,
  );
}

function collerette(longueur: number) {
  return merge(
    lathe([
      [R * 0.9, longueur * 0.9],
      [R * 0.98, longueur - R * 0.35, 0.2],
      [R * 1.28, longueur - R * 0.3, 0.25],
      [R * 1.28, longueur, 0.3],
      [R * 0.66, longueur, 0.25],
      [R * 0.5, longueur - R * 0.5, 0.3],
      [R * 0.46, longueur * 0.55],
    ]),
    lathe([
      [0, 0],
      [R * 0.78, 0],
    ]),
  );
}
