/** Lined pipe clips: two halves with ears and screws, rubber inside, a boss on top. */
import * as Type from 'typebox';
import { groupe, merge, mirror, piece, repeat } from '../geometrie/assemblage.ts';
import { disc, hole, polygon, rectangle, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { caoutchouc } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';
import { ecrouSixPans } from '../pieces/ecrou.ts';
import { recess } from '../pieces/empreinte.ts';

const LARGEUR = 20;
const TOLE = 1.7;

export default defineModele({
  nom: 'collier-isophonique',
  params: Type.Object({
    /** Radius of the pipe over the width of the band. */
    rapport: mesure(0.3, 3),
  }),
  extremes: [{ rapport: 0.7 }, { rapport: 0.4 }, { rapport: 2.4 }],
  prise: { azimut: 0.5, elevation: 0.28 },
  construire({ rapport }) {
    const tube = LARGEUR * rapport;
    const bande = tube + 3.4;
    const oreille = bande + 6.5;
    const acier = zincBlanc();
    const demi = extrude(anneau(bande, bande + TOLE, 0.03, Math.PI - 0.03), LARGEUR * 0.84, {
      chanfrein: 0.3,
    }).translate(0, 0, -LARGEUR * 0.42);
    const patte = extrude(rectangle(11, LARGEUR * 0.84, 2), TOLE)
      .rotateX(-Math.PI / 2)
      .translate(oreille, 1.2, 0);
    const haut = merge(demi, patte, mirror(patte, 'x'));
    const vis = visOf(tube);
    return groupe(
      piece(merge(haut, mirror(haut, 'y')), acier),
      piece(repeat(vis, [{ position: [oreille, 3, 0] }, { position: [-oreille, 3, 0] }]), acier),
      piece(ecrouSixPans(8.6, 11, 13), acier, { position: [0, bande + TOLE * 0.6, 0] }),
      piece(garniture(tube, bande), caoutchouc('#2b2d31')),
    );
  },
});

function anneau(interieur: number, exterieur: number, de: number, a: number) {
  const arc = (r: number, t: number): Point2 => [r * Math.cos(t), r * Math.sin(t)];
  const pas = Array.from({ length: 49 }, (_, i) => de + ((a - de) * i) / 48);
  return polygon([
    ...pas.map((t) => arc(exterieur, t)),
    ...pas.toReversed().map((t) => arc(interieur, t)),
  ]);
}

/** Ribs inside, and lips that hold the edges of the band. */
function garniture(tube: number, bande: number) {
  const cannelures = Math.max(14, Math.round(tube * 1.1));
  const points = Array.from({ length: cannelures * 6 }, (_, i): Point2 => {
    const t = (i / (cannelures * 6)) * Math.PI * 2;
    const r = tube + 0.9 * Math.max(0, Math.sin(t * cannelures));
    return [r * Math.cos(t), r * Math.sin(t)];
  });
  const corps = extrude(hole(disc(bande + 0.1), points), LARGEUR, {
    chanfrein: 0.3,
    finesse: 48,
    angle: 0.8,
  });
  const levre = extrude(hole(disc(bande + TOLE + 0.9), disc(bande - 1)), 1.7, {
    chanfrein: 0.6,
    finesse: 48,
  });
  return merge(
    corps.translate(0, 0, -LARGEUR / 2),
    levre.clone().translate(0, 0, LARGEUR / 2 - 1.5),
    levre.translate(0, 0, -LARGEUR / 2 - 0.2),
  );
}

function visOf(tube: number) {
  const longueur = Math.min(22, 12 + tube * 0.3);
  return merge(
    lathe([
      [0, -longueur],
      [2.6, -longueur, 0.4],
      [2.6, 0],
      [5, 0, 0.3],
      [5.2, 1.4, 0.6],
      [4, 3],
    ]),
    recess({ empreinte: 'pozidriv', taille: 5, rayon: 4, y: 3, profondeur: 1.6 }),
  );
}
