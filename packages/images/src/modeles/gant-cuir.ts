/** Gloves that are sewn or moulded whole: grain leather, welder's split with its cuff, thin nitrile. */
import type { BufferGeometry, MeshPhysicalMaterial } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { surface } from '../geometrie/surface.ts';
import { materiau } from '../matieres/materiau.ts';
import { cuir } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_COULEUR, COULEURS } from '../nuancier.ts';
import { nuance, tissu } from '../pieces/habit.ts';
import { main, poignet } from '../pieces/main.ts';
import { displace, inflate, raise, smoothstep, type Champ } from '../sdf/champ.ts';
import { block } from '../sdf/corps.ts';
import { mesh, regions } from '../sdf/maillage.ts';

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
    const skin = peauOf(forme, couleur);
    const main3d = coudre(forme);
    const bord = tissu(forme === 'soudeur' ? '#c9722c' : nuance(couleur, 0.8), 'toile');
    const cousu = forme !== 'jetable';
    const paire = [true, false].map((paume) =>
      groupe(
        poser(
          groupe(
            piece(main3d, skin),
            piece(cuff(manchette, forme), cousu ? cuirSeul(forme, couleur) : skin),
            piece(anneau(manchette, forme, 0, forme === 'jetable' ? 1 : 2.2), bord),
            ...(cousu
              ? [
                  piece(
                    merge(
                      anneau(manchette, forme, 0.97, 2),
                      ...(forme === 'soudeur'
                        ? [anneau(manchette, forme, 0.9, 0.8), anneau(manchette, forme, 0.05, 0.8)]
                        : []),
                    ),
                    cuirSeul(forme, nuance(couleur, 0.62)),
                  ),
                ]
              : []),
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

type Forme = 'fleur' | 'soudeur' | 'jetable';

/** Skin of the hand: where it is sewn, patches and welts in a darker dye. */
function peauOf(forme: Forme, couleur: string): MeshPhysicalMaterial {
  if (forme === 'jetable') {
    return materiau({
      couleur,
      rugosite: 0.42,
      relief: { sorte: 'grain', echelle: 0.5, force: 0.08 },
    });
  }
  const regions = {
    couleurB: nuance(couleur, 0.8),
    couleurC: nuance(couleur, 0.55),
    rugositeB: forme === 'fleur' ? 0.55 : 0.95,
    joint: 0.9,
  };
  if (forme === 'fleur') return cuir(couleur, regions);
  return materiau({ ...SUEDE, couleur, regions });
}

const SUEDE = {
  rugosite: 0.95,
  eclat: 0.2,
  duvet: 0.5,
  relief: { sorte: 'grain', echelle: 0.8, force: 0.35 },
} as const;

const cuirSeul = (forme: Forme, couleur: string) =>
  forme === 'fleur' ? cuir(couleur) : materiau({ ...SUEDE, couleur });

/** A hand of thin rubber; or of leather, thicker than the hand, with its patch, darts and welts. */
function coudre(forme: Forme): BufferGeometry {
  const jetable = forme === 'jetable';
  const plis: Champ = (x, y, z) =>
    (jetable ? 0.9 : 0.8) *
    (Math.sin(y * 0.3 + Math.sin(x * 0.09) * 2 + z * 0.1) * Math.exp(-(((y - 40) / 34) ** 2)) +
      0.8 * Math.sin((x + y * 0.8) * 0.2) * Math.exp(-(((y + 34) / 30) ** 2)));
  const gras = { jetable: 0, fleur: 1.6, soudeur: 3 }[forme];
  const corps = displace(inflate(main(80), gras), plis);
  const [min, max] = [
    [-94, -94, -38],
    [70, 148, 44],
  ] as const;
  if (jetable) return mesh(corps, min, max, 1.6);
  // Over the palm and up the thumb, where it wears.
  const paume: Champ = (x, y, z) =>
    Math.max(block([-8, -10, 0], [34, 36, 60], 14)(x * 0.96 + y * 0.2, y - x * 0.16, 0), 4 - z);
  const passepoil: Champ = (x, y, z) => Math.max(Math.abs(z - 1.5) - 0.9, -62 - y, -48 - x);
  const piques: Champ = (x, y, z) =>
    z > -4
      ? 0
      : [-21, 0, 21].reduce(
          (sum, at) => sum + 1.3 * Math.exp(-(((x - at * (1 + y * 0.004)) / 1.5) ** 2)),
          0,
        ) *
        smoothstep(-34, -26, y) *
        smoothstep(36, 28, y);
  const cousu = raise(raise(displace(corps, piques), paume, 0.9), passepoil, 0.7);
  return regions(mesh(cousu, min, max, 1.5), paume, passepoil);
}

function rayons(v: number, long: number, forme: string): readonly [number, number, number] {
  const y = -66 - (1 - v) * long;
  const [a, b] = poignet(-66);
  const evase =
    forme === 'soudeur'
      ? 1.1 + 0.42 * (1 - v)
      : forme === 'jetable'
        ? 1.0 + 0.1 * (1 - v)
        : 1.06 + 0.16 * (1 - v);
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

/** A rolled hem or a line of stitches round the cuff, at `v` of its height. */
function anneau(long: number, forme: string, v0: number, gros: number): BufferGeometry {
  const [a, y, b] = rayons(v0, long, forme);
  return surface(120, 12, (u, v, out) => {
    const [turn, tour] = [u * Math.PI * 2, v * Math.PI * 2];
    const onde = 1 + 0.012 * Math.sin(turn * 5 + v0 * 9) + 0.01 * Math.sin(turn * 2 - v0 * 14);
    out.set(
      (a * onde + gros * Math.cos(tour)) * Math.sin(turn),
      y + gros * 2 * Math.sin(tour),
      (b * onde + gros * Math.cos(tour)) * Math.cos(turn),
    );
  });
}
