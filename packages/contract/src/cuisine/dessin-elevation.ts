/** A wall seen from the room, with heights and widths. */
import {
  chaine,
  reperesOf,
  TAILLE_COTE,
  TAILLE_REPERE,
  type Dessin,
  type Style,
  type Trace,
} from './dessin.ts';
import { facadesPlacees, type Surface } from './facades-placees.ts';
import { plateauxOf, rangeesOf } from './lineaire.ts';
import { EPAISSEUR_PLAN, etenduEnHauteur, hauteursOf, MODULES } from './modules.ts';
import { lignesOf, nomsDesLignes } from './piece.ts';
import type { Element, Plan } from './plan.schema.ts';

const MARGE = 300;
const BAS = 460;
const DROITE = 520;

/** Lines that something stands along, and walls with an opening. */
export function lignesEnElevation(plan: Plan): string[] {
  const garnies = new Set([
    ...plan.elements.map(({ ligne }) => ligne),
    ...plan.piece.ouvertures.map(({ mur }) => mur),
  ]);
  return nomsDesLignes(plan).filter((nom) => garnies.has(nom));
}

export function dessinerElevation(plan: Plan, nom: string): Dessin {
  const longueur = lignesOf(plan).find((ligne) => ligne.nom === nom)?.longueur ?? 0;
  const { hauteur } = plan.piece;
  const siens = plan.elements.filter(({ ligne }) => ligne === nom);
  const reperes = reperesOf(plan.elements);
  const surface = (s: Surface, style: Style, elementId?: string): Trace => ({
    forme: 'rect',
    x: s.x,
    y: hauteur - s.z - s.hauteur,
    largeur: s.largeur,
    hauteur: s.hauteur,
    style,
    ...(elementId === undefined ? {} : { elementId }),
  });
  return {
    x: -MARGE,
    y: -MARGE / 2,
    largeur: longueur + MARGE + DROITE,
    hauteur: hauteur + MARGE / 2 + BAS,
    traces: [
      surface({ x: 0, z: 0, largeur: longueur, hauteur }, 'sol'),
      ...plan.piece.ouvertures
        .filter(({ mur }) => mur === nom)
        .map(({ position, largeur, hauteur: h, allege, type }) =>
          surface({ x: position, z: type === 'porte' ? 0 : allege, largeur, hauteur: h }, 'vide'),
        ),
      ...plinthes(plan, nom).map((plinthe) => surface(plinthe, 'niche')),
      ...siens.flatMap((element) => [
        surface(boite(element, plan), STYLE[MODULES[element.type].niveau], element.id),
        ...facadesPlacees(element, plan.finitions).flatMap((facade) => [
          surface(decale(facade, element), 'facade'),
          ...(facade.poignee ? [surface(decale(facade.poignee, element), 'poignee')] : []),
        ]),
        ...repere(element, plan, reperes.get(element.id) ?? 0),
      ]),
      ...plateauxOf(plan)
        .filter(({ ligne }) => ligne === nom)
        .map(({ debut, longueur: largeur }) => {
          const { dessusBas: z } = hauteursOf(plan.finitions);
          return surface({ x: debut, z, largeur, hauteur: EPAISSEUR_PLAN }, 'plan');
        }),
      ...largeurs(siens, longueur, hauteur),
      ...hauteurs(plan, longueur, siens),
    ],
  };
}

const STYLE: Readonly<Record<'bas' | 'haut' | 'colonne', Style>> = {
  bas: 'meuble',
  haut: 'meuble',
  colonne: 'meuble',
};

function decale(surface: Surface, { position }: Element): Surface {
  return { ...surface, x: surface.x + position };
}

/** Cabinets stand on legs that the plinth hides. */
function boite({ type, position, largeur }: Element, { finitions }: Plan): Surface {
  const { z0, z1 } = etenduEnHauteur(type, finitions);
  const z = z0 === 0 && type !== 'refrigerateur' ? finitions.pieds : z0;
  return { x: position, z, largeur, hauteur: z1 - z };
}

function plinthes(plan: Plan, nom: string): Surface[] {
  return rangeesOf(
    plan,
    ({ type, ligne }) =>
      ligne === nom && MODULES[type].niveau !== 'haut' && type !== 'refrigerateur',
  ).map(({ debut, fin }) => ({
    x: debut,
    z: 0,
    largeur: fin - debut,
    hauteur: plan.finitions.pieds - 10,
  }));
}

function repere(element: Element, plan: Plan, numero: number): Trace[] {
  if (element.largeur < 200) return [];
  const { x, z, largeur, hauteur } = boite(element, plan);
  return [
    {
      forme: 'texte',
      x: x + largeur / 2,
      y: plan.piece.hauteur - z - hauteur / 2,
      texte: String(numero),
      taille: TAILLE_REPERE,
      repere: element.id,
    },
  ];
}

function largeurs(elements: readonly Element[], longueur: number, sol: number): Trace[] {
  const bords = elements
    .filter(({ type }) => MODULES[type].niveau !== 'haut')
    .flatMap(({ position, largeur }) => [position, position + largeur]);
  const coupes = chaine(bords, longueur);
  return [
    ...(coupes.length > 2 ? horizontale(coupes, sol + 130) : []),
    ...horizontale([0, longueur], sol + (coupes.length > 2 ? 320 : 130)),
  ];
}

function horizontale(coupes: readonly number[], y: number): Trace[] {
  const [debut = 0, fin = 0] = [coupes[0], coupes.at(-1)];
  return [
    { forme: 'ligne', x1: debut, y1: y, x2: fin, y2: y, style: 'cote' },
    ...coupes.flatMap((x, i): Trace[] => {
      const avant = coupes[i - 1];
      const marque: Trace = { forme: 'ligne', x1: x, y1: y - 35, x2: x, y2: y + 35, style: 'cote' };
      if (avant === undefined || x - avant < 120) return [marque];
      const texte = String(x - avant);
      return [
        marque,
        { forme: 'texte', x: (avant + x) / 2, y: y + 75, texte, taille: TAILLE_COTE },
      ];
    }),
  ];
}

function hauteurs(plan: Plan, longueur: number, elements: readonly Element[]): Trace[] {
  const { hauteur: plafond } = plan.piece;
  const { plan: planZ, basHauts, dessusHauts } = hauteursOf(plan.finitions);
  const hauts = elements.some(({ type }) => MODULES[type].niveau === 'haut');
  const colonnes = elements.some(({ type }) => MODULES[type].niveau === 'colonne');
  const coupes = chaine(
    [
      ...(elements.length > 0 ? [plan.finitions.pieds, planZ] : []),
      ...(hauts ? [basHauts] : []),
      ...(hauts || colonnes ? [dessusHauts] : []),
    ],
    plafond,
  );
  const x = longueur + 150;
  return [
    { forme: 'ligne', x1: x, y1: 0, x2: x, y2: plafond, style: 'cote' },
    ...coupes.flatMap((z, i): Trace[] => {
      const y = plafond - z;
      const avant = coupes[i - 1];
      const marque: Trace = { forme: 'ligne', x1: x - 35, y1: y, x2: x + 35, y2: y, style: 'cote' };
      if (avant === undefined || z - avant < 100) return [marque];
      const texte = String(z - avant);
      const ici = { x: x + 75, y: plafond - (avant + z) / 2 };
      return [marque, { forme: 'texte', ...ici, texte, taille: TAILLE_COTE, vertical: true }];
    }),
  ];
}
