/** Flat and long lights: ceiling panels, sealed battens, tubes. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { polygon, roundedPolygon } from '../geometrie/contours.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { materiau } from '../matieres/materiau.ts';
import { aluBrosse, inox, laque, nickel } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

/** Light as it shows on an opal cover: warm, neutral, cold. */
const LUMIERES = { chaud: '#f6e9cc', neutre: '#f4f3ee', froid: '#eaf0f4' } as const;

export default defineModele({
  nom: 'luminaire-plat',
  params: Type.Object({
    sorte: choix('dalle', 'reglette', 'tube'),
    /** Length over width: panels square or long; battens and tubes short or long. */
    format: choix('carre', 'court', 'long'),
    lumiere: choix('chaud', 'neutre', 'froid'),
  }),
  extremes: [
    { sorte: 'dalle', format: 'carre', lumiere: 'neutre' },
    { sorte: 'dalle', format: 'long', lumiere: 'chaud' },
    { sorte: 'reglette', format: 'court', lumiere: 'neutre' },
    { sorte: 'reglette', format: 'long', lumiere: 'froid' },
    { sorte: 'tube', format: 'long', lumiere: 'neutre' },
  ],
  prise: ({ sorte }) =>
    sorte === 'dalle'
      ? { azimut: 0.42, elevation: 0.24, cadre: 0.88 }
      : { azimut: 0.66, elevation: 0.42, cadre: 0.92, exposition: 0.94 },
  construire({ sorte, format, lumiere }) {
    return groupe(...SORTES[sorte](format, LUMIERES[lumiere]));
  },
});

/** Lit from within: what it is shows at a glance. */
function opale(couleur: string, force = 0.42) {
  const matiere = materiau({ couleur, rugosite: 0.5, vernis: 0.3, rugositeVernis: 0.3 });
  matiere.emissive.set(couleur);
  matiere.emissiveIntensity = force;
  return matiere;
}

/** The box that feeds a panel, in front of its foot, and the lead between them. */
function driver(x: number, sol: number): Object3D[] {
  const boitier = merge(
    box(150, 30, 44, 4),
    box(16, 22, 36, 3).translate(-82, -2, 0),
    box(16, 22, 36, 3).translate(82, -2, 0),
  );
  const fil = tube(
    curve([
      [-86, -4, 0],
      [-118, -10, 0],
      [-150, -12, -20],
      [-150, -12, -60],
      [-120, -8, -104],
    ]),
    3.4,
    { pas: 60, cotes: 12 },
  );
  const place = { position: [x, sol + 15, 120] as const, rotation: [0, -0.2, 0] as const };
  return [piece(boitier, plastique('#e4e3df'), place), piece(fil, plastique('#c9cac8'), place)];
}

const SORTES: Record<'dalle' | 'reglette' | 'tube', (f: string, couleur: string) => Object3D[]> = {
  /** Standing: frame and opal. */
  dalle(format, couleur) {
    const [w, h] = format === 'carre' ? [595, 595] : format === 'court' ? [595, 295] : [1195, 595];
    const [large, e] = [20, 12];
    // Mitred: four lengths, their joints a hair open.
    const onglet = (long: number) =>
      extrude(
        polygon([
          [-long / 2 + 0.4, 0],
          [long / 2 - 0.4, 0],
          [long / 2 - large, large],
          [-long / 2 + large, large],
        ]),
        e,
        { chanfrein: 1.4 },
      );
    const cadre = merge(
      onglet(w).translate(0, -h / 2, 0),
      onglet(w)
        .rotateZ(Math.PI)
        .translate(0, h / 2, 0),
      onglet(h)
        .rotateZ(Math.PI / 2)
        .translate(w / 2, 0, 0),
      onglet(h)
        .rotateZ(-Math.PI / 2)
        .translate(-w / 2, 0, 0),
    );
    return [
      piece(cadre, laque('#d9d9d6')),
      piece(box(w - 36, h - 36, 5, 1).translate(0, 0, 4.5), opale(couleur)),
      ...driver(w * 0.5 - 30, -h / 2),
    ];
  },
  /** Grey tray, ribbed diffuser, steel clips, gland. */
  reglette(format, couleur) {
    const l = format === 'long' ? 900 : 560;
    const bac = roundedPolygon([
      [-42, 0, 8],
      [42, 0, 8],
      [46, 28, 4],
      [46, 36, 1],
      [-46, 36, 1],
      [-46, 28, 4],
    ]);
    const dessus = roundedPolygon([
      [-43, 36],
      [43, 36],
      [38, 62, 20],
      [0, 74, 40],
      [-38, 62, 20],
    ]);
    const tendre = (g: ReturnType<typeof extrude>, long: number) =>
      g.rotateY(Math.PI / 2).translate(-long / 2, 0, 0);
    const clips = [-0.36, 0, 0.36].flatMap((k) =>
      [-1, 1].map((s) => ({ position: [k * l, 35, s * 47.6] as const })),
    );
    return [
      piece(tendre(extrude(bac, l, { chanfrein: 5 }), l), plastique('#a4a9ac')),
      piece(
        tendre(extrude(dessus, l - 10, { chanfrein: 6, angle: 0.8 }), l - 10),
        opale(couleur, 0),
      ),
      piece(repeat(box(18, 24, 2.4, 0.8), clips), inox()),
      piece(
        latheX([
          [0, l / 2 - 4],
          [13, l / 2, 1],
          [13, l / 2 + 12, 1],
          [9, l / 2 + 18, 2],
          [5, l / 2 + 24],
          [0, l / 2 + 24],
        ]).translate(0, 18, 0),
        plastique('#4b4f54'),
      ),
    ];
  },
  tube(format, couleur) {
    const l = format === 'long' ? 620 : 420;
    const un = (): Object3D[] => [
      piece(
        latheX([
          [0, -l / 2],
          [12.6, -l / 2],
          [12.6, l / 2],
          [0, l / 2],
        ]),
        opale(couleur, 0),
      ),
      piece(
        merge(
          ...[-1, 1].map((k) =>
            latheX([
              [0, (k * l) / 2 - 14],
              [13.2, (k * l) / 2 - 14, 1],
              [13.2, (k * l) / 2 + 12, 1.4],
              [0, (k * l) / 2 + 13],
            ]),
          ),
        ),
        aluBrosse('x'),
      ),
      piece(
        merge(
          ...[-1, 1].flatMap((k) =>
            [-6.5, 6.5].map((z) =>
              latheX(
                [
                  [1.2, 0],
                  [1.2, 8, 0.5],
                  [0, 8.4],
                ],
                16,
              )
                .rotateY(k > 0 ? 0 : Math.PI)
                .translate(k * (l / 2 + 12), 0, z),
            ),
          ),
        ),
        nickel(),
      ),
    ];
    return [groupe(...un()), poser(groupe(...un()), { position: [30, 0, -44] })];
  },
};
