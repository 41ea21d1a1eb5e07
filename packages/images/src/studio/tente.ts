/**
 * The light tent: a pale dome with a dark band under the horizon, which makes metal look like
 * metal, softboxes, and two black flags in front that draw the edges of what is bright on white.
 */
import {
  BackSide,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
  type Texture,
  type WebGLRenderer,
} from 'three';

type Triple = readonly [number, number, number];

interface Panneau {
  taille: readonly [largeur: number, hauteur: number];
  place: Triple;
  lumiere: number;
  teinte?: Triple;
}

const PANNEAUX: readonly Panneau[] = [
  // Key, overhead and to the left, warm.
  { taille: [26, 18], place: [-8, 24, 6], lumiere: 7, teinte: [1, 0.985, 0.96] },
  { taille: [9, 26], place: [-26, 9, 4], lumiere: 4.6 },
  // Right and behind, cool.
  { taille: [7, 26], place: [25, 8, -4], lumiere: 5, teinte: [0.96, 0.98, 1] },
  { taille: [20, 8], place: [4, 10, -27], lumiere: 3 },
  // Flags.
  { taille: [6, 24], place: [13, 6, 26], lumiere: 0.05 },
  { taille: [5, 26], place: [-20, 4, 20], lumiere: 0.06 },
];

const DOME = /* glsl */ `
varying vec3 vSens;
void main() {
  vec3 d = normalize(vSens);
  float v = mix(0.34, 1.0, smoothstep(0.0, 1.0, d.y * 0.5 + 0.5));
  v = mix(v, 0.07, smoothstep(0.13, 0.0, abs(d.y + 0.06)) * 0.75);
  gl_FragColor = vec4(v * vec3(0.985, 0.995, 1.02), 1.0);
}`;

const DOME_PLACE = /* glsl */ `
varying vec3 vSens;
void main() {
  vSens = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

const PANNEAU = /* glsl */ `
uniform vec3 uLumiere;
varying vec2 vUv;
void main() {
  vec2 bord = smoothstep(vec2(0.0), vec2(0.12), vUv) * smoothstep(vec2(0.0), vec2(0.12), 1.0 - vUv);
  gl_FragColor = vec4(uLumiere, bord.x * bord.y);
}`;

const PANNEAU_PLACE = /* glsl */ `
varying vec2 vUv;
void main() {
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`;

export function monterTente(renderer: WebGLRenderer): Texture {
  const scene = new Scene();
  scene.add(
    new Mesh(
      new SphereGeometry(50, 48, 32),
      new ShaderMaterial({ side: BackSide, vertexShader: DOME_PLACE, fragmentShader: DOME }),
    ),
  );
  for (const { taille, place, lumiere, teinte = [1, 1, 1] } of PANNEAUX) {
    const mesh = new Mesh(
      new PlaneGeometry(...taille),
      new ShaderMaterial({
        side: DoubleSide,
        transparent: true,
        uniforms: { uLumiere: { value: new Vector3(...teinte).multiplyScalar(lumiere) } },
        vertexShader: PANNEAU_PLACE,
        fragmentShader: PANNEAU,
      }),
    );
    mesh.position.set(...place);
    mesh.lookAt(0, 0, 0);
    scene.add(mesh);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.006, 0.1, 200);
  return texture;
}
