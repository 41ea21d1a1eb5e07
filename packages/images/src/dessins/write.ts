/**
 * A drawing as SVG, alone in its file: colours that read on the light tile of both themes, no
 * ground of its own, words in whatever sans serif the screen has.
 */
import { composer, FEUILLE, type Composition, type VuePlacee } from './composer.ts';
import type { Mesures } from './mesures.ts';
import { CORPS, pointes, type Mot } from './placer-cotes.ts';
import { elargir, vide } from './cadre.ts';
import { mapPas, type Point, type Style, type Trait } from './traits.ts';
import type { Dessin, Rupture } from './vue.ts';

const ENCRE = '#10233f';
const COTE = '#1c5aa8';

interface Plume {
  largeurs: Record<Style, number>;
  cote: number;
  fleche: number;
}

const FEUILLE_ENTIERE: Plume = {
  largeurs: { contour: 2.4, fin: 1.2, axe: 1, cache: 1.2 },
  cote: 1.2,
  fleche: 18,
};
/** Seen at a tenth of its size: strong lines, and no words. */
const VIGNETTE: Plume = {
  largeurs: { contour: 14, fin: 6, axe: 0, cache: 0 },
  cote: 7,
  fleche: 46,
};

const TIRETS: Partial<Record<Style, string>> = { axe: '22 5 4 5', cache: '9 6' };
const ECART_RUPTURE = 16;
/** How far the lines of a break reach over the sides. */
const DEPASSE = 7;
const LOIN = 2000;

export function writeDessin(dessin: Dessin, mesures: Mesures): string {
  const composition = composer(dessin, mesures);
  const [l, h] = FEUILLE;
  return feuille(`0 0 ${l} ${h}`, composition, FEUILLE_ENTIERE);
}

export function writeVignette(dessin: Dessin, mesures: Mesures): string {
  const composition = composer(dessin, mesures);
  const cadre = vide();
  for (const {
    placees,
    origine: [x, y],
  } of composition.vues) {
    const lignes = placees.lignes.flat();
    for (const [px, py] of lignes) elargir(cadre, [px + x, py + y]);
    elargir(cadre, [placees.forme.x0 + x, placees.forme.y0 + y]);
    elargir(cadre, [placees.forme.x1 + x, placees.forme.y1 + y]);
  }
  const cote = Math.max(cadre.x1 - cadre.x0, cadre.y1 - cadre.y0) + 60;
  const x = (cadre.x0 + cadre.x1 - cote) / 2;
  const y = (cadre.y0 + cadre.y1 - cote) / 2;
  return feuille([x, y, cote, cote].map(dixieme).join(' '), composition, VIGNETTE);
}

