/**
 * How much light reaches each pixel of the view, as in the studio. What an object sees of the tent
 * does not change as one turns round it: its depth maps are drawn once, sheet by sheet, and each
 * frame reads as many of them as there is time for.
 */
import {
  DepthTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  HalfFloatType,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  NearestFilter,
  RedFormat,
  ShaderMaterial,
  UnsignedShortType,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderTarget,
  type Box3,
  type PerspectiveCamera,
  type Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { repartirDirections } from '../studio/directions.ts';
import { defineCumul, definePasse } from '../studio/passe.ts';
import {
  CARTE,
  clear,
  COTE,
  dessinerPlanche,
  DIRECTIONS_PAR_PLANCHE,
  INTEGRER,
  RELEVE,
  RELEVE_VERTEX,
  tableau,
} from '../studio/visibilite.ts';
import { EGALISER } from './egaliser.ts';

/** What a pass needs to read one sheet. */
export interface Planche {
  uCartes: { value: Texture | null };
  uVers: { value: Matrix4[] };
  uSens: { value: Vector4[] };
  uCle: { value: number[] };
}

export interface Lumiere {
  planches: readonly Planche[];
  /** Draws one more sheet; false once they are all there. */
  relever(scene: Scene): boolean;
  /** Reads so many sheets for what this camera sees: R open to light, G sees the key, B distance. */
  lire(scene: Scene, camera: PerspectiveCamera, planches: number): Texture;
  redimensionner(largeur: number, hauteur: number): void;
  dispose(): void;
}

const LECTURE = { minFilter: NearestFilter, magFilter: NearestFilter, depthBuffer: false } as const;

export function createLumiere(renderer: WebGLRenderer, boite: Box3, nombre: number): Lumiere {
  const releve = new WebGLRenderTarget(1, 1, {
    ...LECTURE,
    type: FloatType,
    depthBuffer: true,
    count: 2,
  });
  // Added up: half floats are blended by every card, whole ones are not.
  const somme = new WebGLRenderTarget(1, 1, { ...LECTURE, type: HalfFloatType });
  const cible = new WebGLRenderTarget(1, 1, { ...LECTURE, type: FloatType });
  const [place, normale] = releve.textures;
  const uTaille = { value: new Vector2() };
  const uCamera = { value: new Vector3() };
  const integrer = defineCumul(INTEGRER, {
    uCartes: { value: null },
    uVers: { value: [] },
    uSens: { value: [] },
    uCle: { value: [] },
    uRecul: { value: boite.getSize(new Vector3()).length() * 0.002 },
    uPlace: { value: place },
    uNormale: { value: normale },
  });
  const finir = definePasse(EGALISER, {
    uSomme: { value: somme.texture },
    uNormale: { value: normale },
    uPlace: { value: place },
    uCamera,
    uTaille,
  });
  const relief = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: RELEVE_VERTEX,
    fragmentShader: RELEVE,
    side: DoubleSide,
  });
  const toutes = repartirDirections(nombre * DIRECTIONS_PAR_PLANCHE);
  const cibles: WebGLRenderTarget[] = [];
  const planches: Planche[] = [];

  return {
    planches,
    relever(scene) {
      if (planches.length === nombre) return false;
      // Each sheet has its share of the key and of the whole dome: any number of them will do.
      const lot = toutes.filter((_, i) => i % nombre === planches.length);
      const dessinee = createPlanche();
      const planche = {
        uCartes: { value: dessinee.depthTexture },
        uVers: { value: tableau(() => new Matrix4()) },
        uSens: { value: tableau(() => new Vector4()) },
        uCle: { value: tableau(() => 0) },
      };
      dessinerPlanche(renderer, scene, dessinee, lot, boite, planche);
      scene.overrideMaterial = null;
      cibles.push(dessinee);
      planches.push(planche);
      return true;
    },
    lire(scene, camera, lues) {
      const solide = camera.clone();
      solide.layers.set(0);
      scene.overrideMaterial = relief;
      clear(renderer, releve);
      renderer.render(scene, solide);
      scene.overrideMaterial = null;
      clear(renderer, somme);
      for (const { uCartes, uVers, uSens, uCle } of planches.slice(0, lues)) {
        Object.assign(integrer.uniforms, { uCartes, uVers, uSens, uCle });
        integrer.draw(renderer, somme);
      }
      uCamera.value.copy(camera.position);
      finir.draw(renderer, cible);
      return cible.texture;
    },
    redimensionner(largeur, hauteur) {
      for (const target of [releve, somme, cible]) target.setSize(largeur, hauteur);
      uTaille.value.set(largeur, hauteur);
    },
    dispose() {
      for (const target of [releve, somme, cible, ...cibles]) target.dispose();
      relief.dispose();
    },
  };
}

/** Sixteen bits of depth are enough between walls that fit the object, and half the memory. */
function createPlanche(): WebGLRenderTarget {
  const cote = COTE * CARTE;
  const depthTexture = new DepthTexture(cote, cote, UnsignedShortType);
  depthTexture.compareFunction = LessEqualCompare;
  depthTexture.minFilter = depthTexture.magFilter = LinearFilter;
  return new WebGLRenderTarget(cote, cote, { format: RedFormat, depthTexture });
}
