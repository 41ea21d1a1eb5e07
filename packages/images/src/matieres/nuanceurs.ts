/**
 * What is added to three's physical material. Numbers are uniforms, never literals: materials of a
 * family then share one program, which takes SwiftShader more than a second to compile.
 */

export const VERTEX_DECLARATIONS = /* glsl */ `
varying vec3 vObjet;
varying mat3 vObjetNormale;
#ifdef REGIONS
attribute vec2 region;
varying vec2 vRegion;
#endif
`;

export const VERTEX_PLACE = /* glsl */ `
vObjet = position;
vObjetNormale = normalMatrix;
#ifdef REGIONS
vRegion = region;
#endif
`;

const BRUIT = /* glsl */ `
float hasard(vec3 p) {
  p = fract(p * 0.3183099 + 0.1);
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}
float bruit(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(hasard(i), hasard(i + vec3(1, 0, 0)), f.x), mix(hasard(i + vec3(0, 1, 0)), hasard(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hasard(i + vec3(0, 0, 1)), hasard(i + vec3(1, 0, 1)), f.x), mix(hasard(i + vec3(0, 1, 1)), hasard(i + vec3(1, 1, 1)), f.x), f.y),
    f.z);
}
`;

/** Height of the skin of a material, in object space: no texture coordinates are needed. */
const RELIEF = /* glsl */ `
uniform int uRelief;
uniform float uEchelle;
uniform float uForce;
uniform vec3 uFil;
float hauteur(vec3 p) {
  vec3 q = p * uEchelle;
  float lent = bruit(q * (uRelief == 2 ? uFil : vec3(uRelief == 4 ? 0.1 : 1.0)));
  if (uRelief == 2) return lent;
  if (uRelief == 1 || uRelief == 5) {
    float vif = bruit(q * 2.2);
    return uRelief == 1 ? lent + 0.5 * vif : 1.2 * sqrt(abs(lent - 0.5) + 0.5 * abs(vif - 0.5));
  }
  // Cloth is seen from its main side: the two axes that are not its thickness.
  vec2 t = uFil.x < 0.5 ? q.yz : uFil.y < 0.5 ? q.xz : q.xy;
  if (uRelief == 3) {
    t.y += 0.5 * abs(fract(t.x) - 0.5);
    return 0.3 * (1.0 + cos(6.2832 * t.x)) + 0.3 * (1.0 + cos(8.17 * t.y));
  }
  if (uRelief == 4) return 0.5 + 0.25 * sin(6.2832 * t.x) * sin(6.2832 * t.y) + 0.3 * lent;
  return 0.5 + 0.5 * sin(6.2832 * (t.x + t.y)) * (0.7 + 0.3 * lent);
}
`;

