/** Wedge anchors: stud with nut and washer, expansion sleeve over the cone. */
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { thread } from '../geometrie/filetage.ts';
import { surface, lathe } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { ecrouSixPans } from '../pieces/ecrou.ts';

const R = 5;
/** Three slits open the sleeve. */
const FENTES = 3;

export default defineModele({
  nom: 'goujon-ancrage',
  params: Type.Object({
    finition: choix(...FINITIONS),
    elancement: mesure(5, 20),
  }),
  extremes: [
    { finition: 'zinc-blanc', elancement: 9 },
    { finition: 'inox', elancement: 16 },
  ],
  prise: { azimut: 0.8, elevation: 0.72 },
  construire({ finition, elancement }) {
    const longueur = elancement * R * 2;
    const matiere = metal(finition, 'y');
    const filete = Math.max(R * 5, longueur * 0.42);
    const corps = merge(
      // The cone the sleeve is pulled over, at the bottom of the hole.
      lathe([
        [0, 0],
        [R * 0.9, 0, 0.5],
        [R * 0.98, R * 0.3, 0.4],
        [R * 0.98, R * 0.7, 0.5],
        [R * 0.7, R * 2.6, 0.6],
        [R * 0.7, R * 5, 0.4],
        [R * 0.97, R * 5.25, 0.5],
        [R * 0.97, R * 6.2, 0.4],
        [R * 0.9, R * 6.4, 0.2],
        [R * 0.9, longueur - filete, 0.4],
        [R * 0.82, longueur - filete + 0.5],
      ]),
      thread({
        diametre: R * 2,
        noyau: R * 1.68,
        pas: R * 0.3,
        y0: longueur - filete,
        y1: longueur - 0.4,
        profil: 'metrique',
      }),
      lathe([
        [R * 0.84, longueur - 0.8],
        [R * 0.68, longueur + 0.6, 0.3],
        [R * 0.62, longueur + 1.6, 0.4],
        [0, longueur + 1.8],
      ]),
    );
    const prise = longueur - filete * 0.42;
    const rondelle = lathe([
      [R * 1.06, prise - 1.4],
      [R * 2.05, prise - 1.4, 0.2],
      [R * 2.05, prise, 0.5],
      [R * 1.06, prise, 0.2],
    ]);
    return groupe(
      poser(
        groupe(
          piece(corps, matiere),
          piece(bague(), metal('inox')),
          piece(rondelle, matiere),
          piece(ecrouSixPans(R * 2, R * 1.6, R * 3.3), matiere, { position: [0, prise, 0] }),
        ),
        { rotation: [0.9, 0, -Math.PI / 2] },
      ),
    );
  },
});

/** A rolled strip with punched bumps, slit from below. */
function bague() {
  return surface(
    FENTES * 40,
    40,
    (u, v, out) => {
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const y = R * (1.5 + 3.4 * v);
      const place = (u * FENTES) % 1;
      const fente = place > 0.42 && place < 0.58 && v < 0.62 ? -0.9 : 0;
      const bosse = place < 0.2 && Math.abs(v - 0.45) < 0.09 ? 0.32 : 0;
      const cone = 0.86 + 0.1 * Math.max(0, 0.5 - v);
      const r = R * (cone + 0.1) + fente + bosse;
      out.set(r * Math.sin(turn), y, r * Math.cos(turn));
    },
    0.4,
  );
}
