/**
 * How much light reaches each pixel, integrated over many directions: soft contact shadows, dark
 * crevices. The object is drawn once from the camera (place and normal of each pixel) and once
 * from each direction (a small depth map, sixteen on a sheet); each sheet is then read in one pass.
 */
import {
  BufferGeometry,
  DepthTexture,
  DoubleSide,
  FloatType,
  GLSL3,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  NearestFilter,
  OrthographicCamera,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderTarget,
  type Box3,
  type PerspectiveCamera,
  type Scene,
  type WebGLRenderer,
} from 'three';
import { repartirDirections, type Direction } from './directions.ts';
import { pixelsOf, type Format } from './format.ts';
import { defineCumul, definePasse } from './passe.ts';

export const COTE = 4;
export const DIRECTIONS_PAR_PLANCHE = COTE * COTE;
/** Side of one depth map of an object; of an arrangement, whose parts are small in it. */
export const CARTE = 512;
export const CARTE_FINE = 1024;
/** The shadow on the table is soft: half the pixels do. */
const FINESSE_SOL = 0.5;
/** Lower lights would draw long streaks on the table. */
export const SOL_PLUS_BAS = 0.42;

export const RELEVE_VERTEX = /* glsl */ `
out vec3 vPlace;
out vec3 vNormale;
void main() {
  vec4 place = modelMatrix * vec4(position, 1.0);
  vPlace = place.xyz;
  vNormale = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * place;
}`;

export const RELEVE = /* glsl */ `
layout(location = 0) out highp vec4 aPlace;
layout(location = 1) out highp vec4 aNormale;
in vec3 vPlace;
in vec3 vNormale;
void main() {
  vec3 n = normalize(vNormale);
  if (dot(n, cameraPosition - vPlace) < 0.0) n = -n;
  aPlace = vec4(vPlace, 1.0);
  aNormale = vec4(n, 1.0);
}`;

const readPlanche = (carte: number) => /* glsl */ `
uniform highp sampler2DShadow uCartes;
uniform mat4 uVers[${DIRECTIONS_PAR_PLANCHE}];
uniform vec4 uSens[${DIRECTIONS_PAR_PLANCHE}];
uniform float uCle[${DIRECTIONS_PAR_PLANCHE}];
uniform float uRecul;
float vu(int i, vec3 place) {
  vec3 q = (uVers[i] * vec4(place, 1.0)).xyz * 0.5 + 0.5;
  if (any(lessThan(q, vec3(0.0))) || any(greaterThan(q, vec3(1.0)))) return 1.0;
  vec2 coin = vec2(float(i % ${COTE}), float(i / ${COTE}));
  // Half a texel away from the neighbouring maps.
  vec2 dans = clamp(q.xy, ${(1 / carte).toFixed(6)}, ${(1 - 1 / carte).toFixed(6)});
  return texture(uCartes, vec3((coin + dans) / ${COTE}.0, q.z));
}`;

export const LIRE_PLANCHE = readPlanche(CARTE);

const integrerObjet = (carte: number) => /* glsl */ `
uniform highp sampler2D uPlace;
uniform highp sampler2D uNormale;
${readPlanche(carte)}
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  vec4 n = texelFetch(uNormale, pixel, 0);
  couleur = vec4(0.0);
  if (n.w < 0.5) return;
  vec3 place = texelFetch(uPlace, pixel, 0).xyz + n.xyz * uRecul;
  for (int i = 0; i < ${DIRECTIONS_PAR_PLANCHE}; i++) {
    float face = dot(n.xyz, uSens[i].xyz);
    if (face <= 0.0) continue;
    float v = vu(i, place + uSens[i].xyz * uRecul * 0.5);
    couleur += vec4(face * v * uSens[i].w, face * uSens[i].w, v * uCle[i], uCle[i]);
  }
}`;

export const INTEGRER = integrerObjet(CARTE);

const integrerTable = (carte: number) => /* glsl */ `
uniform mat4 uDepuisEcran;
uniform vec3 uCamera;
uniform vec2 uTailleSol;
${readPlanche(carte)}
void main() {
  vec2 ecran = gl_FragCoord.xy / uTailleSol * 2.0 - 1.0;
  vec4 loin = uDepuisEcran * vec4(ecran, 1.0, 1.0);
  vec3 rayon = normalize(loin.xyz / loin.w - uCamera);
  // Above the horizon there is no table to darken.
  couleur = vec4(1.0, 1.0, 0.0, 0.0);
  if (rayon.y > -1e-4) return;
  vec3 place = uCamera - rayon * (uCamera.y / rayon.y);
  couleur = vec4(0.0);
  for (int i = 0; i < ${DIRECTIONS_PAR_PLANCHE}; i++) {
    float face = uSens[i].y;
    if (face < ${SOL_PLUS_BAS}) continue;
    couleur += vec4(face * vu(i, place) * uSens[i].w, face * uSens[i].w, 0.0, 0.0);
  }
}`;