/** Solid wood: rings about a far pith, stretched along the grain, cut in staves where asked. */
const BOIS = /* glsl */ `
#ifdef BOIS
uniform vec3 uClair;
uniform vec3 uFonce;
uniform vec3 uPore;
/** Width of a stave across, its length along, distance of two rings, strength of pores. */
uniform vec4 uVeine;
/** Axes: 0 x, 1 y, 2 z; along the grain, across, through. */
uniform ivec3 uAxes;
vec3 couleurBois(vec3 objet, out float creux) {
  vec3 p = vec3(objet[uAxes.x], objet[uAxes.y], objet[uAxes.z]);
  vec2 lame = vec2(0.0);
  if (uVeine.x > 0.0) {
    float rang = floor(p.y / uVeine.x);
    lame = vec2(rang, uVeine.y > 0.0 ? floor(p.x / uVeine.y + hasard(vec3(rang, 3.0, 7.0)) * 5.0) : 0.0);
  }
  float sort = hasard(vec3(lame, 1.7)), autre = hasard(vec3(lame.yx, 9.1));
  vec3 g = p + vec3(sort * 900.0, autre * 310.0 - 155.0, sort * 130.0);
  // The wander of the grain, slow along it.
  g.yz += (vec2(bruit(g * vec3(0.004, 0.03, 0.03)), bruit(g * vec3(0.004, 0.03, 0.03) + 31.0)) - 0.5) * 14.0;
  float rayon = length(g.yz - vec2(autre * 60.0 - 30.0, -70.0 - sort * 60.0)) / uVeine.z;
  float cerne = fract(rayon);
  float tard = smoothstep(0.35, 0.95, cerne) * (1.0 - smoothstep(0.95, 1.0, cerne));
  tard *= 0.55 + 0.45 * bruit(g * vec3(0.02, 0.2, 0.2));
  float fibre = bruit(g * vec3(0.05, 2.2, 2.2)) * 0.6 + bruit(g * vec3(0.12, 5.0, 5.0)) * 0.4;
  vec3 teinte = mix(uClair, uFonce, clamp(tard * 0.75 + (fibre - 0.5) * 0.45, 0.0, 1.0));
  teinte *= uVeine.x > 0.0 ? 0.87 + 0.24 * sort : 0.93 + 0.14 * sort;
  float pore = smoothstep(0.70, 0.82, bruit(g * vec3(0.09, 3.0, 3.0))) * (0.35 + 0.65 * (1.0 - tard));
  creux = pore * uVeine.w + fibre * 0.15;
  teinte = mix(teinte, uPore, pore * uVeine.w);
  if (uVeine.x > 0.0) {
    float bord = abs(fract(p.y / uVeine.x) - 0.5) * uVeine.x - uVeine.x * 0.5 + 0.35;
    teinte *= 1.0 - 0.35 * smoothstep(0.0, 0.35, bord);
  }
  return teinte;
}
#endif
`;

/** Flakes, sand and chips: spots of two more colours. */
const GRAINS = /* glsl */ `
#ifdef GRAINS
uniform vec3 uGrainA;
uniform vec3 uGrainB;
/** Spots per millimetre along three axes of the object. */
uniform vec3 uGrainTaille;
vec3 couleurGrains(vec3 fond, vec3 p) {
  vec3 q = p * uGrainTaille;
  float a = bruit(q), b = bruit(q * 1.7 + 19.0), c = bruit(q * 4.1 + 7.0);
  vec3 teinte = mix(fond, uGrainA, smoothstep(0.52, 0.66, a));
  teinte = mix(teinte, uGrainB, smoothstep(0.62, 0.72, b));
  return teinte * (0.9 + 0.2 * c);
}
#endif
`;

export const FRAGMENT_DECLARATIONS = /* glsl */ `
varying vec3 vObjet;
varying mat3 vObjetNormale;
uniform highp sampler2D uVisibilite;
uniform float uStudio;
uniform float uExposition;
uniform float uVerre;
#ifdef REGIONS
varying vec2 vRegion;
uniform vec3 uRegionB;
uniform vec3 uRegionC;
/** Roughness of B and C, width of the seam, relief left in them. */
uniform vec4 uRegion;
vec2 part;
#endif
${BRUIT}${RELIEF}${BOIS}${GRAINS}
/**
 * The light read for this pixel; at an edge, where the reading is of what lies behind, that of the
 * neighbour at our own distance.
 */
vec2 lumiereRecue(float loin) {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  vec3 lu = texelFetch(uVisibilite, pixel, 0).rgb;
  if (abs(lu.z - loin) < loin * 0.0015) return lu.xy;
  for (int i = 0; i < 9; i++) {
    ivec2 autre = clamp(pixel + ivec2(i % 3 - 1, i / 3 - 1), ivec2(0), textureSize(uVisibilite, 0) - 1);
    vec3 essai = texelFetch(uVisibilite, autre, 0).rgb;
    if (abs(essai.z - loin) < abs(lu.z - loin)) lu = essai;
  }
  return lu.xy;
}
/** Khronos PBR neutral: colours stay what they are, only highlights are compressed. */
vec3 developper(vec3 lumiere) {
  float base = 0.8 - 0.04, ecart = 0.15;
  vec3 c = lumiere * uExposition;
  float bas = min(c.r, min(c.g, c.b));
  c -= bas < 0.08 ? bas - 6.25 * bas * bas : 0.04;
  float pic = max(c.r, max(c.g, c.b));
  if (pic >= base) {
    float d = 1.0 - base;
    float plafond = 1.0 - d * d / (pic + d - base);
    c *= plafond / pic;
    c = mix(c, vec3(plafond), 1.0 - 1.0 / (ecart * (pic - plafond) + 1.0));
  }
  c = clamp(c, 0.0, 1.0);
  return mix(c * 12.92, 1.055 * pow(max(c, vec3(1e-5)), vec3(0.41666)) - 0.055, step(0.0031308, c));
}
`;

