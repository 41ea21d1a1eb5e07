/** European cylinders: two halves about the cam, one half, or a half and a thumb turn. */
import { type BufferGeometry, Vector2, Shape } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeatAround } from '../geometrie/assemblage.ts';
import { disc, hole, rectangle } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, laiton, metal, nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { fenteCle, profilEuropeen } from '../pieces/entree.ts';

/** Half the room of the cam. */
const CAME = 5;

export default defineModele({
  nom: 'cylindre',
  params: Type.Object({
    forme: choix('double', 'bouton', 'demi'),
    /** From the screw to each end, millimetres. */
    exterieur: mesure(27, 90),
    interieur: mesure(10, 90),
    finition: choix(...FINITIONS),
    /** Dimple keys lie flat; pins of an ordinary key stand. */
    cle: choix('crantee', 'a-points'),
  }),
  extremes: [
    { forme: 'double', exterieur: 30, interieur: 40, finition: 'nickel', cle: 'crantee' },
    { forme: 'bouton', exterieur: 40, interieur: 30, finition: 'laiton', cle: 'crantee' },
    { forme: 'demi', exterieur: 30, interieur: 10, finition: 'nickel', cle: 'crantee' },
    { forme: 'double', exterieur: 50, interieur: 60, finition: 'nickel', cle: 'a-points' },
  ],
  prise: { azimut: -0.62, elevation: 0.24 },
  construire({ forme, exterieur, interieur, finition, cle }) {
    const peau = metal(finition, 'z');
    const corps = [moitie(exterieur), pont()];
    if (forme === 'demi') corps.push(moitie(10).rotateY(Math.PI));
    else corps.push(moitie(interieur).rotateY(Math.PI));
    const parts = [
      piece(merge(...corps), peau),
      piece(came(), forme === 'demi' ? acierBruni() : laiton()),
      ...rotor(exterieur, cle),
    ];
    if (forme === 'double') parts.push(...rotor(interieur, cle).map((part) => retourner(part)));
    if (forme === 'bouton') parts.push(piece(bouton(interieur), peau));
    // The long side faces the camera, the outside to the left.
    return groupe(poser(groupe(...parts), { rotation: [0, -Math.PI / 2, 0] }));
  },
});

function retourner<T extends ReturnType<typeof piece>>(part: T): T {
  part.rotation.y += Math.PI;
  return part;
}

/** From the room of the cam to the face with the key, along z. */
function moitie(longueur: number): BufferGeometry {
  const profil = hole(profilEuropeen(), disc(6.9));
  return extrude(profil, longueur - CAME, { chanfrein: 0.5, finesse: 40 }).translate(0, 0, CAME);
}

/** What holds both halves under the cam, with the hole of the fixing screw. */
function pont(): BufferGeometry {
  const cote = hole(rectangle(2 * CAME + 1, 12, 0, 0, -18.2), disc(2.6, 0, -18.4));
  return extrude(cote, 9.6, { chanfrein: 0.2 })
    .translate(0, 0, -4.8)
    .rotateY(Math.PI / 2);
}

function came(): BufferGeometry {
  const contour: Vector2[] = [];
  for (let i = 0; i <= 40; i++) {
    const turn = 0.36 + (i / 40) * (Math.PI * 2 - 0.72);
    contour.push(new Vector2(8.2 * Math.cos(turn), 8.2 * Math.sin(turn)));
  }
  contour.push(new Vector2(14.2, -3.9), new Vector2(15.2, -2.6), new Vector2(15.2, 2.6));
  contour.push(new Vector2(14.2, 3.9));
  return extrude(new Shape(contour), 9, { chanfrein: 0.5 })
    .rotateZ(-Math.PI / 2 + 0.5)
    .translate(0, 0, -4.5);
}

/** The plug: a ring of shadow, its face, the way of the key. */
function rotor(longueur: number, cle: 'crantee' | 'a-points') {
  const face = hole(disc(6.5), fenteCle());
  const fente = cle === 'crantee' ? face : hole(disc(6.5), rectangle(9.4, 2.4, 0.5));
  return [
    piece(
      extrude(fente, 4, { chanfrein: 0.4, finesse: 40 }).translate(0, 0, longueur - 3.5),
      nickel(),
    ),
    piece(
      lathe([
        [0, 0],
        [6.8, 0],
        [6.8, 1],
        [0, 1],
      ])
        .rotateX(Math.PI / 2)
        .translate(0, 0, longueur - 5),
      plastique('#2a2a2b'),
    ),
  ];
}

function bouton(longueur: number): BufferGeometry {
  const tete = lathe([
    [0, 0],
    [6.2, 0],
    [6.2, 3, 0.4],
    [12.5, 6, 2.5],
    [14.6, 12, 4],
    [14.6, 22, 2.5],
    [12, 26, 2],
    [0, 26.6],
  ]);
  const cannelures = repeatAround(box(1.8, 11, 1.8, 0.8).translate(0, 17, 14.4), 16);
  return merge(tete, cannelures)
    .rotateX(-Math.PI / 2)
    .translate(0, 0, -longueur);
}
