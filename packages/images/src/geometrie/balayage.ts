/** Things drawn along a line: tubes, cables, coils, mouldings, ropes. */
import { CatmullRomCurve3, Curve, Vector3, type BufferGeometry, type Shape } from 'three';
import { surface } from './surface.ts';

export type Point3 = readonly [x: number, y: number, z: number];

/** A smooth line through points. */
export function curve(points: readonly Point3[], closed = false, tension = 0.5): Curve<Vector3> {
  return new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    closed,
    'catmullrom',
    tension,
  );
}

/** A line given by a function of 0…1. */
export class Ligne extends Curve<Vector3> {
  private readonly at: (t: number, out: Vector3) => void;

  constructor(at: (t: number, out: Vector3) => void) {
    super();
    this.at = at;
  }

  override getPoint(t: number, out = new Vector3()): Vector3 {
    this.at(t, out);
    return out;
  }
}

/** Turns round Y that rise from `y0` to `y1`: a spring, a spiral. */
export function helix(rayon: number, turns: number, y0: number, y1: number): Ligne {
  return new Ligne((t, out) => {
    const turn = t * turns * Math.PI * 2;
    out.set(rayon * Math.sin(turn), y0 + (y1 - y0) * t, rayon * Math.cos(turn));
  });
}

/**
 * A cable wound in a lying coil: layers of turns one beside the other, with the small disorder of
 * a hand. `seed` makes another coil.
 */
export function coil(rayon: number, brin: number, rows: number, layers: number, seed = 1): Ligne {
  const turns = rows * layers;
  return new Ligne((t, out) => {
    const turn = t * turns;
    const layer = Math.min(layers - 1, Math.floor(turn / rows));
    const inLayer = turn - layer * rows;
    const row = layer % 2 === 0 ? inLayer : rows - inLayer;
    const wander = Math.sin(turn * 2.3 + seed) * 0.12 + Math.sin(turn * 5.1 + seed * 2) * 0.06;
    const r = rayon + (layer + wander) * brin * 0.92;
    const angle = turn * Math.PI * 2;
    out.set(r * Math.sin(angle), (row + wander) * brin * 0.96, r * Math.cos(angle));
  });
}

export interface OptionsTube {
  /** Rings along the line. */
  pas?: number;
  /** Points round a ring. */
  cotes?: number;
  /** Factor of the radius along the line: tapers, bulges. */
  taille?: (t: number) => number;
  /** Closes the ends with a flat disc; not for closed lines. */
  bouche?: boolean;
}

/** A round section along a line. */
export function tube(
  line: Curve<Vector3>,
  rayon: number,
  { pas = 160, cotes = 20, taille = () => 1, bouche = true }: OptionsTube = {},
): BufferGeometry {
  const frames = line.computeFrenetFrames(pas, false);
  const centre = new Vector3();
  const caps = bouche ? 1 : 0;
  return surface(cotes, pas + 2 * caps, (u, v, out) => {
    const ring = Math.round(v * (pas + 2 * caps)) - caps;
    const t = Math.min(1, Math.max(0, ring / pas));
    const at = Math.round(t * pas);
    const r = ring < 0 || ring > pas ? 0 : rayon * taille(t);
    line.getPointAt(t, centre);
    const turn = u === 1 ? 0 : u * Math.PI * 2;
    out
      .copy(centre)
      .addScaledVector(frames.normals[at] ?? centre, -Math.cos(turn) * r)
      .addScaledVector(frames.binormals[at] ?? centre, Math.sin(turn) * r);
  });
}

/** A section along a line: mouldings, gaskets, rails. The section is closed and counter-clockwise. */
export function sweep(
  line: Curve<Vector3>,
  section: Shape,
  pas = 120,
  angle = 0.5,
): BufferGeometry {
  const outline = section.getPoints(12);
  const first = outline[0];
  const last = outline.at(-1);
  if (first && last && !first.equals(last)) outline.push(first.clone());
  const frames = line.computeFrenetFrames(pas, false);
  const centre = new Vector3();
  return surface(
    outline.length - 1,
    pas,
    (u, v, out) => {
      const at = Math.round(v * pas);
      const { x = 0, y = 0 } = outline[Math.round(u * (outline.length - 1))] ?? {};
      line.getPointAt(v, centre);
      out
        .copy(centre)
        .addScaledVector(frames.normals[at] ?? centre, x)
        .addScaledVector(frames.binormals[at] ?? centre, y);
    },
    angle,
  );
}
