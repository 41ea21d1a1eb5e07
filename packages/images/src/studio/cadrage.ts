/** Stands the object on the table and fits the camera to it. */
import { Box3, Mesh, PerspectiveCamera, Vector3, type Object3D } from 'three';
import { CALQUE_SANS_OMBRE } from '../geometrie/assemblage.ts';
import type { PriseEntiere } from '../modele.ts';

export interface Cadrage {
  camera: PerspectiveCamera;
  /** What it looks at, and from how far. */
  cible: Vector3;
  distance: number;
  boite: Box3;
  /** Half the diagonal of the object. */
  rayon: number;
}

/** Points of an object that are enough to know how far it reaches. */
const POINTS_PAR_PIECE = 4000;

/** @param rapport width of the frame over its height. */
export function cadrer(object: Object3D, prise: PriseEntiere, rapport = 1): Cadrage {
  const boite = poserSurTable(object);
  const centre = boite.getCenter(new Vector3());
  const rayon = boite.getSize(new Vector3()).length() / 2;
  const camera = new PerspectiveCamera(prise.champ, rapport, 1, 1e6);
  camera.layers.enable(CALQUE_SANS_OMBRE);
  const sens = new Vector3(
    Math.sin(prise.azimut) * Math.cos(prise.elevation),
    Math.sin(prise.elevation),
    Math.cos(prise.azimut) * Math.cos(prise.elevation),
  );
  const tangente = Math.tan((prise.champ * Math.PI) / 360);
  const points = echantillon(object);
  const cible = centre.clone();
  let distance = (rayon / Math.sin((prise.champ * Math.PI) / 360)) * 1.05;
  for (let essai = 0; essai < 5; essai++) {
    viser(camera, cible, sens, distance);
    const { x, y, etendue } = etendueVue(points, camera);
    const droite = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const haut = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    cible.addScaledVector(droite, x * distance * tangente * rapport);
    cible.addScaledVector(haut, y * distance * tangente);
    distance *= etendue / prise.cadre;
  }
  viser(camera, cible, sens, distance);
  return { camera, cible, distance, boite, rayon };
}

/** Its lowest point on y = 0, its middle over the origin. */
function poserSurTable(object: Object3D): Box3 {
  object.updateMatrixWorld(true);
  const boite = new Box3().setFromObject(object, true);
  const centre = boite.getCenter(new Vector3());
  object.position.x -= centre.x;
  object.position.y -= boite.min.y;
  object.position.z -= centre.z;
  object.updateMatrixWorld(true);
  return new Box3().setFromObject(object, true);
}

function viser(camera: PerspectiveCamera, cible: Vector3, sens: Vector3, distance: number): void {
  camera.position.copy(cible).addScaledVector(sens, distance);
  // From straight above, "up" is away from the viewer.
  camera.up.set(0, 1, 0);
  if (Math.abs(sens.y) > 0.999) camera.up.set(0, 0, -1);
  camera.lookAt(cible);
  camera.near = distance * 0.3;
  camera.far = distance * 3;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld(true);
}

function etendueVue(points: readonly Vector3[], camera: PerspectiveCamera) {
  const min = new Vector3(Infinity, Infinity, 0);
  const max = new Vector3(-Infinity, -Infinity, 0);
  const seen = new Vector3();
  for (const point of points) {
    seen.copy(point).project(camera);
    min.min(seen);
    max.max(seen);
  }
  return {
    x: (min.x + max.x) / 2,
    y: (min.y + max.y) / 2,
    etendue: Math.max(max.x - min.x, max.y - min.y) / 2,
  };
}

export function echantillon(object: Object3D): Vector3[] {
  const points: Vector3[] = [];
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const position = part.geometry.getAttribute('position');
    const pas = Math.max(1, Math.floor(position.count / POINTS_PAR_PIECE));
    for (let i = 0; i < position.count; i += pas) {
      points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld));
    }
  });
  return points;
}
