/** Circular saws: blade under its guard, base plate, motor behind, closed grip. */
import { Shape } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude, extrudeUp } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { acierBruni, anodise, epoxy, zincBlanc } from '../matieres/metaux.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { batterie18 } from '../pieces/batterie-outil.ts';
import { cordonCourt } from '../pieces/cordon.ts';
import { chiffre, CLAIR, coque, pose, signature, visCoque } from '../pieces/coque.ts';
import { lameScie } from '../pieces/lame-circulaire.ts';
import { gachette } from '../pieces/poignee-machine.ts';
import { union, without } from '../sdf/champ.ts';
import { block, capsule, cylinder } from '../sdf/corps.ts';

export default defineModele({
  nom: 'scie-circulaire',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    energie: choix('filaire', 'batterie', 'nue'),
    disque: choix('165', '190', '235'),
  }),
  extremes: [
    { marque: 'takiro', energie: 'batterie', disque: '190' },
    { marque: 'volmer', energie: 'filaire', disque: '235' },
    { marque: 'krafto', energie: 'nue', disque: '165' },
  ],
  prise: { azimut: 0.48, elevation: 0.22, cadre: 0.88 },
  construire({ marque, energie, disque }) {
    const r = Number(disque) / 2;
    const axe = r - 63 * (r / 95);
    const moule = carcasse(marque, r, axe);
    const arriere = -r - 42;
    return groupe(
      moule.objet,
      semelle(r),
      piece(
        extrude(secteur(r + 9, -0.12, Math.PI + 0.05), 34, { chanfrein: 5, angle: 0.9 }),
        epoxy('#53575d'),
        { position: [0, axe, 4] },
      ),
      piece(
        extrude(secteur(r + 5, Math.PI * 0.98, Math.PI * 1.6, 24), 20, {
          chanfrein: 3,
          angle: 0.9,
        }),
        anodise(),
        { position: [0, axe, 11] },
      ),
      poser(lameScie(r * 2, 24), { position: [0, axe, 21] }),
      piece(
        latheZ([
          [0, 36],
          [24, 36],
          [24, 40, 2],
          [13, 41, 1],
          [12, 46, 1],
          [0, 46],
        ]),
        acierBruni(),
        { position: [0, axe, 0] },
      ),
      gachette(30)({ position: [-8, axe + r * 0.95 + 16, -22], rotation: [0, 0, 0.35] }),
      pose(carter(r, axe), chiffre(disque), {
        x: r * 0.42,
        y: axe + r * 0.34,
        largeur: r * 0.42,
        hauteur: r * 0.16,
      }),
      signature(
        carter(r, axe),
        marque,
        { x: -r * 0.12, y: axe + r * 0.68, largeur: r * 0.86 },
        CLAIR,
      ),
      ...(energie === 'filaire' ? [cordonCourt([arriere + 8, axe + 52, -22], -r * 0.62)] : []),
      ...(energie === 'batterie'
        ? [
            batterie18(marque, '5', {
              position: [arriere, axe + 34, -24],
              rotation: [0, 0, -Math.PI / 2],
            }),
          ]
        : []),
    );
  },
});

/** The flat face of the guard, for what is printed on it. */
function carter(r: number, axe: number) {
  return cylinder([0, axe, 21], 'z', r + 9, 17);
}

function carcasse(marque: Parameters<typeof signature>[1], r: number, axe: number) {
  const haut = axe + r * 0.95 + 34;
  const grip = union(
    14,
    capsule([30, haut + 4, -22], [-r - 6, axe + r * 0.85, -22], 17, 18),
    capsule([-r - 6, axe + r * 0.85, -22], [-r - 18, axe + 6, -22], 18, 20),
    capsule([30, haut, -22], [38, axe + 26, -22], 17, 20),
    capsule([r * 0.98, axe + 40, -16], [r * 1.14, axe + 84, -16], 14, 18),
    capsule([r * 0.98, axe + 40, -16], [40, axe + 28, -20], 14, 18),
  );
  const corps = without(
    0.8,
    union(
      12,
      grip,
      cylinder([0, axe + 10, -58], 'z', 43, 54, 12),
      block([-20, axe + 6, -22], [r * 0.8, 24, 22], 12),
      block([-r - 28, axe + 24, -24], [14, 36, 34], 8),
    ),
  );
  const moule = coque({
    marque,
    corps,
    souple: (x, y, z) => {
      const dessus = capsule([18, haut + 9, -22], [-r, axe + r * 0.85 + 6, -22], 17.5)(x, y, z);
      const pommeau = Math.max(axe + 52 - y, r * 0.8 - x);
      return Math.min(dessus, pommeau);
    },
    sombre: (x) => x + r + 14,
    stries: (x, y) => x - y * 0.4,
    min: [-r - 52, axe - 44, -122],
    max: [r * 1.14 + 28, haut + 32, 12],
    pas: 1.8,
    joint: false,
  });
  moule.objet = groupe(
    moule.objet,
    visCoque(moule.champ, [
      [34, axe + r * 1.1],
      [-r - 14, axe + 30],
    ]),
  );
  return moule;
}

/** Pressed plate with turned-up sides and the quadrants it tilts on. */
function semelle(r: number) {
  const long = r * 3.1;
  const quart = (x: number) =>
    extrude(
      roundedPolygon([
        [-34, 0],
        [34, 0],
        [34, 16, 6],
        [0, 52, 30],
        [-34, 16, 6],
      ]),
      4,
    )
      .rotateY(Math.PI / 2)
      .translate(x, 2, -20);
  return groupe(
    piece(
      merge(
        extrudeUp(rectangle(long, 132, 8, 0, 14), 3.4),
        box(long - 10, 9, 3, 1.2).translate(0, 5, 50),
        box(long - 10, 9, 3, 1.2).translate(0, 5, -78),
        quart(long / 2 - 34),
        quart(-long / 2 + 30),
      ),
      zincBlanc(),
      { position: [r * 0.12, -1, 0] },
    ),
    piece(box(16, 10, 12, 3), epoxy('#26282c'), { position: [long / 2 - 20, 26, 8] }),
  );
}

/** Part of a disc from one angle to another, with a hub at its middle. */
function secteur(r: number, a0: number, a1: number, moyeu = 0): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, r, a0, a1, false);
  if (moyeu > 0) shape.absarc(0, 0, moyeu, a1, a0 + Math.PI * 2, false);
  else shape.lineTo(r * Math.cos(a0), r * Math.sin(a0));
  shape.closePath();
  return shape;
}
