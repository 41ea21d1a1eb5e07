/** Flat webbing slings: folded, with their sewn eyes; the colour says the load. */
import type { BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { curve, type Point3 } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { dessiner, write, remplir } from '../etiquettes/dessin.ts';
import { imprime, plan } from '../etiquettes/etiquette.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele } from '../modele.ts';

/** One colour per tonne, by the standard. */
const TEINTES = {
  '1': '#5d3a8c',
  '2': '#2f7d3a',
  '3': '#d9a40c',
  '4': '#7d8288',
  '5': '#b3221f',
} as const;

export default defineModele({
  nom: 'elingue-textile',
  params: Type.Object({ charge: choix('1', '2', '3', '4', '5') }),
  extremes: [{ charge: '2' }, { charge: '1' }, { charge: '5' }],
  prise: { azimut: 0.62, elevation: 0.5 },
  construire({ charge }) {
    const w = 46 + Number(charge) * 8;
    const couleur = TEINTES[charge];
    const toile = textile(couleur, 'serge', 'y');
    const plis: Point3[] = [];
    // To and fro over itself, six layers, an eye out at each end.
    for (let i = 0; i < 6; i++) {
      const sens = i % 2 === 0 ? 1 : -1;
      const y = 4 + i * 9;
      plis.push([-sens * 120, y, 0], [0, y + 1, 0], [sens * 120, y + 2, 0], [sens * 136, y + 5, 0]);
    }
    const oeil = (sens: number, y: number): Point3[] => [
      [sens * 120, y, 0],
      [sens * 190, y + 4, 0],
      [sens * 250, y + 44, 0],
      [sens * 300, y + 24, 0],
      [sens * 270, y - 1, 0],
      [sens * 190, y + 1, 0],
      [sens * 140, y + 2, 0],
    ];
    return groupe(
      piece(
        merge(
          bande(plis, w, 260, 5),
          bande(oeil(-1, 5), w * 0.62, 90, 4.4),
          bande(oeil(1, 5), w * 0.62, 90, 4.4).translate(0, 45, 0),
        ),
        toile,
      ),
      piece(
        merge(...[-1, 1].map((k) => box(46, 8, w * 0.9, 2).translate(k * 112, k > 0 ? 53 : 8, 0))),
        textile('#2b2e33', 'serge', 'y'),
      ),
      piece(plan(70, 34), imprime(etiquette(charge), 0.7, 0), {
        position: [30, 59, w / 2 - 24],
        rotation: [-Math.PI / 2, 0, 0],
      }),
    );
  },
});

function bande(points: readonly Point3[], w: number, pas: number, e: number): BufferGeometry {
  const line = curve(
    points.map(([x, y, z]) => [x * 0.7, y, z] as const),
    false,
    0.4,
  );
  return surface(
    4,
    pas,
    (u, v, out) => {
      const point = line.getPointAt(v);
      const tangent = line.getTangentAt(v);
      const k = Math.round(u * 4);
      const dessus = k === 0 || k === 3 || k === 4 ? -1 : 1;
      const cote = k === 0 || k === 1 || k === 4 ? 1 : -1;
      out.set(
        point.x - (tangent.y * dessus * e) / 2,
        point.y + (tangent.x * dessus * e) / 2,
        (cote * w) / 2,
      );
    },
    0.5,
  );
}

function etiquette(charge: string) {
  return dessiner(512, 248, (toile) => {
    remplir(toile, '#2a5fb4', 0, 0, 512, 248);
    write(toile, {
      texte: `${charge} t`,
      x: 256,
      y: 128,
      taille: 170,
      couleur: '#f4f3f0',
      graisse: 900,
    });
  });
}
