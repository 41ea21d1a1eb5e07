/** Gloves that are sewn or moulded whole: grain leather, welder's split with its cuff, thin nitrile. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { materiau } from '../matieres/materiau.ts';
import { croute, cuir } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { nuance, tissu } from '../pieces/habit.ts';
import { main, poignet } from '../pieces/main.ts';
import { displace, type Champ } from '../sdf/champ.ts';
import { mesh } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'gant-cuir',
  params: Type.Object({
    forme: choix('fleur', 'soudeur', 'jetable'),
    couleur: choix(...CODES_COULEUR),
    /** Length of the cuff. */
    manchette: mesure(20, 200),
  }),
  extremes: [
    { forme: 'fleur', couleur: 'jaune', manchette: 30 },
    { forme: 'soudeur', couleur: 'gris', manchette: 200 },
    { forme: 'jetable', couleur: 'bleu', manchette: 40 },
  ],
  prise: { azimut: 0, elevation: 1.15, cadre: 0.9 },
  construire({ forme, couleur: code, manchette }) {
    // Undyed leather is paler and browner than what is called yellow.
    const couleur = forme === 'fleur' && code === 'jaune' ? '#cf9f52' : COULEURS[code];
    const skin =
      forme === 'fleur'
        ? cuir(couleur)
        : forme === 'soudeur'
          ? croute(couleur)
          : materiau({
              couleur,
              rugosite: 0.42,
              relief: { sorte: 'grain', echelle: 0.5, force: 0.08 },
            });
    const plis: Champ = (x, y, z) =>
      (forme === 'jetable' ? 0.9 : 0.6) *
      (Math.sin(y * 0.3 + Math.sin(x * 0.09) * 2 + z * 0.1) * Math.exp(-(((y - 40) / 34) ** 2)) +
        0.8 * Math.sin((x + y * 0.8) * 0.2) * Math.exp(-(((y + 34) / 30) ** 2)));
    const main3d = mesh(displace(main(80), plis), [-88, -90, -34], [64, 142, 40], 1.6);
    const bord = tissu(forme === 'soudeur' ? '#c9722c' : nuance(couleur, 0.8), 'toile');
    const paire = [true, false].map((paume) =>
      groupe(
        poser(
          groupe(
            piece(main3d, skin),
            piece(cuff(manchette, forme), skin),
            piece(ourlet(manchette, forme), bord),
          ),
          {
            rotation: [-Math.PI / 2, paume ? 0 : Math.PI, 0],
          },
        ),
      ),
    );
    const ecart = forme === 'soudeur' ? 22 : 0;
    const [droite = groupe(), gauche = groupe()] = paire;
    return groupe(
      poser(droite, { position: [-50 - ecart, 24, 0], rotation: [0, 0.12, 0] }),
      poser(gauche, { position: [92 + ecart, 24, 14], rotation: [0, -0.2, 0] }),
    );
  },
});

function rayons(v: number, long: number, forme: string): readonly [number, number, number] {
  const y = -66 - (1 - v) * long;
  const [a, b] = poignet(-66);
  const evase =
    forme === 'soudeur'
      ? 1.02 + 0.42 * (1 - v)
      : forme === 'jetable'
        ? 1.0 + 0.1 * (1 - v)
        : 1.02 + 0.16 * (1 - v);
  return [a * evase, y, b * evase];
}

function cuff(long: number, forme: string): BufferGeometry {
  return surface(120, 40, (u, v, out) => {
    const turn = u === 1 ? 0 : u * Math.PI * 2;
    const [a, y, b] = rayons(v, long, forme);
    const onde = 1 + 0.012 * Math.sin(turn * 5 + v * 9) + 0.01 * Math.sin(turn * 2 - v * 14);
    out.set(a * onde * Math.sin(turn), y, b * onde * Math.cos(turn));
  });
}

function ourlet(long: number, forme: string): BufferGeometry {
  const [a, y, b] = rayons(0, long, forme);
  const gros = forme === 'jetable' ? 1 : 2.2;
  return surface(120, 12, (u, v, out) => {
    const [turn, tour] = [u * Math.PI * 2, v * Math.PI * 2];
    const onde = 1 + 0.012 * Math.sin(turn * 5) + 0.01 * Math.sin(turn * 2 - 0);
    out.set(
      (a * onde + gros * Math.cos(tour)) * Math.sin(turn),
      y + gros * 2 * Math.sin(tour),
      (b * onde + gros * Math.cos(tour)) * Math.cos(turn),
    );
  });
}
