/** Pipe fittings: copper to solder, brass to screw, PEX and press, PVC to glue. */
import type { Material, Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { disc, hole, roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { cuivre, inox, laiton } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { boutVers, bras, coude, type Bout } from '../pieces/raccord.ts';

const R = 11;
const D = Math.PI / 180;

const SERIES = ['cuivre', 'laiton', 'per', 'sertir', 'pvc'] as const;
type Serie = (typeof SERIES)[number];
const FORMES = [
  'coude-90-ff',
  'coude-90-mf',
  'coude-45-ff',
  'coude-45-mf',
  'manchon',
  'mamelon',
  'te',
  'embranchement',
  'bouchon',
  'raccord-femelle',
  'raccord-male',
  'coude-applique',
  'coude-filete-male',
] as const;
type Forme = (typeof FORMES)[number];

const MATIERES: Record<Serie, () => Material> = {
  cuivre,
  laiton,
  per: laiton,
  sertir: laiton,
  pvc: () => plastique('#8f959a', 0.34),
};
const FEMELLES: Record<Serie, Bout> = {
  cuivre: 'emboiture',
  laiton: 'femelle',
  per: 'per',
  sertir: 'lisse',
  pvc: 'collerette',
};
const MALES: Record<Serie, Bout> = { ...FEMELLES, cuivre: 'lisse', laiton: 'male', pvc: 'lisse' };

export default defineModele({
  nom: 'raccord',
  params: Type.Object({ serie: choix(...SERIES), forme: choix(...FORMES) }),
  extremes: [
    { serie: 'cuivre', forme: 'coude-90-ff' },
    { serie: 'cuivre', forme: 'te' },
    { serie: 'laiton', forme: 'coude-90-mf' },
    { serie: 'laiton', forme: 'mamelon' },
    { serie: 'laiton', forme: 'bouchon' },
    { serie: 'per', forme: 'raccord-femelle' },
    { serie: 'per', forme: 'coude-applique' },
    { serie: 'sertir', forme: 'te' },
    { serie: 'sertir', forme: 'manchon' },
    { serie: 'pvc', forme: 'coude-90-mf' },
    { serie: 'pvc', forme: 'embranchement' },
    { serie: 'cuivre', forme: 'manchon' },
  ],
  prise: { azimut: 0.5, elevation: 0.26, cadre: 0.8 },
  construire({ serie, forme }) {
    const { corps, bouts } = plan(serie, forme);
    const k = serie === 'pvc' || serie === 'cuivre' ? 1 : 1.04;
    const parts: Object3D[] = [
      piece(
        merge(...corps, ...bouts.map(([bout, angle, d]) => boutVers(bout, R * k, angle, d))),
        MATIERES[serie](),
      ),
    ];
    if (serie === 'sertir') for (const [, angle, d] of bouts) parts.push(...sertissage(angle, d));
    return groupe(...parts);
  },
});

type Place = readonly [bout: Bout, angle: number, distance: number];

/** The body, and where its ends are. */
function plan(serie: Serie, forme: Forme): { corps: ReturnType<typeof bras>[]; bouts: Place[] } {
  const [f, m] = [FEMELLES[serie], MALES[serie]];
  const l = R * (serie === 'laiton' || serie === 'pvc' ? 1.3 : 1.7);
  const tourne = (a: number, b: number, un: Bout, deux: Bout, d = l) => ({
    corps: [coude(R, a * D, b * D, d)],
    bouts: [[un, a * D, d] as const, [deux, b * D, d] as const],
  });
  const droit = (un: Bout, deux: Bout, d: number) => ({
    corps: [bras(R, 0, d), bras(R, Math.PI, d)],
    bouts: [[un, 0, d] as const, [deux, Math.PI, d] as const],
  });
  switch (forme) {
    case 'coude-90-ff':
      return tourne(0, 90, f, f);
    case 'coude-90-mf':
      return tourne(0, 90, f, m);
    case 'coude-45-ff':
      return tourne(0, 135, f, f, R * 1.1);
    case 'coude-45-mf':
      return tourne(0, 135, f, m, R * 1.1);
    case 'manchon':
      return droit(f, f, R * 0.2);
    case 'mamelon':
      return avecSixPans(droit('male', 'male', R * 0.4));
    case 'te': {
      const te = droit(f, f, l);
      return {
        corps: [...te.corps, bras(R, 90 * D, l)],
        bouts: [...te.bouts, [f, 90 * D, l] as const],
      };
    }
    case 'embranchement': {
      const axe = droit(f, m, R * 2);
      return {
        corps: [...axe.corps, bras(R, 45 * D, R * 2.5)],
        bouts: [...axe.bouts, [f, 45 * D, R * 2.5] as const],
      };
    }
    case 'bouchon':
      return serie === 'laiton'
        ? avecSixPans(
            { corps: [bras(R, 90 * D, R * 0.3)], bouts: [['male', 90 * D, R * 0.3]] },
            true,
          )
        : {
            corps: [],
            bouts: [
              [f, 90 * D, 0],
              ['plat', -90 * D, 0],
            ],
          };
    case 'raccord-femelle':
      return avecSixPans(droit('femelle', 'per', R * 0.5));
    case 'raccord-male':
      return avecSixPans(droit('male', 'per', R * 0.5));
    case 'coude-filete-male':
      return tourne(0, 90, 'per', 'male');
    case 'coude-applique': {
      const applique = tourne(-90, 0, 'per', 'femelle', R * 1.5);
      return { corps: [...applique.corps, platine()], bouts: applique.bouts };
    }
  }
}

/** The collar a spanner holds, in the middle of what is screwed. */
function avecSixPans(
  base: { corps: ReturnType<typeof bras>[]; bouts: Place[] },
  debout = false,
): { corps: ReturnType<typeof bras>[]; bouts: Place[] } {
  const collet = lathe(
    [
      [0, -R * 0.4],
      [R * 1.36, -R * 0.4, R * 0.06],
      [R * 1.42, -R * 0.3],
      [R * 1.42, R * 0.3],
      [R * 1.36, R * 0.4, R * 0.06],
      [0, R * 0.4],
    ],
    6,
    0.3,
  );
  return {
    corps: [...base.corps, debout ? collet : collet.rotateZ(Math.PI / 2)],
    bouts: base.bouts,
  };
}

/** Wall plate behind the threaded end, with its two ears. */
function platine() {
  const forme = roundedPolygon([
    [-26, -8, 7],
    [0, -16, 14],
    [26, -8, 7],
    [26, 8, 7],
    [0, 16, 14],
    [-26, 8, 7],
  ]);
  hole(forme, disc(3, -19, 0));
  hole(forme, disc(3, 19, 0));
  return extrude(forme, 4, { chanfrein: 0.8 })
    .rotateY(Math.PI / 2)
    .translate(R * 1.2, 0, 0);
}

/** Steel sleeve, the coloured ring that shows it is home. */
function sertissage(angle: number, d: number): Object3D[] {
  const poser = (g: ReturnType<typeof lathe>) =>
    g.rotateZ(angle - Math.PI / 2).translate(d * Math.cos(angle), d * Math.sin(angle), 0);
  return [
    piece(
      poser(
        lathe([
          [R * 1.02, R * 0.3],
          [R * 1.2, R * 0.34, R * 0.04],
          [R * 1.2, R * 0.55, R * 0.04],
          [R * 1.14, R * 0.6],
          [R * 1.14, R * 1.9, R * 0.04],
          [R * 1.24, R * 2.0, R * 0.05],
          [R * 1.2, R * 2.14, R * 0.04],
          [R * 1.04, R * 2.14],
          [R * 1.0, R],
        ]),
      ),
      inox(),
    ),
    piece(
      poser(
        lathe([
          [R * 1.02, R * 0.02],
          [R * 1.22, R * 0.04, R * 0.04],
          [R * 1.22, R * 0.3, R * 0.04],
          [R * 1.02, R * 0.32],
        ]),
      ),
      plastique('#2a64ab'),
    ),
  ];
}
