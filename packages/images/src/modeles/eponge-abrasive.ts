/** Sanding sponges: a block of foam, four sides coated. */
import * as Type from 'typebox';
import { dessiner, write } from '../etiquettes/dessin.ts';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { groupe, piece, poser } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { abrasif, mousse } from '../matieres/plastiques.ts';
import { choix, defineModele } from '../modele.ts';

export default defineModele({
  nom: 'eponge-abrasive',
  params: Type.Object({ grain: choix('60', '100', '120', '180', '220') }),
  extremes: [{ grain: '100' }, { grain: '60' }, { grain: '220' }],
  prise: { azimut: 0.6, elevation: 0.5 },
  construire({ grain }) {
    const finesse = 0.5 * Math.sqrt(Number(grain) / 10);
    const numero = dessiner(512, 160, (toile) => {
      toile.clearRect(0, 0, 512, 160);
      write(toile, { texte: grain, x: 256, y: 84, taille: 140, couleur: '#efe9dc' });
    });
    const une = () =>
      groupe(
        piece(box(96, 25.4, 67.4, 3), mousse('#d9b84a')),
        piece(box(95.2, 26, 68, 3), abrasif('#6b4a34', finesse)),
        piece(plan(52, 16), decalque(numero), { position: [0, 0, 34.2] }),
      );
    return groupe(une(), poser(une(), { position: [-8, 26.4, -6], rotation: [0, -0.35, 0] }));
  },
});
