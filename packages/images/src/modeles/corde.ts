/** Laid rope: a coil of three strands, by what it is made of and how thick it is. */
import * as Type from 'typebox';
import { Vector3, type BufferGeometry } from 'three';
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
    const d = 8 + diametre * 0.9;
    const rangs = diametre > 14 ? 3 : 4;
    const couches = diametre > 14 ? 2 : 3;
    const rouleau = toron(coil(110, d, rangs, couches, 3), d / 2, rangs * couches * 64);
    const bout = toron(
      curve([
        [60, d * 0.5, 134 + couches * d * 0.6],
        [120, d * 0.5, 120 + couches * d * 0.6],
        [170, d * 0.5, 140 + couches * d * 0.4],
        [220, d * 0.5, 110 + couches * d * 0.4],
      ]),
      d / 2,
      120,
    );
    return groupe(
      piece(
        merge(rouleau, bout),
        textile(TEINTES[matiere], matiere === 'chanvre' ? 'polaire' : 'lisse'),
      ),
    );
  },
});

/** Three strands twisted: a section of three lobes that turns along the line. */
function toron(line: ReturnType<typeof coil>, r: number, pas: number): BufferGeometry;
function toron(line: ReturnType<typeof curve>, r: number, pas: number): BufferGeometry;
function toron(line: ReturnType<typeof curve>, r: number, pas: number): BufferGeometry {
  const length = line.getLength();
  const centre = new Vector3();
  const tangent = new Vector3();
  const side = new Vector3();
  const up = new Vector3();
  return surface(
    15,
    pas,
    (u, v, out) => {
      line.getPointAt(v, centre);
      line.getTangentAt(v, tangent);
      side.set(-tangent.z, 0, tangent.x).normalize();
      up.crossVectors(side, tangent).normalize();
      const turn = u === 1 ? 0 : u * Math.PI * 2;
      const twist = (v * length) / (r * 1.35);
      const k = r * (0.86 + 0.17 * Math.abs(Math.cos((turn * 3 + twist) / 2)) * 1.3 - 0.06);
      out
        .copy(centre)
        .addScaledVector(side, -Math.cos(turn) * k)
        .addScaledVector(up, Math.sin(turn) * k);
    },
    0.9,
  );
}
