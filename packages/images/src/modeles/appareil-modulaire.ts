/** Rail-mounted breakers and residual current switches: modules wide, toggle, print, terminals. */
import type { Object3D } from 'three';
import * as Type from 'typebox';
import { dessiner, write, remplir, type Dessin } from '../etiquettes/dessin.ts';
import { decalque, nomMarque, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { roundedPolygon } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { latheZ } from '../geometrie/tours.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele, nombre } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

const MODULE = 17.6;
/** z of the nose and of the shoulders with the terminals. */
const [NEZ, EPAULE] = [66, 46];

export default defineModele({
  nom: 'appareil-modulaire',
  params: Type.Object({
    sorte: choix('disjoncteur', 'differentiel'),
    modules: nombre(1, 4),
    /** As printed: a rating, the class of a residual current switch. */
    repere: choix('2', '6', '10', '16', '20', '25', '32', '40', 'AC', 'A', 'F'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { sorte: 'disjoncteur', modules: 1, repere: '16', marque: 'elektra' },
    { sorte: 'differentiel', modules: 2, repere: 'AC', marque: 'neutre' },
    { sorte: 'disjoncteur', modules: 4, repere: '32', marque: 'neutre' },
    { sorte: 'differentiel', modules: 4, repere: 'A', marque: 'oskel' },
  ],
  prise: { azimut: 0.62, elevation: 0.26, cadre: 0.84 },
  construire({ sorte, modules, repere, marque }) {
    const w = MODULE * modules;
    // Seen from its side: shoulders above and below, the nose between them, the rail's notch behind.
    const profil = roundedPolygon([
      [0, -42, 1],
      [0, -20, 0.5],
      [4, -18, 0.5],
      [4, 17, 0.5],
      [0, 19, 0.5],
      [0, 42, 1],
      [EPAULE, 42, 2],
      [EPAULE, 23, 1],
      [NEZ, 22, 2.5],
      [NEZ, -22, 2.5],
      [EPAULE, -23, 1],
      [EPAULE, -42, 2],
    ]);
    const tranche = extrude(profil, MODULE - 0.5, { chanfrein: 0.5 }).rotateY(-Math.PI / 2);
    const places = Array.from({ length: modules }, (_, i) => MODULE * (i + 1) - w / 2 - 0.25);
    const differentiel = sorte === 'differentiel';
    return groupe(
      piece(
        repeat(
          tranche,
          places.map((x) => ({ position: [x, 0, 0] as const })),
        ),
        plastique('#e3e3df', 0.36),
      ),
      ...bornes(places.map((x) => x - MODULE / 2 + 0.25)),
      ...manette(differentiel ? -w / 2 + MODULE : 0, modules, differentiel),
      ...(differentiel ? [test(w / 2 - MODULE / 2)] : []),
      piece(plan(w - 3, 14), decalque(print(marque, repere, w, differentiel)), {
        position: [0, 13.4, NEZ + 0.1],
      }),
      piece(box(w - 1, 3, 0.6, 0.2), plastique(teinteOf(marque).teinte), {
        position: [0, -19, NEZ + 0.05],
      }),
    );
  },
});

function bornes(xs: readonly number[]): Object3D[] {
  const puits = latheZ(
    [
      [4.6, EPAULE - 0.6],
      [4.6, EPAULE + 0.15],
      [4.2, EPAULE + 0.15],
      [4, EPAULE - 4],
    ],
    32,
  );
  const vis = merge(
    latheZ(
      [
        [3.8, EPAULE - 1.4],
        [3.8, EPAULE - 0.2, 0.4],
        [0, EPAULE + 0.1],
      ],
      28,
    ),
  );
  const poses = xs.flatMap((x) => [33, -33].map((y) => ({ position: [x, y, 0] as const })));
  return [
    piece(repeat(puits, poses), plastique('#b9bab6')),
    piece(repeat(vis, poses), zincBlanc()),
    piece(
      repeat(box(5.4, 0.9, 0.5, 0.1).translate(0, 0, EPAULE + 0.1), poses),
      plastique('#2a2b2d'),
    ),
  ];
}

/** Standing up: on. One bar joins the poles. */
function manette(x: number, modules: number, large: boolean): Object3D[] {
  const w = large ? 12 : 11;
  const barre = !large && modules > 1 ? MODULE * (modules - 1) : 0;
  const fente = box(w + barre + 2, 15, 1, 0.4).translate(x, -3.5, NEZ);
  const levier = merge(
    box(w + barre, 7, 13, 1.8)
      .rotateX(0.5)
      .translate(x, 1, NEZ + 4),
    box(w + barre, 11, 3, 1.2).translate(x, -4, NEZ),
  );
  return [
    piece(fente, plastique('#a9aba8')),
    piece(levier, plastiqueBrillant(large ? '#2d5fa0' : '#26282c')),
  ];
}

const test = (x: number) =>
  piece(merge(box(7, 7, 4, 1.2).translate(x, -4, NEZ + 1)), plastiqueBrillant('#e3892b'));

function print(marque: Marque, repere: string, w: number, differentiel: boolean): Dessin {
  const large = Math.round((w - 3) * 24);
  return dessiner(large, 336, (toile) => {
    toile.clearRect(0, 0, large, 336);
    const texte = differentiel ? `${repere} 30` : repere;
    remplir(toile, '#f6f5f2', 0, 0, large, 336);
    write(toile, {
      texte,
      x: large / 2,
      y: 120,
      taille: 190,
      couleur: '#26282c',
      largeur: large * 0.92,
    });
    nomMarque(toile, marque, {
      x: large / 2,
      y: 280,
      taille: 80,
      largeur: large * 0.9,
      couleur: teinteOf(marque).teinte,
    });
  });
}
