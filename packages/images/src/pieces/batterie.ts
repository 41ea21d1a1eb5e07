/** The slide-on battery of cordless machines, and the foot it slides on. */
import { groupe, piece } from '../geometrie/assemblage.ts';
import { box } from '../geometrie/solides.ts';
import { dessiner, ecrire } from '../etiquettes/dessin.ts';
import { decalque, plan } from '../etiquettes/etiquette.ts';
import { plastique } from '../matieres/plastiques.ts';
import { teinteDe, type Marque } from '../nuancier.ts';
import { mesh } from '../sdf/maillage.ts';
import { block, slab } from '../sdf/corps.ts';
import { without } from '../sdf/champ.ts';

/** Top at y = 0, 108 mm along x about 0, 72 mm wide; `hauteur` tells a small pack from a large one. */
export function batterie(marque: Marque, volts: number, hauteur = 30) {
  const { teinte } = teinteDe(marque);
  const bas = -hauteur;
  const corps = without(
    0.8,
    slab(
      [
        [-54, -1],
        [-54, bas + 7],
        [-48, bas],
        [48, bas],
        [54, bas + 7],
        [54, -5],
        [50, 0],
        [-50, 0],
      ],
      0,
      36,
      6,
    ),
    block([0, bas / 2 - 0.5, 0], [80, 0.8, 60], 0.3),
    block([50, -10, 0], [9, 6, 12], 3),
  );
  const chiffre = dessiner(512, 128, (toile) => {
    toile.clearRect(0, 0, 512, 128);
    ecrire(toile, { texte: `${volts} V`, x: 256, y: 68, taille: 104, couleur: '#f1f1ef' });
  });
  const cotes = [1, -1].map((sens) =>
    piece(plan(44, 11), decalque(chiffre), {
      position: [-6, bas + 8, sens * 36.1],
      rotation: [0, sens > 0 ? 0 : Math.PI, 0],
    }),
  );
  return groupe(
    piece(mesh(corps, [-60, bas - 5, -42], [60, 6, 42], 1.2), plastique('#34373c', 0.44)),
    piece(box(4, 10, 20, 1.8), plastique(teinte), { position: [53, -10, 0] }),
    ...cotes,
  );
}
