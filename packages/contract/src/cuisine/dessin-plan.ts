/** The kitchen seen from above, with its dimensions outside the walls. */
import {
  chaine,
  reperesOf,
  TAILLE_COTE,
  TAILLE_REPERE,
  type Dessin,
  type Style,
  type Trace,
} from './dessin.ts';
import { LARGEUR_PLAN, plateauxOf } from './lineaire.ts';
import { isFileur, MODULES } from './modules.ts';
import {
  DEBORD_ILOT,
  lignesOf,
  mursOf,
  pointSur,
  rectSur,
  type Ligne,
  type Rect,
} from './piece.ts';
import type { Arrivee, Element, Ouverture, Plan } from './plan.schema.ts';

const MUR = 90;
/** From the wall to the chain of dimensions, and from there to the total. */
const RECUL = 230;
const ENTRE = 190;
const MARGE = 560;

export function dessinerPlan(plan: Plan): Dessin {
  const lignes = new Map(lignesOf(plan).map((ligne) => [ligne.nom, ligne]));
  const murs = mursOf(plan.piece);
  const { coins } = plan.piece;
  const reperes = reperesOf(plan.elements);
  const ranges = [...plan.elements].sort((a, b) => ordre(a) - ordre(b));
  return {
    x: -MARGE,
    y: -MARGE,
    largeur: Math.max(...coins.map(({ x }) => x)) + 2 * MARGE,
    hauteur: Math.max(...coins.map(({ y }) => y)) + 2 * MARGE,
    traces: [
      { forme: 'chemin', points: coins.map(({ x, y }) => [x, y] as const), style: 'sol' },
      ...murs.map((mur) => aire(rectSur(mur, -MUR, mur.longueur + 2 * MUR, [-MUR, 0]), 'mur')),
      ...plan.piece.ouvertures.flatMap((each) => ouverture(each, lignes.get(each.mur))),
      ...plateaux(plan, lignes),
      ...ranges.flatMap((each) => element(each, lignes.get(each.ligne), reperes.get(each.id) ?? 0)),
      ...plan.piece.arrivees.flatMap((each) => arrivee(each, lignes.get(each.mur))),
      ...murs.flatMap((mur) => cotes(plan, mur)),
    ],
  };
}

/** Wall cabinets are drawn over what stands below them. */
function ordre({ type }: Element): number {
  return MODULES[type].niveau === 'haut' ? 1 : 0;
}

function aire({ x0, y0, x1, y1 }: Rect, style: Style, elementId?: string): Trace {
  const rect = { x: x0, y: y0, largeur: x1 - x0, hauteur: y1 - y0 };
  return { forme: 'rect', ...rect, style, ...(elementId === undefined ? {} : { elementId }) };
}

function trait(
  ligne: Ligne,
  a: readonly [number, number],
  b: readonly [number, number],
  style: Style,
): Trace {
  const p = pointSur(ligne, ...a);
  const q = pointSur(ligne, ...b);
  return { forme: 'ligne', x1: p.x, y1: p.y, x2: q.x, y2: q.y, style };
}

/** A window shows its panes, a door the way it swings. */
function ouverture({ type, position, largeur }: Ouverture, mur: Ligne | undefined): Trace[] {
  if (!mur) return [];
  const vide = aire(rectSur(mur, position, largeur, [-MUR, 0]), 'vide');
  if (type === 'fenetre') {
    return [vide, trait(mur, [position, -MUR / 2], [position + largeur, -MUR / 2], 'trait')];
  }
  const arc = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * (Math.PI / 2);
    const { x, y } = pointSur(
      mur,
      position + Math.round(largeur * Math.cos(angle)),
      Math.round(largeur * Math.sin(angle)),
    );
    return [x, y] as const;
  });
  return [
    vide,
    trait(mur, [position, 0], [position, largeur], 'trait'),
    { forme: 'chemin', points: arc, style: 'fin' },
  ];
}

function plateaux(plan: Plan, lignes: ReadonlyMap<string, Ligne>): Trace[] {
  return plateauxOf(plan).flatMap(({ ligne: nom, debut, longueur, ilot }) => {
    const ligne = lignes.get(nom);
    const profondeurs = [ilot ? -DEBORD_ILOT : 0, ilot ? 600 : LARGEUR_PLAN] as const;
    return ligne ? [aire(rectSur(ligne, debut, longueur, profondeurs), 'plan')] : [];
  });
}

const STYLE: Readonly<Record<'bas' | 'haut' | 'colonne', Style>> = {
  bas: 'meuble',
  haut: 'haut',
  colonne: 'colonne',
};