/** Shares of light, evened out where the surface is smooth, and spread over the silhouette. */
const FINIR = /* glsl */ `
uniform highp sampler2D uSomme;
uniform highp sampler2D uNormale;
uniform highp sampler2D uPlace;
uniform vec3 uCamera;
uniform vec2 uTaille;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  ivec2 limite = ivec2(uTaille) - 1;
  vec4 ici = texelFetch(uNormale, pixel, 0);
  vec2 somme = vec2(0.0), poids = vec2(0.0);
  float loin = 1e9;
  // Beside the object only its edge is looked for, and most of a picture is beside it.
  int saut = ici.w < 0.5 ? 2 : 1;
  for (int y = -2; y <= 2; y += saut) {
    for (int x = -2; x <= 2; x += saut) {
      ivec2 autre = clamp(pixel + ivec2(x, y), ivec2(0), limite);
      vec4 n = texelFetch(uNormale, autre, 0);
      if (n.w < 0.5) continue;
      vec4 s = texelFetch(uSomme, autre, 0);
      if (ici.w < 0.5) loin = min(loin, distance(texelFetch(uPlace, autre, 0).xyz, uCamera));
      float p = ici.w < 0.5 ? 1.0 : pow(max(0.0, dot(n.xyz, ici.xyz)), 24.0);
      p /= 1.0 + float(x * x + y * y) * 0.4;
      if (s.y > 0.0) { somme.x += p * s.x / s.y; poids.x += p; }
      somme.y += p * (s.w > 0.0 ? s.z / s.w : 0.0);
      poids.y += p;
    }
  }
  vec2 part = somme / max(poids, vec2(1e-5));
  if (ici.w > 0.5) loin = distance(texelFetch(uPlace, pixel, 0).xyz, uCamera);
  couleur = poids.y > 0.0 ? vec4(0.1 + 0.9 * part.x, part.y, loin, 1.0) : vec4(1.0, 1.0, 1e9, 0.0);
}`;

export interface Visibilite {
  /** R: open to light; G: sees the key; B: how far from the camera. */
  cible: WebGLRenderTarget;
  /** Darkness of the table, row by row from the bottom. */
  sol: Float32Array;
  formatSol: Format;
}

export interface Integrateur {
  integrer(scene: Scene, camera: PerspectiveCamera, boite: Box3, directions: number): Visibilite;
}

const CUMUL = {
  type: FloatType,
  minFilter: NearestFilter,
  magFilter: NearestFilter,
  depthBuffer: false,
} as const;

export function createIntegrateur(
  renderer: WebGLRenderer,
  { largeur, hauteur }: Format,
  carte: number,
): Integrateur {
  const releve = new WebGLRenderTarget(largeur, hauteur, { ...CUMUL, depthBuffer: true, count: 2 });
  const [place, normale] = releve.textures;
  const somme = new WebGLRenderTarget(largeur, hauteur, CUMUL);
  const formatSol = {
    largeur: Math.round(largeur * FINESSE_SOL),
    hauteur: Math.round(hauteur * FINESSE_SOL),
  };
  const sommeSol = new WebGLRenderTarget(formatSol.largeur, formatSol.hauteur, CUMUL);
  const cible = new WebGLRenderTarget(largeur, hauteur, CUMUL);
  const planche = createPlanche(carte);
  const releveMaterial = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: RELEVE_VERTEX,
    fragmentShader: RELEVE,
    side: DoubleSide,
  });
  const lecture = {
    uCartes: { value: planche.depthTexture },
    uVers: { value: tableau(() => new Matrix4()) },
    uSens: { value: tableau(() => new Vector4()) },
    uCle: { value: tableau(() => 0) },
    uRecul: { value: 0 },
  };
  const integrer = defineCumul(integrerObjet(carte), {
    ...lecture,
    uPlace: { value: place },
    uNormale: { value: normale },
  });
  const vueSol = {
    uDepuisEcran: { value: new Matrix4() },
    uCamera: { value: new Vector3() },
    uTailleSol: { value: new Vector2(formatSol.largeur, formatSol.hauteur) },
  };
  const integrerSol = defineCumul(integrerTable(carte), { ...lecture, ...vueSol });
  const finir = definePasse(FINIR, {
    uSomme: { value: somme.texture },
    uNormale: { value: normale },
    uPlace: { value: place },
    uCamera: vueSol.uCamera,
    uTaille: { value: new Vector2(largeur, hauteur) },
  });

  return {
    integrer(scene, camera, boite, directions) {
      const rayon = boite.getSize(new Vector3()).length() / 2;
      lecture.uRecul.value = rayon * 0.004 * (CARTE / carte);
      const vueSolide = camera.clone();
      vueSolide.layers.set(0);
      scene.overrideMaterial = releveMaterial;
      clear(renderer, releve);
      renderer.render(scene, vueSolide);
      clear(renderer, somme);
      clear(renderer, sommeSol);
      vueSol.uDepuisEcran.value.multiplyMatrices(
        camera.matrixWorld,
        camera.projectionMatrixInverse,
      );
      vueSol.uCamera.value.copy(camera.position);
      const toutes = repartirDirections(directions);
      const rendreFin = simplifier(scene);
      for (let debut = 0; debut < toutes.length; debut += DIRECTIONS_PAR_PLANCHE) {
        const lot = toutes.slice(debut, debut + DIRECTIONS_PAR_PLANCHE);
        dessinerPlanche(renderer, scene, planche, lot, boite, lecture, carte);
        integrer.draw(renderer, somme);
        integrerSol.draw(renderer, sommeSol);
      }
      rendreFin();
      scene.overrideMaterial = null;
      finir.draw(renderer, cible);
      return { cible, sol: readSol(renderer, sommeSol, formatSol), formatSol };
    },
  };
}

