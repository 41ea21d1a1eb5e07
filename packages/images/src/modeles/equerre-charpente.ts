/** Angle brackets of carpentry: nail holes, bolt holes, a pressed rib across the fold. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { holes, rectangle, roundedPolygon, type Point2 } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';

export default defineModele({
  nom: 'equerre-charpente',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Legs, width and sheet, millimetres. */
    hauteur: mesure(60, 120),
    largeur: mesure(40, 100),
    epaisseur: mesure(1.5, 4),
  }),
  extremes: [
    { finition: 'galva', hauteur: 90, largeur: 65, epaisseur: 2.5 },
    { finition: 'inox', hauteur: 70, largeur: 55, epaisseur: 2 },
    { finition: 'galva', hauteur: 105, largeur: 90, epaisseur: 3 },
  ],
  prise: { azimut: 0.62, elevation: 0.5 },
  construire({ finition, hauteur: h, largeur: l, epaisseur: e }) {
    const pli = e * 2.2;
    const jambe = extrude(plaque(h - pli, l, e), e, { chanfrein: 0.3 });
    const debout = jambe.clone().translate(0, pli + (h - pli) / 2, 0);
    const couche = jambe
      .rotateX(Math.PI / 2)
      .rotateY(Math.PI)
      .translate(0, e, pli + (h - pli) / 2);
    const coin = extrude(
      roundedPolygon([
        [0, 0, pli],
        [pli, 0, 0],
        [pli, e, 0],
        [e, e, pli - e],
        [e, pli, 0],
        [0, pli, 0],
      ]),
      l,
      { chanfrein: 0 },
    )
      .rotateY(-Math.PI / 2)
      .translate(l / 2, 0, 0);
    return groupe(piece(merge(debout, couche, coin, nervure(h, e)), metal(finition, 'y')));
  },
});

/** Nail holes in two columns and a bolt hole high up, centred on the leg. */
function plaque(h: number, l: number, e: number) {
  const bord = l / 2 - 9;
  const pointes: Point2[] = [];
  for (let y = -h / 2 + 10; y < h / 2 - 6; y += 18) pointes.push([-bord, y], [bord, y + 6]);
  const forme = rectangle(l, h, e * 1.5);
  holes(
    forme,
    2.5,
    pointes.filter(([, y]) => y < h / 2 - 5),
  );
  return holes(forme, l > 60 ? 6.5 : 5.5, [[0, h / 2 - 15]]);
}

/** The rib: a swelling that runs from one leg into the other and fades out. */
function nervure(h: number, e: number) {
  const fin = h * 0.62;
  const axe = curve([
    [0, fin, e * 0.2],
    [0, fin * 0.62, e * 1.2],
    [0, fin * 0.3, e + fin * 0.09],
    [0, e + fin * 0.09, fin * 0.3],
    [0, e * 1.2, fin * 0.62],
    [0, e * 0.2, fin],
  ]);
  return tube(axe, h * 0.085, {
    pas: 60,
    cotes: 28,
    taille: (t) => Math.max(0.02, Math.sin(Math.PI * t)) ** 0.4,
  });
}
