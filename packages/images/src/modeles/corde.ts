/** Laid rope: a coil of three strands, by what it is made of and how thick it is. */
import * as Type from 'typebox';
import { Vector3, type BufferGeometry, type Curve } from 'three';
import { groupe, merge, piece } from '../geometrie/assemblage.ts';
import { coil, curve } from '../geometrie/balayage.ts';
import { surface } from '../geometrie/surface.ts';
import { textile } from '../matieres/textiles.ts';
import { choix, defineModele, mesure } from '../modele.ts';

const TEINTES = { polypropylene: '#2a5fb4', polyamide: '#e6e3da', chanvre: '#b08d58' } as const;

export default defineModele({
  nom: 'corde',
  params: Type.Object({
    matiere: choix('polypropylene', 'polyamide', 'chanvre'),
    diametre: mesure(6, 20),
  }),
  extremes: [
    { matiere: 'polypropylene', diametre: 10 },
    { matiere: 'chanvre', diametre: 20 },
    { matiere: 'polyamide', diametre: 6 },
  ],
  prise: { azimut: 0.35, elevation: 0.62 },
  construire({ matiere, diametre }) {
    const d = 9 + diametre * 0.95;
    const rangs = diametre > 12 ? 2 : 3;
    const rouleau = coil(104, d, rangs, 2, 3);
    const fin = rouleau.getPointAt(1);
    const suite = rouleau.getTangentAt(1);
    // Its end leaves the coil and lies before it.
    const bout = curve([
      [fin.x - suite.x * d, fin.y, fin.z - suite.z * d],
      [fin.x + suite.x * 60, d * 1.2, fin.z + suite.z * 60],
      [fin.x + suite.x * 120 + 16, d * 0.5, fin.z + suite.z * 120 + 24],
      [fin.x + suite.x * 170 + 6, d * 0.5, fin.z + suite.z * 160 + 54],
    ]);
    return groupe(
      piece(
        merge(toron(rouleau, d / 2), toron(bout, d / 2)),
        textile(TEINTES[matiere], matiere === 'chanvre' ? 'polaire' : 'lisse'),
      ),
    );
  },
});

/** Three strands twisted: a section of three lobes that turns along the line. */
function toron(line: Curve<Vector3>, r: number): BufferGeometry {
  const length = line.getLength();
  line.arcLengthDivisions = 2000;
  line.updateArcLengths();
  const pas = Math.ceil(length / (r * 0.42));
  const centre = new Vector3();
  const tangent = new Vector3();
  const side = new Vector3();
  const up = new Vector3();
  return surface(
    18,
    pas,
    (u, v, out) => {
      line.getPointAt(v, centre);
      line.getTangentAt(v, tangent);
      side.set(-tangent.z, 0, tangent.x).normalize();
      up.crossVectors(side, tangent).normalize();
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const twist = ((v * length) / (r * 7)) * Math.PI * 2;
      // Cut ends are closed.
      const k =
        v === 0 || v === 1 ? 0 : r * (0.76 + 0.26 * Math.abs(Math.cos(1.5 * (turn + twist))));
      out
        .copy(centre)
        .addScaledVector(side, -Math.cos(turn) * k)
        .addScaledVector(up, Math.sin(turn) * k);
    },
    0.8,
  );
}
