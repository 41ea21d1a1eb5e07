/**
 * An SVG read for its shapes and nothing else: scripts, handlers, styles of elsewhere, pictures,
 * texts, links and whatever is not a shape are never copied, since the drawing is written anew.
 */
import { XMLParser } from 'fast-xml-parser';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { composer, IDENTITE, type DessinLogo, type Matrice, type Trace } from './dessin-logo.ts';
import { cheminOf, mesure, type Attributs } from './formes-svg.ts';
import { readChemin } from './read-chemin.ts';
import { readMatrice } from './read-matrice.ts';
import { attributsOf, enfantsOf, nomOf, type Noeud } from './noeud-svg.ts';
import { createPeinture, type Peinture, type Style } from './peinture-svg.ts';
import { verifierTaille } from './taille-logo.ts';

const MAX_TRACES = 2000;
const MAX_PROFONDEUR = 40;
const MAX_SIGNES_CHEMINS = 400_000;

const PARSER = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
});

export function isSvg(octets: Buffer): boolean {
  const debut = octets.toString('utf8', 0, 2048).replace(/^\ufeff/, '');
  return (
    /^\s*<(?:\?xml|!--|!DOCTYPE svg|svg[\s>]|\w+:svg[\s>])/i.test(debut) &&
    /<(?:\w+:)?svg[\s>]/i.test(octets.toString('utf8'))
  );
}

export function readSvg(octets: Buffer): DessinLogo {
  const texte = octets.toString('utf8');
  // An entity is text that grows as it is read, or a file that is read for it.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(texte)) throw refus('logo-dangereux');
  const racine = readRacine(texte);
  const attributs = attributsOf(racine);
  const vue = readVue(attributs);
  const lecture: Lecture = { peinture: createPeinture(racine), traces: [], signes: 0 };
  const style = lecture.peinture.heriter(lecture.peinture.initial, attributs);
  readEnfants(racine, { matrice: IDENTITE, style, profondeur: 0 }, lecture);
  if (lecture.traces.length === 0) throw refus('logo-sans-trace');
  return { vue, traces: lecture.traces };
}

function readRacine(texte: string): Noeud {
  let noeuds: unknown;
  try {
    noeuds = PARSER.parse(texte, true);
  } catch {
    throw refus('logo-illisible');
  }
  const racine = (Array.isArray(noeuds) ? (noeuds as Noeud[]) : []).find(
    (noeud) => nomOf(noeud) === 'svg',
  );
  if (!racine) throw refus('logo-illisible');
  return racine;
}

function readVue(attributs: Attributs): DessinLogo['vue'] {
  const nombres = (attributs['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, l = 0, h = 0] =
    nombres.length === 4 && nombres.every(Number.isFinite)
      ? nombres
      : [0, 0, mesure(attributs['width']), mesure(attributs['height'])];
  verifierTaille({ largeur: Math.ceil(l), hauteur: Math.ceil(h) });
  return [x, y, l, h];
}

interface Lecture {
  peinture: Peinture;
  traces: Trace[];
  signes: number;
}

interface Contexte {
  matrice: Matrice;
  style: Style;
  profondeur: number;
}

function readEnfants(noeud: Noeud, contexte: Contexte, lecture: Lecture): void {
  if (contexte.profondeur > MAX_PROFONDEUR) throw refus('logo-illisible');
  for (const enfant of enfantsOf(noeud)) readNoeud(enfant, contexte, lecture);
}

function readNoeud(noeud: Noeud, contexte: Contexte, lecture: Lecture): void {
  const nom = nomOf(noeud);
  const attributs = attributsOf(noeud);
  const style = lecture.peinture.heriter(contexte.style, attributs);
  if (style.isCache) return;
  const propre = readMatrice(attributs['transform']);
  const matrice = propre ? composer(contexte.matrice, propre) : contexte.matrice;
  if (nom === 'g' || nom === 'a' || nom === 'switch') {
    readEnfants(noeud, { matrice, style, profondeur: contexte.profondeur + 1 }, lecture);
    return;
  }
  const forme = cheminOf(nom, attributs);
  const d = forme === undefined ? undefined : readChemin(forme);
  if (d === undefined || (style.fond === null && style.trait === null)) return;
  lecture.signes += d.length;
  if (lecture.traces.length >= MAX_TRACES || lecture.signes > MAX_SIGNES_CHEMINS) {
    throw refus('logo-trop-detaille');
  }
  const { fond, trait, epaisseur, isPair, opacite } = style;
  lecture.traces.push({ d, fond, trait, epaisseur, isPair, opacite, matrice });
}