function element(each: Element, ligne: Ligne | undefined, repere: number): Trace[] {
  if (!ligne) return [];
  const { id, type, position, largeur } = each;
  const { profondeur, niveau } = MODULES[type];
  const rect = rectSur(ligne, position, largeur, [0, profondeur]);
  const milieu = pointSur(
    ligne,
    position + largeur / 2,
    niveau === 'haut' ? 175 : profondeur - 130,
  );
  return [
    aire(rect, type === 'refrigerateur' ? 'appareil' : STYLE[niveau], id),
    ...symbole(each, ligne),
    ...(isFileur(type)
      ? []
      : [
          {
            forme: 'texte',
            ...milieu,
            texte: String(repere),
            taille: TAILLE_REPERE,
            repere: id,
          } as const,
        ]),
  ];
}

/** What a fitter recognises from above. */
function symbole({ type, position, largeur }: Element, ligne: Ligne): Trace[] {
  const milieu = position + largeur / 2;
  if (type === 'bas-evier') {
    const cuves = largeur >= 800 ? [-175, 175] : [0];
    return cuves.map((de) => aire(rectSur(ligne, milieu + de - 155, 310, [110, 400]), 'fin'));
  }
  if (type === 'bas-plaque') {
    return [-130, 130].flatMap((de) =>
      [160, 360].map((profondeur): Trace => ({
        forme: 'cercle',
        ...pointSur(ligne, milieu + de, profondeur),
        rayon: 85,
        style: 'fin',
      })),
    );
  }
  if (MODULES[type].niveau === 'colonne') {
    const { profondeur } = MODULES[type];
    return [
      trait(ligne, [position, 0], [position + largeur, profondeur], 'fin'),
      trait(ligne, [position + largeur, 0], [position, profondeur], 'fin'),
    ];
  }
  return [];
}

const LETTRES: Readonly<Record<Arrivee['type'], string>> = {
  eau: '~',
  evacuation: 'O',
  electricite: '+',
  gaz: 'G',
};

function arrivee({ type, position }: Arrivee, mur: Ligne | undefined): Trace[] {
  if (!mur) return [];
  const ici = pointSur(mur, position, -MUR / 2);
  return [
    { forme: 'cercle', ...ici, rayon: 60, style: 'vide' },
    { forme: 'texte', ...ici, texte: LETTRES[type], taille: 90 },
  ];
}

/** Widths of what stands on the floor, and the whole wall further out. */
function cotes(plan: Plan, mur: Ligne): Trace[] {
  const siens = plan.elements.filter(
    ({ ligne, type }) => ligne === mur.nom && MODULES[type].niveau !== 'haut',
  );
  const ouvertures = plan.piece.ouvertures.filter((each) => each.mur === mur.nom);
  const bords = [...(siens.length > 0 ? siens : ouvertures)].flatMap(({ position, largeur }) => [
    position,
    position + largeur,
  ]);
  const coupes = chaine(bords, mur.longueur);
  return [
    ...(coupes.length > 2 ? rangee(mur, coupes, RECUL) : []),
    ...rangee(mur, [0, mur.longueur], coupes.length > 2 ? RECUL + ENTRE : RECUL),
    nomDuMur(mur, ouvertures),
  ];
}

/** In the middle of the longest part of the wall that is one. */
function nomDuMur(mur: Ligne, ouvertures: readonly Ouverture[]): Trace {
  const coupes = chaine(
    ouvertures.flatMap(({ position, largeur }) => [position, position + largeur]),
    mur.longueur,
  );
  const pleins = coupes
    .slice(1)
    .map((fin, i) => ({ debut: coupes[i] ?? 0, fin }))
    .filter(({ debut }) => !ouvertures.some(({ position }) => position === debut))
    .sort((a, b) => b.fin - b.debut - (a.fin - a.debut));
  const { debut, fin } = pleins[0] ?? { debut: 0, fin: mur.longueur };
  const ici = pointSur(mur, (debut + fin) / 2, -MUR / 2);
  return { forme: 'texte', ...ici, texte: mur.nom, taille: 80, repere: mur.nom };
}

function rangee(mur: Ligne, coupes: readonly number[], recul: number): Trace[] {
  const [debut = 0, fin = 0] = [coupes[0], coupes.at(-1)];
  const vertical = mur.sens.x === 0;
  return [
    trait(mur, [debut, -recul], [fin, -recul], 'cote'),
    ...coupes.map((coupe) => trait(mur, [coupe, -recul + 35], [coupe, -recul - 35], 'cote')),
    ...coupes.slice(1).flatMap((coupe, i): Trace[] => {
      const avant = coupes[i] ?? 0;
      // Words would run into one another.
      if (coupe - avant < 120) return [];
      const ici = pointSur(mur, (avant + coupe) / 2, -recul - 70);
      const texte = String(coupe - avant);
      return [{ forme: 'texte', ...ici, texte, taille: TAILLE_COTE, vertical }];
    }),
  ];
}
