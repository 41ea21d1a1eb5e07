/** Spare blades of knives, a few of them fanned before their dispenser. */
import * as Type from 'typebox';
import { decalque, logo, plan } from '../etiquettes/etiquette.ts';
import { dessiner, write } from '../etiquettes/dessin.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { hss } from '../matieres/metaux.ts';
import { plastiqueBrillant } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';
import { CODES_MARQUE } from '../nuancier.ts';
import { couleurVive, encreVive } from '../pieces/manche.ts';
import { secable, trapeze } from '../pieces/lame.ts';
import { coucher } from '../pieces/pose.ts';

export default defineModele({
  nom: 'lame-cutter',
  params: Type.Object({
    lame: choix('9', '18', '25', 'trapeze', 'croche'),
    marque: choix(...CODES_MARQUE),
  }),
  extremes: [
    { lame: '18', marque: 'karbex' },
    { lame: '9', marque: 'outibel' },
    { lame: 'trapeze', marque: 'stahlmann' },
    { lame: 'croche', marque: 'comptoir' },
  ],
  prise: { azimut: -0.5, elevation: 0.95 },
  construire({ lame, marque }) {
    const large = lame === 'trapeze' || lame === 'croche' ? 24 : Number(lame) + 6;
    const long = lame === 'trapeze' || lame === 'croche' ? 68 : Number(lame) === 9 ? 92 : 116;
    const faire = () =>
      lame === 'trapeze' || lame === 'croche'
        ? trapeze(lame === 'croche')
        : secable(Number(lame), long - 8);
    const eventail = (lame === 'croche' || lame === 'trapeze' ? [0, 3.4] : [0, 1, 2, 3]).map((i) =>
      poser(groupe(piece(faire(), hss(), { position: [0, 0, 0] })), {
        position: [8 + i * 5, -large * 0.95 - i * large * 0.34, 1 + (3 - i) * 0.9],
        rotation: [0.05, 0, -0.05 - i * 0.09],
      }),
    );
    return coucher(
      0,
      piece(box(long, large, 9, 2.4).translate(0, 4, 4.5), plastiqueBrillant(couleurVive(marque))),
      piece(
        box(long * 0.16, large * 1.02, 9.6, 2.4).translate(long * 0.44, 4, 4.5),
        plastiqueBrillant('#2b2e33'),
      ),
      piece(plan(long * 0.5, long * 0.125), decalque(logo(marque, encreVive(marque))), {
        position: [-long * 0.16, 4, 9.1],
      }),
      piece(plan(large * 0.6, large * 0.6), decalque(repere(lame, encreVive(marque))), {
        position: [long * 0.23, 4, 9.1],
      }),
      ...eventail,
    );
  },
});

function repere(lame: string, couleur: string) {
  return dessiner(256, 256, (toile) => {
    toile.clearRect(0, 0, 256, 256);
    write(toile, {
      texte: lame === 'trapeze' ? '60' : lame === 'croche' ? 'C' : lame,
      x: 128,
      y: 136,
      taille: 200,
      largeur: 250,
      couleur,
    });
  });
}
