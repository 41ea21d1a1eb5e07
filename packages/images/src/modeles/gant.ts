/** Gloves: a knitted hand, dipped on the palm or not, with its ribbed cuff; a pair, back and palm. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS, type Couleur } from '../nuancier.ts';
import { displace, raise, scaled, smoothstep, union, type Champ } from '../sdf/champ.ts';
import { block, capsule, ellipsoid } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';

/** Palm in the plane of x and y, fingers up, the palm's side towards +z. */
const DOIGTS = [
  { pied: [-30, 40], bout: [-43, 103], gros: 10.8, fin: 8.8 },
  { pied: [-10, 47], bout: [-14, 125], gros: 11.2, fin: 9.2 },
  { pied: [10.5, 46], bout: [15, 119], gros: 11, fin: 9 },
  { pied: [30, 38], bout: [43, 96], gros: 10, fin: 8 },
] as const;

/** Half width and half depth of the wrist. */
function poignet(y: number): readonly [number, number] {
  const t = (y + 52) / -60;
  return [33 + 5 * t * t - 2 * Math.sin(t * 3.1), 20 + 3 * t];
}

export default defineModele({
  nom: 'gant',
  params: Type.Object({
    /** Of the knit. */
    support: choix(...CODES_COULEUR),
    /** Of what it is dipped in. */
    enduction: choix(...CODES_COULEUR),
    /** How far it is dipped: the palm, three quarters, or all of it. */
    etendue: choix('paume', 'trois-quarts', 'total'),
    /** Of the cuff's hem, which tells the size. */
    lisere: choix(...CODES_COULEUR),
  }),
  extremes: [
    { support: 'gris', enduction: 'noir', etendue: 'paume', lisere: 'rouge' },
    { support: 'jaune', enduction: 'bleu', etendue: 'trois-quarts', lisere: 'noir' },
    { support: 'blanc', enduction: 'vert', etendue: 'total', lisere: 'blanc' },
  ],
  prise: { azimut: 0, elevation: 1.15, cadre: 0.9 },
  construire({ support, enduction, etendue, lisere }) {
    const main = mailler(etendue);
    const maille = textile(COULEURS[support], 'tricot', 'z', {
      couleurB: COULEURS[enduction],
      rugositeB: 0.55,
      joint: 0.35,
      relief: 0.06,
    });
    const paire = [true, false].map((paume) => {
      const gant = groupe(piece(main, maille), ...manchette(support, lisere));
      return poser(gant, { rotation: [-Math.PI / 2, paume ? 0 : Math.PI, 0] });
    });
    const [droite, gauche] = paire.map((gant) => groupe(gant));
    if (!droite || !gauche) return groupe();
    return groupe(
      poser(droite, { position: [-46, 24, 0], rotation: [0, 0.12, 0] }),
      poser(gauche, { position: [92, 24, 14], rotation: [0, -0.26, 0] }),
    );
  },
});

function mailler(etendue: string) {
  const doigts = DOIGTS.map(({ pied: [px, py], bout: [bx, by], gros, fin }) => {
    const [mx, my] = [(px + bx) / 2, (py + by) / 2];
    return union(
      3,
      capsule([px, py - 12, 0], [mx, my, 3.5], gros, gros * 0.95),
      capsule([mx, my, 3.5], [bx, by, 0], gros * 0.95, fin),
    );
  });
  const paume = union(
    14,
    scaled(block([0, 0, 0], [41, 48, 29], 26), [1, 1, 0.62]),
    ellipsoid([-26, -22, 6], [24, 34, 17]),
  );
  const pouce = union(
    6,
    capsule([-34, -22, 4], [-60, 12, 12], 15, 12.4),
    capsule([-60, 12, 12], [-69, 40, 13], 12.4, 10),
  );
  const bras: Champ = (x, y, z) => {
    const [a, b] = poignet(y);
    return Math.max((Math.hypot(x / a, z / b) - 1) * b, y + 20, -108 - y);
  };
  const main = union(12, union(11, union(9, union(4.5, ...doigts), paume), pouce), bras);
  const plis: Champ = (x, y, z) =>
    0.45 *
      Math.sin(y * 0.35 + Math.sin(x * 0.09) * 2 + z * 0.1) *
      Math.exp(-(((y - 34) / 26) ** 2)) +
    0.4 * Math.sin((x + y) * 0.22) * Math.exp(-(((y + 30) / 22) ** 2));
  const trempe = trempage(etendue);
  const corps = raise(displace(main, plis), trempe, 0.7);
  return regions(mesh(corps, [-88, -116, -34], [64, 142, 40], 1.6), trempe);
}

/** Negative where it was dipped: the palm's side up to a wavy edge, fingertips all round. */
function trempage(etendue: string): Champ {
  const base = { paume: 2, 'trois-quarts': -9, total: -60 }[etendue] ?? 2;
  return (x, y, z) => {
    const bord = base + 2.2 * Math.sin(x * 0.13 + y * 0.07) - Math.max(0, y - 44) * 0.3;
    const haut = -(y + 54 + 2.5 * Math.sin(x * 0.16));
    return Math.max(bord - 4 - z, haut);
  };
}

/** Ribs that run along the arm, and the rolled hem. */
function manchette(support: Couleur, lisere: Couleur) {
  const cotes = surface(176, 24, (u, v, out) => {
    const turn = u * Math.PI * 2;
    const y = -114 + v * 52;
    const [a, b] = poignet(y);
    const k = (1 + 0.018 * Math.cos(turn * 44)) * (1.03 - 0.03 * smoothstep(0.7, 1, v));
    out.set(a * k * Math.sin(turn), y, b * k * Math.cos(turn));
  });
  const ourlet = surface(120, 12, (u, v, out) => {
    const [turn, tour] = [u * Math.PI * 2, v * Math.PI * 2];
    const [a, b] = poignet(-114);
    const gras = 1.8 * Math.cos(tour);
    out.set(
      (a * 1.03 + gras) * Math.sin(turn),
      -114 + 3.6 * Math.sin(tour),
      (b * 1.03 + gras) * Math.cos(turn),
    );
  });
  return [
    piece(cotes, textile(COULEURS[support], 'maille-fine')),
    piece(ourlet, textile(COULEURS[lisere], 'maille-fine')),
  ];
}
