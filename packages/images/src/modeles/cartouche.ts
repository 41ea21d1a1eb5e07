/** Cartridges of mastic and glue: the tube, its nozzle, its print. */
import * as Type from 'typebox';
import { dessiner, write, remplir, tracer } from '../etiquettes/dessin.ts';
import { cintre, imprime, nomMarque } from '../etiquettes/etiquette.ts';
import { groupe, piece } from '../geometrie/assemblage.ts';
import { lathe } from '../geometrie/surface.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import {
  CODES_COULEUR,
  CODES_MARQUE,
  COULEURS,
  teinteOf,
  type Couleur,
  type Marque,
} from '../nuancier.ts';

const RAYON = 25;
const CORPS = 215;
const AZIMUT = 0.22;

/** Ground of labels without a maker: a range is told by its colour. */
const GAMMES: Readonly<Record<string, string>> = {
  M: '#24588f',
  MS: '#a32f24',
  PU: '#4a5058',
  A: '#3a7a4a',
};

export default defineModele({
  nom: 'cartouche',
  params: Type.Object({
    marque: choix(...CODES_MARQUE),
    /** Colour of what is inside: the swatch, and the cap. */
    couleur: choix(...CODES_COULEUR),
    /** Millilitres, as printed. */
    contenance: choix('290', '300', '310'),
    /** Large letter of the range: nothing in a language. */
    repere: choix('S', 'A', 'PU', 'MS', 'B', 'H', 'R', 'M'),
  }),
  extremes: [
    { marque: 'colsyl', couleur: 'blanc', contenance: '300', repere: 'S' },
    { marque: 'jointex', couleur: 'anthracite', contenance: '310', repere: 'PU' },
    { marque: 'sikora', couleur: 'translucide', contenance: '290', repere: 'MS' },
    { marque: 'neutre', couleur: 'beige', contenance: '300', repere: 'R' },
  ],
  prise: { azimut: AZIMUT, elevation: 0.16, cadre: 0.9 },
  construire({ marque, couleur, contenance, repere }) {
    const { teinte } = teinteOf(marque);
    const blanc = plastiqueBrillant('#eceae6');
    return groupe(
      piece(
        lathe([
          [0, 1.5],
          [RAYON - 3, 1.5],
          [RAYON - 1.5, 0, 0.6],
          [RAYON, 0, 0.6],
          [RAYON, CORPS, 0.8],
          [RAYON - 1, CORPS + 2, 0.8],
          [12, CORPS + 5, 4],
          [7.5, CORPS + 8, 3],
          [7.5, CORPS + 20, 0.5],
          [0, CORPS + 20],
        ]),
        blanc,
      ),
      piece(
        cintre(RAYON + 0.12, 12, CORPS - 6),
        imprime(etiquette(marque, couleur, contenance, repere)),
        // The print faces the camera, whole.
        { rotation: [0, AZIMUT, 0] },
      ),
      piece(
        lathe([
          [8.6, CORPS + 6],
          [9.4, CORPS + 7, 0.5],
          [9.4, CORPS + 11, 0.8],
          [7.6, CORPS + 14, 2],
          [3.4, CORPS + 92, 0.6],
          [2.2, CORPS + 93, 0.4],
          [0, CORPS + 92],
        ]),
        plastique('#e6e4df'),
      ),
      piece(
        lathe([
          [4.4, CORPS + 78, 0.4],
          [5.4, CORPS + 78.5, 0.5],
          [4.6, CORPS + 99, 1.4],
          [0, CORPS + 100],
        ]),
        plastiqueBrillant(COULEURS[couleur]),
      ),
      piece(
        lathe([
          [RAYON - 2, 6],
          [RAYON - 2, 7, 0.4],
          [0, 7],
        ]),
        plastique(teinte),
      ),
    );
  },
});

/** Twice round 157 mm × 197 mm; the middle faces +z. */
function etiquette(marque: Marque, couleur: Couleur, contenance: string, repere: string) {
  const { teinte: maison, encre, appoint } = teinteOf(marque);
  const teinte = marque === 'neutre' ? (GAMMES[repere] ?? maison) : maison;
  return dessiner(1256, 1576, (toile) => {
    remplir(toile, teinte, 0, 0, 1256, 1576);
    tracer(toile, appoint, [
      [0, 1040],
      [1256, 780],
      [1256, 1576],
      [0, 1576],
    ]);
    tracer(toile, '#f4f3f0', [
      [0, 1090],
      [1256, 830],
      [1256, 1576],
      [0, 1576],
    ]);
    for (const x of [0, 628, 1256]) {
      nomMarque(toile, marque, { x, y: 210, taille: 104, largeur: 400 });
      write(toile, {
        texte: repere,
        x,
        y: 560,
        taille: 330,
        couleur: encre,
        graisse: 900,
        largeur: 390,
      });
      remplir(toile, COULEURS[couleur], x - 170, 1130, 340, 170);
      write(toile, { texte: `${contenance} ml`, x, y: 1430, taille: 110, couleur: '#26282c' });
    }
  });
}
