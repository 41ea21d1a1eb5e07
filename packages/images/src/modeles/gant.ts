/** Gloves: a knitted hand, dipped on the palm or not, with its ribbed cuff; a pair, back and palm. */
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR, COULEURS, type Couleur } from '../nuancier.ts';
import { main, poignet } from '../pieces/main.ts';
import { displace, raise, smoothstep, type Champ } from '../sdf/champ.ts';
import { mesh, regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'gant',
  params: Type.Object({
    /** Colour of the knit. */
    support: choix(...CODES_COULEUR),
    /** Colour of what it is dipped in. */
    enduction: choix(...CODES_COULEUR),
    /** How far it is dipped: the palm, three quarters, or all of it. */
    etendue: choix('paume', 'trois-quarts', 'total'),
    /** Colour of the cuff's hem, which tells the size. */
    lisere: choix(...CODES_COULEUR),
  }),
  extremes: [
    { support: 'gris', enduction: 'noir', etendue: 'paume', lisere: 'rouge' },
    { support: 'jaune', enduction: 'bleu', etendue: 'trois-quarts', lisere: 'noir' },
    { support: 'blanc', enduction: 'vert', etendue: 'total', lisere: 'blanc' },
  ],
  prise: { azimut: 0, elevation: 1.15, cadre: 0.9 },
  construire({ support, enduction, etendue, lisere }) {
    const tricot = mailler(etendue);
    const maille = textile(COULEURS[support], 'tricot', 'z', {
      couleurB: COULEURS[enduction],
      rugositeB: 0.55,
      joint: 0.35,
      relief: 0.06,
    });
    const paire = [true, false].map((paume) => {
      const gant = groupe(piece(tricot, maille), ...manchette(support, lisere));
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
  const forme = main();
  const plis: Champ = (x, y, z) =>
    0.45 *
      Math.sin(y * 0.35 + Math.sin(x * 0.09) * 2 + z * 0.1) *
      Math.exp(-(((y - 34) / 26) ** 2)) +
    0.4 * Math.sin((x + y) * 0.22) * Math.exp(-(((y + 30) / 22) ** 2));
  const trempe = trempage(etendue);
  const corps = raise(displace(forme, plis), trempe, 0.7);
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