/** After three's own colour: regions of a moulded part, wood, grains. */
export const FRAGMENT_COULEUR = /* glsl */ `
float creuxBois = 0.0;
#ifdef BOIS
diffuseColor.rgb = couleurBois(vObjet, creuxBois);
#endif
#ifdef GRAINS
diffuseColor.rgb = couleurGrains(diffuseColor.rgb, vObjet);
#endif
#ifdef REGIONS
{
  vec2 bord = fwidth(vRegion) * 0.8 + 1e-4;
  part = 1.0 - smoothstep(-bord, bord, vRegion);
  diffuseColor.rgb = mix(mix(diffuseColor.rgb, uRegionB, part.x), uRegionC, part.y);
  vec2 joint = exp(-pow(vRegion / max(uRegion.z, 1e-3), vec2(2.0)));
  diffuseColor.rgb *= 1.0 - 0.7 * max(joint.x, joint.y) * step(1e-3, uRegion.z);
}
#endif
`;

export const FRAGMENT_RUGOSITE = /* glsl */ `
#ifdef REGIONS
roughnessFactor = mix(mix(roughnessFactor, uRegion.x, part.x), uRegion.y, part.y);
#endif
roughnessFactor = clamp(roughnessFactor + creuxBois * 0.2, 0.03, 1.0);
`;

export const FRAGMENT_NORMALE = /* glsl */ `
if (uRelief > 0) {
  // In a loop: the compiler would otherwise write the height out four times.
  vec4 h = vec4(0.0);
  for (int i = 0; i < 4; i++) {
    vec3 pas = vec3(i == 1, i == 2, i == 3) * (0.08 / uEchelle);
    h[i] = hauteur(vObjet + pas);
  }
  vec3 pente = h.yzw - h.x;
  vec3 g = vObjetNormale * pente / 0.08;
  g -= normal * dot(g, normal);
  float force = uForce;
  #ifdef REGIONS
  force *= 1.0 - (1.0 - uRegion.w) * max(part.x, part.y);
  #endif
  normal = normalize(normal - force * g);
}
`;

/** In the place of three's ambient occlusion: the light that reaches this pixel of the picture. */
export const FRAGMENT_LUMIERE = /* glsl */ `
if (uStudio > 0.5) {
  vec2 vue = lumiereRecue(length(vViewPosition));
  float ouvert = vue.r, cle = vue.g;
  reflectedLight.indirectDiffuse *= pow(ouvert, 1.15);
  reflectedLight.directDiffuse *= cle;
  reflectedLight.directSpecular *= cle;
  #ifdef USE_CLEARCOAT
  clearcoatSpecularIndirect *= ouvert;
  clearcoatSpecularDirect *= cle;
  #endif
  #ifdef USE_SHEEN
  sheenSpecularIndirect *= ouvert;
  sheenSpecularDirect *= cle;
  #endif
  float face = saturate(dot(geometryNormal, geometryViewDir));
  reflectedLight.indirectSpecular *= mix(1.0, computeSpecularOcclusion(face, ouvert, max(material.roughness, 0.25)), 0.92);
}
if (uVerre > 0.5) {
  vec3 eclat = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
  diffuseColor.a = clamp(max(diffuseColor.a, dot(eclat, vec3(0.33))), 0.0, 1.0);
}
`;

export const FRAGMENT_DEVELOPPEMENT = /* glsl */ `
if (uStudio > 0.5) gl_FragColor.rgb = developper(gl_FragColor.rgb);
`;
