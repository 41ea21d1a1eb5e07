/** LED strip: five metres wound up, the diodes outwards, the end with its wires drawn off. */
import { Vector3, type BufferGeometry } from 'three';
import * as Type from 'typebox';
import { groupe, merge, piece, repeat } from '../geometrie/assemblage.ts';
import { curve, Ligne, tube } from '../geometrie/balayage.ts';
import { box } from '../geometrie/solides.ts';
import { surface } from '../geometrie/surface.ts';
import { cuivre } from '../matieres/metaux.ts';
import { plastique, plastiqueBrillant } from '../matieres/plastiques.ts';
import { defineModele, mesure } from '../modele.ts';

const LARGE = 10;
const TOURS = 9;
const [DEDANS, DEHORS] = [30, 52];
const QUEUE = 150;

/** The strip's outer side seen from above: the wound turns, then the end, tangent to them. */
const LIGNE = new Ligne((t, out) => {
  const fil = (1 - QUEUE_PART) ** -1;
  if (t < 1 - QUEUE_PART) {
    const s = t * fil;
    const turn = s * TOURS * Math.PI * 2;
    const r = DEDANS + (DEHORS - DEDANS) * s;
    out.set(r * Math.sin(turn), 0, r * Math.cos(turn));
    return;
  }
  const s = (t - 1 + QUEUE_PART) / QUEUE_PART;
  out.set(QUEUE * s, 0, DEHORS + 26 * s * s);
});
const QUEUE_PART = 0.08;

export default defineModele({
  nom: 'ruban-led',
  params: Type.Object({
    /** Millimetres from one diode to the next. */
    pas: mesure(4, 20),
  }),
  extremes: [{ pas: 12 }, { pas: 5 }, { pas: 17 }],
  prise: { azimut: 0.35, elevation: 0.5, cadre: 0.9 },
  construire({ pas }) {
    const blanc = plastique('#edece8', 0.35);
    const diode = poses(pas);
    return groupe(
      piece(bande(), blanc),
      piece(repeat(box(4.6, 3.4, 1.6, 0.3), diode), plastiqueBrillant('#e9d27a')),
      piece(
        repeat(box(1.6, 2.6, 1, 0.1), diode.filter((_, i) => i % 3 === 1).map(decaler)),
        plastique('#3a3a3a'),
      ),
      piece(
        repeat(box(2.4, 1.6, 0.7, 0.1), diode.filter((_, i) => i % 4 === 2).map(decaler)),
        cuivre(),
      ),
      ...fils(),
    );
  },
});

function bande(): BufferGeometry {
  const point = new Vector3();
  return surface(
    760,
    1,
    (u, v, out) => {
      LIGNE.getPoint(u, point);
      out.set(point.x, (v - 0.5) * LARGE, point.z);
    },
    1,
  );
}

interface PoseDiode {
  position: readonly [number, number, number];
  rotation: readonly [number, number, number];
}

/** On the last turn and the end only: nobody sees the others. */
function poses(pas: number): PoseDiode[] {
  const a = new Vector3();
  const b = new Vector3();
  const found: PoseDiode[] = [];
  let reste = 0;
  for (let i = 0; i < 4000; i++) {
    const t = 0.8 + (i / 4000) * 0.195;
    LIGNE.getPoint(t, a);
    LIGNE.getPoint(t + 1e-4, b);
    const along = b.clone().sub(a);
    reste += (along.length() * (0.195 / 4000)) / 1e-4;
    if (reste < pas) continue;
    reste = 0;
    const cap = Math.atan2(-along.z, along.x);
    const dehors = new Vector3(Math.sin(cap), 0, Math.cos(cap)).multiplyScalar(0.9);
    found.push({ position: [a.x + dehors.x, 0, a.z + dehors.z], rotation: [0, cap, 0] });
  }
  return found;
}

function decaler({ position: [x, y, z], rotation }: PoseDiode): PoseDiode {
  const [, cap] = rotation;
  return { position: [x + 4.6 * Math.cos(cap), y - 2, z - 4.6 * Math.sin(cap)], rotation };
}

function fils() {
  const brin = (dy: number, dx: number) =>
    tube(
      curve([
        [QUEUE, dy, DEHORS + 26],
        [QUEUE + 14, dy, DEHORS + 32],
        [QUEUE + 26 + dx, dy * 0.4 - 1, DEHORS + 44],
        [QUEUE + 30 + dx, dy * 0.2 - 3, DEHORS + 66],
      ]),
      1.1,
      { pas: 40, cotes: 10 },
    );
  return [
    piece(merge(brin(2.6, 0)), plastiqueBrillant('#b3221f')),
    piece(merge(brin(-2.6, -6)), plastiqueBrillant('#26282c')),
  ];
}
