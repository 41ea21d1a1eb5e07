/** The object in its tent: what is drawn for one stand of the eye. */
import {
  DirectionalLight,
  LinearSRGBColorSpace,
  Mesh,
  MeshPhysicalMaterial,
  NoToneMapping,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  type Group,
  type Texture,
} from 'three';
import { CALQUE_SANS_OMBRE } from '../geometrie/assemblage.ts';
import { ECLAIRAGE } from '../matieres/eclairage.ts';
import { cadrer, echantillon } from '../studio/cadrage.ts';
import { SENS_CLE } from '../studio/directions.ts';
import { PLUS_NOIR } from '../studio/photographe.ts';
import { deballer, type Colis } from './colis.ts';
import { createLumiere } from './lumiere.ts';
import { CALQUE_SOL, createOmbre, type Ombre } from './ombre.ts';
import { limitesDeFace, PARTOUT, type Limites, type Orbite } from './orbite.ts';

/** Pixels of the page. */
export interface Cadre {
  largeur: number;
  hauteur: number;
  /** Side of the picture that stands in the same place. */
  cote: number;
}

export interface SceneVue {
  depart: Orbite;
  limites: Limites;
  /** Reads light more finely; false once there is nothing to add. */
  affiner(): boolean;
  /** As finely as it can, or in the time there is while it turns. */
  dessiner(orbite: Orbite, finesse: number): void;
  cadrer(cadre: Cadre, finesse: number): void;
  compiler(): Promise<void>;
  dispose(): void;
}

/** Above that the studio looks straight down, whatever the azimuth. */
const A_PIC = Math.asin(0.999);
/** Part of the frame that may be filled from any side. */
const PLUS_LARGE = 0.94;
const POINTS = 600;

export function openRenderer(canvas: HTMLCanvasElement): WebGLRenderer | undefined {
  try {
    const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    renderer.setClearColor(0x000000, 0);
    renderer.autoClear = false;
    // Materials develop their colours themselves, as in the studio.
    renderer.outputColorSpace = LinearSRGBColorSpace;
    renderer.toneMapping = NoToneMapping;
    return renderer.extensions.has('EXT_color_buffer_float') ? renderer : undefined;
  } catch {
    return undefined;
  }
}

export interface Plateau {
  renderer: WebGLRenderer;
  /** What is reflected: the same for all objects, mounted while the object is being built. */
  tente: Texture;
  /** Sheets of light at most. */
  planches: number;
}

export function createScene({ renderer, tente, planches }: Plateau, colis: Colis): SceneVue {
  const { prise } = colis;
  const object = deballer(colis);
  eclaircirLesNoirs(object);
  const scene = new Scene();
  scene.add(object);
  const { camera: studio, cible, distance, boite } = cadrer(object, prise);
  const points = clairsemer(echantillon(object));
  const camera = new PerspectiveCamera();
  for (const calque of [CALQUE_SANS_OMBRE, CALQUE_SOL]) camera.layers.enable(calque);
  const lumiere = createLumiere(renderer, boite, planches);
  scene.environment = tente;
  scene.environmentIntensity = 0.8;
  const cle = new DirectionalLight('#fff6ea', 1.1);
  cle.position.copy(SENS_CLE);
  scene.add(cle);
  const depart: Orbite = {
    azimut: prise.elevation > A_PIC ? 0 : prise.azimut,
    elevation: prise.elevation,
    zoom: 1,
  };
  let ombre: Ombre | undefined;
  /** Tangents of half the field of view, of the picture and of the whole frame. */
  const image = Math.tan((studio.fov * Math.PI) / 360);
  const vue = { x: image, y: image };

  function placer({ azimut, elevation, zoom }: Orbite): void {
    camera.rotation.set(-elevation, azimut, 0, 'YXZ');
    const sens = new Vector3(0, 0, 1).applyEuler(camera.rotation);
    const loin = Math.max(distance, recul(sens)) / zoom;
    camera.position.copy(cible).addScaledVector(sens, loin);
    camera.near = loin * 0.1;
    camera.far = loin + distance * 2;
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
  }

  /** How far away everything is in the frame, seen from there. */
  function recul(sens: Vector3): number {
    const droite = new Vector3(1, 0, 0).applyEuler(camera.rotation);
    const haut = new Vector3(0, 1, 0).applyEuler(camera.rotation);
    let loin = 0;
    for (const point of points) {
      const ecart = point.clone().sub(cible);
      const large = Math.abs(ecart.dot(droite)) / vue.x;
      const hauteur = Math.abs(ecart.dot(haut)) / vue.y;
      loin = Math.max(loin, Math.max(large, hauteur) / PLUS_LARGE + ecart.dot(sens));
    }
    return loin;
  }

  return {
    depart,
    limites: colis.uneFace ? limitesDeFace(depart) : PARTOUT,
    affiner() {
      const added = lumiere.relever(scene);
      const { length } = lumiere.planches;
      if (added && prise.sol && (length === 1 || length === planches)) {
        if (ombre) scene.remove(ombre.mesh);
        ombre?.dispose();
        ombre = createOmbre(renderer, lumiere.planches, boite, prise.ombre);
        scene.add(ombre.mesh);
      }
      return added;
    },
    dessiner(orbite, finesse) {
      placer(orbite);
      ombre?.voir(orbite.elevation);
      ECLAIRAGE.studio.value = 0;
      ECLAIRAGE.visibilite.value = lumiere.lire(scene, camera, finesse);
      ECLAIRAGE.exposition.value = prise.exposition;
      ECLAIRAGE.studio.value = 1;
      renderer.setRenderTarget(null);
      renderer.clear();
      renderer.render(scene, camera);
    },
    cadrer({ largeur, hauteur, cote }, finesse) {
      renderer.setPixelRatio(finesse);
      renderer.setSize(largeur, hauteur, false);
      vue.x = (image * largeur) / cote;
      vue.y = (image * hauteur) / cote;
      camera.fov = (Math.atan(vue.y) * 360) / Math.PI;
      camera.aspect = largeur / hauteur;
      const { width, height } = renderer.domElement;
      lumiere.redimensionner(width, height);
    },
    async compiler() {
      await renderer.compileAsync(scene, camera);
    },
    dispose() {
      lumiere.dispose();
      ombre?.dispose();
      jeter(object);
    },
  };
}

/** As the photographer lifts what is nearly black, so that dark parts keep their shape. */
function eclaircirLesNoirs(object: Group): void {
  const fin = '#include <dithering_fragment>';
  const lever = `${fin}\ngl_FragColor.rgb += ${PLUS_NOIR} * pow(max(1.0 - gl_FragColor.rgb, 0.0), vec3(6.0));`;
  const faites = new Set<MeshPhysicalMaterial>();
  object.traverse((part) => {
    if (!(part instanceof Mesh) || !(part.material instanceof MeshPhysicalMaterial)) return;
    const { material } = part;
    if (faites.has(material)) return;
    faites.add(material);
    const avant = material.onBeforeCompile.bind(material);
    material.onBeforeCompile = (shader, renderer) => {
      avant(shader, renderer);
      shader.fragmentShader = shader.fragmentShader.replace(fin, lever);
    };
  });
}

function clairsemer(points: readonly Vector3[]): Vector3[] {
  const pas = Math.max(1, Math.floor(points.length / POINTS));
  return points.filter((_, i) => i % pas === 0);
}

function jeter(object: Group): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.geometry.dispose();
    if (!(part.material instanceof MeshPhysicalMaterial)) return;
    part.material.map?.dispose();
    part.material.dispose();
  });
}
