/** Worm drive hose clips: pressed band, housing, slotted hexagon screw. */
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { thread } from '../geometrie/filetage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { metal } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { FINITIONS } from '../nuancier.ts';
import { recess } from '../pieces/empreinte.ts';
import { sixPans } from '../pieces/six-pans.ts';

const LARGEUR = 9;

export default defineModele({
  nom: 'collier-de-serrage',
  params: Type.Object({
    finition: choix(...FINITIONS),
    /** Radius over the width of the band. */
    rapport: mesure(0.6, 5.5),
  }),
  extremes: [
    { finition: 'zinc-blanc', rapport: 1.5 },
    { finition: 'inox', rapport: 4.5 },
  ],
  prise: { azimut: 0.62, elevation: 0.34 },
  construire({ finition, rapport }) {
    const r = LARGEUR * rapport;
    const matiere = metal(finition, 'z');
    return groupe(
      piece(bande(r), matiere),
      piece(cage(r), matiere),
      piece(visTangente(), metal(finition === 'inox' ? 'inox' : 'zinc-blanc'), {
        position: [0, r + 4.1, 0],
        rotation: [0, 0, -Math.PI / 2],
      }),
    );
  },
});

/** One turn and a tail that passes under the housing; the far half carries the pressed thread. */
function bande(r: number) {
  const tours = 1.16;
  const [demi, e] = [LARGEUR / 2, 0.75];
  const section: [z: number, h: number, dessus: number][] = [
    [-demi, 0.9, 0],
    [-demi + 0.8, e, 0],
    [-demi * 0.62, e, 1],
    [demi * 0.62, e, 1],
    [demi - 0.8, e, 0],
    [demi, 0.9, 0],
    [demi, 0.25, 0],
    [demi - 0.8, 0, 0],
    [-demi + 0.8, 0, 0],
    [-demi, 0.25, 0],
    [-demi, 0.9, 0],
  ];
  const pas = Math.max(240, Math.round(r * 26));
  return surface(
    section.length - 1,
    pas,
    (u, v, out) => {
      const [z, h, dessus] = section[Math.round(u * (section.length - 1))] ?? [0, 0, 0];
      const turn = Math.PI / 2 + 0.35 - v * tours * Math.PI * 2;
      const long = v * tours * Math.PI * 2 * r;
      const filet = dessus && v < 0.72 ? 0.42 * (Math.sin(long * 2.6 + z * 0.5) > 0.1 ? 1 : 0) : 0;
      const rayon = r + h - filet + (v > 1 / tours - 0.06 ? 0 : 0.85);
      out.set(rayon * Math.cos(turn), rayon * Math.sin(turn), z);
    },
    0.5,
  );
}

/** Pressed over the screw, riveted to the band. */
function cage(r: number) {
  const arche = extrude(
    roundedPolygon([
      [-5.4, -1.4, 0.3],
      [5.4, -1.4, 0.3],
      [5.4, 1.5, 1],
      [3.6, 7.2, 2.4],
      [-3.6, 7.2, 2.4],
      [-5.4, 1.5, 1],
    ]),
    9.5,
    { chanfrein: 0.7 },
  )
    .rotateY(Math.PI / 2)
    .translate(-4.75, r + 0.6, 0);
  const joue = box(15, 1.5, LARGEUR + 2.2, 0.5).translate(1.4, r + 0.4, 0);
  return merge(arche, joue);
}

function visTangente() {
  return merge(
    lathe([
      [0, -9],
      [2.4, -9, 0.4],
      [2.6, -4],
    ]),
    thread({ diametre: 6.6, noyau: 5, pas: 1.5, y0: -8.5, y1: 6, profil: 'metrique' }),
    lathe([
      [2.6, 4],
      [2.8, 6.4, 0.3],
      [4.7, 6.5, 0.2],
      [4.8, 7.4, 0.3],
      [3.6, 7.8],
    ]),
    sixPans({ plats: 7, hauteur: 4.2, alesage: 2.9 }).translate(0, 7.2, 0),
    recess({ empreinte: 'fente', taille: 5.6, rayon: 2.95, y: 11.3, profondeur: 1.6 }),
  );
}
