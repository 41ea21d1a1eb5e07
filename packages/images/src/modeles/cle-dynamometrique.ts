/** Click torque wrenches: ratchet head with its square, long tube, scale and locking grip. */
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { cintre, imprime } from '../etiquettes/etiquette.ts';
import { merge, piece } from '../geometrie/assemblage.ts';
import { disc } from '../geometrie/contours.ts';
import { box, extrude } from '../geometrie/solides.ts';
import { lathe } from '../geometrie/surface.ts';
import { acierBruni, chrome, chromeMat } from '../matieres/metaux.ts';
import { bimatiere } from '../matieres/plastiques.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { CODES_MARQUE, teinteOf } from '../nuancier.ts';
import { couleurVive, GOMME, manche } from '../pieces/manche.ts';
import { allonger } from '../pieces/pose.ts';
import { regions } from '../sdf/maillage.ts';

export default defineModele({
  nom: 'cle-dynamometrique',
  params: Type.Object({
    longueur: mesure(280, 1300),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { longueur: 480, marque: 'stahlmann' },
    { longueur: 300, marque: 'durandal' },
    { longueur: 1200, marque: 'stahlmann' },
  ],
  prise: { azimut: 0.8, elevation: 0.85 },
  construire({ longueur, marque }) {
    const l = longueur - 40;
    const tige = lathe([
      [8, 12],
      [9.6, 22, 3],
      [9.6, l - 150],
    ]);
    const tete = merge(
      extrude(disc(20), 21, { chanfrein: 2, finesse: 48 }).translate(0, 0, -10.5),
      box(19, 30, 17, 4).translate(0, 18, 0),
    );
    const poignee = manche({
      profil: [
        [12, l - 118],
        [15, l - 116, 2],
        [15.5, l - 100, 4],
        [13.6, l - 84, 8],
        [15.6, l - 40, 20],
        [15, l - 8, 6],
        [12, l],
        [0, l],
      ],
      cotes: 8,
      creux: 0.07,
      entre: [l - 96, l - 6],
    });
    return allonger(
      -1.3,
      piece(merge(tige), chrome()),
      piece(tete, chromeMat()),
      piece(
        merge(
          box(12.7, 12.7, 14, 1.2).translate(0, 0, -17),
          extrude(disc(12), 3, { chanfrein: 1 }).translate(0, 0, 10),
          box(6, 17, 3, 1.4).rotateZ(0.6).translate(0, 2, 13.6),
        ),
        acierBruni(),
      ),
      piece(
        lathe([
          [10, l - 156],
          [13, l - 154, 2],
          [13, l - 118, 1],
        ]),
        chromeMat(),
      ),
      piece(
        cintre(13.15, l - 150, l - 120),
        imprime(echelle(teinteOf(marque).encre === '#ffffff')),
      ),
      piece(
        regions(poignee, (_, y) => Math.max(l - 92 - y, y - l + 12)),
        bimatiere(couleurVive(marque), { couleurB: GOMME, rugositeB: 0.68 }),
      ),
    );
  },
});

function echelle(clair: boolean) {
  return dessiner(1024, 376, (toile) => {
    remplir(toile, clair ? '#d5d8da' : '#c8cbcd', 0, 0, 1024, 376);
    for (let k = 0; k < 4; k++) {
      for (let i = 0; i < 12; i++)
        remplir(toile, '#1b1c1e', k * 256 + 40, 20 + i * 30, i % 4 === 0 ? 90 : 50, 6);
      write(toile, { texte: 'Nm', x: k * 256 + 180, y: 188, taille: 70, couleur: '#1b1c1e' });
    }
  });
}
