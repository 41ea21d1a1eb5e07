/**
 * Shares of light, evened out where the surface is smooth and spread over the silhouette. The studio
 * takes a picture many times and averages what a single pixel got wrong; here it is taken once, and
 * a pixel that is like none of those around it, an edge seen along its face, takes their light.
 */
export const EGALISER = /* glsl */ `
uniform highp sampler2D uSomme;
uniform highp sampler2D uNormale;
uniform highp sampler2D uPlace;
uniform vec3 uCamera;
uniform vec2 uTaille;
void main() {
  ivec2 pixel = ivec2(gl_FragCoord.xy);
  ivec2 limite = ivec2(uTaille) - 1;
  vec4 ici = texelFetch(uNormale, pixel, 0);
  vec2 pareils = vec2(0.0), tous = vec2(0.0);
  float poidsPareils = 0.0, poidsTous = 0.0, voisins = 0.0, loin = 1e9;
  for (int y = -2; y <= 2; y++) {
    for (int x = -2; x <= 2; x++) {
      ivec2 autre = clamp(pixel + ivec2(x, y), ivec2(0), limite);
      vec4 n = texelFetch(uNormale, autre, 0);
      if (n.w < 0.5) continue;
      vec4 s = texelFetch(uSomme, autre, 0);
      vec2 part = vec2(s.y > 0.0 ? s.x / s.y : 0.0, s.w > 0.0 ? s.z / s.w : 0.0);
      float pres = 1.0 / (1.0 + float(x * x + y * y) * 0.4);
      tous += pres * part;
      poidsTous += pres;
      if (ici.w < 0.5) {
        loin = min(loin, distance(texelFetch(uPlace, autre, 0).xyz, uCamera));
        continue;
      }
      float p = pres * pow(max(0.0, dot(n.xyz, ici.xyz)), 24.0);
      pareils += p * part;
      poidsPareils += p;
      if (x != 0 || y != 0) voisins += p;
    }
  }
  if (poidsTous == 0.0) {
    couleur = vec4(1.0, 1.0, 1e9, 0.0);
    return;
  }
  vec2 part = tous / poidsTous;
  if (ici.w > 0.5) {
    part = mix(part, pareils / max(poidsPareils, 1e-5), smoothstep(0.3, 1.2, voisins));
    loin = distance(texelFetch(uPlace, pixel, 0).xyz, uCamera);
  }
  couleur = vec4(0.1 + 0.9 * part.x, part.y, loin, 1.0);
}`;
