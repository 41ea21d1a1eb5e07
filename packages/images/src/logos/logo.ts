/** The logo of an invented maker as an SVG of its own: lines, no font. Pure, no three. */
import { teinteOf } from '../nuancier.ts';
import { CAPITALES, MINUSCULES } from './alphabet.ts';
import { STYLES, type MarqueDessinee, type Style } from './marques.ts';
import { nombre, tracer } from './trace.ts';

export function estDessinee(code: string): code is MarqueDessinee {
  return Object.hasOwn(STYLES, code);
}

/** Between mark and name, and round the name on its plate. */
const ECART = 52;
const MARGE = 46;
/** What accents and the feet of g, p, y take beyond the height of a capital. */
const DEBORD = 44;

/** Pairs that would leave a hole, closed by a share of the width. */
const SERRES: Readonly<Record<string, number>> = {
  TA: 0.22,
  KT: 0.12,
  LT: 0.24,
  LV: 0.26,
  LU: 0.08,
  FT: 0.14,
  LA: 0.08,
  AV: 0.2,
  VA: 0.2,
  VO: 0.1,
  AX: 0.08,
  TO: 0.12,
  AT: 0.2,
  rt: 0.1,
};

export function writeLogo(code: MarqueDessinee): string {
  const style = STYLES[code];
  const { nom, teinte, encre, appoint } = teinteOf(code);
  const plaque = style.pose === 'plaque';
  const couleur = plaque ? encre : lisible(teinte);
  const mot = composerMot(nom, style);
  const signe = signer(style, couleur, plaque ? encre : appoint);
  const x = 100 + ECART + style.graisse / 2;
  const penche = 100 * Math.tan(((style.pente ?? 0) * Math.PI) / 180);
  const largeur = x + mot.largeur + style.graisse / 2 + penche;
  const corps = `${signe}<g transform="translate(${nombre(x)})">${mot.svg(couleur)}</g>`;
  const barre =
    style.pose === 'barre'
      ? `<path d="M${nombre(100 + ECART)} 124H${nombre(largeur)}" stroke="${appoint}" stroke-width="9"/>`
      : '';
  const marge = plaque ? MARGE : 0;
  const boite = [
    -marge - 14,
    -DEBORD - (plaque ? 6 : 0),
    largeur + 2 * marge + 14,
    100 + 2 * DEBORD + (plaque ? 12 : 0),
  ].map(nombre);
  const [bx, by, bl, bh] = boite;
  const fond = plaque
    ? `<rect x="${bx}" y="${by}" width="${bl}" height="${bh}" rx="14" fill="${teinte}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${boite.join(' ')}" width="${bl}" height="${bh}">${fond}${corps}${barre}</svg>`;
}

function signer({ signe, appoint }: Style, couleur: string, seconde: string): string {
  const second = appoint ? `<path d="${appoint}" fill="${seconde}"/>` : '';
  const trace = `<path d="${signe}" fill="${couleur}" fill-rule="evenodd"/>${second}`;
  return `<g transform="translate(-14 -14) scale(1.28)">${trace}</g>`;
}

function composerMot(nom: string, style: Style) {
  const { graisse, chasse, coin, rayon, pente = 0, approche = 12, casse } = style;
  const minuscules = casse === 'minuscules';
  const mot = minuscules ? nom.toLowerCase() : nom.toUpperCase();
  let x = 0;
  let avant = '';
  const paths: string[] = [];
  for (const signe of mot) {
    const lettre = (minuscules ? MINUSCULES : CAPITALES)[signe];
    if (!lettre) throw new RangeError(`no letter « ${signe} » for ${nom}`);
    x -= (SERRES[avant + signe] ?? 0) * chasse;
    const large = lettre.large * chasse;
    const d = lettre
      .traits(large, coin)
      .map((trait) => tracer(trait, coin, rayon))
      .join('');
    paths.push(`<path transform="translate(${nombre(x)})" d="${d}"/>`);
    x += large + graisse + approche;
    avant = signe;
  }
  const largeur = x - graisse - approche;
  // Heads and feet are cut level; accents and descending strokes are beyond, and not cut.
  const [haut, bas] = [minuscules ? -DEBORD : -graisse / 2 - (/[É]/.test(mot) ? DEBORD : 0), 100];
  const pied = /[gpy]/.test(mot) ? DEBORD : graisse / 2;
  const svg = (couleur: string) =>
    `<clipPath id="c"><path d="M-60 ${nombre(haut)}H${nombre(largeur + 60)}V${nombre(bas + pied)}H-60Z"/></clipPath>` +
    `<g transform="skewX(${-pente})" transform-origin="0 100"><g clip-path="url(#c)" fill="none" stroke="${couleur}" stroke-width="${graisse}" stroke-miterlimit="3">${paths.join('')}</g></g>`;
  return { largeur, svg };
}

/** A pale colour would be lost on the light tile logos stand on: its own, darker. */
function lisible(teinte: string): string {
  const canaux = [1, 3, 5].map((i) => Number.parseInt(teinte.slice(i, i + 2), 16));
  const [r = 0, g = 0, b = 0] = canaux;
  const clarte = (0.299 * r + 0.587 * g + 0.114 * b) / 255;
  if (clarte < 0.55) return teinte;
  const part = 0.42 / clarte;
  return `#${canaux
    .map((canal) =>
      Math.round(canal * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
