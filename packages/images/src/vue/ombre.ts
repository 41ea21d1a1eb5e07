/** The shadow on the table: read once from the sheets of light, laid under the object as a picture. */
import {
  DataTexture,
  DoubleSide,
  FloatType,
  LinearFilter,
  Mesh,
  NearestFilter,
  PlaneGeometry,
  RedFormat,
  ShaderMaterial,
  Vector3,
  WebGLRenderTarget,
  type Box3,
  type WebGLRenderer,
} from 'three';
import { definePasse } from '../studio/passe.ts';
import { OMBRE } from '../studio/photographe.ts';
import { ombrer } from '../studio/sol.ts';
import { DIRECTIONS_PAR_PLANCHE, LIRE_PLANCHE, SOL_PLUS_BAS } from '../studio/visibilite.ts';
import type { Planche } from './lumiere.ts';

/** Drawn with the object, never seen by what reads its light. */
export const CALQUE_SOL = 2;

const COTE = 512;
/** The picture of the shadow is wider than the object, which its pale edges need. */
const MARGE = 1.5;

const LIRE_SOL = /* glsl */ `
uniform float uEtendue;
${LIRE_PLANCHE}
void main() {
  vec2 p = (gl_FragCoord.xy / ${COTE}.0 - 0.5) * uEtendue;
  couleur = vec4(0.0);
  for (int i = 0; i < ${DIRECTIONS_PAR_PLANCHE}; i++) {
    float face = uSens[i].y;
    if (face < ${SOL_PLUS_BAS}) continue;
    couleur += vec4(face * vu(i, vec3(p.x, 0.0, p.y)) * uSens[i].w, face * uSens[i].w, 0.0, 0.0);
  }
}`;

const PLACE = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = vec2(uv.x, 1.0 - uv.y);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const TEINTE = /* glsl */ `
uniform sampler2D uOmbre;
uniform vec3 uTeinte;
uniform float uForce;
varying vec2 vUv;
void main() { gl_FragColor = vec4(uTeinte, texture2D(uOmbre, vUv).r * uForce); }`;

export interface Ombre {
  mesh: Mesh;
  /** Fades as the eye comes down to the table: from below there is none. */
  voir(elevation: number): void;
  dispose(): void;
}

export function createOmbre(
  renderer: WebGLRenderer,
  planches: readonly Planche[],
  boite: Box3,
  force: number,
): Ombre {
  const { x, y, z } = boite.getSize(new Vector3());
  const etendue = MARGE * (Math.max(x, z) + 0.35 * Math.min(y, Math.max(x, z)));
  const sombre = readSol(renderer, planches, etendue);
  const alpha = ombrer(sombre, { largeur: COTE, hauteur: COTE }, force).map((part) => part * 255);
  const texture = new DataTexture(Uint8Array.from(alpha), COTE, COTE, RedFormat);
  texture.magFilter = texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  const uForce = { value: 1 };
  const material = new ShaderMaterial({
    vertexShader: PLACE,
    fragmentShader: TEINTE,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    uniforms: {
      uOmbre: { value: texture },
      uTeinte: { value: new Vector3(...OMBRE) },
      uForce,
    },
  });
  const mesh = new Mesh(new PlaneGeometry(etendue, etendue), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.layers.set(CALQUE_SOL);
  mesh.renderOrder = -1;
  return {
    mesh,
    voir(elevation) {
      uForce.value = Math.min(1, Math.max(0, elevation / 0.08));
      mesh.visible = uForce.value > 0;
    },
    dispose() {
      texture.dispose();
      material.dispose();
      mesh.geometry.dispose();
    },
  };
}

/** Darkness of each place of the table. */
function readSol(
  renderer: WebGLRenderer,
  planches: readonly Planche[],
  etendue: number,
): Float32Array {
  const cible = new WebGLRenderTarget(COTE, COTE, {
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
    depthBuffer: false,
  });
  const vu = new Float32Array(COTE * COTE);
  const possible = new Float32Array(COTE * COTE);
  const lu = new Float32Array(COTE * COTE * 4);
  for (const { uCartes, uVers, uSens, uCle } of planches) {
    const passe = definePasse(LIRE_SOL, {
      uCartes,
      uEtendue: { value: etendue },
      uVers,
      uSens,
      uCle,
      uRecul: { value: 0 },
    });
    passe.draw(renderer, cible);
    renderer.readRenderTargetPixels(cible, 0, 0, COTE, COTE, lu);
    for (let i = 0; i < vu.length; i++) {
      vu[i] = (vu[i] ?? 0) + (lu[i * 4] ?? 0);
      possible[i] = (possible[i] ?? 0) + (lu[i * 4 + 1] ?? 0);
    }
  }
  cible.dispose();
  return vu.map((part, i) => (possible[i] ? 1 - part / possible[i] : 0));
}
