/** Trousers of every trade: cut, cloth, pockets, knees and tape differ; shorts are shorter. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_COULEUR } from '../nuancier.ts';
import {
  bandesJambes,
  ceinture,
  genoux,
  jambesOf,
  pochesCuisse,
  pochesFlottantes,
  pochesItaliennes,
  type Toile,
} from '../pieces/bas.ts';
import { peau, travers } from '../pieces/etoffe.ts';
import { zip } from '../pieces/fermetures.ts';
import { cotes, tissu, type Tissu, TEINTS } from '../pieces/habit.ts';
import { PRISE_VETEMENT } from '../pieces/haut.ts';
import { jambes, type CoupeJambes, type Jambes } from '../pieces/jambes.ts';

const FORMES = [
  'genouilleres',
  'stretch',
  'flottantes',
  'jean',
  'bermuda',
  'haute-visibilite',
  'peintre',
  'largeot',
  'tronconneuse',
  'collant',
] as const;
type Forme = (typeof FORMES)[number];

const COUPES: Record<Forme, { coupe: CoupeJambes; sorte: Tissu }> = {
  genouilleres: { coupe: { longueur: 1040 }, sorte: 'serge' },
  stretch: { coupe: { longueur: 1040, ampleur: 0.9, bas: 52, plis: 0.85 }, sorte: 'softshell' },
  flottantes: { coupe: { longueur: 1040, ampleur: 1.03 }, sorte: 'toile' },
  jean: { coupe: { longueur: 1040, ampleur: 0.92, bas: 55 }, sorte: 'denim' },
  bermuda: { coupe: { longueur: 540 }, sorte: 'serge' },
  'haute-visibilite': { coupe: { longueur: 1040, ampleur: 1.05 }, sorte: 'serge' },
  peintre: { coupe: { longueur: 1040, ampleur: 1.04 }, sorte: 'toile' },
  largeot: {
    coupe: { longueur: 1040, ampleur: 1.06, bas: 68, evase: 26, plis: 0.8 },
    sorte: 'velours',
  },
  tronconneuse: { coupe: { longueur: 1040, ampleur: 1.08, bas: 62, plis: 0.8 }, sorte: 'toile' },
  collant: { coupe: { longueur: 980, ampleur: 0.66, bas: 46, plis: 0.5 }, sorte: 'jersey' },
};

export default defineModele({
  nom: 'pantalon',
  params: Type.Object({
    forme: choix(...FORMES),
    couleur: choix(...CODES_COULEUR),
    contraste: choix(...CODES_COULEUR),
  }),
  extremes: [
    { forme: 'genouilleres', couleur: 'gris', contraste: 'noir' },
    { forme: 'haute-visibilite', couleur: 'orange-fluo', contraste: 'marine' },
    { forme: 'jean', couleur: 'bleu', contraste: 'bleu' },
    { forme: 'bermuda', couleur: 'marine', contraste: 'noir' },
    { forme: 'flottantes', couleur: 'beige', contraste: 'noir' },
    { forme: 'stretch', couleur: 'noir', contraste: 'noir' },
    { forme: 'largeot', couleur: 'marron', contraste: 'marron' },
    { forme: 'tronconneuse', couleur: 'vert', contraste: 'orange' },
    { forme: 'collant', couleur: 'noir', contraste: 'noir' },
    { forme: 'peintre', couleur: 'blanc', contraste: 'gris' },
  ],
  prise: PRISE_VETEMENT,
  construire({ forme, couleur: code, contraste: autre }) {
    const { coupe, sorte } = COUPES[forme];
    const j = jambes(coupe);
    const couleur = forme === 'jean' && code === 'bleu' ? '#31486f' : TEINTS[code];
    const toile: Toile = {
      couleur,
      contraste: forme === 'jean' ? couleur : TEINTS[autre],
      sorte,
      ...(forme === 'jean' && { fil: '#b7813e' }),
    };
    return groupe(
      ...jambesOf(j, toile),
      ...ceinture(j, toile, forme === 'collant'),
      ...DETAILS[forme](j, toile),
    );
  },
});

const multipoches = (j: Jambes, t: Toile) => [...pochesItaliennes(j, t), ...pochesCuisse(j, t)];

const DETAILS: Record<Forme, (j: Jambes, toile: Toile) => Object3D[]> = {
  genouilleres: (j, t) => [...multipoches(j, t), ...genoux(j, t)],
  stretch: (j, t) => [
    ...pochesItaliennes(j, t),
    ...genoux(j, t, -500, 290),
    zip([j.bords(-460)[1] - 40, -470], [j.bords(-330)[1] - 60, -330], j.z, t.contraste, 11),
  ],
  flottantes: (j, t) => [...pochesFlottantes(j, t), ...pochesCuisse(j, t, -400), ...genoux(j, t)],
  jean: (j, t) => pochesItaliennes(j, t),
  bermuda: (j, t) => multipoches(j, t),
  'haute-visibilite': (j, t) => [
    ...j.jambes.map((leg) =>
      piece(peau(travers(leg, -1, 170), { ecart: 1.2 }), tissu(t.contraste, t.sorte)),
    ),
    ...ceinture(j, { ...t, couleur: t.contraste }),
    ...multipoches(j, t),
    ...genoux(j, t, -520, 200),
    ...bandesJambes(j, [200, 330]),
  ],
  peintre: (j, t) => [...multipoches(j, t), ...genoux(j, { ...t, contraste: t.couleur })],
  largeot: (j, t) => [
    ...[1, -1].map((sens) => zip([sens * 58, -190], [sens * 64, -44], j.z, t.couleur, 11)),
    ...pochesItaliennes(j, t),
  ],
  tronconneuse: (j, t) => [
    ...genoux(j, t, -420, 420),
    ...pochesItaliennes(j, t),
    ...j.jambes.map((leg) =>
      piece(peau(travers(leg, -1, 90), { ecart: 1.4 }), tissu('#26282c', t.sorte)),
    ),
  ],
  collant: (j, t) => j.jambes.map((leg) => cotes(leg, 60, t.couleur)),
};
