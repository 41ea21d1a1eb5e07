/** Try squares: a stock of aluminium or wood, a graduated stainless blade riveted in it. */
import * as Type from 'typebox';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { merge, piece } from '../geometrie/assemblage.ts';
import { disc, rectangle, roundedPolygon } from '../geometrie/contours.ts';
import { extrude } from '../geometrie/solides.ts';
import { bois } from '../matieres/bois.ts';
import { anodise, inoxBrosse, laiton } from '../matieres/metaux.ts';
import { choix, defineModele, mesure } from '../modele.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'equerre',
  params: Type.Object({
    talon: choix('alu', 'bois'),
    longueur: mesure(140, 360),
  }),
  extremes: [
    { talon: 'alu', longueur: 250 },
    { talon: 'bois', longueur: 150 },
    { talon: 'bois', longueur: 350 },
  ],
  prise: { azimut: -0.45, elevation: 0.95 },
  construire({ talon, longueur }) {
    const pied = 60 + longueur * 0.36;
    const e = 18;
    // The mitred heel draws 45° too.
    const corps = roundedPolygon([
      [-16, -pied, 2],
      [16, -pied, 2],
      [16, 24, 1],
      [6, 24, 1],
      [-16, 2, 1],
    ]);
    const lame = rectangle(longueur, 36, 0.5, longueur / 2 - 10, 6);
    const rivets = [-6, 6].flatMap((x) => [
      extrude(disc(2.6), e + 0.6, { chanfrein: 0.3 }).translate(x, 0, -e / 2 - 0.3),
      extrude(disc(2.6), e + 0.6, { chanfrein: 0.3 }).translate(x, -12, -e / 2 - 0.3),
    ]);
    const semelle =
      talon === 'bois'
        ? [
            piece(
              extrude(rectangle(2.4, pied + 22, 0.5, 16.6, -pied / 2 + 11), e, {
                chanfrein: 0.3,
              }).translate(0, 0, -e / 2),
              laiton(),
            ),
          ]
        : [];
    return coucher(
      0,
      piece(
        extrude(corps, e, { chanfrein: talon === 'bois' ? 1.6 : 0.8 }).translate(0, 0, -e / 2),
        talon === 'bois' ? bois('exotique', { fil: 'y', travers: 'x', vernis: 0.4 }) : anodise(),
      ),
      ...semelle,
      piece(merge(extrude(lame, 1.6, { chanfrein: 0.2 }).translate(0, 0, -0.8)), inoxBrosse('x')),
      piece(merge(...rivets), laiton()),
      piece(plan(longueur - 30, 34), decalque(graduation(longueur - 30)), {
        position: [20 + (longueur - 30) / 2, 6, 0.95],
      }),
    );
  },
});

function graduation(l: number) {
  const px = 5;
  return dessiner(l * px, 34 * px, (toile) => {
    toile.clearRect(0, 0, l * px, 34 * px);
    for (let mm = 0; mm < l; mm += 2) {
      const h = mm % 10 === 0 ? 9 : mm % 5 === 0 ? 6 : 4;
      remplir(toile, '#1b1c1e', mm * px, 0, 2.6, h * px);
      remplir(toile, '#1b1c1e', mm * px, (34 - h) * px, 2.6, h * px);
    }
    for (let cm = 1; cm * 10 < l - 4; cm++) {
      write(toile, {
        texte: String(cm),
        x: cm * 10 * px,
        y: 13.4 * px,
        taille: 6.4 * px,
        couleur: '#1b1c1e',
        graisse: 600,
      });
    }
  });
}
