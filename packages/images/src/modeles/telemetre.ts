/** Laser distance meters: a hand's piece with its screen and keys. */
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { imprime, plan } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser, repeat } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { latheX } from '../geometrie/tours.ts';
import { materiau } from '../matieres/materiau.ts';
import { caoutchouc, plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { CLAIR, coque, signature } from '../pieces/coque.ts';
import { without } from '../sdf/champ.ts';
import { block } from '../sdf/corps.ts';

/** The 100 m one is longer, with a coloured screen that shows what it aims at. */
const FORMATS = {
  '30': { demi: 52, fond: '#c3cdb8', encre: '#20261c', ecran: 34, valeur: '2.847' },
  '50': { demi: 57, fond: '#c9d2c4', encre: '#20261c', ecran: 40, valeur: '12.385' },
  '100': { demi: 68, fond: '#101c2c', encre: '#8fd0ff', ecran: 58, valeur: '74.612' },
} as const;

export default defineModele({
  nom: 'telemetre',
  params: Type.Object({ marque: choix(...CODES_MARQUE), portee: choix('30', '50', '100') }),
  extremes: [
    { marque: 'volmer', portee: '50' },
    { marque: 'bremond', portee: '100' },
    { marque: 'outibel', portee: '30' },
  ],
  prise: { azimut: 0.42, elevation: 0.2 },
  construire({ marque, portee }) {
    const { demi, fond, encre, ecran, valeur } = FORMATS[portee];
    const haut = demi - ecran / 2 - 12;
    const corps = without(
      0.6,
      block([0, 0, 0], [26, demi, 13.5], 8),
      block([0, haut, 15], [19.5, ecran / 2 + 1.5, 3], 2),
    );
    const moule = coque({
      marque,
      corps,
      souple: (x, y) => Math.min(22.6 - Math.abs(x), demi - 4.6 - Math.abs(y)),
      sombre: (x, y) => Math.max(haut - ecran / 2 - 6 - y, Math.abs(x) - 23.5),
      stries: (x, y) => (Math.abs(x) > 23 ? y : 2.7),
      min: [-34, -demi - 8, -22],
      max: [34, demi + 8, 22],
      pas: 0.8,
      joint: false,
    });
    const chiffres = dessiner(456, Math.round(ecran * 12), (toile) => {
      const h = ecran * 12;
      remplir(toile, fond, 0, 0, 456, h);
      remplir(toile, encre, 24, h * 0.2, 150, 8);
      remplir(toile, encre, 24, h * 0.36, 220, 8);
      write(toile, {
        texte: valeur,
        x: 228,
        y: h * 0.7,
        taille: 130,
        couleur: encre,
        largeur: 400,
      });
    });
    const touches = [-16, 0, 16].flatMap((x) =>
      [0, 1].map((i) => ({ position: [x, haut - ecran / 2 - 34 - i * 15, 13.6] as const })),
    );
    const appareil = groupe(
      moule.objet,
      piece(plan(38, ecran), imprime(chiffres, 0.2, 0.8), { position: [0, haut, 12.6] }),
      piece(box(26, 12, 4, 2), plastiqueBrillant(teinteOf(marque).appoint), {
        position: [0, haut - ecran / 2 - 16, 13],
      }),
      piece(repeat(box(11, 9, 4, 2), touches), caoutchouc('#4a4e54')),
      signature(moule.champ, marque, { x: 0, y: demi - 7, largeur: 30 }, CLAIR),
      piece(
        latheX([
          [0, 0],
          [5, 0, 0.5],
          [4, 2, 0.5],
          [0, 2],
        ]).rotateZ(Math.PI / 2),
        materiau({ couleur: '#5a0f12', rugosite: 0.1, vernis: 1 }),
        { position: [10, demi + 0.4, 0] },
      ),
    );
    // Leaning back a little, as on a stand.
    return groupe(poser(appareil, { rotation: [-0.16, 0, 0] }));
  },
});
