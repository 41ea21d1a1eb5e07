/** A tub of screws with its lid and handle, and some of what is in it. */
import * as Type from 'typebox';
import { dessiner, write, remplir, tracer } from '../etiquettes/dessin.ts';
import { imprime, nomMarque } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, poser } from '../geometrie/assemblage.ts';
import { Ligne, tube } from '../geometrie/balayage.ts';
import { lathe, surface } from '../geometrie/surface.ts';
import { box } from '../geometrie/solides.ts';
import { zincBlanc } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, FINITIONS, teinteOf, type Marque } from '../nuancier.ts';
import vis from './vis.ts';

const H = 150;
const BAS = 68;
const HAUT = 80;

export default defineModele({
  nom: 'seau-de-vis',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    finition: choix(...FINITIONS),
    /** Diameter of the screws, as printed. */
    diametre: choix('4', '5', '6'),
    longueur: choix('30', '40', '50', '60', '70', '80', '100'),
  }),
  extremes: [
    { marque: 'tirval', finition: 'zinc-jaune', diametre: '5', longueur: '60' },
    { marque: 'comptoir', finition: 'zinc-jaune', diametre: '4', longueur: '30' },
  ],
  prise: { azimut: 0.3, elevation: 0.26 },
  construire({ marque, finition, diametre, longueur }) {
    const { teinte } = teinteOf(marque);
    const elancement = Number(longueur) / Number(diametre);
    const une = (x: number, z: number, lacet: number) =>
      poser(
        vis.construire({
          tete: 'nervures',
          empreinte: 'torx',
          finition,
          elancement,
          filetage: elancement >= 9 ? 'partiel' : 'total',
          bout: 'pointe',
        }),
        { position: [x, 3, z], rotation: [0, lacet, 0], echelle: (Number(diametre) / 10) * 1.5 },
      );
    return groupe(
      piece(cuve(), plastiqueBrillant('#e9e7e2')),
      piece(etiquetteGeometrie(), imprime(etiquette(marque, diametre, longueur))),
      piece(couvercle(), plastique(teinte)),
      piece(anse(), zincBlanc()),
      une(70, 96, -0.35),
      une(40, 122, 0.25),
    );
  },
});

function rayonA(y: number): number {
  return BAS + ((HAUT - BAS) * y) / H;
}

function cuve() {
  const oreille = box(9, 20, 22, 3).translate(rayonA(120) + 3, 120, 0);
  return merge(
    lathe([
      [0, 0],
      [BAS - 2, 0, 2],
      [BAS, 3, 2],
      [rayonA(126), 126, 0.4],
      [rayonA(126) + 3, 127, 0.6],
      [rayonA(132) + 3, 132, 0.6],
      [rayonA(132), 133, 0.4],
      [HAUT, H],
    ]),
    oreille,
    oreille.clone().rotateY(Math.PI),
  );
}

function couvercle() {
  return lathe([
    [HAUT, H - 9],
    [HAUT + 4, H - 8, 1],
    [HAUT + 4.5, H + 1, 1.6],
    [HAUT + 1, H + 4, 1.4],
    [HAUT - 5, H + 4, 1],
    [HAUT - 7, H + 1, 1],
    [0, H + 1],
  ]);
}

/** Half raised, fallen backwards: the label stays free. */
function anse() {
  const r = rayonA(120) + 7;
  return tube(
    new Ligne((t, out) => {
      const turn = t * Math.PI;
      out.set(r * Math.cos(turn), 120 + Math.sin(turn) * r * 0.72, -Math.sin(turn) * r * 0.7);
    }),
    2.2,
    { pas: 90, cotes: 14 },
  );
}

function etiquetteGeometrie() {
  const tour = Math.PI * 1.2;
  return surface(
    72,
    1,
    (u, v, out) => {
      const y = 14 + v * 102;
      const turn = (u - 0.5) * tour;
      out.set((rayonA(y) + 0.3) * Math.sin(turn), y, (rayonA(y) + 0.3) * Math.cos(turn));
    },
    1,
  );
}

/** 280 mm round, 102 mm high. */
function etiquette(marque: Marque, diametre: string, longueur: string) {
  const { teinte, encre, appoint } = teinteOf(marque);
  return dessiner(1680, 612, (toile) => {
    remplir(toile, teinte, 0, 0, 1680, 612);
    tracer(toile, appoint, [
      [0, 470],
      [1680, 400],
      [1680, 612],
      [0, 612],
    ]);
    nomMarque(toile, marque, { x: 840, y: 110, taille: 120, largeur: 620 });
    remplir(toile, '#f6f5f1', 470, 190, 740, 240);
    write(toile, {
      texte: `${diametre} × ${longueur}`,
      x: 840,
      y: 318,
      taille: 190,
      largeur: 690,
      couleur: '#1d1f23',
      graisse: 850,
    });
    write(toile, { texte: 'TX', x: 840, y: 525, taille: 90, couleur: encre });
  });
}
