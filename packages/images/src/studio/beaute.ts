/** The picture itself, taken several times a fraction of a pixel apart and averaged as developed. */
import {
  DirectionalLight,
  FloatType,
  NearestFilter,
  WebGLRenderTarget,
  type PerspectiveCamera,
  type Scene,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { SENS_CLE } from './directions.ts';
import type { Format } from './format.ts';
import { defineCumul } from './passe.ts';

const CUMULER = /* glsl */ `
uniform highp sampler2D uPose;
uniform float uPart;
void main() { couleur = texelFetch(uPose, ivec2(gl_FragCoord.xy), 0) * uPart; }`;

/** Spread of the poses over a pixel: a little wider than one, as a lens is. */
const ETENDUE = 1.2;

export interface Appareil {
  /** Premultiplied colour and coverage of each pixel, 0 to 1, rows from the bottom. */
  prendre(scene: Scene, camera: PerspectiveCamera, poses: number): Float32Array;
}

export function createAppareil(
  renderer: WebGLRenderer,
  { largeur, hauteur }: Format,
  environnement: Texture,
): Appareil {
  const pose = new WebGLRenderTarget(largeur, hauteur, {
    samples: 4,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    resolveDepthBuffer: false,
  });
  const somme = new WebGLRenderTarget(largeur, hauteur, {
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  });
  const cumuler = defineCumul(CUMULER, { uPose: { value: pose.texture }, uPart: { value: 1 } });
  const cle = new DirectionalLight('#fff6ea', 1.1);
  cle.position.copy(SENS_CLE);

  return {
    prendre(scene, camera, poses) {
      scene.environment = environnement;
      scene.environmentIntensity = 0.8;
      scene.add(cle);
      renderer.setRenderTarget(somme);
      renderer.clear();
      for (let i = 0; i < poses; i++) {
        const x = ((i * 0.7548776662 + 0.5) % 1) - 0.5;
        const y = ((i * 0.569840291 + 0.5) % 1) - 0.5;
        camera.setViewOffset(largeur, hauteur, x * ETENDUE, y * ETENDUE, largeur, hauteur);
        renderer.setRenderTarget(pose);
        renderer.clear();
        renderer.render(scene, camera);
        if (cumuler.uniforms.uPart) cumuler.uniforms.uPart.value = 1 / poses;
        cumuler.draw(renderer, somme);
      }
      camera.clearViewOffset();
      scene.environment = null;
      scene.remove(cle);
      const pixels = new Float32Array(largeur * hauteur * 4);
      renderer.readRenderTargetPixels(somme, 0, 0, largeur, hauteur, pixels);
      return pixels;
    },
  };
}
