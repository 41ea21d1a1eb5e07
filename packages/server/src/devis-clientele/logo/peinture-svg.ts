/** What shapes are painted with: attributes, `style`, and the classes of the drawing itself. */
import { mesure, type Attributs } from './formes-svg.ts';
import { attributsOf, enfantsOf, nomOf, type Noeud } from './noeud-svg.ts';

export interface Style {
  fond: string | null;
  trait: string | null;
  epaisseur: number;
  isPair: boolean;
  opacite: number;
  isCache: boolean;
}

export interface Peinture {
  initial: Style;
  heriter(parent: Style, attributs: Attributs): Style;
}

const INITIAL: Style = {
  fond: '#000000',
  trait: null,
  epaisseur: 1,
  isPair: false,
  opacite: 1,
  isCache: false,
};

const NOMS: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  navy: '#000080',
  maroon: '#800000',
};

type Declarations = Readonly<Record<string, string | undefined>>;

export function createPeinture(racine: Noeud): Peinture {
  const classes = new Map<string, Declarations>();
  const degrades = new Map<string, string>();
  visiter(racine, 0, { classes, degrades });
  const couleur = (texte: string, avant: string | null): string | null => {
    const [, cible] = /^url\(\s*['"]?#([\w.:-]{1,80})['"]?\s*\)/.exec(texte) ?? [];
    return cible === undefined ? readCouleur(texte, avant) : (degrades.get(cible) ?? '#000000');
  };
  return {
    initial: INITIAL,
    heriter(parent, attributs) {
      const sont = {
        ...attributs,
        ...classes.get(attributs['class']?.trim() ?? ''),
        ...readDeclarations(attributs['style'] ?? ''),
      };
      const { fill, stroke, opacity } = sont;
      const regle = sont['fill-rule'];
      const epaisseur = sont['stroke-width'];
      const propre = mesure(opacity ?? '1') * mesure(sont['fill-opacity'] ?? '1');
      return {
        fond: fill === undefined ? parent.fond : couleur(fill.trim(), parent.fond),
        trait: stroke === undefined ? parent.trait : couleur(stroke.trim(), parent.trait),
        epaisseur: epaisseur === undefined ? parent.epaisseur : Math.min(1000, mesure(epaisseur)),
        isPair: regle === undefined ? parent.isPair : regle.trim() === 'evenodd',
        opacite: Math.max(0, Math.min(1, parent.opacite * propre)),
        isCache: parent.isCache || sont['display'] === 'none' || sont['visibility'] === 'hidden',
      };
    },
  };
}

interface Trouves {
  classes: Map<string, Declarations>;
  degrades: Map<string, string>;
}

/** A gradient is its first colour: a paper of one colour shows no more. */
function visiter(noeud: Noeud, profondeur: number, trouves: Trouves): void {
  const nom = nomOf(noeud);
  if (profondeur > 40) return;
  if (nom === 'style') readFeuille(textOf(noeud), trouves.classes);
  const { id } = attributsOf(noeud);
  if (/^(?:linear|radial)Gradient$/.test(nom) && id !== undefined) {
    const premier = enfantsOf(noeud).find((enfant) => nomOf(enfant) === 'stop');
    const arret = premier ? attributsOf(premier) : {};
    const dite = readDeclarations(arret['style'] ?? '')['stop-color'] ?? arret['stop-color'] ?? '';
    trouves.degrades.set(id, readCouleur(dite.trim(), null) ?? '#000000');
  }
  for (const enfant of enfantsOf(noeud)) visiter(enfant, profondeur + 1, trouves);
}

function textOf(noeud: Noeud): string {
  return enfantsOf(noeud)
    .map((enfant) => enfant['#text'])
    .filter((texte) => typeof texte === 'string')
    .join('\n');
}

/** Plain classes alone, as programs that draw write them. */
function readFeuille(css: string, classes: Map<string, Declarations>): void {
  for (const [, selecteurs = '', corps = ''] of css.matchAll(
    /([^{}]{1,500})\{([^{}]{0,2000})\}/g,
  )) {
    for (const selecteur of selecteurs.split(',')) {
      const [, nom] = /^\s*\.([\w-]{1,80})\s*$/.exec(selecteur) ?? [];
      if (nom === undefined) continue;
      classes.set(nom, { ...classes.get(nom), ...readDeclarations(corps) });
    }
  }
}

const PROPRIETES = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'fill-rule',
  'fill-opacity',
  'opacity',
  'display',
  'visibility',
  'stop-color',
]);

function readDeclarations(texte: string): Declarations {
  return Object.fromEntries(
    texte
      .split(';')
      .map((une) => une.split(':', 2).map((part) => part.trim()))
      .filter(([nom = '']) => PROPRIETES.has(nom)),
  ) as Declarations;
}

/** `#rrggbb`; what is not known is black, as shapes are. */
function readCouleur(texte: string, avant: string | null): string | null {
  const dite = texte.toLowerCase();
  if (dite === 'none' || dite === 'transparent') return null;
  if (dite === 'inherit') return avant;
  if (/^#[0-9a-f]{6}$/.test(dite)) return dite;
  if (/^#[0-9a-f]{3}$/.test(dite)) return dite.replaceAll(/[0-9a-f]/g, '$&$&');
  const [, r, v, b] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(dite) ?? [];
  if (r !== undefined) {
    return `#${[r, v, b]
      .map((un) => Math.min(255, Number(un)).toString(16).padStart(2, '0'))
      .join('')}`;
  }
  return NOMS[dite] ?? '#000000';
}
