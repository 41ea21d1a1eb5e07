/**
 * The scene: one mesh per material whatever the number of cabinets, drawn only when something
 * changed. Walls between the eye and the room are hidden.
 */
import {
  ACESFilmicToneMapping,
  BoxGeometry,
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  Matrix4,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { mursOf } from '@comptoir/contract/cuisine/piece.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';
import { blocsOf, blocsMurs, type Bloc } from './blocs.ts';
import { createMateriaux } from './materiaux.ts';
import { createRegard, type Regard } from './regard.ts';

export interface SceneCuisine {
  montrer(plan: Plan): void;
  tourner(azimut: number, hauteur: number): void;
  approcher(facteur: number): void;
  recentrer(): void;
  redimensionner(largeur: number, hauteur: number): void;
  fermer(): void;
}

const HAUT = new Vector3(0, 1, 0);
/** Sharper costs a phone its battery and shows nothing more. */
const MAX_PIXELS = 2;

/** Undefined where the device draws no 3D. */
export function createScene(canvas: HTMLCanvasElement): SceneCuisine | undefined {
  const renderer = openRenderer(canvas);
  if (!renderer) return undefined;
  const scene = new Scene();
  scene.background = new Color('#e9e7e2');
  const camera = new PerspectiveCamera(42, 1, 0.05, 60);
  const soleil = eclairer(scene);
  const materiaux = createMateriaux();
  const cube = new BoxGeometry(1, 1, 1);
  let contenu = new Group();
  scene.add(contenu);
  let murs: { vers: { x: number; y: number }; group: Group }[] = [];
  let regard: Regard = createRegard(0, 0);
  let frame = 0;

  function dessiner(): void {
    frame = 0;
    const { oeil, cible } = regard.read();
    camera.position.set(oeil.x, oeil.y, oeil.z);
    camera.lookAt(cible.x, cible.y, cible.z);
    for (const { vers, group } of murs) {
      group.visible = vers.x * (oeil.x - cible.x) + vers.y * (oeil.z - cible.z) > -0.6;
    }
    renderer?.render(scene, camera);
  }
  const demander = () => {
    frame ||= requestAnimationFrame(dessiner);
  };

  function remplir(plan: Plan): void {
    scene.remove(contenu);
    vider(contenu);
    contenu = new Group();
    for (const [materiau, blocs] of Map.groupBy(blocsOf(plan), (bloc) => bloc.materiau)) {
      contenu.add(instances(blocs, cube, materiaux.de(materiau)));
    }
    const parMur = Map.groupBy(blocsMurs(plan), ({ mur }) => mur);
    murs = mursOf(plan.piece).map(({ nom, vers }) => {
      const group = new Group();
      const siens = (parMur.get(nom) ?? []).map(({ bloc }) => bloc);
      for (const [materiau, blocs] of Map.groupBy(siens, (bloc) => bloc.materiau)) {
        group.add(instances(blocs, cube, materiaux.de(materiau)));
      }
      contenu.add(group);
      return { vers, group };
    });
    const { largeur, profondeur } = etendue(plan);
    const sol = new Mesh(new PlaneGeometry(largeur, profondeur), materiaux.de('sol'));
    sol.rotation.x = -Math.PI / 2;
    sol.position.set(largeur / 2, 0, profondeur / 2);
    sol.receiveShadow = true;
    contenu.add(sol);
    scene.add(contenu);
    soleil.position.set(largeur * 0.75, 4.2, profondeur * 0.9);
    soleil.target.position.set(largeur / 2, 0, profondeur / 2);
  }

  let forme = '';
  return {
    montrer(plan) {
      remplir(plan);
      const { largeur, profondeur } = etendue(plan);
      // Another room is looked at from its own place; a cabinet that moves does not move the eye.
      if (forme !== `${largeur} ${profondeur}`) regard = createRegard(largeur, profondeur);
      forme = `${largeur} ${profondeur}`;
      demander();
    },
    tourner(azimut, hauteur) {
      regard.tourner(azimut, hauteur);
      demander();
    },
    approcher(facteur) {
      regard.approcher(facteur);
      demander();
    },
    recentrer() {
      regard.recentrer();
      demander();
    },
    redimensionner(largeur, hauteur) {
      renderer.setPixelRatio(Math.min(devicePixelRatio, MAX_PIXELS));
      renderer.setSize(largeur, hauteur, false);
      camera.aspect = largeur / Math.max(hauteur, 1);
      camera.updateProjectionMatrix();
      demander();
    },
    fermer() {
      cancelAnimationFrame(frame);
      vider(contenu);
      cube.dispose();
      materiaux.dispose();
      renderer.dispose();
    },
  };
}

function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer | undefined {
  try {
    const renderer = new WebGLRenderer({ canvas, antialias: true });
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.toneMapping = ACESFilmicToneMapping;
    renderer.toneMappingExposure = 1.3;
    return renderer;
  } catch {
    return undefined;
  }
}

/** Light of a room with a window: soft from all sides, one shadow. */
function eclairer(scene: Scene): DirectionalLight {
  scene.add(new HemisphereLight('#ffffff', '#b8ab99', 1.9));
  const soleil = new DirectionalLight('#fff4e2', 1.9);
  soleil.castShadow = true;
  soleil.shadow.mapSize.set(2048, 2048);
  soleil.shadow.bias = -0.0004;
  soleil.shadow.normalBias = 0.02;
  soleil.shadow.radius = 5;
  const { camera } = soleil.shadow;
  Object.assign(camera, { left: -6, right: 6, top: 6, bottom: -6, near: 0.5, far: 16 });
  const contre = new DirectionalLight('#dfe8f5', 0.5);
  contre.position.set(-3, 3, -2);
  scene.add(soleil, soleil.target, contre);
  return soleil;
}

function instances(
  blocs: readonly Bloc[],
  cube: BoxGeometry,
  materiau: ReturnType<ReturnType<typeof createMateriaux>['de']>,
): InstancedMesh {
  const mesh = new InstancedMesh(cube, materiau, blocs.length);
  const matrix = new Matrix4();
  const turn = new Quaternion();
  for (const [i, bloc] of blocs.entries()) {
    turn.setFromAxisAngle(HAUT, bloc.angle);
    const size = new Vector3(bloc.longueur, bloc.hauteur, bloc.profondeur);
    matrix.compose(new Vector3(bloc.x, bloc.y, bloc.z), turn, size);
    mesh.setMatrixAt(i, matrix);
  }
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Geometries of their own are the floors alone: the cube is shared. */
function vider(group: Group): void {
  group.traverse((each) => {
    if (each instanceof InstancedMesh) each.dispose();
    else if (each instanceof Mesh && each.geometry instanceof PlaneGeometry)
      each.geometry.dispose();
  });
}

function etendue({ piece: { coins } }: Plan): { largeur: number; profondeur: number } {
  return {
    largeur: Math.max(...coins.map(({ x }) => x)) / 1000,
    profondeur: Math.max(...coins.map(({ y }) => y)) / 1000,
  };
}
