/** Flat drivers of furniture lighting: a white case, its rating, the row of small sockets. */
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { imprime, plan } from '../etiquettes/etiquette.ts';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, tube } from '../geometrie/balayage.ts';
import { holes, rectangle } from '../geometrie/contours.ts';
import { box, extrudeUp } from '../geometrie/solides.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

export default defineModele({
  nom: 'alimentation-led',
  params: Type.Object({
    /** Volts and watts, as printed. */
    tension: choix('12', '24'),
    puissance: choix('15', '30', '60', '75', '100'),
  }),
  extremes: [
    { tension: '24', puissance: '30' },
    { tension: '12', puissance: '100' },
  ],
  prise: { azimut: 0.45, elevation: 0.55, cadre: 0.9, exposition: 1.02 },
  construire({ tension, puissance }) {
    const longueur = 130 + Number(puissance) * 0.7;
    const boitier = extrudeUp(
      holes(rectangle(longueur, 54, 6), 2, [
        [-longueur / 2 + 6, 20],
        [longueur / 2 - 6, -20],
      ]),
      16,
      { chanfrein: 2 },
    );
    const prises = repeat(
      box(5, 6, 6, 0.4),
      Array.from({ length: 6 }, (_, i) => ({
        position: [longueur / 2 - 0.4, 8, (i - 2.5) * 7.6] as const,
      })),
    );
    const cable = tube(
      curve([
        [-longueur / 2, 8, 0],
        [-longueur / 2 - 14, 6, 2],
        [-longueur / 2 - 24, 3, 20],
        [-longueur / 2 - 10, 3, 44],
        [-longueur / 2 + 40, 3, 50],
      ]),
      3,
      { pas: 60, cotes: 14 },
    );
    return groupe(
      piece(boitier, plastique('#e7e6e2')),
      piece(prises, plastique('#34373b')),
      piece(
        merge(cable, box(14, 9, 12, 2).translate(-longueur / 2 - 4, 8, 0)),
        plastique('#d9d8d3'),
      ),
      piece(plan(86, 34), imprime(etiquette(tension, puissance), 0.5), {
        position: [0, 16.06, 0],
        rotation: [-Math.PI / 2, 0, 0],
      }),
    );
  },
});

function etiquette(tension: string, puissance: string) {
  return dessiner(860, 340, (toile) => {
    remplir(toile, '#f4f3f0', 0, 0, 860, 340);
    remplir(toile, '#2b3138', 0, 0, 860, 20);
    write(toile, {
      texte: `${tension} V`,
      x: 230,
      y: 180,
      taille: 170,
      couleur: '#22262b',
      largeur: 400,
    });
    write(toile, {
      texte: `${puissance} W`,
      x: 640,
      y: 180,
      taille: 170,
      couleur: '#22262b',
      largeur: 400,
    });
  });
}
