/** Fuel cells of gas nailers: a drawn can, its metering valve, its print. */
import * as Type from 'typebox';
import { dessiner, write, remplir, tracer } from '../etiquettes/dessin.ts';
import { cintre, imprime, nomMarque } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { aluBrosse } from '../matieres/metaux.ts';
import { plastique } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf, type Marque } from '../nuancier.ts';

const RAYON = 17;

export default defineModele({
  nom: 'cartouche-gaz',
  params: Type.Object({ marque: choix(...CODES_MARQUE), contenance: choix('40', '80') }),
  extremes: [
    { marque: 'krafto', contenance: '80' },
    { marque: 'ankra', contenance: '40' },
  ],
  prise: { azimut: 0.3, elevation: 0.2, cadre: 0.88 },
  construire({ marque, contenance }) {
    return groupe(
      cellule(marque, contenance),
      poser(cellule(marque, contenance), { position: [-46, 0, -22], rotation: [0, 0.5, 0] }),
    );
  },
});

function cellule(marque: Marque, contenance: string) {
  const h = contenance === '80' ? 152 : 84;
  const { teinte } = teinteOf(marque);
  return groupe(
    piece(
      lathe([
        [0, 2],
        [RAYON - 5, 1],
        [RAYON - 2, 0, 1],
        [RAYON, 3, 2],
        [RAYON, h - 8, 4],
        [RAYON - 5, h, 3],
        [8, h + 2, 1],
        [0, h + 2],
      ]),
      aluBrosse('y'),
    ),
    piece(cintre(RAYON + 0.1, 8, h - 14), imprime(etiquette(marque, contenance, h - 22))),
    piece(
      lathe([
        [0, h - 1],
        [10.5, h - 1],
        [10.5, h + 5, 1],
        [7, h + 7, 1],
        [7, h + 14, 1],
        [3, h + 16, 0.6],
        [2.6, h + 22, 0.5],
        [0, h + 22],
      ]),
      plastique(teinte),
    ),
  );
}

function etiquette(marque: Marque, contenance: string, h: number) {
  const { teinte, encre, appoint } = teinteOf(marque);
  const [w, haut] = [856, Math.round(h * 8)];
  return dessiner(w, haut, (toile) => {
    remplir(toile, teinte, 0, 0, w, haut);
    tracer(toile, appoint, [
      [0, haut * 0.72],
      [w, haut * 0.62],
      [w, haut],
      [0, haut],
    ]);
    for (const x of [0, w / 2, w]) {
      nomMarque(toile, marque, { x, y: haut * 0.2, taille: 78, largeur: 330 });
      write(toile, {
        texte: contenance,
        x,
        y: haut * 0.46,
        taille: 190,
        couleur: encre,
        largeur: 300,
      });
      write(toile, { texte: 'ml', x, y: haut * 0.84, taille: 90, couleur: '#f4f3f0' });
    }
  });
}