function feuille(viewBox: string, { vues, echelle }: Composition, plume: Plume): string {
  const corps = vues.map((vue, i) => writeVue(vue, echelle, plume, i)).join('');
  const hachures = corps.includes('url(#h)')
    ? `<pattern id="h" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V11" stroke="${ENCRE}" stroke-width="1.6"/></pattern>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    (hachures && `<defs>${hachures}</defs>`) +
    `<g fill="none" stroke="${ENCRE}" stroke-linejoin="round" stroke-linecap="round">${corps}</g></svg>`
  );
}

function writeVue({ vue, placees, origine }: VuePlacee, echelle: number, plume: Plume, n: number) {
  const [ox, oy] = origine;
  const place = (x: number, y: number): Point => [x * echelle + ox, y * echelle + oy];
  const traits = vue.traits.map((trait) => writeTrait(trait, place, plume)).join('');
  const dans = ([x, y]: Point): Point => [x + ox, y + oy];
  const lignes = placees.lignes.map(([a, b]) => `M${point(dans(a))}L${point(dans(b))}`).join('');
  const fleches = placees.fleches
    .map(
      ([a, sens]) =>
        `M${pointes([dans(a), sens], plume.fleche)
          .map(point)
          .join('L')}Z`,
    )
    .join('');
  const mots = plume === VIGNETTE ? '' : placees.mots.map((mot) => writeMot(mot, dans)).join('');
  return (
    (vue.rupture ? rompre(vue.rupture, traits, place, plume, n) : traits) +
    (lignes &&
      `<path d="${lignes}" stroke="${COTE}" stroke-width="${plume.cote}"/><path d="${fleches}" fill="${COTE}" stroke="none"/>`) +
    mots
  );
}

function writeTrait(trait: Trait, place: (x: number, y: number) => Point, plume: Plume): string {
  const largeur = plume.largeurs[trait.style];
  if (largeur === 0) return '';
  const d = chemin(trait, place);
  const tirets = TIRETS[trait.style];
  const fond = {
    corps: ' fill="#fcfbf9" fill-rule="evenodd"',
    vide: '',
    hachures: '',
  }[trait.fond ?? 'vide'];
  const trace = `<path d="${d}" stroke-width="${largeur}"${fond}${tirets ? ` stroke-dasharray="${tirets}"` : ''}/>`;
  return trait.fond === 'hachures'
    ? `<path d="${d}" fill="#fff" fill-rule="evenodd" stroke="none"/><path d="${d}" fill="url(#h)" fill-rule="evenodd" stroke-width="${largeur}"/>`
    : trace;
}

function chemin({ pas, ferme }: Trait, place: (x: number, y: number) => Point): string {
  const d = pas
    .map((each) => {
      const [lettre, ...nombres] = mapPas(each, place);
      return lettre + nombres.map(dixieme).join(' ');
    })
    .join('');
  return ferme ? `${d}Z` : d;
}

/** Both ends of a long thing, the middle left out between two wavy lines. */
function rompre(
  { sens, a, bords: [de, vers] }: Rupture,
  traits: string,
  place: (x: number, y: number) => Point,
  plume: Plume,
  n: number,
): string {
  const [[ax, ay], [bx, by]] =
    sens === 'x' ? [place(a, de), place(a, vers)] : [place(de, a), place(vers, a)];
  const large = (sens === 'x' ? by - ay : bx - ax) + 2 * DEPASSE;
  const creux = Math.min(46, large * 0.22);
  const ecart = plume === VIGNETTE ? ECART_RUPTURE * 3 : ECART_RUPTURE;
  const bord = (cote: number): Point[] =>
    (
      [
        [0, 0],
        [0.35, creux],
        [0.65, -creux],
        [1, 0],
      ] as const
    ).map(([t, c]) => {
      const vague = cote * (ecart / 2) + c;
      return sens === 'x'
        ? [ax + vague, ay - DEPASSE + large * t]
        : [ax - DEPASSE + large * t, ay + vague];
    });
  const courbe = ([p, q, r, s]: Point[]): string =>
    p && q && r && s ? `M${point(p)}C${point(q)} ${point(r)} ${point(s)}` : '';
  // Everything on one side of the line, far enough to hold what the view draws there.
  const coin = (cote: number) => {
    const [u, v] = [cote * (ecart / 2), cote * LOIN];
    return sens === 'x'
      ? `L${ax + u} ${by + LOIN}L${ax + v} ${by + LOIN}L${ax + v} ${ay - LOIN}L${ax + u} ${ay - LOIN}Z`
      : `L${bx + LOIN} ${ay + u}L${bx + LOIN} ${ay + v}L${ax - LOIN} ${ay + v}L${ax - LOIN} ${ay + u}Z`;
  };
  const id = `r${n}`;
  const bords = [-1, 1].map((cote) => ({ courbe: courbe(bord(cote)), coin: coin(cote) }));
  return (
    `<clipPath id="${id}">${bords.map((each) => `<path d="${each.courbe}${each.coin}"/>`).join('')}</clipPath>` +
    `<g clip-path="url(#${id})">${traits}</g>` +
    `<path d="${bords.map((each) => each.courbe).join('')}" stroke-width="${plume.largeurs.fin}"/>`
  );
}

function writeMot({ a, texte, ancre, couche }: Mot, dans: (point: Point) => Point): string {
  const [x, y] = dans(a);
  const tour = couche ? ` transform="rotate(-90 ${point([x, y])})"` : '';
  return `<text x="${dixieme(x)}" y="${dixieme(y)}" text-anchor="${ancre}"${tour} font-family="Archivo,Helvetica Neue,Arial,Liberation Sans,sans-serif" font-size="${CORPS}" font-weight="500" fill="${ENCRE}" stroke="none">${echapper(texte)}</text>`;
}

function point([x, y]: Point): string {
  return `${dixieme(x)} ${dixieme(y)}`;
}

function dixieme(x: number): string {
  return String(Math.round(x * 10) / 10);
}

function echapper(texte: string): string {
  return texte.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