/** Shadows are thrown by the coarse twin of a finely meshed part. Gives back how to undo it. */
function simplifier(scene: Scene): () => void {
  const fins = new Map<Mesh, BufferGeometry>();
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const ombre: unknown = part.geometry.userData.ombre;
    if (!(ombre instanceof BufferGeometry)) return;
    fins.set(part, part.geometry);
    part.geometry = ombre;
  });
  return () => {
    for (const [part, fin] of fins) part.geometry = fin;
  };
}

export function tableau<T>(make: () => T): T[] {
  return Array.from({ length: DIRECTIONS_PAR_PLANCHE }, make);
}

export function clear(renderer: WebGLRenderer, target: WebGLRenderTarget): void {
  renderer.setRenderTarget(target);
  renderer.clear();
}

function createPlanche(carte: number): WebGLRenderTarget {
  const cote = COTE * carte;
  const depthTexture = new DepthTexture(cote, cote, UnsignedIntType);
  depthTexture.compareFunction = LessEqualCompare;
  depthTexture.minFilter = depthTexture.magFilter = LinearFilter;
  return new WebGLRenderTarget(cote, cote, { depthTexture });
}

const PROFONDEUR = new MeshBasicMaterial({ side: DoubleSide, colorWrite: false });

export interface Lecture {
  uVers: { value: Matrix4[] };
  uSens: { value: Vector4[] };
  uCle: { value: number[] };
}

export function dessinerPlanche(
  renderer: WebGLRenderer,
  scene: Scene,
  planche: WebGLRenderTarget,
  lot: readonly Direction[],
  boite: Box3,
  { uVers, uSens, uCle }: Lecture,
  carte = CARTE,
): void {
  scene.overrideMaterial = PROFONDEUR;
  planche.viewport.set(0, 0, COTE * carte, COTE * carte);
  clear(renderer, planche);
  for (let i = 0; i < DIRECTIONS_PAR_PLANCHE; i++) {
    const direction = lot[i];
    uSens.value[i]?.set(0, -1, 0, 0);
    uCle.value[i] = 0;
    if (!direction) continue;
    const oeil = viserDepuis(direction.sens, boite);
    planche.viewport.set((i % COTE) * carte, Math.floor(i / COTE) * carte, carte, carte);
    renderer.setRenderTarget(planche);
    renderer.render(scene, oeil);
    uVers.value[i]?.multiplyMatrices(oeil.projectionMatrix, oeil.matrixWorldInverse);
    const { x, y, z } = direction.sens;
    uSens.value[i]?.set(x, y, z, direction.poids);
    uCle.value[i] = direction.cle ? 1 : 0;
  }
}

/** Fitted to the box as seen from there: a long thin thing keeps its map sharp. */
function viserDepuis(sens: Vector3, boite: Box3): OrthographicCamera {
  const centre = boite.getCenter(new Vector3());
  const loin = boite.getSize(new Vector3()).length();
  const camera = new OrthographicCamera();
  camera.position.copy(centre).addScaledVector(sens, loin);
  if (Math.abs(sens.y) > 0.9) camera.up.set(1, 0, 0);
  camera.lookAt(centre);
  camera.updateMatrixWorld(true);
  const vue = boite.clone().applyMatrix4(camera.matrixWorldInverse);
  const marge = loin * 0.006;
  camera.left = vue.min.x - marge;
  camera.right = vue.max.x + marge;
  camera.bottom = vue.min.y - marge;
  camera.top = vue.max.y + marge;
  camera.near = -vue.max.z - marge;
  camera.far = -vue.min.z + marge;
  camera.updateProjectionMatrix();
  return camera;
}

function readSol(renderer: WebGLRenderer, somme: WebGLRenderTarget, format: Format): Float32Array {
  const pixels = pixelsOf(format);
  const lu = new Float32Array(pixels * 4);
  renderer.readRenderTargetPixels(somme, 0, 0, format.largeur, format.hauteur, lu);
  return Float32Array.from({ length: pixels }, (_, i) => {
    const possible = lu[i * 4 + 1] ?? 0;
    return possible > 0 ? 1 - (lu[i * 4] ?? 0) / possible : 0;
  });
}
